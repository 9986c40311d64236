"""Bots that think in separate processes: the same moves, and a dead worker is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from boneace.bots import Seat
from boneace.cluster import ClusterError
from boneace.languages import current, speaking
from boneace.match.beginning import new
from boneace.table.play.acting import bots
from boneace.table.play.acting.workers import THREADS, Workers
from boneace.table.play.past import hints
from boneace.table.play.past.last_hint import LastHint
from boneace.table.store.stored import StoredMatch, StoredSeat
from tests.friends.at_friends import until
from tests.table.at_table import asked, enter, open_lobby
from tests.table.people import made, seated

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


class Gone:
    """A cluster whose head was lost."""

    room, lost = 1, ()

    def submit(self, *given: object) -> object:
        raise ClusterError("the cluster has gone")

    def close(self, wait: bool = True) -> None:
        """Nothing is open."""


async def test_where_the_cluster_has_gone_the_work_is_done_here(
    caplog: pytest.LogCaptureFixture,
) -> None:
    workers = Workers(shared=Gone())  # type: ignore[arg-type]
    assert await workers.run(True, pid) == os.getpid()
    assert "has gone" in caplog.text


def test_a_cluster_that_does_not_answer_is_told_at_once(tmp_path: Path) -> None:
    """Run in a separate process: another test in this one may use a cluster already."""
    given = ["--port", "0", "--db", str(tmp_path / "t.sqlite"), "--ray", "127.0.0.1:9"]
    command = [sys.executable, "-m", "boneace", "table", "--no-browser", *given]
    told = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert told.returncode == 2
    assert "127.0.0.1:9" in told.stderr


async def test_a_hint_is_made_in_a_worker_in_the_language_of_the_seat(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(replace(asked("you", "human"), hints=True))
        (_, authority), (listener, _) = [await enter(lobby, made, seat) for seat in (0, 1)]
        await until(lambda: listener.told("welcome"))
        seat = listener.view["turn"]
        here = await authority.hint(seat)
        asked_for: list[object] = []

        class Noted(Workers):
            async def run(self, compiled: bool, work: Any, *given: Any) -> Any:
                asked_for.append(work)
                return await super().run(compiled, work, *given)

        workers = Noted(1)
        authority._hint = LastHint(workers)  # the other one has this hint already
        try:
            assert await authority.hint(seat) == here
            with speaking("de"):
                there = await authority.hint(seat)
        finally:
            workers.close()
        assert asked_for == [hints.told, hints.told]
        assert there != here and "Ziehen" in there.decode()


async def test_a_match_is_opened_while_every_thread_thinks(tmp_path: Path) -> None:
    """With the bots of fifty tables at work nobody could open a match for minutes."""
    async with open_lobby(tmp_path) as lobby:
        done = threading.Event()
        thinking = [
            asyncio.create_task(lobby.workers.run(False, done.wait)) for _ in range(THREADS + 2)
        ]
        try:
            match = await made(lobby, "you", "human")
            async with asyncio.timeout(10):
                _, [ann, ben] = await seated(lobby, match, 0, 1)
            assert ann.view["deal"] == ben.view["deal"] == 1
            assert not any(task.done() for task in thinking)
        finally:
            done.set()
            await asyncio.gather(*thinking)


async def test_a_thread_speaks_the_language_of_its_caller() -> None:
    workers = Workers()
    with speaking("eu"):
        assert await workers.run(False, current) == "eu"
    workers.close()
