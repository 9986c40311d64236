"""The store: matches and their event logs, durable before anything is sent.

It is a SQLite file or a PostgreSQL database, with the same tables. Events are appended in groups,
by the log of the database; everything else goes through SQLAlchemy.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from boneace.languages import say
from boneace.table.errors import Conflict, StoreError
from boneace.table.measures import measures
from boneace.table.store import schema
from boneace.table.store.calls import Calls, whole
from boneace.table.store.documents import Documents
from boneace.table.store.finished import FinishedMatches, match_of
from boneace.table.store.groups import Groups
from boneace.table.store.postgres import SCHEMES, Postgres
from boneace.table.store.sqlite_database import Sqlite
from boneace.table.store.stored import (
    CURRENT_SCHEMA,
    SCHEMA_VERSIONS,
    StoredEvent,
    StoredMatch,
    default_path,
    is_url,
    may_be_stored,
)

log = logging.getLogger(__name__)

Database = Sqlite | Postgres

FIRST_RETRY, LAST_RETRY = 0.2, 3.0
"""Seconds from one try to the next after a failure: doubled each time, up to a maximum."""


def _now() -> int:
    return time.time_ns() // 1_000_000


class Store:
    """An open store. `await Store.open(path or URL)`, and `await store.close()` at the end."""

    def __init__(self, database: Database) -> None:
        self.where = database.where
        self._database = database
        self._engine = database.engine
        self._writes = database.engine.execution_options(writes=True)
        self._calls = Calls()
        given = (self._engine, self._writes, self._errors, self._calls)
        self.documents, self.finished = Documents(*given), FinishedMatches(*given)
        self._groups = Groups(database.log, self.where)
        self._recovering: asyncio.Task[None] | None = None
        self._failed = False  # the last time that something was stored, as far as is known

    @classmethod
    async def open(cls, db: str | Path | None = None) -> Store:
        """Open a store, making or migrating it as needed. On StoreError it is untouched.

        `db` is a file, or the URL of a PostgreSQL database.
        """
        database = _database(db)
        try:
            await _bring_up_to_date(database)
            await database.log.probe()  # finds at the start whether it can be written
        except StoreError:
            await _close(database)
            raise
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            await _close(database)
            told = say("serving-no-match-store", where=database.where, why=_cause(error))
            raise StoreError(told) from error
        return cls(database)

    async def close(self) -> None:
        """Write the waiting events, then close the database."""
        if self._recovering is not None:
            self._recovering.cancel()
            await asyncio.gather(self._recovering, return_exceptions=True)
        await self._groups.close()
        await self._calls.end()
        await self._database.dispose()

    # -- failures ---------------------------------------------------------------------------------

    @property
    def opened(self) -> int:
        """Grows when the connection was lost: the stored content may have changed."""
        return self._database.log.opened

    async def check(self) -> None:
        """Raise StoreError if it cannot be read or, after a failure, still not be written: a full
        disk can be read."""
        await self.match("")
        if self._failed:
            await self._database.log.probe()
            self._failed = False

    async def recovered(self) -> None:
        """Wait until events can be stored. All waiting callers share one task that tries
        repeatedly."""
        if self._recovering is None or self._recovering.done():
            self._recovering = asyncio.create_task(self._recover())
        await asyncio.shield(self._recovering)

    async def surely(self, owner: str, work: Callable[[], Coroutine[Any, Any, object]]) -> None:
        """Do what news ask for, again once the store works if it fails: news come only once."""
        while True:
            try:
                await work()
                return
            except StoreError as error:
                log.warning("%s: %s", owner, error)
            await self.recovered()

    async def _recover(self) -> None:
        wait = FIRST_RETRY
        while True:
            await asyncio.sleep(wait)
            wait = min(2 * wait, LAST_RETRY)
            try:
                await self._database.log.probe()
                await self._database.dispose()  # connections may refer to the old database
            except StoreError as error:
                log.warning("the store still fails: %s", error)
            except Exception as error:  # everybody waits for this
                log.error("the store still fails", exc_info=error)
                measures.faults["store"] += 1
            else:
                log.info("the store works again")
                return

    @contextlib.contextmanager
    def _errors(self) -> Iterator[None]:
        """Turn the database's errors into a StoreError that contains no stored values."""
        try:
            yield
        except IntegrityError as error:
            raise Conflict(f"{self.where}: the event is already stored") from error
        except self._database.failures as error:
            self._note_failure()
            raise StoreError(f"{self.where}: {_cause(error)}") from error

    def _note_failure(self) -> None:
        self._failed = True
        measures.store_failures += 1

    # -- writing ----------------------------------------------------------------------------------

    @whole
    async def create(
        self, match: StoredMatch, keys: Mapping[int, bytes], events: Sequence[StoredEvent] = ()
    ) -> None:
        """Store a new match with the SHA-256 of the key of each seat that a person holds, and the
        events with which it begins."""
        at = _now()
        rows = [{"match": match.id, "at": at, **asdict(event)} for event in events]
        with self._errors():
            async with self._writes.begin() as connection:
                await _create(connection, match, keys)
                if rows:
                    await connection.execute(schema.events.insert(), rows)

    @whole
    async def rematch(self, old: str, new: StoredMatch) -> str | None:
        """Store the match that follows a finished one, once; returns the id of the match that
        follows, or None if the finished one was deleted.

        A seat's key in the old match opens the same seat in the new one: no key has to be sent to
        anybody, and absent people find their seats too.
        """
        keys = await self.keys(old)
        table = schema.matches
        first = table.c.id == old
        with self._errors():
            async with self._writes.connect() as connection:
                async with connection.begin() as transaction:
                    free = sa.and_(first, table.c.rematch.is_(None))
                    named = await connection.execute(
                        table.update().where(free).values(rematch=new.id)
                    )
                    if named.rowcount == 1:
                        await _create(connection, new, keys)
                        return new.id
                    await transaction.rollback()
                found = await connection.execute(sa.select(table.c.rematch).where(first))
                after = found.scalar_one_or_none()
                return None if after is None else str(after)

    @whole
    async def keep_coins(
        self, match: str, coins: Sequence[str | None]
    ) -> tuple[str | None, ...] | None:
        """Store the coins of the seats, once; returns what the first caller stored, or None if the
        match was deleted."""
        table = schema.matches
        with self._errors():
            async with self._writes.begin() as connection:
                await connection.execute(
                    table.update()
                    .where(table.c.id == match, table.c.coins.is_(None))
                    .values(coins=list(coins))
                )
                found = await connection.execute(
                    sa.select(table.c.coins).where(table.c.id == match)
                )
                kept = found.scalar_one_or_none()
                return None if kept is None else tuple(kept)

    async def append(
        self, match: str, events: Sequence[StoredEvent], *, over: bool = False
    ) -> None:
        """Append events in one transaction; when this returns they are on disk.

        Raises Conflict, with nothing written, if one of the numbers or the action is taken.
        """
        at = _now()
        rows = [
            (match, event.number, event.seat, event.move, event.action_id, at) for event in events
        ]
        begun = time.perf_counter()
        try:
            await self._groups.append(rows, match if over else None)
        except Conflict:
            raise
        except StoreError:
            self._note_failure()
            raise
        finally:
            measures.appends.add(time.perf_counter() - begun)

    # -- reading ----------------------------------------------------------------------------------

    async def match(self, match: str) -> StoredMatch | None:
        """A match by its id, or None."""
        if not may_be_stored(match):
            return None
        query = sa.select(schema.matches).where(schema.matches.c.id == match)
        with self._errors():
            rows = await self._database.read(query)
        if not rows:
            return None
        return match_of(rows[0]._mapping)

    async def events(self, match: str, *, after: int = 0) -> list[StoredEvent]:
        """The events of a match after this number, in order."""
        with self._errors():
            rows = await self._database.events(match, after)
        return [StoredEvent(*row) for row in rows]

    async def daily_results(self, day: str, game: str) -> dict[str, float | None]:
        """What people won in the finished matches of a daily deal, by match, the newest first;
        None: not stored yet."""
        table = schema.matches.c
        query = (
            sa.select(table.id, table.result)
            .where(table.daily == day, table.game == game, table.over)
            .order_by(table.created.desc())
        )
        with self._errors():
            rows = await self._database.read(query)
        return {row.id: row.result for row in rows}

    @whole
    async def keep_result(self, match: str, result: float) -> None:
        """Store what the person at a daily deal has won."""
        table = schema.matches
        with self._errors():
            async with self._writes.begin() as connection:
                await connection.execute(
                    table.update().where(table.c.id == match).values(result=result)
                )

    async def keys(self, match: str) -> dict[int, bytes]:
        """The SHA-256 of the key of each seat that a person holds."""
        table = schema.seat_keys.c
        query = sa.select(table.seat, table.key_sha256).where(table.match == match)
        with self._errors():
            rows = await self._database.read(query)
        return {row.seat: row.key_sha256 for row in rows}


