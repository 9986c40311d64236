"""A page that follows a table of friends, a club or an evening: one socket from hello to end.

All three work alike: hello first, a heartbeat, and requests that are granted or refused with the
reason. They differ in reading and writing messages, and in handling a hello and a request.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from boneace.languages import best_of, current, say, speak
from boneace.table.errors import StoreError, TableError, WrongLink
from boneace.table.friends import messages
from boneace.table.friends.messages import Ping, Refused
from boneace.table.friends.visitor import Visitor
from boneace.table.measures import measures
from boneace.table.play import protocol
from boneace.table.web.limits import Credits, TooMany
from boneace.table.web.patience import Patience
from boneace.table.web.sockets import (
    CREDITS,
    CREDITS_A_SECOND,
    HELLO_PATIENCE,
    SILENCE,
    at_once,
    receive,
)

if TYPE_CHECKING:
    from boneace.table.web.limits import Limits

log = logging.getLogger(__name__)


class Following:
    """One page and what it follows. Subclasses define what that is."""

    hello: type[Any]
    """The type of the first message."""

    def __init__(self, socket: WebSocket, limits: Limits) -> None:
        self.visitor = Visitor(socket, at_once(socket))
        self._socket, self._limits = socket, limits

    def read(self, text: str | None) -> Any:
        """A message, decoded. Raises TableError with the reason if it is not valid."""
        raise NotImplementedError

    async def enter(self, hello: Any) -> None:
        """Open what the page asks for. Raises TableError for an unknown one, or a wrong key."""
        raise NotImplementedError

    def who(self) -> str:
        """The key under which requests are counted: those of a member of the thing followed."""
        raise NotImplementedError

    async def grant(self, wish: Any) -> None:
        """Do what a message asks for. Raises TableError with the reason why not."""
        raise NotImplementedError

    def heard(self) -> None:
        """Called with every message: the page is still open."""

    def leave(self) -> None:
        """The page was closed."""
        raise NotImplementedError

    async def serve(self) -> None:
        """Serve the socket from its first message to its end."""
        await self._socket.accept()
        writer = asyncio.create_task(self.visitor.write())
        reader = asyncio.create_task(self._listen())
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
            if not writer.done():
                await asyncio.wait({writer}, timeout=1.0 if self.visitor.closing else 0.0)
            if reader.done():
                reader.result()  # an error that nobody has foreseen is logged
        finally:
            for task in (reader, writer):
                task.cancel()
            self.leave()
            await asyncio.wait({reader, writer})

    async def _listen(self) -> None:
        """Read messages until the end."""
        visitor = self.visitor
        speak(best_of(self._socket.headers.get("accept-language")))
        try:
            async with asyncio.timeout(HELLO_PATIENCE):
                hello = self.read((await receive(self._socket)).get("text"))
            if not isinstance(hello, self.hello):
                raise TableError(say("errors-hello-first"))
            if hello.language is not None:
                speak(hello.language)
            visitor.language = current()
            await self.enter(hello)
            credits = Credits(CREDITS, CREDITS_A_SECOND)
            async with Patience(SILENCE) as patience:
                while True:
                    text = (await patience.wait(receive(self._socket))).get("text")
                    if not credits.spend():
                        measures.closed["flood"] += 1
                        raise TableError(say("errors-too-many-messages"), status=429)
                    await self._hear(text)
        except WebSocketDisconnect:
            return
        except TimeoutError:
            visitor.close(protocol.SILENT)
        except TableError as error:
            if isinstance(error, WrongLink):
                self._limits.wrong_link(self._socket.scope)
            self._refuse(error.reason, error.place)
            visitor.close(messages.REFUSED)
        except StoreError as error:
            log.error("a page could not be served: %s", error)
            self._refuse(say("errors-store"))
            visitor.close(protocol.FAILED)

    def spend_a_match(self) -> None:
        """Count a match that this page makes as one of its address.

        Raises TableError if there were too many. The page stays open.
        """
        try:
            self._limits.spend("matches", self._socket.scope)
        except TooMany as error:
            raise TableError(error.reason) from error

    async def _hear(self, text: str | None) -> None:
        """Do what a message asks for, or say why not."""
        self.heard()
        try:
            message = self.read(text)
            if isinstance(message, Ping):
                self.visitor.send(messages.PONG)
                return
            if isinstance(message, self.hello):
                raise TableError(say("errors-hello-once"))
            if not self._limits.may("wishes", self.who()):
                raise TableError(say("errors-too-many-messages"), status=429)
            await self.grant(message)
        except TableError as error:
            if error.status == 429:
                raise
            self._refuse(error.reason, error.place)
        except StoreError as error:
            log.error("a wish could not be granted: %s", error)
            self._refuse(say("errors-store"))

    def _refuse(self, reason: str, place: str | None = None) -> None:
        self.visitor.send(messages.write(Refused(reason, place)))
