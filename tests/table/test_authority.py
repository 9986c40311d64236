"""Authority: permission to act, each action once, stored before sent, same cards after a
restart."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from boneace import games
from boneace.bots.seat import Seat
from boneace.table.errors import TableError
from boneace.table.play.acting import bots
from boneace.table.play.loader import GameLoader
from boneace.table.play.lobby import Lobby
from boneace.table.play.protocol import Hello
from boneace.table.store.stored import StoredMatch
from tests.table.at_table import Listener, asked, enter, first_legal, open_lobby
from tests.table.stores import store_at

pytestmark = pytest.mark.anyio

TWO = ("you", "human")


async def until(true: Any, seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):  # generous: compiling may be under way
        while not true():
            await asyncio.sleep(0.005)


async def welcomed(*listeners: Listener) -> None:
    await until(lambda: all(listener.welcomed for listener in listeners))


def heard(answer: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer)
    return found


async def test_a_move_is_told_to_everybody(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked(*TWO))
        ann, authority = await enter(lobby, made, 0)
        ben, _ = await enter(lobby, made, 1)
        watcher, _ = await enter(lobby, made)
        await welcomed(ann, ben, watcher)
        welcome = ben.welcome
        assert welcome["you"] == 1 and welcome["number"] == 7
        assert [event["number"] for event in welcome["events"]] == list(range(1, 8))
        assert [seat["kind"] for seat in welcome["match"]["seats"]] == ["human", "you"]
        assert [seat["kind"] for seat in watcher.welcome["match"]["seats"]] == ["human"] * 2
        assert welcome["match"]["options"]["lives"] == 3

        assert ben.view["turn"] == 1
        assert heard(await authority.act(1, "a", "knock")) == {"type": "accepted", "id": "a"}
        for listener in (ann, ben, watcher):
            [told] = listener.told("events")
            assert told["number"] == 8
            assert told["events"][0]["effects"][0]["kind"] == "knocked"
        assert ann.view["legal"] and not ben.view["legal"] and not watcher.view["legal"]


async def test_whose_turn_it_is(tmp_path: Path) -> None:
    """For a match in memory; nothing is known of others until somebody joins."""
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked(*TWO))
        assert lobby.turn(made.id) is None
        ann, authority = await enter(lobby, made, 0)
        await welcomed(ann)
        assert lobby.turn(made.id) == ann.view["turn"] == 1
        await authority.act(1, "a", "knock")
        assert lobby.turn(made.id) == 0
        await authority.act(0, "b", "draw")
        await authority.act(0, "c", ann.view["legal"][0]["move"])
        assert lobby.turn(made.id) == ann.view["turn"]


async def test_stored_before_told(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked(*TWO))
        ben, authority = await enter(lobby, made, 1)
        await welcomed(ben)
        store = await lobby.store()
        stored_when_told = []
        ben.send = lambda message: stored_when_told.append(  # type: ignore[method-assign]
            asyncio.ensure_future(store.events(made.id))
        )
        await authority.act(1, "a", "draw")
        [events] = await asyncio.gather(*stored_when_told)
        assert [event.move for event in events][7:8] == ["draw"]
        assert events[7].action_id == "1:a"


async def test_the_same_id_twice_acts_once(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked(*TWO))
        ben, authority = await enter(lobby, made, 1)
        await welcomed(ben)
        first = await authority.act(1, "a", "draw")
        number = ben.number
        assert await authority.act(1, "a", "draw") == first
        assert ben.number == number
        # also when they come at the same time
        moves = [ben.view["legal"][0]["move"]] * 3
        answers = await asyncio.gather(*(authority.act(1, "b", move) for move in moves))
        assert set(answers) == {b'{"type":"accepted","id":"b"}'}
        assert ben.number == number + 1

    async with open_lobby(tmp_path) as lobby:  # and after a restart
        again, authority = await enter(lobby, made, 1)
        await welcomed(again)
        assert await authority.act(1, "a", "draw") == first
        assert again.number == number + 1


async def test_two_ids_are_two_actions(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked(*TWO))
        ben, authority = await enter(lobby, made, 1)
        await welcomed(ben)
        answers = await asyncio.gather(authority.act(1, "a", "draw"), authority.act(1, "b", "draw"))
        assert [heard(answer)["type"] for answer in answers] == ["accepted", "refused"]


async def test_a_refusal_is_repeated_and_changes_nothing(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked(*TWO))
        ann, authority = await enter(lobby, made, 0)
        ben, _ = await enter(lobby, made, 1)
        await welcomed(ann, ben)
        before = len(ann.heard), len(ben.heard)
        early = await authority.act(0, "x", "knock")
        assert "turn" in heard(early)["reason"]
        assert (len(ann.heard), len(ben.heard)) == before
        await authority.act(1, "a", "knock")
        assert ann.view["turn"] == 0
        assert await authority.act(0, "x", "knock") == early  # answered like the first time
        assert heard(await authority.act(0, "y", "stand"))["type"] == "accepted"


@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        (0, "draw", "turn of Guest 2"),
        (0, "bet 5 on 1", "turn of Guest 2"),
        (1, "bet 5 on 1", ""),
        (1, "stand", "knock"),
        (1, "discard 7H", ""),
        (1, "dance", "dance"),
        (1, "7", ""),
        (1, "0: draw", ""),
        (None, "draw", "spectators"),
    ],
)
async def test_what_is_refused(tmp_path: Path, seat: int | None, move: str, reason: str) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked(*TWO))
        ben, authority = await enter(lobby, made, 1)
        await welcomed(ben)
        answer = heard(await authority.act(seat, "a", move))
        assert answer["type"] == "refused" and answer["id"] == "a"
        assert reason in answer["reason"]
        assert not ben.told("events")
        assert len(await (await lobby.store()).events(made.id)) == 7


async def test_a_refusal_names_the_clause(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked(*TWO))
        ben, authority = await enter(lobby, made, 1)
        await welcomed(ben)
        answer = heard(await authority.act(1, "a", "stand"))
        assert answer["clause"] == "T31-16"
        assert "T31-16" not in answer["reason"]


async def test_ids_of_another_seat_are_no_use(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked(*TWO))
        ben, authority = await enter(lobby, made, 1)
        await welcomed(ben)
        await authority.act(1, "a", "knock")
        assert heard(await authority.act(0, "a", "stand"))["type"] == "accepted"
        assert ben.number > 8


async def test_wagers_are_made_out_of_turn(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked(*TWO, "human", preset="west-lansing"))
        ann, authority = await enter(lobby, made, 0)
        await welcomed(ann)
        assert ann.view["turn"] == 1
        assert heard(await authority.act(0, "a", "bet 5 on 1"))["type"] == "accepted"
        assert heard(await authority.act(1, "b", "cover 0"))["type"] == "accepted"
        assert ann.view["wagers"]
        assert heard(await authority.act(0, "c", "cover 9"))["type"] == "refused"
    async with open_lobby(tmp_path) as lobby:
        again, _ = await enter(lobby, made, 0)
        await welcomed(again)
        assert again.view == ann.view


async def test_strangers(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked(*TWO))
        other = await lobby.create(asked(*TWO))
        for hello in (
            Hello("nosuchmatch"),
            Hello(made.id, "wrong"),
            Hello(made.id, other.keys[0]),
        ):
            with pytest.raises(TableError):
                await lobby.enter(Listener(), hello)  # type: ignore[arg-type]
        assert await (await lobby.store()).match("nosuchmatch") is None


async def test_the_newest_socket_of_a_seat_wins(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked(*TWO))
        old, authority = await enter(lobby, made, 1)
        watchers = [(await enter(lobby, made))[0] for _ in range(2)]
        await welcomed(old, *watchers)
        new, _ = await enter(lobby, made, 1)
        await welcomed(new)
        assert old.messages[-1] == {"type": "replaced"} and old.closed == 4001
        await authority.act(1, "a", "knock")
        assert old.messages[-1] == {"type": "replaced"}
        assert new.told("events")
        assert all(watcher.closed is None for watcher in watchers)


async def test_what_was_missed_is_told_by_number(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked(*TWO))
        ben, authority = await enter(lobby, made, 1)
        await welcomed(ben)
        await authority.act(1, "a", "knock")
        for seen, numbers in ((7, [8]), (8, []), (0, list(range(1, 9)))):
            listener, _ = await enter(lobby, made, 0, seen)
            await welcomed(listener)
            welcome = listener.welcome
            assert [event["number"] for event in welcome["events"]] == numbers
            assert not welcome["resync"]
        listener, _ = await enter(lobby, made, 0, 99)
        await welcomed(listener)
        assert listener.welcome["resync"] and listener.welcome["events"] == []


async def play_on(lobby: Lobby, made: Any, listeners: list[Listener], moves: int) -> None:
    authority = lobby._seated[listeners[0]]  # type: ignore[index]
    for _ in range(moves):
        turn = listeners[0].view["turn"]
        if turn is None:
            return
        move = first_legal(listeners[turn])
        name = f"at-{listeners[0].number}"
        assert heard(await authority.act(turn, name, move))["type"] == "accepted"


async def test_long_ago_is_told_by_the_view_alone(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked(*TWO, preset="no-elimination", deals=30))
        listeners = [(await enter(lobby, made, seat))[0] for seat in (0, 1)]
        await welcomed(*listeners)
        await play_on(lobby, made, listeners, 150)
        number = listeners[0].number
        assert number > 220
        for seen, told in ((5, 0), (number - 200, 200)):
            late, _ = await enter(lobby, made, 0, seen)
            await welcomed(late)
            assert late.welcome["resync"] == (told == 0)
            assert len(late.welcome["events"]) == told
            assert late.welcome["view"] == listeners[0].view


async def test_a_restart_goes_on_with_the_same_cards(tmp_path: Path) -> None:
    """Two copies of one store, one restarted after every move, give the same match."""
    import shutil

    async with open_lobby(tmp_path / "a") as lobby:
        made = await lobby.create(asked(*TWO, preset="no-elimination", deals=2))
        watcher, _ = await enter(lobby, made)
        await welcomed(watcher)
    shutil.copytree(tmp_path / "a", tmp_path / "b")

    async def play(folder: Path, restart_every: int) -> list[tuple[int, str]]:
        over = False
        while not over:
            async with open_lobby(folder) as lobby:
                listeners = [(await enter(lobby, made, seat))[0] for seat in (0, 1)]
                await welcomed(*listeners)
                await play_on(lobby, made, listeners, restart_every)
                over = listeners[0].view["result"] is not None
                events = await (await lobby.store()).events(made.id)
        return [(event.seat, event.move) for event in events]

    through = await play(tmp_path / "a", 10**6)
    assert through == await play(tmp_path / "b", 12) and len(through) > 20


async def test_another_writer_wins(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as one, open_lobby(tmp_path) as two:
        made = await one.create(asked(*TWO))
        here, mine = await enter(one, made, 1)
        await welcomed(here)
        there, other = await enter(two, made, 1)
        await welcomed(there)
        assert heard(await mine.act(1, "a", "knock"))["type"] == "accepted"
        answer = heard(await other.act(1, "b", "draw"))
        assert answer["type"] == "refused" and "moved on" in answer["reason"]
        assert there.view == here.view
        assert heard(await other.act(1, "a", "knock"))["type"] == "accepted"  # it had been done


@pytest.mark.parametrize("kinds", [("human", "human"), ("human", "novice")])
async def test_a_match_that_was_deleted_elsewhere_is_refused_and_not_tried_forever(
    tmp_path: Path, kinds: tuple[str, str]
) -> None:
    async with open_lobby(tmp_path, bot_delay=0.3) as lobby:
        made = await lobby.create(asked(*kinds))
        people = [await enter(lobby, made, seat) for seat in made.keys]
        for listener, _ in people:
            await welcomed(listener)
        await (await lobby.store()).finished.delete(made.id)
        listener, authority = people[-1]
        if kinds[1] == "novice":
            await until(lambda: listener.told("outdated"))
            told = listener.told("outdated")[-1]["text"]
        else:
            acted = authority.act(1, "a", first_legal(listener))
            told = heard(await asyncio.wait_for(acted, 10))["reason"]
        assert told == "there is no such match"


async def test_a_match_that_was_deleted_before_its_first_deal_is_not_there(tmp_path: Path) -> None:
    """The page at it waits for the coin of the other."""
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked(*TWO))
        ann, authority = await enter(lobby, made, 0)
        await (await lobby.store()).finished.delete(made.id)
        authority.hear_coin(1, None)
        await until(lambda: ann.told("outdated"), 10)
        assert ann.told("outdated")[-1]["text"] == "there is no such match"


async def test_bots_play_and_rest_when_nobody_looks(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked("novice", "novice", preset="no-elimination", deals=200))
        assert made.you is None and made.keys == {}
        watcher, authority = await enter(lobby, made)
        await until(lambda: len(watcher.heard) > 5)
        lobby.leave(watcher)  # type: ignore[arg-type]
        await until(lambda: authority.resting)  # what had begun is finished
        stored = len(await (await lobby.store()).events(made.id))
        await asyncio.sleep(0.2)
        assert len(await (await lobby.store()).events(made.id)) == stored
        again, _ = await enter(lobby, made)
        await until(lambda: len(again.heard) > 5)


async def test_bots_play_a_match_to_its_end(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked("novice", "novice", "novice", lives=1, free_ride=False))
        watcher, _ = await enter(lobby, made)
        await until(lambda: bool(watcher.heard) and watcher.view["result"] is not None, 120)
        numbers = [
            event["number"] for message in watcher.messages for event in message.get("events", ())
        ]
        assert numbers == list(range(1, len(numbers) + 1))
        found = await lobby.find(made.id)
        assert found.over


async def test_the_pace_of_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot acts at the given delay after the last action, however long it takes to decide."""
    minute, hour = 60.0, 3600.0
    now, decided, decide = 0.0, 0, bots.decide

    def slowly(stored: StoredMatch, known: Seat) -> str:
        nonlocal now, decided
        now, decided = now + minute, decided + 1
        return decide(stored, known)

    monkeypatch.setattr(bots, "decide", slowly)
    clock = SimpleNamespace(monotonic=lambda: now)
    monkeypatch.setattr("boneace.table.play.running.time", clock)
    async with open_lobby(tmp_path, bot_delay=hour) as lobby:
        made = await lobby.create(asked("novice", "novice", preset="no-elimination", deals=50))
        watcher, authority = await enter(lobby, made)
        await welcomed(watcher)
        wake = authority._waits.hurry  # until it has read the clock
        for done in range(5):
            await until(lambda: decided > done)  # noqa: B023
            for moment in (done * hour + minute, (done + 1) * hour - 1):
                now = moment
                wake.set()
                await until(lambda: not wake.is_set())
                assert actions(watcher) == done, "too early"
            now = (done + 1) * hour
            wake.set()
            await until(lambda: actions(watcher) > done)  # noqa: B023
            assert actions(watcher) == done + 1


