"""The matches of a browser: listed by the keys of their seats, exported, forgotten on request."""

from __future__ import annotations

import asyncio
import csv
import io
import time
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from boneace.match.replaying import replay
from boneace.record import read
from boneace.table.errors import StoreError, TableError, WrongLink
from boneace.table.measures import measures
from boneace.table.play import protocol
from boneace.table.play.lobby import Lobby, Made
from boneace.table.play.past import forgetting, own
from boneace.table.play.past.own import Held, SeatHeld
from boneace.table.play.protocol import Hello, NewMatch, SeatAsked
from boneace.table.store.finished import Result
from boneace.table.store.store import Store
from boneace.table.store.stored import StoredMatch
from boneace.table.web.app import create_app
from tests.table.at_table import HERE, Listener, enter, open_lobby
from tests.table.stores import MATCH

pytestmark = pytest.mark.anyio


async def made_of(lobby: Lobby, *kinds: str) -> Made:
    seats = [
        SeatAsked(kind, "" if kind == "novice" else name)
        for kind, name in zip(kinds, "ABCD", strict=False)
    ]
    options = {"lives": 1}
    return await lobby.create(NewMatch("thirty-one", seats, "pennies", options, wait=0))


async def finished(lobby: Lobby, *kinds: str) -> Made:
    """A match that is played to its end: everybody knocks or draws, as legal."""
    made = await made_of(lobby, *kinds)
    stored = await lobby.find(made.id)
    people = {}
    for seat, key in made.keys.items():
        people[seat] = Listener()
        authority = await lobby.enter(people[seat], Hello(made.id, key, pace="at-once"))  # type: ignore[arg-type]
    number = 0
    while not all(listener.welcomed for listener in people.values()):
        await asyncio.sleep(0.001)
    for _ in range(3000):
        view = people[min(people)].view
        if view["turn"] is None:
            break
        if view["turn"] in people:
            number += 1
            moves = [move["move"] for move in people[view["turn"]].view["legal"]]
            move = next((one for one in moves if one == "knock"), moves[-1])
            await authority.act(view["turn"], str(number), move)
        await asyncio.sleep(0.002)
    for listener in people.values():
        lobby.leave(listener)  # type: ignore[arg-type]
    assert (await lobby.find(made.id)).over, stored
    return made


def held(*made: Made, seat: int = 0) -> Held:
    return Held([SeatHeld(one.id, one.keys[seat]) for one in made])


async def test_keys_that_fit_open_their_matches_and_others_nothing(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        done, going = await finished(lobby, "you", "novice"), await made_of(lobby, "you", "human")
        wrong = SeatHeld(done.id, going.keys[0])
        told = await own.told(lobby, Held([*held(done, going).seats, wrong]))
        assert [one.match for one in told.matches] == [going.id, done.id] and told.left == 0
        over = told.matches[1]
        assert over.over and over.deals and over.winner is (over.won == 1.0)
        assert [sits.kind for sits in over.players] == ["human", "novice"]
        assert over.prize == "stake" and over.results in ([1.0, -1.0], [-1.0, 1.0])
        assert over.results[0] == over.won
        assert over.ended is not None and over.began <= over.ended <= time.time() * 1000
        assert told.matches[0].won is None and not told.matches[0].over
        assert await own.told(lobby, held(done, going)) == told  # kept, not folded again
        assert (await own.told(lobby, Held([wrong]))).matches == []


async def test_no_more_results_than_some_are_worked_out_for_one_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "COUNTED_AT_ONCE", 1)
    async with open_lobby(tmp_path) as lobby:
        made = [await finished(lobby, "you", "novice") for _ in range(2)]
        assert (await own.told(lobby, held(*made))).left == 1
        again = await own.told(lobby, held(*made))
        assert again.left == 0 and all(one.won is not None for one in again.matches)


