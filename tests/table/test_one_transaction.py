"""What belongs together is stored together: if one part cannot be stored, no part is."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
import sqlalchemy as sa

from boneace.table.clubs import evenings
from boneace.table.clubs.clubs import Clubs
from boneace.table.clubs.evening_room import EveningRoom
from boneace.table.clubs.messages import NewClub, PlanEvening
from boneace.table.clubs.state import ClubState, EveningState
from boneace.table.errors import Conflict, StoreError, TableError
from boneace.table.friends.messages import REFUSED, Hello
from boneace.table.friends.tables import Tables
from boneace.table.play.lobby import Lobby
from boneace.table.play.protocol import PlayOn
from boneace.table.play.servers.news import News
from boneace.table.store import schema
from boneace.table.store.store import Store
from boneace.table.store.stored import Line
from tests.friends.at_friends import Guest, short, until
from tests.nodes.wires import wires
from tests.table.at_table import ready_loader
from tests.table.test_branches import MATCH
from tests.table.test_daily import played_out

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def lobby_at(db: Path | str, news: News | None = None) -> AsyncIterator[Lobby]:
    lobby = Lobby(lambda: Store.open(db), await ready_loader("stop-the-bus"), 0.0, news)
    try:
        yield lobby
    finally:
        await lobby.loader.stop()
        await lobby.close()


async def refuse(store: Store, happens: str) -> None:
    """Let the database refuse every row that is stored so: “INSERT ON events”."""
    if store._engine.dialect.name == "sqlite":
        made = [f"CREATE TRIGGER refused BEFORE {happens} BEGIN SELECT RAISE(ABORT, 'no'); END"]
    else:
        body = "RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$"
        made = [f"CREATE OR REPLACE FUNCTION refusing() {body}"]
        made += [
            f"CREATE TRIGGER refused BEFORE {happens} FOR EACH ROW EXECUTE FUNCTION refusing()"
        ]
    await run(store, *made)


async def allow(store: Store, table: str) -> None:
    on = "" if store._engine.dialect.name == "sqlite" else f" ON {table}"
    await run(store, f"DROP TRIGGER refused{on}")


async def run(store: Store, *statements: str) -> None:
    async with store._writes.begin() as connection:
        for statement in statements:
            await connection.exec_driver_sql(statement)


async def stored(store: Store, table: sa.Table) -> list[str]:
    """The ids of the rows of a table."""
    async with store._engine.connect() as connection:
        return list((await connection.execute(sa.select(table.c.id))).scalars())


async def test_a_match_that_continues_another_is_stored_with_its_events(db: Path | str) -> None:
    async with lobby_at(db) as lobby:
        store = await lobby.store()
        await store.create(MATCH, {})
        await store.append(MATCH.id, played_out(MATCH))
        await refuse(store, "INSERT ON events")
        with pytest.raises((StoreError, Conflict)):
            await lobby.play_on(MATCH.id, PlayOn(12, 1))
        assert await stored(store, schema.matches) == [MATCH.id]
        assert await store.keys(MATCH.id) == {}
        await allow(store, "events")
        made = await lobby.play_on(MATCH.id, PlayOn(12, 1))
        assert len(await store.events(made.id)) >= 12
        begun = await lobby.play_on(MATCH.id, PlayOn(0, 1))
        assert (await store.events(begun.id))[:1] != []


async def test_an_evening_is_stored_with_the_list_of_its_club(db: Path | str) -> None:
    async with lobby_at(db) as lobby:
        tables = Tables(lobby)
        clubs = Clubs(lobby, tables)
        store = await lobby.store()
        made = await clubs.make(NewClub("Thursdays", "Ann"))
        club = await clubs.club(made.club)
        asked = PlanEvening(title="Thursday", game="stop-the-bus", size=2)
        await refuse(store, "UPDATE ON documents")
        with pytest.raises((StoreError, Conflict, TableError)):
            await clubs.plan(club, made.member, asked)
        assert await stored(store, schema.documents) == [made.club]
        await allow(store, "documents")
        evening = await clubs.plan(club, made.member, asked)
        assert sorted(await stored(store, schema.documents)) == sorted([made.club, evening])
        assert [one.id for one in club.state.evenings] == [evening]
        found = await store.documents.get(EveningRoom.kind, evening)
        assert found is not None and found.parent == made.club and found.version == 1
        await clubs.close()
        await tables.close()


@contextlib.asynccontextmanager
async def evening_at(db: Path | str, news: News | None = None) -> AsyncIterator[Evening]:
    """An evening of two people, who are in."""
    async with lobby_at(db, news) as lobby:
        tables = Tables(lobby)
        clubs = Clubs(lobby, tables)
        made = await clubs.make(NewClub("Thursdays", "Ann"))
        club = await clubs.club(made.club)
        await clubs.join(made.club, "Ben")
        asked = PlanEvening(title="Thursday", game="stop-the-bus", size=2, rounds=9)
        room = await clubs.evening(await clubs.plan(club, 0, asked))
        for member in (0, 1):
            await room.change(partial(_in, club.state, member))
        yield Evening(lobby, tables, clubs, room)
        await clubs.close()
        await tables.close()


class Evening(NamedTuple):
    """An evening on a server."""

    lobby: Lobby
    tables: Tables
    clubs: Clubs
    room: EveningRoom


def _in(club: ClubState, member: int, state: EveningState) -> EveningState:
    return evenings.check_in(state, club, member, member, True)


async def test_a_round_is_stored_with_its_tables(db: Path | str) -> None:
    async with evening_at(db) as (lobby, tables, _, room):
        store = await lobby.store()
        known = [room.club.id, room.id]
        await refuse(store, "UPDATE ON documents")
        with pytest.raises((StoreError, Conflict, TableError)):
            await room.next_round(0)
        assert sorted(await stored(store, schema.documents)) == sorted(known)
        await allow(store, "documents")
        await room.next_round(0)
        (table,) = room.state.rounds[-1].tables
        assert sorted(await stored(store, schema.documents)) == sorted([*known, table.code])
        assert (await tables.at(table.code)).state.evening == room.id


async def test_an_evening_is_deleted_with_its_tables_from_the_list_of_its_club(
    db: Path | str,
) -> None:
    async with evening_at(db) as (lobby, tables, _, room):
        store = await lobby.store()
        other = await tables.make(short())
        await room.next_round(0)
        (table,) = room.state.rounds[-1].tables
        for code in (table.code, other.table):
            await store.documents.say(code, Line(0, 0, "Hello", None, 1))
        await room.close_by(0)
        while not room.club.state.evenings[0].over:
            await room.club.look_again()
        left = sorted([room.club.id, other.table])
        for happens in ("UPDATE ON documents", "DELETE ON documents", "DELETE ON lines"):
            await refuse(store, happens)
            with pytest.raises((StoreError, Conflict, TableError)):
                await room.delete(0)
            await allow(store, happens.rpartition(" ")[2])
            assert sorted(await stored(store, schema.documents)) == sorted(
                [*left, room.id, table.code]
            )
            found = await store.documents.get("club", room.club.id)
            assert found is not None and room.id.encode() in found.body
            assert await store.documents.lines(table.code, 9)
            assert (await tables.at(table.code)).state.evening == room.id
        await room.delete(0)
        assert sorted(await stored(store, schema.documents)) == left
        assert not await store.documents.lines(table.code, 9)
        assert await store.documents.lines(other.table, 9)
        found = await store.documents.get("club", room.club.id)
        assert found is not None and room.id.encode() not in found.body


async def test_an_evening_is_not_deleted_while_a_round_of_another_server_is_played(
    db: Path | str,
) -> None:
    """Nobody has told this server of the round yet."""
    async with evening_at(db) as (_, tables, _, room), lobby_at(db) as far:
        there = Clubs(far, Tables(far))
        other = await there.evening(room.id)
        await other.next_round(0)
        (table,) = other.state.rounds[-1].tables
        assert not room.state.rounds
        with pytest.raises(TableError, match="being played"):
            await room.delete(0)
        assert (await tables.at(table.code)).state.evening == room.id
        await other.close_by(0)
        await room.delete(0)
        with pytest.raises(TableError, match="no such table"):
            await tables.at(table.code)
        await there.close()


async def test_a_round_that_comes_too_late_for_its_evening_leaves_no_tables(
    db: Path | str,
) -> None:
    async with evening_at(db) as (lobby, _, _, room), lobby_at(db) as far:
        there = Clubs(far, Tables(far))
        other = await there.evening(room.id)
        await room.delete(0)
        with pytest.raises(TableError, match="no such evening"):
            await other.next_round(0)
        assert await stored(await lobby.store(), schema.documents) == [room.club.id]
        await there.close()


async def test_the_people_at_a_table_of_a_deleted_evening_are_told_on_every_server(
    db: Path | str,
) -> None:
    here, there = wires()
    async with evening_at(db, here) as (_, _, _, room), lobby_at(db, there) as far:
        tables = Tables(far)
        await room.next_round(0)
        (table,) = room.state.rounds[-1].tables
        watcher = Guest()
        await tables.enter(watcher, Hello(table.code))  # type: ignore[arg-type]
        await room.close_by(0)
        await room.delete(0)
        await until(lambda: watcher.closed == REFUSED)
        assert watcher.told("refused")[-1]["reason"] == "there is no such table"
        tables.leave(await tables.at(table.code), watcher)  # type: ignore[arg-type]
        await tables.close()


async def test_an_evening_is_stored_after_another_server_has_changed_the_club(
    db: Path | str,
) -> None:
    """The first try is refused, with the evening: the second stores both."""
    async with lobby_at(db) as lobby:
        tables = Tables(lobby)
        one, other = Clubs(lobby, tables), Clubs(lobby, tables)
        made = await one.make(NewClub("Thursdays", "Ann"))
        club = await one.club(made.club)
        await other.join(made.club, "Ben")
        evening = await one.plan(
            club, made.member, PlanEvening(title="Thursday", game="stop-the-bus", size=2)
        )
        assert [member.name for member in club.state.members] == ["Ann", "Ben"]
        assert [listed.id for listed in club.state.evenings] == [evening]
        for clubs in (one, other):
            await clubs.close()
        await tables.close()
