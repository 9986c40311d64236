"""Hints are for a player's own seat and turn, if the host allows them; reviews for all."""

from __future__ import annotations

import asyncio
import dataclasses
import time
import tomllib
from pathlib import Path

import msgspec
import pytest

import boneace.record
from boneace.analysis import analysts
from boneace.analysis.review import THREADS
from boneace.bots.seat import Seat
from boneace.games.sent import Dealt
from boneace.languages import speaking
from boneace.table.errors import TableError
from boneace.table.play.acting import bots
from boneace.table.play.authority import Authority
from boneace.table.play.lobby import Lobby, Made
from boneace.table.play.past import reviews
from boneace.table.play.past.last_hint import LastHint
from boneace.table.play.people.together import Agree, Offer
from boneace.table.play.protocol import Hinted
from boneace.table.store.stored import StoredMatch
from boneace.values import Values
from tests.table.at_table import Listener, asked, enter, first_legal, open_lobby
from tests.table.test_authority import heard, welcomed

pytestmark = pytest.mark.anyio


def allowing(*kinds: str, hints: bool) -> object:
    return msgspec.structs.replace(asked(*kinds, lives=1), hints=hints)


async def sat(lobby: Lobby, *kinds: str, hints: bool = False) -> tuple[Made, Listener]:
    made = await lobby.create(allowing(*kinds, hints=hints))  # type: ignore[arg-type]
    listener, _ = await enter(lobby, made, 0)
    await welcomed(listener)
    return made, listener


