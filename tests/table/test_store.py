"""The store: durable before it answers, one writer per event number, and only in its own files."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from boneace.table.errors import Conflict, StoreError
from boneace.table.store import schema
from boneace.table.store.sqlite import APPLICATION_ID
from boneace.table.store.store import Store
from boneace.table.store.stored import (
    CURRENT_SCHEMA,
    SCHEMA_VERSIONS,
    StoredEvent,
    StoredMatch,
    StoredSeat,
    default_path,
)

pytestmark = pytest.mark.anyio

MATCH = StoredMatch(
    id="abc",
    game="thirty-one",
    preset="pennies",
    options={"lives": 3, "widow": False, "pack": "52"},
    seats=(StoredSeat("human", "Änn"), StoredSeat("club", "Ben")),
    dealer=1,
    seed=bytes(range(32)),
    format=1,
)


def fingerprint(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


async def refusal(path: Path) -> str:
    """What is said of a file that is no store; it must not be touched."""
    before = fingerprint(path) if path.is_file() else None
    beside = sorted(path.parent.iterdir())
    with pytest.raises(StoreError) as caught:
        await Store.open(path)
    assert before == (fingerprint(path) if path.is_file() else None)
    assert sorted(path.parent.iterdir()) == beside
    assert str(path) in str(caught.value)
    assert "--db" in str(caught.value)
    return str(caught.value)


async def test_what_is_stored_is_found_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "table.sqlite"
    store = await Store.open(path)
    await store.create(MATCH, {0: b"k" * 32})
    events = [StoredEvent(1, -1, "7H"), StoredEvent(2, 1, "draw", "1:x"), StoredEvent(3, -1, "AS")]
    await store.append("abc", events[:1])
    await store.append("abc", events[1:], over=True)
    await store.close()

    store = await Store.open(path)
    found = await store.match("abc")
    assert found is not None and found.over
    assert found == StoredMatch(**{**MATCH.__dict__, "over": True})
    assert await store.events("abc") == events
    assert await store.keys("abc") == {0: b"k" * 32}
    assert await store.match("nothing") is None
    assert await store.events("nothing") == []
    await store.close()


async def test_a_number_or_an_action_is_stored_once(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "table.sqlite")
    await store.create(MATCH, {})
    await store.append("abc", [StoredEvent(1, 0, "draw", "0:a")])
    for events in ([StoredEvent(1, 0, "knock")], [StoredEvent(2, 0, "knock", "0:a")]):
        with pytest.raises(Conflict):
            await store.append("abc", events)
    with pytest.raises(Conflict):  # all of it or nothing
        await store.append("abc", [StoredEvent(2, 0, "knock"), StoredEvent(1, 0, "draw")])
    assert await store.events("abc") == [StoredEvent(1, 0, "draw", "0:a")]
    await store.close()


async def test_a_group_survives_the_conflict_of_one(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "table.sqlite")
    await store.create(MATCH, {})
    appends = [[StoredEvent(number, 0, "draw")] for number in (1, 2, 2, 3, 1, 4)]
    results = await asyncio.gather(
        *(store.append("abc", events) for events in appends), return_exceptions=True
    )
    assert [isinstance(result, Conflict) for result in results] == [
        *(False, False, True),
        *(False, True, False),
    ]
    assert [event.number for event in await store.events("abc")] == [1, 2, 3, 4]
    await store.close()


async def test_it_is_durable(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "table.sqlite")
    async with store._engine.connect() as connection:
        for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == wanted
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="forks")
def test_kill_nine_before_every_step_loses_nothing_acknowledged(tmp_path: Path) -> None:
    program = Path(__file__).with_name("killed.py")
    done = subprocess.run(
        [sys.executable, str(program), str(tmp_path)], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    lines = [[int(word) for word in line.split()] for line in done.stdout.splitlines()]
    assert len(lines) > 20
    assert {acknowledged for _, acknowledged, _ in lines} == {-1, 0, 1, 2, 3, 4}
    for step, acknowledged, found in lines:
        assert found >= max(acknowledged, 0), f"killed before step {step}"


async def test_not_a_database(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Buy milk. " * 100)
    assert "not a database" in await refusal(path)
    path.write_bytes(b"SQLite format 3\0 cut off")
    assert "not a database" in await refusal(path)


async def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE matches (id TEXT)")
    connection.close()
    assert "another program" in await refusal(path)


async def test_a_folder_and_a_file_that_is_damaged(tmp_path: Path) -> None:
    assert "is a folder" in await refusal(tmp_path)
    path = tmp_path / "table.sqlite"
    await (await Store.open(path)).close()
    content = bytearray(path.read_bytes())
    content[100:] = b"\xff" * (len(content) - 100)
    path.write_bytes(content)
    assert "damaged" in await refusal(path)


async def test_a_store_of_a_later_version(tmp_path: Path) -> None:
    path = tmp_path / "table.sqlite"
    await (await Store.open(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "later Bone Ace" in await refusal(path)


async def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    path = tmp_path / "table.sqlite"
    path.touch()
    await (await Store.open(path)).close()
    assert int.from_bytes(path.read_bytes()[68:72], "big") == APPLICATION_ID


async def test_two_servers_may_open_a_new_store_at_once(tmp_path: Path) -> None:
    path = tmp_path / "table.sqlite"
    stores = await asyncio.gather(Store.open(path), Store.open(path))
    await stores[0].create(MATCH, {})
    await stores[0].append("abc", [StoredEvent(1, 0, "draw")])
    with pytest.raises(Conflict):
        await stores[1].append("abc", [StoredEvent(1, 0, "knock")])
    for store in stores:
        await store.close()


async def test_the_migrations_make_the_tables_that_the_store_uses(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    import boneace.table.store.migrations as migrations

    script = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert tuple(reversed([found.revision for found in script.walk_revisions()])) == SCHEMA_VERSIONS
    assert script.get_current_head() == CURRENT_SCHEMA
    store = await Store.open(tmp_path / "table.sqlite")
    async with store._engine.connect() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), schema.metadata)
        )
    await store.close()
    assert differences == []


async def test_a_store_of_the_first_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    """Its matches wait as long as new ones do, and can be played again."""
    path = tmp_path / "table.sqlite"
    store = await Store.open(path)
    await store.create(replace(MATCH, wait=None), {0: b"k" * 32})
    assert (await store.match("abc")) == replace(MATCH, wait=None)
    await store.close()
    with contextlib.closing(sqlite3.connect(path)) as old:
        old.execute("ALTER TABLE matches DROP COLUMN wait")
        old.execute("ALTER TABLE matches DROP COLUMN rematch")
        old.execute("ALTER TABLE matches DROP COLUMN hints")
        old.execute("DROP INDEX ix_matches_daily")
        old.execute("ALTER TABLE matches DROP COLUMN daily")
        old.execute("ALTER TABLE matches DROP COLUMN result")
        for name in ("commitment", "coins", "opens"):
            old.execute(f"ALTER TABLE matches DROP COLUMN {name}")
        old.execute("UPDATE alembic_version SET version_num = '0001'")
        old.commit()
    store = await Store.open(path)
    assert await store.match("abc") == replace(MATCH, wait=60)
    new = replace(MATCH, id="def", dealer=1)
    again = replace(MATCH, id="ghi")
    assert await store.rematch("abc", new) == await store.rematch("abc", again) == "def"
    assert (await store.match("abc")) == replace(MATCH, rematch="def")
    assert await store.match("def") == new and await store.match("ghi") is None
    assert await store.keys("def") == await store.keys("abc") == {0: b"k" * 32}
    await store.close()


async def test_a_url_that_no_driver_is_there_for() -> None:
    with pytest.raises(StoreError, match="cannot be used"):
        await Store.open("nosuch+driver://user:secret@host/db")
    with pytest.raises(StoreError) as caught:
        await Store.open("postgresql+asyncpg://user:secret@127.0.0.1:1/db")
    assert "secret" not in str(caught.value)


def test_the_usual_place() -> None:
    assert default_path().name == "table.sqlite"
    assert "boneace" in str(default_path())
