"""A club whose hosts no longer come, and the member who takes their place."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from boneace.table.clubs import absence, picture, rules
from boneace.table.clubs.absence import DAY, GONE
from boneace.table.clubs.room import now
from boneace.table.clubs.state import ClubState
from boneace.table.errors import TableError
from tests.clubs.at_clubs import club_of, open_server

HOST, OLD, NEW = 0, 1, 2


@pytest.fixture
def left() -> ClubState:
    """A host who was last here on day 10, a member of then, and one who came on day 20."""
    state = rules.new("club", "Club", "Ann", "00", 5 * DAY)
    state, _ = rules.join(state, "Ben", "01", 8 * DAY)
    state = absence.seen(state, HOST, 10 * DAY)
    state, _ = rules.join(state, "Cleo", "02", 20 * DAY)
    return state


LATE = 10 * DAY + GONE


def test_a_club_whose_host_comes_has_no_other_way_to_be_its_host(left: ClubState) -> None:
    for member in (HOST, OLD, NEW, 7):
        assert absence.gone_since(left, member, LATE - 1) is None
        with pytest.raises(TableError, match="30 days"):
            absence.take_over(left, member, LATE - 1)
    back = absence.seen(left, HOST, LATE)
    assert absence.gone_since(back, OLD, LATE + GONE - 1) is None


def test_after_a_month_whoever_was_a_member_then_is_an_acting_host(left: ClubState) -> None:
    assert picture.club(left, OLD, LATE).hosts_gone == 10 * DAY
    assert picture.club(left, NEW, LATE).hosts_gone is None
    new = absence.take_over(left, OLD, LATE)
    assert rules.must_host(new, OLD).acting and not rules.must_host(new, HOST).acting
    assert absence.gone_since(new, NEW, LATE) is None, "the acting host is here"


def test_the_link_of_a_sleeping_club_makes_nobody_its_host(left: ClubState) -> None:
    with pytest.raises(TableError, match="members before"):
        absence.take_over(left, NEW, LATE)


def test_an_acting_host_takes_the_office_from_nobody(left: ClubState) -> None:
    new = absence.take_over(left, OLD, LATE)
    new = rules.make_host(new, OLD, NEW, True)
    assert rules.must_host(new, NEW).acting
    for by in (OLD, NEW):
        with pytest.raises(TableError, match="Ann was a host before"):
            rules.make_host(new, by, HOST, False)
        with pytest.raises(TableError, match="Ann was a host before"):
            rules.remove(new, by, HOST)
        assert rules.make_host(new, by, HOST, True) == new
    assert rules.retitle(new, OLD, "Awake").title == "Awake"
    assert rules.remove(new, OLD, NEW).member(NEW) is None


def test_a_host_who_comes_back_decides_about_the_acting_one(left: ClubState) -> None:
    new = absence.take_over(left, OLD, LATE)
    kept = rules.make_host(new, HOST, OLD, True)
    assert not rules.must_host(kept, OLD).acting
    sent_back = rules.make_host(new, HOST, OLD, False)
    with pytest.raises(TableError, match="only a host"):
        rules.must_host(sent_back, OLD)
    alone = rules.remove(new, HOST, HOST)
    assert not rules.must_host(alone, OLD).acting, "then nobody is left who was a host before"


def test_in_an_older_club_the_time_counts_from_the_first_visit(left: ClubState) -> None:
    older = replace(left, members=[replace(one, seen=0, joined=0) for one in left.members])
    assert absence.gone_since(older, OLD, LATE) is None
    visited = absence.seen(older, OLD, LATE)
    assert absence.gone_since(visited, OLD, LATE + GONE - 1) is None
    assert absence.gone_since(visited, OLD, LATE + GONE) == LATE


@pytest.mark.anyio
async def test_the_page_of_a_host_is_noted_once_a_day(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        host, member = await club_of(server, 2)
        club = await server.clubs.club(host.joined.club)
        long_ago = now() - GONE - DAY

        def asleep(state: ClubState) -> ClubState:
            return replace(
                state, members=[replace(one, joined=1, seen=long_ago) for one in state.members]
            )

        await club.change(asleep)
        await member.open_club()
        assert member.club["hosts_gone"] == long_ago
        version = club._document.version
        await host.open_club()
        await club.look_again()  # a page that is open is noted in the background
        while club.state.members[0].seen == long_ago:
            await club.look_again()
        club.see(host)  # type: ignore[arg-type]
        await club.look_again()
        assert club._document.version == version + 1
        with pytest.raises(TableError):
            absence.take_over(club.state, member.joined.member, now())
