"""Bad input over real sockets: each gets a reason or a closed door, and no other viewer notices."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import select
import socket
import struct
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from boneace.match.changes import followed
from tests.table.test_serve import Player, post, served

START = """
import itertools, socket, sys
from boneace.table.play import coins, shuffle, viewer
from boneace.table.web import connections, responses, serve, sockets
numbers = itertools.count(1)  # the same cards in every run
coins.PATIENCE = 0.0  # nobody waits for the coins of the others
shuffle.new_seed = lambda: next(numbers).to_bytes(32, "big")
viewer.SEND_PATIENCE = connections.PATIENCE = responses.BODY_PATIENCE = 1.0
listen = serve.listen
def small(*given):
    found = listen(*given)  # what is accepted has as small a buffer
    found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return found
serve.listen = small
given = serve.Settings(sys.argv[1], int(sys.argv[2]), sys.argv[3], bot_delay=0)
sys.exit(serve.run(given))
"""
TEXT, BINARY, CONT, PING = 1, 2, 0, 9
PATIENCE = 60


class Here(NamedTuple):
    """A server, a match on it, and its two players."""

    url: str
    address: tuple[str, int]
    made: dict[str, Any]
    ann: Player
    ben: Player

    def still_plays(self) -> None:
        """Both players act and are sent the result at once."""
        view = self.ann.welcome["view"]
        begun = time.monotonic()
        self.ann.say(type="ping")
        self.ben.say(type="ping")
        self.ann.hear("pong")
        self.ben.hear("pong")
        assert time.monotonic() - begun < 5
        assert view


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    folder = tmp_path_factory.mktemp("doors")
    with served(folder / "table.sqlite", START) as (_, url):
        made = post(
            url,
            {
                "game": "thirty-one",
                "seats": [{"kind": "you"}, {"kind": "human"}],
                "options": {"keeps": "points", "deals": 0},
                "wait": 0,
            },
        )
        host, _, port = url.split("/")[2].partition(":")
        ann = Player(url, made["match"], made["key"])
        ben = Player(url, made["match"], made["others"][0]["key"])
        assert ann.welcome and ben.welcome
        yield Here(url, (host, int(port)), made, ann, ben)


def frame(kind: int, content: bytes, *, last: bool = True) -> bytes:
    """A frame of a client; its mask is zero, which is valid."""
    size = struct.pack("!BQ", 255, len(content))  # the long form, which fits every length
    return bytes([128 * last | kind]) + size + bytes(4) + content


@contextlib.contextmanager
def raw(here: Here, hello: bool = True) -> Iterator[socket.socket]:
    """A WebSocket handled here as raw bytes."""
    with socket.create_connection(here.address, timeout=PATIENCE) as found:
        key = base64.b64encode(os.urandom(16)).decode()
        found.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {here.address[0]}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in found.recv(1000).splitlines()[0]
        if hello:
            message = {"type": "hello", "match": here.made["match"], "key": None}
            found.sendall(frame(TEXT, json.dumps(message).encode()))
        yield found


def end_of(found: socket.socket) -> int | None:
    """Read until the end; returns the close code of the socket, None if there is none."""
    read = b""
    with contextlib.suppress(ConnectionError):
        while more := found.recv(65536):
            read += more
    at = read.rfind(b"\x88")
    return struct.unpack("!H", read[at + 2 : at + 4])[0] if at >= 0 else None


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b'{"type":"ping"' + b" " * 9000), 1009),
        (frame(TEXT, b"x" * 70000), 1009),
        (frame(TEXT, b"x" * 6000, last=False) + frame(CONT, b"x" * 6000), 1009),
        (bytes([0x81, 0x02]) + b"hi", 1002),  # a client must mask
        (bytes([0xF1, 0x80]) + bytes(4), 1002),  # for an extension that was not agreed on
        (frame(CONT, b"x"), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(TEXT, b"", last=False) + 40 * frame(CONT, b"", last=False), None),
        (200 * frame(PING, b"x"), None),
        (1000 * frame(TEXT, b"{}"), None),
    ],
    ids=[
        "not UTF-8",
        "too long",
        "far too long",
        "too long in parts",
        "not masked",
        "an extension",
        "a part of nothing",
        "a long ping",
        "endless parts",
        "a flood of pings",
        "a flood of messages",
    ],
)
def test_a_frame_that_cannot_be(here: Here, sent: bytes, code: int | None) -> None:
    with raw(here) as found:
        found.sendall(sent)
        assert end_of(found) in ((code,) if code else (None, 1008))
    here.still_plays()


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        (frame(BINARY, b'{"type":"ping"}'), "text frames"),
        (frame(TEXT, b'{"type":"ping"}' + b" " * 5000), "4096"),
        (frame(TEXT, b"\xc3\xa9"), "not valid JSON"),
        (frame(TEXT, b'{"type":"act","id":"x","move":"draw"}'), "no seat"),
        (frame(TEXT, b'{"type":"again"}'), "no seat"),
    ],
)
def test_a_message_that_is_refused_closes_nothing(here: Here, sent: bytes, reason: str) -> None:
    with raw(here) as found:
        found.sendall(sent + frame(TEXT, b'{"type":"ping"}'))
        read = b""
        while b'"pong"' not in read:
            read += found.recv(65536)
        assert reason.encode() in read
    here.still_plays()


def test_who_reads_nothing_is_dropped_and_others_are_told_in_time(here: Here) -> None:
    """The slow viewer goes on sending, so it is not silent; the messages for it fill every
    buffer."""
    with socket.socket() as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(here.address)
        key = base64.b64encode(os.urandom(16)).decode()
        slow.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {here.address[0]}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        hello = {"type": "hello", "match": here.made["match"], "key": None}
        slow.sendall(frame(TEXT, json.dumps(hello).encode()))
        polled = select.poll()
        polled.register(slow, select.POLLHUP | select.POLLERR)
        players = [here.ann, here.ben]
        views = [player.welcome["view"] for player in players]
        longest, acted, begun = 0.0, 0, time.monotonic()
        while not polled.poll(0):
            assert time.monotonic() - begun < PATIENCE, f"not dropped after {acted} actions"
            turn = views[0]["turn"]
            move = views[turn]["legal"][0]["move"]
            at = time.monotonic()
            players[turn].say(type="act", id=f"slow-{acted}", move=move)
            views = [
                followed(view, player.hear("events"))
                for view, player in zip(views, players, strict=True)
            ]
            players[turn].hear("accepted")
            longest, acted = max(longest, time.monotonic() - at), acted + 1
            time.sleep(0.005)  # messages of one viewer have a limit too
        assert acted > 50
        assert longest < 1.0
    here.still_plays()


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0",
        b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\ncontent-type: application/json\r\n"
        b"content-length: 100\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_request_that_never_comes(here: Here, sent: bytes) -> None:
    with socket.create_connection(here.address, timeout=PATIENCE) as found:
        found.sendall(sent)
        answer = b""
        with contextlib.suppress(ConnectionError):
            while more := found.recv(65536):
                answer += more
        assert (b" 408 " in answer) == sent.startswith(b"POST")
    here.still_plays()


def test_an_answer_that_nobody_reads(here: Here) -> None:
    with socket.socket() as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        found.settimeout(PATIENCE)
        found.connect(here.address)
        found.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        polled = select.poll()
        polled.register(found, select.POLLHUP | select.POLLERR)
        assert polled.poll(1000 * PATIENCE), "it was kept"
    here.still_plays()


def test_a_head_that_is_too_long(here: Here) -> None:
    with socket.create_connection(here.address, timeout=PATIENCE) as found:
        found.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nx: " + b"y" * 40000)
        assert b" 400 " in found.recv(1000).splitlines()[0]
    here.still_plays()


def heard(player: Player) -> list[str]:
    """The kinds of the messages about moves sent to a player so far."""
    player.say(type="ping")
    kinds: list[str] = []
    while (kind := json.loads(player.socket.recv(timeout=PATIENCE))["type"]) != "pong":
        kinds += [kind] if kind in ("events", "accepted", "refused") else []
    return kinds


def test_actions_that_come_twice_or_from_elsewhere(here: Here) -> None:
    """A replayed id is answered as before; another seat's id is unknown to this one."""
    seats = [{"kind": "you"}, {"kind": "human"}]
    made = post(here.url, {"game": "thirty-one", "seats": seats, "wait": 0})
    players = [
        Player(here.url, made["match"], made["key"]),
        Player(here.url, made["match"], made["others"][0]["key"]),
    ]
    turn = players[0].welcome["view"]["turn"]
    first, other = players[turn], players[1 - turn]
    for _ in range(3):
        first.say(type="act", id="one", move=first.welcome["view"]["legal"][0]["move"])
    assert heard(first) == ["events", "accepted", "accepted", "accepted"]
    assert heard(other) == ["events"]
    other.say(type="act", id="one", move="no such move")
    assert heard(other) == ["refused"]
    for player in players:
        player.socket.close()


def test_numbers_that_are_old_or_of_the_future(here: Here) -> None:
    """An old number gets the missed events; one that never existed gets only the view."""
    made = here.made
    for seen in (0, 1, 10**6):
        again = Player(here.url, made["match"], None, seen=seen)
        number = again.welcome["number"]
        if seen > number:
            assert again.welcome["events"] == [] and again.welcome["resync"]
        elif again.welcome["events"]:
            assert again.welcome["events"][-1]["number"] == number
        again.socket.close()
    here.still_plays()


def test_guessed_links(here: Here) -> None:
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(f"{here.url}api/matches/aaaaaaaaaaaa")
    assert caught.value.code == 404
    with raw(here, hello=False) as found:
        guess = {"type": "hello", "match": here.made["match"], "key": "x" * 32}
        found.sendall(frame(TEXT, json.dumps(guess).encode()))
        assert end_of(found) == 1008
    here.still_plays()
