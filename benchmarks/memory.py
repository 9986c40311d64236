"""The memory of the table: what an idle connection takes, what an open match takes, and whether
matches that are made and left leave anything behind. The clients are in another process."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import socket
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from rich.table import Table

from benchmarks.report import console, machine
from benchmarks.server import await_ready, resident, server

OF_CONNECTION, OF_MATCH = 40.0, 32.0
"""The targets: at most this many KiB."""
PACE = 0.05
"""Seconds between two new matches: the server makes no more than 20 a second for all."""


class Idle:
    """A viewer that says hello and pings, and discards what it reads."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def open(cls, address: str, match: str, key: str | None) -> Idle:
        """Connect, and wait for the welcome."""
        host, _, port = address.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(
            f"GET /ws HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        found = cls(reader, writer)
        found.say({"type": "hello", "match": match, "key": key})
        await reader.readuntil(b'"welcome"')
        return found

    def say(self, message: dict[str, Any]) -> None:
        """Send a message; the mask is zero."""
        text = json.dumps(message).encode()
        self._writer.write(bytes([129, 254]) + len(text).to_bytes(2, "big") + bytes(4) + text)

    async def drain(self) -> None:
        """Read what has arrived."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.001):
                await self._reader.read(1 << 20)

    async def close(self) -> None:
        self._writer.close()
        with contextlib.suppress(OSError):
            await self._writer.wait_closed()


class Watched:
    """A server, and the figures it reports."""

    def __init__(self, address: str, metrics: int, pid: int) -> None:
        self.address, self._metrics, self._pid = address, metrics, pid

    def kib(self) -> float:
        """Its resident memory, once it has come to rest."""
        time.sleep(1.0)
        return 1024 * resident(self._pid)

    def gauge(self, name: str) -> int:
        with urllib.request.urlopen(f"http://127.0.0.1:{self._metrics}/metrics") as answer:
            found = re.search(rf"^boneace_{name} (\S+)$", answer.read().decode(), re.MULTILINE)
        assert found
        return int(float(found[1]))

    async def until_unloaded(self) -> None:
        """Wait until no match is in memory."""
        while await asyncio.to_thread(self.gauge, "open_matches"):
            await asyncio.sleep(1.0)


async def make(address: str) -> tuple[str, str]:
    """A match of one person and three bots, and the person's key."""
    body = {"game": "thirty-one", "seats": [{"kind": "you"}, *[{"kind": "novice"}] * 3]}

    def post() -> dict[str, str]:
        request = urllib.request.Request(
            f"http://{address}/api/matches",
            data=json.dumps(body).encode(),
            headers={"content-type": "application/json"},
        )
        made: dict[str, str] = json.loads(urllib.request.urlopen(request).read())
        return made

    made = await asyncio.to_thread(post)
    return made["match"], made["key"]


async def connections(watched: Watched, many: int) -> float:
    """The memory for each of many viewers of one match, in KiB."""
    match, key = await make(watched.address)
    first = [await Idle.open(watched.address, match, key)]
    first += [await Idle.open(watched.address, match, None) for _ in range(50)]
    before = watched.kib()
    idle: list[Idle] = []
    begun = time.monotonic()
    for number in range(many):
        idle.append(await Idle.open(watched.address, match, None))
        if time.monotonic() - begun > 8:
            begun = time.monotonic()
            for one in (*first, *idle):
                one.say({"type": "ping"})
        if number % 100 == 0:
            await asyncio.sleep(0)
    assert watched.gauge("viewers") == many + len(first), "some were dropped"
    found = (watched.kib() - before) / many
    for one in (*first, *idle):
        await one.close()
    return found


async def matches(watched: Watched, many: int) -> float:
    """The memory for each of many open matches, with one viewer each, in KiB."""
    before, idle = watched.kib(), list[Idle]()
    for _ in range(many):
        match, key = await make(watched.address)
        idle.append(await Idle.open(watched.address, match, key))
        await asyncio.sleep(PACE)
    assert watched.gauge("open_matches") >= many
    found = (watched.kib() - before) / many
    for one in idle:
        await one.close()
    await watched.until_unloaded()
    return found


async def made_and_left(watched: Watched, many: int) -> None:
    """Make matches, open each for a moment, and leave it."""
    for _ in range(many):
        match, key = await make(watched.address)
        await (await Idle.open(watched.address, match, key)).close()
        await asyncio.sleep(PACE)
    await watched.until_unloaded()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--connections", type=int, default=2000, help="idle connections (%(default)s)"
    )
    parser.add_argument("--open", type=int, default=250, help="open matches (%(default)s)")
    parser.add_argument(
        "--left", type=int, default=1000, help="matches made and left in each round (%(default)s)"
    )
    parser.add_argument("--rounds", type=int, default=4, help="rounds of these (%(default)s)")


def run(arguments: argparse.Namespace) -> None:
    machine()
    table = Table(title="Memory of the table", title_justify="left")
    for heading in ("what", "measured", "wanted"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    port = free_port()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        address, pid, _ = stack.enter_context(server(None, folder, None, "--metrics", str(port)))
        await_ready(address)
        watched = Watched(address, port, pid)
        asyncio.run(made_and_left(watched, 20))  # so that everything is loaded
        table.add_row("the server, at rest", f"{watched.kib() / 1024:.0f} MiB", "")
        each = asyncio.run(matches(watched, arguments.open))
        what = f"an open match with a viewer, of {arguments.open:,}"
        table.add_row(what, f"{each:.1f} KiB", f"{OF_CONNECTION + OF_MATCH:g} KiB")
        each = asyncio.run(connections(watched, arguments.connections))
        what = f"an idle connection of {arguments.connections:,}"
        table.add_row(what, f"{each:.1f} KiB", f"{OF_CONNECTION:g} KiB")
        for number in range(arguments.rounds):
            asyncio.run(made_and_left(watched, arguments.left))
            what = f"the server after {(number + 1) * arguments.left:,} matches made and left"
            table.add_row(what, f"{watched.kib() / 1024:.0f} MiB", "the same")
    console.print(table)
