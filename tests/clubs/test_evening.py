"""Evenings on a server, with people who sit down and play; and failures."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from boneace.table.clubs import clubs, draw, evenings, picture, ratings, rules, standing
from boneace.table.clubs.clubs import Clubs
from boneace.table.clubs.messages import ClubHello, EveningSent, NewClub
from boneace.table.clubs.state import ClubState, EveningState
from boneace.table.errors import StoreError, TableError
from boneace.table.friends import gathering
from boneace.table.friends.state import Outcome, Played
from boneace.table.play.acting.clock import BankClock
from boneace.table.play.servers.news import LOOK
from tests.clubs import people
from tests.clubs.at_clubs import (
    Page,
    Server,
    club_of,
    evening_of,
    let_others_go_on,
    open_server,
    play,
    play_round,
    seat_of,
    sit_down,
)
from tests.friends.at_friends import until

pytestmark = pytest.mark.anyio


async def paid(server: Server, room_tables: list[str]) -> Counter[int]:
    """The wins of every player, read from the tables themselves."""
    found: Counter[int] = Counter()
    for code in room_tables:
        (match,) = (await server.tables.at(code)).state.played
        for outcome in match.outcomes:
            assert outcome.member is not None
            found[outcome.member] += round(outcome.won * 3 * 4 * 5)  # type: ignore[assignment]
    return found


async def test_forty_people_at_ten_tables_for_one_evening(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 40)
        room = await evening_of(server, pages, rounds=4)
        for _ in range(4):
            await room.next_round(0)
            assert len(room.state.rounds[-1].tables) == 10
            await play_round(server, room, pages)
        met = draw.past_of(room.state).met
        assert max(met.values()) == 1, "nobody has met anybody twice"
        assert len(met) == 4 * 10 * 6
        # the running table, from the stored tables themselves
        codes = [table.code for turn in room.state.rounds for table in turn.tables]
        won = await paid(server, codes)
        rows = standing.of(room.state)
        assert {row.member: round(row.won * 60) for row in rows} == dict(won)
        assert sum(row.points for row in rows) == pytest.approx(4 * 10 * 2)
        assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)
        # the ratings, counted again from the list of matches
        await until(lambda: len(room.club.state.rated) == 40)
        club = room.club.state
        assert club.ratings == ratings.over({}, club.rated)
        assert {one.matches for one in club.ratings["stop-the-bus"].values()} == {4}
        for table in room.state.rounds[-1].tables:
            match = await server.lobby.find(table.match or "")
            assert not match.hints and match.table == table.code
        await room.change(lambda state: evenings.close(state, club, 0, 9))
        with pytest.raises(TableError, match="over"):
            await room.next_round(0)


async def test_forty_one_people_and_one_who_leaves_in_the_middle(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 41)
        room = await evening_of(server, pages, rounds=2)
        await room.next_round(0)
        sizes = sorted(len(table.seats) for table in room.state.rounds[0].tables)
        assert sizes == [4] * 9 + [5] and room.state.rounds[0].out == []
        # one goes away while the match is played, and the host writes the result of that table
        leaver = pages[-1]
        stuck = seat_of(room, leaver)
        table = evenings.table_at(room.state, stuck or "")
        there = [page for page in pages if page.joined.member in table.seats]
        others = [page for page in pages if page not in there]
        guests = [await sit_down(server, page, table.code) for page in there]
        await until(lambda: guests[0].table["match"])
        rest = asyncio.create_task(play_round(server, room, others))
        await until(lambda: sum(one.won is None for one in room.state.rounds[0].tables) == 1)
        with pytest.raises(TableError, match="being played"):
            await room.next_round(0)
        won = [0.0 if seat == leaver.joined.member else 1.0 for seat in table.seats]
        await room.correct(0, table.code, won)
        await rest
        told = picture.evening(room.state, room.club.state, None)
        marked = [one for one in told.rounds[0].tables if one.corrected]
        assert [one.corrected for one in marked] == ["P0"]
        await room.change(
            lambda state: evenings.check_in(state, room.club.state, 0, leaver.joined.member, False)
        )
        await room.next_round(0)
        assert seat_of(room, leaver) is None
        assert [len(one.seats) for one in room.state.rounds[1].tables] == [4] * 10
        await play_round(server, room, pages[:-1])
        row = next(row for row in standing.of(room.state) if row.member == leaver.joined.member)
        assert (row.played, row.sat_out, row.points, row.here) == (1, 0, 0, False)


async def test_bots_play_for_those_who_are_missing_when_the_host_says_so(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 3)
        room = await evening_of(server, pages, size=3)
        await room.next_round(0)
        (table,) = room.state.rounds[0].tables
        with pytest.raises(TableError, match="only a host"):
            await room.start(1, table.code)
        with pytest.raises(TableError, match="nobody"):
            await room.start(0, table.code)
        guests = [await sit_down(server, page, table.code) for page in pages[:2]]
        assert guests[0].table["match"] is None
        await room.start(0, table.code)
        match = guests[0].table["match"]
        await asyncio.gather(*(play(server, page, match) for page in pages[:2]))
        await until(lambda: not room.state.playing)
        (table,) = room.state.rounds[0].tables
        assert table.missing == [2]
        rows = {row.member: row for row in standing.of(room.state)}
        assert (rows[2].points, rows[2].won, rows[2].played) == (0, 0, 1)
        assert room.club.state.rated == [], "a match with a bot is not rated"


async def test_nobody_loses_a_place_because_a_host_begins_a_match_twice(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 2)
        room = await evening_of(server, pages, size=2)
        await room.next_round(0)
        (table,) = room.state.rounds[0].tables
        guests = [await sit_down(server, page, table.code) for page in pages]
        await until(lambda: guests[0].table["match"])
        # one has closed the page of the table, and plays
        server.tables.leave(await server.tables.at(table.code), guests[1])  # type: ignore[arg-type]
        with pytest.raises(TableError, match="being played"):
            await room.start(0, table.code)
        match = guests[0].table["match"]
        await asyncio.gather(*(play(server, page, match) for page in pages))
        await until(lambda: not room.state.playing)
        (table,) = room.state.rounds[0].tables
        assert table.missing == []
        await until(lambda: len(room.club.state.rated) == 1)


async def test_a_table_begins_without_those_who_are_late(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 3)
        room = await evening_of(server, pages, size=3, patience=10)
        await room.next_round(0)
        guest = await sit_down(server, pages[0], room.state.rounds[0].tables[0].code)
        begun = room.state.rounds[0].at
        assert guest.table["match"] is None
        await room.change(lambda state: _earlier(state, begun - 20_000))
        room._be_late()
        await until(lambda: guest.table["match"])


async def test_the_matches_of_an_evening_have_its_clock(tmp_path: Path) -> None:
    clock = BankClock(seconds=300, increment=5)
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 2)
        room = await evening_of(server, pages, size=2, clock=clock)
        assert picture.evening(room.state, room.club.state, None).clock == clock
        await room.next_round(0)
        code = room.state.rounds[0].tables[0].code
        guests = [await sit_down(server, page, code) for page in pages]
        await until(lambda: guests[0].table["match"])
        match = await server.lobby.find(guests[0].table["match"])
        assert match.clock == {"kind": "bank", "seconds": 300, "increment": 5}


def _earlier(state: EveningState, at: int) -> EveningState:
    return replace(state, rounds=[replace(state.rounds[0], at=at)])


async def test_a_server_that_was_killed_takes_the_evening_up_again(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 4)
        room = await evening_of(server, pages)
        await room.next_round(0)
        code = room.state.rounds[0].tables[0].code
        guests = [await sit_down(server, page, code) for page in pages]
        await until(lambda: guests[0].table["match"])
        match = guests[0].table["match"]
        await until(lambda: room.state.rounds[0].tables[0].match)
        await server.clubs.close()
        await server.tables.close()
        await asyncio.gather(*(play(server, page, match) for page in pages))
        server.clubs = Clubs(server.lobby, server.tables)
        again = await server.clubs.evening(room.id)
        await until(lambda: not again.state.playing)
        assert again.state.rounds[0].tables[0].match == match
        await until(lambda: len(again.club.state.rated) == 1)


async def test_a_match_is_rated_though_the_server_was_killed_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The result is in the evening and not yet in the club."""
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 2)
        room = await evening_of(server, pages, size=2)
        await room.next_round(0)

        async def fail(code: str) -> None:
            raise StoreError("away")

        monkeypatch.setattr(room, "_rate", fail)
        await play_round(server, room, pages)
        assert room.club.state.rated == []
        await server.clubs.close()
        server.clubs = Clubs(server.lobby, server.tables)
        again = await server.clubs.evening(room.id)
        await until(lambda: len(again.club.state.rated) == 1)


