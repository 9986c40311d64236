"""Two servers, each in a separate process, with a real PostgreSQL and a real Redis between them."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from boneace.match.changes import followed
from tests.servers import Postgres, Redis

PATIENCE = 60.0


class Node:
    """One server."""

    def __init__(self, db: str, news: str) -> None:
        command = [sys.executable, "-m", "boneace.cli", "table", "--port", "0", "--no-browser"]
        self.process = subprocess.Popen(
            [*command, "--db", db, "--news", news, "--bot-delay", "0"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split("http://")[1].split("/")[0]

    def post(self, path: str, body: object) -> Any:
        request = urllib.request.Request(
            f"http://{self.address}{path}",
            json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        return json.load(urllib.request.urlopen(request, timeout=PATIENCE))

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            assert self.process.wait(PATIENCE) == 0


def connected(node: Node) -> AbstractContextManager[ClientConnection]:
    return connect(f"ws://{node.address}/ws", compression=None)


class Player:
    """Somebody with a socket to one of the servers."""

    def __init__(self, node: Node, match: str, key: str | None, seen: int = 0) -> None:
        self.socket: ClientConnection = connected(node).__enter__()
        self.socket.send(
            json.dumps({"type": "hello", "match": match, "key": key, "seen": seen, "coin": "c"})
        )
        self.view: dict[str, Any] = {}
        self.story: list[tuple[int, str]] = []
        self.hear("welcome")

    def hear(self, *kinds: str) -> dict[str, Any]:
        """Read until a message of one of these kinds."""
        end = time.monotonic() + PATIENCE
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=end - time.monotonic()))
            self.view = followed(self.view, message)
            for event in message.get("events", ()):
                self.story.append((event["number"], json.dumps(event["effects"])))
            if message["type"] in kinds:
                return message

    @property
    def number(self) -> int:
        return self.story[-1][0] if self.story else 0

    def until(self, number: int) -> None:
        while self.number < number:
            self.hear("events", "welcome")

    def act(self, action: str) -> None:
        moves = [one["move"] for one in self.view["legal"]]
        move = next((move for move in ("draw", "stand") if move in moves), moves[-1])
        self.socket.send(json.dumps({"type": "act", "id": action, "move": move}))
        assert self.hear("accepted", "refused")["type"] == "accepted"


@pytest.fixture
def nodes(postgres: Postgres, redis_server: Redis) -> Iterator[tuple[Node, Node]]:
    db = postgres.database()
    both = Node(db, redis_server.url), Node(db, redis_server.url)
    try:
        yield both
    finally:
        for node in both:
            with contextlib.suppress(AssertionError, subprocess.TimeoutExpired):
                node.stop()
            node.kill()


@pytest.fixture
def redis_server() -> Iterator[Redis]:
    """A separate Redis for this test, which may stop it."""
    from tests.servers import running_redis

    with running_redis() as server:
        yield server


def made(node: Node) -> tuple[str, list[str]]:
    """A match of two people without waiting between deals."""
    asked = {"game": "thirty-one", "seats": [{"kind": "human"}, {"kind": "human"}], "wait": 0}
    found = node.post("/api/matches", asked)
    return found["match"], [one["key"] for one in found["others"]]


def play(players: list[Player], watcher: Player, first: int, actions: int) -> None:
    """Make this many actions, each by the player on turn; everybody receives all of them."""
    for number in range(first, first + actions):
        turn = players[0].view["turn"]
        players[turn].act(f"a{number}")
        newest = players[turn].number
        for who in (players[1 - turn], watcher):
            who.until(newest)


def test_a_house_of_two_servers(nodes: tuple[Node, Node], redis_server: Redis) -> None:
    """Two people on two servers play; Redis goes away and comes back; then a server is killed."""
    one, other = nodes
    match, keys = made(one)
    # the first deal waits for both: their welcomes come once both have said hello
    with ExitStack() as open_ones:
        sockets = [open_ones.enter_context(connected(node)) for node in (one, other)]
        for socket, key in zip(sockets, keys, strict=True):
            socket.send(json.dumps({"type": "hello", "match": match, "key": key, "coin": "c"}))
        for socket in sockets:
            while json.loads(socket.recv(timeout=PATIENCE))["type"] != "welcome":
                pass
    players = [Player(one, match, keys[0]), Player(other, match, keys[1])]
    watcher = Player(other, match, None)

    play(players, watcher, 0, 6)
    redis_server.stop(signal.SIGKILL)
    play(players, watcher, 6, 4)  # slower, but correct
    redis_server.start()
    play(players, watcher, 10, 6)

    # the server of the second player is killed: a reconnect to the other one, and nothing is lost
    before = players[1].number
    os.kill(other.process.pid, signal.SIGKILL)
    again = Player(one, match, keys[1], seen=before)
    assert again.view["turn"] == players[0].view["turn"]
    new_watcher = Player(one, match, None)
    play([players[0], again], new_watcher, 16, 6)

    # everybody received the same, in the same order
    seen = [number for number, _ in watcher.story]
    assert seen == sorted(set(seen))
    told = dict(new_watcher.story)
    assert all(told.get(number, effects) == effects for number, effects in watcher.story)
