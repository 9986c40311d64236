"""Those who are late at an evening, on a machine whose clock is set back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from boneace.table.clubs import evening_room
from boneace.table.clubs.clubs import Clubs
from boneace.table.clubs.state import TableOf
from boneace.table.measures import measures
from tests.clubs.at_clubs import club_of, evening_of, open_server, sit_down
from tests.friends.at_friends import until

pytestmark = pytest.mark.anyio

AN_HOUR = 3_600_000


def set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the evening sees a clock that is an hour behind."""
    now = evening_room.now
    monkeypatch.setattr(evening_room, "now", lambda: now() - AN_HOUR)


async def test_a_table_begins_though_the_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It had waited an hour longer."""
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 3)
        room = await evening_of(server, pages, size=3, patience=10)
        await room.next_round(0)
        guest = await sit_down(server, pages[0], room.state.rounds[0].tables[0].code)
        set_back(monkeypatch)
        room._be_late()  # the ten seconds are over
        await until(lambda: guest.table["match"])


async def test_nobody_waits_longer_after_a_restart_with_the_clock_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_server(tmp_path) as server:
        room = await evening_of(server, await club_of(server, 3), size=3, patience=10)
        await room.next_round(0)
        await server.clubs.close()
        set_back(monkeypatch)
        server.clubs = Clubs(server.lobby, server.tables)
        again = await server.clubs.evening(room.id)
        assert again._late is not None
        assert again._late.when() <= asyncio.get_running_loop().time() + 10


async def test_a_table_is_looked_at_again_after_an_error_that_nobody_has_foreseen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The evening had waited for the next news of any table, and the others waited too."""
    monkeypatch.setattr(evening_room, "AGAIN", 0.01)
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 6)
        room = await evening_of(server, pages, size=3)
        await room.next_round(0)
        await until(lambda: not room._looking)
        first, second = (table.code for table in room.state.rounds[0].tables)
        look_at, seen = room._look_at, list[str]()

        async def fails(table: TableOf) -> None:
            seen.append(table.code)
            if len(seen) == 1:
                raise KeyError("x")
            await look_at(table)

        monkeypatch.setattr(room, "_look_at", fails)
        before = measures.faults["evening"]
        room.look([first, second])
        await until(lambda: sorted(seen[1:]) == sorted([first, second]))
        assert measures.faults["evening"] == before + 1
