"""The pace of a match: each deal's result is shown, the next deal waits, bots play as set."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from boneace.table.errors import TableError
from boneace.table.play.acting.pacing import Pacing
from boneace.table.play.authority import Authority
from boneace.table.play.lobby import Lobby, Made
from boneace.table.play.protocol import Hello, NewMatch, Ready, SeatAsked, SetPace, Skip
from tests.table.at_table import Listener, asked, enter, open_lobby
from tests.table.test_authority import heard, until, welcomed

pytestmark = pytest.mark.anyio


async def act(authority: Authority, seat: int, move: str) -> dict[str, Any]:
    act.count += 1  # type: ignore[attr-defined]
    return heard(await authority.act(seat, f"p{act.count}", move))  # type: ignore[attr-defined]


act.count = 0  # type: ignore[attr-defined]


def ends(listener: Listener) -> list[dict[str, Any]]:
    """The results of deals sent to the listener, in order."""
    events = [event for message in listener.messages for event in message.get("events", ())]
    return [event["after"]["last"] for event in events if event.get("ends")]


async def end_deal(authority: Authority, *listeners: Listener) -> None:
    """The seat on turn knocks, everybody else stands."""
    deal = listeners[0].view["deal"]
    while listeners[0].view["deal"] == deal:
        turn = listeners[0].view["turn"]
        moves = [entry["move"] for entry in listeners[turn].view["legal"]]
        answer = await act(authority, turn, "knock" if "knock" in moves else "stand")
        assert answer["type"] == "accepted", answer


async def two_people(
    lobby: Lobby, *more: str, wait: int | None = 60
) -> tuple[Made, Listener, Listener, Authority]:
    """Ann and Ben at a table, at the end of the first deal."""
    seats = [SeatAsked(kind) for kind in ("you", "human", *more)]
    made = await lobby.create(NewMatch("thirty-one", seats, wait=wait))
    ann, authority = await enter(lobby, made, 0)
    ben, _ = await enter(lobby, made, 1)
    await welcomed(ann, ben)
    return made, ann, ben, authority


# -- results ---------------------------------------------------------------------------------------


async def test_the_event_that_ends_a_deal_carries_its_result(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made, ann, ben, authority = await two_people(lobby)
        await end_deal(authority, ann, ben)
        [last] = ends(ann)
        assert last["deal"] == 1 and last["kind"] == "showdown"
        assert all(len(hand) == 3 for hand in last["hands"])
        assert ends(ben) == [last]
        # the other events have no result, and a later viewer is sent it too
        count = sum(len(message.get("events", ())) for message in ann.messages)
        assert count > 1
        again, _ = await enter(lobby, made)
        await welcomed(again)
        assert ends(again) == [last]


async def test_deals_that_end_in_one_message_have_a_result_each(tmp_path: Path) -> None:
    """Four-card hands at Primiera are claimed as dealt: whole deals pass within one move."""
    from random import Random

    from boneace.match.beginning import new
    from boneace.match.past import Past

    for seed in range(200):
        match, random = new("primiera", seats=8, seed=seed), Random(seed)
        first = 0
        while not match.over:
            first = len(match)
            match.push(random.choice(list(match.legal)))
            past = Past()
            for viewer in (None, 3):
                ends = [told.ply for told in match.told(viewer, first, past) if told.ends]
                found = [match.last_deal(viewer, past, ply) for ply in ends]
                deals = [last.deal for last in found]
                assert deals == sorted(set(deals))
                if found:
                    assert found[-1] == match.present(viewer).last
            if len(deals) > 1:
                assert found[0] != found[1]
                return
    pytest.fail("no two deals ended with one move")


# -- the next deal waits ---------------------------------------------------------------------------


async def test_the_next_deal_waits_for_people(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        _, ann, ben, authority = await two_people(lobby, "novice")
        ben_turn = ann.view["turn"]
        assert ben_turn == 1
        await act(authority, 1, "knock")
        await until(lambda: ann.view["turn"] == 0)  # the bot has played
        await act(authority, 0, "stand")
        assert ann.view["deal"] == 2 and ann.view["turn"] == 2  # the bot is to play
        for listener in (ann, ben):
            [waiting] = listener.told("waiting")
            assert waiting["seats"] == [0, 1] and "Guest and Guest 2" in waiting["text"]
        authority.ask(1, Ready(1))
        assert ann.told("waiting")[-1]["seats"] == [0]
        await asyncio.sleep(0.1)
        assert ann.view["turn"] == 2, "the bot has not waited"
        authority.ask(0, Ready(1))
        assert ben.told("waiting")[-1] == {"type": "waiting", "deal": 2, "seats": [], "text": ""}
        await until(lambda: ann.view["turn"] != 2)


async def test_acting_counts_as_ready_and_waits_for_the_others(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        _, ann, ben, authority = await two_people(lobby)
        await end_deal(authority, ann, ben)
        turn = ann.view["turn"]
        answer = await act(authority, turn, "draw")
        assert answer["type"] == "refused"
        other = ["Guest", "Guest 2"][1 - turn]
        assert answer["reason"] == f"the next deal waits for {other} (looking at the result)"
        authority.ask(1 - turn, Ready(1))
        # the same id may be used again: the move was not tried
        repeated = heard(await authority.act(turn, f"p{act.count}", "draw"))  # type: ignore[attr-defined]
        assert repeated["type"] == "accepted"


async def test_who_is_away_out_or_watching_is_not_waited_for(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made, ann, ben, authority = await two_people(lobby)
        watcher, _ = await enter(lobby, made)
        await welcomed(watcher)
        await end_deal(authority, ann, ben)
        assert watcher.told("waiting")[-1]["seats"] == [0, 1]
        authority.leave(ben)  # type: ignore[arg-type]
        assert watcher.told("waiting")[-1]["seats"] == [0]
        authority.ask(0, Ready(1))
        assert watcher.told("waiting")[-1]["seats"] == []
        back, _ = await enter(lobby, made, 1)  # the deal has begun: it waits for nobody any more
        await welcomed(back)
        assert not back.told("waiting")
        assert (await act(authority, ann.view["turn"], "draw"))["type"] == "accepted"


async def test_a_deal_waits_no_longer_than_the_host_said(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        _, ann, ben, authority = await two_people(lobby, wait=1)
        await end_deal(authority, ann, ben)
        assert ann.told("waiting")[-1]["seats"] == [0, 1]
        await asyncio.sleep(1.2)
        assert ann.told("waiting")[-1]["seats"] == [0, 1], "nobody was kept waiting yet"
        begun = time.monotonic()
        authority.ask(1, Ready(1))
        await until(lambda: ann.told("waiting")[-1]["seats"] == [])
        assert time.monotonic() - begun > 0.5
        assert (await act(authority, ann.view["turn"], "draw"))["type"] == "accepted"


async def test_a_host_may_have_nobody_waited_for(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        _, ann, ben, authority = await two_people(lobby, wait=0)
        await end_deal(authority, ann, ben)
        assert not ann.told("waiting")
        assert (await act(authority, ann.view["turn"], "draw"))["type"] == "accepted"


async def test_after_a_restart_it_waits_again_unless_the_deal_is_played(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made, ann, ben, authority = await two_people(lobby)
        await end_deal(authority, ann, ben)
        authority.ask(0, Ready(1))
    async with open_lobby(tmp_path) as lobby:
        ann, authority = await enter(lobby, made, 0)
        await welcomed(ann)
        await until(lambda: ann.told("waiting"))
        assert ann.told("waiting")[-1]["seats"] == [0]
        # the page says at once which result it has shown
        ann = Listener()
        await lobby.enter(ann, Hello(made.id, made.keys[0], ready=1))  # type: ignore[arg-type]
        await welcomed(ann)
        ben, _ = await enter(lobby, made, 1)
        await welcomed(ben)
        assert (await act(authority, ann.view["turn"], "draw"))["type"] == "accepted"
    async with open_lobby(tmp_path) as lobby:
        ann, authority = await enter(lobby, made, 0)
        await welcomed(ann)
        assert not ann.told("waiting")


# -- how quick bots are ----------------------------------------------------------------------------


async def test_the_slowest_wish_of_those_connected_counts() -> None:
    pacing = Pacing(0.9, waits=True)
    assert pacing.delay([]) == pacing.delay([0, 1]) == 0.9
    pacing.ask(0, "at-once")
    assert pacing.delay([0]) == 0.15 and pacing.delay([0, 1]) == 0.9
    pacing.ask(1, "slow")
    assert pacing.delay([0, 1]) == 2.0 and pacing.delay([0]) == 0.15
    pacing.ask(1, None)
    assert pacing.delay([0, 1]) == 0.9


async def test_skips_work_when_all_who_watch_have_asked() -> None:
    pacing = Pacing(0.9, waits=True)
    pacing.skip(0, "deal")
    assert pacing.delay([0]) == 0 and pacing.delay([0, 1]) == 0.9
    pacing.skip(1, "match")
    assert pacing.delay([0, 1]) == 0
    pacing.come_to(2, [0, 1])
    assert pacing.delay([0]) == 0.9 and pacing.delay([1]) == 0
    assert pacing.awaited([0, 1]) == [0]


async def test_a_wish_is_heard_while_a_bot_waits(tmp_path: Path) -> None:
    async with open_lobby(tmp_path, bot_delay=3600) as lobby:
        made = await lobby.create(asked("you", "novice", "novice"))
        ann, authority = await enter(lobby, made, 0)
        await welcomed(ann)
        await asyncio.sleep(0.2)
        assert ann.view["turn"] == 1 and len(ann.told("events")) == 0
        authority.ask(0, SetPace("at-once"))
        await until(lambda: ann.view["turn"] != 1)
        authority.ask(0, SetPace(None))
        authority.ask(0, Skip("deal"))
        await until(lambda: ann.view["turn"] == 0)


# -- once more -------------------------------------------------------------------------------------


async def finished(lobby: Lobby) -> tuple[Made, Listener, Listener, Authority]:
    """A match that is over: Ann and Ben have one life each."""
    made = await lobby.create(asked("you", "human", lives=1))
    ann, authority = await enter(lobby, made, 0)
    ben, _ = await enter(lobby, made, 1)
    await welcomed(ann, ben)
    while ann.view["result"] is None:
        turn = ann.view["turn"]
        moves = [entry["move"] for entry in (ann, ben)[turn].view["legal"]]
        for seat in (0, 1):
            authority.ask(seat, Ready(99))
        move = next((move for move in ("knock", "stand") if move in moves), moves[-1])
        assert (await act(authority, turn, move))["type"] == "accepted"
    return made, ann, ben, authority


async def test_both_go_to_the_same_new_match(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made, ann, ben, _ = await finished(lobby)
        await asyncio.gather(lobby.play_again(made.id), lobby.play_again(made.id))
        await lobby.play_again(made.id)
        names = {message["match"] for who in (ann, ben) for message in who.told("rematch")}
        [new] = names
        assert new != made.id
        old, stored = await lobby.find(made.id), await lobby.find(new)
        assert (stored.game, stored.options, stored.seats) == (old.game, old.options, old.seats)
        assert stored.dealer == 1 and not stored.over and stored.seed != old.seed
        # no key was sent to anybody: each seat has the one it had, and no other
        for who in (ann, ben):
            assert not any(key in str(who.heard) for key in made.keys.values())
        for seat in (0, 1):
            listener = Listener()
            await lobby.enter(listener, Hello(new, made.keys[seat]))  # type: ignore[arg-type]
            assert listener.seat == seat
        with pytest.raises(TableError):
            await lobby.enter(Listener(), Hello(new, "another"))  # type: ignore[arg-type]

    async with open_lobby(tmp_path) as lobby:  # a restart loses nothing
        late, _ = await enter(lobby, made, 1)
        await until(lambda: late.told("rematch"))
        assert late.told("rematch")[0]["match"] == new
        await lobby.play_again(made.id)
        assert (await lobby.find(made.id)).rematch == new


async def test_a_match_that_is_not_over_is_not_played_again(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked("you", "human"))
        with pytest.raises(TableError, match="not over"):
            await lobby.play_again(made.id)
        assert (await lobby.find(made.id)).rematch is None
