"""A store in a SQLite file: it opens only its own files, and continues after file errors."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import sqlite3
from pathlib import Path

import pytest

from boneace.table.errors import StoreError
from boneace.table.store.sqlite import APPLICATION_ID
from boneace.table.store.sqlite_log import SqliteLog, connect
from boneace.table.store.store import Store
from boneace.table.store.stored import StoredEvent
from tests.table.stores import MATCH

pytestmark = pytest.mark.anyio


def fingerprint(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


async def refusal(path: Path) -> str:
    """The error for a file that is not a store, which must not be changed."""
    before = fingerprint(path) if path.is_file() else None
    beside = sorted(path.parent.iterdir())
    with pytest.raises(StoreError) as caught:
        await Store.open(path)
    assert before == (fingerprint(path) if path.is_file() else None)
    assert sorted(path.parent.iterdir()) == beside
    assert str(path) in str(caught.value)
    assert "--db" in str(caught.value)
    return str(caught.value)


async def test_a_file_is_made_with_its_folders(tmp_path: Path) -> None:
    path = tmp_path / "a folder" / "100% new" / "table.sqlite"
    await (await Store.open(path)).close()
    assert path.is_file()


async def test_it_is_durable(tmp_path: Path) -> None:
    path = tmp_path / "table.sqlite"
    store = await Store.open(path)
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    async with store._engine.connect() as connection:
        for pragma, value in wanted.items():
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value
    with contextlib.closing(connect(path)) as appending:
        for pragma, value in wanted.items():
            assert appending.execute(f"PRAGMA {pragma}").fetchone() == (value,)
    await store.close()


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


async def test_a_file_that_cannot_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where the folder seems to be writable, as those of a system’s own files do to root."""

    def refused(path: Path) -> None:
        raise OSError(errno.ENOENT, "No such file or directory", str(path))

    monkeypatch.setattr(Path, "touch", refused)
    assert "cannot be written to" in await refusal(tmp_path / "table.sqlite")


async def test_a_store_of_a_later_version_is_not_touched(tmp_path: Path) -> None:
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


async def test_a_full_database_takes_no_more_until_there_is_room(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "table.sqlite")
    await store.create(MATCH, {})
    log = store._database.log
    assert isinstance(log, SqliteLog)

    async def allow(pages: int) -> None:
        """SQLite reports a full disk if a file needs more pages."""
        limit = f"PRAGMA max_page_count={pages}"
        await log._in_thread(lambda: log._open().execute(limit).fetchall())

    await allow(1)
    events = [StoredEvent(number, 0, "draw " * 20) for number in range(1, 401)]
    with pytest.raises(StoreError, match="full"):
        await store.append("abc", events, over=True)
    assert await store.events("abc") == [] and await store.match("abc") == MATCH
    await allow(10**6)
    await store.append("abc", events, over=True)
    assert await store.events("abc") == events
    assert store.opened == 1, "such a failure is no reason to read matches again"
    await store.close()


async def test_a_file_that_was_taken_away_is_not_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "table.sqlite"
    store = await Store.open(path)
    await store.create(MATCH, {})
    await store.append("abc", [StoredEvent(1, 0, "draw")])
    kept = path.rename(tmp_path / "elsewhere.sqlite")
    with pytest.raises(StoreError, match="not there any more"):
        await store.append("abc", [StoredEvent(2, 0, "draw")])
    assert not path.exists()
    kept.rename(path)
    await store.recovered()
    assert await store.events("abc") == [StoredEvent(1, 0, "draw")]
    await store.append("abc", [StoredEvent(2, 0, "draw")])
    await store.close()
