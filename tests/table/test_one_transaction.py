"""What belongs together is stored together: if one part cannot be stored, no part is."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from boneace.table.clubs.clubs import Clubs
from boneace.table.clubs.evening_room import EveningRoom
from boneace.table.clubs.messages import NewClub, PlanEvening
from boneace.table.errors import Conflict, StoreError, TableError
from boneace.table.friends.tables import Tables
from boneace.table.play.lobby import Lobby
from boneace.table.play.protocol import PlayOn
from boneace.table.store import schema
from boneace.table.store.store import Store
from tests.table.at_table import ready_loader
from tests.table.test_branches import MATCH
from tests.table.test_daily import played_out

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def lobby_at(db: Path | str) -> AsyncIterator[Lobby]:
    lobby = Lobby(lambda: Store.open(db), await ready_loader("stop-the-bus"), 0.0)
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
        made = [f"CREATE FUNCTION refusing() {body}"]
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
