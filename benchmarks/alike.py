"""A similar game on boardgame.io's server, under the same load as the table (`benchmarks/load.py`).

It speaks the protocol of its sockets (Engine.IO 4, Socket.IO 5) as its own client does. Install the
server once: `npm ci` in `benchmarks/boardgameio`. koa-compose is pinned to 4.1 there: with 4.2 the
routes that boardgame.io adds later are not found.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.times import Times

FOLDER = Path(__file__).parent / "boardgameio"
GAME = "thirty-one-alike"
NAMESPACE = f"/{GAME}"


def installed() -> bool:
    """Whether Node and the server are installed."""
    return shutil.which("node") is not None and (FOLDER / "node_modules").is_dir()


@contextlib.contextmanager
def server(folder: Path, port: int) -> Iterator[tuple[str, int]]:
    """Start its server on a port; returns the address and the process."""
    command = ["node", "server.js", str(port), str(folder)]
    process = subprocess.Popen(
        command, cwd=FOLDER, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert process.stdout is not None
        while "listening" not in (line := process.stdout.readline()):
            if not line:
                raise RuntimeError("the server of boardgame.io has ended: is its port taken?")
        yield f"127.0.0.1:{port}", process.pid
    finally:
        process.terminate()
        process.wait()


class Play:
    """One match and its players: at most one action is pending."""

    def __init__(self, match: str, times: Times) -> None:
        self._match, self._times = match, times
        self.sockets: list[ClientConnection] = []
        self._keys: list[str] = []
        self._state: dict[str, Any] | None = None
        self.waiting = 0
        self.counted = False

    async def join(self, address: str, seats: int) -> None:
        """Take every seat and open its socket."""
        for seat in range(seats):
            self._keys.append(await _join(address, self._match, seat))
            socket = await connect(
                f"ws://{address}/socket.io/?EIO=4&transport=websocket",
                compression=None,
                ping_interval=None,
                max_queue=None,
                max_size=None,
            )
            await socket.recv()
            await socket.send(f"40{NAMESPACE},")
            await socket.recv()
            await self._emit(socket, "sync", self._match, str(seat), self._keys[seat], seats)
            self.sockets.append(socket)

    async def _emit(self, socket: ClientConnection, *message: object) -> None:
        await socket.send(f"42{NAMESPACE},{json.dumps(message)}")

    def free(self) -> bool:
        return self._state is not None and self.waiting == 0

    async def act(self, counted: bool, random: Random) -> None:
        """Send the next action."""
        assert self._state is not None
        state, self._state = self._state, None
        seat = state["ctx"]["currentPlayer"]
        move, given = ("discard", [random.randrange(4)]) if state["G"]["drawn"] else ("draw", [])
        payload = {"type": move, "args": given, "playerID": seat}
        action = {
            "type": "MAKE_MOVE",
            "payload": payload | {"credentials": self._keys[int(seat)]},
        }
        self.counted, self.waiting = counted, len(self.sockets)
        self.sent_at = time.perf_counter()
        socket = self.sockets[int(seat)]
        await self._emit(socket, "update", action, state["_stateID"], self._match, seat)

    async def hear(self, seat: int) -> None:
        """Receive one player's messages."""
        with contextlib.suppress(Exception):
            async for message in self.sockets[seat]:
                assert isinstance(message, str)
                if message == "2":
                    await self.sockets[seat].send("3")
                    continue
                found = message.partition("[")[2]
                if found.startswith('"update"') and self.waiting:
                    self.waiting -= 1
                    if self.counted:
                        self._times.seen.append(time.perf_counter() - self.sent_at)
                        self._times.done += self.waiting == 0
                # the first player reads the state; the others are only counted
                if seat == 0 and found.startswith(('"update"', '"sync"')):
                    state = json.loads("[" + found)[2]
                    self._state = state.get("state", state)


async def _join(address: str, match: str, seat: int) -> str:
    asked = {"playerID": str(seat), "playerName": f"P{seat}"}
    found = await asyncio.to_thread(_post, f"http://{address}/games/{GAME}/{match}/join", asked)
    return str(found["playerCredentials"])


def _post(url: str, asked: object) -> Any:
    request = urllib.request.Request(
        url, json.dumps(asked).encode(), {"content-type": "application/json"}
    )
    return json.loads(urllib.request.urlopen(request).read())


async def made(address: str, seats: int, times: Times) -> Play:
    """Create a match with all its players."""
    url = f"http://{address}/games/{GAME}/create"
    found = await asyncio.to_thread(_post, url, {"numPlayers": seats})
    play = Play(found["matchID"], times)
    await play.join(address, seats)
    return play
