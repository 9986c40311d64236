"""One table of friends, one club and one evening on two servers: and their members, on either."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from boneace.table.clubs.clubs import Clubs
from boneace.table.clubs.messages import ClubHello, NewClub, PlanEvening
from boneace.table.errors import TableError
from boneace.table.friends import gathering, rules
from boneace.table.friends.tables import Tables
from boneace.table.play.servers import arrivals, roll
from tests.clubs.at_clubs import SHORT
from tests.friends.at_friends import Guest, come, short, until
from tests.nodes.test_two_lobbies import enter, two
from tests.nodes.wires import Wire, wires
from tests.table.at_table import asked

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def two_houses(folder: Path, *news: Wire) -> AsyncIterator[tuple[Tables, Tables]]:
    """The tables of friends of two servers with one store."""
    async with two(folder, *news) as (one, other):
        both = Tables(one), Tables(other)
        try:
            yield both
        finally:
            for tables in both:
                await tables.close()


def be_impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers report their members often, and are soon assumed to be gone."""
    monkeypatch.setattr(roll, "SAID_AGAIN", 0.05)
    monkeypatch.setattr(roll, "FORGOTTEN", 0.3)


def here(guest: Guest) -> list[bool]:
    return [member["here"] for member in guest.table["members"]]


async def test_who_was_with_a_server_that_was_killed_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others need not wait for their votes or their consent."""
    be_impatient(monkeypatch)
    news = wires()
    async with two_houses(tmp_path, *news) as (one, other):
        host = await one.make(short())
        ben = await one.join(host.table, "Ben")
        (ann, table), (there, _) = await come(one, host), await come(other, ben)
        await until(lambda: here(ann) == here(there) == [True, True])
        news[1].cut = True  # killed: it sends nothing more, not even that somebody left
        await until(lambda: here(ann) == [True, False])
        assert table.here() == {0}
        await table.vote(0, "thirty-one")
        assert ann.table["match"] is not None, "nobody else is there to vote"


async def test_who_is_sent_away_on_one_server_is_told_on_another(tmp_path: Path) -> None:
    async with two_houses(tmp_path, *wires()) as (one, other):
        host = await one.make(short())
        ben = await one.join(host.table, "Ben")
        (ann, table), (there, _) = await come(one, host), await come(other, ben)
        await until(lambda: here(ann) == [True, True])
        await table.remove(0, 1)
        await until(lambda: there.closed == 1000)
        assert there.messages[-1] == {"type": "left", "sent_away": True}


async def test_who_comes_second_to_a_place_sees_who_has_taken_it(tmp_path: Path) -> None:
    """The news of the first come later than the second tries the same place."""
    news = wires()
    async with two_houses(tmp_path, *news) as (one, other):
        host = await one.make(short(places=4))
        ben = await one.join(host.table, "Ben")
        (_, first), (there, second) = await come(one, host), await come(other, ben)
        news[0].cut = True
        await first.change(lambda state: rules.sit(state, 0, 3))
        with pytest.raises(TableError, match="Ann"):
            await second.change(lambda state: rules.sit(state, 1, 3))
        news[0].cut = False
        news[0].tell(first._topic, str(first._document.version).encode())
        await until(lambda: there.table["places"][3]["member"] == 0)


async def test_the_seat_of_a_host_whose_server_was_killed_is_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    be_impatient(monkeypatch)
    news = wires()
    async with two_houses(tmp_path, *news) as (one, other):
        host = await one.make(short())
        ben = await one.join(host.table, "Ben")
        await come(one, host)
        guest, table = await come(other, ben)
        await until(lambda: here(guest) == [True, True])
        news[0].cut = True
        await until(lambda: here(guest) == [False, True])
        monkeypatch.setattr(gathering, "PATIENCE", 0.0)
        await table.change(lambda state: rules.hand_over(state, 1, 1, table.host_gone))
        assert table.state.host == 1


async def test_who_came_while_there_were_no_news_is_here_once_they_are_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    be_impatient(monkeypatch)
    news = wires()
    async with two_houses(tmp_path, *news) as (one, other):
        host = await one.make(short())
        ben = await one.join(host.table, "Ben")
        ann, _ = await come(one, host)
        news[0].cut = True
        there, _ = await come(other, ben)
        assert here(ann) == [True, False] and here(there) == [False, True]
        news[0].cut = False
        await until(lambda: here(ann) == here(there) == [True, True])


async def test_nobody_is_taken_to_be_gone_while_the_news_are_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(roll, "FORGOTTEN", 0.0)
    news = wires()
    async with two_houses(tmp_path, *news) as (one, other):
        host = await one.make(short())
        ben = await one.join(host.table, "Ben")
        (ann, table), _ = await come(one, host), await come(other, ben)
        assert here(ann) == [True, True]
        news[0].away = True
        table._roll._look()
        assert table.here() == {0, 1}
        news[0].away = False
        table._roll._look()
        assert table.here() == {0} and here(ann) == [True, False]


async def test_a_table_that_is_opened_later_asks_who_is_there(tmp_path: Path) -> None:
    """An evening checks a table that nobody has open on its server."""
    async with two_houses(tmp_path, *wires()) as (one, other):
        host = await one.make(short())
        await come(one, host)
        assert (await other.at(host.table)).here() == {0}


async def test_the_newest_page_of_a_member_wins_on_any_server(tmp_path: Path) -> None:
    async with two_houses(tmp_path, *wires()) as (one, other):
        host = await one.make(short())
        (old, _), (new, table) = await come(one, host), await come(other, host)
        watching, _ = await come(one, host.table)
        await until(lambda: old.closed)
        assert old.closed == 4001 and old.told("replaced")
        assert new.closed is None and watching.closed is None
        assert table.here() == {0}


async def test_of_two_pages_that_open_at_once_on_two_servers_one_stays(tmp_path: Path) -> None:
    """The news of each page arrive after the other has opened."""
    news = wires()
    async with two_houses(tmp_path, *news) as (one, other):
        host = await one.make(short())
        news[0].held = news[1].held = True
        (old, _), (new, table) = await come(one, host), await come(other, host)
        for wire in news:
            wire.arrive()
        await until(lambda: old.closed)
        assert old.closed == 4001 and old.told("replaced")
        assert new.closed is None and table.here() == {0}


async def test_a_server_whose_clock_is_behind_agrees_on_the_page_that_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    news = wires()
    async with two_houses(tmp_path, *news) as (one, other):
        host = await one.make(short())
        old, table = await come(one, host)
        with monkeypatch.context() as patch:
            patch.setattr(arrivals.time, "time_ns", lambda: 1)
            new, _ = await come(other, host)  # it has not heard of the other page
            assert [old.closed, new.closed] == [None, 4001] and table.here() == {0}
            newest, _ = await come(other, host)
            assert [old.closed, newest.closed] == [4001, None]


async def test_the_newest_page_of_a_club_and_of_an_evening_wins_on_any_server(
    tmp_path: Path,
) -> None:
    async with two(tmp_path, *wires()) as lobbies:
        one, other = (Clubs(lobby, Tables(lobby)) for lobby in lobbies)
        host = await one.make(NewClub("Thursdays", "Ann"))
        club = await one.club(host.club)
        plan = PlanEvening(title="An evening", size=4, rounds=1, **SHORT)
        evening = await one.plan(club, 0, plan)
        for hello in (
            ClubHello(club=host.club, key=host.key),
            ClubHello(evening=evening, key=host.key),
        ):
            old, new = Guest(), Guest()
            await one.enter(old, hello)  # type: ignore[arg-type]
            await other.enter(new, hello)  # type: ignore[arg-type]
            await until(lambda old=old: old.closed)  # type: ignore[misc]
            assert old.closed == 4001 and old.told("replaced") and new.closed is None
        await one.close()
        await other.close()


async def test_who_has_joined_on_a_server_enters_on_another_that_has_not_heard_of_it(
    tmp_path: Path,
) -> None:
    """Joining is one request, entering another: a load balancer may send them to two servers."""
    news = wires()
    async with two(tmp_path, *news) as lobbies:
        one, other = (Clubs(lobby, Tables(lobby)) for lobby in lobbies)
        made = await one.make(NewClub("Thursdays", "Ann"))
        club = await other.club(made.club)
        plan = PlanEvening(title="An evening", size=2, rounds=1, **SHORT)
        room = await other.evening(await other.plan(club, 0, plan))
        watching = Guest()
        await other.enter(watching, ClubHello(evening=room.id, key=made.key))  # type: ignore[arg-type]
        host = await one._tables.make(short())
        ann, _ = await come(other._tables, host)
        news[0].cut = True
        ben, table = await come(other._tables, await one._tables.join(host.table, "Ben"))
        assert table.here() == {0, ben.member} and here(ann) == [True, True]
        for name, more in (("Ben", {"club": made.club}), ("Cleo", {"evening": room.id})):
            joined, page = await one.join(made.club, name), Guest()
            await other.enter(page, ClubHello(key=joined.key, **more))  # type: ignore[arg-type]
            assert page.told("club") or page.told("evening")
        await until(lambda: len(watching.told("evening")[-1]["absent"]) == 3)
        for clubs in (one, other):
            await clubs.close()
            await clubs._tables.close()


async def test_a_host_sees_at_an_evening_who_has_joined_the_club_on_another_server(
    tmp_path: Path,
) -> None:
    async with two(tmp_path, *wires()) as lobbies:
        one, other = (Clubs(lobby, Tables(lobby)) for lobby in lobbies)
        made = await one.make(NewClub("Thursdays", "Ann"))
        club = await other.club(made.club)
        plan = PlanEvening(title="An evening", size=2, rounds=1, **SHORT)
        room = await other.evening(await other.plan(club, 0, plan))
        page = Guest()
        await other.enter(page, ClubHello(evening=room.id, key=made.key))  # type: ignore[arg-type]
        await one.join(made.club, "Ben")
        await until(lambda: len(page.told("evening")[-1]["absent"]) == 2)
        await one.close()
        await other.close()


async def test_at_a_match_too_a_killed_servers_people_are_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    be_impatient(monkeypatch)
    news = wires()
    async with two(tmp_path, *news) as (one, other):
        made = await one.create(asked("human", "human"))
        (ann, _), (ben, _) = await enter(one, made, 0), await enter(other, made, 1)
        await until(lambda: ann.told("welcome") and ben.told("welcome"))

        def gone() -> list[object]:
            return [seat["gone"] for seat in ann.told("presence")[-1]["seats"]]

        await until(lambda: gone() == [None, None])
        news[1].cut = True
        await until(lambda: gone() == [None, 0])
