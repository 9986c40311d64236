"""Stores for tests: the tables of a new database are made once, and copied."""

from __future__ import annotations

import asyncio
import functools
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from boneace.table.store.store import Store
from boneace.table.store.stored import StoredMatch, StoredSeat

MATCH = StoredMatch(
    id="abc",
    game="thirty-one",
    preset="pennies",
    options={"lives": 3, "widow": False, "pack": "52"},
    seats=(StoredSeat("human", "Änn"), StoredSeat("club", "Ben")),
    dealer=1,
    seed=bytes(range(32)),
    format=1,
)


async def store_at(path: Path) -> Store:
    """Open a store, or a new one if there is none. Migrating each one would take half a second."""
    put_new(path)
    return await Store.open(path)


def put_new(path: Path) -> None:
    """Make a new store there, if there is none yet."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_made())


@functools.cache
def _made() -> bytes:
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        first = Path(folder) / "table.sqlite"
        thread.submit(asyncio.run, _make(first)).result()  # a loop may be running in this thread
        return first.read_bytes()


async def _make(path: Path) -> None:
    await (await Store.open(path)).close()
