"""A socket to a server that reconnects after every loss, until its purpose has ended."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from boneace.languages import say
from boneace.table.away.address import AwayError
from boneace.table.play import protocol

BEAT = 10.0
SILENCE = 30.0
"""Seconds of silence from the server after which the socket is abandoned."""
FIRST_PAUSE, LAST_PAUSE = 1.0, 30.0
LONGEST = 1 << 20
"""The longest message that is read."""

Message = dict[str, Any]
Hears = Callable[[Message], Awaitable[bool]]
"""Handles a message; returns True when the connection may end."""


class Line:
    """One socket. `hello` makes its first message; `lost` is called with the reason of a loss."""

    def __init__(
        self, url: str, hello: Callable[[], Message], hear: Hears, lost: Callable[[str], None]
    ) -> None:
        self._url, self._hello, self._hear, self._lost = url, hello, hear, lost
        self._socket: ClientConnection | None = None

    async def send(self, **message: Any) -> None:
        """Send a message; it is lost if the connection is lost."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(json.dumps(message))

    async def run(self) -> None:
        """Listen until a message ends it. Raises AwayError if the server refuses the connection."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with connect(
                    self._url, compression=None, ping_interval=None, max_size=LONGEST
                ) as socket:
                    self._socket = socket
                    if await self._listen(socket):
                        return
            except ConnectionClosed as error:
                why = str(error)
            except TimeoutError:
                why = say("outside-silent")
            except (OSError, WebSocketException, json.JSONDecodeError) as error:
                why = str(error)
            else:
                why = say("outside-closed")
            finally:
                heard, self._socket = self._socket is not None, None
            pause = FIRST_PAUSE if heard else min(2 * pause, LAST_PAUSE)
            self._lost(why)
            await asyncio.sleep(pause)

    async def _listen(self, socket: ClientConnection) -> bool:
        await self.send(**self._hello())
        beating = asyncio.create_task(self._beat())
        reason = ""
        try:
            while True:
                async with asyncio.timeout(SILENCE):
                    message: Message = json.loads(await socket.recv())
                if message["type"] == "refused" and message.get("id") is None:
                    reason = message["reason"]
                if await self._hear(message):
                    return True
        except ConnectionClosed as error:
            code = error.rcvd.code if error.rcvd else None
            if code in (protocol.REFUSED, protocol.TAKEN):
                raise AwayError(say("outside-refused", reason=reason or str(code))) from None
            raise
        finally:
            beating.cancel()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self.send(type="ping")
