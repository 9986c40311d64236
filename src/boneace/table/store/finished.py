"""Finished matches: listing them, their results, and deleting finished and abandoned matches.

A result is a fold over the events, which takes a moment. It is computed at the first request, and
stored in `results`.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from boneace.table.errors import Conflict
from boneace.table.store import schema
from boneace.table.store.calls import Calls, whole
from boneace.table.store.stored import StoredMatch, StoredSeat

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_MATCH, _KEY = schema.matches.c, schema.seat_keys.c
_EVENT, _RESULT = schema.events.c, schema.results.c


@dataclass(frozen=True)
class Result:
    """How a match ended: its deals, what each seat won, who won, and when (ms since 1970).

    `won` is empty if all agreed to end the match before its rules did.
    """

    deals: int
    won: tuple[float, ...]
    winners: tuple[int, ...]
    ended: int


@dataclass(frozen=True)
class Kept:
    """A stored match, when it began, and its result if that has been computed."""

    match: StoredMatch
    created: int
    result: Result | None


Place = tuple[int, str]
"""The end of a page of the list: when its last match began, and its id."""


class FinishedMatches:
    """The finished matches of a store."""

    def __init__(
        self,
        engine: AsyncEngine,
        writes: AsyncEngine,
        errors: Callable[[], AbstractContextManager[Any]],
        calls: Calls,
    ) -> None:
        self._engine, self._writes, self._errors = engine, writes, errors
        self._calls = calls

    async def page(
        self, most: int, game: str | None = None, after: Place | None = None
    ) -> list[Kept]:
        """The finished matches that began last; with `after`, those beyond that place."""
        query = _select().where(_MATCH.over == sa.true())
        if game is not None:
            query = query.where(_MATCH.game == game)
        if after is not None:
            query = query.where(sa.tuple_(_MATCH.created, _MATCH.id) < sa.tuple_(*after))
        return await self._read(query.order_by(_MATCH.created.desc(), _MATCH.id.desc()).limit(most))

    @whole
    async def count(self, game: str | None = None) -> int:
        """The number of finished matches."""
        query = sa.select(sa.func.count()).where(_MATCH.over == sa.true())
        if game is not None:
            query = query.where(_MATCH.game == game)
        with self._errors():
            async with self._engine.connect() as connection:
                return int((await connection.execute(query)).scalar_one())

    async def among(self, matches: Sequence[str]) -> dict[str, Kept]:
        """The matches with these ids, finished or not, by id."""
        found = await self._read(_select().where(_MATCH.id.in_(matches)))
        return {kept.match.id: kept for kept in found}

    @whole
    async def _read(self, query: sa.Select[Any]) -> list[Kept]:
        with self._errors():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(query)).mappings().all()
        return [_kept(row) for row in rows]

    @whole
    async def keys(self, matches: Sequence[str]) -> dict[tuple[str, int], bytes]:
        """The SHA-256 of the keys of these matches, by match and seat."""
        query = sa.select(_KEY.match, _KEY.seat, _KEY.key_sha256).where(_KEY.match.in_(matches))
        with self._errors():
            async with self._engine.connect() as connection:
                rows = (await connection.execute(query)).all()
        return {(row.match, row.seat): row.key_sha256 for row in rows}

    @whole
    async def last_at(self, match: str) -> int | None:
        """When the last event of a match was stored; None if it has none."""
        query = sa.select(_EVENT.at).where(_EVENT.match == match)
        with self._errors():
            async with self._engine.connect() as connection:
                last = query.order_by(_EVENT.number.desc()).limit(1)
                found = (await connection.execute(last)).scalar()
        return None if found is None else int(found)

    @whole
    async def left(self, before: int) -> list[tuple[str, str | None]]:
        """The matches that are not over and have no event since `before` (ms since 1970).

        Each comes with the code of the table at which it was played.
        """
        later = sa.exists().where(_EVENT.match == _MATCH.id, _EVENT.at >= before)
        query = sa.select(_MATCH.id, _MATCH.table).where(
            _MATCH.over == sa.false(), _MATCH.created < before, ~later
        )
        with self._errors():
            async with self._engine.connect() as connection:
                return [(row.id, row.table) for row in await connection.execute(query)]

    @whole
    async def keep(self, match: str, result: Result) -> None:
        """Store the result of a match; an existing one is equal and stays."""
        there = sa.select(_RESULT.match).where(_RESULT.match == match)
        with contextlib.suppress(Conflict), self._errors():  # another has stored it just now
            async with self._writes.begin() as connection:
                if (await connection.execute(there)).scalar() is None:
                    row = {**asdict(result), "match": match}
                    await connection.execute(schema.results.insert(), row)

    @whole
    async def delete(self, match: str) -> bool:
        """Remove a match with everything stored about it; False if there is none."""
        with self._errors():
            async with self._writes.begin() as connection:
                return await _delete(connection, match)

    @whole
    async def forget(self, match: str, seat: int, name: str) -> bool:
        """Remove the key of a seat, and rename its player.

        If no other person is left the match is deleted, and True returned; also if it was deleted
        already, by a request that came at the same time.
        """
        query = sa.select(_MATCH.seats).where(_MATCH.id == match).with_for_update()
        with self._errors():
            async with self._writes.begin() as connection:
                seats = (await connection.execute(query)).scalar_one_or_none()
                if seats is None:
                    return True
                kept = sa.select(_KEY.seat).where(_KEY.match == match, _KEY.seat != seat)
                others = (await connection.execute(kept)).scalars().all()
                if not any(_is_a_person(seats[other]) for other in others):
                    return await _delete(connection, match)
                taken = {other["name"] for at, other in enumerate(seats) if at != seat}
                seats[seat] = {**seats[seat], "name": _free(name, taken)}
                await connection.execute(
                    schema.matches.update().where(_MATCH.id == match).values(seats=seats)
                )
                own = sa.and_(_KEY.match == match, _KEY.seat == seat)
                await connection.execute(schema.seat_keys.delete().where(own))
        return False


def _select() -> sa.Select[Any]:
    joined = schema.matches.outerjoin(schema.results, _RESULT.match == _MATCH.id)
    results = [_RESULT[name] for name in ("deals", "won", "winners", "ended")]
    return sa.select(schema.matches, *results).select_from(joined)


def match_of(row: Mapping[Any, Any]) -> StoredMatch:
    """A match as it is stored in a row."""
    values = {name: row[name] for name in StoredMatch.__dataclass_fields__ if name != "newer"}
    known = StoredSeat.__dataclass_fields__.keys()
    values["newer"] = any(seat.keys() - known for seat in row["seats"])
    values["seats"] = tuple(
        StoredSeat(**{name: value for name, value in seat.items() if name in known})
        for seat in row["seats"]
    )
    if values["coins"] is not None:
        values["coins"] = tuple(values["coins"])
    return StoredMatch(**values)


def _kept(row: Mapping[str, Any]) -> Kept:
    result = None
    if row["ended"] is not None:
        won = tuple(float(each) for each in row["won"])
        result = Result(row["deals"], won, tuple(row["winners"]), row["ended"])
    return Kept(match_of(row), row["created"], result)


def _is_a_person(seat: Mapping[str, Any]) -> bool:
    return seat["kind"] == "human" and not seat.get("outside", False)


def _free(name: str, taken: set[str]) -> str:
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name} {number}"
    return found


async def _delete(connection: AsyncConnection, match: str) -> bool:
    for table in (schema.events, schema.seat_keys, schema.results):
        await connection.execute(table.delete().where(table.c.match == match))
    before = schema.matches.update().where(_MATCH.rematch == match)
    await connection.execute(before.values(rematch=None))
    done = await connection.execute(schema.matches.delete().where(_MATCH.id == match))
    return done.rowcount == 1
