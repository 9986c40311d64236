"""Bots at an address: the requests, and the errors for bots that do not answer."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, ClassVar

import pytest

from boneace import arena
from boneace.arena import addresses
from boneace.arena.players import make
from boneace.errors import OptionError


class Answering(BaseHTTPRequestHandler):
    """Knocks whenever that is legal; `/…` selects other answers."""

    protocol_version = "HTTP/1.1"
    asked: ClassVar[list[tuple[dict[str, Any], str | None, int]]] = []

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.asked.append((asked, self.headers["Authorization"], self.client_address[1]))
        if self.path.startswith("/then-") and len(self.asked) > 1:
            if self.path == "/then-nothing":
                time.sleep(1)
            self.wfile.write(b"garbage\r\n")
            return
        moves = asked["moves"]
        move = "knock" if "knock" in moves else moves[-1]
        status, body = {
            "/busy": (503, b""),
            "/away": (302, b""),
            "/words": (200, b"hello"),
            "/wrong": (200, b'{"move": "fold"}'),
        }.get(self.path, (200, json.dumps({"move": move}).encode()))
        self.send_response(status)
        self.send_header("Location", "/elsewhere")
        self.send_header("Content-Length", str(len(body)))
        if self.path == "/once":
            self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture
def address() -> Iterator[str]:
    Answering.asked.clear()
    with ThreadingHTTPServer(("127.0.0.1", 0), Answering) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def play(address: str, matches: int = 2) -> arena.Table:
    return arena.contest("thirty-one", [address, "zoo:random"], matches=matches)


@pytest.mark.parametrize("path", ["/bot?strong=1", "/once"])
def test_it_plays(address: str, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BONEACE_BOT_TOKEN", "secret")
    table = play(address + path)
    assert table.pairings[0].matches == 4
    for asked, token, _ in Answering.asked:
        assert asked["type"] == "choose" and asked["boneace"] == 1 and asked["seats"] == 2
        assert asked["options"]["lives"] == 3 and token == "Bearer secret"
        assert "??" not in asked["view"]["seats"][asked["view"]["you"]]["hand"]
    assert len({asked["seed"] for asked, _, _ in Answering.asked}) > 2
    lines = {port for _, _, port in Answering.asked}
    assert (len(lines) == 1) == (path != "/once")  # one connection is kept, if the bot allows it


def test_a_token_from_a_file_with_a_line_end(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BONEACE_BOT_TOKEN", "secret\n")
    play(address, 1)
    assert {token for _, token, _ in Answering.asked} == {"Bearer secret"}


@pytest.mark.parametrize("token", ["two\nlines", "gehe\u00efm"])
def test_a_token_that_cannot_be_sent(token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BONEACE_BOT_TOKEN", token)
    with pytest.raises(OptionError, match="BONEACE_BOT_TOKEN is not a token") as refused:
        make("http://127.0.0.1:9/", "thirty-one")
    assert token not in str(refused.value)


@pytest.mark.parametrize("path", ["/then-garbage", "/then-nothing"])
def test_one_that_fails_on_a_connection_that_was_kept(
    address: str, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "PATIENCE", 0.5)
    with pytest.raises(OptionError, match=f"no bot answers at {address}{path}"):
        play(address + path)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/busy", "with the status 503 instead of 200"),
        ("/away", "with the status 302"),
        ("/words", "answered “hello”"),
        ("/wrong", "not legal, fold"),
    ],
)
def test_one_that_does_not_keep_to_it_is_told_of(address: str, path: str, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        play(address + path)


def test_nobody_is_there() -> None:
    with pytest.raises(OptionError, match="no bot answers at http"):
        play("http://127.0.0.1:9/")


@pytest.mark.parametrize(
    "given",
    [
        *("http://", "https://:8000", "http://name:word@host/", "http://host:99999/", "http:x"),
        *("http://a..b/", f"http://{'a' * 64}/"),  # no host has such a name
    ],
)
def test_no_address(given: str) -> None:
    with pytest.raises(OptionError, match="is not the address of a bot"):
        make(given, "thirty-one")