def actions(listener: Listener) -> int:
    """The number of actions sent to a viewer since the welcome."""
    return len(listener.told("events"))


async def test_why_nothing_moves_while_the_engine_is_compiled(tmp_path: Path) -> None:
    loader = GameLoader(warm=())  # not started
    lobby = Lobby(lambda: store_at(tmp_path / "table.sqlite"), loader, 0.0)
    made = await lobby.create(asked("you", "club"))
    ann, authority = await enter(lobby, made, 0)
    text = {status["seat"]: status["text"] for status in ann.told("status")}
    assert set(text) == {None, 1}  # of the engine, and of the bot
    assert text[1].endswith("is waiting: the rules are being loaded.")
    assert "loaded" in heard(await authority.act(0, "a", "draw"))["reason"]
    loader.start()
    await welcomed(ann)
    assert ann.welcome["you"] == 0
    await loader.stop()
    await lobby.close()


async def test_an_engine_that_fails_to_compile_beside_compiles_here() -> None:
    loaded: list[str] = []
    loader = GameLoader((sys.executable, "-c", "raise SystemExit(3)"), loaded.append)
    notes: list[str] = []
    loader.listen(lambda: notes.append(loader.note_of("thirty-one")))
    loader.start()
    await loader.wait_compiled("thirty-one")
    assert loaded == ["thirty-one"]
    await until(lambda: notes[-1:] == [""])
    assert "being prepared" in notes[0] and "inside the server" in notes[1]
    await loader.stop()

    def broken(game: str) -> None:
        raise RuntimeError("no compiler")

    loader = GameLoader((), broken)  # then matches run interpreted
    loader.start()
    loader.want("thirty-one")
    await until(lambda: "stays slower" in loader.note_of("thirty-one"))
    assert loader.ready("thirty-one") and not loader.compiled("thirty-one")
    await loader.stop()

    loader = GameLoader((), loaded.append, begin=broken)
    loader.start()
    loader.want("thirty-one")
    await until(lambda: "could not be loaded" in loader.note_of("thirty-one"))
    assert not loader.ready("thirty-one")
    await loader.stop()


async def test_what_is_waited_for_is_compiled_before_the_rest(tmp_path: Path) -> None:
    """The child process is given the game; one that nobody waits for is not loaded here."""
    told = tmp_path / "told"
    code = f"import sys; open({str(told)!r}, 'a').write(sys.argv[1] + '\\n')"
    loaded: list[str] = []
    loader = GameLoader((sys.executable, "-c", code), loaded.append)
    wanted = games.names()[-1]
    loader.want(wanted)  # before the start, as if somebody joins at once
    loader.start()
    assert loader.note
    await loader.wait_compiled(wanted)
    await until(lambda: loader.note == "")
    compiled = told.read_text().split()
    assert compiled[0] == wanted and sorted(compiled) == sorted(games.names())
    assert loaded == [wanted]
    await loader.stop()
