"""One socket a viewer: hello first, heartbeats, floods, silence, and viewers that do not read."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from boneace.table.measures import measures
from boneace.table.play import protocol, viewer
from boneace.table.web import limits, sockets


@pytest.fixture
def made(client: TestClient) -> dict[str, Any]:
    body = {"game": "thirty-one", "seats": [{"kind": "human"}, {"kind": "you"}]}
    found: dict[str, Any] = client.post("/api/matches", json=body).json()
    return found


def hello(socket: WebSocketTestSession, made: dict[str, Any], **changes: Any) -> dict[str, Any]:
    socket.send_json(
        {"type": "hello", "match": made["match"], "key": made["key"], "seen": 0, **changes}
    )
    return hear(socket)


PASSING = ("status", "preparing", "presence")


def hear(socket: WebSocketTestSession) -> dict[str, Any]:
    """The next message, except news of the engine and of the people present."""
    while (message := socket.receive_json())["type"] in PASSING:
        pass
    found: dict[str, Any] = message
    return found


def closed(socket: WebSocketTestSession) -> int:
    with pytest.raises(WebSocketDisconnect) as caught:
        while True:
            socket.receive_json()
    return caught.value.code


def test_a_conversation(client: TestClient, made: dict[str, Any]) -> None:
    with client.websocket_connect("ws://127.0.0.1:3131/ws") as socket:
        welcome = hello(socket, made)
        assert welcome["type"] == "welcome" and welcome["you"] == 1
        socket.send_json({"type": "ping"})
        assert hear(socket) == {"type": "pong"}
        socket.send_json({"type": "act", "id": "one", "move": "knock"})
        assert hear(socket)["type"] == "events"
        assert hear(socket) == {"type": "accepted", "id": "one"}
        for text in ("{", '{"type":"act"}', '{"type":"fly"}', "", "null"):
            socket.send_text(text)
            refused = hear(socket)
            assert refused["type"] == "refused" and refused["id"] is None and refused["reason"]
        socket.send_bytes(b'{"type":"ping"}')
        assert "text frames" in hear(socket)["reason"]
        socket.send_text('{"type":"ping"}' + " " * 5000)
        assert "4096" in hear(socket)["reason"]
        socket.send_json({"type": "hello", "match": made["match"], "key": None, "seen": 0})
        assert "once" in hear(socket)["reason"]
        socket.send_json({"type": "act", "id": "two", "move": "stand"})
        assert hear(socket)["id"] == "two"


@pytest.mark.parametrize(
    "first",
    [
        {"type": "ping"},
        {"type": "act", "id": "a", "move": "draw"},
        {"type": "hello", "match": "unknown", "key": None, "seen": 0},
        {"type": "hello"},
        [],
    ],
)
def test_the_first_message_must_be_a_good_hello(client: TestClient, first: Any) -> None:
    with client.websocket_connect("ws://127.0.0.1:3131/ws") as socket:
        socket.send_json(first)
        assert hear(socket)["type"] == "refused"
        assert closed(socket) == 1008


def test_a_wrong_key_opens_nothing(client: TestClient, made: dict[str, Any]) -> None:
    for key in ("wrong", made["others"][0]["key"][:-1], ""):
        with client.websocket_connect("ws://127.0.0.1:3131/ws") as socket:
            assert hello(socket, made, key=key)["type"] == "refused"
            assert closed(socket) == 1008


def test_a_spectator_cannot_act(client: TestClient, made: dict[str, Any]) -> None:
    with client.websocket_connect("ws://127.0.0.1:3131/ws") as socket:
        welcome = hello(socket, made, key=None)
        assert welcome["you"] is None and not welcome["view"]["legal"]
        socket.send_json({"type": "act", "id": "one", "move": "knock"})
        refused = hear(socket)
        assert refused["type"] == "refused" and refused["id"] == "one"


def test_the_older_of_two_tabs_is_told(client: TestClient, made: dict[str, Any]) -> None:
    with (
        client.websocket_connect("ws://127.0.0.1:3131/ws") as old,
        client.websocket_connect("ws://127.0.0.1:3131/ws") as new,
    ):
        hello(old, made)
        hello(new, made)
        assert hear(old) == {"type": "replaced"}
        assert closed(old) == protocol.TAKEN
        new.send_json({"type": "ping"})
        assert hear(new) == {"type": "pong"}


def test_a_flood_is_cut_off(
    client: TestClient, made: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    # the clock stands still, so that no more messages are allowed however long this takes
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    with client.websocket_connect("ws://127.0.0.1:3131/ws") as socket:
        hello(socket, made)
        for _ in range(400):
            socket.send_json({"type": "act", "id": "same", "move": "nonsense"})
        last = None
        with pytest.raises(WebSocketDisconnect) as caught:
            while True:
                last = hear(socket)
        assert caught.value.code == 1008
        assert last is not None and "too many" in last["reason"]


def test_silence_is_cut_off(
    client: TestClient, made: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HELLO_PATIENCE", 0.05)
    with client.websocket_connect("ws://127.0.0.1:3131/ws") as socket:
        assert closed(socket) == protocol.SILENT
    monkeypatch.setattr(sockets, "HELLO_PATIENCE", 60.0)
    monkeypatch.setattr(sockets, "SILENCE", 0.5)
    with client.websocket_connect("ws://127.0.0.1:3131/ws") as socket:
        hello(socket, made)
        socket.send_json({"type": "ping"})  # this viewer sends nothing more
        assert closed(socket) == protocol.SILENT


class SlowSocket:
    """A socket whose peer does not read."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.reading = asyncio.Event()
        self.code: int | None = None

    async def send_text(self, text: str) -> None:
        await self.reading.wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.code = code


def test_a_viewer_that_does_not_read_is_dropped() -> None:
    async def drop() -> None:
        socket = SlowSocket()
        follower = viewer.Viewer(socket)  # type: ignore[arg-type]
        writer = asyncio.create_task(follower.write())
        await asyncio.sleep(0)
        for number in range(500):
            follower.send(json.dumps(number).encode())
        socket.reading.set()
        await writer
        assert socket.code == protocol.TOO_SLOW
        assert len(socket.sent) <= 1, "nothing after a gap"

    asyncio.run(drop())


def test_a_send_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait() -> None:
        monkeypatch.setattr(viewer, "SEND_PATIENCE", 0.05)
        socket, dropped = SlowSocket(), measures.closed["slow"]
        follower = viewer.Viewer(socket)  # type: ignore[arg-type]
        follower.send(b"1")
        await asyncio.wait_for(follower.write(), 60)
        assert measures.closed["slow"] == dropped + 1
        assert (socket.sent, socket.code) == ([], None)  # the server cuts the connection

    asyncio.run(wait())


def test_what_can_be_sent_at_once_does_not_wait_and_keeps_its_order() -> None:
    async def send() -> None:
        socket, gone, open_ = SlowSocket(), list[bytes](), True

        def at_once(message: bytes) -> bool:
            if open_:
                gone.append(message)
            return open_

        follower = viewer.Viewer(socket, at_once)  # type: ignore[arg-type]
        writer = asyncio.create_task(follower.write())
        await asyncio.sleep(0)
        follower.send(b"1")
        assert gone == [b"1"]
        open_ = False
        follower.send(b"2")
        await asyncio.sleep(0)
        open_ = True
        follower.send(b"3")  # after the one that waits
        socket.reading.set()
        follower.close(protocol.GONE)
        await writer
        assert gone == [b"1"] and socket.sent == ["2", "3"] and socket.code == protocol.GONE

    asyncio.run(send())
