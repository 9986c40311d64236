"""Compiled equals interpreted: the same source gives the same match both ways, byte by byte."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import boneace
from boneace.kernel.states import clone
from boneace.testing.case import Case, State, differing, turn_name
from boneace.testing.trace import Request, replay
from boneace.testing.walks import Walk

SEEDS = (1, 2)
PART = 45
"""How many moves at the beginning and at the end of a match are compared."""


@cache
def _interpreter() -> subprocess.Popen[str]:
    """The process that runs the interpreted rules, shared by all checks."""
    package = str(Path(boneace.__file__).parents[1])
    path = os.pathsep.join([package, *sys.path])
    child = subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "boneace.testing.interpreted"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": path},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(_end, child)
    return child


def _end(child: subprocess.Popen[str]) -> None:
    child.communicate()


def interpret(request: Request) -> dict[str, Any]:
    """Answer a request with the interpreted rules, in the other process."""
    child = _interpreter()
    assert child.stdin is not None and child.stdout is not None
    child.stdin.write(json.dumps(request) + "\n")
    child.stdin.flush()
    line = child.stdout.readline()
    if not line:
        _interpreter.cache_clear()
        raise AssertionError("the interpreting process ended; its output is above")
    found: dict[str, Any] = json.loads(line)
    return found


def _request(case: Case, walk: Walk, state: State | None, moves: list[int]) -> Request:
    return {
        "game": case.game,
        "package": case.declaration.package,
        "preset": case.preset,
        "seats": case.seats,
        "options": case.options,
        "dealer": walk.dealer,
        "state": None if state is None else state.tobytes().hex(),
        "moves": moves,
    }


def check_compiled(case: Case) -> None:
    """The beginnings and ends of random matches are the same compiled and interpreted."""
    case = case.ended
    for seed in SEEDS:
        walk = Walk(case, seed)
        states = [clone(walk.s)]
        while walk.step():
            states.append(clone(walk.s))
        _compare(case, walk, _request(case, walk, None, walk.moves[:PART]), 0)
        begin = max(PART, len(walk.moves) - PART)
        if begin < len(walk.moves):
            request = _request(case, walk, states[begin], walk.moves[begin:])
            _compare(case, walk, request, begin)


def _compare(case: Case, walk: Walk, request: Request, begin: int) -> None:
    compiled, records = replay(case, request)
    found = interpret(request)
    if "error" in found:
        raise case.failure(f"the interpreted rules raise {found['error']}", walk.seed)
    for ply, (one, other) in enumerate(zip(compiled, found["trace"], strict=False)):
        if one != other:
            problem = _explain(case, request | {"detail": ply}, records[ply], one, other)
            raise case.failure(problem, walk.seed, begin + ply)


def _explain(
    case: Case, request: Request, records: list[State], one: list[Any], other: list[Any]
) -> str:
    """What differs, in words."""
    if "refused" in other[:1]:
        return f"the interpreted rules refuse move {other[1]}"
    if one[0] != other[0]:
        return f"the turn is {turn_name(one[0])} compiled and {turn_name(other[0])} interpreted"
    if one[1] != other[1]:
        return f"the legal moves are {one[1]:#x} compiled and {other[1]:#x} interpreted"
    if one[2] != other[2]:
        return f"the returns are {one[2]} compiled and {other[2]} interpreted"
    theirs = interpret(request)["records"]
    for place, (mine, their) in enumerate(zip(records, theirs, strict=True)):
        if found := differing(mine, np.frombuffer(bytes.fromhex(their), mine.dtype)):
            what = "the state" if place == 0 else "a view or a sampled world"
            return f"{what} differs between compiled and interpreted: {found}"
    return "compiled and interpreted rules differ"
