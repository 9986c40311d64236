"""Every game, every viewer, every kind of message: no byte depends on what the viewer cannot know.

The events of each game are checked by its own rules in `test_leaks_*.py`. Here everything else that
is sent must reveal no more than they do: two worlds in which the same events are sent to a viewer
(`two_worlds.py`) are the same for it in all other messages too.
"""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from starlette.testclient import TestClient

from boneace import games
from boneace.cards import Pack
from boneace.fair import cards, making
from boneace.fair.proof import Proof
from boneace.languages import speaking
from boneace.table.errors import TableError
from boneace.table.play import fold, payload, protocol, shuffle
from boneace.table.play.authority import Authority
from boneace.table.play.loader import GameLoader
from boneace.table.play.lobby import Lobby
from boneace.table.play.people.together import Agree, Offer
from boneace.table.store.stored import StoredMatch, StoredSeat
from boneace.table.web.app import create_app
from tests.table.at_table import HERE as ADDRESS
from tests.table.at_table import Listener, load_once, ready_loader
from tests.table.stores import store_at
from tests.table.test_authority import until
from tests.table.two_worlds import HERE, THERE, Pair, World, names, pair

pytestmark = pytest.mark.anyio

GAMES = games.shipped()
VIEWERS = [(game, viewer) for game in GAMES for viewer in (*range(len(names(game))), None)]
COMMITMENT, COINS = b"c" * 32, ("heads", None, "tails", None)
PAIRS = 2

#: The test of each kind of message to a viewer, or the reason why it holds nothing of a match.
LOOKED_AT = {
    "Welcome": "reconnecting: from the start, from the middle, from nowhere, in another language",
    "Events": "playing",
    "Accepted": "playing",
    "Refused": "refusals",
    "Hinted": "hints",
    "Status": "made of names and notes of the loader",
    "Waiting": "made of names and the number of the deal; what a deal waits for is no card",
    "Rematch": "the id of a match",
    "Clocks": "times and seats: people decide how long they take",
    "Presence": "seats",
    "Offered": "taking back",
    "HintsAllowed": "always the same",
    "MatchEnded": "a sentence of names",
    "Preparing": "made of notes of the loader",
    "Known": "the view that a seat has anyway: test_leaks_known.py",
    "Outdated": "the first words of what others did, nothing that was dealt: test_outdated.py",
    "Replaced": "always the same",
    "Pong": "always the same",
}

#: Every address with data of one match, and its answer before the match is over.
ADDRESSES = {
    "/api/matches/{match}": 200,
    "/api/matches/{match}/review": 409,
    "/api/matches/{match}/replay": 409,
    "/api/matches/{match}/record": 409,
    "/api/matches/{match}/proof": 409,
}


def stored(game: str, seed: bytes) -> StoredMatch:
    """A match of people only, so that nothing happens but what the test does."""
    seats = tuple(StoredSeat("human", name) for name in names(game))
    began = fold.new(game, seats=len(seats))
    return StoredMatch(
        "same",
        game,
        began.preset,
        dict(began.options),
        seats,
        0,
        seed,
        shuffle.VERSION,
        wait=0,
        hints=True,
        commitment=COMMITMENT,
        coins=COINS[: len(seats)],
    )


def pairs(game: str, viewer: int | None, *, whole: bool = False) -> Iterator[Pair]:
    """Pairs of worlds; if none is found, the messages reveal too much."""
    rng, found = random.Random(f"{game} {viewer} {whole}"), 0
    for _ in range(80):
        one = pair(game, viewer, rng, whole=whole)
        if one is not None:
            found += 1
            yield one
        if found == PAIRS:
            return
    raise AssertionError("too few pairs of worlds were found")


@functools.cache
def whole_pairs(game: str, viewer: int | None) -> list[Pair]:
    """Pairs of matches of several deals, which several tests check."""
    return list(pairs(game, viewer, whole=True))


@pytest.fixture
def worlds(monkeypatch: pytest.MonkeyPatch) -> dict[bytes, World]:
    """The world with the cards of a match, by the seed of the match."""
    known: dict[bytes, World] = {}
    monkeypatch.setattr(shuffle, "shuffles", lambda stored: known[stored.seed].shuffle)
    return known


def pack_of(game: str) -> Pack:
    found: Pack = games.part(game, "words").PACK
    return found


