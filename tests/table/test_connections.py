"""What a connection writes, and when: frames that are sent together go out together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri

from boneace.table.web.connections import AHEAD, AT_ONCE, UNSENT, SocketConnection

pytestmark = pytest.mark.anyio


class Wire(asyncio.Transport):
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.reading = True
        self.ended = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return self.ended

    def close(self) -> None:
        self.ended = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


App = Callable[[Any, Any, Any], Awaitable[None]]


async def opened(app: App) -> tuple[SocketConnection, Wire, ClientProtocol]:
    """A connection whose handshake is done, its wire, and the other side."""
    config = uvicorn.Config(app, ws_per_message_deflate=False, ws_ping_interval=None)
    config.load()
    client = ClientProtocol(parse_uri("ws://localhost/ws"))
    client.send_request(client.connect())
    connection, wire = SocketConnection(config, ServerState(), {}), Wire()
    connection.connection_made(wire)
    connection.data_received(b"".join(client.data_to_send()))
    for _ in range(5):
        await asyncio.sleep(0)
    client.receive_data(b"".join(wire.written))
    client.events_received()
    wire.written.clear()
    return connection, wire, client


def heard(client: ClientProtocol, written: bytes) -> list[bytes]:
    client.receive_data(written)
    return [bytes(one.data) for one in client.events_received() if isinstance(one, Frame)]


async def accepting(scope: Any, receive: Any, send: Any) -> None:
    """Accept, and read nothing more."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def test_what_is_sent_in_one_round_is_written_once() -> None:
    connection, wire, client = await opened(accepting)
    at_once = connection.scope["extensions"][AT_ONCE]  # type: ignore[index]
    assert at_once(b"events") and at_once(b"accepted")
    assert not wire.written
    await asyncio.sleep(0)
    assert len(wire.written) == 1
    assert heard(client, wire.written[0]) == [b"events", b"accepted"]
    assert connection.send_at_once(b"later")
    await asyncio.sleep(0)
    assert heard(client, wire.written[1]) == [b"later"]


async def test_what_cannot_be_written_now_has_to_wait() -> None:
    connection, wire, _ = await opened(accepting)
    connection.pause_writing()  # the other side does not read
    assert not connection.send_at_once(b"no")
    connection.resume_writing()
    assert [connection.send_at_once(b"x") for _ in range(UNSENT + 1)] == [True] * UNSENT + [False]
    await asyncio.sleep(0)
    assert connection.send_at_once(b"x")
    wire.close()
    assert not connection.send_at_once(b"no")


async def test_reading_goes_on_while_few_messages_wait() -> None:
    connection, wire, client = await opened(accepting)
    for number in range(AHEAD + 1):
        assert wire.reading, number
        client.send_text(b"x")
        connection.data_received(b"".join(client.data_to_send()))
    assert not wire.reading
    for _ in range(AHEAD + 1):
        await connection.receive()
    assert wire.reading
