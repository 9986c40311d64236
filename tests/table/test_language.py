"""Everybody gets their own language, at one table and over HTTP."""

from __future__ import annotations

import asyncio
import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from boneace import games
from boneace.errors import IllegalMove, InvalidMove
from boneace.games.mus.asides import SIGNALS
from boneace.games.out_of_turn import Asked
from boneace.languages import current, say, speaking
from boneace.languages.codes import LANGUAGES
from boneace.match.beginning import new
from boneace.match.match import Match
from boneace.table.play import shuffle
from boneace.table.play.authority import Authority
from boneace.table.play.loader import GameLoader
from boneace.table.store.stored import StoredMatch, StoredSeat
from tests.table.at_table import Listener, load_once, ready_loader
from tests.table.stores import store_at


def in_language(code: str, message: str, **given: str | int) -> str:
    with speaking(code):
        return say(message, **given)


@pytest.mark.parametrize(("header", "code"), [("eu-ES,es;q=0.5", "eu"), ("es", "es"), ("nl", "en")])
def test_a_request_is_answered_in_its_language(client: TestClient, header: str, code: str) -> None:
    headers = {"accept-language": header}
    missing = client.get("/api/matches/nothing", headers=headers)
    assert missing.json()["error"]["reason"] == in_language(code, "errors-not-found-match")
    told = client.get("/api/games", headers=headers).json()
    games = {game["name"]: game for game in told["games"]}
    assert games["mus"]["summary"] == in_language(code, "mus-game.summary")
    levels = ("novice", "club", "expert", "master")
    titles = [in_language(code, f"bots-{level}") for level in levels]
    assert [bot["title"] for bot in told["bots"]] == titles
    body = {"game": "mus", "seats": [{"kind": "you"}]}
    refused = client.post("/api/matches", json=body, headers=headers).json()["error"]
    assert refused["place"] == "seats"
    many = in_language(code, "options-from-to-seats", least=4, most=8)
    assert refused["reason"] == in_language(code, "options-seats", game="mus", many=many, seats=1)


def test_an_address_may_name_its_language(client: TestClient) -> None:
    """As the head of the page does, before the page can say what was chosen on it."""
    told = client.get("/api/games?language=eu", headers={"accept-language": "es"}).json()
    assert told["games"][0]["summary"] == in_language(
        "eu", f"{told['games'][0]['name']}-game.summary"
    )


def test_english_where_nothing_is_asked(client: TestClient) -> None:
    reason = client.get("/api/nothing").json()["error"]["reason"]
    assert reason == "there is nothing at this address"
    assert current() == "en"


def refusal(client: TestClient, made: dict[str, Any], headers: dict[str, str], **hello: Any) -> str:
    """Why a second hello is refused, in the language of the socket."""
    with client.websocket_connect("ws://127.0.0.1:3131/ws", headers=headers) as socket:
        first = {"type": "hello", "match": made["match"], "key": made["key"], "seen": 0, **hello}
        socket.send_json(first)
        socket.send_json(first)
        while (message := socket.receive_json())["type"] != "refused":
            pass  # why it has to wait, or the welcome
        return str(message["reason"])


@pytest.mark.parametrize(
    ("header", "language", "code"),
    [
        ("es", "eu", "eu"),
        ("es", None, "es"),
        ("es", "klingon", "en"),
        ("es", "", "en"),
        ("", "es", "es"),
        ("", None, "en"),
    ],
)
def test_a_socket_speaks_the_language_of_its_hello(
    client: TestClient, header: str, language: str | None, code: str
) -> None:
    body = {"game": "thirty-one", "seats": [{"kind": "you"}, {"kind": "human"}]}
    made = client.post("/api/matches", json=body).json()
    hello = {} if language is None else {"language": language}
    said = refusal(client, made, {"accept-language": header}, **hello)
    assert said == in_language(code, "errors-hello-once")


def test_a_language_too_long_to_be_one_is_refused(client: TestClient) -> None:
    with client.websocket_connect("ws://127.0.0.1:3131/ws") as socket:
        socket.send_json({"type": "hello", "match": "k3", "seen": 0, "language": "e" * 500})
        assert "language" in socket.receive_json()["reason"]


def seats(*names: str) -> tuple[StoredSeat, ...]:
    return tuple(StoredSeat("human", name) for name in names)