def tried(game: str) -> list[str]:
    """Input that is refused to every seat: not a move, not its own, or of another card."""
    pack = pack_of(game)
    some = [pack.text(card) for card in range(0, 40, 7) if pack.cards >> card & 1]
    words = ["nonsense", "9: draw", "bet 1 on 9", "signal nothing", "claim", *some]
    return words + [f"{word} {card}" for word in ("discard", "keep", "exchange") for card in some]


async def heard(
    folder: Path, game: str, viewer: int | None, seed: bytes, world: World, told: int
) -> dict[str, list[bytes]]:
    """Everything that a viewer receives over the socket, by its activity."""
    match = stored(game, seed)
    store = await store_at(folder / "table.sqlite")
    await store.create(match, {})
    authority = Authority(match, store, await ready_loader(game), 0.0)

    async def come(seen: int, language: str = "en", seat: int | None = viewer) -> Listener:
        listener = Listener(language)
        listener.seat = seat
        authority.join(listener, seen)  # type: ignore[arg-type]
        await until(lambda: listener.welcomed)
        return listener

    for seat in range(len(match.seats)):
        if seat != viewer:
            await come(0, seat=seat)
    playing = await come(0)
    for number, (seat, move) in enumerate(world.decisions):
        assert b"accepted" in await authority.act(seat, str(number), move)
    found = {"playing": list(playing.heard), "refusals": []}
    turn = authority._running.match.turn if authority._running.match else None
    for at, move in enumerate(tried(game)):
        if turn != viewer:
            found["refusals"].append(await authority.act(viewer, f"try-{at}", move))
    if turn == viewer:
        found["refusals"].append(await authority.act(viewer, "try", "nonsense"))
    found["hints"] = [await authority.hint(viewer)]
    again = [await come(told // 2), await come(10**6), await come(0, "es"), await come(told)]
    found["reconnecting"] = [message for one in again for message in one.heard]
    found["taking back"] = await taken_back(authority, viewer, world, again[-1])
    await authority.close()
    await store.close()
    return found


async def taken_back(
    authority: Authority, viewer: int | None, world: World, listener: Listener
) -> list[bytes]:
    """The messages to a viewer when a player asks for an undo and all agree."""
    begun = len(listener.heard)
    by = world.decisions[-1][0] if world.decisions else 0
    others = [seat for seat in range(4) if seat != by]
    for seat, asked in ((by, Offer("undo")), *((seat, Agree("undo")) for seat in others)):
        try:
            await authority.together(seat, asked)
        except TableError as refused:
            if seat == viewer:
                listener.send(refused.reason.encode())
    return [b"heard:", *listener.heard[begun:]]


@pytest.mark.parametrize(("game", "viewer"), VIEWERS)
async def test_messages(
    tmp_path: Path, worlds: dict[bytes, World], game: str, viewer: int | None
) -> None:
    for number, one in enumerate(pairs(game, viewer)):
        found = []
        for seed, worlds[seed] in ((HERE, one.here), (THERE, one.there)):
            folder = tmp_path / f"{number}{seed[:1].decode()}"
            found.append(await heard(folder, game, viewer, seed, worlds[seed], one.told))
        for kind, messages in found[0].items():
            assert messages == found[1][kind], kind
            assert messages and not any(HERE in message for message in messages)


@pytest.mark.parametrize(("game", "viewer"), VIEWERS)
def test_logs_and_replays(game: str, viewer: int | None) -> None:
    """The story in words, and the replay, of a match of several deals."""
    for one in whole_pairs(game, viewer):
        found = []
        for world in (one.here, one.there):
            match = world.played(game)
            told: list[object] = [payload.replay(match, stored(game, HERE), viewer)]
            for language in ("en", "eu"):
                with speaking(language):
                    told.append(match.log(viewer))
            found.append(msgspec.json.encode(told))
        assert found[0] == found[1]


@pytest.mark.parametrize(("game", "viewer"), VIEWERS)
def test_proofs(monkeypatch: pytest.MonkeyPatch, game: str, viewer: int | None) -> None:
    """A proof opens the same cards in both; only its hashes, which are salted, differ.

    If both of the cards were shown, the proof reveals which of them came first: a check needs their
    places.
    """
    binding = cards.bound(HERE)
    mix = cards.mixed(binding.commitment, COINS)
    monkeypatch.setattr(making, "bound", lambda secret: binding)
    for one in whole_pairs(game, viewer):
        found = []
        for seed, world in ((HERE, one.here), (THERE, one.there)):

            def hidden(secret: bytes, pack: int, world: World = world) -> list[int]:
                placed = dict(zip(cards.places(mix, pack), world.shuffle(pack), strict=True))
                return [placed[place] for place in range(cards.CARDS)]

            monkeypatch.setattr(making, "hidden_pack", hidden)
            secrets = making.Secrets(seed, COINS, opens=False)
            found.append(making.proof(world.played(game), "same", secrets, viewer))
        if opened(found[0], one) == set(one.cards):
            told = payload.replay(one.here.played(game), stored(game, HERE), viewer)
            assert all(f'"{card}"'.encode() in msgspec.json.encode(told) for card in one.cards)
            continue
        here, there = (HASHES.sub(b"#", msgspec.json.encode(proof)) for proof in found)
        assert here == there and b'"opened":[{' in here


HASHES = re.compile(rb'"[0-9a-f]{32}(?:[0-9a-f]{32})?"')


def opened(proof: Proof, one: Pair) -> set[str]:
    """The ones of two cards of a shuffle that are opened."""
    pack = next(pack for pack in proof.packs if pack.number == one.here.number)
    found = {card.card for card in pack.opened}
    return {card for card in one.cards if pack_of(proof.game).number(card) in found}


@pytest.mark.parametrize("game", GAMES)
async def test_addresses(tmp_path: Path, worlds: dict[bytes, World], game: str) -> None:
    """Before a match is over, no answer over HTTP has data about its cards."""
    one = next(pairs(game, None))
    answers = []
    for seed, worlds[seed] in ((HERE, one.here), (THERE, one.there)):
        folder = tmp_path / seed[:1].decode()
        await heard(folder, game, None, seed, worlds[seed], one.told)
        answers.append(asked(folder))
    assert answers[0] == answers[1]
    pack = pack_of(game)
    texts = [pack.text(card) for card in range(52) if pack.cards >> card & 1]
    for body in answers[0]:
        assert not any(f'"{text}"' in body for text in texts)


def asked(folder: Path) -> list[str]:
    """The answer of every address about the match."""
    loader = GameLoader(warm=(), load=load_once)
    lobby = Lobby(lambda: store_at(folder / "table.sqlite"), loader, 0.0)
    found = []
    with TestClient(create_app(lobby), ADDRESS) as client:
        for address, status in ADDRESSES.items():
            for query in ("", "?seat=0"):
                answer = client.get(address.format(match="same") + query)
                assert answer.status_code == status, address
                found.append(answer.text)
        found.append(client.get("/api/daily?match=same").text)
        found.append(client.post("/api/matches/same/play-on", json={"after": 0, "seat": 0}).text)
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_what_a_seat_may_know_is_heard_to_differ(
    tmp_path: Path, worlds: dict[bytes, World], game: str
) -> None:
    """The tests above would see a leak: a holder of one of the cards does receive another one."""
    for number, one in enumerate(pairs(game, None)):
        for seat in range(len(names(game))):
            found = []
            for seed, worlds[seed] in ((HERE, one.here), (THERE, one.there)):
                folder = tmp_path / f"{number}{seat}{seed[:1].decode()}"
                found.append(await heard(folder, game, seat, seed, worlds[seed], one.told))
            if all(found[0][kind] != found[1][kind] for kind in ("playing", "reconnecting")):
                return
    raise AssertionError("every seat hears the same in both worlds")


# -- completeness ----------------------------------------------------------------------------------


def test_every_kind_of_message_is_looked_at() -> None:
    """A new kind of message needs a line above, and a place in `heard` if it has data about
    cards."""
    assert {kind.__name__ for kind in get_args(protocol.ToViewer)} == set(LOOKED_AT)


def test_every_address_of_a_match_is_looked_at() -> None:
    lobby = Lobby(lambda: store_at(Path()), GameLoader(warm=(), load=load_once), 0.0)
    app: Any = create_app(lobby)
    while not hasattr(app, "routes"):
        app = app._app
    found = {
        route.path
        for route in app.routes
        if "{match}" in route.path and "GET" in (route.methods or ())
    }
    assert found == set(ADDRESSES)
