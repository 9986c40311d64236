"""The connections of uvicorn, with time limits for inactive clients.

uvicorn closes a connection once its output has been read. A client that never reads would keep it,
and what it holds, forever. It also waits forever for the rest of a request, and answers every ping,
whether its answers are read or not.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from boneace.table.measures import measures
from boneace.table.web.limits import Credits

PATIENCE = 10.0
"""Seconds for the head of a request, for the client to continue reading, and for a close."""

PINGS, PINGS_A_SECOND = 20.0, 2.0
QUEUED = 256
"""The most messages that wait to be handled: one read can bring thousands of tiny ones."""
AHEAD = 4
"""The number of waiting messages from which reading stops: stopping and starting take two system
calls, which is much for each message."""
UNSENT = 16
"""The most messages that are collected to be written together."""
AT_ONCE = "boneace.at_once"
"""The extension of the scope for sending a message without waiting."""
TEXT = 0x81
"""The first byte of a frame with a whole text."""
FRAGMENTS = 32
"""The most frames that a message may come in: empty ones cost their sender almost nothing."""


def head(length: int) -> bytes:
    """The head of a frame with a whole text of this many bytes, as servers send it: unmasked.

    >>> head(5), head(500)
    (b'\\x81\\x05', b'\\x81~\\x01\\xf4')
    """
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return struct.pack("!BBH", TEXT, 126, length)
    return struct.pack("!BBQ", TEXT, 127, length)


def reset(transport: asyncio.Transport) -> None:
    """End a connection at once, and have the system discard unread data too."""
    connection = transport.get_extra_info("socket")
    if connection is not None:
        with contextlib.suppress(OSError):
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


class HttpConnection(H11Protocol):
    """A connection that closes if no request arrives, or nobody reads the answer."""

    _watch: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._before: object = None
        self._watch = self.loop.call_later(PATIENCE, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_watching()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._stop_watching()
        super().handle_websocket_upgrade(event)

    def _stop_watching(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None

    def _look(self) -> None:
        """End the connection if nothing has happened since the last check."""
        idle = self.cycle is None or self.cycle.response_complete
        stuck = self.flow.write_paused or self.transport.is_closing()
        now = (self.cycle, self.transport.get_write_buffer_size())
        if self.cycle is None or ((idle or stuck) and now == self._before):
            measures.closed["idle" if idle else "unread"] += 1
            reset(self.transport)
            return
        self._before = now
        self._watch = self.loop.call_later(PATIENCE, self._look)


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that closes soon after its viewer is gone, and does not answer pings forever."""

    _end: asyncio.TimerHandle | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._pings = Credits(PINGS, PINGS_A_SECOND)
        self._unsent = 0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][AT_ONCE] = {"send": self.send_at_once}

    def send_at_once(self, text: bytes) -> bool:
        """Send a message; False if it has to wait, or the connection is ending.

        All messages of one round of the event loop are written in one system call.
        """
        open_ = self.handshake_complete and not self.close_sent and not self.transport.is_closing()
        if not open_ or not self.writable.is_set() or self._unsent >= UNSENT:
            return False
        if self.conn.state is not OPEN or self.conn.extensions:
            return False
        # what `send_text` would do, with all its layers left out; nothing else is sent in fragments
        self.conn.writes.append(head(len(text)) + text)
        if not self._unsent:
            self.loop.call_soon(self._write_unsent)
        self._unsent += 1
        return True

    def _write_unsent(self) -> None:
        self._unsent = 0
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The viewer is gone: drop what it has not read."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._end = self.loop.call_later(PATIENCE, reset, self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        if self._pings.spend():
            super().handle_ping()
        else:
            self._cut_off("pings")

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < FRAGMENTS:
            super().handle_cont(event)
        else:
            self._cut_off("fragments")

    def send_receive_event_to_app(self) -> None:
        waiting = self.queue.qsize()
        if waiting >= QUEUED:
            self._cut_off("flood")
        elif waiting >= AHEAD or self.read_paused:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True  # so that it does not pause
            super().send_receive_event_to_app()
            self.read_paused = False

    def _cut_off(self, reason: str) -> None:
        if not self.transport.is_closing():
            measures.closed[reason] += 1
            reset(self.transport)
