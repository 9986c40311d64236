"""Evenings that are deleted, renamed and closed, while others have them open."""

from __future__ import annotations

from pathlib import Path

import pytest

from boneace.table.clubs import evenings, rules
from boneace.table.errors import TableError
from tests.clubs.at_clubs import Page, club_of, evening_of, open_server, sit_down

pytestmark = pytest.mark.anyio


async def test_another_server_learns_that_an_evening_is_deleted(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server, open_server(tmp_path) as other:
        pages = await club_of(server, 3)
        room = await evening_of(server, pages)
        far = Page(other, pages[1].joined, "P1")
        seen = await far.open_evening(room.id)
        await room.delete(0)
        with pytest.raises(TableError):
            await seen.look_again()
        assert far.told("deleted")
        for one in (server, other):
            with pytest.raises(TableError, match="no such evening"):
                await one.clubs.evening(room.id)
        assert (await server.clubs.club(room.club.id)).state.evenings == []


async def test_the_tables_go_with_their_evening(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 4)
        room = await evening_of(server, pages)
        await room.next_round(0)
        (table,) = room.state.rounds[0].tables
        guest = await sit_down(server, pages[1], table.code)
        with pytest.raises(TableError, match="being played"):
            await room.delete(0)
        await room.close_by(0)
        await room.delete(0)
        assert guest.told("refused")[-1]["reason"] == "there is no such table"
        with pytest.raises(TableError, match="no such table"):
            await server.tables.at(table.code)


async def test_the_club_lists_an_evening_as_it_is_when_it_is_opened_again(tmp_path: Path) -> None:
    """A server that dies after it has closed an evening may not have told the club."""
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 2)
        room = await evening_of(server, pages)
        club = room.club
        await room.close_by(0)
        while not club.state.evenings[0].over:
            await club.look_again()
        await club.change(lambda state: rules.relisted(state, room.id, "Before", False))
    async with open_server(tmp_path) as server:
        opened = await server.clubs.evening(room.id)
        while not opened.club.state.evenings[0].over:
            await opened.club.look_again()
        assert opened.club.state.evenings[0].title == "An evening"


async def test_members_change_and_delete_no_evening(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 2)
        room = await evening_of(server, pages)
        for asked in (room.rename(1, "Mine"), room.delete(1), room.close_by(1)):
            with pytest.raises(TableError, match="only a host"):
                await asked
        with pytest.raises(TableError, match="only a host"):
            evenings.rename(room.state, room.club.state, 1, "Mine")