async def test_the_records_come_as_one_file_with_a_table(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = [await finished(lobby, "you", "novice") for _ in range(2)]
        going = await made_of(lobby, "you", "novice")
        parts = [part async for part in own.zipped(lobby, held(*made, going))]
        assert len(parts) == 3  # it is sent piece by piece
        with zipfile.ZipFile(io.BytesIO(b"".join(parts))) as file:
            names = sorted(file.namelist())
            assert names == ["matches.csv", *sorted(f"thirty-one-{one.id}.toml" for one in made)]
            for name in names[1:]:
                (tmp_path / name).write_bytes(file.read(name))
                assert replay(read(tmp_path / name)).over
            rows = list(csv.DictReader(io.StringIO(file.read("matches.csv").decode())))
        assert {row["match"] for row in rows} == {one.id for one in made}
        assert all(row["won"] in ("1.0", "-1.0") and row["ended"] for row in rows)


@pytest.mark.parametrize("works", [0, 1, 2, 3])
async def test_a_file_that_lacks_a_match_because_the_store_failed_is_not_complete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, works: int
) -> None:
    """Somebody may delete the matches afterwards."""
    async with open_lobby(tmp_path) as lobby:
        made = [await finished(lobby, "you", "novice") for _ in range(2)]
        store = await lobby.store()
        reads, read_events = iter(range(works)), store.events

        async def failing(match: str, *given: int) -> Any:
            if next(reads, None) is None:
                raise StoreError("the database is away")
            return await read_events(match, *given)

        monkeypatch.setattr(store, "events", failing)
        with pytest.raises(StoreError):
            [part async for part in own.zipped(lobby, held(*made))]
        if not works:
            app = create_app(lobby, start_loader=False)
            async with httpx.AsyncClient(
                transport=httpx.ASGITransport(app), base_url=HERE
            ) as client:
                asked = [{"match": one.id, "key": one.keys[0]} for one in made]
                for address in ("mine", "mine/records"):
                    answer = await client.post(f"/api/{address}", json={"seats": asked})
                    assert answer.status_code == 503


async def test_a_result_that_several_compute_at_once_is_kept_once(db: Path | str) -> None:
    store = await Store.open(db)
    result = Result(1, (1.0, -1.0), (0,), 1)
    for match in ("first", "second", "third"):  # the first has to wait for connections
        await store.create(replace(MATCH, id=match), {})
        await asyncio.gather(*(store.finished.keep(match, result) for _ in range(5)))
        assert (await store.finished.among([match]))[match].result == result
    await store.close()


