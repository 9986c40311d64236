"""Clocks at a table: whose time runs, and what happens when it is up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from boneace.table.errors import TableError
from boneace.table.play.acting import clock, timekeeper
from boneace.table.play.acting.clock import BankClock, MoveClock
from boneace.table.play.notes import NOTE
from boneace.table.play.people.together import Agree, Here, Offer, Resume
from tests.table.at_table import Listener, first_legal, open_lobby
from tests.table.people import act, made, seated, settled
from tests.table.test_authority import heard, until

pytestmark = pytest.mark.anyio

BANK = BankClock(300, 5)


class Time:
    """A clock set by tests: seconds pass on request."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000
        found = staticmethod(lambda: self.now)
        monkeypatch.setattr(timekeeper.Timekeeper, "_now", found)

    def pass_(self, seconds: float) -> None:
        self.now += round(1000 * seconds)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def left(listener: Listener) -> list[int | None]:
    """The times in the last message about the clocks, in seconds."""
    seats = listener.told("clocks")[-1]["seats"]
    return [None if found is None else round(found / 1000) for found in seats]


def running(listener: Listener) -> int | None:
    found: int | None = listener.told("clocks")[-1]["running"]
    return found


async def test_a_decision_costs_its_time(tmp_path: Path, time: Time) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", "novice", clock=BANK)
        authority, [ann, ben] = await seated(lobby, match, 0, 1)
        assert ann.welcome["match"]["clock"] == {"kind": "bank", "seconds": 300, "increment": 5}
        assert left(ben) == [300, 300, None] and running(ben) == 1
        time.pass_(20)
        await act(authority, 1, "draw")
        assert left(ann) == [300, 285, None] and running(ann) == 1
        time.pass_(10)
        discard = first_legal(ben)
        await act(authority, 1, discard)
        await settled(lambda: ann.view["turn"] == 0)
        await settled(lambda: running(ann) == 0)
        assert left(ann) == [300, 280, None]


async def test_a_move_clock_begins_anew(tmp_path: Path, time: Time) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", clock=MoveClock(30))
        authority, [ann, _] = await seated(lobby, match, 0, 1)
        time.pass_(29)
        await act(authority, 1, "knock")
        assert left(ann) == [30, 30] and running(ann) == 0


