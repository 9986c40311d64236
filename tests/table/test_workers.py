"""Bots that think in processes of their own: the same moves, and a worker that dies is replaced."""

from __future__ import annotations

import os
import signal

import pytest

from boneace.bots import Seat
from boneace.match.beginning import new
from boneace.table.play import bots
from boneace.table.play.workers import Workers
from boneace.table.store.stored import StoredMatch, StoredSeat

pytestmark = pytest.mark.anyio

SEATS = (StoredSeat("club", "Ann"), StoredSeat("club", "Ben"))


def pid() -> int:
    return os.getpid()


def fail(text: str) -> None:
    raise ValueError(text)


async def test_a_bot_decides_the_same_in_a_worker() -> None:
    match = new("thirty-one", players=["Ann", "Ben"], seed=5, at_once=True)
    assert isinstance(match.turn, int)
    stored = StoredMatch("m", "thirty-one", "pennies", dict(match.options), SEATS, 0, b"s" * 32, 1)
    known = Seat.of(match, match.turn)
    workers = Workers(1)
    try:
        told = await workers.run(True, bots.decide, stored, known)
        assert told == await Workers().run(True, bots.decide, stored, known)
        assert told in [move.text for move in known.legal]
    finally:
        workers.close()


async def test_what_is_not_compiled_is_thought_here() -> None:
    workers = Workers(1)
    assert await workers.run(False, pid) == os.getpid()
    assert await Workers(0).run(True, pid) == os.getpid()


async def test_a_worker_that_dies_is_replaced() -> None:
    workers = Workers(1)
    try:
        first = await workers.run(True, pid)
        assert first != os.getpid()
        os.kill(first, signal.SIGKILL)
        assert await workers.run(True, pid) not in (first, os.getpid())
    finally:
        workers.close()


async def test_an_error_of_the_work_is_raised_here() -> None:
    workers = Workers(1)
    try:
        with pytest.raises(ValueError, match="why"):
            await workers.run(True, fail, "why")
    finally:
        workers.close()
