"""Copies of the store: made while a server plays, put back while none does."""

from __future__ import annotations

import re
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from boneace.cli import main
from boneace.table.errors import StoreError
from boneace.table.store.copies import backup, restore
from boneace.table.store.store import Store
from boneace.table.store.stored import StoredEvent
from tests.servers import Postgres
from tests.table.stores import MATCH, store_at
from tests.table.test_operating import NEW, play
from tests.table.test_serve import Player, post, served

OPERATIONS = Path(__file__).parents[2] / "docs" / "operations.md"


def run(*arguments: str) -> int:
    return main(["table", *arguments])


def test_a_copy_made_while_the_server_plays_and_put_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db, copy = tmp_path / "table.sqlite", tmp_path / "copies" / "monday.sqlite"
    with served(db) as (server, url):
        made = post(url, NEW)
        play(url, made, 5)
        watching = Player(url, made["match"], None)
        before = watching.welcome
        assert run("backup", str(copy), "--db", str(db)) == 0
        assert str(copy) in capsys.readouterr().out
        watching.socket.close()
        play(url, made, 5)
        later = post(url, NEW)
        # a running server would continue from its memory, and overwrite the restored data
        assert run("restore", str(copy), "--db", str(db)) == 2
        assert "stop" in capsys.readouterr().err
        assert Player(url, later["match"], later["key"]).welcome["match"]["id"] == later["match"]
        assert server.end()[0] == 0
    assert run("--db", str(db), "restore", str(copy)) == 0
    kept = tmp_path / "table.sqlite.old"
    assert str(kept) in capsys.readouterr().out and kept.exists()
    with served(db) as (server, url):
        found = Player(url, made["match"], None).welcome
        assert found["number"] >= before["number"]
        assert found["match"]["seats"][0]["name"] == "Zoe"
        again = Player(url, made["match"], made["key"], seen=0)
        assert again.welcome["you"] == 0, "the keys open the same seats"
        play(url, made, 3)
        with pytest.raises(ConnectionClosed):  # it was made after the copy
            Player(url, later["match"], None).hear("welcome")
        server.end()


@pytest.mark.anyio
async def test_postgresql_copies_itself_as_the_documentation_says(postgres: Postgres) -> None:
    told = OPERATIONS.read_text(encoding="utf-8").replace("\n", " ")
    dump, restoring = re.findall(r"`((?:pg_dump|pg_restore) [^`]*)`", told)
    url = postgres.database()

    def do(command: str) -> None:
        postgres.run(*command.replace("DATABASE", url).split())

    store = await Store.open(url)
    await store.create(MATCH, {0: bytes(32)})
    first = [StoredEvent(1, -1, "AS"), StoredEvent(2, 0, "draw", "0:a")]
    await store.append(MATCH.id, first)
    do(dump)  # while the server runs
    await store.append(MATCH.id, [StoredEvent(3, -1, "KS")])
    await store.create(replace(MATCH, id="later"), {})
    await store.close()
    do(restoring)
    store = await Store.open(url)
    assert await store.events(MATCH.id) == first
    assert await store.keys(MATCH.id) == {0: bytes(32)}
    assert await store.match("later") is None
    await store.append(MATCH.id, [StoredEvent(3, -1, "QS")])
    await store.close()


def test_copies_that_cannot_be(tmp_path: Path) -> None:
    db, copy = tmp_path / "table.sqlite", tmp_path / "copy.sqlite"
    with pytest.raises(StoreError, match="no match store"):
        backup(db, copy)
    assert not db.exists() and not copy.exists()
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann")
    with pytest.raises(StoreError, match="not a database"):
        restore(letter, db)
    with pytest.raises(StoreError, match="no match store"):
        restore(copy, db)
    with sqlite3.connect(tmp_path / "other.sqlite") as other:
        other.execute("CREATE TABLE poems (text)")
    with pytest.raises(StoreError, match="another program"):
        restore(tmp_path / "other.sqlite", db)
    assert not db.exists()
    with pytest.raises(StoreError, match=r"docs/operations\.md"):
        backup("postgresql+asyncpg://localhost/boneace", copy)


@pytest.mark.anyio
async def test_nothing_is_written_over(tmp_path: Path) -> None:
    db, copy = tmp_path / "table.sqlite", tmp_path / "copy.sqlite"
    await (await store_at(db)).close()
    backup(db, copy)
    with pytest.raises(StoreError, match="exists"):
        backup(db, copy)
    assert [restore(copy, db) for _ in range(2)] == [
        tmp_path / "table.sqlite.old",
        tmp_path / "table.sqlite.old1",
    ]
    whole = copy.read_bytes()
    damaged = tmp_path / "damaged.sqlite"
    damaged.write_bytes(whole[:8192] + bytes(len(whole) - 8192))
    with pytest.raises(StoreError):
        restore(damaged, db)
    assert sorted(path.name for path in tmp_path.glob("*.part")) == []


@pytest.mark.anyio
async def test_a_damaged_store_is_put_aside(tmp_path: Path) -> None:
    db, copy = tmp_path / "table.sqlite", tmp_path / "copy.sqlite"
    await (await store_at(db)).close()
    backup(db, copy)
    db.write_bytes(b"nonsense" * 1000)
    kept = restore(copy, db)
    assert kept is not None and kept.read_bytes().startswith(b"nonsense")
    store = await store_at(db)
    assert await store.match("none") is None
    await store.close()
