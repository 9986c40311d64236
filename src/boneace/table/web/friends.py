"""The part of the API for tables of friends, and the socket over which each is followed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from boneace.languages import say
from boneace.table.errors import TableError
from boneace.table.friends import messages, rules
from boneace.table.friends.messages import (
    Ask,
    FromMember,
    GiveUp,
    HandOver,
    Hello,
    Joining,
    Leave,
    NewTable,
    PutBot,
    Remove,
    Rename,
    Say,
    SayPhrase,
    Silence,
    Sit,
    Stand,
    Start,
    Vote,
    Wish,
)
from boneace.table.friends.tables import manners_of, rules_of
from boneace.table.play import protocol
from boneace.table.web.following import Following
from boneace.table.web.responses import as_json, body, must_be_json

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from boneace.table.friends.gathering import Gathering
    from boneace.table.friends.tables import Tables
    from boneace.table.web.limits import Limits

_new_table = msgspec.json.Decoder(NewTable)
_joining = msgspec.json.Decoder(Joining)


class Friends:
    """The handlers of the routes."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self._tables = tables
        self._limits = limits

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/tables", self.listed),
            Route("/api/tables", self.make, methods=["POST"]),
            Route("/api/tables/{code}", self.found),
            Route("/api/tables/{code}/join", self.join, methods=["POST"]),
            WebSocketRoute("/ws/table", self.socket),
        ]

    def _may_come(self, request: Request) -> None:
        must_be_json(request)
        self._limits.spend("matches", request.scope)

    async def listed(self, request: Request) -> Response:
        """The tables open to strangers."""
        return as_json(await self._tables.listed())

    async def make(self, request: Request) -> Response:
        """Make a table; the answer has the host's key."""
        self._may_come(request)
        asked = protocol.read(_new_table, await body(request))
        return as_json(await self._tables.make(asked), 201)

    async def found(self, request: Request) -> Response:
        """What a person with the link sees."""
        return as_json(await self._tables.found(request.path_params["code"]))

    async def join(self, request: Request) -> Response:
        """Join a table; the answer has the new member's key."""
        self._may_come(request)
        asked = protocol.read(_joining, await body(request))
        code = request.path_params["code"]
        return as_json(await self._tables.join(code, asked.name, asked.bot), 201)

    async def socket(self, socket: WebSocket) -> None:
        """One page that follows one table."""
        await _AtTable(socket, self._tables, self._limits).serve()


class _AtTable(Following):
    """One page and the table that it shows."""

    hello = Hello

    def __init__(self, socket: WebSocket, tables: Tables, limits: Limits) -> None:
        super().__init__(socket, limits)
        self._tables = tables
        self._table: Gathering | None = None

    def read(self, text: str | None) -> FromMember:
        return messages.read(text)

    async def enter(self, hello: Hello) -> None:
        self._table = await self._tables.enter(self.visitor, hello)

    def leave(self) -> None:
        if self._table is not None:
            self._tables.leave(self._table, self.visitor)

    def who(self) -> str:
        code = self._table.code if self._table is not None else ""
        return f"table/{code}/{self.visitor.member}"

    async def grant(self, wish: Wish) -> None:
        table, by = self._table, self.visitor.member
        assert table is not None
        if by is None or table.state.member(by) is None:
            raise TableError(say("friends-only-members"))
        match wish:
            case Say() | SayPhrase():
                if not self._limits.may("words", self.who()):
                    raise TableError(say("friends-too-many-words"))
                text = wish.text if isinstance(wish, Say) else None
                phrase = wish.phrase if isinstance(wish, SayPhrase) else None
                await table.say(by, text, phrase)
            case Start():
                self.spend_a_match()
                await table.start(by)
            case Vote():
                await table.vote(by, wish.game, self.spend_a_match)
            case Remove():
                await table.remove(by, wish.member)
            case GiveUp():
                await table.give_up(by)
            case Leave():
                await table.change(lambda state: rules.leave(state, by))
                self.visitor.send(messages.LEFT)
                self.visitor.close(1000)
            case _:
                await table.change(step_of(wish, by, table))
                if isinstance(wish, Stand):
                    await table.see_votes(self.spend_a_match)


def step_of(wish: Wish, by: int, table: Gathering) -> rules.Step:
    """The effect of a request on the table."""
    match wish:
        case Sit():
            return lambda state: rules.sit(state, by, wish.place)
        case Stand():
            return lambda state: rules.stand(state, by)
        case PutBot():
            return lambda state: rules.put_bot(state, by, wish.place, wish.bot)
        case Ask():
            asked, manners = rules.checked(rules_of(wish)), manners_of(wish)
            return lambda state: rules.ask(state, by, asked, wish.places, manners)
        case Silence():
            return lambda state: rules.silence(state, by, wish.member, wish.on)
        case Rename():
            return lambda state: rules.rename(state, by, wish.name)
        case HandOver():
            return lambda state: rules.hand_over(state, by, wish.member, table.host_gone)
        case _:
            raise AssertionError(wish)
