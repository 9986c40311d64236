"""Offers: who makes them, who answers, and what follows; and people who are away."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from boneace.table.errors import TableError
from boneace.table.play.learning import daily
from boneace.table.play.people import offers
from boneace.table.play.people.together import Agree, Decline, Offer
from tests.table.at_table import open_lobby
from tests.table.people import act, made, seated, settled
from tests.table.test_authority import heard

pytestmark = pytest.mark.anyio

END, STAND_IN = Offer("end"), Offer("stand-in")


async def refused(authority: Any, seat: int, asked: Any) -> str:
    with pytest.raises(TableError) as caught:
        await authority.together(seat, asked)
    return caught.value.reason


async def test_a_match_is_ended_by_agreement(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", "novice")
        authority, [ann, ben, watcher] = await seated(lobby, match, 0, 1, None)
        await act(authority, 1, "knock")
        await authority.together(0, END)
        assert watcher.told("offered")[-1]["by"] == 0, "spectators see it"
        assert not (await lobby.find(match.id)).over
        await authority.together(1, Agree("end"))
        for listener in (ann, ben, watcher):
            assert "agreement" in listener.told("ended")[-1]["text"]
        assert (await lobby.find(match.id)).over
        answer = heard(await authority.act(0, "late", "stand"))
        assert answer["type"] == "refused" and "over" in answer["reason"]
        assert "over" in await refused(authority, 0, END)
        _, [late] = await seated(lobby, match, None)
        assert late.welcome["ended"] and not late.told("offered")
    async with open_lobby(tmp_path) as lobby:
        stored, store = await lobby.find(match.id), await lobby.store()
        authority, [again] = await seated(lobby, match, 0)
        assert again.welcome["ended"] and again.view == ann.view
        replay = await lobby.reviews.replay(stored, store, 0)
        assert replay.events[-1].number == again.number
        assert "knock" in await lobby.reviews.record(stored, store)
        assert not (await lobby.reviews.of(stored, store)).over
        await lobby.play_again(match.id)
        assert again.told("rematch")


async def test_an_agreement_is_told_though_the_page_that_agreed_closes_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human")
        authority, [ann, _] = await seated(lobby, match, 0, 1)
        await authority.together(0, END)
        store, stored = await lobby.store(), asyncio.Event()
        append = store.append

        async def slow(*given: Any, **named: Any) -> None:
            await append(*given, **named)
            stored.set()
            await asyncio.sleep(0.05)

        monkeypatch.setattr(store, "append", slow)
        closing = asyncio.create_task(authority.together(1, Agree("end")))
        await stored.wait()
        closing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await closing
        assert ann.told("ended")
        assert authority._running.over


async def test_who_is_alone_ends_a_match_at_once(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "novice", "you")
        authority, [ben] = await seated(lobby, match, 1)
        await authority.together(1, END)
        assert ben.told("ended") and (await lobby.find(match.id)).over


async def test_one_offer_at_a_time(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", "human")
        authority, [ann, *_] = await seated(lobby, match, 0, 1, 2)
        await authority.together(0, END)
        assert "another offer" in await refused(authority, 1, Offer("pause"))
        assert "no such offer" in await refused(authority, 1, Agree("pause"))
        await authority.together(1, END)  # the same offer from another is a yes
        assert ann.told("offered")[-1]["seats"] == [2]
        await authority.together(0, Decline("end"))
        assert ann.told("offered")[-1]["text"] == "Withdrawn by Guest."
        await authority.together(0, END)  # withdrawn is not declined
        await act(authority, 1, "knock")
        assert ann.told("offered")[-1]["kind"] == "end", "the position is nothing to this offer"


async def test_an_offer_does_not_stand_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(offers, "PATIENCE", 0.05)
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human")
        authority, [ann, _] = await seated(lobby, match, 0, 1)
        await authority.together(0, END)
        await settled(lambda: ann.told("offered")[-1]["kind"] is None)
        assert "no such offer" in await refused(authority, 1, Agree("end"))


async def test_a_daily_deal_is_played_to_its_end(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await daily.begin(lobby, "Ann")
        authority, _ = await seated(lobby, match, 0)
        assert "to its end" in await refused(authority, 0, END)


async def test_who_is_out_has_no_say(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", "human", lives=1)
        authority, listeners = await seated(lobby, match, 0, 1, 2)
        while all(seat["in"] for seat in listeners[0].view["seats"]):
            turn = listeners[0].view["turn"]
            moves = [entry["move"] for entry in listeners[turn].view["legal"]]
            await act(authority, turn, "knock" if "knock" in moves else "stand")
        view = listeners[0].view
        assert view["result"] is None
        gone = next(seat["seat"] for seat in view["seats"] if not seat["in"])
        first, second = (seat for seat in range(3) if seat != gone)
        assert "out of the match" in await refused(authority, gone, END)
        await authority.together(first, END)
        assert listeners[0].told("offered")[-1]["seats"] == [second]


# -- people who are away ---------------------------------------------------------------------------


async def test_who_is_here_is_told(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", "novice")
        _, [ann] = await seated(lobby, match, 0)
        assert ann.told("presence")[-1]["seats"] == [
            {"seat": 0, "gone": None, "late": False, "stood_in_for": False},
            {"seat": 1, "gone": 0, "late": False, "stood_in_for": False},
        ]
        _, [ben] = await seated(lobby, match, 1)
        assert ann.told("presence")[-1]["seats"][1]["gone"] is None
        lobby.leave(ben)  # type: ignore[arg-type]
        assert ann.told("presence")[-1]["seats"][1]["gone"] == 0


async def test_a_bot_keeps_the_seat_of_who_is_away(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", away=0)
        authority, [ann, ben] = await seated(lobby, match, 0, 1)
        assert "long enough" in await refused(authority, 0, STAND_IN)
        lobby.leave(ben)  # type: ignore[arg-type]
        await settled(lambda: ann.told("presence")[-1]["seats"][1]["late"])
        assert ann.view["turn"] == 1, "without an offer nobody plays for Ben"
        await authority.together(0, STAND_IN)
        assert ann.told("presence")[-1]["seats"][1]["stood_in_for"]
        await settled(lambda: ann.view["turn"] == 0)
        _, [again] = await seated(lobby, match, 1)  # Ben is back: his seat is his
        assert not ann.told("presence")[-1]["seats"][1]["stood_in_for"]
        moves = [entry["move"] for entry in ann.view["legal"]]
        await act(authority, 0, "knock" if "knock" in moves else "stand")
        assert again.view["turn"] in (1, None) or again.view["deal"] > 1


async def test_where_the_host_says_never_nobody_stands_in(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", away=None)
        authority, _ = await seated(lobby, match, 0)
        assert "long enough" in await refused(authority, 0, STAND_IN)


async def test_who_has_left_for_long_is_not_asked(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", "human", away=0)
        authority, [ann, ben, cleo] = await seated(lobby, match, 0, 1, 2)
        lobby.leave(cleo)  # type: ignore[arg-type]
        await settled(lambda: ann.told("presence")[-1]["seats"][2]["late"])
        await authority.together(0, END)
        assert ann.told("offered")[-1]["seats"] == [1]
        lobby.leave(ben)  # type: ignore[arg-type]
        await settled(lambda: ann.told("presence")[-1]["seats"][1]["late"])


async def test_a_pause_needs_only_those_who_are_here(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        match = await made(lobby, "you", "human", "human")
        authority, [ann, _, cleo] = await seated(lobby, match, 0, 1, 2)
        await authority.together(0, Offer("pause"))
        await authority.together(1, Agree("pause"))
        assert ann.told("offered")[-1]["seats"] == [2]
        lobby.leave(cleo)  # type: ignore[arg-type]
        await settled(lambda: ann.told("clocks") and ann.told("clocks")[-1]["paused"])
