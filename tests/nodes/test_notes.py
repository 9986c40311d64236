"""Entries of the log besides moves, on two servers: clocks, a pause, substitute bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from boneace.table.play import fold
from boneace.table.play.acting.clock import BankClock, MoveClock
from boneace.table.play.people.together import Agree, Offer, Resume
from tests.friends.at_friends import until
from tests.nodes.test_two_lobbies import enter, moves, two
from tests.table.at_table import Listener, asked, first_legal
from tests.table.people import act
from tests.table.test_clocks import Time, left, ring, running, stored

pytestmark = pytest.mark.anyio


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


@pytest.fixture
def folds(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The matches that were read from the beginning of their logs."""
    found: list[str] = []
    whole = fold.fold

    def counted(match: Any, events: Any) -> Any:
        found.append(match.id)
        return whole(match, events)

    monkeypatch.setattr(fold, "fold", counted)
    return found


async def test_a_clock_costs_the_other_server_no_second_folding(
    tmp_path: Path, time: Time, folds: list[str]
) -> None:
    async with two(tmp_path) as (here, there):
        made = await here.create(replace(asked("human", "human"), clock=BankClock(300, 5)))
        (ann, one), (ben, other) = await enter(here, made, 0), await enter(there, made, 1)
        watchers = [(await enter(lobby, made, None))[0] for lobby in (here, there)]
        everybody = (ann, ben, *watchers)
        await until(lambda: all(who.told("clocks") for who in everybody))
        folds.clear()
        for _ in range(8):
            seat = ann.view["turn"]
            player, authority = ((ann, one), (ben, other))[seat]
            time.pass_(7)
            await act(authority, seat, first_legal(player))
            await until(lambda: len({who.number for who in everybody}) == 1)
            await until(lambda: left(ann) == left(ben) and running(ann) == running(ben))
            assert running(ann) == ann.view["turn"]
        assert not folds
        assert moves(watchers[0]) == moves(watchers[1])
        assert max(found or 0 for found in left(ann)) < 300, "decisions have cost time"


async def test_a_pause_and_its_end_cost_no_second_folding(
    tmp_path: Path, time: Time, folds: list[str]
) -> None:
    async with two(tmp_path) as (here, there):
        made = await here.create(replace(asked("human", "human"), clock=BankClock(300, 5)))
        (ann, one), (ben, other) = await enter(here, made, 0), await enter(there, made, 1)
        await until(lambda: ann.told("clocks") and ben.told("clocks"))
        folds.clear()
        await one.together(0, Offer("pause"))
        await until(lambda: ben.told("offered"))
        await other.together(1, Agree("pause"))
        await until(lambda: all(who.told("clocks")[-1]["paused"] for who in (ann, ben)))
        await one.together(0, Resume())
        await until(lambda: not any(who.told("clocks")[-1]["paused"] for who in (ann, ben)))
        await until(lambda: running(ann) == running(ben) is not None)
        assert not folds


def stands_in(listener: Listener, seat: int) -> bool:
    told = listener.told("presence")
    return bool(told) and told[-1]["seats"][seat]["stood_in_for"]


async def test_a_bot_that_stands_in_does_so_on_all_servers_until_the_player_is_back(
    tmp_path: Path, folds: list[str]
) -> None:
    async with two(tmp_path, bot_delay=600) as (here, there):
        made = await here.create(replace(asked("human", "human"), clock=BankClock(300, 5)))
        (ann, one), (ben, other) = await enter(here, made, 0), await enter(there, made, 1)
        await until(lambda: ann.told("clocks") and ben.told("clocks"))
        folds.clear()
        seat = ann.view["turn"]
        ring_at, player, its = ((one, ann, one), (other, ben, other))[seat]
        ring_at._time._clock._since -= 300_000  # type: ignore[union-attr,operator]
        ring_at._time._ring(seat)
        await until(lambda: stands_in(ann, seat) and stands_in(ben, seat))
        await act(its, seat, first_legal(player))
        await until(lambda: not stands_in(ann, seat) and not stands_in(ben, seat))
        assert not folds
        noted = [event.move for event in await stored(here, made) if event.seat == -2]
        assert f"stand-in {seat}" in noted and f"back {seat}" in noted


async def test_a_server_that_takes_over_knows_for_whom_a_bot_plays(
    tmp_path: Path, time: Time
) -> None:
    """The first server is killed; the player who was gone is still gone."""
    async with two(tmp_path, bot_delay=600) as (here, there):
        made = await here.create(replace(asked("human", "human"), clock=MoveClock(5)))
        (ann, one), (ben, _) = await enter(here, made, 0), await enter(here, made, 1)
        await until(lambda: ann.told("clocks") and ben.told("clocks"))
        seat = ann.view["turn"]
        ring(one, seat)
        await until(lambda: stands_in(ann, seat))
        watcher, _ = await enter(there, made, None)
        await until(lambda: watcher.told("welcome"))
        await until(lambda: stands_in(watcher, seat))
        back, _ = await enter(there, made, seat)
        await until(lambda: back.told("welcome"))
        await until(lambda: not stands_in(watcher, seat))
