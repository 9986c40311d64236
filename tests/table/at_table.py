"""Helpers for the tests of the table: a lobby over a store in a temporary folder, and listeners."""

from __future__ import annotations

import contextlib
import functools
import json
from collections.abc import AsyncIterator
from importlib import import_module
from pathlib import Path
from typing import Any

from boneace.match.changes import followed
from boneace.table.play.authority import Authority
from boneace.table.play.loader import GameLoader
from boneace.table.play.lobby import Lobby, Made
from boneace.table.play.protocol import Hello, NewMatch, SeatAsked
from tests.table.stores import store_at

HERE = "http://127.0.0.1:3131"


class Listener:
    """A viewer without a socket: it keeps the messages that it receives."""

    def __init__(self, language: str = "en") -> None:
        self.heard: list[bytes] = []
        self.seat: int | None = None
        self.came = (0, "")
        self.language = language
        self.welcomed = False
        self.known = False
        self.closed: int | None = None

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self, code: int) -> None:
        self.closed = code

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(message) for message in self.heard]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The messages of a kind; others may come before, between and after them."""
        return [message for message in self.messages if message["type"] == kind]

    @property
    def welcome(self) -> dict[str, Any]:
        """The last message that opened the match."""
        return self.told("welcome")[-1]

    @property
    def number(self) -> int:
        """The number of the last event received."""
        found: int = [message for message in self.messages if "number" in message][-1]["number"]
        return found

    @property
    def view(self) -> dict[str, Any]:
        """The last view received."""
        view: dict[str, Any] = {}
        for message in self.messages:
            view = followed(view, message)
        return view


@functools.cache
def load_once(game: str) -> None:
    import_module("boneace.table.play.fold").go_on_compiled(game)


async def ready_loader(game: str = "thirty-one") -> GameLoader:
    """A loader with a game compiled and loaded, in this process."""
    loader = GameLoader(warm=(), load=load_once)
    loader.start()
    await loader.wait_compiled(game)
    return loader


@contextlib.asynccontextmanager
async def open_lobby(folder: Path, bot_delay: float = 0.0) -> AsyncIterator[Lobby]:
    lobby = Lobby(lambda: store_at(folder / "table.sqlite"), await ready_loader(), bot_delay)
    try:
        yield lobby
    finally:
        await lobby.loader.stop()
        await lobby.close()


def asked(*kinds: str, preset: str | None = None, **options: Any) -> NewMatch:
    seats = [SeatAsked(kind) for kind in kinds]
    # there is no wait between deals: test_pacing.py tests that
    return NewMatch("thirty-one", seats, preset, options, wait=0)


async def enter(
    lobby: Lobby, made: Made, seat: int | None = None, seen: int = 0
) -> tuple[Listener, Authority]:
    listener = Listener()
    key = None if seat is None else made.keys[seat]
    authority = await lobby.enter(listener, Hello(made.id, key, seen))  # type: ignore[arg-type]
    return listener, authority


def first_legal(listener: Listener) -> str:
    """A legal move of the listener: a discard if it holds four cards, otherwise to draw or
    stand."""
    moves = [entry["move"] for entry in listener.view["legal"]]
    return next((move for move in ("draw", "stand", "keep") if move in moves), moves[-1])
