"""Memory is bounded, however many matches are made and left."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from collections import Counter
from pathlib import Path

import pytest

from boneace.table.play import lobby as lobbies
from boneace.table.play import running as runnings
from boneace.table.play import shuffle
from boneace.table.play import viewer as viewers
from boneace.table.play.acting.actions import KEPT_REFUSALS
from boneace.table.play.lobby import Lobby
from boneace.table.play.people.together import Offer
from boneace.table.play.viewer import Viewer
from tests.table.at_table import first_legal, open_lobby
from tests.table.people import made, seated, settled
from tests.table.test_sockets import SlowSocket

ROUND = 30


async def made_and_left(lobby: Lobby, many: int) -> None:
    """Make matches, sit down at each, play a move, and go."""
    for _ in range(many):
        match = await made(lobby, "you", "human")
        authority, [listener] = await seated(lobby, match, 0)
        if listener.view["turn"] == 0:
            await authority.act(0, "one", first_legal(listener))
        lobby.leave(listener)  # type: ignore[arg-type]
    async with asyncio.timeout(60):
        while lobby.open_matches:
            await asyncio.sleep(0.01)


def ours() -> Counter[str]:
    """The number of objects of each class of the table."""
    gc.collect()
    kinds = (type(one) for one in gc.get_objects())
    return Counter(kind.__name__ for kind in kinds if str(kind.__module__).startswith("boneace."))


@pytest.mark.anyio
async def test_matches_that_are_left_are_unloaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "EVICT_AFTER", 0.0)
    # the same cards each time: the cache of results for hands has a limit, and filling it would
    # take many more matches
    monkeypatch.setattr(shuffle, "new_seed", lambda: bytes(32))
    async with open_lobby(tmp_path) as lobby:
        await made_and_left(lobby, ROUND)
        tracemalloc.start()
        await made_and_left(lobby, ROUND)  # objects made once, on first use, are not counted
        before, grown = ours(), []
        for _ in range(3):  # other parts of this process allocate in one round only
            size, _ = tracemalloc.get_traced_memory()
            await made_and_left(lobby, ROUND)
            gc.collect()
            grown.append((tracemalloc.get_traced_memory()[0] - size) / ROUND)
        tracemalloc.stop()
        assert ours() - before == Counter()
        assert min(grown) < 256, f"{min(grown):.0f} bytes are left of each match"
        assert lobby.viewers == 0


@pytest.mark.anyio
async def test_a_match_that_is_busy_when_it_is_left_is_unloaded_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "EVICT_AFTER", 0.01)
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human")
        authority, [listener] = await seated(lobby, match, 0)
        busy = asyncio.Event()
        authority._tasks.spawn(busy.wait())
        lobby.leave(listener)  # type: ignore[arg-type]
        await asyncio.sleep(0.1)
        assert lobby.open_matches == 1, "it is not unloaded while it works"
        busy.set()
        await asyncio.sleep(0.1)
        assert lobby.open_matches == 0


@pytest.mark.anyio
async def test_refusals_are_kept_for_a_while_only(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human")
        authority, _ = await seated(lobby, match, 0)
        for number in range(5 * KEPT_REFUSALS):
            await authority.act(0, f"id-{number}", "no such move")
        assert len(authority._actions.refusals) <= KEPT_REFUSALS


@pytest.mark.anyio
async def test_what_waits_for_a_slow_viewer_is_bounded() -> None:
    follower = Viewer(SlowSocket())  # type: ignore[arg-type]
    for _ in range(10 * viewers.QUEUE_LIMIT):
        follower.send(b"x")
        assert len(follower._queue) <= viewers.QUEUE_LIMIT


@pytest.mark.anyio
async def test_what_viewers_were_told_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runnings, "TIDY_AFTER", 0.0)
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human")
        authority, people = await seated(lobby, match, 0, 1)
        for number in range(12):
            running = authority._running
            await asyncio.sleep(0.01)
            past = running.past
            assert not [key for key in (*past.views, *past.shown) if key[0] < running.told]
            assert not [at for at in past.states if at < running.told]
            turn = people[0].view["turn"]
            if turn is None:
                break
            answer = await authority.act(turn, str(number), first_legal(people[turn]))
            assert b"accepted" in answer
        assert running.told > 12


@pytest.mark.anyio
async def test_an_unanswered_offer_does_not_keep_its_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its timer had kept the match in memory for a minute."""
    monkeypatch.setattr(lobbies, "EVICT_AFTER", 0.0)
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human")
        authority, [ann, ben] = await seated(lobby, match, 0, 1)
        await authority.together(0, Offer("end"))
        assert authority._offers.open
        timer = authority._offers._timer
        for listener in (ann, ben):
            lobby.leave(listener)  # type: ignore[arg-type]
        await settled(lambda: not lobby.open_matches)
        assert timer is not None and timer.cancelled()
