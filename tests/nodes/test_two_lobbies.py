"""One match on two servers with one store: each has viewers, and both see the same."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from boneace.bots.seat import Seat
from boneace.table.play import coins
from boneace.table.play.acting import bots
from boneace.table.play.authority import Authority
from boneace.table.play.lobby import Lobby, Made
from boneace.table.play.people.together import Agree, Offer
from boneace.table.play.protocol import Hello, Ready
from boneace.table.play.servers import arrivals, elsewhere
from boneace.table.play.servers.news import LOOK, News
from boneace.table.store.stored import StoredEvent
from tests.friends.at_friends import until
from tests.nodes.wires import wires
from tests.table.at_table import Listener, asked, first_legal, ready_loader
from tests.table.stores import store_at

pytestmark = pytest.mark.anyio


class Deaf(News):
    """News that reach nobody else, as if Redis were away."""

    def tell(self, topic: str, told: bytes = LOOK) -> None:
        """Send nothing."""

    def look(self) -> None:
        """The work of every second while Redis is away."""
        for topic in self.topics():
            super().tell(topic, LOOK)


@contextlib.asynccontextmanager
async def two(
    folder: Path, *news: News, bot_delay: float = 0.0
) -> AsyncIterator[tuple[Lobby, Lobby]]:
    """Two servers with the same store; they share their news unless each is given separate news."""
    news = news or (both := News(), both)
    loader = await ready_loader()
    lobbies = [
        Lobby(lambda: store_at(folder / "table.sqlite"), loader, bot_delay, one) for one in news
    ]
    try:
        yield lobbies[0], lobbies[1]
    finally:
        await loader.stop()
        for lobby in lobbies:
            await lobby.close()


async def enter(lobby: Lobby, made: Made, seat: int | None) -> tuple[Listener, Authority]:
    listener = Listener()
    key = None if seat is None else made.keys[seat]
    return listener, await lobby.enter(listener, Hello(made.id, key))  # type: ignore[arg-type]


def moves(listener: Listener) -> list[tuple[int, object]]:
    """The numbered events that a listener received, with their content."""
    return [
        (event["number"], event["effects"])
        for message in listener.messages
        for event in message.get("events", [])
    ]


async def test_viewers_on_two_servers_see_the_same_in_the_same_order(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, there):
        made = await here.create(asked("human", "human"))
        ann, one = await enter(here, made, 0)
        ben, other = await enter(there, made, 1)
        watchers = [(await enter(lobby, made, None))[0] for lobby in (here, there)]
        await until(lambda: all(who.told("welcome") for who in (ann, ben, *watchers)))
        for number in range(12):
            seat = ann.view["turn"]
            player, authority = ((ann, one), (ben, other))[seat]
            answer = json.loads(await authority.act(seat, f"a{number}", first_legal(player)))
            assert answer["type"] == "accepted", answer
            everybody = (ann, ben, *watchers)
            await until(lambda: len({who.number for who in everybody}) == 1)  # noqa: B023
        assert moves(watchers[0]) == moves(watchers[1])
        assert ann.view["seats"][0]["hand"] != ben.view["seats"][0]["hand"]


async def test_a_match_that_both_open_at_once_has_one_first_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The later one finds the cards stored that it was about to store itself."""
    monkeypatch.setattr(coins, "PATIENCE", 0)
    async with two(tmp_path) as (here, there):
        made = await here.create(asked("human", "human"))
        store, first = await there.store(), asyncio.Event()
        read = store.events

        async def events(match: str, *, after: int = 0) -> list[StoredEvent]:
            found = await read(match, after=after)
            await first.wait()  # the result is out of date by now
            return found

        monkeypatch.setattr(store, "events", events)
        ben, _ = await enter(there, made, 1)
        await asyncio.sleep(0.05)
        ann, _ = await enter(here, made, 0)
        await until(lambda: ann.told("welcome"))
        first.set()
        await until(lambda: ben.told("welcome"))
        assert ben.view["seats"][1]["hand"] and ben.number == ann.number
        assert "has failed" not in caplog.text


