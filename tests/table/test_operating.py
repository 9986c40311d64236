"""Running the server: its health, its metrics, its log, and how it stops."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import signal
import socket
import sqlite3
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from boneace import __version__
from boneace.match.changes import followed
from boneace.table.errors import StoreError
from boneace.table.measures import measures
from boneace.table.play.loader import GameLoader
from boneace.table.play.lobby import Lobby
from boneace.table.store.store import Store
from boneace.table.web import health, logs
from boneace.table.web.app import create_app
from tests.table.at_table import HERE
from tests.table.test_serve import Player, Served, post, served

SEATS = [{"kind": "you", "name": "Zoe"}, {"kind": "novice"}, {"kind": "human"}]
NEW = {"game": "thirty-one", "seats": SEATS, "wait": 0}
LOGGED = ("--log-level", "debug", "--log")


def start(*given: str) -> str:
    """A program that serves the table with more options.

    When it is stopped, it waits for requests for longer than any test would wait for it.
    """
    return f"""
import sys
from boneace.cli import main
from boneace.table.play import coins
from boneace.table.web import serve
serve._GRACE = 3600
coins.PATIENCE = 0.0  # nobody waits for the coins of the others
host, port, db = sys.argv[1:]
sys.exit(main(["--host", host, "--port", port, "--db", db, "--no-browser", "--bot-delay", "0",
               *{list(given)!r}]))
"""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def get(url: str) -> str:
    with urllib.request.urlopen(url) as answer:
        return str(answer.read().decode())


def value(metrics: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", metrics, re.MULTILINE)
    assert found, name
    return float(found[1])


def play(url: str, made: dict[str, Any], actions: int) -> list[str]:
    """Play at random for both people; returns what was sent to them and to a spectator."""
    told: list[str] = []
    keys = {0: made["key"], 2: made["others"][0]["key"]}
    players = {seat: Player(url, made["match"], key) for seat, key in keys.items()}
    views = {seat: player.welcome["view"] for seat, player in players.items()}
    random, acted = Random(5), 0
    while acted < actions and views[0]["turn"] is not None:
        for seat, player in players.items():
            player.say(type="ping")
            while (message := json.loads(player.socket.recv(timeout=60)))["type"] != "pong":
                views[seat] = followed(views[seat], message)
                told.append(json.dumps(message))
        turn = views[0]["turn"]
        if turn in players and views[turn]["legal"]:
            move = random.choice(views[turn]["legal"])["move"]
            players[turn].say(type="act", id=f"key-of-{acted}", move=move)
            acted += 1
        time.sleep(0.01)
    for player in players.values():
        player.say(type="ping")  # answered after what was sent before
        player.hear("pong")
        player.socket.close()
    return told


def test_metrics_and_health_of_a_server_that_is_played_on(tmp_path: Path) -> None:
    port = free_port()
    how = start("--metrics", str(port), *LOGGED, "text")
    with served(tmp_path / "table.sqlite", how) as (server, url):
        made = post(url, NEW)  # answered once the store is open
        assert json.loads(get(f"{url}healthz")) == {"version": __version__, "store": "ok"}
        watching = Player(url, made["match"], None)
        told = play(url, made, 10)
        with pytest.raises(urllib.error.HTTPError):
            get(f"{url}api/matches/unknown")
        watching.say(type="act", id="no", move="draw")
        watching.hear("refused")
        time.sleep(0.6)  # the loop's delay is measured twice a second
        found = get(f"http://127.0.0.1:{port}/metrics")
        assert value(found, "boneace_actions_total") == 10
        assert value(found, "boneace_open_matches") == 1
        assert value(found, "boneace_viewers") == value(found, "boneace_sockets") == 1
        assert value(found, 'boneace_refusals_total{kind="link"}') == 1
        assert value(found, 'boneace_refusals_total{kind="action"}') == 1
        assert value(found, 'boneace_requests_total{status="201"}') == 1
        assert value(found, "boneace_append_seconds_count") >= 10
        assert value(found, "boneace_store_failures_total") == 0
        assert value(found, "boneace_loop_delay_seconds_count") >= 1
        assert value(found, "process_resident_memory_bytes") > 1e6
        assert f'version="{__version__}"' in found
        for secret in (made["match"], made["key"], "127.0.0.1", "Zoe"):
            assert secret not in found
        # not beside the page, where a proxy could hand it on
        assert "boneace_actions" not in get(f"{url}metrics")
        status, said = server.end()
    assert status == 0
    has_no_secrets(said, made, told)


def test_a_metrics_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        how = start("--metrics", str(port))
        server = Served(tmp_path / "table.sqlite", how=how)
        _, said = server.process.communicate(timeout=60)
    assert server.process.returncode == 2
    assert f"port {port} is in use" in said and "Traceback" not in said


@pytest.mark.parametrize("wrong", ["x", "70000", "host:", "1.2.3.4:x"])
def test_metrics_at_no_port(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    from boneace.cli import main

    with pytest.raises(SystemExit):
        main(["table", "--metrics", wrong])
    assert "port" in capsys.readouterr().err


@pytest.mark.parametrize(("state", "status"), [("failed", 503), ("late", 503)])
def test_health_without_a_store(state: str, status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def opening() -> Store:
        if state == "failed":
            raise StoreError("secret detail")
        await asyncio.sleep(0.2)
        raise StoreError("too late")

    monkeypatch.setattr(health, "PATIENCE", 0.05)
    app = create_app(Lobby(opening, GameLoader(warm=()), 0.0), start_loader=False)
    with TestClient(app, HERE) as client:
        answer = client.get("/healthz")
    assert answer.status_code == status
    assert answer.json() == {"version": __version__, "store": state}


def test_a_store_that_is_away_costs_one_line_for_each_who_comes(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Pages connect again and again while a database restarts."""

    async def opening() -> Store:
        raise StoreError("the database is away")

    app = create_app(Lobby(opening, GameLoader(warm=()), 0.0), start_loader=False)
    match, code, key = "abcdefgh", "abcdefgh", "k" * 32
    hellos = {
        "": {"match": match, "key": key},
        "/table": {"table": code, "key": key},
        "/club": {"club": code, "key": key},
    }
    with TestClient(app, HERE) as client, caplog.at_level(logging.INFO):
        assert client.get(f"/api/matches/{match}").status_code == 503
        for path, hello in hellos.items():
            with client.websocket_connect(f"ws://127.0.0.1:3131/ws{path}") as socket:
                socket.send_json({"type": "hello", **hello})
                with pytest.raises(WebSocketDisconnect) as caught:
                    while True:
                        socket.receive_json()
            assert caught.value.code == 1011
    told = [record for record in caplog.records if "the database is away" in record.getMessage()]
    assert len(told) == 4
    assert not any(record.exc_info for record in told)


