"""Which people are at a match, since when others are away, and for whom a bot plays.

Presence is not the transport, which handles single sockets, and it decides nothing: that a bot
plays for a person is decided elsewhere, and is in the log until the person is back.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from boneace.table.play import protocol
from boneace.table.play.people.together import Presence as Told
from boneace.table.play.people.together import SeatPresence

if TYPE_CHECKING:
    from boneace.table.play.servers.elsewhere import Elsewhere
    from boneace.table.play.viewer import Viewer
    from boneace.table.store.stored import StoredMatch

STAND_IN = "club"
"""The bot that plays for an absent person."""


class Presence:
    """The people at one match. `stood_in_for` are the seats for which a bot plays."""

    def __init__(self, stored: StoredMatch, viewers: list[Viewer], elsewhere: Elsewhere) -> None:
        self._stored = stored
        self._viewers = viewers
        self._elsewhere = elsewhere
        self.people = [seat for seat, sits in enumerate(stored.seats) if sits.kind == "human"]
        begun = time.monotonic()
        self._gone = dict.fromkeys(self.people, begun)  # by seat, since when
        self.stood_in_for: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None

    def here(self) -> set[int]:
        """The seats whose players are connected, to any server."""
        own = {viewer.seat for viewer in self._viewers if viewer.seat is not None}
        return own | self._elsewhere.seats()

    def gone(self, seat: int) -> float:
        """The number of seconds that the player of a seat has been away; 0 while they are here."""
        return time.monotonic() - self._gone[seat] if seat in self._gone else 0.0

    def long_gone(self, seat: int) -> bool:
        """Whether a player has been away for longer than the host's limit."""
        return self._stored.away is not None and self.gone(seat) > self._stored.away

    def player(self, seat: int) -> str | None:
        """The kind of bot that plays for a seat now; None if a person does."""
        if seat in self.stood_in_for:
            return STAND_IN
        kind = self._stored.seats[seat].kind
        return None if kind == "human" else kind

    def look_round(self) -> None:
        """Check who is here, and send the viewers any change."""
        here = self.here()
        gone = [seat for seat in self.people if seat not in here]
        if gone != sorted(self._gone):
            now = time.monotonic()
            self._gone = {seat: self._gone.get(seat, now) for seat in gone}
            self.tell_all()
        self._wait_for_late()

    def _wait_for_late(self) -> None:
        """Send an update once somebody has been away for longer than the host's limit."""
        self.stop()
        if self._stored.away is not None and self._viewers:
            rest = [self._stored.away - self.gone(seat) for seat in self._gone]
            if soon := [left for left in rest if left >= 0]:
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(min(soon) + 0.01, self._somebody_is_late)

    def _somebody_is_late(self) -> None:
        self.tell_all()
        self._wait_for_late()

    def stop(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def stand_ins(self, seats: set[int]) -> None:
        """Take over from the log for whom bots play, and send the viewers any change."""
        if seats != self.stood_in_for:
            self.stood_in_for = set(seats)
            self.tell_all()

    def tell_all(self) -> None:
        """Send every viewer who is here."""
        message = self._message()
        for viewer in self._viewers:
            if viewer.welcomed:
                self._send(viewer, message)

    def tell(self, viewer: Viewer) -> None:
        """Send a new viewer who is here."""
        self._send(viewer, self._message())

    def _send(self, viewer: Viewer, message: bytes) -> None:
        if self.people != [viewer.seat]:  # a person who plays alone knows that they are here
            viewer.send(message)

    def _message(self) -> bytes:
        return protocol.write(
            Told(
                [
                    SeatPresence(
                        seat,
                        int(self.gone(seat) // 60) if seat in self._gone else None,
                        self.long_gone(seat),
                        seat in self.stood_in_for,
                    )
                    for seat in self.people
                ]
            )
        )
