"""Offers at one match: a player's proposal, the others' answers, and the result.

There is one offer at a time. It lasts until everybody who has a say has agreed, somebody has
declined, or its time is up; an offer to take back a decision only until somebody acts. Bots are not
asked. Everything here needs the lock of the match.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from boneace.languages import say, speaking
from boneace.languages.lists import listed
from boneace.table.errors import Conflict, StoreError, TableError
from boneace.table.play import protocol
from boneace.table.play.people.together import (
    Agree,
    Decline,
    Here,
    HintsAllowed,
    MatchEnded,
    Offer,
    Offered,
    OfferKind,
    Resume,
    Together,
)

if TYPE_CHECKING:
    from boneace.match.match import Match
    from boneace.moves import Ply
    from boneace.table.play.people.presence import Presence
    from boneace.table.play.running import Running
    from boneace.table.play.viewer import Viewer
    from boneace.table.store.stored import StoredMatch

PATIENCE = 60.0
"""Seconds that an offer lasts."""
MOST = 5
"""The most offers that a player may make before anybody plays on."""


@dataclass
class _Open:
    kind: OfferKind
    by: int
    position: tuple[int, int]
    since: tuple[int, int]
    agreed: set[int] = field(default_factory=set)


class Offers:
    """The offers at one match."""

    def __init__(
        self, stored: StoredMatch, viewers: list[Viewer], presence: Presence, running: Running
    ) -> None:
        self._stored = stored
        self._viewers = viewers
        self._presence = presence
        self._running = running
        self._open: _Open | None = None
        self._declined: dict[tuple[int, OfferKind], tuple[int, int]] = {}
        self._made: dict[int, tuple[tuple[int, int], int]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._hints = stored.hints
        """Whether viewers know that hints are allowed."""

    @property
    def open(self) -> bool:
        """Whether there is an offer."""
        return self._open is not None

    @property
    def holds_bots(self) -> bool:
        """Whether bots wait for the answer: once they have acted nothing can be taken back."""
        return self._open is not None and self._open.kind == "undo"

    async def settle(self, match: Match, seat: int, asked: Together) -> None:
        """Handle an offer or answer of a seat. Raises TableError with the reason if it is not
        possible."""
        match asked:
            case Offer():
                await self._offer(match, seat, asked.kind)
            case Agree():
                await self._agree(match, seat, asked.kind)
            case Decline():
                self._decline(seat, asked.kind)
            case Resume():
                if not self._running.log.paused:
                    raise TableError(say("offers-not-paused"))
                await self._running.pause(paused=False)
            case Here():  # any message shows that the player is back: nothing more to do
                pass

    # -- asking -----------------------------------------------------------------------------------

    async def _offer(self, match: Match, seat: int, kind: OfferKind) -> None:
        if self._running.over:
            raise TableError(say("offers-over"))
        if seat not in self._running.people_in(match):
            raise TableError(say("offers-out"))
        if self._open is not None:
            if self._open.kind == kind and self._open.by != seat:
                await self._agree(match, seat, kind)
                return
            raise TableError(say("offers-one-at-a-time"))
        since = self._since(match)
        if self._declined.get((seat, kind)) == since:
            raise TableError(say("offers-declined-already"))
        if self._made.get(seat, (since, 0))[0] != since:
            del self._made[seat]
        made = self._made.get(seat, (since, 0))[1]
        if made >= MOST:
            raise TableError(say("offers-enough"))
        await self._check(match, seat, kind)
        self._made[seat] = (since, made + 1)
        self._open = _Open(kind, seat, self._running.position, since)
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._late)
        await self.count(match)

    def _since(self, match: Match) -> tuple[int, int]:
        """A value that changes when anybody plays on. Signals and wagers do not count: with one
        after another somebody could ask for ever."""
        decided = sum(ply.seat >= 0 and not ply.aside for ply in match.plies_from(0))
        return self._running.log.undos, decided

    async def _check(self, match: Match, seat: int, kind: OfferKind) -> None:
        """Raise TableError if an offer makes no sense or is not allowed."""
        if kind == "undo":
            await self._check_undo(match, seat)
        elif kind == "end" and self._stored.daily is not None:
            raise TableError(say("offers-daily"))
        elif kind == "pause" and self._running.log.paused:
            raise TableError(say("offers-paused-already"))
        elif kind == "hints":
            self._check_hints()
        elif kind == "stand-in" and not self._long_gone(match):
            raise TableError(say("offers-nobody-gone"))

    async def _check_undo(self, match: Match, seat: int) -> None:
        """Whether the last decision may be taken back.

        Not what anybody has answered, a bot neither: what it plays depends on its cards, and in the
        games of betting it is all that a player learns about them.
        """
        last = _last_decision(match)
        if last is None or last.seat != seat or last.aside:
            decided = any(ply.seat == seat and not ply.aside for ply in match.plies_from(0))
            if last is None or last.seat == seat or not decided:
                raise TableError(say("offers-not-your-last"))
            raise TableError(say("offers-answered", who=self._names([last.seat])))
        from boneace.match.told import told_nothing  # it needs NumPy, the page does not

        if not await asyncio.to_thread(told_nothing, match):
            raise TableError(say("offers-something-told"))

    def _check_hints(self) -> None:
        """Whether hints may be offered: at a table of friends its host decides."""
        if self._running.hints:
            raise TableError(say("offers-hints-already"))
        if self._stored.daily is not None or self._stored.table is not None:
            raise TableError(say("offers-no-hints"))

    def _long_gone(self, match: Match) -> list[int]:
        return [
            seat
            for seat in self._running.people_in(match)
            if self._presence.long_gone(seat) and seat not in self._presence.stood_in_for
        ]

    def _asked(self, match: Match, offer: _Open) -> list[int]:
        """The seats that have a say and have not agreed.

        A person who has been away for longer than the host's limit has none, nor has one who is
        away while a bot plays. A pause, which is for people who have lost their connection, needs
        only the agreement of the people who are here.
        """
        here = self._presence.here()
        replaced = self._presence.stood_in_for - here
        return [
            seat
            for seat in self._running.people_in(match)
            if seat not in (offer.by, *offer.agreed, *replaced)
            and (seat in here or offer.kind in ("undo", "end", "hints"))
            and not self._presence.long_gone(seat)
        ]

    # -- answering --------------------------------------------------------------------------------

    def _answered(self, kind: OfferKind) -> _Open:
        if self._open is None or self._open.kind != kind:
            raise TableError(say("offers-gone"))
        return self._open

    async def _agree(self, match: Match, seat: int, kind: OfferKind) -> None:
        offer = self._answered(kind)
        if seat == offer.by:
            raise TableError(say("offers-your-own"))
        offer.agreed.add(seat)
        await self.count(match)

    def _decline(self, seat: int, kind: OfferKind) -> None:
        offer = self._answered(kind)
        if seat == offer.by:
            self._close("offers-withdrawn", offer.by)
            return
        self._declined[offer.by, kind] = offer.since
        self._close("offers-declined", seat)

    async def count(self, match: Match) -> None:
        """Do what was offered if all who have a say have agreed; otherwise send the players whose
        answers are missing."""
        offer = self._open
        if offer is None:
            return
        if asked := self._asked(match, offer):
            for viewer in self._viewers:
                self._tell(viewer, offer, asked)
            return
        self._open = None
        self.stop()
        gone = self._long_gone(match)
        try:
            done = await self._do_once(match, offer, gone)
        except StoreError:
            self._tell_result("errors-store", ())
            raise
        if not done:
            self._tell_result("offers-moved", [offer.by])
            return
        self._tell_result(
            f"offers-done-{offer.kind}", gone if offer.kind == "stand-in" else [offer.by]
        )

    async def _do_once(self, match: Match, offer: _Open, gone: Sequence[int]) -> bool:
        """Do what was offered; False if the match has gone on.

        All servers learn of the last answer at the same time, and one of them comes first.
        """
        while True:
            try:
                await self._do(match, offer, gone)
            except Conflict:
                match = await self._running.catch_up()
                if self._is_done(offer, gone):
                    return True
                if offer.kind == "undo" or self._running.over:
                    return False
            else:
                return True

    def _is_done(self, offer: _Open, gone: Sequence[int]) -> bool:
        log = self._running.log
        match offer.kind:
            case "undo":
                return log.undos > offer.position[0]
            case "end":
                return log.ended
            case "pause":
                return log.paused
            case "stand-in":
                return log.stood_in.issuperset(gone)
            case "hints":
                return self._running.hints

    async def _do(self, match: Match, offer: _Open, gone: Sequence[int]) -> None:
        match offer.kind:
            case "undo":
                await self._running.take_back(match)
            case "end":
                await self._running.end(match)
                self._tell_ended()
            case "pause":
                await self._running.pause(paused=True)
            case "stand-in":
                await self._running.stand_in(gone)
            case "hints":
                await self._running.allow_hints()

    def look(self) -> None:
        """The match may have continued: an offer to take something back then ends."""
        if self._running.hints and not self._hints:
            self._hints = True
            self._tell_hints()
        offer = self._open
        if offer is None:
            return
        moved = offer.kind == "undo" and offer.position != self._running.position
        if moved or self._running.over:
            self._close("offers-moved", offer.by)

    def _late(self) -> None:
        if self._open is not None:
            self._close("offers-late", self._open.by)

    def _close(self, why: str, *who: int) -> None:
        self.stop()
        self._open = None
        self._tell_result(why, who)

    def _tell_result(self, why: str, who: Sequence[int]) -> None:
        for viewer in self._viewers:
            if viewer.welcomed:
                with speaking(viewer.language):
                    text = say(why, who=self._names(who))
                viewer.send(protocol.write(Offered(None, None, [], text)))

    def stop(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # -- sending ----------------------------------------------------------------------------------

    def tell(self, viewer: Viewer, match: Match) -> None:
        """Send a new viewer the current offer."""
        if self._open is not None:
            self._tell(viewer, self._open, self._asked(match, self._open))

    def _tell(self, viewer: Viewer, offer: _Open, asked: list[int]) -> None:
        if viewer.welcomed:
            with speaking(viewer.language):
                text = say(f"offers-asks-{offer.kind}", who=self._names([offer.by]))
            viewer.send(protocol.write(Offered(offer.kind, offer.by, asked, text)))

    def _tell_ended(self) -> None:
        for viewer in self._viewers:
            if viewer.welcomed:
                with speaking(viewer.language):
                    text = say("offers-ended")
                viewer.send(protocol.write(MatchEnded(text)))

    def _tell_hints(self) -> None:
        for viewer in self._viewers:
            if viewer.welcomed:
                viewer.send(protocol.write(HintsAllowed()))

    def _names(self, seats: Sequence[int]) -> str:
        return listed([self._stored.seats[seat].name for seat in seats])


def _last_decision(match: Match) -> Ply | None:
    """The last decision; cards may have come after it."""
    return next((ply for ply in reversed(match.plies_from(0)) if ply.seat >= 0), None)
