"""The store: matches and their event logs, durable before anybody is told of them.

Any database that SQLAlchemy's async engines support will do; a plain path is a SQLite file. All
waiting writes go into one transaction (group commit): the cost is in flushing to disk, not in the
rows.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from boneace.languages import say
from boneace.table.errors import Conflict, StoreError
from boneace.table.store import schema, sqlite
from boneace.table.store.documents import Documents
from boneace.table.store.stored import (
    CURRENT_SCHEMA,
    SCHEMA_VERSIONS,
    StoredEvent,
    StoredMatch,
    StoredSeat,
    default_path,
    is_url,
)

_LONGEST_GROUP = 256


@dataclass(frozen=True)
class _Append:
    rows: list[dict[str, Any]]
    match: str
    over: bool
    done: asyncio.Future[None]


def _now() -> int:
    return time.time_ns() // 1_000_000


class Store:
    """An open store. `await Store.open(path or URL)`, and `await store.close()` at the end."""

    def __init__(self, engine: AsyncEngine, where: str) -> None:
        self._engine = engine
        self._writes = engine.execution_options(writes=True)
        self.where = where
        self.documents = Documents(engine, self._writes, lambda: _store_errors(where))
        self._queue: asyncio.Queue[_Append] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, db: str | Path | None = None) -> Store:
        """Open a store, making or migrating it as needed. On StoreError the file is untouched."""
        path = None if is_url(db) else Path(db or default_path())
        if path is None:
            engine, where = _engine(str(db)), sa.make_url(str(db)).render_as_string()
        else:
            sqlite.check_file(path)
            engine, where = _engine(f"sqlite+aiosqlite:///{path}"), str(path)
            sqlite.prepare(engine)
        store = cls(engine, where)
        try:
            await store._bring_up_to_date(path)
        except StoreError:
            await engine.dispose()
            raise
        except (SQLAlchemyError, OSError) as error:
            await engine.dispose()
            told = say("serving-no-match-store", where=where, why=_cause(error))
            raise StoreError(told) from error
        store._writer = asyncio.create_task(store._write())
        return store

    async def close(self) -> None:
        """Write what is waiting, then close the database."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
            self._writer = None
        await self._engine.dispose()

    async def _bring_up_to_date(self, path: Path | None) -> None:
        async with self._engine.connect() as connection:
            version = await connection.run_sync(_version)
        if version != CURRENT_SCHEMA:
            if version is not None and version not in SCHEMA_VERSIONS:
                raise sqlite.newer(self.where)
            async with self._writes.begin() as connection:
                await connection.run_sync(_migrate, path)
        if path is not None:
            await sqlite.use_wal(self._engine)

    # -- writing ----------------------------------------------------------------------------------

    async def create(self, match: StoredMatch, keys: Mapping[int, bytes]) -> None:
        """Store a new match with the SHA-256 of the key of each seat that a person holds."""
        with _store_errors(self.where):
            async with self._writes.begin() as connection:
                await _create(connection, match, keys)

    async def rematch(self, old: str, new: StoredMatch) -> str:
        """Store the match that follows a finished one, once; returns the id of the one that does.

        A seat's key in the old match opens the same seat in the new one: no key has to be sent to
        anybody, and people who are away find their seats too.
        """
        keys = await self.keys(old)
        table = schema.matches
        first = table.c.id == old
        with _store_errors(self.where):
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
                return str(found.scalar_one())

    async def append(
        self, match: str, events: Sequence[StoredEvent], *, over: bool = False
    ) -> None:
        """Append events in one transaction; when this returns they are on disk.

        Raises Conflict, with nothing written, if one of the numbers or the action is taken.
        """
        at = _now()
        rows = [
            {
                "match": match,
                "number": event.number,
                "seat": event.seat,
                "move": event.move,
                "action_id": event.action_id,
                "at": at,
            }
            for event in events
        ]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Append(rows, match, over, done))
        await done

    async def _write(self) -> None:
        """The one writer: takes everything that is waiting and commits it as one group."""
        while True:
            group = [await self._queue.get()]
            while len(group) < _LONGEST_GROUP and not self._queue.empty():
                group.append(self._queue.get_nowait())
            try:
                await self._commit(group)
            finally:
                for append in group:
                    if not append.done.done():
                        closed = say("serving-closed", where=self.where)
                        append.done.set_exception(StoreError(closed))
                    self._queue.task_done()

    async def _commit(self, group: list[_Append]) -> None:
        try:
            with _store_errors(self.where):
                async with self._writes.begin() as connection:
                    await _insert(connection, group)
        except Conflict as conflict:
            if len(group) == 1:
                _settle(group, conflict)
            else:  # one of them must not make the others fail
                for append in group:
                    await self._commit([append])
        except StoreError as error:
            _settle(group, error)
        else:
            _settle(group, None)

    # -- reading ----------------------------------------------------------------------------------

    async def match(self, match: str) -> StoredMatch | None:
        """A match by its id, or None."""
        query = sa.select(schema.matches).where(schema.matches.c.id == match)
        with _store_errors(self.where):
            async with self._engine.connect() as connection:
                row = (await connection.execute(query)).mappings().first()
        if row is None:
            return None
        values = {name: row[name] for name in StoredMatch.__dataclass_fields__}
        values["seats"] = tuple(StoredSeat(**seat) for seat in row["seats"])
        return StoredMatch(**values)

    async def events(self, match: str) -> list[StoredEvent]:
        """Every event of a match, in order."""
        table = schema.events.c
        query = (
            sa.select(table.number, table.seat, table.move, table.action_id)
            .where(table.match == match)
            .order_by(table.number)
        )
        with _store_errors(self.where):
            async with self._engine.connect() as connection:
                rows = (await connection.execute(query)).all()
        return [StoredEvent(*row) for row in rows]

    async def daily_results(self, day: str) -> dict[str, float | None]:
        """By match, what people won in the finished matches of a daily deal; None: not kept yet."""
        table = schema.matches.c
        query = sa.select(table.id, table.result).where(table.daily == day, table.over)
        with _store_errors(self.where):
            async with self._engine.connect() as connection:
                rows = (await connection.execute(query)).all()
        return {row.id: row.result for row in rows}

    async def keep_result(self, match: str, result: float) -> None:
        """Keep what the person at a daily deal has won."""
        table = schema.matches
        with _store_errors(self.where):
            async with self._writes.begin() as connection:
                await connection.execute(
                    table.update().where(table.c.id == match).values(result=result)
                )

    async def keys(self, match: str) -> dict[int, bytes]:
        """The SHA-256 of the key of each seat that a person holds."""
        table = schema.seat_keys.c
        query = sa.select(table.seat, table.key_sha256).where(table.match == match)
        with _store_errors(self.where):
            async with self._engine.connect() as connection:
                rows = (await connection.execute(query)).all()
        return {row.seat: row.key_sha256 for row in rows}