async def test_without_news_it_is_slower_and_still_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coins, "PATIENCE", 0)  # neither server learns of the other’s coin
    news = Deaf(), Deaf()
    async with two(tmp_path, *news) as (here, there):
        made = await here.create(asked("human", "human"))
        ann, one = await enter(here, made, 0)
        ben, other = await enter(there, made, 1)
        await until(lambda: ann.told("welcome") and ben.told("welcome"))
        turn = ann.view["turn"]
        (player, mine), (waiting, its) = ((ann, one), (ben, other))[:: 1 if turn == 0 else -1]
        await mine.act(turn, "a", first_legal(player))
        stale = json.loads(await its.act(1 - turn, "b", "draw"))
        assert stale["type"] == "refused" or stale["type"] == "accepted"
        before = waiting.number
        news[1 - turn].look()
        await until(lambda: waiting.number >= max(before, player.number))
        assert waiting.view["turn"] == player.view["turn"]


async def test_two_who_act_at_once_do_not_act_twice(tmp_path: Path) -> None:
    """The same action over two servers is done once: its id is in the log."""
    async with two(tmp_path) as (here, there):
        made = await here.create(asked("human", "human"))
        ann, one = await enter(here, made, 0)
        ben, _ = await enter(here, made, 1)
        again, other = await enter(there, made, None)
        await until(lambda: all(who.told("welcome") for who in (ann, ben, again)))
        turn = ann.view["turn"]
        move = first_legal((ann, ben)[turn])
        answers = [await one.act(turn, "same", move), await other.act(turn, "same", move)]
        assert {json.loads(answer)["type"] for answer in answers} == {"accepted"}
        events = await (await here.store()).events(made.id)
        assert sum(event.action_id == f"{turn}:same" for event in events) == 1


async def test_the_newer_page_wins_on_any_server(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, there):
        made = await here.create(asked("human", "novice"))
        old, _ = await enter(here, made, 0)
        await until(lambda: old.told("welcome"))
        await enter(there, made, 0)
        await until(lambda: old.closed)
        assert old.closed == 4001 and old.told("replaced")


async def test_of_two_pages_that_open_at_once_on_two_servers_one_stays(tmp_path: Path) -> None:
    """The news of each page arrive after the other has opened."""
    news = wires()
    async with two(tmp_path, *news) as (here, there):
        made = await here.create(asked("human", "novice"))
        news[0].held = news[1].held = True
        old, _ = await enter(here, made, 0)
        new, _ = await enter(there, made, 0)
        for wire in news:
            wire.arrive()
        assert old.closed == 4001 and old.told("replaced") and new.closed is None


async def test_a_server_whose_clock_is_behind_agrees_on_the_page_that_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(tmp_path, *wires()) as (here, there):
        made = await here.create(asked("human", "novice"))
        old, _ = await enter(here, made, 0)
        monkeypatch.setattr(arrivals.time, "time_ns", lambda: 1)
        new, _ = await enter(there, made, 0)  # it has not heard of the other page
        assert [old.closed, new.closed] == [None, 4001]
        newest, _ = await enter(there, made, 0)
        assert [old.closed, newest.closed] == [4001, None]


async def test_a_deal_waits_for_those_on_the_other_server(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, there):
        waiting = asked("human", "human")
        from msgspec.structs import replace

        made = await here.create(replace(waiting, wait=None))
        ann, one = await enter(here, made, 0)
        ben, other = await enter(there, made, 1)
        await until(lambda: ann.told("welcome") and ben.told("welcome"))
        number = 0
        while ann.view["deal"] == 1:
            seat = ann.view["turn"]
            player, authority = ((ann, one), (ben, other))[seat]
            legal = [entry["move"] for entry in player.view["legal"]]
            move = "knock" if "knock" in legal else first_legal(player)
            await authority.act(seat, f"a{number}", move)
            number += 1
            await until(lambda: ann.number == ben.number)
        await until(lambda: ann.told("waiting") and ben.told("waiting"))
        assert ann.told("waiting")[-1]["seats"] == ben.told("waiting")[-1]["seats"] == [0, 1]
        one.ask(0, Ready(1))
        await until(lambda: ben.told("waiting")[-1]["seats"] == [1])
        other.ask(1, Ready(1))
        await until(lambda: ann.told("waiting")[-1]["seats"] == [])


