"""The rules run by Python itself: the other side of “compiled equals interpreted”.

A process of its own, started with NUMBA_DISABLE_JIT=1. It reads requests, one JSON object a line,
and answers each with one: a match, or a part of one, is replayed from its moves, and after every
move the seat to move, the legal moves, the returns and digests of the state and of what the
viewers know are written down.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import numpy as np

from boneace import games
from boneace.kernel.contract import CHANCE, OVER, SPECTATOR
from boneace.testing.case import Case, State, copied, fields_of

Request = dict[str, Any]
Trace = list[list[Any]]

SAMPLES_EVERY = 16
"""After so many moves a world is sampled too."""


def digest(s: State) -> str:
    return hashlib.sha1(fields_of(s)).hexdigest()[:16]


def replay(case: Case, request: Request) -> tuple[Trace, list[list[State]]]:
    """Replay a request: what was seen after every move, and the records that it was seen in."""
    if request["state"] is None:
        s = case.begun(request["dealer"])
    else:
        s = np.frombuffer(bytearray.fromhex(request["state"]), case.rules.State)
    found: Trace = []
    records: list[list[State]] = []
    for ply, move in enumerate([-1, *request["moves"]]):
        if move >= 0 and not case.drivers.play_one(case.o, s, move):
            return [*found, ["refused", move]], records
        row, kept = _look(case, s, ply)
        found.append(row)
        records.append(kept)
    return found, records


def _look(case: Case, s: State, ply: int) -> tuple[list[Any], list[State]]:
    """All that is compared of one state: its facts and digests, and the records digested."""
    seat, legal = case.turn(s)
    viewers = [ply % (case.seats + 1) - 1] if seat == CHANCE else case.viewers
    kept = [copied(s), *(case.seen(s, viewer) for viewer in viewers)]
    if ply % SAMPLES_EVERY == 0:
        world, rng = np.zeros_like(s), np.array([ply + 1], np.uint64)
        seen = case.seen(s, SPECTATOR)
        case.drivers.sample(case.o, seen, world, rng, 50)
        kept.append(world)
    won = np.zeros(case.seats)
    if seat == OVER:
        case.drivers.returns_of(case.o, s, won)
    row = [seat, legal, won.tolist(), *(digest(one) for one in kept)]
    return row, kept


def answer(request: Request) -> dict[str, Any]:
    """The answer to one request; with `detail`, the records of that ply in full."""
    if request["game"] not in games.names():
        games.register(request["package"])
    case = Case(request["game"], request["preset"], request["seats"])
    try:
        trace, records = replay(case, request)
    except Exception as error:
        import traceback

        return {"error": f"{type(error).__name__}: {error}\n{traceback.format_exc()}"}
    if "detail" in request:
        return {"records": [one.tobytes().hex() for one in records[request["detail"]]]}
    return {"trace": trace}


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