async def test_who_is_late_is_waited_for_on_every_server(tmp_path: Path) -> None:
    """The server on which the round was drawn may be gone by then."""
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 2)
        here = await evening_of(server, pages, size=2, patience=10)
        other = Clubs(server.lobby, server.tables)
        there = await other.evening(here.id)
        await here.next_round(0)
        await until(lambda: there.state.rounds)
        assert here._late is not None and there._late is not None
        await other.close()


async def test_evenings_that_are_left_in_the_middle_do_not_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clubs, "MOST_LEFT", 2)
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 2)
        rooms = []
        for _ in range(5):
            rooms.append(await evening_of(server, pages, size=2))
            await rooms[-1].next_round(0)
        await pages[1].open_evening(rooms[1].id)
        await until(lambda: all(room.left for room in rooms if room is not rooms[1]))
        server.clubs._unload()
        assert list(server.clubs._evenings) == [rooms[at].id for at in (1, 3, 4)]
        code = rooms[0].state.rounds[0].tables[0].code
        guests = [await sit_down(server, page, code) for page in pages]
        await until(lambda: guests[0].table["match"])


async def test_two_servers_draw_one_round(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 8)
        here = await evening_of(server, pages)
        other = Clubs(server.lobby, server.tables)
        there = await other.evening(here.id)
        drawn = await asyncio.gather(
            here.next_round(0), there.next_round(0), return_exceptions=True
        )
        assert [type(one) for one in drawn].count(TableError) == 1
        await until(lambda: here.state == there.state)
        assert len(here.state.rounds) == 1
        documents = (await server.lobby.store()).documents
        kept = {one.id for one in await documents.children(gathering.KIND, here.id, 100)}
        assert kept == {table.code for table in here.state.rounds[0].tables}, "and no others"
        await other.close()


