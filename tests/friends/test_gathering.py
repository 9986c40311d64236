"""A table on a server: people come and go, talk, and play one match after another."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from boneace.languages import later
from boneace.table.errors import StoreError, TableError
from boneace.table.friends import followed, gathering, rules
from boneace.table.friends.messages import Hello
from boneace.table.friends.tables import Tables
from boneace.table.play import outdated, protocol
from boneace.table.play.acting.clock import BankClock
from boneace.table.play.servers.news import LOOK
from boneace.table.store.stored import Document, Line
from tests.friends.at_friends import Guest, come, open_tables, play_out, short, until
from tests.nodes.test_two_lobbies import Deaf, two
from tests.table.at_table import Listener

pytestmark = pytest.mark.anyio


async def test_people_meet_and_play_one_match_after_another(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as (tables, lobby):
        host = await tables.make(short())
        ben = await tables.join(host.table, "Ben")
        (one, table), (two, _) = await come(tables, host), await come(tables, ben)
        assert [place["name"] for place in one.table["places"]] == ["Ann", "Ben"]
        assert [member["here"] for member in two.table["members"]] == [True, True]
        await table.start(1)
        first = one.table["match"]
        assert first == two.table["match"] is not None
        await play_out(lobby, first, [host.key, ben.key])
        await until(lambda: one.table["match"] is None)
        (played,) = two.table["played"]
        assert played["match"] == first and played["game"] == "thirty-one"
        assert [won["name"] for won in played["outcomes"]] == ["Ann", "Ben"]
        assert {won["won"] for won in played["outcomes"]} != {0.0}
        totals = one.table["totals"]
        assert [(won["name"], won["matches"]) for won in totals] == [("Ann", 1), ("Ben", 1)]
        assert [won["won"] for won in totals] == [won["won"] for won in played["outcomes"]]
        assert sum(won["first"] for won in totals) == 1
        await table.start(0)
        second = two.table["match"]
        assert second != first
        assert (await lobby.find(second)).dealer == 1, "the deal goes round"
        assert (await lobby.find(second)).table == host.table


async def test_a_line_said_on_another_server_is_not_missed_because_somebody_comes(
    tmp_path: Path,
) -> None:
    """While there are no news, who comes reads what the others have not been sent."""
    news = Deaf(), Deaf()
    async with two(tmp_path, *news) as (one, other):
        here, there = Tables(one), Tables(other)
        host = await here.make(short())
        ben = await here.join(host.table, "Ben")
        (_, first), (guest, second) = await come(here, host), await come(there, ben)
        await first.say(0, "Hello", None)
        await come(there, host.table)
        await first.say(0, "Who is there?", None)
        await second.say(1, "I am", None)  # its number is taken
        news[1].look()
        await asyncio.sleep(0.1)
        assert guest.lines == ["Ann: Hello", "Ann: Who is there?", "Ben: I am"]
        await here.close()
        await there.close()


async def test_a_line_said_while_somebody_comes_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(tmp_path) as (tables, _):
        host = await tables.make(short())
        _, table = await come(tables, host)
        documents = table._store.documents
        read = documents.lines

        async def slow(code: str, most: int) -> Sequence[Line]:
            """What is stored, but somebody speaks before it arrives."""
            found = await read(code, most)
            if not found:
                await table.say(0, "Hello", None)
            return found

        monkeypatch.setattr(documents, "lines", slow)
        guest, _ = await come(tables, host.table)
        assert guest.lines == ["Ann: Hello"]


async def test_a_table_that_begins_on_two_servers_at_once_has_one_match(tmp_path: Path) -> None:
    async with two(tmp_path, Deaf(), Deaf()) as (one, other):
        here, there = Tables(one), Tables(other)
        host = await here.make(short())
        (_, first), (_, second) = await come(here, host), await come(there, host)
        begun = await asyncio.gather(first.start(0), second.start(0), return_exceptions=True)
        assert [type(each) for each in begun].count(TableError) == 1
        matches = await (await one.store()).finished.left(before=2**53)
        assert matches == [(first.state.match, host.table)]
        await here.close()
        await there.close()


async def test_a_match_that_ended_while_nobody_was_told_is_closed_later(tmp_path: Path) -> None:
    """The server may be killed between the end of a match and the news of it at the table."""
    async with open_tables(tmp_path) as (tables, lobby):
        host = await tables.make(short())
        _, table = await come(tables, host)
        await table.start(0)
        match = table.state.match
        assert match is not None
        await tables.close()
        await play_out(lobby, match, [host.key])
        again = Tables(lobby)
        guest, _ = await come(again, host)
        assert guest.table["match"] is None and guest.table["played"][0]["match"] == match
        await again.close()


@pytest.mark.parametrize("error", [StoreError("away"), asyncio.CancelledError()])
async def test_who_could_not_enter_does_not_stay_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    async with open_tables(tmp_path) as (tables, _):
        host = await tables.make(short())
        ben = await tables.join(host.table, "Ben")
        ann, table = await come(tables, host)

        async def fail(*given: object) -> None:
            raise error

        with monkeypatch.context() as failing:
            failing.setattr(table._store.documents, "lines", fail)
            for who in (ben, host.table):
                with pytest.raises(type(error)):
                    await come(tables, who)
        assert table.here() == {0} and len(table._visitors) == 1
        await until(lambda: [one["here"] for one in ann.table["members"]] == [True, False])
        tables.leave(table, ann)  # type: ignore[arg-type]
        await until(lambda: table.resting)


async def test_what_was_stored_is_sent_though_the_page_that_asked_has_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(tmp_path) as (tables, _):
        host = await tables.make(short())
        guest, table = await come(tables, host)
        storing, save = asyncio.Event(), table._store.documents.save

        async def slowly(document: Document, *beside: Any) -> None:
            storing.set()
            await asyncio.sleep(0.05)
            await save(document, *beside)

        monkeypatch.setattr(table._store.documents, "save", slowly)
        start = asyncio.create_task(table.start(0))
        await storing.wait()
        start.cancel()
        with pytest.raises(asyncio.CancelledError):
            await start
        assert table.state.match is not None
        await until(lambda: guest.table["match"] == table.state.match)


async def test_a_key_opens_the_members_seat_and_nothing_else(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as (tables, lobby):
        host = await tables.make(short(places=3))
        ben = await tables.join(host.table, "Ben")
        late = await tables.join(host.table, "Cleo")
        _, table = await come(tables, host)
        await table.change(lambda state: rules.stand(state, late.member))
        await table.start(0)
        assert table.state.match is not None
        hello = protocol.Hello(table.state.match, ben.key)
        player = Listener()
        await lobby.enter(player, hello)  # type: ignore[arg-type]
        assert player.seat == 1
        for key in (late.key, "x" * 32):
            with pytest.raises(TableError):
                await lobby.enter(Listener(), protocol.Hello(table.state.match, key))  # type: ignore[arg-type]
        with pytest.raises(TableError, match="does not open"):
            await tables.enter(Guest(), Hello(host.table, "x" * 32))  # type: ignore[arg-type]
        with pytest.raises(TableError, match="no such table"):
            await tables.enter(Guest(), Hello("nosuch", None))  # type: ignore[arg-type]


async def test_no_message_holds_a_key_or_its_digest(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as (tables, _):
        host = await tables.make(short())
        ben = await tables.join(host.table, "Ben")
        (one, table), (two, _) = await come(tables, host), await come(tables, host.table)
        await table.say(1, "hello", None)
        await table.start(0)
        told = b"".join(one.heard + two.heard).decode()
        secrets = [host.key, ben.key, *(member.digest for member in table.state.members)]
        assert not [secret for secret in secrets if secret in told]


async def test_the_newest_page_of_a_member_wins(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as (tables, _):
        host = await tables.make(short())
        (old, table), (new, _) = await come(tables, host), await come(tables, host)
        assert old.closed == 4001 and old.messages[-1] == {"type": "replaced"}
        tables.leave(table, old)  # type: ignore[arg-type]
        assert new.table["members"][0]["here"], "the older page's end is not the member's"


async def test_who_is_here_is_told(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as (tables, _):
        host = await tables.make(short())
        ben = await tables.join(host.table, "Ben")
        (one, table), (two, _) = await come(tables, host), await come(tables, ben)
        watcher, _ = await come(tables, host.table)
        assert watcher.table["you"] is None and one.table["watching"] == 1
        tables.leave(table, two)  # type: ignore[arg-type]
        tables.leave(table, watcher)  # type: ignore[arg-type]
        assert [member["here"] for member in one.table["members"]] == [True, False]
        assert one.table["watching"] == 0


async def test_what_is_said_reaches_everybody_and_those_who_come_later(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as (tables, _):
        host = await tables.make(short())
        ben = await tables.join(host.table, "Ben")
        one, table = await come(tables, host)
        await table.say(0, "Kaixo\u202e  <b>denoi</b>\x00", None)
        await table.say(1, None, "good-luck")
        await table.say(1, " \u200b ", None)
        late, _ = await come(tables, ben)
        assert one.lines == late.lines == ["Ann: Kaixo <b>denoi</b>", "Ben: good-luck"]
        await table.change(lambda state: rules.silence(state, 0, 1, True))
        with pytest.raises(TableError, match="silenced"):
            await table.say(1, "but", None)


async def test_a_vote_begins_the_next_match(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as (tables, lobby):
        host = await tables.make(short())
        ben = await tables.join(host.table, "Ben")
        (one, table), (two, _) = await come(tables, host), await come(tables, ben)
        await table.vote(0, "switch")
        assert one.table["votes"] == {"switch": [0]} and one.table["match"] is None
        await table.vote(1, "switch")
        assert (await lobby.find(two.table["match"])).game == "switch"
        assert two.table["votes"] == {} and two.table["game"] == "switch"


async def test_the_host_may_let_nobody_watch(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as (tables, lobby):
        host = await tables.make(short(watchers=False))
        _, table = await come(tables, host)
        await table.start(0)
        assert table.state.match is not None
        with pytest.raises(TableError, match="not allow watching"):
            await lobby.enter(Listener(), protocol.Hello(table.state.match))  # type: ignore[arg-type]


async def test_the_lobby_has_listed_tables_that_wait(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as (tables, _):
        await tables.make(short())
        listed = await tables.make(short(listed=True, name="Hedda"))
        (found,) = (await tables.listed()).tables
        assert (found.table, found.host, found.free) == (listed.table, "Hedda", 1)
        _, table = await come(tables, listed)
        await tables.make(short(listed=True, newcomers=False))
        assert (await tables.listed()).tables == [found], "nobody new may join the other"
        await table.start(0)
        assert (await tables.listed()).tables == [], "a match is played there"


async def test_two_servers_change_one_table(tmp_path: Path) -> None:
    """Neither overwrites the other's changes, even without news of them."""
    async with open_tables(tmp_path) as (tables, lobby):
        other = Tables(lobby)
        host = await tables.make(short(places=4))
        _, here = await come(tables, host)
        there = await other.at(host.table)
        for number in range(3):
            await (tables if number % 2 else other).join(host.table, f"P{number}")
        await there.change(lambda state: rules.silence(state, 0, 1, True))
        state = await here.change(lambda state: rules.silence(state, 0, 2, True))
        assert [one.name for one in state.members] == ["Ann", "P0", "P1", "P2"]
        assert [one.silenced for one in state.members] == [False, True, True, False]
        assert [place.member for place in state.places] == [0, 1, 2, 3]
        await other.close()


