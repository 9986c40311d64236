"""The part of the API for tables of friends, and the socket that each is followed over."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from boneace.languages import best_of, current, say, speak
from boneace.table.errors import StoreError, TableError, WrongLink
from boneace.table.friends import messages, rules
from boneace.table.friends.messages import (
    Ask,
    HandOver,
    Hello,
    Joining,
    Leave,
    NewTable,
    Ping,
    PutBot,
    Refused,
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
from boneace.table.friends.visitor import Visitor
from boneace.table.play import protocol
from boneace.table.web.limits import Credits
from boneace.table.web.responses import as_json, body, must_be_json
from boneace.table.web.sockets import HELLO_PATIENCE, SILENCE, receive

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from boneace.table.friends.gathering import Gathering
    from boneace.table.friends.tables import Tables
    from boneace.table.web.limits import Limits

log = logging.getLogger(__name__)

WISHES, WISHES_A_SECOND = 40.0, 4.0
"""How many wishes a page may send at once, and how many more a second."""
WORDS, WORDS_A_SECOND = 8.0, 0.5

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
        """The tables that strangers may come to."""
        return as_json(await self._tables.listed())

    async def make(self, request: Request) -> Response:
        """Make a table; the answer has the host's key."""
        self._may_come(request)
        asked = protocol.read(_new_table, await body(request))
        return as_json(await self._tables.make(asked), 201)

    async def found(self, request: Request) -> Response:
        """What somebody with the link is told."""
        return as_json(await self._tables.found(request.path_params["code"]))

    async def join(self, request: Request) -> Response:
        """Come to a table; the answer has the new member's key."""
        self._may_come(request)
        asked = protocol.read(_joining, await body(request))
        code = request.path_params["code"]
        return as_json(await self._tables.join(code, asked.name, asked.bot), 201)

    async def socket(self, socket: WebSocket) -> None:
        """One page that follows one table."""
        await socket.accept()
        visitor = Visitor(socket)
        writer = asyncio.create_task(visitor.write())
        seen = _Seen(visitor, self._tables, self._limits)
        reader = asyncio.create_task(seen.read(socket))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
            if not writer.done():
                await asyncio.wait({writer}, timeout=1.0 if visitor.closing else 0.0)
        finally:
            for task in (reader, writer):
                task.cancel()
            if seen.table is not None:
                self._tables.leave(seen.table, visitor)
            await asyncio.wait({reader, writer})


class _Seen:
    """One page and the table that it shows."""

    def __init__(self, visitor: Visitor, tables: Tables, limits: Limits) -> None:
        self._visitor, self._tables, self._limits = visitor, tables, limits
        self.table: Gathering | None = None
        self._wishes = Credits(WISHES, WISHES_A_SECOND)
        self._words = Credits(WORDS, WORDS_A_SECOND)

    async def read(self, socket: WebSocket) -> None:
        """Read messages until the end."""
        visitor = self._visitor
        speak(best_of(socket.headers.get("accept-language")))
        try:
            async with asyncio.timeout(HELLO_PATIENCE):
                hello = messages.read((await receive(socket)).get("text"))
            if not isinstance(hello, Hello):
                raise TableError(say("errors-hello-first"))
            if hello.language is not None:
                speak(hello.language)
            visitor.language = current()
            self.table = await self._tables.enter(visitor, hello)
            while True:
                async with asyncio.timeout(SILENCE):
                    text = (await receive(socket)).get("text")
                await self._hear(text)
        except WebSocketDisconnect:
            return
        except TimeoutError:
            visitor.close(protocol.SILENT)
        except TableError as error:
            if isinstance(error, WrongLink):
                self._limits.wrong_link(socket.scope)
            visitor.send(messages.write(Refused(error.reason, error.place)))
            visitor.close(messages.REFUSED)
        except StoreError:
            log.exception("a table could not be served")
            visitor.send(messages.write(Refused(say("errors-store"))))
            visitor.close(protocol.FAILED)

    async def _hear(self, text: str | None) -> None:
        """Do what a message asks for, or say why not."""
        try:
            message = messages.read(text)
            if isinstance(message, Ping):
                self._visitor.send(messages.PONG)
                return
            if isinstance(message, Hello):
                raise TableError(say("errors-hello-once"))
            if not self._wishes.spend():
                raise TableError(say("errors-too-many-messages"), status=429)
            await self._grant(message)
        except TableError as error:
            if error.status == 429:
                raise
            self._visitor.send(messages.write(Refused(error.reason, error.place)))
        except StoreError:
            log.exception("a table could not be changed")
            self._visitor.send(messages.write(Refused(say("errors-store"))))

    async def _grant(self, wish: Wish) -> None:
        table, by = self.table, self._visitor.member
        assert table is not None
        if by is None or table.state.member(by) is None:
            raise TableError(say("friends-only-members"))
        match wish:
            case Say() | SayPhrase():
                if not self._words.spend():
                    raise TableError(say("friends-too-many-words"))
                text = wish.text if isinstance(wish, Say) else None
                phrase = wish.phrase if isinstance(wish, SayPhrase) else None
                await table.say(by, text, phrase)
            case Start():
                await table.start(by)
            case Vote():
                await table.vote(by, wish.game)
            case Leave():
                await table.change(lambda state: rules.leave(state, by))
                self._visitor.send(messages.LEFT)
                self._visitor.close(1000)
            case _:
                await table.change(step_of(wish, by, table))


def step_of(wish: Wish, by: int, table: Gathering) -> rules.Step:
    """What a wish does to the table."""
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
            return lambda state: rules.hand_over(state, by, wish.member, table.here())
        case _:
            raise AssertionError(wish)