async def looking(authority: Authority, seat: int | None, language: str) -> Listener:
    listener = Listener(language)
    listener.seat = seat
    authority.join(listener, 0)  # type: ignore[arg-type]
    while not listener.welcomed:
        await asyncio.sleep(0.001)
    return listener


def lines(listener: Listener, kind: str) -> list[str]:
    """The sentences of the effects of a kind, from the last message with them."""
    told = [message for message in listener.messages if "events" in message][-1]
    effects = [effect for event in told["events"] for effect in event["effects"]]
    return [effect["line"] for effect in effects if effect["kind"] == kind]


@pytest.mark.anyio
async def test_each_viewer_of_a_match_hears_his_own_language(tmp_path: Path) -> None:
    """The act of a person with another language, as reported to others; also the parts stored as a
    sentence."""
    options = {**games.declaration("mus").resolve(), "signals": "unseen"}
    names = seats("Ane", "Ben", "Cleo", "Dan")
    stored = StoredMatch("same", "mus", "default", options, names, 0, b"m" * 32, shuffle.VERSION)
    store = await store_at(tmp_path / "table.sqlite")
    await store.create(stored, {})
    authority = Authority(stored, store, await ready_loader("mus"), 0.0)
    heard = {code: await looking(authority, None, code) for code in LANGUAGES}
    with speaking("eu"):  # the acting player's language is Basque
        refused = json.loads(await authority.act(0, "early", "quiero"))
        done = json.loads(await authority.act(1, "talk", "no mus"))
    assert refused["type"] == "refused" and done["type"] == "accepted"
    told = {code: lines(listener, "stage") for code, listener in heard.items()}
    for code, said in told.items():
        with speaking(code):
            assert said == lines(await looking(authority, None, code), "stage")[-1:]
    assert told["en"] and len({tuple(said) for said in told.values()}) == len(LANGUAGES)
    await authority.close()
    await store.close()


@pytest.mark.anyio
async def test_a_signal_is_told_in_the_language_of_who_sees_it(tmp_path: Path) -> None:
    options = {**games.declaration("mus").resolve(), "signals": "unseen"}
    match = new("mus", players=["Ane", "Ben", "Cleo", "Dan"], options=options, seed=3)
    with speaking("es"):
        match.aside(1, next(text for text in SIGNALS_TRIED if _may(match, text)))
    told = {}
    for code in LANGUAGES:
        with speaking(code):
            found = [effect for _, effects in match.story(3, 0) for effect in effects]
            told[code] = next(e.line for e in found if e.kind == "signal")
    assert len(set(told.values())) == len(LANGUAGES)


SIGNALS_TRIED = [f"signal {signal.name}" for signal in SIGNALS]


def _may(match: Match, text: str) -> bool:
    """Whether seat 1 may make a signal: signals must be true."""
    trial = deepcopy(match._asides)
    assert trial is not None
    asked = Asked(1, text, match.players, match.view(1).record, None)
    try:
        trial.act(match._s.copy(), asked)
    except (IllegalMove, InvalidMove):
        return False
    return True


@pytest.mark.anyio
async def test_who_waits_is_told_why_in_his_language(tmp_path: Path) -> None:
    store = await store_at(tmp_path / "table.sqlite")
    names = (StoredSeat("human", "Ane"), StoredSeat("novice", "Ben"))
    options = games.declaration("thirty-one").resolve()
    stored = StoredMatch(
        "same", "thirty-one", "pennies", options, names, 0, b"m" * 32, shuffle.VERSION
    )
    await store.create(stored, {})
    authority = Authority(stored, store, GameLoader(warm=(), load=load_once), 0.0)  # never started
    spanish = Listener("es")
    authority.join(spanish, 0)  # type: ignore[arg-type]
    english = Listener()
    authority.join(english, 0)  # type: ignore[arg-type]
    for listener in (spanish, english):
        listener.heard.clear()  # a newcomer gets the language of the request
    with speaking("eu"):
        authority.tell_waiting()
    for listener, code in ((spanish, "es"), (english, "en")):
        note = in_language(code, "errors-starting")
        waiting = in_language(code, "errors-waiting", who="Ben", note=note)
        told = [status["text"] for status in listener.told("status") if status["seat"] == 1]
        assert told == [waiting]
    await authority.close()
    await store.close()