@pytest.mark.parametrize(
    ("kinds", "allowed"),
    [(("you", "novice"), True), (("you", "novice"), False), (("you", "human"), True)],
)
async def test_the_host_decides(kinds: tuple[str, ...], allowed: bool, tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        _, ann = await sat(lobby, *kinds, hints=allowed)
        assert ann.welcome["match"]["hints"] is allowed


def test_there_are_none_unless_the_host_says_so() -> None:
    assert asked("you", "novice").hints is False


async def test_only_ones_own_seat_and_turn(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made, ann = await sat(lobby, "you", "human", hints=True)
        ben, authority = await enter(lobby, made, 1)
        await welcomed(ben)
        assert ben.view["turn"] == 1
        answer = heard(await authority.hint(1))
        assert (answer["type"], answer["number"], answer["sure"]) == ("hint", 7, "rollout")
        legal = {entry["move"] for entry in ben.view["legal"]}
        assert {move["move"] for move in answer["moves"]} == legal
        assert all(move["why"] and move["label"] for move in answer["moves"])
        assert "not your turn" in heard(await authority.hint(0))["reason"]
        assert "no hints" in heard(await authority.hint(None))["reason"]
        assert not ann.told("hint")


async def test_none_where_they_are_not_allowed(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made, _ = await sat(lobby, "you", "human")
        _, authority = await enter(lobby, made, 1)
        assert "not allowed" in heard(await authority.hint(1))["reason"]


async def test_a_hint_is_made_from_what_the_seat_knows(tmp_path: Path) -> None:
    """A world with other hidden cards gives the same bytes."""
    from tests.bots.test_bots import other_world

    async with open_lobby(tmp_path) as lobby:
        made, _ = await sat(lobby, "you", "human", hints=True)
        ben, authority = await enter(lobby, made, 1)
        await welcomed(ben)
        match = authority._running.match
        assert match is not None
        first, seat = await authority.hint(1), bots.look(match, 1)
        true, match._s = match._s, other_world(seat, 5)
        assert true.tobytes() != match._s.tobytes()
        authority._hint = LastHint(authority._workers)  # or it would be the same one again
        assert await authority.hint(1) == first
        match._s = true


async def test_however_often_a_page_asks_a_hint_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_for: list[int] = []

    def told(known: Seat) -> Hinted:
        made_for.append(known.plies)
        if len(made_for) == 1:
            raise RuntimeError("the first time it fails")
        return Hinted(known.plies, "exact", [], [])

    monkeypatch.setattr("boneace.table.play.past.hints.told", told)
    async with open_lobby(tmp_path) as lobby:
        made, _ = await sat(lobby, "you", "human", hints=True)
        ben, authority = await enter(lobby, made, 1)
        await welcomed(ben)
        with pytest.raises(RuntimeError):
            await authority.hint(1)
        assert len({*await asyncio.gather(*(authority.hint(1) for _ in range(20)))}) == 1
        await authority.hint(1)
        assert made_for == [7, 7]
        assert first_legal(ben) == "draw"
        await authority.act(1, "m", "draw")  # now the same seat discards
        await authority.hint(1)
        assert made_for == [7, 7, 9]


#: Labels of buttons, in English and in German.
LABELS = {"draw": ("Draw", "Ziehen"), "knock": ("Knock", "Klopfen")}
#: Nobody knocks before this action, so that every match has some decisions.
FIRST_KNOCK = 12


async def two_people(lobby: Lobby) -> tuple[Made, Listener, Listener, Authority]:
    """A match of two people without hints, whose pages are open."""
    made, ann = await sat(lobby, "you", "human", hints=False)
    ben, authority = await enter(lobby, made, 1)
    await welcomed(ann, ben)
    return made, ann, ben, authority


async def played(
    lobby: Lobby, made: Made, authority: Authority, ann: Listener, ben: Listener
) -> StoredMatch:
    """The match of two people, played to its end."""
    for number in range(400):
        turn = ann.view["turn"]
        if ann.view["result"]:
            break
        listener = (ann, ben)[turn]
        legal = [entry["move"] for entry in listener.view["legal"]]
        knocks = "knock" in legal and number >= FIRST_KNOCK
        move = "knock" if knocks else first_legal(listener)
        assert heard(await authority.act(turn, f"m{number}", move))["type"] == "accepted"
        await asyncio.sleep(0)
    stored = await lobby.find(made.id)
    assert stored.over
    return stored


async def test_a_finished_match_is_reviewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_lobby(tmp_path) as lobby:
        made, ann, ben, authority = await two_people(lobby)
        with pytest.raises(TableError, match="not over"):
            await lobby.reviews.of(await lobby.find(made.id), await lobby.store())
        stored = await played(lobby, made, authority, ann, ben)
        found = await lobby.reviews.of(stored, await lobby.store())
        assert found.over and [seat.name for seat in found.seats] == [
            seat.name for seat in stored.seats
        ]
        for seat in found.seats:
            assert abs(seat.start + seat.luck - seat.loss - seat.end) < 1e-9
            lost = sum(one.loss for one in found.decisions if one.seat == seat.seat)
            assert abs(seat.loss - lost) < 1e-9
        assert found is await lobby.reviews.of(stored, await lobby.store())
        monkeypatch.delattr("boneace.table.play.past.hints.review")  # not reviewed a second time
        with speaking("de"):
            german = await lobby.reviews.of(stored, await lobby.store())
        for in_english, in_german in zip(found.decisions, german.decisions, strict=True):
            for one, other in zip(in_english.moves, in_german.moves, strict=True):
                assert (one.move, one.worth) == (other.move, other.worth)
                assert (one.label, other.label) == LABELS.get(one.move, (one.label, other.label))
        assert {one.move for one in found.decisions[0].moves} >= LABELS.keys()
        monkeypatch.setattr(reviews, "PATIENCE", 0.01)
        monkeypatch.setattr(lobby.loader, "wait_compiled", lambda game: asyncio.sleep(60))
        unknown = dataclasses.replace(stored, id="other", game="mus")
        with pytest.raises(TableError, match="try again"):
            await lobby.reviews.of(unknown, await lobby.store())


async def test_a_review_ends_when_the_server_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process waits for its threads: it had stopped no sooner than the longest review ended."""
    async with open_lobby(tmp_path) as lobby:
        made, ann, ben, authority = await two_people(lobby)
        stored, store = await played(lobby, made, authority, ann, ben), await lobby.store()
        valued: list[Seat] = []
        values = analysts.Valuer.values

        def stopping(valuer: analysts.Valuer, seat: Seat) -> Values:
            valued.append(seat)
            if len(valued) > 1:  # the other threads are still busy when the first value is there
                time.sleep(1)
            lobby.reviews.stop()  # the signal comes while the first decision is valued
            return values(valuer, seat)

        monkeypatch.setattr(analysts.Valuer, "values", stopping)
        with pytest.raises(TableError, match="the server is stopping") as refused:
            await lobby.reviews.of(stored, store)
        assert refused.value.status == 503
        decisions = len([one for one in await store.events(made.id) if one.seat >= 0])
        assert decisions > FIRST_KNOCK
        assert len(valued) <= 1 + THREADS


async def test_a_finished_match_is_replayed_as_each_seat_saw_it(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made, ann, ben, authority = await two_people(lobby)
        store = await lobby.store()
        with pytest.raises(TableError, match="not over"):
            await lobby.reviews.replay(await lobby.find(made.id), store, 0)
        stored = await played(lobby, made, authority, ann, ben)
        with pytest.raises(TableError, match="no seat 2"):
            await lobby.reviews.replay(stored, store, 2)
        record = tomllib.loads(await lobby.reviews.record(stored, store))
        assert boneace.record.from_dict(record).game == "thirty-one"
        last = ann.number
        for seat in (0, 1, None):
            found = await lobby.reviews.replay(stored, store, seat)
            assert found.you == seat
            assert [event.number for event in found.events] == list(range(1, last + 1))
            assert found.plies == sorted(found.plies)
            # a seat is sent its own cards, and nobody else's
            effects = [effect for event in found.events for effect in event.effects]
            dealt = [effect for effect in effects if isinstance(effect, Dealt)]
            assert len(dealt) >= 6
            assert all((effect.card != "??") == (effect.seat == seat) for effect in dealt)


async def test_who_plays_with_bots_alone_switches_hints_on(tmp_path: Path) -> None:
    """Hints are on at once, for good, and in a rematch of the same people; others are notified."""
    async with open_lobby(tmp_path) as lobby:
        made, ann = await sat(lobby, "you", "novice")
        watcher, authority = await enter(lobby, made, None)
        await welcomed(watcher)
        assert heard(await authority.hint(0))["type"] == "refused"
        await authority.together(0, Offer("hints"))
        for listener in (ann, watcher):
            assert len(listener.told("hints-allowed")) == 1
            assert listener.told("offered")[-1]["text"] == "Hints are on in this match."
        with pytest.raises(TableError, match="already"):
            await authority.together(0, Offer("hints"))
        if ann.view["turn"] == 0:
            assert heard(await authority.hint(0))["type"] == "hint"
    async with open_lobby(tmp_path) as lobby:
        again, authority = await enter(lobby, made, 0)
        await welcomed(again)
        assert again.welcome["match"]["hints"]
        await authority.together(0, Offer("end"))
        await lobby.play_again(made.id)
        new = again.told("rematch")[-1]["match"]
        assert (await lobby.find(new)).hints


async def test_people_are_asked_before_there_are_hints(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made, ann = await sat(lobby, "you", "human")
        ben, authority = await enter(lobby, made, 1)
        await welcomed(ben)
        await authority.together(0, Offer("hints"))
        assert ben.told("offered")[-1]["seats"] == [1] and not ann.told("hints-allowed")
        assert heard(await authority.hint(1))["type"] == "refused"
        await authority.together(1, Agree("hints"))
        assert ann.told("hints-allowed")
        assert heard(await authority.hint(1))["type"] == "hint"


async def test_a_table_of_friends_and_a_daily_deal_have_no_hints_of_their_own(
    tmp_path: Path,
) -> None:
    async with open_lobby(tmp_path) as lobby:
        wanted = allowing("you", "novice", hints=False)
        for more in ({"table": "abc"}, {"daily": "2026-07-01", "seed": bytes(32)}):
            made = await lobby.create(wanted, **more)  # type: ignore[arg-type]
            ann, authority = await enter(lobby, made, 0)
            await welcomed(ann)
            with pytest.raises(TableError, match="no hints"):
                await authority.together(0, Offer("hints"))
