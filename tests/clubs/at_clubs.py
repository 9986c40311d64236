"""A club on a server: its members with pages open, without sockets, who make the moves of the
test."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from boneace.match.changes import followed
from boneace.table.clubs.clubs import Clubs
from boneace.table.clubs.evening_room import EveningRoom
from boneace.table.clubs.messages import ClubHello, JoinedClub, NewClub, PlanEvening
from boneace.table.friends.messages import Hello
from boneace.table.friends.tables import Tables
from boneace.table.play import protocol
from boneace.table.play.lobby import Lobby
from tests.friends.at_friends import Guest
from tests.table.at_table import Listener, ready_loader
from tests.table.stores import store_at

SHORT: dict[str, Any] = {"game": "stop-the-bus", "options": {"deals": 1}}
"""A match of one deal."""


class Server:
    """One server with a store in a folder."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.tables = Tables(lobby)
        self.clubs = Clubs(lobby, self.tables)


@contextlib.asynccontextmanager
async def open_server(folder: Path) -> AsyncIterator[Server]:
    loader = await ready_loader("stop-the-bus")
    lobby = Lobby(lambda: store_at(folder / "table.sqlite"), loader, 0.0)
    server = Server(lobby)
    try:
        yield server
    finally:
        await server.clubs.close()
        await server.tables.close()
        await lobby.loader.stop()
        await lobby.close()


class Page(Guest):
    """A member's page: of the club, of an evening, or of a table."""

    def __init__(self, server: Server, joined: JoinedClub, name: str) -> None:
        super().__init__()
        self.server, self.joined, self.name = server, joined, name

    @property
    def club(self) -> dict[str, Any]:
        return self.told("club")[-1]

    @property
    def evening(self) -> dict[str, Any]:
        return self.told("evening")[-1]

    async def open_club(self) -> None:
        hello = ClubHello(club=self.joined.club, key=self.joined.key)
        await self.server.clubs.enter(self, hello)  # type: ignore[arg-type]

    async def open_evening(self, evening: str) -> EveningRoom:
        hello = ClubHello(evening=evening, key=self.joined.key)
        room = await self.server.clubs.enter(self, hello)  # type: ignore[arg-type]
        assert isinstance(room, EveningRoom)
        return room


async def club_of(server: Server, many: int) -> list[Page]:
    """A club with this many members; the first is its host."""
    host = await server.clubs.make(NewClub("Thursdays", "P0"))
    pages = [Page(server, host, "P0")]
    for number in range(1, many):
        joined = await server.clubs.join(host.club, f"P{number}")
        pages.append(Page(server, joined, f"P{number}"))
    return pages


async def evening_of(server: Server, pages: list[Page], **asked: Any) -> EveningRoom:
    """An evening that all of them take part in."""
    from boneace.table.clubs import evenings

    given = {"title": "An evening", "size": 4, "rounds": 4, **SHORT, **asked}
    club = await server.clubs.club(pages[0].joined.club)
    room = await server.clubs.evening(await server.clubs.plan(club, 0, PlanEvening(**given)))
    for page in pages:
        member = page.joined.member
        await room.change(
            lambda state, member=member: evenings.check_in(state, club.state, member, member, True)  # type: ignore[misc]
        )
    return room


def seat_of(room: EveningRoom, page: Page) -> str | None:
    """The table of the last round at which somebody sits."""
    for table in room.state.rounds[-1].tables:
        if page.joined.member in table.seats:
            return table.code
    return None


async def sit_down(server: Server, page: Page, code: str) -> Guest:
    """Open the page of a table with the key of the club."""
    guest = Guest()
    await server.tables.enter(guest, Hello(code, page.joined.key))  # type: ignore[arg-type]
    return guest


class Player(Listener):
    """A viewer that keeps the last view, and can wait for the next."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[str, Any] = {}
        self.news = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.seen = followed(self.seen, json.loads(message))
        self.news.set()


async def play(server: Server, page: Page, match: str) -> None:
    """Play a match to its end, always with the first legal move."""
    player = Player()
    hello = protocol.Hello(match, page.joined.key)
    authority = await server.lobby.enter(player, hello)  # type: ignore[arg-type]
    number = 0
    while player.seen.get("result") is None:
        async with asyncio.timeout(20):
            await player.news.wait()
        player.news.clear()
        moves = [entry["move"] for entry in player.seen.get("legal", [])]
        if moves:
            number += 1
            await authority.act(player.seat, f"{page.name}-{number}", moves[0])
    server.lobby.leave(player)  # type: ignore[arg-type]


async def play_round(server: Server, room: EveningRoom, pages: list[Page]) -> None:
    """Everybody goes to their table; it begins once all are there, and they play."""

    async def one(page: Page) -> None:
        code = seat_of(room, page)
        if code is None:
            return
        guest = await sit_down(server, page, code)
        while guest.table["match"] is None:
            await asyncio.sleep(0.01)
        await play(server, page, guest.table["match"])
        server.tables.leave(await server.tables.at(code), guest)  # type: ignore[arg-type]

    async with asyncio.timeout(60):
        await asyncio.gather(*(one(page) for page in pages))
        while room.state.playing:
            await asyncio.sleep(0.01)


def let_others_go_on(monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str) -> None:
    """Let a function of a module go on only once the event loop has: it must be in a thread."""
    usual, gone_on = getattr(module, name), threading.Event()

    def slowly(*given: Any) -> Any:
        assert gone_on.wait(5), "everything else stands still"
        return usual(*given)

    monkeypatch.setattr(module, name, slowly)
    asyncio.get_running_loop().call_later(0.05, gone_on.set)