def _database(db: str | Path | None) -> Database:
    """The database that a file or a URL names. Raises StoreError if the kind is unknown."""
    if not is_url(db):
        return Sqlite(Path(db or default_path()))
    scheme = str(db).partition("://")[0]
    if scheme not in SCHEMES:
        raise StoreError(say("serving-no-store", store=f"{scheme}://"))
    return Postgres(str(db))


async def _close(database: Database) -> None:
    await database.log.close()
    await database.dispose()


async def _bring_up_to_date(database: Database) -> None:
    async with database.engine.connect() as connection:
        version = await connection.run_sync(_version)
    if version != CURRENT_SCHEMA:
        async with database.migrating() as connection:
            await connection.run_sync(_migrate, database.where)
    await database.settle()


def _version(connection: sa.Connection) -> str | None:
    """The version of the schema, or None if there is none yet."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    version = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return str(version) if version is not None else None


def _migrate(connection: sa.Connection, where: str, to: str = CURRENT_SCHEMA) -> None:
    version = _version(connection)
    if version is not None and version not in SCHEMA_VERSIONS:
        raise StoreError(say("serving-newer", where=where))
    # imported here: Alembic takes as long to import as the rest of the store
    from alembic.command import upgrade
    from alembic.config import Config

    config = Config()
    folder = str(Path(__file__).with_name("migrations"))
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    upgrade(config, to)


async def _create(
    connection: AsyncConnection, match: StoredMatch, keys: Mapping[int, bytes]
) -> None:
    row = {
        "id": match.id,
        "game": match.game,
        "preset": match.preset,
        "options": dict(match.options),
        "seats": [asdict(seat) for seat in match.seats],
        "dealer": match.dealer,
        "seed": match.seed,
        "format": match.format,
        "created": _now(),
        "over": match.over,
        "wait": match.wait,
        "hints": match.hints,
        "clock": dict(match.clock) if match.clock is not None else None,
        "away": match.away,
        "daily": match.daily,
        "table": match.table,
        "watchers": match.watchers,
        "rules": match.rules,
        "commitment": match.commitment,
        "coins": None if match.coins is None else list(match.coins),
        "opens": match.opens,
    }
    await connection.execute(schema.matches.insert(), row)
    rows = [{"match": match.id, "seat": seat, "key_sha256": key} for seat, key in keys.items()]
    if rows:
        await connection.execute(schema.seat_keys.insert(), rows)


def _cause(error: BaseException) -> str:
    """The database's own message, without the statement and its values."""
    if isinstance(error, TimeoutError):
        return say("serving-no-answer")
    return str(error.orig if isinstance(error, DBAPIError) else error)
