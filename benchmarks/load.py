"""The table under load: actions a second over real sockets, each on disk before it is told, and
the time from an action sent to the view received by each of the players of its match.

Every match has only people. Actions are sent by a fixed schedule, however slow the answers are (an
open loop), so a server that cannot keep up shows it in the times."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.report import console, machine
from benchmarks.server import await_ready, cpu_seconds, server

SETTLES = 3.0
"""Seconds at the beginning that are not counted."""
GOAL, GOAL_P99 = 1000, 25.0
"""What is wanted: actions a second, and the 99th percentile of their times in milliseconds."""


class _Legal(msgspec.Struct):
    move: str


class _View(msgspec.Struct):
    legal: list[_Legal] = []


class _Event(msgspec.Struct):
    after: _View | None = None


class _Told(msgspec.Struct):
    """As much of a message as a player needs to go on."""

    type: str
    events: list[_Event] = []
    view: _View | None = None
    reason: str | None = None


_decoder = msgspec.json.Decoder(_Told)


@dataclass
class Times:
    """What was measured, in seconds."""

    seen: list[float] = field(default_factory=list)
    done: int = 0
    late: int = 0
    """Actions that were due while no match was free for one."""
    refused: list[str] = field(default_factory=list)
    over: int = 0


class Play:
    """One match and its players: at most one action is on its way."""

    def __init__(self, sockets: list[ClientConnection], times: Times) -> None:
        self.sockets, self._times = sockets, times
        self.due: tuple[int, str] | None = None
        self.sent_at = 0.0
        self._number = 0
        self.waiting = 0

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
        """What one player hears."""
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
    """A move that does not end the deal, where there is one."""
    going_on = [move for move in moves if move not in ("knock", "stop")] or moves
    return random.choice(going_on)


async def _make(address: str, game: str, seats: int) -> tuple[str, list[str]]:
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
    addresses: list[str], game: str, matches: int, seats: int, rate: float, seconds: float
) -> Times:
    """Play so many matches at once, at so many actions a second."""
    times, random = Times(), Random(31)
    plays: list[Play] = []
    hearing = []
    for number in range(matches):
        match, keys = await _make(addresses[number % len(addresses)], game, seats)
        # the players of a match are on different servers, where there is more than one
        sockets = [
            await _open(addresses[(number + seat) % len(addresses)], match, key)
            for seat, key in enumerate(keys)
        ]
        plays.append(Play(sockets, times))
        hearing += [asyncio.create_task(plays[-1].hear(seat, random)) for seat in range(seats)]
    hearing.append(asyncio.create_task(_heartbeat(plays)))
    while not all(play.due for play in plays):
        await asyncio.sleep(0.05)
    gc.collect()
    gc.freeze()
    begun = time.perf_counter()
    sent, at = 0, 0
    while (now := time.perf_counter() - begun) < seconds + SETTLES:
        while sent < now * rate:
            sent += 1
            play = next(
                (
                    plays[(at + step) % matches]
                    for step in range(matches)
                    if plays[(at + step) % matches].free()
                ),
                None,
            )
            at += 1
            if play is None:
                times.late += now > SETTLES
                continue
            await play.act(now > SETTLES)
        await asyncio.sleep(max(0.0, (sent / rate) - (time.perf_counter() - begun)))
    await asyncio.sleep(1.0)
    for task in hearing:
        task.cancel()
    await asyncio.gather(*(socket.close() for play in plays for socket in play.sockets))
    return times


def percentile(seen: list[float], share: float) -> float:
    """A percentile, in milliseconds."""
    return 1e3 * sorted(seen)[min(len(seen) - 1, int(share * len(seen)))] if seen else float("nan")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="thirty-one", help="the game (%(default)s)")
    parser.add_argument("--matches", type=int, default=200, help="matches at once (%(default)s)")
    parser.add_argument("--seats", type=int, default=4, help="players of each (%(default)s)")
    parser.add_argument(
        "--rate", type=float, action="append", help="actions a second; may be repeated"
    )
    parser.add_argument("--seconds", type=float, default=15.0, help="how long (%(default)s)")
    parser.add_argument("--db", help="the URL of a database, in place of a SQLite file")


def run(arguments: argparse.Namespace) -> None:
    machine()
    table = Table(
        title=f"Actions over sockets, {arguments.matches} matches of {arguments.seats} people, "
        f"wanted: {GOAL:,} a second with p99 under {GOAL_P99:g} ms",
        title_justify="left",
    )
    for heading in ("asked a second", "done a second", "p50", "p99", "p99.9", "server's processor"):
        table.add_column(heading, justify="right")
    for rate in arguments.rate or (250, 500, 750, 1000, 1250):
        with contextlib.ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            address, pid, _ = stack.enter_context(server(None, folder, db=arguments.db))
            await_ready(address)
            before = cpu_seconds(pid)
            times = asyncio.run(
                load(
                    [address],
                    arguments.game,
                    arguments.matches,
                    arguments.seats,
                    rate,
                    arguments.seconds,
                )
            )
            used = cpu_seconds(pid) - before
        shares = [f"{percentile(times.seen, share):.1f} ms" for share in (0.5, 0.99, 0.999)]
        per_action = f"{1e3 * used / max(1, rate * (arguments.seconds + SETTLES)):.2f} ms an action"
        table.add_row(f"{rate:,.0f}", f"{times.done / arguments.seconds:,.0f}", *shares, per_action)
        for reason in times.refused[:1]:
            console.print(f"{len(times.refused)} actions were refused: {reason}")
    console.print(table)
