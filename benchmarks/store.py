"""The store: how many appends a second it takes, how long each waits until it is on disk, and its
processor time for the server; among 100,000 matches, how long it takes to read a match again, to
continue it, and to read the results of a day, and how long a server takes to serve its page.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import secrets
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import NamedTuple

from rich.table import Table

from benchmarks.report import console, machine
from benchmarks.server import cpu_seconds, server
from boneace.table.play import fold, shuffle
from boneace.table.play.payload import outbound
from boneace.table.store import schema
from boneace.table.store.store import Store
from boneace.table.store.stored import StoredEvent, StoredMatch, StoredSeat

MATCH = StoredMatch(
    "", "thirty-one", "pennies", {}, (StoredSeat("human", "Ann"),), 0, bytes(32), shuffle.VERSION
)
LONG = 200
"""Events of a match that is opened again."""


class Appended(NamedTuple):
    """The cost of appending."""

    a_second: float
    waits: list[float]
    processor: float


async def append(store: Store, writers: int, appends: int) -> Appended:
    """Append to matches at once, one for each writer: an event and a card each time."""
    names = [await new_match(store) for _ in range(writers)]
    waits: list[float] = []

    async def write(match: str) -> None:
        for number in range(1, 2 * appends // writers, 2):
            begun = time.perf_counter()
            events = [
                StoredEvent(number, 0, "draw", f"0:{number}"),
                StoredEvent(number + 1, -1, "7H"),
            ]
            await store.append(match, events)
            waits.append(time.perf_counter() - begun)

    begun, processor = time.perf_counter(), time.process_time()
    await asyncio.gather(*(write(name) for name in names))
    taken, processor = time.perf_counter() - begun, time.process_time() - processor
    return Appended(len(waits) / taken, waits, processor / len(waits))


async def new_match(store: Store, daily: str | None = None) -> str:
    name = secrets.token_hex(16)
    await store.create(replace(MATCH, id=name, daily=daily), {0: bytes(32)})
    return name


async def fill(store: Store, matches: int) -> None:
    """Put finished matches into a store, a thousand days of daily deals among them."""
    same = ("game", "preset", "options", "dealer", "seed", "format", "hints")
    row = {name: getattr(MATCH, name) for name in same}
    row |= {"seats": [], "over": True, "created": 0}
    for first in range(0, matches, 1000):
        rows = [
            {**row, "id": secrets.token_hex(16), "daily": f"day{number}", "result": 1.0}
            for number in range(min(1000, matches - first))
        ]
        async with store._writes.begin() as connection:
            await connection.execute(schema.matches.insert(), rows)


async def played(store: Store) -> str:
    """A stored match of a few more than LONG events, played at random."""
    stored = replace(MATCH, id=secrets.token_hex(16), seats=(StoredSeat("human", "Ann"),) * 4)
    await store.create(stored, {0: bytes(32)})
    match, random = fold.fold(stored, []), Random(31)
    while len(match) < LONG:
        going_on = [move for move in match.legal if move.text != "knock"]
        match.push(random.choice(going_on or list(match.legal)))
    events = [StoredEvent(at, ply.seat, ply.text) for at, ply in enumerate(match.plies, 1)]
    await store.append(stored.id, events)
    return stored.id


async def resumed(store: Store, name: str) -> bytes:
    """Read a match, fold its events, and send it to a viewer who joins."""
    stored = await store.match(name)
    assert stored is not None
    await store.keys(name)
    return outbound(fold.fold(stored, await store.events(name)), 0, 0, welcome=stored)


class Took(NamedTuple):
    """The median of a piece of work, in seconds."""

    time: float
    processor: float


async def median_of(work: Callable[[], Awaitable[object]], times: int = 50) -> Took:
    """The seconds that a piece of work takes."""
    taken, used = [], []
    for _ in range(times):
        begun, processor = time.perf_counter(), time.process_time()
        await work()
        taken.append(time.perf_counter() - begun)
        used.append(time.process_time() - processor)
    return Took(median(taken), median(used))


async def measure(db: Path | str, arguments: argparse.Namespace) -> None:
    store = await Store.open(db)
    name = "PostgreSQL" if "://" in str(db) else "SQLite"
    table = Table(title=f"Appending: {name}", title_justify="left")
    for heading in ("writers", "appends a second", "median", "99 of 100", "processor for each"):
        table.add_column(heading, justify="right")
    for writers in (1, 50):
        await append(store, writers, 100)
        found = await append(store, writers, arguments.appends)
        slow = quantiles(found.waits, n=100)[-1]
        table.add_row(
            str(writers),
            f"{found.a_second:,.0f}",
            f"{1e3 * median(found.waits):.2f} ms",
            f"{1e3 * slow:.2f} ms",
            f"{1e6 * found.processor:.0f} µs",
        )
    console.print(table)
    long = await new_match(store)
    await store.append(long, [StoredEvent(number, 0, "draw") for number in range(1, LONG + 1)])
    await fill(store, arguments.matches)
    going_on = await played(store)
    table = Table(title=f"Reading: {name}", title_justify="left")
    table.add_column(f"with {arguments.matches:,} matches")
    table.add_column("median", justify="right")
    table.add_column("processor", justify="right")
    for what, work in {
        "a match": lambda: store.match(long),
        "its keys": lambda: store.keys(long),
        f"its {LONG} events": lambda: store.events(long),
        "to go on with a match of as many events": lambda: resumed(store, going_on),
        "the results of a day": lambda: store.daily_results("day1", MATCH.game),
    }.items():
        took = await median_of(work)
        table.add_row(what, f"{1e3 * took.time:.2f} ms", f"{1e3 * took.processor:.2f} ms")
    await store.close()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        _, pid, up = stack.enter_context(server(None, folder, str(db)))
        used = cpu_seconds(pid)
        what = "until the page of a server is up"
        table.add_row(what, f"{1e3 * up:.0f} ms", f"{1e3 * used:.0f} ms")
    console.print(table)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--db", help="also an empty PostgreSQL database, by its URL")
    parser.add_argument(
        "--appends", type=int, default=5000, help="the number of appends (%(default)s)"
    )
    parser.add_argument(
        "--matches", type=int, default=100_000, help="the number of matches (%(default)s)"
    )


def run(arguments: argparse.Namespace) -> None:
    machine()
    fold.go_on_compiled(MATCH.game)
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        asyncio.run(measure(folder / "table.sqlite", arguments))
    if arguments.db:
        asyncio.run(measure(arguments.db, arguments))
