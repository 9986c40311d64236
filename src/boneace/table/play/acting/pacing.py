"""The pace of a match: the players for whom the next deal waits, and the speed of the bots.

When a deal has ended, the next one waits until everybody who is seated, connected and still in the
match has seen the result, or until the host's limit has passed. Nothing here depends on a card: the
pace would reveal it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import ceil
from typing import Literal

Pace = Literal["at-once", "quick", "normal", "slow"]
"""The speeds of bots; normal is the delay given to the command `boneace`."""

Scope = Literal["deal", "match"]

SECONDS: Mapping[str, float] = {"at-once": 0.15, "quick": 0.4, "slow": 2.0}
"""The time between two actions of bots; if a decision takes longer, it is a multiple of this."""


class Pacing:
    """The requests of the people at one table. `deal` is the current deal of the match."""

    def __init__(self, normal: float, waits: bool) -> None:
        self._normal = normal
        self._waits = waits
        self._ready: dict[int, int] = {}  # by seat: the last deal whose result was seen
        self._skips: dict[int, int | None] = {}  # by seat: the deal to skip; None: all
        self._paces: dict[int, Pace] = {}
        self._in: Collection[int] = ()
        self._begun = 1
        self._slowest = 0.0
        self.deal = 1

    # -- the next deal ----------------------------------------------------------------------------

    def resume(self, deal: int, begun: bool, people_in: Collection[int]) -> None:
        """A match is loaded; `begun` says whether somebody has played in its current deal."""
        self.come_to(deal, people_in)
        self._begun = max(self._begun, deal if begun or not self._waits else deal - 1)

    def come_to(self, deal: int, people_in: Collection[int]) -> None:
        """The match has reached a deal (0: it is over), with these people in it."""
        self.deal, self._in, self._slowest = deal, people_in, 0.0
        if not self._waits:
            self._begun = deal

    @property
    def held(self) -> bool:
        """Whether the deal must still wait."""
        return self.deal > self._begun

    def awaited(self, seated: Collection[int]) -> list[int]:
        """The connected seats for which the deal waits."""
        if not self.held:
            return []
        return [
            seat
            for seat in sorted(seated)
            if seat in self._in
            and self._ready.get(seat, 0) < self.deal - 1
            and self._skips.get(seat, 0) is not None
        ]

    def begin(self) -> None:
        """Stop waiting: the deal may be played."""
        self._begun = self.deal

    def ready(self, seat: int, deal: int) -> None:
        """A seat has seen the result of a deal."""
        self._ready[seat] = max(deal, self._ready.get(seat, 0))

    def acts(self, seat: int) -> None:
        """A seat acts in a deal, so it has seen the result of the deal before."""
        self.ready(seat, self.deal - 1)

    # -- bots -------------------------------------------------------------------------------------

    def skip(self, seat: int, scope: Scope) -> None:
        """A seat asks for bots to play without delay until the deal, or the match, is over."""
        self._skips[seat] = None if scope == "match" else self.deal

    def ask(self, seat: int, pace: Pace | None) -> None:
        """A seat asks for bots to play at a pace."""
        self._paces[seat] = pace or "normal"

    def delay(self, seated: Collection[int]) -> float:
        """Seconds from an action to a bot's next one: the slowest pace that a connected seat asks
        for."""
        return max((self._wish(seat) for seat in seated), default=self._normal)

    def thought(self, seconds: float) -> None:
        """A bot has decided, after this many seconds."""
        self._slowest = max(self._slowest, seconds)

    def slot(self, elapsed: float, delay: float) -> float:
        """When a bot acts that has decided by now: seconds from the last action, of which `elapsed`
        have passed.

        Its hand influences how long it thinks. So it acts after a whole number of delays, and never
        sooner than the slowest decision of any bot in this deal so far.
        """
        if not delay:
            return 0.0
        return delay * max(1, ceil(max(elapsed, self._slowest) / delay))

    def _wish(self, seat: int) -> float:
        if self._skips.get(seat, -1) in (self.deal, None):
            return 0.0
        return SECONDS.get(self._paces.get(seat, "normal"), self._normal)