async def test_without_a_clock_nobody_is_told_of_one(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human")
        authority, [ann, ben] = await seated(lobby, match, 0, 1)
        await act(authority, 1, "knock")
        assert not ann.told("clocks") and not ben.told("clocks")
        assert all("spent" not in event.move for event in await stored(lobby, match))


async def stored(lobby: Any, match: Any) -> Any:
    return await (await lobby.store()).events(match.id)


async def test_a_restart_costs_nobody_time(tmp_path: Path, time: Time) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", clock=BANK)
        authority, [_, ben] = await seated(lobby, match, 0, 1)
        time.pass_(20)
        await act(authority, 1, "draw")
        time.pass_(30)  # the server is killed while Ben thinks, and is away for an hour
    time.pass_(3600)
    async with open_lobby(tmp_path) as lobby:
        _, [ann] = await seated(lobby, match, 0)
        assert left(ann) == [300, 285] and running(ann) == 1
    assert ben.closed is None


async def test_a_clock_stands_still_while_nobody_is_there(tmp_path: Path, time: Time) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", clock=BANK)
        authority, [ann, ben] = await seated(lobby, match, 0, 1)
        time.pass_(10)
        lobby.leave(ben)  # type: ignore[arg-type]
        time.pass_(10)
        assert running(ann) == 1, "Ann is waiting"
        lobby.leave(ann)  # type: ignore[arg-type]
        time.pass_(1000)
        await until(lambda: authority.resting)  # no clock keeps the match in memory
        _, [again] = await seated(lobby, match, 0)
        assert left(again) == [300, 280] and running(again) == 1


async def test_a_deal_that_waits_for_people_stops_the_clocks(tmp_path: Path, time: Time) -> None:
    from msgspec.structs import replace

    from tests.table.at_table import asked

    async with open_lobby(tmp_path) as lobby:
        new = asked("you", "human", preset="no-elimination", deals=5)
        match = await lobby.create(replace(new, wait=None, clock=BANK))
        authority, [ann, ben] = await seated(lobby, match, 0, 1)
        while ann.view["deal"] == 1:
            turn = ann.view["turn"]
            moves = [entry["move"] for entry in (ann, ben)[turn].view["legal"]]
            await act(authority, turn, "knock" if "knock" in moves else "stand")
        assert running(ann) is None
        time.pass_(500)
        from boneace.table.play.protocol import Ready

        authority.ask(0, Ready(1))
        authority.ask(1, Ready(1))
        await settled(lambda: running(ann) is not None)
        assert min(found for found in left(ann) if found) >= 300


async def test_when_time_is_up_a_bot_plays_until_the_player_is_back(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", clock=MoveClock(5))
        authority, [ann, ben] = await seated(lobby, match, 0, 1)
        ring(authority, 1)
        await settled(lambda: ann.view["turn"] == 0)
        assert ann.told("presence")[-1]["seats"][1]["stood_in_for"]
        notes = [event.move for event in await stored(lobby, match) if event.seat == NOTE]
        assert any(note.startswith("spent 1 5") for note in notes)
        await act(authority, 0, first_legal(ann))
        while ann.view["turn"] == 0:
            await act(authority, 0, first_legal(ann))
        await settled(lambda: ann.view["turn"] == 0)  # the bot has played again
        await authority.together(1, Here())
        assert not ann.told("presence")[-1]["seats"][1]["stood_in_for"]
        while ann.view["turn"] == 0:
            await act(authority, 0, first_legal(ann))
        assert ben.view["turn"] == 1 and running(ben) == 1
        await asyncio.sleep(0.2)
        assert ben.view["turn"] == 1, "no bot plays for who is back"
        await act(authority, 1, first_legal(ben))


def ring(authority: Any, seat: int) -> None:
    """Let the time of a seat run out now."""
    time = authority._time
    assert time._clock.running == seat
    time._clock._since -= 5000
    time._ring(seat)


async def test_a_move_takes_the_seat_back_from_the_bot(tmp_path: Path) -> None:
    async with open_lobby(tmp_path, bot_delay=600) as lobby:
        match = await made(lobby, "you", "human", clock=MoveClock(5))
        authority, [ann, ben] = await seated(lobby, match, 0, 1)
        authority._running.now_told()
        ring(authority, 1)
        await settled(lambda: ann.told("presence")[-1]["seats"][1]["stood_in_for"])
        await act(authority, 1, "knock")  # the bot has not acted yet
        assert not ben.told("presence")[-1]["seats"][1]["stood_in_for"]


async def test_a_pause_by_agreement(tmp_path: Path, time: Time) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", clock=BANK)
        authority, [ann, ben] = await seated(lobby, match, 0, 1)
        await authority.together(0, Offer("pause"))
        assert running(ann) == 1, "Ben has not agreed yet"
        time.pass_(5)
        await authority.together(1, Agree("pause"))
        assert ann.told("clocks")[-1] == {
            "type": "clocks",
            "seats": [300_000, 295_000],
            "running": None,
            "paused": True,
        }
        answer = heard(await authority.act(1, "p", "draw"))
        assert "paused" in answer["reason"]
    time.pass_(5000)
    async with open_lobby(tmp_path) as lobby:  # a restart ends no pause
        authority, [ann, ben] = await seated(lobby, match, 0, 1)
        assert ann.told("clocks")[-1]["paused"] and running(ann) is None
        await authority.together(1, Resume())
        assert running(ben) == 1 and not ben.told("clocks")[-1]["paused"]
        with pytest.raises(TableError, match="not paused"):
            await authority.together(0, Resume())
        answer = heard(await authority.act(1, "p", "draw"))
        assert answer["type"] == "accepted", "a refusal because of the pause is not remembered"


async def test_bots_rest_in_a_pause(tmp_path: Path) -> None:
    async with open_lobby(tmp_path, bot_delay=0.1) as lobby:
        match = await made(lobby, "novice", "you")
        authority, [ben] = await seated(lobby, match, 1)
        await act(authority, 1, "knock")
        await authority.together(1, Offer("pause"))
        assert ben.told("clocks")[-1] == {
            "type": "clocks",
            "seats": [],
            "running": None,
            "paused": True,
        }
        await asyncio.sleep(0.4)
        assert ben.view["turn"] == 0
        await authority.together(1, Resume())
        await settled(lambda: ben.view["turn"] != 0)


async def test_clocks_hide_nothing_and_need_no_wall_clock() -> None:
    """A clock that runs backwards costs nobody time."""
    live = clock.Clock(BANK, [0])
    live.run(0, 5000)
    assert live.left(0, 1000) == 300_000
