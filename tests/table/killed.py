"""A program that works with a store and kills itself (SIGKILL) before its n-th step, for every n.

Run by test_store.py, with a folder or the URL of a PostgreSQL. A step is a statement, or the moment
after it, or a commit. Everything acknowledged before the kill must be there afterwards, whole:
prints one line a kill, "steps acknowledged found".
"""

from __future__ import annotations

import asyncio
import functools
import os
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any

import asyncpg
import sqlalchemy as sa

# before the first fork, so that a child starts quickly
import boneace.table.store.migrations  # noqa: F401
from boneace.table.play.shuffle import new_seed
from boneace.table.store.store import Store
from boneace.table.store.stored import StoredEvent, StoredMatch, StoredSeat

MATCH = StoredMatch(
    "abc", "thirty-one", "pennies", {"lives": 3}, (StoredSeat("human", "Ann"),), 0, new_seed(), 1
)
APPENDS = 3


async def work(db: str, acknowledge: int) -> None:
    """Open, create and append, and report after each what is acknowledged."""
    store = await Store.open(db)
    os.write(acknowledge, b"0\n")
    if await store.match("abc") is None:
        await store.create(MATCH, {0: bytes(32)})
    os.write(acknowledge, b"1\n")
    for group in range(APPENDS):
        events = [StoredEvent(2 * group + place, 0, "draw", f"{group}.{place}") for place in (1, 2)]
        await store.append("abc", events)
        os.write(acknowledge, b"%d\n" % (2 + group))
    await store.close()


async def look(db: str) -> int:
    """The number of appends in the store, which must be whole."""
    store = await Store.open(db)
    stored, events = await store.match("abc"), await store.events("abc")
    await store.close()
    assert [event.number for event in events] == list(range(1, len(events) + 1))
    assert len(events) % 2 == 0, "half an append was found"
    assert stored in (None, MATCH)
    return 0 if stored is None else 1 + len(events) // 2


def kill_at(step: int) -> None:
    left = step

    def count(*_: object) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    class Counted(sqlite3.Connection):
        def execute(self, *arguments: Any) -> sqlite3.Cursor:
            count()
            found = super().execute(*arguments)
            count()
            return found

    execute = asyncpg.Connection.execute

    async def counted(*arguments: Any, **options: Any) -> str:
        count()
        found: str = await execute(*arguments, **options)
        count()
        return found

    sqlite3.connect = functools.partial(sqlite3.connect, factory=Counted)  # type: ignore[assignment]
    asyncpg.Connection.execute = counted
    sa.event.listen(sa.Engine, "before_cursor_execute", count)
    sa.event.listen(sa.Engine, "commit", count)


def in_child(step: int, db: str) -> tuple[int, list[int]]:
    """Work in a child that is killed before a step; returns its status and what it acknowledged."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        kill_at(step)
        asyncio.run(work(db, writer))
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        said = [int(line) for line in pipe]
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), said


async def new_database(server: str, name: str) -> str:
    """A new database of a PostgreSQL, by its URL."""
    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{server.rpartition('/')[0]}/{name}"


def main(where: str) -> None:
    postgres = "://" in where
    for step in range(1, 500, 3 if postgres else 1):  # creating a database takes longer
        if postgres:
            db = asyncio.run(new_database(where, f"killed{step}"))
        else:
            db = str(Path(where) / f"{step}.sqlite")
        status, said = in_child(step, db)
        found = asyncio.run(look(db))
        print(step, said[-1] if said else -1, found, flush=True)
        if status == 0:
            return


if __name__ == "__main__":
    main(sys.argv[1])
