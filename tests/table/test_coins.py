"""The coins of the seats: received before the first deal, stored, sent to all; and the proof."""

from __future__ import annotations

import asyncio
import time
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from starlette.testclient import TestClient

from boneace.fair import cards
from boneace.fair.checking import check
from boneace.match.replaying import replay
from boneace.record import from_dict
from boneace.table.errors import TableError
from boneace.table.play import coins, protocol, shuffle
from boneace.table.play.authority import Authority
from boneace.table.play.learning import daily
from boneace.table.play.lobby import Lobby, Made
from boneace.table.play.people.together import Offer
from boneace.table.play.protocol import Hello
from tests.table.at_table import Listener, asked, first_legal, open_lobby
from tests.table.test_authority import until

pytestmark = pytest.mark.anyio


async def come(
    lobby: Lobby, made: Made, seat: int | None, coin: str | None = None
) -> tuple[Listener, Authority]:
    listener = Listener()
    key = None if seat is None else made.keys[seat]
    hello = Hello(made.id, key, coin=coin)
    return listener, await lobby.enter(listener, hello)  # type: ignore[arg-type]


async def welcomed(*listeners: Listener) -> None:
    await until(lambda: all(listener.welcomed for listener in listeners))


def fair(listener: Listener) -> dict[str, Any]:
    found: dict[str, Any] = listener.welcome["match"]["fair"]
    return found


async def test_a_person_alone_waits_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coins, "PATIENCE", 3600.0)
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked("you", "club", "club"))
        ann, _ = await come(lobby, made, 0, "heads")
        await welcomed(ann)
        assert not ann.told("status")
        assert fair(ann)["coins"] == ["heads", None, None]
        assert made.commitment is not None and fair(ann)["commitment"] == made.commitment.hex()


async def test_bots_alone_wait_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coins, "PATIENCE", 3600.0)
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked("club", "club"))
        watcher, _ = await come(lobby, made, None)
        await welcomed(watcher)
        assert fair(watcher)["coins"] == [None, None]


async def test_the_first_deal_waits_for_the_coins_of_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coins, "PATIENCE", 3600.0)
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked("you", "human", "club"))
        ann, authority = await come(lobby, made, 0, "heads")
        act = asyncio.ensure_future(authority.act(0, "early", "draw"))
        await until(lambda: ann.told("status"))
        assert "Waiting for the others" in ann.told("status")[0]["text"]
        assert not ann.welcomed and not act.done()
        assert await (await lobby.store()).events(made.id) == []
        again, _ = await come(lobby, made, 0, "another")  # the first coin of a seat counts
        ben, _ = await come(lobby, made, 1, "tails")
        await welcomed(again, ben)
        assert fair(again) == fair(ben)
        assert fair(ben)["coins"] == ["heads", "tails", None]
        assert b"early" in await act


async def test_who_goes_for_a_moment_fixes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coins, "PATIENCE", 3600.0)
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked("you", "human"))
        ann, authority = await come(lobby, made, 0, "heads")
        offer = asyncio.ensure_future(authority.together(0, Offer("pause")))
        lobby.leave(ann)  # type: ignore[arg-type]
        await asyncio.sleep(0.1)
        assert (await lobby.find(made.id)).coins is None
        again, _ = await come(lobby, made, 0, "heads")
        ben, _ = await come(lobby, made, 1, "tails")
        await welcomed(again, ben)
        assert fair(ben)["coins"] == ["heads", "tails"]
        await offer


async def test_who_stays_away_stops_no_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coins, "PATIENCE", 0.1)
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked("you", "human", "human"))
        ann, _ = await come(lobby, made, 0)  # she has joined, and adds nothing
        ben, _ = await come(lobby, made, 1, "tails")
        began = time.monotonic()
        await welcomed(ann, ben)
        assert time.monotonic() - began < 5
        cleo, _ = await come(lobby, made, 2, "late")
        await welcomed(cleo)
        assert fair(cleo)["coins"] == [None, "tails", None]