def _engine(url: str) -> AsyncEngine:
    try:
        return create_async_engine(url)
    except (SQLAlchemyError, ImportError) as error:
        told = say("serving-no-store", store=f"{url.partition(':')[0]}://", why=str(error))
        raise StoreError(told) from error


def _version(connection: sa.Connection) -> str | None:
    """The version of the schema, or None if there is none yet."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    version = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return str(version) if version is not None else None


def _migrate(connection: sa.Connection, path: Path | None) -> None:
    # imported here: Alembic takes as long to import as the rest of the store
    from alembic.command import upgrade
    from alembic.config import Config

    if path is not None:
        sqlite.check_empty_or_ours(connection, path)
        sqlite.mark(connection)
    config = Config()
    folder = str(Path(__file__).with_name("migrations"))
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    upgrade(config, CURRENT_SCHEMA)


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
        "daily": match.daily,
        "table": match.table,
        "watchers": match.watchers,
    }
    await connection.execute(schema.matches.insert(), row)
    rows = [{"match": match.id, "seat": seat, "key_sha256": key} for seat, key in keys.items()]
    if rows:
        await connection.execute(schema.seat_keys.insert(), rows)


async def _insert(connection: AsyncConnection, group: list[_Append]) -> None:
    await connection.execute(schema.events.insert(), [row for item in group for row in item.rows])
    for item in group:
        if item.over:
            table = schema.matches
            await connection.execute(
                table.update().where(table.c.id == item.match).values(over=True)
            )


def _settle(group: list[_Append], error: StoreError | None) -> None:
    for append in group:
        if append.done.done():
            continue
        if error is None:
            append.done.set_result(None)
        else:
            append.done.set_exception(error)


def _cause(error: BaseException) -> str:
    """The database's own message, without the statement and its values."""
    return str(error.orig if isinstance(error, DBAPIError) else error)


@contextlib.contextmanager
def _store_errors(where: str) -> Any:
    """Turn the database's errors into a StoreError that contains no stored values."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(f"{where}: the event is already stored") from error
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"{where}: {_cause(error)}") from error
