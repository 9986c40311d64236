"""Everything specific to PostgreSQL: the connection, and appending events."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from boneace.languages import say
from boneace.table.errors import Conflict, StoreError
from boneace.table.store import schema
from boneace.table.store.groups import Row
from boneace.table.store.postgres_reads import PostgresReads, Read

if TYPE_CHECKING:
    import asyncpg

SCHEMES = ("postgresql", "postgres", "postgresql+asyncpg")

CONNECT_PATIENCE = 5.0
PATIENCE = 10.0
"""Seconds that a statement may take before the database counts as failed."""

_LOCK = 0x42414345  # “BACE”: two servers do not make the tables at the same time

# one statement is one transaction, and one message to the server
_INSERT = """
WITH finished AS (UPDATE matches SET over = true WHERE id = ANY($7::text[]))
INSERT INTO events ("match", number, seat, move, action_id, at)
SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[])
"""
_NOTHING = "UPDATE alembic_version SET version_num = version_num"


class Postgres:
    """A PostgreSQL database, given by its URL."""

    def __init__(self, url: str) -> None:
        self._url = f"postgresql{url[url.index(':') :]}"
        self.where = told(url)
        self.failures: tuple[type[Exception], ...] = (sa.exc.SQLAlchemyError, *failures())
        self.engine = self._engine(PATIENCE)
        self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.log = PostgresLog(self)
        self._events = PostgresReads(self, PATIENCE)

    def _engine(self, patience: float | None) -> AsyncEngine:
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda *_, **__: self.connect(patience),
            pool_pre_ping=True,  # after a restart of the database its old connections are useless
            pool_timeout=PATIENCE,
            hide_parameters=True,  # values are moves and the seeds of cards
        )

    async def connect(self, patience: float | None) -> asyncpg.Connection[Any]:
        """A new connection. Raises StoreError with the database's reason."""
        driver = _driver()
        wrong: tuple[type[Exception], ...] = (*failures(), ValueError)
        try:
            connection = await driver.connect(
                self._url, timeout=CONNECT_PATIENCE, command_timeout=patience
            )
            if await connection.fetchval("SHOW synchronous_commit") == "off":
                # a commit is on disk before anything is sent, whatever the server's default
                await connection.execute("SET synchronous_commit = on")
        except wrong as error:
            raise self.failed(error) from error
        return connection

    def failed(self, error: BaseException) -> StoreError:
        """The text of an error: the database's words, without any values."""
        return StoreError(f"{self.where}: {_reason(error)}")

    async def read(self, query: sa.Select[Any]) -> Sequence[Any]:
        """The rows of a query. It is a transaction by itself, which saves two messages."""
        async with self._reader.connect() as connection:
            rows: Sequence[sa.Row[Any]] = (await connection.execute(query)).all()
            return rows

    async def events(self, match: str, after: int) -> Sequence[Read]:
        """The events of a match after this number, in order."""
        return await self._events.events(match, after)

    async def dispose(self) -> None:
        """Close the connections; later ones are new."""
        await self._events.close()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        """The single transaction that makes or changes the tables; it may take long."""
        engine = self._engine(None)
        try:
            async with engine.begin() as connection:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
                await connection.run_sync(self._check)
                yield connection
        finally:
            await engine.dispose()

    def _check(self, connection: sa.Connection) -> None:
        """Refuse a database in which another program has tables with these names."""
        there = set(sa.inspect(connection).get_table_names())
        ours = {"alembic_version", *schema.metadata.tables}
        if there & ours and "seat_keys" not in there:
            raise StoreError(say("serving-database-of-another", where=self.where))

    async def settle(self) -> None:
        """Do nothing: only the tables have to be made."""


class PostgresLog:
    """The log of a PostgreSQL database."""

    def __init__(self, database: Postgres) -> None:
        self.opened = 0
        self._database = database
        self._connection: asyncpg.Connection[Any] | None = None
        self._busy = asyncio.Lock()  # a probe may come while a group of events is written

    async def commit(self, rows: Sequence[Row], over: Sequence[str]) -> None:
        """Store events, and the ends of matches, in one transaction."""
        await self._execute(_INSERT, *zip(*rows, strict=True), over)

    async def probe(self) -> None:
        """Write something that changes nothing."""
        await self._execute(_NOTHING)

    async def close(self) -> None:
        """Close the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(*failures()):
                await connection.close(timeout=CONNECT_PATIENCE)

    async def _execute(self, statement: str, *values: Any) -> None:
        async with self._busy:
            await self._alone(statement, *values)

    async def _alone(self, statement: str, *values: Any) -> None:
        driver = _driver()
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._database.connect(PATIENCE)
            self.opened += 1
        try:
            await self._connection.execute(statement, *values)
        except driver.IntegrityConstraintViolationError as error:
            raise Conflict(f"{self._database.where}: the event is already stored") from error
        except failures() as error:
            self._connection.terminate()
            self._connection = None
            raise self._database.failed(error) from error


def told(url: str) -> str:
    """The URL of a database for messages: never with its password."""
    try:
        found = urlsplit(url)
        rest = url.partition(found.netloc)[2] if found.netloc else ""
        if "@" in rest:
            raise ValueError  # a password with a character that separates parts
        user = f"{found.username}@" if found.username else ""
        port = f":{found.port}" if found.port else ""
    except ValueError:
        return "postgresql://…"
    return f"postgresql://{user}{found.hostname or ''}{port}{found.path}"


def failures() -> tuple[type[Exception], ...]:
    """The driver's exceptions if the database, or the connection to it, fails."""
    errors = _driver().exceptions
    return errors.PostgresError, errors.InterfaceError, errors.InternalClientError, OSError


def _driver() -> Any:
    try:
        import asyncpg
    except ImportError as error:
        raise StoreError(say("serving-no-driver")) from error
    return asyncpg


def _reason(error: BaseException) -> str:
    if isinstance(error, TimeoutError):
        return say("serving-no-answer")
    return getattr(error, "message", None) or str(error) or type(error).__name__
