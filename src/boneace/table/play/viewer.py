"""One viewer of a match: a bounded queue of messages, and the single writer that sends them."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect

from boneace.languages.codes import ENGLISH
from boneace.table.measures import measures
from boneace.table.play import protocol
from boneace.table.play.servers.arrivals import Arrival

SEND_PATIENCE = 10.0
QUEUE_LIMIT = 64

AtOnce = Callable[[bytes], bool]
"""Sends a message if that is possible without waiting; otherwise returns False."""


class Viewer:
    """A connected socket that follows a match from a seat, or as a spectator (seat None)."""

    def __init__(self, socket: WebSocket, at_once: AtOnce | None = None) -> None:
        self._socket = socket
        self._at_once = at_once
        self._queue: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._code: int | None = None
        self.seat: int | None = None
        self.language = ENGLISH
        self.came: Arrival = (0, "")
        self.welcomed = False
        self.known = False
        """Whether the seat gets the record that bots use as input."""

    @property
    def closing(self) -> bool:
        """Whether the socket closes once its queue has been sent."""
        return self._code is not None

    def send(self, message: bytes) -> None:
        """Send a message, or queue it. A viewer whose queue is full is dropped instead."""
        if self._code is not None:
            return
        if self._at_once is not None and not self._news.is_set() and self._at_once(message):
            return
        if len(self._queue) >= QUEUE_LIMIT:
            self._queue.clear()
            measures.closed["slow"] += 1
            self.close(protocol.TOO_SLOW)
            return
        self._queue.append(message)
        self._news.set()

    def close(self, code: int) -> None:
        """Close the socket once the queue has been sent."""
        if self._code is None:
            self._code = code
            self._news.set()

    async def write(self) -> None:
        """The single writer; ends when the socket is closed or its peer does not read."""
        try:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self._write()
        except TimeoutError:
            measures.closed["slow"] += 1

    async def _write(self) -> None:
        while True:
            await self._news.wait()
            while self._queue:
                async with asyncio.timeout(SEND_PATIENCE):
                    await self._socket.send_text(self._queue.popleft().decode())
            if self._code is not None:
                async with asyncio.timeout(SEND_PATIENCE):
                    await self._socket.close(self._code)
                return
            self._news.clear()
