"""The clocks of one match: which one runs, what happens when it runs out, and the messages.

A clock runs only while its seat can act: not while the deal waits for people to see a result, not
while the match is paused, and not while no player is connected. Bots have no clock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from boneace.table.play import protocol
from boneace.table.play.acting.clock import Clock, setting
from boneace.table.play.people.together import Clocks

if TYPE_CHECKING:
    from boneace.match.match import Match
    from boneace.table.play.notes import Log
    from boneace.table.play.people.presence import Presence
    from boneace.table.play.viewer import Viewer
    from boneace.table.store.stored import StoredMatch


class Timekeeper:
    """The clocks of a match; `up` is called with a seat when its time is up."""

    def __init__(
        self,
        stored: StoredMatch,
        viewers: list[Viewer],
        presence: Presence,
        up: Callable[[int], None],
    ) -> None:
        self._seats = len(stored.seats)
        self._set = setting(stored.clock)
        self._viewers = viewers
        self._presence = presence
        self._up = up
        self._clock: Clock | None = None
        self._paused = False
        self._timer: asyncio.TimerHandle | None = None

    def load(self, log: Log) -> None:
        """A match was folded from its log: set the clocks by its decisions."""
        self.stop()
        if self._set is not None:
            self._clock = Clock(self._set, self._presence.people, log.spent)
        log.spent.clear()

    def look(self, match: Match | None, log: Log, *, held: bool) -> None:
        """Something has changed: run the right clock, and send the viewers the change."""
        news = bool(log.spent) or self._paused != log.paused
        self._paused = log.paused
        if self._clock is not None:
            for spent in log.spent:
                self._clock.charge(*spent)
                self.stop()
            log.spent.clear()
            seat = self._whose(match, log, held=held)
            if seat != self._clock.running or (seat is not None and self._timer is None):
                self._clock.run(seat, self._now())
                self._set_timer()
                news = True
        if news:
            self._tell_all()

    def _whose(self, match: Match | None, log: Log, *, held: bool) -> int | None:
        if match is None or match.over or held or log.paused or log.ended:
            return None
        turn = match.turn
        if not isinstance(turn, int) or self._presence.player(turn) is not None:
            return None
        return turn if self._presence.here() else None

    def cost(self, seat: int) -> int | None:
        """The time that the seat's present decision costs; None without a clock."""
        if self._clock is None or seat not in self._presence.people:
            return None
        return self._clock.used(self._now()) if self._clock.running == seat else 0

    def is_up(self, seat: int) -> bool:
        """Whether a seat's clock is running and its time is up."""
        if self._clock is None or self._clock.running != seat:
            return False
        return self._clock.left(seat, self._now()) == 0

    def tell(self, viewer: Viewer) -> None:
        """Send a new viewer the clocks, if there are any."""
        if self._clock is not None or self._paused:
            viewer.send(self._message())

    def stop(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set_timer(self) -> None:
        self.stop()
        if self._clock is not None and (seat := self._clock.running) is not None:
            left = self._clock.left(seat, self._now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(left, self._ring, seat)

    def ring_again(self) -> None:
        """The time of a seat was up, but that could not be handled: try again, if it still is."""
        if self._timer is None:
            self._set_timer()

    def _ring(self, seat: int) -> None:
        self._timer = None
        if self.is_up(seat):
            self._up(seat)
        else:  # the timer was early by a fraction of a millisecond
            self._set_timer()

    def _tell_all(self) -> None:
        message = self._message()
        for viewer in self._viewers:
            if viewer.welcomed:
                viewer.send(message)

    def _message(self) -> bytes:
        if self._clock is None:
            return protocol.write(Clocks([], None, self._paused))
        left = self._clock.all_left(self._seats, self._now())
        return protocol.write(Clocks(left, self._clock.running, self._paused))

    @staticmethod
    def _now() -> int:
        return round(asyncio.get_running_loop().time() * 1000)
