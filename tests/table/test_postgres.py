"""A store in PostgreSQL: its address, refusals, and that a commit is on the disk."""

from __future__ import annotations

import asyncio
import builtins
import secrets
from dataclasses import replace
from typing import Any

import pytest

from boneace.table.clubs.clubs import Clubs
from boneace.table.errors import StoreError, WrongLink
from boneace.table.friends.tables import Tables
from boneace.table.play.lobby import Lobby
from boneace.table.store import postgres as dialect
from boneace.table.store.postgres import Postgres as Dialect
from boneace.table.store.postgres import PostgresLog
from boneace.table.store.store import Store
from boneace.table.store.stored import StoredEvent
from tests.servers import Postgres
from tests.table.at_table import ready_loader
from tests.table.stores import MATCH

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+asyncpg"])
async def test_what_a_url_may_begin_with(postgres: Postgres, scheme: str) -> None:
    url = postgres.database()
    store = await Store.open(f"{scheme}{url.removeprefix('postgresql')}")
    assert store.where == url
    await store.close()


async def test_the_usual_of_the_database_does_not_make_a_commit_less(postgres: Postgres) -> None:
    """The server of the tests is set to answer before a commit is on the disk."""
    url = postgres.database()
    assert postgres.run_sql("SHOW synchronous_commit") == "off"
    store = await Store.open(url)
    async with store._engine.connect() as connection:
        shown = await connection.exec_driver_sql("SHOW synchronous_commit")
        assert shown.scalar() == "on"
    log = store._database.log
    assert isinstance(log, PostgresLog)
    await log.probe()
    assert log._connection is not None
    assert await log._connection.fetchval("SHOW synchronous_commit") == "on"
    await store.close()


async def test_a_probe_does_not_disturb_what_is_being_stored(postgres: Postgres) -> None:
    """A match that waits for the store tries it, while another one goes on."""
    store = await Store.open(postgres.database())
    await store.create(MATCH, {})
    log, opened = store._database.log, store.opened
    events = [StoredEvent(number, 0, "draw") for number in range(1, 21)]
    await asyncio.gather(
        *(one for event in events for one in (store.append(MATCH.id, [event]), log.probe()))
    )
    assert len(await store.events(MATCH.id)) == 20
    assert store.opened == opened, "nobody has ended the connection of another"
    await store.close()


async def test_a_database_of_another_program(postgres: Postgres) -> None:
    url = postgres.database()
    name = url.rpartition("/")[2]
    postgres.run_sql("CREATE TABLE events (what text)", name)
    with pytest.raises(StoreError, match="another program"):
        await Store.open(url)
    tables = "SELECT string_agg(tablename, ',') FROM pg_tables WHERE schemaname = 'public'"
    assert postgres.run_sql(tables, name) == "events"


async def test_what_cannot_be_reached_is_told_without_the_password(postgres: Postgres) -> None:
    nowhere = "postgresql://user:secret@127.0.0.1:1/db?sslmode=disable"
    missing = postgres.url("nothing").replace("boneace@", "boneace:secret@")
    nobody = missing.replace("boneace:", "somebody:")
    for url, why in ((nowhere, ":1/db"), (missing, "does not exist"), (nobody, "somebody")):
        with pytest.raises(StoreError) as caught:
            await Store.open(url)
        assert why in str(caught.value) and "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("postgresql://a:secret@h:5433/d?sslmode=require", "postgresql://a@h:5433/d"),
        ("postgres:///d?host=/run/postgresql&password=secret", "postgresql:///d"),
        ("postgresql://a:secret/with@h/d", "postgresql://…"),
        ("postgresql://a:12#secret@h/d", "postgresql://…"),
        ("postgresql://a:secret@[h/d", "postgresql://…"),
    ],
)
def test_a_url_is_told_without_its_password(url: str, told: str) -> None:
    assert dialect.told(url) == told


async def test_a_kind_of_database_that_there_is_not() -> None:
    with pytest.raises(
        StoreError, match=r"nosuch\+driver:// cannot be used: name a file"
    ) as caught:
        await Store.open("nosuch+driver://user:secret@host/db")
    assert "secret" not in str(caught.value)


async def test_without_the_driver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    imports = builtins.__import__

    def without(name: str, *arguments: Any) -> Any:
        if name == "asyncpg":
            raise ImportError(name)
        return imports(name, *arguments)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(StoreError, match=r"install boneace\[postgres\]"):
        await Store.open("postgresql://user@127.0.0.1/db")


@pytest.mark.parametrize("guess", ["\0", "a\0b", "é" * 40, "x" * 5000])
async def test_a_guessed_link_is_no_failure_of_the_store(postgres: Postgres, guess: str) -> None:
    """PostgreSQL has no texts with a zero byte in them, and refuses a query with one."""
    url = postgres.database()
    lobby = Lobby(lambda: Store.open(url), await ready_loader(), 0.0)
    tables = Tables(lobby)
    clubs = Clubs(lobby, tables)
    for find in (lobby.find, tables.at, clubs.club, clubs.evening):
        with pytest.raises(WrongLink):
            await find(guess)
    await clubs.close()
    await tables.close()
    await lobby.loader.stop()
    await lobby.close()


async def new_match(store: Store) -> str:
    name = secrets.token_hex(16)
    await store.create(replace(MATCH, id=name), {0: bytes(32)})
    return name


async def test_reads_that_wait_are_one_query(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server reads the newest events after every action of a busy house."""
    store = await Store.open(postgres.database())
    names = [await new_match(store) for _ in range(30)]
    for number, name in enumerate(names):
        stored = [StoredEvent(at, 0, f"{number}-{at}") for at in range(1, 2 + number)]
        await store.append(name, stored)
    database = store._database
    assert isinstance(database, Dialect)
    asked: list[int] = []
    rows = database._events._rows

    async def counted(matches: list[str], afters: list[int]) -> Any:
        asked.append(len(matches))
        return await rows(matches, afters)

    monkeypatch.setattr(database._events, "_rows", counted)
    found = await asyncio.gather(*(store.events(name, after=5) for name in [*names, "none"]))
    for number, events in enumerate(found[:-1]):
        expected = [f"{number}-{at}" for at in range(6, 2 + number)]
        assert [event.move for event in events] == expected
    assert found[-1] == []
    assert asked == [31]
    await store.close()


async def test_reading_goes_on_after_the_database_was_restarted(postgres: Postgres) -> None:
    url = postgres.database()
    store = await Store.open(url)
    name = await new_match(store)
    await store.append(name, [StoredEvent(1, 0, "draw")])
    assert len(await store.events(name)) == 1
    here = f"datname = '{url.rpartition('/')[2]}'"
    postgres.run_sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {here}")
    assert len(await store.events(name)) == 1
    await store.close()
