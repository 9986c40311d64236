"""An error that nobody has foreseen ends no service: it is counted, and the service goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from boneace.table.errors import StoreError
from boneace.table.measures import measures
from boneace.table.play import authority as authorities
from boneace.table.play import protocol, recovery, tasks
from boneace.table.play.acting import bot_turns
from boneace.table.play.acting.clock import MoveClock
from boneace.table.play.authority import Authority
from boneace.table.play.loader import GameLoader
from boneace.table.play.running import Running
from boneace.table.store import store
from tests.table.at_table import Listener, enter, first_legal, load_once, open_lobby
from tests.table.people import act, made, seated, settled
from tests.table.stores import store_at
from tests.table.test_clocks import ring

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pauses."""
    for module in (tasks, bot_turns, authorities):
        monkeypatch.setattr(module, "PAUSE", 0.01)
    monkeypatch.setattr(recovery, "_FIRST_RETRY", 0.01)
    monkeypatch.setattr(store, "FIRST_RETRY", 0.01)


@pytest.fixture(autouse=True)
def counted() -> Iterator[Callable[[str], int]]:
    """The errors of a part of the server since the test began."""
    before = measures.faults.copy()
    yield lambda part: measures.faults[part] - before[part]
    measures.faults.clear()
    measures.faults.update(before)


def once(work: Callable[..., Any], error: Exception, times: int = 1) -> Callable[..., Any]:
    """The same work, which fails at first."""
    left = [error] * times

    def fails(*given: Any, **named: Any) -> Any:
        if left:
            raise left.pop()
        return work(*given, **named)

    return fails


async def played_round(authority: Authority, ben: Listener) -> None:
    """Ben plays his turn, and the bot its own."""
    while ben.view["turn"] == 1:
        await act(authority, 1, first_legal(ben))
    await settled(lambda: ben.view["turn"] == 1 or ben.view["result"])


async def test_a_bot_acts_though_its_turn_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, counted: Callable[[str], int]
) -> None:
    """It had waited until a person came again."""
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "novice", "you")
        authority, [ben] = await seated(lobby, match, 1)
        turns = authority._bots
        monkeypatch.setattr(turns, "_turn", once(turns._turn, KeyError("x"), 3))
        await act(authority, 1, first_legal(ben))
        await played_round(authority, ben)
        assert counted("match") == 3


async def test_a_clock_that_has_run_out_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, counted: Callable[[str], int]
) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", clock=MoveClock(5))
        authority, [ann, _ben] = await seated(lobby, match, 0, 1)
        running = authority._running
        monkeypatch.setattr(running, "stand_in", once(running.stand_in, KeyError("x")))
        ring(authority, 1)
        await settled(lambda: ann.view["turn"] == 0)
        assert ann.told("presence")[-1]["seats"][1]["stood_in_for"]
        assert counted("match") == 1


async def test_who_cannot_be_welcomed_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, counted: Callable[[str], int]
) -> None:
    """The page had waited for ever."""
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human")
        monkeypatch.setattr(Running, "welcome", once(Running.welcome, KeyError("x")))
        ann, _ = await enter(lobby, match, 0)
        await settled(lambda: ann.closed == protocol.FAILED)
        assert counted("match") == 1
        ann, _ = await enter(lobby, match, 0)
        await settled(lambda: ann.welcomed)


async def test_a_match_goes_on_though_going_on_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, counted: Callable[[str], int]
) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human")
        authority, [ann, _ben] = await seated(lobby, match, 0, 1)
        again = authority._recovery
        monkeypatch.setattr(again, "_go_on", once(again._go_on, KeyError("x")))
        again.failed()
        assert ann.told("status")[-1]["text"]
        await settled(lambda: not again.failing)
        assert ann.told("status")[-1]["text"] == "" and counted("match") == 1


async def test_the_store_is_tried_again_whatever_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, counted: Callable[[str], int]
) -> None:
    opened = await store_at(tmp_path / "table.sqlite")
    log = opened._database.log
    monkeypatch.setattr(log, "probe", once(log.probe, KeyError("x")))
    await opened.recovered()
    assert counted("store") == 1
    await opened.close()


async def test_a_game_is_loaded_though_the_news_of_it_fail(
    counted: Callable[[str], int],
) -> None:
    loader = GameLoader(warm=(), load=load_once)
    loader.listen(once(lambda: None, KeyError("x")))
    loader.start()
    async with asyncio.timeout(60):
        await loader.wait_compiled("thirty-one")
    await loader.stop()
    assert counted("games") == 1


async def test_a_game_is_loaded_though_its_stamp_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch, counted: Callable[[str], int]
) -> None:
    from boneace.table.play import loader as loading

    monkeypatch.setattr(loading, "has_stamp", once(lambda game: True, KeyError("x")))
    loader = GameLoader(load=load_once)
    loader.want("thirty-one")
    task = asyncio.create_task(loader._bring("thirty-one"))
    async with asyncio.timeout(60):
        await loader.wait_compiled("thirty-one")
    await task
    assert counted("games") == 1


async def test_a_failing_store_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, counted: Callable[[str], int]
) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "novice", "you")
        authority, [ben] = await seated(lobby, match, 1)
        turns = authority._bots
        monkeypatch.setattr(turns, "_turn", once(turns._turn, StoreError("x")))
        await played_round(authority, ben)
        assert counted("match") == 0
