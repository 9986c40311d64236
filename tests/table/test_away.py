"""External bots play at a table of a real server: `boneace bot`, and the example."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import runpy
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from boneace.table.away.address import Address, AwayError
from boneace.table.away.played import Played, seat_of
from tests.places import ROOT
from tests.table.test_serve import PATIENCE, served

GAME = {"game": "thirty-one", "preset": "pennies", "options": {"lives": 1}, "places": 2}


def post(url: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(
        url + path, json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


class Host:
    """A person who has made a table and left their place at it."""

    def __init__(self, url: str, **asked: Any) -> None:
        made = post(url, "api/tables", {**GAME, "name": "Ann", **asked})
        self.link = f"{url}table/{made['table']}"
        self.socket = connect(url.replace("http", "ws") + "ws/table").__enter__()
        self.say(type="hello", table=made["table"], key=made["key"])
        self.say(type="stand")
        self.see(lambda table: sat(table, 0))

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def see(self, wanted: Any) -> dict[str, Any]:
        """The first state of the table that meets a condition."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                message: dict[str, Any] = json.loads(self.socket.recv(timeout=5))
            except TimeoutError:
                self.say(type="ping")  # a client that is silent for long is assumed to be gone
                continue
            assert message["type"] != "refused", message
            if message["type"] == "table" and wanted(message):
                return message
        raise AssertionError("the table did not come to that")


@contextlib.contextmanager
def started(*command: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def sat(table: dict[str, Any], many: int) -> bool:
    return sum(place["member"] is not None for place in table["places"]) == many


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all: each test has its own table."""
    with served(tmp_path_factory.mktemp("away") / "table.sqlite") as (_, found):
        yield found


def test_two_bots_play_the_matches_of_a_table_and_leave(url: str) -> None:
    host = Host(url)
    asked = ["-m", "boneace", "bot", "--url", host.link, "--level", "novice", "--matches", "2"]
    with started(*asked) as one, started(*asked, "--name", "Zed") as two:
        table = host.see(lambda table: sat(table, 2))
        assert [member["bot"] for member in table["members"]] == [False, True, True]
        for played in (1, 2):
            host.say(type="start")
            table = host.see(lambda table, n=played: len(table["played"]) == n)
        said = [process.communicate(timeout=PATIENCE) for process in (one, two)]
        assert [one.returncode, two.returncode] == [0, 0], said
    assert {"Novice", "Zed"} == {won["name"] for won in table["played"][0]["outcomes"]}
    assert len(host.see(lambda table: len(table["members"]) == 1)["played"]) == 2
    assert "Zed" in said[1][0] and "over" in said[1][0]


def test_a_match_that_the_host_gives_up_keeps_no_bot_from_the_next(url: str) -> None:
    host = Host(url)
    host.say(type="sit", place=0)
    with started("-m", "boneace", "bot", "--url", host.link, "--level", "novice"):
        host.see(lambda table: sat(table, 2))
        host.say(type="start")
        first = host.see(lambda table: table["match"])["match"]
        host.say(type="give-up")
        host.see(lambda table: table["match"] is None)
        host.say(type="stand")
        host.say(type="bot", place=0, bot="novice")
        host.say(type="start")
        table = host.see(lambda table: table["played"])
        assert table["played"][0]["match"] != first


def test_ctrl_c_leaves_the_table(url: str) -> None:
    host = Host(url)
    with started("-m", "boneace", "bot", "--url", host.link) as process:
        host.see(lambda table: sat(table, 1))
        assert process.stdout is not None
        while "place" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        said = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, said
    assert host.see(lambda table: len(table["members"]) == 1)


@pytest.mark.parametrize("taken", ["bots", "full"])
def test_a_table_that_takes_no_bot_is_told_in_a_sentence(
    url: str, capsys: pytest.CaptureFixture[str], taken: str
) -> None:
    from boneace.cli import main

    host = Host(url, bots=taken != "bots")
    if taken == "full":
        for number in range(63):
            post(url, f"api/tables/{host.link[-8:]}/join", {"name": f"N{number}"})
    assert main(["bot", "--url", host.link]) == 2
    said = capsys.readouterr().err
    assert ("this table takes no bots" if taken == "bots" else "this table is full") in said


@pytest.mark.parametrize(
    "text", ["", "localhost", "http://localhost/", "ftp://here/table/abcd", "http://[/table/abcd"]
)
def test_only_the_link_of_a_table_is_an_address(text: str) -> None:
    with pytest.raises(AwayError, match="is not the link of a table"):
        Address.read(text)


def test_a_key_in_the_link_goes_nowhere() -> None:
    assert Address.read("https://a:b@x.org/table/abcd#key").server == "https://x.org"


def test_nobody_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    from boneace.cli import main

    assert main(["bot", "--url", "http://127.0.0.1:9/table/abcd"]) == 2
    assert "cannot be reached" in capsys.readouterr().err


def test_other_rules_are_refused() -> None:
    info = {"game": "thirty-one", "seats": [], "options": {}}
    with pytest.raises(AwayError, match="the same version of Bone Ace"):
        seat_of(info, 0, {"layout": "another", "record": "", "moves": []})


def test_a_match_that_the_server_cannot_continue_is_over_for_a_bot() -> None:
    said: list[str] = []
    table = Address.read("http://here/table/abcd")
    played = Played(table, "match", "key", "novice", said.append)
    old = {"type": "outdated", "text": "by old rules", "names": [], "moves": []}
    assert asyncio.run(played._hear(old)) and said == ["by old rules"]


class Silent:
    """A socket on which nothing happens, until a ping has been sent."""

    def __init__(self, url: str) -> None:
        self._beaten, self._closed = asyncio.Event(), False

    async def __aenter__(self) -> Silent:
        return self

    async def __aexit__(self, *error: object) -> None:
        self._closed = True

    async def send(self, text: str) -> None:
        if self._closed:
            raise ConnectionClosed(None, None)
        if json.loads(text)["type"] == "ping":
            self._beaten.set()

    async def __aiter__(self) -> AsyncIterator[str]:
        await self._beaten.wait()
        for text in ():
            yield text


@pytest.mark.parametrize("work", ["main", "play"])
def test_the_example_is_not_silent_while_nothing_happens(work: str) -> None:
    """A server closes sockets that say nothing."""
    example = runpy.run_path(str(ROOT / "examples" / "bot" / "bot.py"))
    example["play"].__globals__.update(
        BEAT=0.01, connect=Silent, urlopen=lambda asked: io.BytesIO(b'{"key": "k"}')
    )
    given = {"main": ["http://here/table/abcd"], "play": ["ws://here", "match", "key"]}
    asyncio.run(asyncio.wait_for(example[work](*given[work]), PATIENCE))


def test_the_example_is_short() -> None:
    lines = (ROOT / "examples" / "bot" / "bot.py").read_text(encoding="utf-8").splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 60


def test_the_example_says_what_it_needs() -> None:
    example = str(ROOT / "examples" / "bot" / "bot.py")
    done = subprocess.run([sys.executable, example], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "link of the table: python bot.py http://" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_example_plays_a_match(url: str) -> None:
    host = Host(url)
    example = str(ROOT / "examples" / "bot" / "bot.py")
    with started(example, host.link) as process:
        host.see(lambda table: sat(table, 1))
        host.say(type="start")
        table = host.see(lambda table: table["played"])
        assert "Simple" in {won["name"] for won in table["played"][0]["outcomes"]}
        assert process.stdout is not None and "winners" in process.stdout.readline()
        assert process.poll() is None  # it waits for the next match
