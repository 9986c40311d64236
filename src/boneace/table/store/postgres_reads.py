"""Reading the events of PostgreSQL: all waiting reads go into one query.

A server asks for the newest events of a match whenever another server has written some. SQLAlchemy
takes longer for one such question than the whole action takes.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import asyncpg

    from boneace.table.store.postgres import Postgres

Read = tuple[int, int, str, str | None]
"""An event as read: number, seat, move and the id of the action."""

_MOST = 256

_EVENTS = """
SELECT asked.place::int, events.number, events.seat, events.move, events.action_id
FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS asked(id, after, place)
JOIN events ON events."match" = asked.id AND events.number > asked.after
ORDER BY asked.place, events.number
"""


class _Asked(NamedTuple):
    match: str
    after: int
    answer: asyncio.Future[list[Read]]


class PostgresReads:
    """The one reader of events, with a connection that is opened when it is needed."""

    def __init__(self, database: Postgres, patience: float) -> None:
        self._database, self._patience = database, patience
        self._connection: asyncpg.Connection[Any] | None = None
        self._waiting: list[_Asked] = []
        self._reading: asyncio.Task[None] | None = None

    async def events(self, match: str, after: int) -> Sequence[Read]:
        """The events of a match after this number, in order. Raises StoreError."""
        asked = _Asked(match, after, asyncio.get_running_loop().create_future())
        self._waiting.append(asked)
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read())
        return await asked.answer

    async def close(self) -> None:
        """Close the connection; a later read opens another one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(*self._database.failures):
                await connection.close(timeout=self._patience)

    async def _read(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
            try:
                found = await self._fetch(group)
            except BaseException as error:
                for asked in group:
                    if not asked.answer.done():
                        asked.answer.set_exception(error)
                if not isinstance(error, Exception):
                    raise
            else:
                for asked, events in zip(group, found, strict=True):
                    if not asked.answer.done():
                        asked.answer.set_result(events)

    async def _fetch(self, group: Sequence[_Asked]) -> list[list[Read]]:
        """The events of each match. Raises StoreError."""
        matches, afters = [one.match for one in group], [one.after for one in group]
        try:
            rows = await self._rows(matches, afters)
        except self._database.failures as error:
            raise self._database.failed(error) from error
        found: list[list[Read]] = [[] for _ in group]
        for place, *event in rows:
            found[place - 1].append(tuple(event))
        return found

    async def _rows(self, *values: list[Any]) -> Sequence[Sequence[Any]]:
        """The rows. After a restart of the database an old connection is useless: a new one is
        tried at once."""
        old = self._connection
        if old is not None and not old.is_closed():
            try:
                return await self._on(old, *values)
            except TimeoutError:
                raise
            except self._database.failures:
                pass
        self._connection = new = await self._database.connect(self._patience)
        return await self._on(new, *values)

    async def _on(self, connection: asyncpg.Connection[Any], *values: Any) -> Sequence[Any]:
        try:
            rows: Sequence[Any] = await connection.fetch(_EVENTS, *values)
        except BaseException:
            connection.terminate()
            raise
        return rows
