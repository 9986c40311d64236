"""Tables over HTTP and their sockets, as a page uses them; and malicious clients."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from boneace.table.friends.messages import PHRASES
from boneace.table.friends.tables import Tables
from boneace.table.web import limits
from boneace.table.web.limits import QUOTAS

SOCKET = "ws://127.0.0.1:3131/ws/table"


@pytest.fixture
def made(client: TestClient) -> dict[str, Any]:
    asked = {"game": "thirty-one", "places": 3, "name": "Ann", "options": {"deals": None}}
    answer = client.post("/api/tables", json=asked)
    assert answer.status_code == 201
    found: dict[str, Any] = answer.json()
    return found


def hello(socket: WebSocketTestSession, table: str, key: str | None) -> dict[str, Any]:
    socket.send_json({"type": "hello", "table": table, "key": key})
    return hear(socket, "table")


def hear(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while (message := socket.receive_json())["type"] != kind:
        pass
    found: dict[str, Any] = message
    return found


def closed(socket: WebSocketTestSession) -> int:
    with pytest.raises(WebSocketDisconnect) as caught:
        while True:
            socket.receive_json()
    return caught.value.code


def test_an_evening_among_friends(client: TestClient, made: dict[str, Any]) -> None:
    code = made["table"]
    found = client.get(f"/api/tables/{code}").json()
    assert found["host"] == "Ann" and found["free"] == 2 and "key" not in found
    ben = client.post(f"/api/tables/{code}/join", json={"name": "Ben"}).json()
    with (
        client.websocket_connect(SOCKET) as one,
        client.websocket_connect(SOCKET) as two,
    ):
        assert hello(one, code, made["key"])["you"] == 0
        assert hello(two, code, ben["key"])["you"] == 1
        two.send_json({"type": "sit", "place": 2})
        while [place["member"] for place in hear(one, "table")["places"]] != [0, None, 1]:
            pass
        for message in (
            {"type": "bot", "place": 1, "bot": "novice"},
            {"type": "phrase", "phrase": PHRASES[0]},
            {"type": "say", "text": "shall we?"},
            {"type": "start"},
        ):
            one.send_json(message)
        assert hear(two, "lines")["lines"] != [{}]
        while (told := hear(two, "table"))["match"] is None:
            pass
        assert [place["bot"] for place in told["places"]] == [None, "novice", None]
        one.send_json({"type": "leave"})
        assert "being played" in hear(one, "refused")["reason"]
    match = client.get(f"/api/matches/{told['match']}").json()
    assert match["game"] == "thirty-one"


@pytest.mark.parametrize(
    ("asked", "place"),
    [
        ({"game": "whist", "places": 2}, "game"),
        ({"game": "thirty-one", "places": 8}, "places"),
        ({"game": "thirty-one", "places": 17}, "places"),
        ({"game": "thirty-one", "places": 2, "preset": "none"}, "preset"),
        ({"game": "thirty-one", "places": 2, "options": {"lives": 99}}, "options.lives"),
        ({"game": "thirty-one", "places": 2, "name": "n" * 25}, "name"),
        ({"game": "thirty-one", "places": 2, "colour": "red"}, None),
        ({"game": "thirty-one"}, None),
    ],
)
def test_a_table_that_cannot_be(client: TestClient, asked: object, place: str | None) -> None:
    answer = client.post("/api/tables", json=asked)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["reason"] and (place is None or error["place"] == place)


def test_a_table_that_is_not_there(client: TestClient) -> None:
    assert client.get("/api/tables/nosuch").status_code == 404
    assert client.post("/api/tables/nosuch/join", json={}).status_code == 404
    with client.websocket_connect(SOCKET) as socket:
        socket.send_json({"type": "hello", "table": "nosuch"})
        assert "no such table" in hear(socket, "refused")["reason"]
        assert closed(socket) == 1008


def test_a_guessed_key(client: TestClient, made: dict[str, Any]) -> None:
    with client.websocket_connect(SOCKET) as socket:
        socket.send_json({"type": "hello", "table": made["table"], "key": "k" * 32})
        assert "does not open" in hear(socket, "refused")["reason"]
        assert closed(socket) == 1008


def test_a_visitor_has_no_say(client: TestClient, made: dict[str, Any]) -> None:
    with client.websocket_connect(SOCKET) as socket:
        assert hello(socket, made["table"], None)["you"] is None
        for message in (
            {"type": "sit", "place": 1},
            {"type": "vote", "game": "mus"},
            {"type": "start"},
            {"type": "say", "text": "hi"},
            {"type": "silence", "member": 0, "on": True},
            {"type": "leave"},
        ):
            socket.send_json(message)
            assert "join the table first" in hear(socket, "refused")["reason"]


def test_messages_that_mean_nothing(client: TestClient, made: dict[str, Any]) -> None:
    with client.websocket_connect(SOCKET) as socket:
        hello(socket, made["table"], made["key"])
        for text in ("{", "null", '{"type":"fly"}', '{"type":"sit"}', '{"type":"sit","place":-1}'):
            socket.send_text(text)
            assert hear(socket, "refused")["reason"]
        socket.send_bytes(b'{"type":"ping"}')
        assert "text frames" in hear(socket, "refused")["reason"]
        socket.send_text('{"type":"say","text":"' + "a" * 5000 + '"}')
        assert "4096" in hear(socket, "refused")["reason"]
        socket.send_json({"type": "hello", "table": made["table"]})
        assert "once" in hear(socket, "refused")["reason"]
        socket.send_json({"type": "ping"})
        assert hear(socket, "pong")


def test_who_says_too_much_waits(client: TestClient, made: dict[str, Any]) -> None:
    with client.websocket_connect(SOCKET) as socket:
        hello(socket, made["table"], made["key"])
        for number in range(int(QUOTAS["words"].most) + 1):
            socket.send_json({"type": "say", "text": f"line {number}"})
        assert "wait a moment" in hear(socket, "refused")["reason"]


def test_a_flood_is_cut_off(client: TestClient, made: dict[str, Any]) -> None:
    with client.websocket_connect(SOCKET) as socket:
        hello(socket, made["table"], made["key"])
        for _ in range(int(QUOTAS["wishes"].most) + 2):
            socket.send_json({"type": "vote", "game": "mus"})
        assert closed(socket) == 1008


@pytest.mark.parametrize("sent", ['{"type":"ping"}', "nonsense"])
def test_messages_that_ask_for_nothing_are_a_flood_too(
    client: TestClient, made: dict[str, Any], sent: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    with client.websocket_connect(SOCKET) as socket:
        hello(socket, made["table"], None)
        for _ in range(400):
            socket.send_text(sent)
        last: dict[str, Any] = {}
        with pytest.raises(WebSocketDisconnect) as caught:
            while True:
                last = socket.receive_json()
        assert caught.value.code == 1008
        assert "too many" in last["reason"]


def test_who_leaves_is_gone(client: TestClient, made: dict[str, Any]) -> None:
    code = made["table"]
    ben = client.post(f"/api/tables/{code}/join", json={"name": "Ben"}).json()
    with client.websocket_connect(SOCKET) as socket:
        hello(socket, code, ben["key"])
        socket.send_json({"type": "leave"})
        assert hear(socket, "left")
        assert closed(socket) == 1000
    assert client.get(f"/api/tables/{code}").json()["people"] == ["Ann"]
    with client.websocket_connect(SOCKET) as socket:
        socket.send_json({"type": "hello", "table": code, "key": ben["key"]})
        assert "does not open" in hear(socket, "refused")["reason"]


def test_an_error_that_nobody_has_foreseen_is_told_to_the_log(
    client: TestClient, made: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The socket closed, and nobody knew why."""

    async def fails(*given: object) -> None:
        raise KeyError("x")

    monkeypatch.setattr(Tables, "enter", fails)
    with pytest.raises(KeyError), client.websocket_connect(SOCKET) as socket:
        hello(socket, made["table"], made["key"])
