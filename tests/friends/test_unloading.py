"""Tables and clubs that nobody has open are unloaded, even if they were busy at first."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from boneace.table.clubs import clubs as all_clubs
from boneace.table.clubs.clubs import Clubs
from boneace.table.clubs.messages import NewClub
from boneace.table.friends import tables as all_tables
from tests.friends.at_friends import come, open_tables, short, until

pytestmark = pytest.mark.anyio

BUSY = 0.2


async def test_a_table_that_was_busy_is_unloaded_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It had stayed in memory until somebody came to it again."""
    monkeypatch.setattr(all_tables, "EVICT_AFTER", 0.05)
    async with open_tables(tmp_path) as (tables, lobby):
        guest, table = await come(tables, await tables.make(short()))
        table.spawn(asyncio.sleep(BUSY))
        tables.leave(table, guest)  # type: ignore[arg-type]
        await until(lambda: not tables._open)
        assert not [topic for topic in lobby.news.topics() if table.code in topic]


async def test_a_club_that_was_busy_is_unloaded_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_clubs, "EVICT_AFTER", 0.05)
    async with open_tables(tmp_path) as (tables, lobby):
        clubs = Clubs(lobby, tables)
        made = await clubs.make(NewClub("Thursdays", "Ann"))
        club = await clubs.club(made.club)
        club.spawn(asyncio.sleep(BUSY))
        await until(lambda: not clubs._clubs)
        await clubs.close()
