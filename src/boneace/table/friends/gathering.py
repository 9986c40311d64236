"""One table of friends on this server: who is there, what they say, and the matches they play."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections.abc import Callable
from dataclasses import replace as replaced
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from boneace.languages import say
from boneace.table.errors import Conflict, TableError, WrongLink
from boneace.table.friends import messages, picture, rules
from boneace.table.friends.followed import TRIES, Followed
from boneace.table.friends.state import PLAYED, Outcome, Played, TableState
from boneace.table.play import names
from boneace.table.play.keys import digest
from boneace.table.play.news import LOOK
from boneace.table.play.roll import Roll
from boneace.table.store.stored import Document, Line

if TYPE_CHECKING:
    from boneace.table.friends.visitor import Visitor
    from boneace.table.play.lobby import Lobby
    from boneace.table.store.store import Store

KIND = "table"
EVENINGS = "evenings"
"""The topic of news for evenings: which evening, and at which of its tables something changed."""
KEPT_LINES = 100
"""How many of the last lines a newcomer is told."""


class _Here(Struct):
    """The people at a table on one server: news to the others."""

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
        super().__init__(document, store, lobby.news, node)
        self._roll = Roll(_Here(node, [], 0), lobby.news, self._say_here, self.tell_all)
        self._stops += [
            lobby.news.hear(f"here/{self.code}", self._here_elsewhere),
            lobby.news.hear(f"line/{self.code}", self._said_elsewhere),
            self._roll.close,
        ]
        self._roll.now(self._roll.own)  # who has it open on other servers answers

    @property
    def code(self) -> str:
        """The code of the table."""
        return self.id

    def told(self, visitor: Visitor) -> bytes:
        """The table, as a member or a visitor sees it."""
        seen = picture.of(self.state, visitor.member, self.here(), self._watching())
        return messages.write(seen)

    def missing(self) -> TableError:
        """The error where the table is not stored any more."""
        return WrongLink(say("friends-not-found"), status=404)

    def document(self, new: TableState) -> Document:
        """The table as it is stored: found by its evening or club, or listed for everybody."""
        listed = new.manners.listed and new.match is None
        return replaced(super().document(new), parent=new.evening or new.club, listed=listed)

    def _take(self, document: Document) -> None:
        super()._take(document)
        self._follow_match()

    # -- who is here ------------------------------------------------------------------------------

    def member_of(self, key: str) -> int:
        """The member that a key belongs to. Raises TableError for a key that opens nothing."""
        given = digest(key).hex()
        for member in self.state.members:
            if hmac.compare_digest(member.digest, given):
                return member.id
        raise WrongLink(say("friends-key"))

    async def enter(self, visitor: Visitor) -> None:
        """Somebody opens the table."""
        self.let_in(visitor)
        await self.settle()
        visitor.send(messages.write(messages.Lines(await self._lines())))
        visitor.welcomed = True
        self._tell_here()

    def gone(self) -> None:
        """Somebody has closed a page: the others are told who is still here."""
        self._tell_here()

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

    def _say_here(self, here: _Here) -> None:
        self._news.tell(f"here/{self.code}", msgspec.json.encode(here))

    def _tell_evening(self) -> None:
        if self.state.evening is not None:
            self._lobby.news.tell(EVENINGS, f"{self.state.evening} {self.code}".encode())

    def _here_elsewhere(self, told: bytes) -> None:
        if told == LOOK:  # who is here is not in the store
            return
        there = msgspec.json.decode(told, type=_Here)
        if there.node == self._node:
            return
        before = self.here(), self._watching()
        self._roll.hear(there)
        if before != (self.here(), self._watching()):
            self.tell_all()
            self._tell_evening()

    async def _save(self, new: TableState) -> None:
        await super()._save(new)
        self._tell_evening()

    # -- matches ----------------------------------------------------------------------------------

    async def start(self, by: int) -> None:
        """Begin the match that the table has agreed on."""
        async with self._lock:
            for _ in range(TRIES):
                ready = rules.ready_to_start(self.state, by)
                made = await self._lobby.create(
                    picture.match_of(ready),
                    digests=picture.digests(ready),
                    table=self.code,
                    watchers=ready.manners.watchers,
                )
                try:
                    await self._save(rules.started(ready, made.id))
                except Conflict:
                    await self._reload()
                    continue
                return

    async def vote(self, by: int, game: str | None) -> None:
        """A wish for the next game. Once all who are there have voted, it is played at once."""
        state = await self.change(lambda state: rules.vote(state, by, game))
        wanted = rules.chosen(state, sorted(self.here()))
        if wanted is not None and game is not None:
            await self.change(lambda state: rules.change_game(state, wanted))
            await self.start(by)

    async def settle(self) -> None:
        """Close a match that is over: keep what everybody won, and let the table play on."""
        if self.state.match is None:
            return
        stored = await self._store.match(self.state.match)
        if stored is None or not stored.over:
            return
        events = await self._store.events(stored.id)
        won = await asyncio.to_thread(picture.returns, stored, events)

        def close(state: TableState) -> TableState:
            if state.match != stored.id:
                return state
            outcomes = [
                Outcome(seat.name, place.member, gain)
                for seat, place, gain in zip(stored.seats, state.places, won, strict=True)
            ]
            ended = Played(stored.id, stored.game, time.time_ns() // 1_000_000, outcomes)
            return replace(
                state,
                match=None,
                played=[*state.played, ended][-PLAYED:],
                dealer=(state.dealer + 1) % len(state.places),
            )

        await self.change(close)

    def _follow_match(self) -> None:
        """Hear of the end of the match that is being played."""
        if self._stop_over is not None:
            self._stop_over()
            self._stop_over = None
        if self.state.match is not None:
            topic = f"over/{self.state.match}"
            self._stop_over = self._lobby.news.hear(topic, self._match_over)

    def _match_over(self, told: bytes) -> None:
        self._tasks.spawn(self.settle())

    # -- what is said -----------------------------------------------------------------------------

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
                    await self._lines()
                    continue
                self._next_line += 1
                self._tell_line(line)
                self._lobby.news.tell(f"line/{self.code}", f"{self._node} {line.number}".encode())
                return

    async def _lines(self) -> list[messages.LineSent]:
        found = await self._store.documents.lines(self.code, KEPT_LINES)
        self._next_line = max(self._next_line, found[-1].number + 1 if found else 0)
        return [picture.line(self.state, one) for one in found]

    def _tell_line(self, line: Line) -> None:
        told = messages.write(messages.Lines([picture.line(self.state, line)]))
        for visitor in self._visitors:
            if visitor.welcomed:
                visitor.send(told)

    def _said_elsewhere(self, told: bytes) -> None:
        if told == LOOK:
            self._tasks.spawn(self._tell_lines_from(self._next_line))
            return
        node, number = told.decode().split()
        if node != self._node:
            self._tasks.spawn(self._tell_lines_from(int(number)))

    async def _tell_lines_from(self, number: int) -> None:
        found = await self._store.documents.lines(self.code, KEPT_LINES)
        news = [line for line in found if line.number >= number]
        if any(self.state.member(line.member) is None for line in news):
            await self.look_again()  # the speaker came to another server, just now
        for line in news:
            self._next_line = max(self._next_line, line.number + 1)
            self._tell_line(line)

    def forget(self) -> None:
        """The table is unloaded: hear of nothing any more."""
        super().forget()
        if self._stop_over is not None:
            self._stop_over()


def new_key() -> str:
    """A key of a member, from the operating system."""
    return secrets.token_urlsafe(24)