async def test_a_restart_deals_the_same_cards(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked("you", "human"))
        ann, _ = await come(lobby, made, 0, "heads")
        await welcomed(ann)
        view, promised = ann.view, fair(ann)
    async with open_lobby(tmp_path) as lobby:
        ann, _ = await come(lobby, made, 0, "another")
        await welcomed(ann)
        assert (ann.view["seats"], fair(ann)) == (view["seats"], promised)
        store = await lobby.store()
        assert await store.keep_coins(made.id, ["x", "y"]) == ("heads", None)


async def test_other_coins_are_other_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shuffle, "new_seed", lambda: b"s" * 32)
    hands = []
    for number, coin in enumerate(("heads", "tails", "heads")):
        async with open_lobby(tmp_path / str(number)) as lobby:
            made = await lobby.create(asked("you", "human"))
            assert made.commitment == cards.bound(b"s" * 32).commitment
            ann, _ = await come(lobby, made, 0, coin)
            await welcomed(ann)
            hands.append(ann.view["seats"][0]["hand"])
    assert hands[0] == hands[2] != hands[1]


@pytest.mark.parametrize("coin", ["", "a b", "<b>", "é", "x" * 65])
async def test_what_is_no_coin(coin: str) -> None:
    with pytest.raises(TableError, match=r"coin|length|regex"):
        protocol.read_message(f'{{"type":"hello","match":"a","coin":"{coin}"}}')


# -- the proof -------------------------------------------------------------------------------------


async def played(lobby: Lobby, *, opens: bool = False) -> Made:
    """A match of two people that is over."""
    made = await lobby.create(structs.replace(asked("you", "human", lives=1), opens=opens))
    people = [await come(lobby, made, seat, f"coin-{seat}") for seat in (0, 1)]
    ann, authority = people[0]
    await welcomed(*(listener for listener, _ in people))
    count = 0
    while ann.view["result"] is None:
        turn = ann.view["turn"]
        listener = people[turn][0]
        moves = [entry["move"] for entry in listener.view["legal"]]
        move = "knock" if "knock" in moves else first_legal(listener)
        answer = await authority.act(turn, str(count), move)
        assert b"accepted" in answer
        count += 1
    return made


async def test_a_finished_match_can_be_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coins, "PATIENCE", 5.0)
    async with open_lobby(tmp_path) as lobby:
        made = await played(lobby)
        stored, store = await lobby.find(made.id), await lobby.store()
        record = from_dict(tomllib.loads(await lobby.reviews.record(stored, store)))
        proofs = [await lobby.proof(stored, key) for key in (None, *made.keys.values())]
        for proof in proofs:
            checked = check(proof, replay(record, at_once=True))
            assert checked.fits and checked.coins == 2
            assert proof.commitment == (made.commitment or b"").hex()
            assert proof.secret is None
            assert stored.seed.hex() not in str(proof)
        assert [proof.seat for proof in proofs] == [None, 0, 1]
        with pytest.raises(TableError):
            await lobby.proof(stored, "another")


async def test_a_table_may_open_everything(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await played(lobby, opens=True)
        stored = await lobby.find(made.id)
        proof = await lobby.proof(stored, None)
        assert proof.secret == stored.seed.hex()
        assert check(proof).fits


async def test_there_is_no_proof_before_the_end(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await lobby.create(asked("you", "human"))
        with pytest.raises(TableError) as refused:
            await lobby.proof(await lobby.find(made.id), made.keys[0])
        assert refused.value.status == 409


async def test_the_daily_deal_has_none(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as lobby:
        made = await daily.begin(lobby, "Ann")
        assert made.commitment is None
        stored = await lobby.find(made.id)
        assert stored.commitment is None and stored.coins is None
        with pytest.raises(TableError, match="seed alone") as refused:
            await lobby.reviews.proof(replace(stored, over=True), await lobby.store(), None)
        assert refused.value.status == 404


def test_the_proof_over_http(client: TestClient) -> None:
    body = {"game": "thirty-one", "seats": [{"kind": "you"}, {"kind": "club"}], "opens": True}
    made = client.post("/api/matches", json=body).json()
    assert len(made["commitment"]) == 64
    refused = client.get(f"/api/matches/{made['match']}/proof")
    assert refused.status_code == 409 and "not over" in refused.json()["error"]["reason"]
    assert client.get("/api/matches/none/proof").status_code == 404
