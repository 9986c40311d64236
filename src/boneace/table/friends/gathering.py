"""One table of friends on this server: the people there, their chat, and their matches."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import replace as replaced
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from boneace.languages import say
from boneace.table.errors import Conflict, Outdated, TableError, WrongLink
from boneace.table.friends import messages, picture, rules
from boneace.table.friends.followed import TRIES, Followed
from boneace.table.friends.state import TableState
from boneace.table.play import notes, outdated
from boneace.table.play.keys import member_of
from boneace.table.play.people import names
from boneace.table.play.servers.news import LOOK
from boneace.table.play.servers.roll import Roll
from boneace.table.play.tasks import to_the_end
from boneace.table.store.stored import Document, Line

if TYPE_CHECKING:
    from boneace.table.friends.visitor import Visitor
    from boneace.table.play.lobby import Lobby
    from boneace.table.store.store import Store

KIND = "table"
EVENINGS = "evenings"
"""The topic of news for evenings: the evening, and the table at which something changed."""
PATIENCE = 60.0
"""Seconds after which an absent host can be replaced: pages reload, and connections drop."""
BREATH = 5.0
"""Seconds that a person who has not voted may be away before the votes are counted."""
KEPT_LINES = 100
"""The number of recent chat lines sent to a newcomer."""


class _Here(Struct):
    """The people at a table on one server, sent as news to the other servers."""

    node: str
    members: list[int]
    watching: int

    @property
    def anybody(self) -> bool:
        """Whether anybody has the table open there."""
        return bool(self.members) or self.watching > 0


class Gathering(Followed[TableState]):
    """A table, and everybody who has it open on this server."""

    kind = KIND
    decoder = msgspec.json.Decoder(TableState)

    def __init__(self, document: Document, store: Store, lobby: Lobby, node: str) -> None:
        self._lobby = lobby
        self._stop_over: Callable[[], None] | None = None
        self._next_line = 0
        self._drawn: dict[str, messages.TableSent] = {}  # by language
        self._drawn_at: object = None
        self._late: asyncio.TimerHandle | None = None
        self._begun = time.monotonic()
        self._left: dict[int, float] = {}  # by member, when a page was last closed
        super().__init__(document, store, lobby.news, node)
        self._roll = Roll(_Here(node, [], 0), lobby.news, self._say_here, self.tell_all)
        self._stops += [
            lobby.news.hear(f"here/{self.code}", self._here_elsewhere),
            lobby.news.hear(f"line/{self.code}", self._said_elsewhere),
            self._roll.close,
        ]
        self._roll.now(self._roll.own)  # servers that have it open answer

    @property
    def code(self) -> str:
        """The code of the table."""
        return self.id

    def told(self, visitor: Visitor) -> bytes:
        """The table, as a member or a visitor sees it."""
        now = (self._document.version, self.here(), self._watching(), self.host_gone)
        if now != self._drawn_at:
            self._drawn, self._drawn_at = {}, now
        if visitor.language not in self._drawn:
            here, watching, host_gone = now[1:]
            self._drawn[visitor.language] = picture.of(self.state, here, watching, host_gone)
        return messages.write(replace(self._drawn[visitor.language], you=visitor.member))

    def missing(self) -> TableError:
        """The error if the table is no longer stored."""
        return WrongLink(say("friends-not-found"), status=404)

    def document(self, new: TableState) -> Document:
        """The table as stored: it belongs to an evening or a club, or is listed for everybody."""
        listed = new.manners.in_lobby and new.match is None
        return replaced(super().document(new), parent=new.evening or new.club, listed=listed)

    def _take(self, document: Document, state: TableState | None = None) -> None:
        super()._take(document, state)
        self._follow_match()

    # -- people here ------------------------------------------------------------------------------

    def member_of(self, key: str) -> int:
        """The member that a key belongs to. Raises WrongLink for an unknown key."""
        member = member_of(self.state.members, key)
        if member is None:
            raise WrongLink(say("friends-key"))
        return member

    async def enter(self, visitor: Visitor) -> None:
        """A viewer opens the table."""
        self.let_in(visitor)
        await self.settle()
        lines = [picture.line(self.state, one) for one in await self._all_lines()]
        visitor.send(messages.write(messages.Lines(lines)))
        visitor.welcomed = True
        self._tell_here()
        if self._telling is not None:  # the others can wait a moment
            self.tell(visitor)

    def gone(self) -> None:
        """A viewer has closed a page: the others are sent who is still here."""
        self._tell_here()
        if self.state.votes:
            self.spawn(self._see_votes_later())

    async def _see_votes_later(self) -> None:
        """Wait before counting votes: a person may be back soon, after a reload or a lost
        connection."""
        await asyncio.sleep(BREATH)
        await self.surely(self.see_votes)

    def go(self, visitor: Visitor) -> None:
        """A page was closed."""
        if visitor.member is not None:
            self._left[visitor.member] = time.monotonic()
        super().go(visitor)

    @property
    def host_gone(self) -> bool:
        """Whether the host has been away so long that another may become the host."""
        host = self.state.host
        away = time.monotonic() - self._left.get(host, self._begun)
        return host not in self.here() and away > PATIENCE

    def here(self) -> set[int]:
        """The members whose pages are open, on any server."""
        own = {visitor.member for visitor in self._visitors if visitor.member is not None}
        return own.union(*(there.members for there in self._roll.others()))

    def _watching(self) -> int:
        own = sum(visitor.member is None for visitor in self._visitors)
        return own + sum(there.watching for there in self._roll.others())

    def _tell_here(self) -> None:
        members = [one.member for one in self._visitors if one.member is not None]
        watching = len(self._visitors) - len(members)
        self._roll.now(_Here(self._node, members, watching))
        self.tell_all()
        self._tell_evening()
        self._wait_for_host()

    def _wait_for_host(self) -> None:
        """Send everybody an update once the host has been away for too long."""
        if self._late is None and self.state.host not in self.here() and not self.host_gone:
            loop = asyncio.get_running_loop()
            self._late = loop.call_later(PATIENCE + 0.1, self._host_is_late)

    def _host_is_late(self) -> None:
        self._late = None
        self.tell_all()
        self._wait_for_host()

    def _say_here(self, here: _Here) -> None:
        self._news.tell(f"here/{self.code}", msgspec.json.encode(here))

    def _tell_evening(self) -> None:
        if self.state.evening is not None:
            self._lobby.news.tell(EVENINGS, f"{self.state.evening} {self.code}".encode())

    def _here_elsewhere(self, told: bytes) -> None:
        if told == LOOK:  # the store does not hold who is here
            return
        there = msgspec.json.decode(told, type=_Here)
        if there.node == self._node:
            return
        before = self.here(), self._watching()
        self._roll.hear(there)
        for member in before[0] - self.here():
            self._left[member] = time.monotonic()
        if before != (self.here(), self._watching()):
            self.tell_all()
            self._tell_evening()

    def saved(self) -> None:
        """Its evening is told too."""
        self._tell_evening()

    # -- matches ----------------------------------------------------------------------------------

    async def start(self, by: int, *, without_all: bool = False) -> None:
        """Begin the match that the table has agreed on.

        At a table of an evening that happens once all are there, or `without_all` when a host asks
        for it or somebody is late.
        """
        async with self._lock:
            for _ in range(TRIES):
                ready = rules.ready_to_start(self.state, by)
                if self.state.fixed and not without_all:
                    rules.must_all_be(ready, self.here())
                try:
                    await to_the_end(self._begin(ready))
                except Conflict:
                    await self._reload()
                    continue
                return
        raise TableError(say("errors-gone-on"), status=409)

    async def _begin(self, ready: TableState) -> None:
        """Make the match of a table, and store that it is played; if that comes too late nobody
        will ever know of the match, so it is removed."""
        made = await self._lobby.create(
            picture.match_of(ready),
            digests=picture.digests(ready),
            table=self.code,
            watchers=ready.manners.watchers,
        )
        try:
            await self._save(rules.started(ready, made.id))
        except Conflict:
            await self._store.finished.delete(made.id)
            raise

    async def vote(
        self, by: int, game: str | None, spend: Callable[[], None] | None = None
    ) -> None:
        """A vote for the next game. Once everybody present has voted, it is played at once."""
        await self.change(lambda state: rules.vote(state, by, game))
        if game is not None:
            await self.see_votes(spend)

    async def see_votes(self, spend: Callable[[], None] | None = None) -> None:
        """Play the chosen game, once everybody present has voted.

        `spend` counts the match that this makes, and raises TableError if there were too many.
        """
        here, state = self.here(), self.state
        if state.match is not None or state.fixed:
            return
        wanted = rules.chosen(state, sorted(here))
        voters = [one for one in state.votes if one in here and state.place_of(one) is not None]
        if wanted is not None and voters:
            if spend is not None:
                spend()
            await self.change(lambda state: rules.change_game(state, wanted))
            await self.start(voters[0])

    async def give_up(self, by: int) -> None:
        """The host ends the table's wait for its match, which stays unfinished."""
        await self.change(lambda state: rules.give_up(state, by))

    async def remove(self, by: int, member: int) -> None:
        """The host removes a member, whose pages close."""
        await self.change(lambda state: rules.remove(state, by, member))
        self._send_away()

    def changed_elsewhere(self) -> None:
        """A member may have been removed on another server."""
        super().changed_elsewhere()
        self._send_away()

    def _send_away(self) -> None:
        """Close the pages of former members."""
        for visitor in self._visitors:
            if visitor.member is not None and self.state.member(visitor.member) is None:
                visitor.send(messages.SENT_AWAY)
                visitor.close(1000)

    async def settle(self) -> None:
        """Close a match that is over: store what everybody won, and let the table play on.

        A match under rules that this version does not have cannot be continued, so the table drops
        it. One of a newer version is played on another server, or after an update.
        """
        if self.state.match is None:
            return
        stored = await self._store.match(self.state.match)
        if stored is None or outdated.newer(stored):
            return
        try:
            if not stored.over and outdated.why(stored) is None:
                return
            events = await self._store.events(stored.id)
            won = await asyncio.to_thread(picture.returns, stored, events)
            log = notes.read(events)
        except Outdated:
            await self.change(lambda state: rules.let_go(state, stored.id))
            return
        await self.change(lambda state: rules.closed(state, stored, won, log))

    def _follow_match(self) -> None:
        """Listen for the end of the current match."""
        if self._stop_over is not None:
            self._stop_over()
            self._stop_over = None
        if self.state.match is not None:
            topic = f"over/{self.state.match}"
            self._stop_over = self._lobby.news.hear(topic, self._match_over)

    def _match_over(self, told: bytes) -> None:
        self.spawn(self.surely(self.settle))

    # -- chat -------------------------------------------------------------------------------------

    async def say(self, by: int, text: str | None, phrase: str | None) -> None:
        """A member says something to the table."""
        member = self.state.member(by)
        if member is None or member.silenced:
            raise TableError(say("friends-silenced"))
        if text is not None:
            text = names.visible(text)
            if not text:
                return
        async with self._lock:
            for _ in range(TRIES):
                line = Line(self._next_line, by, text, phrase, time.time_ns() // 1_000_000)
                try:
                    await self._store.documents.say(self.code, line)
                except Conflict:
                    await self._reload()  # the other speaker may have just come
                    await self._lines()
                    continue
                self._tell_line(line)
                self._lobby.news.tell(f"line/{self.code}", f"{self._node} {line.number}".encode())
                return
        raise TableError(say("errors-gone-on"), status=409)

    async def _all_lines(self) -> list[Line]:
        """The last lines, for a newcomer: also those that are said while the store reads them."""
        for _ in range(TRIES):
            found = await self._lines()
            if self._next_line <= (found[-1].number + 1 if found else 0):
                break
        return found

    async def _lines(self) -> list[Line]:
        """The last lines; everybody here is sent those that are new."""
        found = list(await self._store.documents.lines(self.code, KEPT_LINES))
        for line in found:
            self._tell_line(line)
        return found

    def _tell_line(self, line: Line) -> None:
        """Send everybody here a line, once; those before it have been sent."""
        if line.number < self._next_line:
            return
        self._next_line = line.number + 1
        told = messages.write(messages.Lines([picture.line(self.state, line)]))
        for visitor in self._visitors:
            if visitor.welcomed:
                visitor.send(told)

    def _said_elsewhere(self, told: bytes) -> None:
        if told == LOOK or told.decode().split()[0] != self._node:
            self.spawn(self.surely(self._hear_lines))

    async def _hear_lines(self) -> None:
        found = await self._store.documents.lines(self.code, KEPT_LINES)
        news = [line for line in found if line.number >= self._next_line]
        if any(self.state.member(line.member) is None for line in news):
            await self.look_again()  # the speaker has just come to another server
        for line in news:
            self._tell_line(line)

    def forget(self) -> None:
        """The table is unloaded: stop listening."""
        super().forget()
        if self._late is not None:
            self._late.cancel()
        if self._stop_over is not None:
            self._stop_over()


def new_key() -> str:
    """A new key for a member, from the operating system's random numbers."""
    return secrets.token_urlsafe(24)
