"""Undo: only a player's own last decision, only with consent, and never across new information."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import boneace
from boneace import games
from boneace.bots.seat import Seat
from boneace.match.told import told_nothing
from boneace.table.errors import TableError
from boneace.table.play.lobby import Lobby
from boneace.table.play.people.together import Agree, Decline, Offer
from boneace.table.play.protocol import Hello, PlayOn
from tests.places import ROOT
from tests.table.at_table import Listener, enter, open_lobby, ready_loader
from tests.table.people import act, made, seated, settled
from tests.table.stores import put_new, store_at
from tests.table.test_authority import welcomed
from tests.table.test_troubles import FailingStore

pytestmark = pytest.mark.anyio

UNDO = Offer("undo")


async def refused(authority: Any, seat: int, asked: Any) -> str:
    with pytest.raises(TableError) as caught:
        await authority.together(seat, asked)
    return caught.value.reason


async def test_a_knock_is_taken_back_with_consent(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", "human")
        authority, [ann, ben, cleo, watcher] = await seated(lobby, match, 0, 1, 2, None)
        before = ben.view
        await act(authority, 1, "knock")
        assert ben.view != before
        await authority.together(1, UNDO)
        for listener in (ann, ben, cleo, watcher):
            assert listener.told("offered")[-1]["kind"] == "undo"
            assert listener.told("offered")[-1]["seats"] == [0, 2]
        await authority.together(0, Agree("undo"))
        assert ben.view != before, "Cleo has not agreed yet"
        assert ann.told("offered")[-1]["seats"] == [2]
        await authority.together(2, Agree("undo"))
        for listener in (ann, ben, cleo, watcher):
            welcome = listener.welcome
            assert welcome["undos"] == 1 and welcome["resync"] and welcome["number"] == 10
            assert listener.told("offered")[-1]["kind"] is None
        assert ben.view == before
        await act(authority, 1, "draw")
        assert ann.told("events")[-1]["events"][0]["number"] == 11


async def test_who_is_alone_with_bots_asks_nobody(tmp_path: Path) -> None:
    async with open_lobby(tmp_path, bot_delay=600) as lobby:
        match = await made(lobby, "novice", "you")
        authority, [ben] = await seated(lobby, match, 1)
        before = ben.view
        await act(authority, 1, "knock")
        await authority.together(1, UNDO)
        assert ben.welcome["undos"] == 1 and ben.view == before
        await act(authority, 1, "draw")


async def test_no_bot_acts_on_what_was_taken_back(tmp_path: Path) -> None:
    """The bot was waiting to answer the knock: it answers what is played instead."""
    async with open_lobby(tmp_path, bot_delay=0.3) as lobby:
        match = await made(lobby, "novice", "you", preset="no-elimination", deals=1)
        authority, [ben] = await seated(lobby, match, 1)
        await act(authority, 1, "knock")
        await authority.together(1, UNDO)
        await asyncio.sleep(0.5)
        assert ben.view["turn"] == 1, "nobody has acted"
        await act(authority, 1, "draw")
        move = ben.view["legal"][0]["move"]
        await act(authority, 1, move)
        await settled(lambda: ben.view["turn"] == 1 or ben.view["result"])


async def test_what_cannot_be_taken_back(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human")
        authority, [ann, ben] = await seated(lobby, match, 0, 1)
        assert "your own last" in await refused(authority, 1, UNDO)  # nothing was done yet
        await act(authority, 1, "draw")
        # a card was dealt since
        assert "learned something" in await refused(authority, 1, UNDO)
        discard = next(m["move"] for m in ben.view["legal"] if m["move"].startswith("discard"))
        await act(authority, 1, discard)
        assert "your own last" in await refused(authority, 0, UNDO)
        assert "learned something" in await refused(authority, 1, UNDO)
        assert not ann.told("offered") and not ben.told("offered")


async def test_what_a_bot_has_answered_is_not_taken_back(tmp_path: Path) -> None:
    """Its answer tells something about its cards; the player is told so, and what else there is."""
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "novice", "you", "novice")
        authority, [ben] = await seated(lobby, match, 1)
        await act(authority, 1, "knock")
        await settled(lambda: ben.view["deal"] > 1 or ben.view["result"])
        await settled(lambda: authority._bots.paused)
        why = await refused(authority, 1, UNDO)
        assert "no longer" in why and "tells something" in why and "any point" in why
        assert any(seat.name in why for seat in authority.seats if seat.kind == "novice")


async def test_a_declined_offer_is_not_made_again_at_once(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human")
        authority, [ann, ben] = await seated(lobby, match, 0, 1)
        await act(authority, 1, "knock")
        await authority.together(1, UNDO)
        assert "yourself" in await refused(authority, 1, Agree("undo"))
        await authority.together(0, Decline("undo"))
        assert "Guest" in ben.told("offered")[-1]["text"]
        assert "declined" in await refused(authority, 1, UNDO)
        assert "no such offer" in await refused(authority, 0, Agree("undo"))
        assert ann.view["turn"] == 0, "the knock stands"


async def test_an_offer_ends_when_somebody_acts(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", "human")
        authority, [_ann, ben, _cleo] = await seated(lobby, match, 0, 1, 2)
        await act(authority, 1, "knock")
        await authority.together(1, UNDO)
        await act(authority, 2, "draw")
        assert ben.told("offered")[-1]["kind"] is None
        assert "no such offer" in await refused(authority, 0, Agree("undo"))


async def test_bots_wait_for_the_answer(tmp_path: Path) -> None:
    async with open_lobby(tmp_path, bot_delay=0.2) as lobby:
        match = await made(lobby, "you", "human", "novice")
        authority, [_ann, ben] = await seated(lobby, match, 0, 1)
        await act(authority, 1, "knock")
        await authority.together(1, UNDO)
        await asyncio.sleep(0.5)
        assert ben.view["turn"] == 2, "the bot has not acted"
        await authority.together(0, Decline("undo"))
        await settled(lambda: ben.view["turn"] != 2)


async def test_after_a_restart_it_is_taken_back_still(tmp_path: Path) -> None:
    """The log keeps all events, and the match continues from the point before the undo."""
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human")
        authority, [_, ben] = await seated(lobby, match, 0, 1)
        await act(authority, 1, "knock")
        await authority.together(1, UNDO)
        await authority.together(0, Agree("undo"))
        await act(authority, 1, "draw")
        view, number = ben.view, ben.number
        rows = [event.move for event in await (await lobby.store()).events(match.id)]
        assert "knock" in rows and "undo 7" in rows
    async with open_lobby(tmp_path) as lobby:
        _, [again] = await seated(lobby, match, 1)
        assert (again.view, again.number) == (view, number)
        # event numbers before the undo mean other events: everything is sent again
        for seen, undos, resync in ((9, 0, True), (9, 1, False), (0, 0, False), (8, 1, False)):
            late = Listener()
            hello = Hello(match.id, match.keys[1], seen, undos)
            await lobby.enter(late, hello)  # type: ignore[arg-type]
            await welcomed(late)
            assert late.welcome["resync"] == resync
            assert late.view == view
            first = [event["number"] for event in late.welcome["events"]][:1]
            assert first == ([1] if resync or not seen else [seen + 1][: number - seen])


async def test_kill_nine_forgets_no_undo_and_no_pause(tmp_path: Path) -> None:
    from tests.table import killed_undo

    put_new(tmp_path / "table.sqlite")
    program = [sys.executable, "-m", killed_undo.__name__, str(tmp_path)]
    done = await asyncio.to_thread(
        subprocess.run, program, capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    match, key, number, view = json.loads(done.stdout)
    async with open_lobby(tmp_path) as lobby:
        ben = Listener()
        await lobby.enter(ben, Hello(match, key, number, 1))  # type: ignore[arg-type]
        await welcomed(ben)
        assert (ben.number, ben.view) == (number, view)
        assert ben.welcome["undos"] == 1 and not ben.welcome["resync"]
        assert ben.told("clocks")[-1]["paused"]
        assert ben.told("clocks")[-1]["seats"][0] == 300_000


@pytest.mark.parametrize("when", ["before", "after"])
async def test_an_undo_that_cannot_be_stored(tmp_path: Path, when: str) -> None:
    """The match continues from the stored state, whichever it is, and everybody is notified."""
    store = FailingStore(await store_at(tmp_path / "table.sqlite"))

    async def opening() -> Any:
        return store

    lobby = Lobby(opening, await ready_loader(), 0.0)
    match = await made(lobby, "you", "human")
    authority, [ann, ben] = await seated(lobby, match, 0, 1)
    before = ben.view
    await act(authority, 1, "knock")
    await authority.together(1, UNDO)
    store.fail = when
    assert "store failed" in await refused(authority, 0, Agree("undo"))
    assert ann.told("offered")[-1]["kind"] is None
    done = when == "after"
    await settled(
        lambda: authority._running.match is None or ben.view["turn"] == (1 if done else 0)
    )
    await authority._running.loaded()
    assert (ben.view == before) is done and (ann.welcome["undos"] == 1) is done
    await act(authority, *((1, "draw") if done else (0, "stand")))
    await lobby.close()


async def test_an_undo_tells_nobody_more_than_it_may_know(tmp_path: Path) -> None:
    """In a world with other hidden cards, viewers who cannot distinguish them receive the same."""
    from tests.bots.test_bots import other_world

    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", "human")
        authority, listeners = await seated(lobby, match, 0, 1, 2, None)
        live = authority._running
        told: list[dict[int | None, list[bytes]]] = []
        for viewer in (0, 2):
            told.clear()
            for world in (None, 7):
                assert live.match is not None
                true = live.match._s.copy()
                if world is not None:
                    live.match._s[:] = other_world(Seat.of(live.match, viewer), world)
                    assert live.match._s.tobytes() != true.tobytes()
                from_here = len(listeners[viewer].heard)
                live.match.push("knock", 1)
                live.told = len(live.match)
                live.past = type(live.past)()
                await authority.together(1, UNDO)
                await authority.together(0, Agree("undo"))
                await authority.together(2, Agree("undo"))
                heard = listeners[viewer].heard[from_here:]
                told.append({viewer: [_without_count(line) for line in heard]})
                live.match._s[:] = true
                live.past = type(live.past)()
            assert told[0] == told[1]
            assert any(b"welcome" in line for line in told[0][viewer])


def _without_count(line: bytes) -> bytes:
    """A message without the number of undos, which differs between the worlds."""
    head, sign, _ = line.rpartition(b'"undos":')
    return head if sign else line


async def test_replays_records_reviews_and_branches_leave_it_out(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", preset="no-elimination", deals=1)
        authority, listeners = await seated(lobby, match, 0, 1)
        await act(authority, 1, "knock")
        await authority.together(1, UNDO)
        await authority.together(0, Agree("undo"))
        await act(authority, 1, "draw")
        while not listeners[0].view["result"]:
            turn = listeners[0].view["turn"]
            moves = [entry["move"] for entry in listeners[turn].view["legal"]]
            move = "knock" if "knock" in moves else "stand" if "stand" in moves else moves[-1]
            await act(authority, turn, move)
        stored, store = await lobby.find(match.id), await lobby.store()
        assert stored.over
        replay = await lobby.reviews.replay(stored, store, 1)
        assert replay.events[-1].number == listeners[1].number
        record = await lobby.reviews.record(stored, store)
        assert "undo" not in record
        assert (await lobby.reviews.of(stored, store)).over
        branch = await lobby.play_on(match.id, PlayOn(7, 1))
        listener, _ = await enter(lobby, branch, 1)
        await welcomed(listener)
        assert listener.view["turn"] == 1 and listener.number == 7


@pytest.mark.parametrize("game", games.shipped())
def test_what_tells_nothing_in_every_game(game: str) -> None:
    """A move that may be undone looked the same to everybody in every possible world."""
    import random

    declared = games.declaration(game)
    allowed = list(declared.seats(declared.resolve(None)))
    seats = min(max(3, allowed[0]), allowed[-1])
    may, may_not = set(), set()
    for seed in range(6):
        match = boneace.new(game, seats=seats, seed=seed, options=declared.proposed(None))
        rng = random.Random(seed)
        for _ in range(60):
            if not isinstance(match.turn, int):
                break
            shown = [set(match.view(seat).unseen) for seat in (*range(seats), None)]
            move = match.push(rng.choice(list(match.legal)))
            if match.over:
                break
            verb = move.text.split()[0]
            if told_nothing(match):
                may.add(verb)
                assert match.plies[-1].seat >= 0, "no card was dealt"
                now = [set(match.view(seat).unseen) for seat in (*range(seats), None)]
                assert all(was <= is_ for was, is_ in zip(shown, now, strict=True))
            else:
                may_not.add(verb)
    assert may_not, "in every game most decisions tell something"
    assert may or game == "primiera", "where every decision draws cards nothing can be taken back"