async def test_the_key_of_the_club_opens_ones_place_and_strangers_get_no_code(
    tmp_path: Path,
) -> None:
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 9)
        room = await evening_of(server, pages)
        for page in pages:
            await page.open_club()
            await page.open_evening(room.id)
        await room.next_round(0)
        page = pages[5]
        guest = await sit_down(server, page, seat_of(room, page) or "")
        assert guest.table["places"][guest.table["members"][0]["place"]]["member"] is not None
        assert guest.member == 5 and guest.table["fixed"]
        stranger = Page(server, page.joined, "")
        await server.clubs.enter(stranger, ClubHello(evening=room.id))  # type: ignore[arg-type]
        told = b"".join(stranger.heard).decode()
        assert not [table.code for table in room.state.rounds[0].tables if table.code in told]
        everything = b"".join(message for one in pages for message in one.heard).decode()
        secrets = [one.joined.key for one in pages]
        secrets += [member.digest for member in room.club.state.members]
        assert not [one for one in secrets if one in everything + told]


async def test_an_evening_is_drawn_once_for_all_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At two hundred pages each drawing for itself would stop the server for seconds."""
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 5)
        room = await evening_of(server, pages)
        stranger = Page(server, pages[0].joined, "")
        await server.clubs.enter(stranger, ClubHello(evening=room.id))  # type: ignore[arg-type]
        for page in pages:
            await page.open_evening(room.id)
        made: list[int | None] = []

        def counted(state: EveningState, club: ClubState, you: int | None) -> EveningSent:
            made.append(you)
            return draw_it(state, club, you)

        draw_it = picture.evening
        monkeypatch.setattr(picture, "evening", counted)
        await room.change(lambda state: evenings.check_in(state, room.club.state, 4, 4, False))
        await until(lambda: all(not one.evening["people"][4]["here"] for one in [*pages, stranger]))
        assert len(made) == 2
        await room.club.change(lambda state: rules.make_host(state, 0, 1, True))
        await until(lambda: pages[1].evening["host"])
        for page, you in [*zip(pages, range(5), strict=True), (stranger, None)]:
            sent = draw_it(room.state, room.club.state, you)
            assert page.evening == {"type": "evening", **msgspec.to_builtins(sent)}


def test_a_former_member_is_drawn_no_more() -> None:
    state, club = people.played(people.drawn(people.evening_of(5, size=2))), people.club_of(5)
    club = replace(club, members=[one for one in club.members if one.id != 2])
    sent = picture.evening(state, club, 0)
    assert [one.member for one in sent.people] == [0, 1, 3, 4]
    assert {row.member: row.here for row in sent.results}[2] is False, "the results stay"
    last = evenings.next_round(state, club, 0, iter("ab").__next__, 1).rounds[-1]
    assert sorted(seat for table in last.tables for seat in table.seats if seat is not None) == [
        0,
        1,
        3,
        4,
    ]
    assert last.out == []
    with pytest.raises(TableError, match="nobody like that"):
        evenings.check_in(state, club, 0, 2, here=True)


async def test_who_is_removed_is_told_no_more(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 3)
        for page in pages:
            await page.open_club()
        club = await server.clubs.club(pages[0].joined.club)
        await club.change(lambda state: rules.remove(state, 0, 2))
        assert (
            pages[2].messages[-1] == {"type": "left", "sent_away": False}
            and pages[2].closed == 1000
        )
        assert [one["name"] for one in pages[1].club["members"]] == ["P0", "P1"]
        with pytest.raises(TableError, match="does not open"):
            await pages[2].open_club()


async def test_all_who_hear_news_can_be_asked_to_look_for_themselves(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Players are told this while news between servers are interrupted."""
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 4)
        room = await evening_of(server, pages)
        await pages[0].open_club()
        await pages[1].open_evening(room.id)
        await room.next_round(0)
        code = seat_of(room, pages[0])
        assert code is not None
        await sit_down(server, pages[0], code)
        for topic in server.lobby.news.topics():
            server.lobby.news.tell(topic, LOOK)
        await asyncio.sleep(0.1)
        assert not [line for line in caplog.records if line.levelno >= logging.WARNING]


