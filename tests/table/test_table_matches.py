"""`boneace table matches`, `export`, `forget` and `tidy`, on a store with finished matches."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from boneace.cli import main
from boneace.match.replaying import replay
from boneace.record import read
from boneace.table.clubs import rules
from boneace.table.clubs.state import Listed, RatedMatch
from boneace.table.friends.gathering import KIND
from boneace.table.store.store import Store
from boneace.table.store.stored import Document, Line
from tests.table.at_table import open_lobby
from tests.table.stores import store_at
from tests.table.test_mine import finished, made_of
from tests.table.test_store import MATCH


async def fill(folder: Path) -> tuple[list[str], str]:
    """Two finished matches and one in progress."""
    async with open_lobby(folder) as lobby:
        made = [(await finished(lobby, "you", "novice")).id for _ in range(2)]
        return made, (await made_of(lobby, "you", "novice")).id


@pytest.fixture
def filled(tmp_path: Path) -> tuple[str, list[str], str]:
    done, going = asyncio.run(fill(tmp_path))
    return str(tmp_path / "table.sqlite"), done, going


Filled = tuple[str, list[str], str]


def test_finished_matches_are_listed(filled: Filled, capsys: pytest.CaptureFixture[str]) -> None:
    db, done, _ = filled
    assert main(["table", "matches", "--db", db, "--json"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert sorted(one["match"] for one in found) == sorted(done)
    assert main(["table", "--db", db, "matches", "--game", "mus"]) == 0
    assert capsys.readouterr().out == "No match is finished yet.\n"
    assert main(["table", "matches", "--db", db, "--game", "chess"]) == 2


def test_an_export_goes_on_and_never_overwrites(
    filled: Filled, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db, done, _ = filled
    out = tmp_path / "new" / "out"
    assert main(["table", "export", str(out), "--db", db]) == 0
    files = sorted(out.iterdir())
    assert [file.name for file in files] == sorted(f"thirty-one-{one}.toml" for one in done)
    assert all(replay(read(file)).over for file in files)
    files[0].write_text("mine")
    files[1].unlink()
    assert main(["table", "export", str(out), "--db", db]) == 0
    assert "1 records written, 1 existed already" in capsys.readouterr().out
    assert files[0].read_text() == "mine" and replay(read(files[1])).over
    (out / "photo.jpg").touch()
    assert main(["table", "export", str(out), "--db", db]) == 2
    assert "photo.jpg" in capsys.readouterr().err


def test_a_match_that_cannot_be_read_does_not_stop_the_others(
    filled: Filled, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db, done, _ = filled
    with closing(sqlite3.connect(db)) as connection, connection:
        given = "take", done[0]
        connection.execute("UPDATE events SET move = ? WHERE match = ? AND number = 9", given)
    assert main(["table", "export", str(tmp_path / "out"), "--db", db]) == 1
    said = capsys.readouterr()
    assert done[0] in said.err and "1 records written" in said.out
    assert [file.name for file in (tmp_path / "out").iterdir()] == [f"thirty-one-{done[1]}.toml"]


def test_an_operator_forgets_a_match(filled: Filled, capsys: pytest.CaptureFixture[str]) -> None:
    db, done, going = filled
    for match in (done[0], going):
        assert main(["table", "forget", match, "--db", db]) == 0
        assert main(["table", "forget", match, "--db", db]) == 2
    capsys.readouterr()
    assert main(["table", "matches", "--db", db]) == 0
    assert capsys.readouterr().out.split()[0] == done[1]


def test_no_store_is_made_by_looking_for_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = tmp_path / "none.sqlite"
    assert main(["table", "matches", "--db", str(db)]) == 2
    assert "there is no store" in capsys.readouterr().err and not db.exists()


@pytest.mark.anyio
@pytest.mark.parametrize("game", [None, "mus"])
async def test_pages_follow_each_other_by_an_index(tmp_path: Path, game: str | None) -> None:
    store = await store_at(tmp_path / "table.sqlite")
    for number in range(25):
        match = replace(MATCH, id=f"m{number:02}", game="mus", over=number % 5 != 0)
        await store.create(match, {})
    pages: list[list[str]] = []
    after = None
    while page := await store.finished.page(8, game, after):
        pages.append([kept.match.id for kept in page])
        after = page[-1].created, page[-1].match.id
    assert [len(page) for page in pages] == [8, 8, 4]
    assert sorted(one for page in pages for one in page) == [f"m{n:02}" for n in range(25) if n % 5]
    await store.close()
    with closing(sqlite3.connect(tmp_path / "table.sqlite")) as connection:
        named = "AND game = 'mus'" if game else ""
        query = f"SELECT id FROM matches WHERE over = 1 {named} ORDER BY created DESC, id DESC"
        plan = str(connection.execute(f"EXPLAIN QUERY PLAN {query}").fetchall())
    assert ("ix_matches_game" if game else "ix_matches_over") in plan and "TEMP" not in plan


# --- tidying --------------------------------------------------------------------------------------


async def leave(store: Store) -> None:
    """Tables of friends and of a club, old and new, with a line at each; matches made old."""
    for code, parent, at in (("old", None, 5), ("club", "a-club", 5), ("new", None, None)):
        touched = int(time.time() * 1000) if at is None else at
        await store.documents.create(Document(KIND, code, 0, b"{}", parent, False, touched))
        await store.documents.say(code, Line(1, 0, "hello", None, touched))


def test_what_was_begun_and_left_is_tidied_away(
    filled: Filled, capsys: pytest.CaptureFixture[str]
) -> None:
    """Finished matches, clubs, and anything used recently stay."""
    db, done, going = filled
    asyncio.run(in_store(db, leave))
    tidy = ["table", "tidy", "--db", db]
    assert main(tidy) == 0
    assert capsys.readouterr().out == "Deleted: 1 tables, 0 unfinished matches, 0 clubs.\n"
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("UPDATE matches SET created = 5")
        assert rows(connection, "documents", "id") == ["club", "new"]
        assert rows(connection, "lines", '"table"') == ["club", "new"]
        moved = going, 1, 0, "draw", int(time.time() * 1000)
        connection.execute(
            "INSERT INTO events (match, number, seat, move, at) VALUES (?, ?, ?, ?, ?)", moved
        )
    assert main([*tidy, "--days", "1"]) == 0  # a player moved today
    assert capsys.readouterr().out == "Deleted: 0 tables, 0 unfinished matches, 0 clubs.\n"
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("UPDATE events SET at = 5")
    assert main([*tidy, "--dry-run"]) == 0
    assert capsys.readouterr().out == "To be deleted: 0 tables, 1 unfinished matches, 0 clubs.\n"
    with closing(sqlite3.connect(db)) as connection:
        assert rows(connection, "matches", "id") == sorted([*done, going])
    assert main(tidy) == 0
    with closing(sqlite3.connect(db)) as connection:
        assert rows(connection, "matches", "id") == sorted(done)
        assert rows(connection, "events", "distinct match") == sorted(done)
    with pytest.raises(SystemExit, match="2"):
        main([*tidy, "--days", "0"])


def test_a_club_that_was_never_used_is_tidied_away(
    filled: Filled, capsys: pytest.CaptureFixture[str]
) -> None:
    """Clubs with an evening or ratings stay, and those made lately."""
    db, _, _ = filled
    evening, played = Listed("e", "An evening", "mus", 5), RatedMatch("t", "mus", 5, [[0]], [1.0])

    async def make(store: Store) -> None:
        new = rules.new("new", "Thursdays", "Ann", "00", 5)
        for club, touched in (
            (msgspec.structs.replace(new, code="unused"), 5),
            (msgspec.structs.replace(new, code="planned", evenings=[evening]), 5),
            (msgspec.structs.replace(new, code="rated", rated=[played]), 5),
            (new, int(time.time() * 1000)),
        ):
            body = msgspec.json.encode(club)
            document = Document("club", club.code, 0, body, None, False, touched)
            await store.documents.create(document)

    asyncio.run(in_store(db, make))
    tidy = ["table", "tidy", "--db", db]
    assert main([*tidy, "--dry-run"]) == main(tidy) == 0
    would, done = capsys.readouterr().out.splitlines()
    assert would == "To be deleted: 0 tables, 0 unfinished matches, 1 clubs."
    assert done == "Deleted: 0 tables, 0 unfinished matches, 1 clubs."
    with closing(sqlite3.connect(db)) as connection:
        assert rows(connection, "documents", "id") == ["new", "planned", "rated"]


async def in_store(db: str, work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    store = await Store.open(db)
    await work(store)
    await store.close()


def rows(connection: sqlite3.Connection, table: str, column: str) -> list[str]:
    return sorted(row[0] for row in connection.execute(f"SELECT {column} FROM {table}"))
