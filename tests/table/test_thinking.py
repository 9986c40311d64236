"""How long a bot thinks depends on its cards; when it acts does not."""

from __future__ import annotations

import time
from itertools import pairwise
from pathlib import Path

import pytest

from boneace.bots.seat import Seat
from boneace.table.play.acting import bots
from boneace.table.play.acting.pacing import Pacing
from boneace.table.play.protocol import Hello
from boneace.table.store.stored import StoredMatch
from tests.table.at_table import Listener, asked, open_lobby
from tests.table.test_authority import until

pytestmark = pytest.mark.anyio


class Timed(Listener):
    """A listener that notes when it has heard of an event."""

    def __init__(self) -> None:
        super().__init__()
        self.at: list[float] = []

    def send(self, message: bytes) -> None:
        super().send(message)
        if b'"type":"events"' in message or b'"type":"welcome"' in message:
            self.at.append(time.monotonic())


async def gaps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thinks: list[float]) -> list[float]:
    """The seconds from each action of bots to the next, if they think this long."""
    takes = iter(thinks)

    def decide(stored: StoredMatch, known: Seat) -> str:
        time.sleep(next(takes, 0.0))
        return next(move.text for move in known.legal if move.text not in ("knock", "stand"))

    monkeypatch.setattr(bots, "decide", decide)
    async with open_lobby(tmp_path, bot_delay=0.2) as lobby:
        made = await lobby.create(asked("novice", "novice", "novice"))
        watcher = Timed()
        await lobby.enter(watcher, Hello(made.id))  # type: ignore[arg-type]
        await until(lambda: len(watcher.at) > len(thinks))
        lobby.leave(watcher)  # type: ignore[arg-type]
    return [after - before for before, after in pairwise(watcher.at)][: len(thinks)]


async def steady(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thinks: list[float], expected: list[float]
) -> None:
    """The gaps are as expected; measured again if a busy machine has made one of them long."""
    for attempt in range(5):
        (folder := tmp_path / str(attempt)).mkdir()
        found = await gaps(folder, monkeypatch, thinks)
        if found == pytest.approx(expected, abs=0.04):
            return
    assert found == pytest.approx(expected, abs=0.04)


async def test_thinking_longer_is_not_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await steady(tmp_path, monkeypatch, [0.0, 0.12, 0.02, 0.15], [0.2] * 4)


async def test_thinking_too_long_is_made_up_to_a_whole_number_of_delays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And from then on in this deal the others take as long."""
    await steady(tmp_path, monkeypatch, [0.0, 0.25, 0.0, 0.35], [0.2, 0.4, 0.4, 0.4])


async def test_another_deal_begins_at_the_usual_speed() -> None:
    pacing = Pacing(0.9, waits=False)
    pacing.thought(0.5)
    assert pacing.slot(0.1, 0.2) == pytest.approx(0.6) and pacing.slot(0.7, 0.2) > 0.7
    assert pacing.slot(0.7, 0.0) == 0.0  # skipped
    pacing.come_to(2, [0])
    assert pacing.slot(0.1, 0.2) == pytest.approx(0.2)
