"""A store in a SQLite file: connecting to it, and making it."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from boneace.languages import say
from boneace.table.errors import StoreError
from boneace.table.store import schema, sqlite
from boneace.table.store.sqlite_log import SETTINGS, SqliteLog, connect

_PATIENCE = 5.0
_READERS = 2


class Sqlite:
    """A SQLite file. It is made if there is none yet."""

    def __init__(self, path: Path) -> None:
        sqlite.check_file(path)
        try:
            path.touch()
        except OSError as error:
            raise StoreError(say("serving-unwritten", file=str(path))) from error
        self._path = path
        self.where = str(path)
        file = path.absolute().as_uri()
        url = sa.URL.create("sqlite", database=file, query={"mode": "rw", "uri": "true"})
        # values are moves and the seeds of cards: no error may carry them into the log
        self.engine = create_async_engine(
            url.set(drivername="sqlite+aiosqlite"), hide_parameters=True
        )
        sa.event.listen(self.engine.sync_engine, "connect", _settle)
        sa.event.listen(self.engine.sync_engine, "begin", _begin)
        self._reader = sa.create_engine(url, hide_parameters=True)
        sa.event.listen(self._reader, "connect", _settle)
        self._readers = ThreadPoolExecutor(_READERS, "boneace-read")
        self.log = SqliteLog(path)
        self.failures: tuple[type[Exception], ...] = (sa.exc.SQLAlchemyError, OSError)

    async def read(self, query: sa.Select[Any]) -> Sequence[Any]:
        """The rows of a query, which runs completely in a thread: single steps would be slow."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, query)

    async def events(self, match: str, after: int) -> Sequence[Any]:
        """The events of a match after this number, in order."""
        table = schema.events.c
        query = (
            sa.select(table.number, table.seat, table.move, table.action_id)
            .where(table.match == match, table.number > after)
            .order_by(table.number)
        )
        return await self.read(query)

    def _read(self, query: sa.Select[Any]) -> Sequence[Any]:
        with self._reader.connect() as connection:
            return connection.execute(query).all()

    async def dispose(self) -> None:
        """Close the connections; later ones are new."""
        await self.engine.dispose()
        self._reader.dispose()

    @contextlib.asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        """The single transaction that makes or changes the tables."""
        async with self.engine.execution_options(writes=True).begin() as connection:
            await connection.run_sync(self._mark)
            yield connection

    def _mark(self, connection: sa.Connection) -> None:
        """Check the file again, now that nobody else can write to it, and mark it as a store."""
        mark = connection.exec_driver_sql("PRAGMA application_id").scalar()
        tables = connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar()
        if mark != sqlite.APPLICATION_ID and (mark or tables):
            raise StoreError(say("serving-another-program", file=self.where))
        connection.exec_driver_sql(f"PRAGMA application_id={sqlite.APPLICATION_ID}")

    async def settle(self) -> None:
        """Turn on the write-ahead log."""
        await asyncio.to_thread(self._use_wal)
        await self.dispose()  # its connections are older

    def _use_wal(self) -> None:
        end = time.monotonic() + _PATIENCE
        with contextlib.closing(connect(self._path)) as connection:
            while True:  # here, unlike elsewhere, SQLite does not wait for others
                try:
                    connection.execute("PRAGMA journal_mode=WAL")
                    return
                except sqlite3.OperationalError as error:
                    if "locked" not in str(error) or time.monotonic() > end:
                        raise
                    time.sleep(0.05)


def _settle(connection: Any, record: Any) -> None:
    # by default the driver would leave CREATE TABLE outside the transaction
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in SETTINGS:
        cursor.execute(setting)
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
