"""A match of other rules than those of this version: nobody can play on, everybody can read it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from boneace import games
from boneace.table.errors import TableError
from boneace.table.play.learning import daily
from boneace.table.play.lobby import Lobby, Made
from boneace.table.play.protocol import PlayOn
from boneace.table.store import schema
from boneace.table.store.stored import StoredEvent, StoredMatch, StoredSeat
from boneace.table.web.app import create_app
from tests.table.at_table import HERE, Listener, asked, enter, first_legal, open_lobby
from tests.table.test_authority import heard, until, welcomed

pytestmark = pytest.mark.anyio

MOVES = 5
NEWER: dict[str, dict[str, Any]] = {
    "newer rules": {"rules": 99},
    "newer dealing": {"format": 99},
    "newer bot": {"seats": (StoredSeat("human", "Ann"), StoredSeat("grandmaster", "Bot"))},
    "newer clock": {"clock": {"kind": "hourglass", "seconds": 60}},
    "newer agreement about a clock": {"clock": {"kind": "move", "seconds": 60, "grace": 5}},
}


@pytest.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    async with open_lobby(tmp_path) as opened:
        yield opened


async def played(lobby: Lobby) -> tuple[StoredMatch, list[StoredEvent], Made]:
    """A match that is being played by two people, and its log."""
    made = await lobby.create(asked("you", "human"))
    ann, authority = await enter(lobby, made, 0)
    ben, _ = await enter(lobby, made, 1)
    await welcomed(ann, ben)
    for number in range(MOVES):
        turn = ann.view["turn"]
        move = first_legal((ann, ben)[turn])
        assert heard(await authority.act(turn, f"a{number}", move))["type"] == "accepted"
    store = await lobby.store()
    return await lobby.find(made.id), await store.events(made.id), made


async def old(lobby: Lobby, kind: str) -> tuple[Made, list[StoredEvent], str]:
    """Such a match with something different in it, and the message about it."""
    stored, events, made = await played(lobby)
    store = await lobby.store()
    stored, why = replace(stored, id=f"old{kind}"), "rules of this game have changed"
    if kind == "rules":
        stored = replace(stored, rules=stored.rules - 1)
    elif kind == "dealing":
        stored = replace(stored, format=0)
    elif kind in NEWER:
        stored, why = replace(stored, **NEWER[kind]), "newer version"
    elif kind == "game":
        stored, why = replace(stored, game="faro"), "“faro” is not installed"
    elif kind == "options":
        stored = replace(stored, options={**stored.options, "given-up": True})
        why = "at event 1"
    elif kind == "log":
        at = [event.number for event in events if event.seat >= 0][3]
        events = [replace(e, move="meld") if e.number == at else e for e in events]
        why = f"at event {at}"
    elif kind == "cards":
        at = [event.number for event in events if event.seat < 0][-1]
        events = [replace(e, move="2C") if e.number == at else e for e in events]
        why = f"at event {at}"
    await store.create(stored, await store.keys(made.id))
    await store.append(stored.id, [replace(event, action_id=None) for event in events])
    return made._replace(id=stored.id), events, why


@pytest.mark.parametrize("kind", ["rules", "dealing", "game", "options", "log", "cards", *NEWER])
async def test_a_match_that_does_not_fit_can_be_read(lobby: Lobby, kind: str) -> None:
    made, events, why = await old(lobby, kind)
    viewers: list[Listener] = []
    for seat in (0, None):
        viewer, authority = await enter(lobby, made, seat)
        await until(lambda: viewer.told("outdated"))  # noqa: B023
        viewers.append(viewer)
    for viewer in viewers:
        assert not viewer.told("welcome") and viewer.closed is None
        [told] = viewer.told("outdated")
        assert why in told["text"]
        assert told["names"] == [seat.name for seat in (await lobby.find(made.id)).seats]
        decided = [event for event in events if event.seat >= 0]
        assert [move["seat"] for move in told["moves"]] == [event.seat for event in decided]
        for move, event in zip(told["moves"], decided, strict=True):
            first, *cards = event.move.split()
            open_ = not cards or event.seat == viewer.seat
            assert move["move"] == (event.move if open_ else f"{first} …")
    assert any(event.move.startswith("discard ") for event in events)
    answer = heard(await authority.act(0, "b1", "draw"))
    assert answer["type"] == "refused"
    assert why in answer["reason"]
    assert [(e.seat, e.move) for e in await (await lobby.store()).events(made.id)] == [
        (e.seat, e.move) for e in events
    ]


async def test_once_it_is_over_everything_that_was_done_is_told(lobby: Lobby) -> None:
    made, events, _ = await old(lobby, "rules")
    store = await lobby.store()
    await store.append(made.id, [StoredEvent(len(events) + 1, 0, "knock")], over=True)
    viewer, _ = await enter(lobby, made)
    await until(lambda: viewer.told("outdated"))
    moves = [move["move"] for move in viewer.told("outdated")[0]["moves"]]
    assert moves == [*(event.move for event in events if event.seat >= 0), "knock"]


async def test_it_is_told_in_the_language_of_the_viewer(lobby: Lobby) -> None:
    made, _, _ = await old(lobby, "rules")
    viewer, _ = await enter(lobby, made, 0)
    viewer.language = "de"
    await until(lambda: viewer.told("outdated"))
    assert "Regeln dieses Spiels" in viewer.told("outdated")[0]["text"]


async def test_over_http_it_is_refused_with_the_reason(lobby: Lobby) -> None:
    made, _, why = await old(lobby, "log")
    store = await lobby.store()
    over = replace(await lobby.find(made.id), id="over", over=True, daily=daily.today())
    await store.create(over, {})
    await store.append("over", [StoredEvent(1, 0, "meld")])
    transport = httpx.ASGITransport(create_app(lobby))
    async with httpx.AsyncClient(transport=transport, base_url=HERE) as client:
        for what in ("replay", "record"):
            answer = await client.get(f"/api/matches/over/{what}")
            assert answer.status_code == 409
            assert "at event 1" in answer.json()["error"]["reason"]
        found = await client.get("/api/daily")
        assert found.status_code == 200 and found.json()["played"] == 0
        assert (await client.get("/api/matches/over")).json()["over"]
    assert why


async def test_who_plays_again_has_the_rules_of_today(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored, _, _ = await played(lobby)
    store = await lobby.store()
    await store.create(replace(stored, id="over", over=True), {})
    declared = games.declarations()
    newer = replace(declared["thirty-one"], rules_version=2)
    monkeypatch.setattr(games, "declarations", lambda: {**declared, "thirty-one": newer})
    monkeypatch.setattr(games, "declaration", lambda name: newer)
    await lobby.play_again("over")
    again = (await lobby.find("over")).rematch
    assert again is not None
    assert (await lobby.find(again)).rules == 2 and stored.rules == 1
    with pytest.raises(TableError, match="rules of this game have changed"):
        await lobby.play_on("over", PlayOn(3, 0))


async def test_a_seat_of_a_newer_version_spoils_no_list(lobby: Lobby) -> None:
    """Everything that read such a match had failed, and so had all lists with it."""
    stored, events, made = await played(lobby)
    store = await lobby.store()
    await store.create(replace(stored, id="newer"), await store.keys(made.id))
    await store.append("newer", [replace(event, action_id=None) for event in events], over=True)
    seats = [{"kind": "human", "name": name, "avatar": "fox"} for name in ("Ann", "Ben")]
    async with store._writes.begin() as connection:
        of = schema.matches.c.id == "newer"
        await connection.execute(schema.matches.update().where(of).values(seats=seats))
    viewer, _ = await enter(lobby, made._replace(id="newer"), 0)
    await until(lambda: viewer.told("outdated"))
    assert "newer version" in viewer.told("outdated")[0]["text"]
    with pytest.raises(TableError, match="newer version"):
        await lobby.play_again("newer")
    assert "newer" in await store.finished.among([made.id, "newer"])
