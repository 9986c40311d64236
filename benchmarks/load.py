"""The table under load: actions a second over real sockets, each on disk before it is sent, and
the time from an action sent to the view received by each of the players of its match.

All players are people. Actions are sent by a fixed schedule, however slow the answers are (an open
loop), so a server that cannot keep up shows it in the times. A server that only stores and sends
(`floor`) gets the same load: machines differ, and others may use them at the same time, so the cost
of an action is compared with that. If boardgame.io is installed (`npm ci` in
`benchmarks/boardgameio`), a similar game on its server gets the same load too."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import tempfile
import time
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from benchmarks import alike, floor
from benchmarks.report import console, machine
from benchmarks.server import await_ready, server
from benchmarks.times import Times, drive

ALIKE_PORT = 3199
GOAL, GOAL_P99 = 1000, 25.0
"""The targets: actions a second, and the 99th percentile of their times in milliseconds."""


class _Legal(msgspec.Struct):
    move: str


class _View(msgspec.Struct):
    legal: list[_Legal] = []


class _Event(msgspec.Struct):
    after: _View | None = None


class _Told(msgspec.Struct):
    """The part of a message that a player needs to go on."""

    type: str
    events: list[_Event] = []
    view: _View | None = None
    reason: str | None = None


_decoder = msgspec.json.Decoder(_Told)


class Play:
    """One match and its players: at most one action is pending."""

    def __init__(self, sockets: list[ClientConnection], times: Times) -> None:
        self.sockets, self._times = sockets, times
        self.due: tuple[int, str] | None = None
        self.sent_at = 0.0
        self._number = 0
        self.waiting = 0
        self.counted = False

    def free(self) -> bool:
        return self.due is not None and self.waiting == 0

    async def act(self, counted: bool) -> None:
        """Send the next action."""
        assert self.due is not None
        (seat, move), self.due = self.due, None
        self._number += 1
        self.counted = counted
        self.waiting = len(self.sockets)
        self.sent_at = time.perf_counter()
        text = f'{{"type":"act","id":"a{self._number}","move":"{move}"}}'
        await self.sockets[seat].send(text)

    async def hear(self, seat: int, random: Random) -> None:
        """Receive one player's messages."""
        times = self._times
        with contextlib.suppress(Exception):
            async for message in self.sockets[seat]:
                assert isinstance(message, str)
                if message.startswith('{"type":"events"'):
                    if self.waiting:
                        self.waiting -= 1
                        if self.counted:
                            times.seen.append(time.perf_counter() - self.sent_at)
                            times.done += self.waiting == 0
                elif message.startswith('{"type":"refused"'):
                    times.refused.append(message)
                    self.waiting = 0
                if '"legal":[{' in message:
                    told = _decoder.decode(message)
                    view = told.view or next(
                        (one.after for one in reversed(told.events) if one.after), None
                    )
                    if view is not None and view.legal:
                        moves = [one.move for one in view.legal]
                        self.due = seat, choice(moves, random)


def choice(moves: list[str], random: Random) -> str:
    """A move that does not end the deal, if there is one."""
    going_on = [move for move in moves if move not in ("knock", "stop")] or moves
    return random.choice(going_on)


async def make(address: str, game: str, seats: int) -> tuple[str, list[str]]:
    asked = {
        "game": game,
        "seats": [{"kind": "human"} for _ in range(seats)],
        "wait": 0,
    }

    def post() -> Any:
        request = urllib.request.Request(
            f"http://{address}/api/matches",
            data=json.dumps(asked).encode(),
            headers={"content-type": "application/json"},
        )
        return json.loads(urllib.request.urlopen(request).read())

    made = await asyncio.to_thread(post)
    return made["match"], [one["key"] for one in made["others"]]


async def _open(address: str, match: str, key: str) -> ClientConnection:
    socket = await connect(
        f"ws://{address}/ws", compression=None, ping_interval=None, max_queue=None
    )
    await socket.send(json.dumps({"type": "hello", "match": match, "key": key}))
    return socket


async def _heartbeat(plays: list[Play]) -> None:
    while True:
        await asyncio.sleep(10)
        for play in plays:
            for socket in play.sockets:
                with contextlib.suppress(Exception):
                    await socket.send('{"type":"ping"}')


