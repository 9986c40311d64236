"""Group commit: all waiting appends go into one transaction.

Flushing to disk takes a hundred times as long as writing an event, so while one group is being
flushed the next one collects.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from boneace.languages import say
from boneace.table.errors import Conflict, StoreError

log = logging.getLogger(__name__)

Row = tuple[str, int, int, str, str | None, int]
"""An event as stored: match, number, seat, move, the id of the action, and when."""

_LONGEST = 256


class Log(Protocol):
    """The connection for writing groups, opened when it is needed and kept open."""

    opened: int
    """How many times the connection has been opened."""

    async def commit(self, rows: Sequence[Row], over: Sequence[str]) -> None:
        """Store events, and the ends of matches, in one transaction: all of it or nothing.

        When this returns they are on disk. Raises Conflict if a number or an action is taken.
        """

    async def probe(self) -> None:
        """Write something that changes nothing. Raises StoreError if writing is impossible."""

    async def close(self) -> None:
        """Close the connection."""


class _Append(NamedTuple):
    rows: list[Row]
    over: str | None
    done: asyncio.Future[None]


class Groups:
    """The one writer of a store."""

    def __init__(self, log: Log, where: str) -> None:
        self._log, self._where = log, where
        self._waiting: list[_Append] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, rows: list[Row], over: str | None) -> None:
        """Append the events of a match, and its end; when this returns they are stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(rows, over, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        await done

    async def close(self) -> None:
        """Write the waiting events, then stop."""
        if self._writer is not None:
            await asyncio.wait({self._writer})
        await self._log.close()

    async def _write(self) -> None:
        """Write groups until nothing waits."""
        group: list[_Append] = []
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:_LONGEST], self._waiting[_LONGEST:]
                await self._commit(group)
        finally:
            self._writer = None
            left = [one for one in (*group, *self._waiting) if not one.done.done()]
            if left:  # it was cancelled
                _settle(left, StoreError(say("serving-closed", where=self._where)))
                self._waiting = []

    async def _commit(self, group: list[_Append]) -> None:
        rows = [row for append in group for row in append.rows]
        try:
            await self._log.commit(rows, [append.over for append in group if append.over])
        except Conflict as conflict:
            if len(group) == 1:
                _settle(group, conflict)
            else:  # one append must not make the others fail
                for append in group:
                    await self._commit([append])
        except StoreError as error:
            _settle(group, error)
        except Exception as error:  # whatever it is, the writer must continue
            log.exception("%s: events could not be stored", self._where)
            _settle(group, StoreError(f"{self._where}: {error}"))
        else:
            _settle(group, None)


def _settle(group: list[_Append], error: StoreError | None) -> None:
    for append in group:
        if append.done.done():
            continue
        if error is None:
            append.done.set_result(None)
        else:
            append.done.set_exception(error)
