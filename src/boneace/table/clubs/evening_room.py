"""An evening that is open on this server. It makes the tables of a round and collects their
results.

News report that something has happened at a table, but not what: the evening reads the table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import structs

from boneace.languages import say
from boneace.table.clubs import evenings, messages, picture, ratings, rules, tables
from boneace.table.clubs.room import Room, now
from boneace.table.clubs.standing import gains_of
from boneace.table.clubs.state import EveningState, RatedMatch, TableOf, in_sides
from boneace.table.errors import StoreError, TableError
from boneace.table.friends.tables import document_of
from boneace.table.play.keys import new_id
from boneace.table.play.tasks import fault, to_the_end

if TYPE_CHECKING:
    from boneace.table.clubs.clubhouse import Clubhouse
    from boneace.table.clubs.state import ClubState
    from boneace.table.friends.gathering import Gathering
    from boneace.table.friends.tables import Tables
    from boneace.table.friends.visitor import Visitor
    from boneace.table.play.servers.news import News
    from boneace.table.store.store import Store
    from boneace.table.store.stored import Document

log = logging.getLogger(__name__)

_TRIES = 8
_LETTERS = 8
AGAIN = 10.0
"""Seconds from an error that nobody has foreseen to the next look at the same table."""


def _new_code() -> str:
    return new_id(_LETTERS)


class EveningRoom(Room[EveningState]):
    """An evening, the pages that follow it, and the tables of its round."""

    kind = "evening"
    decoder = msgspec.json.Decoder(EveningState)

    def __init__(
        self,
        document: Document,
        store: Store,
        news: News,
        node: str,
        club: Clubhouse,
        at: Tables,
    ) -> None:
        super().__init__(document, store, news, node)
        self.club, self._tables = club, at
        self._asked: set[str] = set()
        self._looking = False
        self._heard: dict[str, Callable[[], None]] = {}
        self._late: asyncio.TimerHandle | None = None
        self._is_late = False  # by this server's own timer: the clock of a machine may be set back
        self._drawn: dict[bool, messages.EveningSent] = {}  # for members, and for others
        self._drawn_at: tuple[object, object] = (None, None)  # these states
        self._rounds = 0  # those whose tables are awaited, or have been
        # everybody who has joined the club may take part
        self._stop_club = club.hear(self.tell_all)
        self.deleted = False
        self._go_on()
        self._list()  # the server may have been killed before the club listed it as it is

    @property
    def left(self) -> bool:
        """Whether nobody has it open here and no task is running."""
        return super().resting

    @property
    def resting(self) -> bool:
        """While a round is played the evening waits for its tables."""
        waiting = self.state.playing and self.state.closed is None
        return self.left and not waiting

    def shown(self, visitor: Visitor) -> messages.ToClubMember:
        """The evening, for the page of a member or of anybody with its link."""
        return self.seen_by(visitor.member)

    def seen_by(self, member: int | None) -> messages.EveningSent:
        """The evening as a member sees it; former members see what everybody sees.

        It is drawn once for all members, and once for all others.
        """
        club = self.club.state
        evening_then, club_then = self._drawn_at
        if evening_then is not self.state or club_then is not club:
            self._drawn, self._drawn_at = {}, (self.state, club)
        known = club.member(member)
        told = known is not None
        if told not in self._drawn:
            you = None if known is None else known.id
            self._drawn[told] = picture.evening(self.state, club, you)
        if known is None:
            return self._drawn[told]
        return structs.replace(self._drawn[told], you=known.id, host=known.host)

    # -- what hosts do ----------------------------------------------------------------------------

    async def next_round(self, by: int) -> None:
        """Draw the next round, and make its tables."""
        for _ in range(_TRIES):
            before = self.state
            # in a thread: for hundreds of people it takes a while
            drawn = await asyncio.to_thread(
                evenings.next_round, before, self.club.state, by, _new_code, now()
            )
            if await self._play(before, drawn):
                return
        raise TableError(say("errors-gone-on"), status=409)

    async def _play(self, before: EveningState, drawn: EveningState) -> bool:
        """Save a round that was drawn, with its tables; False if another server came first."""
        club = self.club.state
        new = [document_of(tables.new(drawn, club, table)) for table in drawn.rounds[-1].tables]
        return drawn == await self.change(lambda state: drawn if state == before else state, new)

    def saved(self) -> None:
        """A round may have been drawn."""
        self._go_on()

    def changed_elsewhere(self) -> None:
        """A round may have been drawn on another server."""
        super().changed_elsewhere()
        self._go_on()

    async def start(self, by: int, code: str) -> None:
        """A host begins a table's match; bots play for missing people."""
        rules.must_host(self.club.state, by)
        table = evenings.table_at(self.state, code)
        if table.won is not None:
            raise TableError(say("clubs-no-table"), "table")
        await self._begin(await self._gathering(table))
        self.look([code])

    async def correct(self, by: int, code: str, won: list[float]) -> None:
        """A host enters a result. Ratings that depend on it are calculated again, and stored with
        it."""

        def step(state: EveningState, club: ClubState) -> tuple[EveningState, ClubState]:
            state = evenings.correct(state, club, by, code, won)
            gains = gains_of(evenings.table_at(state, code), state.plan.partners is not None)
            return state, ratings.recounted(club, code, gains)

        await self.change_both(self.club, step)

    async def close_by(self, by: int) -> None:
        """A host closes the evening."""
        club = self.club.state
        await self.change(lambda state: evenings.close(state, club, by, now()))
        self._list()

    async def rename(self, by: int, title: str) -> None:
        """A host gives it another name, which its tables are called by too."""
        club = self.club.state
        state = await self.change(lambda state: evenings.rename(state, club, by, title))
        self._list()
        for table in state.rounds[-1].tables if state.rounds else []:
            at = await self._gathering(table)
            await at.change(lambda table: structs.replace(table, evening_title=state.plan.title))

    def _list(self) -> None:
        """Have the club list it as it is now, soon."""
        listed = rules.relisted(self.club.state, self.id, *self._as_listed())
        if listed != self.club.state:
            self.spawn(self.surely(self._listed))

    async def _listed(self) -> None:
        await self.club.change(lambda club: rules.relisted(club, self.id, *self._as_listed()))

    def _as_listed(self) -> tuple[str, bool]:
        return self.state.plan.title, self.state.closed is not None

    async def delete(self, by: int) -> None:
        """A host deletes it, with its tables. The club keeps the ratings of its matches."""
        rules.must_host(self.club.state, by)
        await to_the_end(self._delete(by))

    async def _delete(self, by: int) -> None:
        async with self._lock:
            await self._reload()  # a round drawn on another server may be played
            if self.state.playing and self.state.closed is None:
                raise TableError(say("clubs-playing"), status=409)
            await self.club.change(
                lambda club: rules.without_evening(club, by, self.id), gone=self._document
            )
        for one in self.state.rounds:
            for table in one.tables:
                self._tables.vanished(table.code)
        self.vanished()
        self._news.tell(self._topic, str(self._document.version + 1).encode())

    async def look_again(self) -> None:
        """Read it again, in case another server has changed it."""
        if not self.deleted:
            await super().look_again()

    def missing(self) -> TableError:
        """The error if it is no longer stored."""
        return TableError(say("clubs-no-evening"), status=404)

    def vanished(self) -> None:
        """It is no longer stored: all pages are told."""
        if self.deleted:
            return
        self.deleted = True
        for visitor in list(self._visitors):
            visitor.send(messages.write(messages.Deleted()))
            visitor.close(1000)

    # -- events at the tables ---------------------------------------------------------------------

    def _go_on(self) -> None:
        """Check all tables of a new round, and again when missing people are late.

        Also if all have a result: the server may have been killed before a match was rated.
        """
        if self._rounds == len(self.state.rounds):
            return
        self._rounds = len(self.state.rounds)
        self.look_at_all()
        if not self.state.playing or self.state.closed is not None:
            return
        patience = self.state.plan.patience
        if self._late is not None:
            self._late.cancel()
        self._is_late = False
        if patience is not None:
            left = min(patience - (now() - self.state.rounds[-1].at) / 1000, patience)
            self._late = asyncio.get_running_loop().call_later(max(left, 0.0), self._be_late)

    def _be_late(self) -> None:
        self._late = None
        self._is_late = True
        self.look_at_all()

    def look(self, codes: list[str]) -> None:
        """Check some tables soon."""
        self._asked.update(codes)
        if not self._looking:
            self._looking = True
            self.spawn(self._look())

    def look_at_all(self) -> None:
        """Check all tables of the round soon: news of them may have been lost."""
        if self.state.rounds:
            self.look([table.code for table in self.state.rounds[-1].tables])

    async def _look(self) -> None:
        try:
            while self._asked:
                code = self._asked.pop()
                last = self.state.rounds[-1].tables if self.state.rounds else []
                for table in last:
                    if table.code == code:
                        await self._try(table)
        finally:
            self._looking = False

    async def _try(self, table: TableOf) -> None:
        """Check a table. Whatever fails, the others continue."""
        try:
            await self._look_at(table)
        except TableError as error:
            log.warning("table %s of evening %s: %s", table.code, self.id, error)
        except StoreError as error:
            log.warning("table %s of evening %s: %s", table.code, self.id, error)
            self.spawn(self._look_once(self._store.recovered(), table.code))
        except Exception as error:
            fault(f"evening {self.id}", error)
            self.spawn(self._look_once(asyncio.sleep(AGAIN), table.code))

    async def _look_once(self, ready: Coroutine[Any, Any, None], code: str) -> None:
        await ready
        self.look([code])

    async def _look_at(self, table: TableOf) -> None:
        """Record the result of a table, or begin its match once all are there."""
        if table.won is None and self.state.closed is None:
            gathering = await self._gathering(table)
            await gathering.settle()
            self._follow(table.code, gathering.state.match)
            played = gathering.state.played
            if played:
                await self.change(lambda state: evenings.finished(state, table.code, played[0]))
            elif (match := gathering.state.match) is not None:
                await self.change(lambda state: evenings.begun(state, table.code, match))
            elif tables.all_here(gathering) or (self._is_late and tables.anybody_here(gathering)):
                await self._begin(gathering)
        await self._rate(table.code)

    async def _gathering(self, table: TableOf) -> Gathering:
        """The table with the people at it."""
        return await self._tables.at(table.code)

    async def _begin(self, gathering: Gathering) -> None:
        here = gathering.here()
        if not tables.anybody_here(gathering):
            raise TableError(say("friends-nobody-sits"))
        names = [one.name for one in self.club.state.members]
        await gathering.change(lambda state: tables.with_bots(state, here, names))
        await gathering.start(gathering.state.host, without_all=True)

    def _follow(self, code: str, match: str | None) -> None:
        """Learn of the end of a table's match, even if nobody has the table open."""
        if match is None:
            stop = self._heard.pop(code, None)
            if stop is not None:
                stop()
        elif code not in self._heard:
            self._heard[code] = self._news.hear(f"over/{match}", lambda told: self.look([code]))

    async def _rate(self, code: str) -> None:
        """Have the ratings of the club count a match."""

        def step(state: EveningState, club: ClubState) -> tuple[EveningState, ClubState]:
            rated = _rated(state, code)
            return state, club if rated is None else ratings.counted(club, *rated)

        await self.change_both(self.club, step)

    def forget(self) -> None:
        """It is unloaded: stop listening."""
        super().forget()
        self._stop_club()
        for stop in self._heard.values():
            stop()
        if self._late is not None:
            self._late.cancel()


def _rated(state: EveningState, code: str) -> tuple[RatedMatch, int] | None:
    """A match that counts for ratings, and when its round began; None if a bot has played in it."""
    table = evenings.table_at(state, code)
    if not state.plan.rated or table.match is None or table.won is None:
        return None
    if table.missing or table.helped:
        return None
    paired = state.plan.partners is not None
    sides = [[one for one in side if one is not None] for side in in_sides(table.seats, paired)]
    if sum(map(len, sides)) < len(table.seats):
        return None
    rated = RatedMatch(code, state.plan.rules.game, now(), sides, gains_of(table, paired))
    return rated, next(one.at for one in state.rounds if table in one.tables)
