"""The writes of a connection: frames that are sent together go out together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import Mock

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from boneace.table.web.connections import AHEAD, AT_ONCE, UNSENT, SocketConnection
from boneace.table.web.patience import Patience

pytestmark = pytest.mark.anyio


def a_wire() -> Mock:
    """A transport that keeps all data written to it."""
    wire = Mock(spec=asyncio.Transport)
    wire.is_closing.return_value = False
    wire.get_extra_info.return_value = None
    return wire


def written(wire: Mock) -> list[bytes]:
    """The data written since the last call of this, write by write."""
    found = [bytes(call.args[0]) for call in wire.write.call_args_list]
    wire.write.reset_mock()
    return found


App = Callable[[Any, Any, Any], Awaitable[None]]


async def opened(app: App) -> tuple[SocketConnection, Mock, ClientProtocol]:
    """A connection whose handshake is done, its wire, and the other side."""
    config = uvicorn.Config(app, ws_per_message_deflate=False, ws_ping_interval=None)
    config.load()
    client = ClientProtocol(parse_uri("ws://localhost/ws"))
    client.send_request(client.connect())
    connection, wire = SocketConnection(config, ServerState(), {}), a_wire()
    connection.connection_made(wire)
    connection.data_received(b"".join(client.data_to_send()))
    for _ in range(5):
        await asyncio.sleep(0)
    client.receive_data(b"".join(written(wire)))
    client.events_received()
    return connection, wire, client


def heard(client: ClientProtocol, data: bytes) -> list[bytes]:
    client.receive_data(data)
    return [bytes(one.data) for one in client.events_received() if isinstance(one, Frame)]


async def accepting(scope: Any, receive: Any, send: Any) -> None:
    """Accept, and read nothing more."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def test_what_is_sent_in_one_round_is_written_once() -> None:
    connection, wire, client = await opened(accepting)
    scope: Any = connection.scope
    at_once = scope["extensions"][AT_ONCE]["send"]
    assert at_once(b"events") and at_once(b"accepted")
    assert not written(wire)
    await asyncio.sleep(0)
    (first,) = written(wire)
    assert heard(client, first) == [b"events", b"accepted"]
    assert connection.send_at_once(b"later")
    await asyncio.sleep(0)
    (second,) = written(wire)
    assert heard(client, second) == [b"later"]


@pytest.mark.parametrize("length", [0, 125, 126, 0xFFFF, 0x10000])
async def test_frames_are_those_that_the_library_makes(length: int) -> None:
    text = b"x" * length
    connection, wire, _ = await opened(accepting)
    assert connection.send_at_once(text)
    await asyncio.sleep(0)
    (frame,) = written(wire)
    assert frame == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_patience_is_for_one_wait_and_ends_the_block() -> None:
    patience, clock = Patience(30.0), Mock()
    patience._loop = clock

    async def looked_at(now: float) -> None:
        clock.time.return_value = now
        patience._look()

    async with patience:
        for now in (0.0, 20.0, 40.0):  # together they last longer
            clock.time.return_value = now
            await patience.wait(looked_at(now + 15.0))
            assert clock.call_later.call_args.args[0] == 15.0, "what is left of this wait"
        await looked_at(200.0)  # it does not wait for work done in between
        assert clock.call_later.call_args.args[0] == 30.0
    with pytest.raises(TimeoutError):
        async with Patience(0.0) as none:
            await none.wait(asyncio.sleep(60))


async def test_what_cannot_be_written_now_has_to_wait() -> None:
    connection, wire, _ = await opened(accepting)
    connection.pause_writing()  # the other side does not read
    assert not connection.send_at_once(b"no")
    connection.resume_writing()
    assert [connection.send_at_once(b"x") for _ in range(UNSENT + 1)] == [True] * UNSENT + [False]
    await asyncio.sleep(0)
    assert connection.send_at_once(b"x")
    wire.is_closing.return_value = True
    assert not connection.send_at_once(b"no")


async def test_reading_goes_on_while_few_messages_wait() -> None:
    connection, wire, client = await opened(accepting)
    for number in range(AHEAD + 1):
        assert not connection.read_paused, number
        client.send_text(b"x")
        connection.data_received(b"".join(client.data_to_send()))
    wire.pause_reading.assert_called_once()
    for _ in range(AHEAD + 1):
        await connection.receive()
    wire.resume_reading.assert_called_once()


class Reading:
    """An application that keeps what it receives."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            self.texts.append(message["text"])


@pytest.mark.parametrize("chunk", [1, 2, 5, 7, 40, 131, 4096])
async def test_messages_are_heard_however_they_are_cut(chunk: int) -> None:
    app = Reading()
    connection, wire, client = await opened(app)
    sent = ["a", "", "é" * 60, "b" * 125, "c" * 126, "d" * 400, "e", "f" * 20]
    for text in sent:
        client.send_text(text.encode())
        if len(text) == 400:
            client.send_ping(b"here")
    data = b"".join(client.data_to_send())
    for at in range(0, len(data), chunk):
        connection.data_received(data[at : at + chunk])
        for _ in range(5):
            await asyncio.sleep(0)
    assert app.texts == sent
    assert [one.opcode for one in framed(client, written(wire))] == [Opcode.PONG]


def framed(client: ClientProtocol, writes: list[bytes]) -> list[Frame]:
    client.receive_data(b"".join(writes))
    return [one for one in client.events_received() if isinstance(one, Frame)]


async def test_short_texts_and_fragments_are_heard_in_order() -> None:
    app = Reading()
    connection, _, client = await opened(app)
    client.send_text(b"one")
    client.send_text(b"two")
    connection.data_received(b"".join(client.data_to_send()))
    client.send_text(b"three", fin=False)
    client.send_continuation(b", four", fin=True)
    client.send_text(b"five")
    connection.data_received(b"".join(client.data_to_send()))
    for _ in range(5):
        await asyncio.sleep(0)
    assert app.texts == ["one", "two", "three, four", "five"]


async def test_a_short_text_that_is_none_closes() -> None:
    connection, wire, client = await opened(Reading())
    client.send_text(b"\xff")
    connection.data_received(b"".join(client.data_to_send()))
    await asyncio.sleep(0)
    (closed,) = framed(client, written(wire))
    assert closed.opcode == Opcode.CLOSE and closed.data[:2] == (1007).to_bytes(2, "big")
