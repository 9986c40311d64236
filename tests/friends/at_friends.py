"""Helpers for the tests of tables of friends: people at a table, and a match played quickly."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from boneace.table.friends.gathering import Gathering
from boneace.table.friends.messages import Hello, Joined, NewTable
from boneace.table.friends.tables import Tables
from boneace.table.play import protocol
from boneace.table.play.lobby import Lobby
from tests.table.at_table import Listener, first_legal, open_lobby


class Guest(Listener):
    """A person with a table open, without a socket."""

    def __init__(self, language: str = "en") -> None:
        super().__init__(language)
        self.member: int | None = None

    @property
    def table(self) -> dict[str, Any]:
        """The table, as last sent."""
        return self.told("table")[-1]

    @property
    def lines(self) -> list[str]:
        """The lines of the talk, each once."""
        said = [line for told in self.told("lines") for line in told["lines"]]
        return [f"{line['name']}: {line['text'] or line['phrase']}" for line in said]


@contextlib.asynccontextmanager
async def open_tables(folder: Path) -> AsyncIterator[tuple[Tables, Lobby]]:
    async with open_lobby(folder) as lobby:
        tables = Tables(lobby)
        try:
            yield tables, lobby
        finally:
            await tables.close()


def short(places: int = 2, **more: Any) -> NewTable:
    """A table that plays one deal."""
    given = {"options": {"deals": 1}, "name": "Ann", "wait": 0, **more}
    return NewTable(game="thirty-one", places=places, **given)


async def come(tables: Tables, joined: Joined | str) -> tuple[Guest, Gathering]:
    """Open a table with a key, or only with its code."""
    guest = Guest()
    hello = Hello(joined) if isinstance(joined, str) else Hello(joined.table, joined.key)
    return guest, await tables.enter(guest, hello)  # type: ignore[arg-type]


async def until(true: Callable[[], object], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


async def play_out(lobby: Lobby, match: str, keys: list[str]) -> None:
    """Everybody with a key plays a match to its end: knock if that is legal."""
    players: list[Listener] = []
    for key in keys:
        players.append(Listener())
        authority = await lobby.enter(players[-1], protocol.Hello(match, key))  # type: ignore[arg-type]
    await until(lambda: all(player.told("welcome") for player in players))
    number = 0
    async with asyncio.timeout(20):
        while not (await lobby.find(match)).over:
            for player in players:
                legal = [entry["move"] for entry in player.view["legal"]]
                if legal:
                    move = "knock" if "knock" in legal else first_legal(player)
                    answer = await authority.act(player.seat, f"a{number}", move)
                    assert json.loads(answer)["type"] == "accepted", answer
                    number += 1
            await asyncio.sleep(0.01)
    for player in players:
        lobby.leave(player)  # type: ignore[arg-type]
