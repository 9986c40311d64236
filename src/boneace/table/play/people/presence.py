"""Which people are at a match, since when others are gone, and which a bot plays for.

Presence is not the transport, which looks after single sockets, and it adjudicates nothing: that a
bot plays for a person is decided elsewhere, and stands in the log until the person is back.
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
"""The bot that plays for a person who is gone."""


class Presence:
    """The people at one match. `stood_in_for` are the seats that a bot keeps warm."""

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
        """For how many seconds the player of a seat has been gone; 0 while they are here."""
        return time.monotonic() - self._gone[seat] if seat in self._gone else 0.0

    def long_gone(self, seat: int) -> bool:
        """Whether a player has been gone for longer than the host waits."""
        return self._stored.away is not None and self.gone(seat) > self._stored.away

    def player(self, seat: int) -> str | None:
        """The kind of bot that plays for a seat now; None where a person does."""
        if seat in self.stood_in_for:
            return STAND_IN
        kind = self._stored.seats[seat].kind
        return None if kind == "human" else kind

    def look_round(self) -> None:
        """Check who is here, and tell the viewers if that has changed."""
        here = self.here()
        gone = [seat for seat in self.people if seat not in here]
        if gone != sorted(self._gone):
            now = time.monotonic()
            self._gone = {seat: self._gone.get(seat, now) for seat in gone}
            self.tell_all()
        self._wait_for_late()

    def _wait_for_late(self) -> None:
        """Tell everybody once somebody has been gone for longer than the host waits."""
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
        """Set no timer any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def stand_ins(self, seats: set[int]) -> None:
        """The log says for whom bots play: tell the viewers if that has changed."""
        if seats != self.stood_in_for:
            self.stood_in_for = set(seats)
            self.tell_all()

    def tell_all(self) -> None:
        """Tell every viewer who is here."""
        message = self._message()
        for viewer in self._viewers:
            if viewer.welcomed:
                self._send(viewer, message)

    def tell(self, viewer: Viewer) -> None:
        """Tell a new viewer who is here."""
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
