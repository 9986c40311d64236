"""The daily deal: the same for everybody, counted once it is over."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from boneace import bots, games
from boneace.table.play.fold import fold
from boneace.table.play.learning import daily
from boneace.table.play.loader import GameLoader
from boneace.table.play.lobby import Lobby
from boneace.table.store.store import Store
from boneace.table.store.stored import StoredEvent, StoredMatch
from tests.table.at_table import load_once

DAY = "2026-11-23"
STB = "stop-the-bus"


@pytest.fixture(autouse=True)
def on_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "today", lambda: DAY)
    monkeypatch.setattr(daily, "game_of", lambda day: STB)


def test_every_game_has_its_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    first = date(2026, 11, 23)
    days = [(first + timedelta(days=n)).isoformat() for n in range(len(games.shipped()))]
    assert sorted(map(daily.game_of, days)) == sorted(games.shipped())
    for day in days:
        declared = games.declaration(daily.game_of(day))
        asked = daily.asked(day, "Ann")
        values = declared.resolve(None, asked.options)
        assert len(asked.seats) in declared.seats(values)


def test_everybody_gets_the_same_deal(client: TestClient) -> None:
    told = client.get("/api/daily").json()
    assert told == {
        "day": DAY,
        "game": STB,
        "deals": daily.DEALS,
        "prize": "stake",
        "played": 0,
        "mean": None,
        "yours": None,
    }
    hands = []
    for name in ("Ann", "Ben"):
        made = client.post("/api/daily", json={"name": name}).json()
        with client.websocket_connect("ws://127.0.0.1:3131/ws") as socket:
            socket.send_json({"type": "hello", "match": made["match"], "key": made["key"]})
            while (welcome := socket.receive_json())["type"] != "welcome":
                pass  # the rules may still be loading
        hands.append([seat["hand"] for seat in welcome["view"]["seats"]])
        assert welcome["match"]["options"]["deals"] == daily.DEALS
        assert {seat["kind"] for seat in welcome["match"]["seats"][1:]} == {daily.LEVEL}
    assert hands[0] == hands[1]


def test_a_day_has_its_own_cards() -> None:
    assert daily.seed(DAY) == daily.seed(DAY) != daily.seed("2026-11-24")


def played_out(match: StoredMatch) -> list[StoredEvent]:
    """The events of a match that bots play to its end."""
    playing = fold(match, [])
    while not playing.over:
        bot = bots.make("novice", match.game, len(playing))
        playing.push(bot.choose(bots.Seat.of(playing, playing.seat)))
    return [StoredEvent(n, ply.seat, ply.text) for n, ply in enumerate(playing.plies, 1)]


def test_results_are_counted_once_matches_are_over(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(tmp_path / "table.sqlite")
        lobby = Lobby(lambda: asyncio.sleep(0, store), GameLoader(warm=(), load=load_once), 0.0)
        first, second = await daily.begin(lobby, "Ann"), await daily.begin(lobby, "Ben")
        match = await lobby.find(first.id)
        events = played_out(match)
        await store.append(match.id, events, over=True)
        told = await daily.told(store, await lobby.find(first.id))
        won = fold(match, events).returns()[daily.PERSON]
        assert (told.played, told.mean, told.yours) == (1, won, won)
        unfinished = await daily.told(store, await lobby.find(second.id))
        assert (unfinished.played, unfinished.yours) == (1, None)
        assert (await store.daily_results(DAY, STB)) == {first.id: won}
        await store.close()

    asyncio.run(run())


def test_a_day_that_is_past_keeps_the_game_that_it_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With another game that is shipped, the days take other turns."""

    async def run() -> None:
        store = await Store.open(tmp_path / "table.sqlite")
        lobby = Lobby(lambda: asyncio.sleep(0, store), GameLoader(warm=(), load=load_once), 0.0)
        made = await daily.begin(lobby, "Ann")
        match = await lobby.find(made.id)
        await store.append(match.id, played_out(match), over=True)
        before = await daily.told(store, match)
        monkeypatch.setattr(daily, "game_of", lambda day: "mus")
        assert await daily.told(store, match) == before
        today = await daily.told(store, None)
        assert (today.game, today.played) == ("mus", 0)
        await store.close()

    asyncio.run(run())


def test_matches_that_cannot_be_counted_keep_no_others_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "_COUNTED_AT_ONCE", 2)

    async def run() -> None:
        store = await Store.open(tmp_path / "table.sqlite")
        lobby = Lobby(lambda: asyncio.sleep(0, store), GameLoader(warm=(), load=load_once), 0.0)
        for name in ("Ann", "Ben"):
            old = await lobby.find((await daily.begin(lobby, name)).id)
            await store.append(old.id, [StoredEvent(1, 0, "a move of old rules")], over=True)
        await asyncio.sleep(0.002)  # the others begin later
        made = [await lobby.find((await daily.begin(lobby, name)).id) for name in "CDEF"]
        for match in made:
            await store.append(match.id, played_out(match), over=True)
        assert (await daily.told(store, made[0])).yours is not None, "the reader’s own comes first"
        await daily.told(store, None)
        assert (await daily.told(store, None)).played == len(made)
        await store.close()

    asyncio.run(run())


def test_a_rematch_is_no_daily_deal(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(tmp_path / "table.sqlite")
        lobby = Lobby(lambda: asyncio.sleep(0, store), GameLoader(warm=(), load=load_once), 0.0)
        made = await daily.begin(lobby, "Ann")
        match = await lobby.find(made.id)
        await store.append(match.id, played_out(match), over=True)
        await lobby.play_again(made.id)
        again = (await lobby.find(made.id)).rematch
        assert again is not None
        assert (await lobby.find(again)).daily is None
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("body", "status"), [('{"name": 3}', 400), ('{"seed": "x"}', 400), ("{", 400)]
)
def test_a_bad_request(client: TestClient, body: str, status: int) -> None:
    headers = {"content-type": "application/json"}
    assert client.post("/api/daily", content=body, headers=headers).status_code == status
    assert client.post("/api/daily", content="{}").status_code == 415
    assert client.get("/api/daily?match=nothing").status_code == 404
