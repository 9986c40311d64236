"""Starting the server: its port, store and signals, and kill -9 in mid-match."""

from __future__ import annotations

import ast
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from boneace.match.changes import followed
from boneace.table.web.serve import ListenError, address, listen
from tests.table.stores import put_new

START = """
import itertools, sys
from boneace.table.play import shuffle
from boneace.table.web import serve
numbers = itertools.count(1)  # the same cards in every run
shuffle.new_seed = lambda: next(numbers).to_bytes(32, "big")
given = serve.Settings(sys.argv[1], int(sys.argv[2]), sys.argv[3], bot_delay=0)
sys.exit(serve.run(given))
"""
#: Modules that serving the page does not need, and that take long to import.
HEAVY = ("numba", "llvmlite", "numpy", "sqlalchemy", "alembic", "rich", "textual", "matplotlib")
#: Prints which of these are imported when the server listens, and when it has stopped.
TELLING = f"""
import sys
from boneace.table.web import serve
def tell():
    print([name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)
class Telling(serve._Server):
    def __init__(self, config, listening):
        super().__init__(config, lambda: (tell(), listening()))
serve._Server = Telling
status = serve.run(serve.Settings(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
tell()
sys.exit(status)
"""
PATIENCE = 300  # the first test on a fresh machine waits for the engine to be compiled


class Served:
    """A server in a separate process."""

    def __init__(self, db: Path, port: int = 0, host: str = "127.0.0.1", how: str = START) -> None:
        arguments = [sys.executable, "-c", how, host, str(port), str(db)]
        self.process = subprocess.Popen(
            arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def url(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Bone Ace is at http://"), line
        assert line.endswith(" (Ctrl+C stops it)\n")
        return line.split()[4]

    def end(self, number: int = signal.SIGTERM) -> tuple[int, str]:
        """The exit status and the text on stderr."""
        self.process.send_signal(number)
        _, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said


@contextlib.contextmanager
def served(
    db: Path, how: str = START, *, makes_store: bool = False
) -> Iterator[tuple[Served, str]]:
    """A listening server. It finds a store, unless it must make one, which takes longer."""
    if not makes_store:
        put_new(db)
    server = Served(db, how=how)
    try:
        yield server, server.url()
    finally:
        if server.process.poll() is None:
            server.process.kill()
            server.process.communicate()


def post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(
        f"{url}api/matches", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


class Player:
    """A client over a real socket. It says hello at once, and is answered when everybody has
    joined."""

    def __init__(self, url: str, match: str, key: str | None, seen: int = 0) -> None:
        self.socket: ClientConnection = connect(url.replace("http", "ws") + "ws").__enter__()
        self.say(type="hello", match=match, key=key, seen=seen)

    @cached_property
    def welcome(self) -> dict[str, Any]:
        return self._until("welcome")

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, *kinds: str) -> dict[str, Any]:
        assert self.welcome
        return self._until(*kinds)

    def _until(self, *kinds: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
            if message["type"] in kinds:
                return message


def test_the_page_is_up_before_anything_heavy_is_imported(tmp_path: Path) -> None:
    """Slow imports come after the page is served: the store beside it, and the code that
    plays a game when one is wanted."""
    with served(tmp_path / "table.sqlite", TELLING, makes_store=True) as (server, url):
        with urllib.request.urlopen(url) as answer:
            assert answer.status == 200
        status, said = server.end()
    assert status == 0
    listening, stopped = [
        set(ast.literal_eval(line)) for line in said.splitlines() if line[0] == "["
    ]
    assert listening == set()
    assert stopped <= {"sqlalchemy", "alembic"}


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_in_order(tmp_path: Path, number: int) -> None:
    db = tmp_path / "table.sqlite"
    with served(db) as (server, url):
        post(url, {"game": "thirty-one", "seats": [{"kind": "you"}, {"kind": "human"}]})
        with connect(url.replace("http", "ws") + "ws"):
            status, said = server.end(number)
        assert status == 0 and "Traceback" not in said
    assert not db.with_name("table.sqlite-wal").exists()


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        server = Served(tmp_path / "table.sqlite", port)
        out, said = server.process.communicate(timeout=PATIENCE)
    assert server.process.returncode == 2
    assert out == ""
    assert f"port {port} is in use" in said and "--port" in said
    assert "Traceback" not in said
    assert not (tmp_path / "table.sqlite").exists(), "the store is not touched"


def test_a_store_that_is_not_one(tmp_path: Path) -> None:
    db = tmp_path / "letter.txt"
    db.write_text("Dear Ann")
    server = Served(db)
    out, said = server.process.communicate(timeout=PATIENCE)
    assert server.process.returncode == 2
    assert out == "" and "not a database" in said and str(db) in said
    assert "Traceback" not in said
    assert db.read_text() == "Dear Ann"


def test_addresses_that_cannot_be_listened_at() -> None:
    for host, word in (("no.such.host.invalid", "no such address"), ("192.0.2.1", "--host")):
        with pytest.raises(ListenError, match=word):
            listen(host, 0)


def test_the_address_to_open() -> None:
    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        assert address(listener, "127.0.0.1") == f"http://127.0.0.1:{port}/"
        assert address(listener, "0.0.0.0") == f"http://127.0.0.1:{port}/"
        assert address(listener, "::1") == f"http://[::1]:{port}/"


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
def test_kill_nine_in_mid_match_and_go_on(tmp_path: Path) -> None:
    """Everything accepted is there after the kill, in the same views, and bots play on."""
    db = tmp_path / "table.sqlite"
    seats = [{"kind": "you", "name": "Zoe"}, {"kind": "novice"}, {"kind": "novice"}]
    accepted = 0
    views: list[Any] = []
    number = 0
    made: dict[str, Any] = {}
    for life in range(3):
        with served(db, makes_store=True) as (server, url):
            made = made or post(
                url,
                {"game": "thirty-one", "preset": "dollar-bill", "seats": seats, "wait": 0},
            )
            player = Player(url, made["match"], made["key"])
            message, view = player.welcome, followed({}, player.welcome)
            if views:
                assert message["number"] >= number
            for move in range(3):
                while view["turn"] != 0 and view["result"] is None:
                    view = followed(view, message := player.hear("events"))
                if view["result"] is not None:
                    break
                choice = view["legal"][0]["move"]
                player.say(type="act", id=f"{life}.{move}", move=choice)
                view = followed(view, message := player.hear("events"))
                player.hear("accepted")
                accepted += 1
            views.append(view)
            number = message["number"]
            os.kill(server.process.pid, signal.SIGKILL)
    assert accepted > 3
    with served(db) as (_, url):
        again = Player(url, made["match"], made["key"], seen=number)
        if again.welcome["number"] == number:
            assert again.welcome["view"] == views[-1]
        assert again.welcome["events"] == [] or again.welcome["events"][0]["number"] == (number + 1)
        again.say(type="act", id="0.0", move="knock")
        assert again.hear("accepted", "refused")["type"] == "accepted", (
            "it was done in a former life"
        )


def test_headers_of_the_real_server(tmp_path: Path) -> None:
    with served(tmp_path / "table.sqlite") as (_, url):
        with urllib.request.urlopen(url) as answer:
            assert "server" not in {name.lower() for name in answer.headers}
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        request = urllib.request.Request(url, headers={"host": "rebound.example"})
        with pytest.raises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(request)
        assert caught.value.code == 403
        with pytest.raises(Exception, match="403"):
            connect(url.replace("http", "ws") + "ws", origin="http://evil.example")