def words(told: list[str]) -> set[str]:
    """The cards that were sent, as they are written in messages."""
    return set(re.findall(r'"([2-9TJQKA][CDHS])"', "".join(told)))


def has_no_secrets(log: str, made: dict[str, Any], told: list[str]) -> None:
    """At the level “debug”: every request is logged, but no card, move, key, action or seed."""
    lines = log.splitlines()
    assert any("/api/matches" in line for line in lines)
    assert any("/ws" in line for line in lines)
    assert any("/api/matches/{match}" in line and "404" in line for line in lines)
    cards = words(told)
    assert len(cards) > 5
    for secret in (made["key"], made["others"][0]["key"], "key-of-", "Zoe", made["match"]):
        assert secret not in log
    for line in lines:
        assert not cards & set(re.findall(r"\w+", line)), line
        assert not {"draw", "discard", "knock", "seed"} & set(re.findall(r"\w+", line)), line


def test_a_log_of_everything_has_no_secrets(tmp_path: Path) -> None:
    """In JSON; the text form is tested with the metrics."""
    with served(tmp_path / "table.sqlite", start(*LOGGED, "json")) as (server, url):
        made = post(url, NEW)
        told = play(url, made, 30)
        with pytest.raises(urllib.error.HTTPError):
            get(f"{url}api/matches/{made['key'][:8].lower()}")
        status, said = server.end()
    assert status == 0
    has_no_secrets(said, made, told)
    records = [json.loads(line) for line in said.splitlines()]
    assert all({"time", "level", "logger", "message"} <= set(record) for record in records)
    requests = [record for record in records if record["logger"] == "boneace.requests"]
    assert len({record["request"] for record in requests}) == len(requests) > 3


