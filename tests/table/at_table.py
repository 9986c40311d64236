"""What the tests of the table share: a house over a store in a temporary folder, and listeners."""

from __future__ import annotations

import contextlib
import functools
import json
from collections.abc import AsyncIterator
from importlib import import_module
from pathlib import Path
from typing import Any

from boneace.table.authority import Authority
from boneace.table.engine import Engine
from boneace.table.house import House, Made
from boneace.table.protocol import Hello, NewMatch, SeatAsked
from boneace.table.store import Store

HERE = "http://127.0.0.1:3131"


class Listener:
    """A viewer without a socket: it keeps what it hears."""

    def __init__(self, language: str = "en") -> None:
        self.heard: list[bytes] = []
        self.seat: int | None = None
        self.language = language
        self.welcomed = False
        self.closed: int | None = None

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self, code: int) -> None:
        self.closed = code

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(message) for message in self.heard]

    @property
    def view(self) -> dict[str, Any]:
        """The last view that was heard; how the last deal ended is said only where it is new."""
        views = [message["view"] for message in self.messages if "view" in message]
        last = [view["last"] for view in views if "last" in view][-1]
        return views[-1] | {"last": last}  # type: ignore[no-any-return]


@functools.cache
def load_once(game: str) -> None:
    import_module("boneace.table.fold").go_on_compiled(game)


async def ready_engine(game: str = "thirty-one") -> Engine:
    """An engine that has a game compiled and loaded, in this process."""
    engine = Engine(warm=(), load=load_once)
    engine.start()
    await engine.wait_compiled(game)
    return engine


@contextlib.asynccontextmanager
async def open_house(folder: Path, bot_delay: float = 0.0) -> AsyncIterator[House]:
    house = House(lambda: Store.open(folder / "table.sqlite"), await ready_engine(), bot_delay)
    try:
        yield house
    finally:
        await house.engine.stop()
        await house.close()


def asked(*kinds: str, preset: str | None = None, **options: Any) -> NewMatch:
    seats = [SeatAsked(kind) for kind in kinds]
    # nobody is waited for between deals: that is looked at in test_pacing.py
    return NewMatch("thirty-one", seats, preset, options, wait=0)


async def enter(
    house: House, made: Made, seat: int | None = None, seen: int = 0
) -> tuple[Listener, Authority]:
    listener = Listener()
    key = None if seat is None else made.keys[seat]
    authority = await house.enter(listener, Hello(made.id, key, seen))  # type: ignore[arg-type]
    return listener, authority


def first_legal(listener: Listener) -> str:
    """A move open to the listener: a discard where it holds four cards, else to draw or stand."""
    moves = [entry["move"] for entry in listener.view["legal"]]
    return next((move for move in ("draw", "stand", "keep") if move in moves), moves[-1])