async def test_nobody_but_a_host_begins_before_all_are_there(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 3)
        room = await evening_of(server, pages[1:], size=2)
        await room.next_round(0)
        (table,) = room.state.rounds[0].tables
        guest = await sit_down(server, pages[1], table.code)
        at = await server.tables.at(table.code)
        with pytest.raises(TableError, match="not here yet: P2"):
            await at.start(1)
        assert guest.table["match"] is None
        with pytest.raises(TableError, match="a place in this round"):
            await server.tables.join(table.code, "Mallory")


@pytest.mark.parametrize("back", [True, False])
def test_a_match_that_a_bot_has_helped_in_is_not_rated(back: bool) -> None:
    state = people.drawn(people.evening_of(2, size=2))
    (table,) = state.rounds[0].tables
    outcomes = [Outcome("", seat, 1.0) for seat in table.seats]
    ended = Played("m", "g", 0, outcomes, helped=[1], left=[] if back else [1])
    (after,) = evenings.finished(state, table.code, ended).rounds[0].tables
    assert after.helped and after.missing == ([] if back else [table.seats[1]])


async def test_a_bot_of_an_evening_has_the_name_of_nobody_in_the_club(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        host = await server.clubs.make(NewClub("Thursdays", "Ann"))
        pages = [Page(server, host, "Ann")]
        for name in ("Ben", "Cleo"):
            pages.append(Page(server, await server.clubs.join(host.club, name), name))
        room = await evening_of(server, pages[:2], size=2)
        await room.next_round(0)
        (table,) = room.state.rounds[0].tables
        guest = await sit_down(server, pages[0], table.code)
        await room.start(0, table.code)
        bots = [place["name"] for place in guest.table["places"] if place["bot"]]
        assert bots == ["Dora"], "Cleo is in the club, though not at this table"


@pytest.mark.parametrize("what", ["save", "get"])
async def test_a_result_counts_though_the_store_fails_just_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Whether the evening is open then, or has to be opened for it."""
    async with open_server(tmp_path) as server:
        pages = await club_of(server, 2)
        room = await evening_of(server, pages, size=2)
        await room.next_round(0)
        (table,) = room.state.rounds[0].tables
        documents = (await server.lobby.store()).documents
        works = getattr(documents, what)
        failed: list[str] = []

        async def failing(*given: Any) -> Any:
            kind = given[0].kind if what == "save" else given[0]
            if kind == "evening" and len(failed) < 2:
                failed.append(kind)
                raise StoreError("the database is away")
            return await works(*given)

        if what == "get":
            server.clubs._evenings.pop(room.id).forget()
        monkeypatch.setattr(documents, what, failing)
        asked = Played("match", "stop-the-bus", 1, [Outcome("P0", 0, 1.0), Outcome("P1", 1, 0.0)])
        at = await server.tables.at(table.code)
        await at.change(lambda state: replace(state, played=[asked]))
        await until(lambda: len(failed) == 2)
        room = await server.clubs.evening(room.id)
        await until(lambda: room.state.rounds[0].tables[0].won is not None)


async def test_others_play_on_while_a_round_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For hundreds of people that takes a while."""
    async with open_server(tmp_path) as server:
        room = await evening_of(server, await club_of(server, 2), size=2)
        let_others_go_on(monkeypatch, evenings, "next_round")
        await room.next_round(0)
        assert len(room.state.rounds) == 1
