"""Results that a host enters, and the ratings that depend on them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from boneace.table.clubs import evenings, ratings
from boneace.table.clubs.evening_room import EveningRoom
from boneace.table.errors import StoreError, TableError
from boneace.table.store import documents as stored
from boneace.table.store.stored import Document
from tests.clubs import people
from tests.clubs.at_clubs import (
    Server,
    club_of,
    evening_of,
    let_others_go_on,
    open_server,
    play_round,
)
from tests.friends.at_friends import until

pytestmark = pytest.mark.anyio


async def played(server: Server) -> EveningRoom:
    """An evening with one match, which is over and rated."""
    pages = await club_of(server, 2)
    room = await evening_of(server, pages, size=2)
    await room.next_round(0)
    await play_round(server, room, pages)
    await until(lambda: room.club.state.rated)
    return room


async def test_a_corrected_result_counts_anew(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        room = await played(server)
        (table,) = room.state.rounds[0].tables
        before = room.club.state.ratings
        await room.correct(0, table.code, [-one for one in table.won or []])
        after = room.club.state
        assert after.ratings != before
        assert after.ratings == ratings.over({}, after.rated)
        for won in ([1.0], [1.0, float("inf")], [1.0, float("nan")]):
            with pytest.raises(TableError, match="each of the 2 seats"):
                await room.correct(0, table.code, won)


async def test_a_result_and_its_rating_are_corrected_together_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that was killed between the two left ratings that no result explains."""
    async with open_server(tmp_path) as server:
        room = await played(server)
        (table,) = room.state.rounds[0].tables
        documents = (await server.lobby.store()).documents
        before = await documents.get("evening", room.id), await documents.get("club", room.club.id)
        saves: list[Any] = []

        async def fail_second(connection: Any, document: Document) -> None:
            saves.append(document.kind)
            if len(saves) == 2:
                raise StoreError("killed")
            await save(connection, document)

        save = stored._save
        monkeypatch.setattr(stored, "_save", fail_second)
        with pytest.raises(StoreError):
            await room.correct(0, table.code, [-one for one in table.won or []])
        assert saves == ["evening", "club"]
        after = await documents.get("evening", room.id), await documents.get("club", room.club.id)
        assert after == before
        assert room.state.rounds[0].tables == [table]


@pytest.mark.parametrize("also", ["evening", "club"])
async def test_a_correction_on_two_servers(tmp_path: Path, also: str) -> None:
    """This server has not heard yet what another one has changed."""
    async with open_server(tmp_path) as server, open_server(tmp_path) as other:
        room = await played(server)
        (table,) = room.state.rounds[0].tables
        far = await other.clubs.evening(room.id)
        if also == "evening":
            await far.rename(0, "Another name")
        else:
            await other.clubs.join(room.club.id, "Dora")
        won: Sequence[float] = [-one for one in table.won or []]
        await room.correct(0, table.code, list(won))
        (corrected,) = room.state.rounds[0].tables
        assert corrected.won == won == room.club.state.rated[0].won
        assert room.state.plan.title == ("Another name" if also == "evening" else "An evening")
        assert len(room.club.state.members) == (2 if also == "evening" else 3)


async def test_a_match_is_rated_by_its_corrected_result(tmp_path: Path) -> None:
    """A server that has not heard of the correction on another one rates the match."""
    async with open_server(tmp_path) as server, open_server(tmp_path) as other:
        room = await played(server)
        (table,) = room.state.rounds[0].tables
        await room.club.change(lambda club: ratings.replace(club, rated=[], ratings={}))
        far = await other.clubs.evening(room.id)
        await until(lambda: far.club.state.rated)
        await far.club.change(lambda club: ratings.replace(club, rated=[], ratings={}))
        won = [-one for one in table.won or []]
        await room.correct(0, table.code, won)
        await far._rate(table.code)
        assert [one.won for one in far.club.state.rated] == [won]


def test_a_match_whose_result_was_entered_before_its_end_is_not_rated() -> None:
    state = people.drawn(people.evening_of(2, size=2))
    (table,) = state.rounds[0].tables
    state = evenings.begun(state, table.code, "match")
    state = evenings.correct(state, people.club_of(2), 0, table.code, [1, -1])
    assert state.rounds[0].tables[0].helped
    state = people.played(people.drawn(people.evening_of(2, size=2)))
    state = evenings.correct(state, people.club_of(2), 0, table.code, [1, -1])
    assert not state.rounds[0].tables[0].helped


async def test_others_play_on_while_ratings_are_calculated_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For two thousand matches that takes a second."""
    async with open_server(tmp_path) as server:
        room = await played(server)
        (table,) = room.state.rounds[0].tables
        let_others_go_on(monkeypatch, ratings, "over")
        await room.correct(0, table.code, [-one for one in table.won or []])
        assert room.club.state.rated[0].won != table.won
