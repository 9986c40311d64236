"""A table, a club or an evening that a newer version has stored: refused, and not changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from boneace.table.clubs.clubs import Clubs
from boneace.table.clubs.messages import NewClub, PlanEvening
from boneace.table.clubs.unused import unused
from boneace.table.errors import Newer, TableError
from boneace.table.friends.tables import Tables, forget_in
from boneace.table.play.lobby import Lobby
from boneace.table.play.past.forgetting import Forgot
from boneace.table.store.stored import Document
from tests.friends.at_friends import come, open_tables, play_out, short, until

pytestmark = pytest.mark.anyio

Body = dict[str, Any]


async def rewritten(lobby: Lobby, kind: str, code: str, change: Callable[[Body], None]) -> Document:
    """Store a document as a newer version does."""
    store = await lobby.store()
    old = await store.documents.get(kind, code)
    assert old is not None
    body = json.loads(old.body)
    change(body)
    await store.documents.save(replace(old, body=json.dumps(body).encode()))
    new = await store.documents.get(kind, code)
    assert new is not None
    return new


def more(body: Body) -> None:
    body["motto"] = "Never knock early"


def deeper(body: Body) -> None:
    body["members"][0]["colour"] = "green"


def another_value(body: Body) -> None:
    body["members"][0]["name"] = {"first": "Ann", "last": "Archer"}


@pytest.mark.parametrize("change", [more, deeper, another_value])
async def test_a_table_of_a_newer_version_is_left_alone(
    tmp_path: Path, change: Callable[[Body], None]
) -> None:
    """What this version did not know was dropped with its next change."""
    async with open_tables(tmp_path) as (tables, lobby):
        host = await tables.make(short())
        await tables.close()
        left = await rewritten(lobby, "table", host.table, change)
        with pytest.raises(Newer, match="newer version"):
            await tables.join(host.table, "Ben")
        with pytest.raises(Newer):
            await come(tables, host)
        with pytest.raises(Newer):
            await forget_in(await lobby.store(), "m", Forgot(False, host.table, 0, "Guest"))
        assert await (await lobby.store()).documents.get("table", host.table) == left


async def test_an_open_table_that_a_newer_server_changes_closes_its_pages(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as (tables, lobby):
        host = await tables.make(short())
        guest, table = await come(tables, host)
        left = await rewritten(lobby, "table", host.table, more)
        lobby.news.tell(f"table/{host.table}", str(left.version).encode())
        await until(lambda: guest.closed)
        assert "newer version" in guest.told("refused")[0]["reason"]
        with pytest.raises(TableError, match="newer version"):
            await table.change(lambda state: structs.replace(state, next_member=9))
        assert await (await lobby.store()).documents.get("table", host.table) == left


async def test_the_lobby_lists_the_other_tables(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as (tables, lobby):
        first, second = [await tables.make(short(listed=True)) for _ in range(2)]
        await rewritten(lobby, "table", first.table, more)
        assert [one.table for one in (await tables.listed()).tables] == [second.table]


async def test_a_table_waits_for_the_match_of_a_newer_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It had dropped the match, which its people were playing on that server."""
    async with open_tables(tmp_path) as (tables, lobby):
        host = await tables.make(short())
        ben = await tables.join(host.table, "Ben")
        (_, table), _ = await come(tables, host), await come(tables, ben)
        await table.start(0)
        match = table.state.match
        assert match is not None
        monkeypatch.setattr("boneace.table.play.outdated.newer", lambda stored: True)
        await table.settle()
        assert table.state.match == match
        monkeypatch.undo()
        await play_out(lobby, match, [host.key, ben.key])
        await until(lambda: table.state.match is None)


async def test_clubs_and_evenings_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as (_tables, lobby):
        clubs = Clubs(lobby, Tables(lobby))
        made = await clubs.make(NewClub("Thursdays", "Ann"))
        asked = PlanEvening(title="One", game="thirty-one", system="everybody", rounds=3, size=3)
        evening = await clubs.plan(await clubs.club(made.club), 0, asked)
        await clubs.close()
        clubs = Clubs(lobby, Tables(lobby))
        left = await rewritten(lobby, "evening", evening, more)
        with pytest.raises(Newer):
            await clubs.evening(evening)
        await rewritten(lobby, "club", made.club, more)
        with pytest.raises(Newer):
            await clubs.join(made.club, "Ben")
        store = await lobby.store()
        assert await store.documents.get("evening", evening) == left
        assert await unused(store, 1 << 62) == []
        await clubs.close()
