"""Appending to a SQLite file: a separate thread, with one connection that stays open.

A group is one statement that gets all its events as one text: each call of SQLite releases Python's
lock and then waits for it, so one call per event would delay the server.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import msgspec

from boneace.languages import say
from boneace.table.errors import Conflict, StoreError
from boneace.table.store.groups import Row

T = TypeVar("T")

_COLUMNS = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(6))
_INSERT = f"""
INSERT INTO events ("match", number, seat, move, action_id, at) SELECT {_COLUMNS} FROM json_each(?)
"""
_OVER = "UPDATE matches SET over = 1 WHERE id IN (SELECT value FROM json_each(?))"
_NOTHING = "UPDATE alembic_version SET version_num = version_num"

SETTINGS = ("PRAGMA busy_timeout=5000", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")
"""Settings that make a connection durable, and let it wait for other writers."""

_FINE = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL}
"""After these errors the connection is as good as before."""


def connect(path: Path) -> sqlite3.Connection:
    """A durable connection to an existing file: a file that was moved away is not made again."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)
    connection.isolation_level = None  # each transaction begins explicitly
    for setting in SETTINGS:
        connection.execute(setting)
    return connection


class SqliteLog:
    """The log of a SQLite file."""

    def __init__(self, path: Path) -> None:
        self.opened = 0
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._file: tuple[int, int] | None = None
        self._thread = ThreadPoolExecutor(1, "boneace-store")
        self._damage: str | None = None

    async def commit(self, rows: Sequence[Row], over: Sequence[str]) -> None:
        """Store events, and the ends of matches, in one transaction."""
        await self._in_thread(lambda: self._commit(rows, over))

    async def probe(self) -> None:
        """Write something that changes nothing."""
        await self._in_thread(self._probe)

    async def close(self) -> None:
        """Close the connection, and end the thread."""
        await self._in_thread(self._drop)
        self._thread.shutdown(wait=False)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._told, work)

    def _told(self, work: Callable[[], T]) -> T:
        """Do the work; SQLite's errors become StoreErrors."""
        try:
            return work()
        except sqlite3.IntegrityError as error:
            raise Conflict(f"{self._path}: the event is already stored") from error
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            if code not in _FINE:
                self._drop()
            if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
                self._damage = str(error)
            raise StoreError(f"{self._path}: {error}") from error

    def _commit(self, rows: Sequence[Row], over: Sequence[str]) -> None:
        connection = self._open()
        told = msgspec.json.encode(rows).decode()
        if not over:
            connection.execute(_INSERT, (told,))  # a transaction by itself
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(_INSERT, (told,))
            connection.execute(_OVER, (msgspec.json.encode(over).decode(),))
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _probe(self) -> None:
        if self._damage is not None:
            self._drop()
            self._damage = _check(self._open(damaged=True))
        self._open().execute(_NOTHING)

    def _open(self, damaged: bool = False) -> sqlite3.Connection:
        """The connection. Nothing is written to a damaged file: it would be damaged more."""
        if self._damage is not None and not damaged:
            raise StoreError(say("serving-damaged", file=str(self._path), why=self._damage))
        file = _identity(self._path)
        if self._connection is None or self._file != file:
            self._drop()
            self._connection, self._file = connect(self._path), file
            self.opened += 1
        return self._connection

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _identity(path: Path) -> tuple[int, int]:
    """The identity of the file. SQLite would continue to write to a moved or deleted file."""
    try:
        found = path.stat()
    except OSError as error:
        raise StoreError(say("serving-gone", file=str(path), why=str(error.strerror))) from error
    return found.st_dev, found.st_ino


def _check(connection: sqlite3.Connection) -> str | None:
    """The problem with the file, or None."""
    found = connection.execute("PRAGMA quick_check(1)").fetchone()
    return None if found == ("ok",) else str(found[0])