async def test_a_match_with_two_seats_of_one_browser_is_one_file(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await finished(lobby, "you", "human")
        both = Held([SeatHeld(made.id, key) for key in made.keys.values()])
        parts = [part async for part in own.zipped(lobby, both)]
        with zipfile.ZipFile(io.BytesIO(b"".join(parts))) as file:
            assert file.namelist() == [f"thirty-one-{made.id}.toml", "matches.csv"]
            rows = list(csv.DictReader(io.StringIO(file.read("matches.csv").decode())))
        assert sorted(row["seat"] for row in rows) == ["0", "1"]


@pytest.mark.parametrize(
    ("game", "preset", "prize"),
    [
        ("thirty-one", "pennies", "stake"),
        ("thirty-one", "banking", "chip"),
        ("thirty-one", "no-elimination", "point"),
        ("schwimmen", "default", "stake"),
        ("mus", "default", "game"),
        ("best-pair-thirty-one", "reid", "game"),
        ("vingt-un", "default", "chip"),
    ],
)
async def test_what_a_match_is_played_for(
    tmp_path: Path, game: str, preset: str, prize: str
) -> None:
    async with open_lobby(tmp_path) as lobby:
        seats = [SeatAsked("you", "A"), *[SeatAsked("novice", "")] * (3 if game == "mus" else 1)]
        made = await lobby.create(NewMatch(game, seats, preset, {}))
        [told] = (await own.told(lobby, held(made))).matches
        assert told.prize == prize and told.results is None


def test_a_name_is_no_formula() -> None:
    one = own.OwnMatch("m", "mus", 0, [own.Sitter("=1+1", "human")], 0, True, *[None] * 8)
    assert "'=1+1 (human)" in own.table([one])


async def test_a_match_against_bots_is_deleted(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await finished(lobby, "you", "novice")
        await own.told(lobby, held(made))
        watching = Listener()
        await lobby.enter(watching, Hello(made.id))  # type: ignore[arg-type]
        assert (await forgetting.forget(lobby, made.id, made.keys[0])).deleted
        assert watching.closed == 1012
        with pytest.raises(TableError):
            await lobby.find(made.id)
        store = await lobby.store()
        assert await store.events(made.id) == [] and await store.keys(made.id) == {}
        assert await store.finished.count() == 0


async def test_with_others_the_name_goes_and_the_match_when_all_have_asked(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await finished(lobby, "you", "human", "outside")
        assert not (await forgetting.forget(lobby, made.id, made.keys[0])).deleted
        stored = await lobby.find(made.id)
        assert [seat.name for seat in stored.seats] == ["Somebody", "B", "C"]
        assert "'A'" not in await lobby.reviews.record(stored, await lobby.store())
        with pytest.raises(TableError, match="does not belong to a seat"):
            await forgetting.forget(lobby, made.id, made.keys[0])
        # the third is a program's match: it need not ask
        assert (await forgetting.forget(lobby, made.id, made.keys[1])).deleted


async def test_a_name_that_is_forgotten_while_a_review_is_made_does_not_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await finished(lobby, "you", "human", "outside")
        stored, store = await lobby.find(made.id), await lobby.store()
        run, begun, go_on = lobby.reviews._workers.run, asyncio.Event(), asyncio.Event()

        async def slow(*given: Any) -> Any:
            begun.set()
            await go_on.wait()
            return await run(*given)

        monkeypatch.setattr(lobby.reviews._workers, "run", slow)
        early = asyncio.create_task(lobby.reviews.of(stored, store))
        await begun.wait()
        waiting = asyncio.create_task(lobby.reviews.of(stored, store))
        await forgetting.forget(lobby, made.id, made.keys[0])
        go_on.set()
        assert [seat.name for seat in (await early).seats] == ["A", "B", "C"], "it was too late"
        assert [seat.name for seat in (await waiting).seats] == ["Somebody", "B", "C"]


async def test_a_name_that_is_forgotten_on_one_server_is_on_no_other(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as here, open_lobby(tmp_path) as there:
        made = await finished(here, "you", "human")
        store = await there.store()
        before, _ = await enter(there, made)
        reviewed = await there.reviews.of(await there.find(made.id), store)
        assert [seat.name for seat in reviewed.seats] == ["A", "B"]
        await forgetting.forget(here, made.id, made.keys[0])
        after, _ = await enter(there, made)
        while not after.welcomed:
            await asyncio.sleep(0.001)
        names = [seat["name"] for seat in after.welcome["match"]["seats"]]
        reviewed = await there.reviews.of(await there.find(made.id), store)
        assert names == [seat.name for seat in reviewed.seats] == ["Somebody", "B"]
        assert before.closed == protocol.GONE, "it has to be loaded again"


async def test_a_match_that_is_played_is_not_forgotten_but_an_abandoned_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await made_of(lobby, "you", "novice")
        with pytest.raises(TableError, match="played"):
            await forgetting.forget(lobby, made.id, made.keys[0])
        monkeypatch.setattr(forgetting, "ABANDONED", -1)
        assert (await forgetting.forget(lobby, made.id, made.keys[0])).deleted


async def test_it_is_all_asked_over_http(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await finished(lobby, "you", "novice")
        seats = {"seats": [{"match": made.id, "key": made.keys[0]}]}
        app = create_app(lobby, start_loader=False)
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url=HERE) as client:

            async def post(path: str, body: Any) -> httpx.Response:
                return await client.post(f"/api/{path}", json=body)

            assert [one["won"] for one in (await post("mine", seats)).json()["matches"]] != [None]
            records = await post("mine/records", seats)
            assert records.headers["content-type"] == "application/zip"
            assert zipfile.ZipFile(io.BytesIO(records.content)).testzip() is None
            too_many = {"seats": seats["seats"] * 201}
            assert (await post("mine", too_many)).status_code in (400, 413)
            wrong = await post(f"matches/{made.id}/forget", {"key": "x"})
            assert wrong.status_code >= 400
            gone = await post(f"matches/{made.id}/forget", {"key": made.keys[0]})
            assert gone.json() == {"deleted": True}
            assert (await post("mine", seats)).json() == {"matches": [], "left": 0}


async def test_what_is_forgotten_twice_at_once_is_no_failure_of_the_store(tmp_path: Path) -> None:
    """The slower request failed, and the server counted that its store had failed."""
    async with open_lobby(tmp_path) as lobby:
        before = measures.store_failures
        made = await finished(lobby, "you", "human")
        store = await lobby.store()
        again = await asyncio.gather(
            *(store.finished.forget(made.id, 0, "Somebody") for _ in range(4))
        )
        assert again == [False] * 4
        names = [seat.name for seat in (await lobby.find(made.id)).seats]
        assert names == ["Somebody", "B"], "and not Somebody 2"
        last = await asyncio.gather(
            *(store.finished.forget(made.id, 1, "Somebody") for _ in range(4))
        )
        assert last == [True] * 4
        with pytest.raises(WrongLink):
            await lobby.play_again(made.id)
        stored = replace(await made_stored(lobby), over=True)
        assert await store.rematch("gone", stored) is None
        assert await forgetting._abandoned(lobby, "gone")
        assert measures.store_failures == before


async def made_stored(lobby: Lobby) -> StoredMatch:
    return await lobby.find((await made_of(lobby, "you", "novice")).id)