async def load(
    addresses: list[str],
    pids: list[int],
    game: str,
    matches: int,
    seats: int,
    rate: float,
    seconds: float,
) -> Times:
    """Play this many matches at once, at this many actions a second."""
    times, random = Times(pids), Random(31)
    plays: list[Play] = []
    hearing = [asyncio.create_task(_heartbeat(plays))]
    for number in range(matches):
        match, keys = await make(addresses[number % len(addresses)], game, seats)
        # the players of a match are on different servers, if there is more than one
        sockets = [
            await _open(addresses[(number + seat) % len(addresses)], match, key)
            for seat, key in enumerate(keys)
        ]
        plays.append(Play(sockets, times))
        hearing += [asyncio.create_task(plays[-1].hear(seat, random)) for seat in range(seats)]
    while not all(play.due for play in plays):
        await asyncio.sleep(0.05)
    await drive(plays, Play.act, rate, seconds, times)
    for task in hearing:
        task.cancel()
    await asyncio.gather(*(socket.close() for play in plays for socket in play.sockets))
    return times


async def load_alike(
    address: str, pid: int, matches: int, seats: int, rate: float, seconds: float
) -> Times:
    """The same load on the server of boardgame.io."""
    times, random = Times([pid]), Random(31)
    plays, hearing = [], []
    for _ in range(matches):
        plays.append(await alike.made(address, seats, times))
        hearing += [asyncio.create_task(plays[-1].hear(seat)) for seat in range(seats)]
    while not all(play.free() for play in plays):
        await asyncio.sleep(0.05)

    async def act(play: alike.Play, counted: bool) -> None:
        await play.act(counted, random)

    await drive(plays, act, rate, seconds, times)
    for task in hearing:
        task.cancel()
    await asyncio.gather(*(socket.close() for play in plays for socket in play.sockets))
    return times


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="thirty-one", help="the game (%(default)s)")
    parser.add_argument("--matches", type=int, default=200, help="matches at once (%(default)s)")
    parser.add_argument("--seats", type=int, default=4, help="players of each (%(default)s)")
    parser.add_argument(
        "--rate", type=float, action="append", help="actions a second; may be repeated"
    )
    parser.add_argument("--seconds", type=float, default=15.0, help="how long (%(default)s)")
    parser.add_argument("--db", help="the URL of a database, instead of a SQLite file")
    parser.add_argument("--servers", type=int, default=1, help="processes (%(default)s)")
    parser.add_argument("--news", help="the URL of a Redis, for more than one")


def run(arguments: argparse.Namespace) -> None:
    if arguments.servers > 1 and not (arguments.db and arguments.news):
        raise SystemExit("several servers share a database and news: give --db and --news")
    machine()
    table = Table(
        title=f"Actions over sockets, {arguments.matches} matches of {arguments.seats} people, "
        f"wanted: {GOAL:,} a second with p99 under {GOAL_P99:g} ms",
        title_justify="left",
    )
    table.add_column("server")
    for heading in (
        *("asked a second", "done a second", "p50", "p99", "p99.9"),
        *("server's processor", "of the floor"),
    ):
        table.add_column(heading, justify="right")
    for rate in arguments.rate or (250, 500, 750, 1000, 1250):
        with contextlib.ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            news = ["--news", arguments.news] if arguments.news else []
            addresses, pids = [], []
            for _ in range(arguments.servers):
                address, pid, _ = stack.enter_context(server(None, folder, arguments.db, *news))
                await_ready(address)
                addresses.append(address)
                pids.append(pid)
            given = arguments.game, arguments.matches, arguments.seats, rate, arguments.seconds
            times = asyncio.run(load(addresses, pids, *given))
        with contextlib.ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            address, pid = stack.enter_context(floor.server(folder))
            least = asyncio.run(load([address], [pid], *given))
        ratio = f"{times.each / least.each:.2f}"
        table.add_row("Bone Ace", *measured(rate, arguments, times), ratio)
        table.add_row("only storing and sending", *measured(rate, arguments, least), "1")
        if not alike.installed():
            continue
        with contextlib.ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            address, pid = stack.enter_context(alike.server(folder, ALIKE_PORT))
            same = arguments.matches, arguments.seats, rate, arguments.seconds
            work = load_alike(address, pid, *same)
            times = asyncio.run(work)
            ratio = f"{times.each / least.each:.2f}"
            table.add_row("boardgame.io", *measured(rate, arguments, times), ratio)
    console.print(table)
    if not alike.installed():
        console.print("boardgame.io is not installed: npm ci in benchmarks/boardgameio")


def measured(rate: float, arguments: argparse.Namespace, times: Times) -> list[str]:
    """One row: the load, and its cost."""
    for reason in times.refused[:1]:
        console.print(f"{len(times.refused)} actions were refused: {reason}")
    shares = [f"{times.percentile(share):.1f} ms" for share in (0.5, 0.99, 0.999)]
    done = f"{times.done / arguments.seconds:,.0f}"
    return [f"{rate:,.0f}", done, *shares, f"{1e6 * times.each:.0f} µs an action"]
