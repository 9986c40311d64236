"""The floor of the load: a server with the table's sockets and store, and no game in between.

For each action it stores what a table would store, and sends each player of the match a text of the
usual length: always the same one. Whatever the table takes beyond this is its own: rules, views,
texts, clocks, presence.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import uvicorn

from benchmarks.store import new_match
from boneace.table.store.store import Store
from boneace.table.store.stored import StoredEvent
from boneace.table.web import serve

LENGTH = 500
"""The bytes that an action sends to each player, as at a table of Thirty-one."""


def _text(legal: list[dict[str, str]]) -> bytes:
    told = {"type": "events", "events": [{"after": {"legal": legal}}], "more": ""}
    told["more"] = "x" * (LENGTH - len(json.dumps(told)))
    return json.dumps(told, separators=(",", ":")).encode()


NEXT, OTHERS = _text([{"move": "draw"}]), _text([])


class Floor:
    """The application."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seats: dict[str, dict[int, Any]] = defaultdict(dict)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._make(receive, send)
        elif scope["type"] == "websocket":
            await self._play(scope, receive, send)

    async def _make(self, receive: Any, send: Any) -> None:
        asked = json.loads((await receive())["body"])
        keys = [{"key": str(seat)} for seat in range(len(asked["seats"]))]
        made = {"match": await new_match(self._store), "others": keys}
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": json.dumps(made).encode()})

    async def _play(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        hello = json.loads((await receive())["text"])
        match, own = hello["match"], int(hello["key"])
        seats = self._seats[match]
        seats[own] = scope["extensions"]["boneace.at_once"]["send"]
        if own == 0:
            seats[own](NEXT)
        numbers = count(1 + 1_000_000 * own)
        while (message := await receive())["type"] == "websocket.receive":
            if '"act"' not in message["text"]:
                continue
            played = [StoredEvent(next(numbers), own, "draw", f"{own}:{next(numbers)}")]
            if next(numbers) % 2:  # every other action draws a card
                played.append(StoredEvent(next(numbers), -1, "7H"))
            await self._store.append(match, played)
            for seat, tell in seats.items():
                tell(NEXT if seat == (own + 1) % len(seats) else OTHERS)


@contextlib.contextmanager
def server(folder: Path) -> Iterator[tuple[str, int]]:
    """Start it on a free port; returns the address and the process."""
    command = [sys.executable, "-m", "benchmarks.floor", str(folder / "floor.sqlite")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip(), process.pid
    finally:
        process.terminate()
        process.wait()


async def _serve(file: str) -> None:
    store = await Store.open(file)
    listener = serve.listen("127.0.0.1", 0)
    print("{}:{}".format(*listener.getsockname()), flush=True)
    await uvicorn.Server(serve._config(Floor(store))).serve([listener])
    await store.close()


if __name__ == "__main__":
    sys.setswitchinterval(serve.SWITCH_INTERVAL)
    asyncio.run(_serve(sys.argv[1]))
