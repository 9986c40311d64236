"""The table as a program: how soon the page is served, how much memory a match with three bots
takes, and how long an action takes from request to answer."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from rich.table import Table
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from benchmarks.report import console, machine
from boneace.match.changes import followed


@contextmanager
def server(
    cache: Path | None, folder: Path, db: str | None = None, *more: str
) -> Iterator[tuple[str, int, float]]:
    """The table on a free port: its address, its process, and the seconds until its page was
    served.

    It keeps machine code in `cache`, or in the usual folder, and matches in `folder`, or in a
    database given by its URL.
    """
    command = [sys.executable, "-m", "boneace.cli", "--no-browser", "--port", "0"]
    command += ["--bot-delay", "0", "--db", db or str(folder / "table.sqlite"), *more]
    environment = os.environ | ({"BONEACE_CACHE": str(cache)} if cache else {})
    begun = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split("http://")[1].split("/")[0]
        urllib.request.urlopen(f"http://{address}/").read()
        yield address, process.pid, time.perf_counter() - begun
    finally:
        process.terminate()
        process.wait()


def resident(pid: int) -> float:
    """The resident memory of a process in megabytes; 0 if the system does not report it."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except OSError:
        return 0.0
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used; NaN if the system does not report it."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def await_ready(address: str, seconds: float = 600.0) -> None:
    """Wait until the rules of all games are compiled."""
    end = time.monotonic() + seconds
    while not json.load(urllib.request.urlopen(f"http://{address}/api/games"))["engine"]["ready"]:
        if time.monotonic() > end:
            raise TimeoutError("the rules are not compiled yet")
        time.sleep(0.5)


def make(address: str, bot: str) -> dict[str, Any]:
    """Create a match with three bots."""
    seats = [{"kind": "you", "name": "Ann"}]
    seats += [{"kind": bot, "name": name} for name in ("Ben", "Cleo", "Dora")]
    match = {"game": "thirty-one", "preset": "pennies", "options": {}, "seats": seats, "wait": 0}
    body = json.dumps(match)
    request = urllib.request.Request(
        f"http://{address}/api/matches", body.encode(), {"Content-Type": "application/json"}
    )
    made: dict[str, Any] = json.load(urllib.request.urlopen(request))
    return made


def hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """Wait for the next message of one of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=300))
        if message["type"] in kinds:
            return message


def first_card(address: str, bot: str) -> tuple[float, bool]:
    """The seconds from asking for a match to seeing your own first card, and whether the engine
    was still being prepared then."""
    begun = time.perf_counter()
    made = make(address, bot)
    with connect(f"ws://{address}/ws", origin=Origin(f"http://{address}")) as socket:
        hello = {"type": "hello", "match": made["match"], "key": made["key"], "seen": 0}
        socket.send(json.dumps(hello))
        view = hear(socket, "welcome")["view"]
        taken = time.perf_counter() - begun
        assert view["seats"][0]["hand"]
    games = json.load(urllib.request.urlopen(f"http://{address}/api/games"))
    return taken, not games["engine"]["ready"]


def await_compiled(address: str, bot: str) -> None:
    """Wait until matches run compiled code."""
    made = make(address, bot)
    with connect(f"ws://{address}/ws", origin=Origin(f"http://{address}")) as socket:
        hello = {"type": "hello", "match": made["match"], "key": made["key"], "seen": 0}
        socket.send(json.dumps(hello))
        while hear(socket, "preparing")["text"]:
            pass


def play(address: str, bot: str, actions: int) -> list[float]:
    """Act at random in matches; returns the seconds from sending each action to its effect."""
    random, taken = Random(31), list[float]()
    while len(taken) < actions:
        made = make(address, bot)
        with connect(f"ws://{address}/ws", origin=Origin(f"http://{address}")) as socket:
            hello = {"type": "hello", "match": made["match"], "key": made["key"], "seen": 0}
            socket.send(json.dumps(hello))
            view = hear(socket, "welcome")["view"]
            while len(taken) < actions and view["turn"] is not None and view["seats"][0]["in"]:
                if view["legal"]:
                    move = random.choice(view["legal"])["move"]
                    act = {"type": "act", "id": f"a{len(taken)}", "move": move}
                    begun = time.perf_counter()
                    socket.send(json.dumps(act))
                    view = followed(view, hear(socket, "events", "refused"))
                    taken.append(time.perf_counter() - begun)
                else:
                    view = followed(view, hear(socket, "events"))
    return taken


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--bot", default="club", help="the bot in the other seats (%(default)s)")
    parser.add_argument(
        "--start-only", action="store_true", help="only measure the start, without compiling"
    )
    parser.add_argument(
        "--actions", type=int, default=200, help="the number of actions (%(default)s)"
    )


def run(arguments: argparse.Namespace) -> None:
    machine()
    cache = Path(tempfile.mkdtemp(prefix="boneace-benchmark-"))
    table = Table(title="The table", title_justify="left")
    table.add_column("what")
    table.add_column("measured", justify="right")
    table.add_column("limit", justify="right")
    with server(cache, Path(tempfile.mkdtemp())) as (address, _, cold):
        table.add_row("page up, no kernel compiled", f"{cold:.2f} s", "2 s")
        card, compiling = first_card(address, arguments.bot)
        assert compiling, "the cache was to be empty"
        table.add_row("first card from there", f"{card:.2f} s", "")
        table.add_row("first card from the start", f"{cold + card:.2f} s", "10 s")
        early = play(address, arguments.bot, 20)
        table.add_row("an action meanwhile, median", f"{1000 * median(early):.0f} ms", "")
    if arguments.start_only:
        console.print(table)
        return
    console.print("compiling the engine")
    environment = os.environ | {"BONEACE_CACHE": str(cache)}
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-m", "boneace.compiling.warm"], check=True, env=environment)
    table.add_row("compiling, once", f"{time.perf_counter() - begun:.0f} s", "")
    with server(cache, Path(tempfile.mkdtemp())) as (address, pid, warm):
        table.add_row("page up, kernels in the cache", f"{warm:.2f} s", "2 s")
        await_compiled(address, arguments.bot)
        taken = play(address, arguments.bot, arguments.actions)
        table.add_row(
            f"memory, one match, 3 × {arguments.bot}", f"{resident(pid):.0f} MB", "300 MB"
        )
    table.add_row("an action, sent to seen: median", f"{1000 * median(taken):.1f} ms", "")
    slow = quantiles(taken, n=100)[-1]
    table.add_row("an action, sent to seen: 99 of 100", f"{1000 * slow:.1f} ms", "25 ms")
    console.print(table)
