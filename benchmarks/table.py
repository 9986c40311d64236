"""The cost of an action at the table: the processor time from the text of a person's message to the
bytes sent to every viewer, in matches of four connected people."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import tempfile
import zlib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

from rich.table import Table

from benchmarks.report import console, machine
from boneace import games
from boneace.match.changes import followed
from boneace.table.play import fold, protocol
from boneace.table.play.authority import Authority
from boneace.table.play.loader import GameLoader
from boneace.table.play.lobby import Lobby, Made
from boneace.table.play.protocol import Act, Hello, NewMatch, SeatAsked
from boneace.table.store.store import Store
from boneace.table.store.stored import StoredEvent, StoredMatch

SEATS = 4


class NoStore:
    """A store that writes nothing to disk, to measure an action without storage."""

    opened = 0

    def __init__(self) -> None:
        self._matches: dict[str, StoredMatch] = {}
        self._keys: dict[str, dict[int, bytes]] = {}

    async def create(self, match: StoredMatch, keys: dict[int, bytes]) -> None:
        self._matches[match.id], self._keys[match.id] = match, keys

    async def match(self, match: str) -> StoredMatch | None:
        return self._matches.get(match)

    async def keys(self, match: str) -> dict[int, bytes]:
        return self._keys[match]

    async def events(self, match: str, *, after: int = 0) -> list[StoredEvent]:
        return []

    async def keep_coins(self, match: str, coins: Sequence[str | None]) -> tuple[str | None, ...]:
        return tuple(coins)

    async def append(self, match: str, events: Sequence[StoredEvent], *, over: bool) -> None:
        """Do nothing: everything else is measured."""

    async def close(self) -> None:
        """Do nothing: nothing is open."""


class Ear:
    """A viewer without a socket: keeps what is sent to it, and follows the view."""

    language = "en"

    def __init__(self) -> None:
        self.seat: int | None = None
        self.welcomed = self.known = False
        self.heard: list[bytes] = []
        self._read = 0
        self._view: dict[str, Any] = {}

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self, code: int) -> None:
        """Do nothing: there is nothing to close."""

    @property
    def view(self) -> dict[str, Any]:
        for told in map(json.loads, self.heard[self._read :]):
            self._view = followed(self._view, told)
        self._read = len(self.heard)
        return self._view


def deflated(messages: list[bytes]) -> int:
    """The bytes of messages to one viewer with permessage-deflate, set as servers set it."""
    deflate = zlib.compressobj(wbits=-12, memLevel=5)
    return sum(
        len(deflate.compress(message) + deflate.flush(zlib.Z_SYNC_FLUSH)) - 4
        for message in messages
    )


class Cost(NamedTuple):
    """The average cost of one action: seconds of processor time, and bytes to all viewers."""

    seconds: float
    bytes: float
    deflated: float


class Sent(NamedTuple):
    """A player's message: an action."""

    seat: int
    text: str


async def _seat(lobby: Lobby, made: Made) -> tuple[list[Ear], Authority]:
    """Connect a viewer for every seat, and wait until all are welcomed."""
    ears = [Ear() for _ in range(SEATS)]
    for seat, ear in enumerate(ears):
        authority = await lobby.enter(ear, Hello(made.id, made.keys[seat]))  # type: ignore[arg-type]
    while not all(ear.welcomed for ear in ears):
        await asyncio.sleep(0)
    return ears, authority


async def _act(ears: list[Ear], authority: Authority, sent: Sent) -> None:
    """Do what the server does for one message: read it, act, answer."""
    act = protocol.read_message(sent.text)
    assert isinstance(act, Act)
    answer = await authority.act(sent.seat, act.id, act.move)
    ears[sent.seat].send(answer)
    assert b"accepted" in answer, answer


async def _at_random(lobby: Lobby, made: Made, random: Random, actions: int) -> list[Sent]:
    """Play a match at random; returns the messages of its players."""
    ears, authority = await _seat(lobby, made)
    messages: list[Sent] = []
    while len(messages) < actions:
        turn = ears[0].view["turn"]
        if not isinstance(turn, int):
            break
        move = random.choice(ears[turn].view["legal"])["move"]
        text = json.dumps({"type": "act", "id": f"a{len(messages)}", "move": move})
        messages.append(Sent(turn, text))
        await _act(ears, authority, messages[-1])
    for ear in ears:
        lobby.leave(ear)  # type: ignore[arg-type]
    return messages


async def _one_match(
    lobby: Lobby, game: str, random: Random, actions: int
) -> tuple[float, int, int, int]:
    """Play a match twice, with the same cards and messages; the second time is measured.

    So the work of a player is not counted, and the clock is read twice for all actions: reading it
    can cost as much as an action. Returns the seconds, the number of actions, and the bytes, as
    they are and deflated. The welcomes are in the bytes.
    """
    kinds = ["you", *["human"] * (SEATS - 1)]
    made = await lobby.create(NewMatch(game, [SeatAsked(kind) for kind in kinds], wait=0))
    messages = await _at_random(lobby, made, random, actions)
    store = await lobby.store()
    again = replace(await lobby.find(made.id), id=f"{made.id}-again", over=False)
    await store.create(again, await store.keys(made.id))
    ears, authority = await _seat(lobby, made._replace(id=again.id))
    begun = process_time()
    for sent in messages:
        await _act(ears, authority, sent)
    seconds = process_time() - begun
    bytes_sent = sum(len(message) for ear in ears for message in ear.heard)
    small = sum(deflated(ear.heard) for ear in ears)
    for ear in ears:
        lobby.leave(ear)  # type: ignore[arg-type]
    return seconds, len(messages), bytes_sent, small


async def measure(game: str, actions: int, folder: Path | None) -> Cost:
    """The cost of an action in random matches, stored in a folder or not at all."""
    fold.go_on_compiled(game)
    loader = GameLoader(warm=())
    loader.start()
    await loader.wait(game)

    async def opening() -> Any:
        return NoStore() if folder is None else await Store.open(folder / "table.sqlite")

    lobby, random = Lobby(opening, loader, 0.0), Random(31)
    await _one_match(lobby, game, random, 100)  # so that catalogues and kernels are loaded
    seconds, done, sent, small = 0.0, 0, 0, 0
    while done < actions:
        found = await _one_match(lobby, game, random, actions - done)
        seconds, done = seconds + found[0], done + found[1]
        sent, small = sent + found[2], small + found[3]
    await loader.stop()
    await lobby.close()
    return Cost(seconds / done, sent / done, small / done)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--game", action="append", choices=games.names(), help="a game (default: all for four)"
    )
    parser.add_argument(
        "--actions", type=int, default=2000, help="the number of actions (%(default)s)"
    )


def run(arguments: argparse.Namespace) -> None:
    machine()
    table = Table(title="An action at a table of four persons", title_justify="left")
    for heading in ("game", "without a store", "with SQLite", "to each viewer", "deflated"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for game in arguments.game or games.names():
        declared = games.declaration(game)
        if not declared.min_seats <= SEATS <= declared.max_seats:
            continue
        bare = asyncio.run(measure(game, arguments.actions, None))
        with contextlib.ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            kept = asyncio.run(measure(game, arguments.actions, folder))
        seconds = (f"{1e3 * bare.seconds:.2f} ms", f"{1e3 * kept.seconds:.2f} ms")
        sizes = (f"{bare.bytes / SEATS:,.0f} bytes", f"{bare.deflated / SEATS:,.0f} bytes")
        table.add_row(game, *seconds, *sizes)
    console.print(table)
