"""The documents of friends and clubs, each with a version, and the lines of their chat.

A document is saved only over the version that was read, so two servers, or two requests,
never overwrite each other: the slower one reads and decides again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from boneace.table.errors import Conflict
from boneace.table.store import schema
from boneace.table.store.calls import Calls, whole
from boneace.table.store.stored import Document, Line, may_be_stored

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_DOCUMENT = schema.documents.c
_LINE = schema.lines.c


class Documents:
    """The documents of a store."""

    def __init__(
        self,
        engine: AsyncEngine,
        writes: AsyncEngine,
        errors: Callable[[], AbstractContextManager[Any]],
        calls: Calls,
    ) -> None:
        self._engine, self._writes, self._errors = engine, writes, errors
        self._calls = calls

    async def get(self, kind: str, identity: str) -> Document | None:
        """A document, or None."""
        if not may_be_stored(identity):
            return None
        found = await self._read(_select().where(_DOCUMENT.kind == kind, _DOCUMENT.id == identity))
        return found[0] if found else None

    @whole
    async def create(self, document: Document) -> None:
        """Store a new document as its first version. Raises Conflict if the id is taken."""
        with self._errors():
            async with self._writes.begin() as connection:
                await connection.execute(schema.documents.insert(), _first(document))

    @whole
    async def save(
        self, document: Document, new: Sequence[Document] = (), gone: Document | None = None
    ) -> None:
        """Store a document over the version that it names; raises Conflict if that is not the
        last.

        `new` are new documents that are stored with it. `gone` is one that is deleted with it, with
        all that belongs to it; its version must be the last too. All of this is done, or none.
        """
        with self._errors():
            async with self._writes.begin() as connection:
                await _save(connection, document)
                if new:
                    await connection.execute(schema.documents.insert(), [*map(_first, new)])
                if gone is not None:
                    await _delete_with_all(connection, gone)

    @whole
    async def save_all(
        self, documents: Sequence[Document], unchanged: Sequence[Document] = ()
    ) -> None:
        """Store documents over the versions that they name, all or none.

        Raises Conflict if one of these versions is not the last, or that of one that stays
        `unchanged` is not.
        """
        with self._errors():
            async with self._writes.begin() as connection:
                steps = [*((one, _hold) for one in unchanged), *((one, _save) for one in documents)]
                # in one order, or two servers would wait for each other's documents
                steps.sort(key=lambda one: (one[0].kind, one[0].id), reverse=True)
                for document, step in steps:
                    await step(connection, document)

    @whole
    async def delete(self, kind: str, identity: str) -> None:
        """Remove a document and its chat."""
        with self._errors():
            async with self._writes.begin() as connection:
                await connection.execute(schema.lines.delete().where(_LINE.table == identity))
                await connection.execute(
                    schema.documents.delete().where(
                        _DOCUMENT.kind == kind, _DOCUMENT.id == identity
                    )
                )

    async def listed(self, kind: str, since: int, most: int) -> list[Document]:
        """The documents open to strangers that have changed since then, the newest first."""
        query = _select().where(
            _DOCUMENT.kind == kind, _DOCUMENT.listed, _DOCUMENT.touched >= since
        )
        return await self._read(query.order_by(_DOCUMENT.touched.desc()).limit(most))

    @whole
    async def left(self, kind: str, before: int) -> list[str]:
        """The ids of the documents that belong to no other and have not changed since `before`."""
        query = sa.select(_DOCUMENT.id).where(
            _DOCUMENT.kind == kind, _DOCUMENT.parent.is_(None), _DOCUMENT.touched < before
        )
        with self._errors():
            async with self._engine.connect() as connection:
                return list((await connection.execute(query)).scalars())

    async def children(self, kind: str, parent: str, most: int) -> list[Document]:
        """The documents that belong to another, the newest first."""
        query = _select().where(_DOCUMENT.kind == kind, _DOCUMENT.parent == parent)
        return await self._read(query.order_by(_DOCUMENT.touched.desc()).limit(most))

    @whole
    async def _read(self, query: sa.Select[Any]) -> list[Document]:
        with self._errors():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(query)).all()
        return [Document(*row) for row in rows]

    # -- chat -------------------------------------------------------------------------------------

    @whole
    async def say(self, table: str, line: Line) -> None:
        """Store a line. Raises Conflict if its number is taken."""
        row = {**vars(line), "table": table}
        with self._errors():
            async with self._writes.begin() as connection:
                await connection.execute(schema.lines.insert(), row)

    @whole
    async def lines(self, table: str, most: int) -> Sequence[Line]:
        """The last lines said at a table, in their order."""
        query = (
            sa.select(_LINE.number, _LINE.member, _LINE.text, _LINE.phrase, _LINE.at)
            .where(_LINE.table == table)
            .order_by(_LINE.number.desc())
            .limit(most)
        )
        with self._errors():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(query)).all()
        return [Line(*row) for row in reversed(rows)]


async def _save(connection: AsyncConnection, document: Document) -> None:
    """Store a document over the version that it names."""
    await _update(connection, document, {**_row(document), "version": document.version + 1})


async def _hold(connection: AsyncConnection, document: Document) -> None:
    """Keep others from changing a document until the transaction is over."""
    await _update(connection, document, {"version": document.version})


async def _update(
    connection: AsyncConnection, document: Document, values: Mapping[str, Any]
) -> None:
    done = await connection.execute(schema.documents.update().where(_is(document)).values(**values))
    _must_be_last(document, done.rowcount)


async def _delete_with_all(connection: AsyncConnection, gone: Document) -> None:
    """Delete a document, and those that belong to it with their chat."""
    done = await connection.execute(schema.documents.delete().where(_is(gone)))
    _must_be_last(gone, done.rowcount)
    its = _DOCUMENT.parent == gone.id
    tables = sa.select(_DOCUMENT.id).where(its)
    await connection.execute(schema.lines.delete().where(_LINE.table.in_(tables)))
    await connection.execute(schema.documents.delete().where(its))


def _is(document: Document) -> sa.ColumnElement[bool]:
    """Whether a row is a document, in the version that it names."""
    return sa.and_(
        _DOCUMENT.kind == document.kind,
        _DOCUMENT.id == document.id,
        _DOCUMENT.version == document.version,
    )


def _must_be_last(document: Document, rows: int) -> None:
    """Raise Conflict if no row was a document in the version that it names."""
    if rows != 1:
        raise Conflict(f"{document.kind} {document.id} has changed in the meantime")


def _select() -> sa.Select[Any]:
    names = ("kind", "id", "version", "body", "parent", "listed", "touched")
    return sa.select(*(_DOCUMENT[name] for name in names))


def _first(document: Document) -> dict[str, Any]:
    """The row of a new document: its first version."""
    return {**_row(document), "kind": document.kind, "id": document.id, "version": 1}


def _row(document: Document) -> dict[str, Any]:
    return {
        "body": document.body,
        "parent": document.parent,
        "listed": document.listed,
        "touched": document.touched or time.time_ns() // 1_000_000,
    }