@contextlib.contextmanager
def logged(form: logs.Form) -> Iterator[logging.Handler]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    root.handlers = []
    try:
        logs.set_up(form)
        yield root.handlers[0]
    finally:
        root.handlers = before
        root.setLevel(level)


@pytest.mark.parametrize("form", ["json", "text"])
def test_an_error_is_one_line_or_indented(
    form: logs.Form, capsys: pytest.CaptureFixture[str]
) -> None:
    with logged(form):
        try:
            raise ValueError("two\nlines")
        except ValueError:
            logging.getLogger("boneace.table").exception("it failed")
        logging.getLogger("boneace.table").warning("%s", "of two\nlines")
        logging.getLogger("aiosqlite").info("INSERT INTO events VALUES ('7H')")
        logging.getLogger("uvicorn.error").debug("< TEXT 'discard 7H'")
    said = capsys.readouterr().err
    assert "7H" not in said
    if form == "json":
        line, _ = said.splitlines()
        assert json.loads(line)["level"] == "error" and "ValueError" in json.loads(line)["error"]
    else:
        first, *rest, but_one, last = said.splitlines()
        assert first == "ERROR: it failed" and all(line.startswith("  ") for line in rest)
        assert [but_one, last] == ["WARNING: of two", "  lines"]


@pytest.mark.anyio
async def test_an_error_of_the_store_has_no_values(tmp_path: Path) -> None:
    """SQLAlchemy adds the values of a statement to an error, unless this is switched off."""
    from boneace.table.store.stored import StoredEvent

    store = await Store.open(tmp_path / "table.sqlite")
    with pytest.raises(StoreError) as caught:
        await store.append("no-match", [StoredEvent(1, 0, "discard 7H", "0:secret")])
    await store.close()
    chain: list[str] = []
    error: BaseException | None = caught.value
    while error is not None:
        chain.append(str(error))
        error = error.__cause__ or error.__context__
    assert len(chain) > 1
    assert not any("7H" in text or "secret" in text for text in chain)


@pytest.mark.anyio
async def test_failures_of_the_store_are_counted(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "table.sqlite")
    before = measures.store_failures
    await store.events("some-match")
    with contextlib.closing(sqlite3.connect(tmp_path / "table.sqlite")) as other:
        other.execute("DROP TABLE events")
    with pytest.raises(StoreError):
        await store.events("some-match")
    await store.close()
    assert measures.store_failures == before + 1


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM")
def test_sockets_hear_that_the_server_stops(tmp_path: Path) -> None:
    with served(tmp_path / "table.sqlite", start()) as (server, url):
        made = post(url, NEW)
        player = Player(url, made["match"], made["key"])
        Player(url, made["match"], made["others"][0]["key"])  # or the first deal waits for it
        assert player.welcome
        codes: list[int] = []

        def listen() -> None:
            with contextlib.suppress(Exception):
                while True:
                    player.socket.recv(timeout=60)
            codes.append(player.socket.close_code or 0)

        listening = threading.Thread(target=listen)
        listening.start()
        assert server.end() == (0, ""), "it does not wait for the sockets to be closed"
        listening.join(60)
    assert codes == [1012]


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGTERM")
def test_a_second_signal_hurries(tmp_path: Path) -> None:
    """A request without an answer delays the stop, but not after a second signal."""
    with served(tmp_path / "table.sqlite", start()) as (server, url):
        post(url, NEW)
        host, _, port = url.split("/")[2].partition(":")
        with socket.create_connection((host, int(port))) as waiting:
            waiting.sendall(
                b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\ncontent-length: 9\r\n"
                b"content-type: application/json\r\n\r\n{"
            )
            time.sleep(0.2)
            server.process.send_signal(signal.SIGTERM)
            time.sleep(0.3)
            status, said = server.end(signal.SIGTERM)  # fails if it waits for the request
    assert status == 0 and "Traceback" not in said
    assert not (tmp_path / "table.sqlite-wal").exists(), "the store was closed"
