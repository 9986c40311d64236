"""The trace of a match, for comparing compiled and interpreted play."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from boneace.kernel.contract import CHANCE, OVER, SPECTATOR
from boneace.kernel.states import blank, clone, key
from boneace.testing.case import Case, State

Request = dict[str, Any]
Trace = list[list[Any]]

SAMPLES_EVERY = 16
"""A world is sampled too, after every this many moves."""


def digest(s: State) -> str:
    return hashlib.sha1(key(s)).hexdigest()[:16]


def replay(case: Case, request: Request) -> tuple[Trace, list[list[State]]]:
    """Replay a request. Returns a row for the state after every move, and the row's records."""
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
    """The row to compare for one state, facts and digests, and the records that were digested."""
    seat, legal = case.turn(s)
    viewers = [ply % (case.seats + 1) - 1]  # each in turn, and the seat to move
    if seat not in (CHANCE, OVER, *viewers):
        viewers.append(seat)
    kept = [clone(s), *(case.seen(s, viewer) for viewer in viewers)]
    if ply % SAMPLES_EVERY == 0:
        world, rng = blank(s.dtype), np.array([ply + 1], np.uint64)
        seen = case.seen(s, SPECTATOR)
        case.drivers.sample(case.o, seen, world, rng, 50)
        kept.append(world)
    won = np.zeros(case.seats)
    if seat == OVER:
        case.drivers.returns_of(case.o, s, won)
    row = [seat, legal, won.tolist(), *(digest(one) for one in kept)]
    return row, kept
