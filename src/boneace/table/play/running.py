"""A match that is being played: in memory, in the log, and as sent to its viewers.

A decision is played on the match in memory, stored together with the cards that follow it, and
only then published. If storing fails, the match in memory is discarded and folded again from the
store, so memory is never ahead of the disk for longer than the lock is held.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING

from boneace.errors import IllegalMove, InvalidMove
from boneace.languages import later, say, speaking
from boneace.match.past import Past
from boneace.table.errors import Conflict, Outdated
from boneace.table.play import notes
from boneace.table.play.coins import are_awaited
from boneace.table.play.payload import outbound, tell_known
from boneace.table.store.stored import StoredEvent

if TYPE_CHECKING:
    from boneace.match.match import Match
    from boneace.table.play.acting.waits import Waits
    from boneace.table.play.coins import Coins
    from boneace.table.play.viewer import Viewer
    from boneace.table.store.store import Store
    from boneace.table.store.stored import StoredMatch


ASIDES = 16
"""The most actions out of turn of one seat between two decisions."""
TIDY_AFTER = 2.0
"""Seconds for which the past that was sent to a newcomer is kept for other newcomers."""


class Running:
    """One match, and how much of it has been stored and sent. Use it only while holding the lock.

    `folded` is called with the log whenever the match has been folded from it, and `changed`
    whenever viewers were sent something.
    """

    def __init__(
        self,
        stored: StoredMatch,
        store: Store,
        viewers: list[Viewer],
        waits: Waits,
        coins: Coins,
        *,
        folded: Callable[[notes.Log], None],
        changed: Callable[[], None],
    ) -> None:
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.past = Past()
        self.log = notes.Log()
        """The content of the match's log; its `events` are empty once the match is folded."""
        self.told = 0  # the number of the last event that is stored and published
        self.told_at = 0.0  # by `now`: when something was last sent
        self.done: set[str] = set()
        """The actions that have been done, by the ids that their seats gave them."""
        self.ended: Callable[[], None] = _nothing
        """Called when the end of the match has been published."""
        self.grown: Callable[[int], None] = _nothing_of
        """Called with the length of the log when this server has made it longer."""
        self.stored = stored
        """The match as stored; with the coins, once these are stored."""
        self._store = store
        self._tidying: asyncio.TimerHandle | None = None
        self._opened = 0  # the connection of the store from which the match was read
        self._viewers = viewers
        self._waits = waits
        self._coins = coins
        self._folded = folded
        self._changed = changed

    def now(self) -> float:
        """The time in seconds, by a monotonic clock."""
        return time.monotonic()

    def now_told(self) -> None:
        """Count the time of the next bot from now."""
        self.told_at = self.now()

    @property
    def over(self) -> bool:
        """Whether nothing more can be played, as far as is known in memory."""
        return self.log.ended or (self.match is not None and self.match.over)

    async def loaded(self) -> Match:
        """The match as stored, folded from its events if necessary."""
        if self.match is None or self._opened != self._store.opened:
            self.match, self._opened = None, self._store.opened
            if are_awaited(self.stored):
                coins = await self._store.keep_coins(self.stored.id, self._coins.take())
                if coins is None:
                    raise _deleted()
                self.stored = replace(self.stored, coins=coins)
            before, match = self.log, await self._read()
            self.match, self.past = match, Past()
            self.log.events = []  # they are in the match now
            self._folded(self.log)
            self._resume(match)
            same = (before.undos, before.ended) == (self.log.undos, self.log.ended)
            if self.told and same and self.told <= len(match):
                self.publish(match)  # another server wrote, or an append failed after it was made
            elif self.told:  # taken back or ended elsewhere, or the store is back at before
                self._tell_again(match)
            self.told = len(match)
            self._changed()
        return self.match

    async def _read(self) -> Match:
        """Fold the stored events, and store the cards that come before the first decision.

        If another server opens the match at the same time, it may have stored them first.
        """
        from boneace.table.play import fold

        while True:
            events = await self._store.events(self.stored.id)
            match = await asyncio.to_thread(fold.fold, self.stored, events)
            self.done = {event.action_id for event in events if event.action_id}
            self.log = notes.read(events)
            if len(match) == len(self.log.events):
                return match
            with suppress(Conflict):  # the cards of the first deal, or after a kill
                await self._append(match, len(self.log.events))
                return match

    def play(self, match: Match, seat: int, text: str) -> None:
        """Play a move for a seat, in turn, or out of turn if the game allows that."""
        try:
            if match.takes_aside(text):
                _must_be_few(match, seat)
                match.aside(seat, text)
            else:
                match.push(text, seat)
        except (InvalidMove, IllegalMove):
            raise
        except BaseException:
            self.match = None  # its state is unknown now
            raise

    async def keep(self, match: Match, unique: str | None, more: Sequence[str] = ()) -> None:
        """Store the last events, with notes; on failure discard the match in memory."""
        try:
            await self._append(match, self.told, unique, more)
        except BaseException:
            self.match = None
            raise
        if unique is not None:
            self.done.add(unique)

    async def _append(
        self, match: Match, stored: int, unique: str | None = None, more: Sequence[str] = ()
    ) -> None:
        played = [(ply.seat, ply.text) for ply in match.plies_from(stored)]
        rows = [*played, *((notes.NOTE, note) for note in more)]
        await self._write(rows, unique, over=match.over)

    async def _write(
        self, rows: Sequence[tuple[int, str]], unique: str | None = None, *, over: bool
    ) -> None:
        first = self.log.rows + 1
        events = [
            StoredEvent(number, seat, text, unique if number == first else None)
            for number, (seat, text) in enumerate(rows, first)
        ]
        try:
            await self._store.append(self.stored.id, events, over=over)
        except Conflict:
            await self._must_exist()
            raise
        self.log.rows += len(events)
        for seat, text in rows:
            if seat == notes.NOTE:
                self.log.take(text)
        self.grown(self.log.rows)

    async def _must_exist(self) -> None:
        """Raise Outdated if the match was deleted: trying again would never end."""
        if await self._store.match(self.stored.id) is None:
            raise _deleted()

    async def catch_up(self) -> Match:
        """The match, with events that another server may have written to the log in the
        meantime."""
        if self.match is None:
            return await self.loaded()
        events = await self._store.events(self.stored.id, after=self.log.rows)
        if not events:
            return self.match
        from boneace.table.play import fold

        match = self.match
        noted = [event.move for event in events if event.seat == notes.NOTE]
        played = [event for event in events if event.seat != notes.NOTE]
        if any(map(notes.changes_match, noted)) or not fold.go_on(match, played):
            self.match = None
            return await self.loaded()
        self.done |= {event.action_id for event in events if event.action_id}
        self.log.rows += len(events)
        for note in noted:
            self.log.take(note)
        if played:
            self.publish(match)
        else:
            self.now_told()
            self._changed()
        return match

    async def note(self, *said: str, over: bool = False) -> None:
        """Store notes; on failure discard the match in memory.

        Not after a Conflict: the match is then correct, but another server has continued it.
        """
        try:
            await self._write([(notes.NOTE, note) for note in said], over=over)
        except Conflict:
            raise
        except BaseException:
            self.match = None
            raise
        if over:
            self.ended()

    async def take_back(self, match: Match) -> None:
        """Take back the last decision, and send every viewer the present match."""
        await self.note(notes.undo(len(match) - 1))
        match.pop()
        self.past = Past()
        self._tell_again(match)

    def _tell_again(self, match: Match) -> None:
        """Something was taken back: send every viewer everything again."""
        self.told = len(match)
        for viewer in list(self._viewers):
            if viewer.welcomed:
                self.welcome(match, viewer, None)
        self.now_told()
        self._changed()

    def welcome(self, match: Match, viewer: Viewer, seen: int | None) -> None:
        """Send one viewer what happened after the events that it knows; None: send everything
        again."""
        with speaking(viewer.language):
            viewer.send(
                outbound(match, viewer.seat, seen, self.past, welcome=self.stored, log=self.log)
            )
        tell_known(viewer, match)
        if self._tidying is None:  # others often come at the same time, and get the same
            self._tidying = asyncio.get_running_loop().call_later(TIDY_AFTER, self.tidy)

    def tidy(self) -> None:
        """Drop the past that was prepared for newcomers."""
        if self._tidying is not None:
            self._tidying.cancel()
            self._tidying = None
        self.past.forget_before(self.told)

    async def keep_and_publish(self, match: Match) -> None:
        """Store and publish the bots' actions, unless another process has written first."""
        try:
            await self.keep(match, None)
        except Conflict:
            await self.loaded()
        else:
            self.publish(match)

    def publish(self, match: Match) -> None:
        """Send every viewer what has happened since the last time. Only stored events are sent."""
        news = match.plies_from(self.told)
        if not news:
            return
        bytes_for: dict[tuple[int | None, str], bytes] = {}
        for viewer in list(self._viewers):
            seat, language = viewer.seat, viewer.language
            told = match.known(seat, self.told)
            if not viewer.welcomed or told == match.known(seat):
                continue
            found = bytes_for.get((seat, language))
            if found is None:
                with speaking(language):
                    outside = seat is not None and self.stored.seats[seat].outside
                    found = outbound(match, seat, told, self.past, all_of_it=outside)
                bytes_for[seat, language] = found
            viewer.send(found)
            tell_known(viewer, match)
        self.told = len(match)
        self.past.forget_before(self.told)
        if not all(ply.aside for ply in news):  # a signal that few have seen delays no bot
            self.told_at = self.now()
        self.come_to(match)
        self._changed()

    async def end(self, match: Match) -> None:
        """End the match as it stands."""
        await self.note(notes.END, over=True)
        self.come_to(match)
        self._changed()

    async def pause(self, *, paused: bool) -> None:
        """Pause or resume the match."""
        await self.note(notes.PAUSE if paused else notes.RESUME)
        self.now_told()
        self._changed()

    async def allow_hints(self) -> None:
        """From now on players may ask for hints."""
        await self.note(notes.HINTS)
        self._changed()

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints, from the start or since that was agreed."""
        return self.stored.hints or self.log.hints

    async def stand_in(self, seats: Sequence[int], spent: Sequence[str] = ()) -> None:
        """Let a bot play for people; `spent` are notes of the time that their decisions have
        taken."""
        if seats or spent:
            await self.note(*spent, *map(notes.stand_in, seats))
            self._changed()

    async def back(self, seat: int) -> None:
        """A person is here, or does something: a bot that played for them stops."""
        while seat in self.log.stood_in:
            try:
                await self.note(notes.back(seat))
            except Conflict:  # another server wrote at the same time
                await self.catch_up()
            else:
                self._changed()

    async def with_back(self, seat: int) -> Match:
        """The match; if a bot has played for the player of a seat, the player takes over again."""
        await self.loaded()
        await self.back(seat)
        return await self.loaded()

    @property
    def position(self) -> tuple[int, int]:
        """A value for the present point of the match; it changes with every event and every
        undo."""
        return self.log.undos, self.told

    def come_to(self, match: Match) -> None:
        """The match may have reached another deal, or its end."""
        deal = 0 if self.over else match.deal
        if deal != self._waits.pacing.deal:
            self._waits.pacing.come_to(deal, self.people_in(match))
            self._waits.look_round()
        if self.over:
            self.ended()

    def _resume(self, match: Match) -> None:
        """Continue from the present point: a deal in which somebody has played needs no waiting."""
        deal = 0 if self.over else match.deal
        if deal == self._waits.pacing.deal:
            return
        plies = match.plies
        last = max((at for at, ply in enumerate(plies) if ply.seat >= 0), default=None)
        begun = last is not None and match.deal_before(last) == match.deal
        self._waits.pacing.resume(deal, begun, self.people_in(match))

    def people_in(self, match: Match) -> list[int]:
        """The people who are still in the match, which everybody can see."""
        seats = match.presented(None, self.past).seats
        return [
            seat
            for seat, sits in enumerate(self.stored.seats)
            if sits.kind == "human" and not sits.outside and seats[seat].is_in
        ]


def _must_be_few(match: Match, seat: int) -> None:
    """Raise IllegalMove if a seat has acted out of turn too often since the last decision: the
    rules let a signal be repeated, and each is kept for ever."""
    last = match.plies_from(max(0, len(match) - ASIDES * match.seats))
    since = takewhile(lambda ply: ply.aside, reversed(last))
    if sum(ply.seat == seat for ply in since) >= ASIDES:
        raise IllegalMove(say("offers-enough"))


def _deleted() -> Outdated:
    """The match is no longer in the store."""
    return Outdated(later("errors-not-found-match"), [])


def _nothing_of(rows: int) -> None:
    """Do nothing: nobody listens."""


def _nothing() -> None:
    """Do nothing: nobody listens."""