async def test_an_offer_goes_to_the_other_server_and_its_answer_back(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, there):
        made = await here.create(asked("human", "human"))
        ann, one = await enter(here, made, 0)
        ben, other = await enter(there, made, 1)
        await until(lambda: ann.told("welcome") and ben.told("welcome"))
        await one.together(0, Offer("end"))
        await until(lambda: ben.told("offered"))
        await other.together(1, Agree("end"))
        await until(lambda: all(who.told("ended") or who.welcome["ended"] for who in (ann, ben)))
        assert (await here.find(made.id)).over


async def test_an_agreement_that_two_servers_store_at_once_is_told_as_such(tmp_path: Path) -> None:
    """The answer arrives before the news that its own server has stored the result."""
    news = wires()
    async with two(tmp_path, *news) as (here, there):
        made = await here.create(asked("human", "human"))
        ann, one = await enter(here, made, 0)
        ben, other = await enter(there, made, 1)
        await until(lambda: ann.told("welcome") and ben.told("welcome"))
        for kind in ("pause", "hints", "end"):
            await one.together(0, Offer(kind))
            await until(lambda: ben.told("offered")[-1]["kind"] is not None)
            news[1].held = True
            await other.together(1, Agree(kind))
            news[1].arrive()
            await until(lambda: ann.told("offered")[-1]["kind"] is None)
            assert ann.told("offered")[-1] == ben.told("offered")[-1]


async def test_coins_of_all_servers_count(tmp_path: Path) -> None:
    async with two(tmp_path) as (here, there):
        made = await here.create(asked("human", "human"))
        for lobby, seat in ((here, 0), (there, 1)):
            hello = Hello(made.id, made.keys[seat], coin=f"coin{seat}")
            listener = Listener()
            await lobby.enter(listener, hello)  # type: ignore[arg-type]
        await until(lambda: listener.told("welcome"))
        stored = await here.find(made.id)
        assert set(stored.coins or ()) <= {"coin0", "coin1"} and "coin1" in (stored.coins or ())


async def test_one_servers_bots_play_and_the_others_stand_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(elsewhere, "SECOND", 60.0)
    async with two(tmp_path) as (here, there):
        made = await here.create(asked("human", "novice", "novice"))
        ann, one = await enter(here, made, 0)
        watcher, _ = await enter(there, made, None)
        await until(lambda: ann.told("welcome") and watcher.told("welcome"))
        first, second = sorted((here, there), key=lambda lobby: lobby.node)
        assert first._open[made.id]._elsewhere.patience == 0.0
        assert second._open[made.id]._elsewhere.patience == 60.0
        for number in range(4):
            await until(lambda: ann.view["turn"] == 0 or ann.view["deal"] > 1)
            if ann.view["deal"] > 1:
                break
            await one.act(0, f"a{number}", first_legal(ann))
        await until(lambda: ann.number == watcher.number)


async def test_a_bot_that_thought_while_another_server_played_on_thinks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is the same bot's turn again, but its card is drawn: its move is out of date."""
    monkeypatch.setattr(elsewhere, "SECOND", 0.0)
    late, rest = threading.Event(), threading.Event()
    waits = iter((late, None, rest))

    def decide(sits: object, known: Seat) -> str:
        if (wait := next(waits, rest)) is not None:
            wait.wait(10.0)
        return next(move.text for move in known.legal if move.text != "knock")

    monkeypatch.setattr(bots, "decide", decide)
    async with two(tmp_path) as (here, there):
        made = await here.create(asked("novice", "novice"))
        watchers = []
        try:
            for lobby in (here, there):  # the first bot of `here` thinks before `there` comes
                watchers.append((await enter(lobby, made, None))[0])
                await until(lambda: watchers[-1].told("welcome"))
            first = watchers[0].view["turn"]
            await until(lambda: watchers[0].number > watchers[0].welcome["number"])
            assert watchers[0].view["turn"] == first  # it has drawn, there, and must discard
            late.set()
            await asyncio.sleep(0.1)
        finally:
            late.set()
            rest.set()
        await until(lambda: all(who.view["turn"] != first for who in watchers))
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