async def test_two_servers_start_one_match(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as (tables, lobby):
        other = Tables(lobby)
        host = await tables.make(short())
        here, there = await tables.at(host.table), await other.at(host.table)
        await here.start(0)
        with pytest.raises(TableError, match="being played"):
            await there.start(0)
        assert here.state.match == there.state.match
        await other.close()


async def test_a_table_that_nobody_has_open_is_unloaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from boneace.table.friends import tables as module

    monkeypatch.setattr(module, "EVICT_AFTER", 0.01)
    async with open_tables(tmp_path) as (tables, _):
        host = await tables.make(short())
        guest, table = await come(tables, host)
        left = partial(tables.leave, table, guest)  # type: ignore[arg-type]
        assert tables._open
        left()
        await until(lambda: not tables._open)
        assert (await tables.found(host.table)).people == ["Ann"]


async def test_a_host_decides_about_clocks_and_who_is_away(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as (tables, lobby):
        host = await tables.make(short(clock=BankClock(300, 5), away=None))
        ben = await tables.join(host.table, "Ben")
        (one, table), _ = await come(tables, host), await come(tables, ben)
        told = {"kind": "bank", "seconds": 300, "increment": 5}
        assert one.table["clock"] == told and one.table["away"] is None
        await table.start(0)
        assert table.state.match is not None
        stored = await lobby.find(table.state.match)
        assert (stored.clock, stored.away) == (told, None)


async def test_who_speaks_is_named_where_the_line_comes_before_the_news_of_them(
    tmp_path: Path,
) -> None:
    news = Deaf(), Deaf()
    async with two(tmp_path, *news) as (one, another):
        tables, others = Tables(one), Tables(another)
        host = await tables.make(short())
        (_, table), (there, stale) = await come(tables, host), await come(others, host.table)
        await tables.join(host.table, "Ben")
        await table.say(1, "anybody there?", None)
        stale._said_elsewhere(LOOK)
        await until(lambda: there.lines)
        assert there.lines == ["Ben: anybody there?"]
        await tables.close()
        await others.close()


async def test_without_news_two_servers_find_out_a_second_later(tmp_path: Path) -> None:
    """Redis is away: every server with a table open polls the store."""
    news = Deaf(), Deaf()
    async with two(tmp_path, *news) as (one, another):
        tables, others = Tables(one), Tables(another)
        host = await tables.make(short())
        (here, table), (there, _) = await come(tables, host), await come(others, host.table)
        await tables.join(host.table, "Ben")
        await table.say(1, "anybody there?", None)
        await table.start(0)
        assert here.table["match"] is not None and there.table["match"] is None
        news[1].look()
        await until(lambda: there.table["match"] == here.table["match"])
        await until(lambda: there.lines == ["Ben: anybody there?"])
        await tables.close()
        await others.close()


async def test_who_has_gone_for_good_keeps_nobody_from_playing_what_was_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "BREATH", 0.01)
    async with open_tables(tmp_path) as (tables, lobby):
        host = await tables.make(short(3))
        keys = [host, await tables.join(host.table, "Ben"), await tables.join(host.table, "Cleo")]
        (one, table), _, (third, _) = [await come(tables, key) for key in keys]
        await table.vote(0, "switch")
        await table.vote(1, "switch")
        assert one.table["match"] is None
        table.go(third)  # type: ignore[arg-type]
        await until(lambda: one.table["match"] is not None)
        assert (await lobby.find(one.table["match"])).game == "switch"


async def test_a_host_who_is_away_for_a_moment_stays_the_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(tmp_path) as (tables, _):
        host = await tables.make(short())
        ben = await tables.join(host.table, "Ben")
        (ann, table), (guest, _) = await come(tables, host), await come(tables, ben)
        table.go(ann)  # type: ignore[arg-type]
        assert not guest.table["host_gone"]
        with pytest.raises(TableError, match="only the host"):
            await table.change(lambda state: rules.hand_over(state, 1, 1, table.host_gone))
        monkeypatch.setattr(gathering, "PATIENCE", 0.0)
        await table.change(lambda state: rules.hand_over(state, 1, 1, table.host_gone))
        assert guest.table["host"] == 1


async def test_who_is_sent_away_is_told_and_the_page_closes(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as (tables, _):
        host = await tables.make(short())
        ben = await tables.join(host.table, "Ben")
        (_, table), (guest, _) = await come(tables, host), await come(tables, ben)
        await table.remove(0, 1)
        assert guest.messages[-1] == {"type": "left", "sent_away": True} and guest.closed == 1000
        with pytest.raises(TableError, match="does not open"):
            await come(tables, ben)


async def test_a_match_of_other_rules_does_not_hold_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(tmp_path) as (tables, _):
        host = await tables.make(short())
        one, table = await come(tables, host)
        await table.start(0)
        assert one.table["match"] is not None
        monkeypatch.setattr(outdated, "why", lambda stored: later("errors-old-rules"))
        await table.settle()
        assert one.table["match"] is None and one.table["played"] == []


async def test_many_changes_in_a_moment_are_told_as_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(followed, "GAP", 1.0)  # a busy machine makes the changes within that
    async with open_tables(tmp_path) as (tables, _):
        one, table = await come(tables, await tables.make(short()))
        before = len(one.told("table"))
        for number in range(20):
            await table.change(lambda state, n=number: rules.rename(state, 0, f"Ann {n}"))  # type: ignore[misc]
        await until(lambda: one.table["members"][0]["name"] == "Ann 19")
        assert len(one.told("table")) - before <= 5


async def test_the_end_of_a_match_is_heard_though_the_store_fails_just_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to load the page again to play on."""
    async with open_tables(tmp_path) as (tables, lobby):
        host = await tables.make(short())
        ben = await tables.join(host.table, "Ben")
        (one, table), _ = await come(tables, host), await come(tables, ben)
        await table.start(0)
        fails_once(table, monkeypatch, "documents.save")
        await play_out(lobby, one.table["match"], [host.key, ben.key])
        await until(lambda: one.table["match"] is None)
        assert len(one.table["played"]) == 1


async def test_what_another_server_has_changed_is_read_though_the_store_fails_just_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(tmp_path) as (here, there):
        tables, other = Tables(here), Tables(there)
        host = await tables.make(short())
        (one, table), (_, far) = await come(tables, host), await come(other, host.table)
        fails_once(table, monkeypatch, "documents.get")
        fails_once(table, monkeypatch, "documents.lines")
        await far.change(lambda state: rules.rename(state, 0, "Anna"))
        await far.say(0, "Hello", None)
        await until(lambda: one.table["members"][0]["name"] == "Anna")
        await until(lambda: any(line.endswith(": Hello") for line in one.lines))
        for house in (tables, other):
            await house.close()


def fails_once(table: gathering.Gathering, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The next call of a store fails, as when its database is restarted."""
    of: Any = table._store
    *path, method = name.split(".")
    for part in path:
        of = getattr(of, part)
    works = getattr(of, method)

    async def failing(*given: Any, **named: Any) -> Any:
        monkeypatch.setattr(of, method, works)
        raise StoreError("the database is away")

    monkeypatch.setattr(of, method, failing)
