"""The pace of a match: whom the next deal waits for, and how quick the bots are.

When a deal has ended, the next one waits until everybody who sits there, is connected and is still
in the match has looked at the result, or until the host's limit has passed. Nothing here looks at a
card: a pace that depended on one would tell it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

Pace = Literal["at-once", "quick", "normal", "slow"]
"""How quick bots are to be; normal is as the command `boneace` was told."""

Scope = Literal["deal", "match"]

SECONDS: Mapping[str, float] = {"at-once": 0.15, "quick": 0.4, "slow": 2.0}
"""The least time between two actions of bots; it covers what most decisions take to be made."""


class Pacing:
    """What the people at one table have asked for. `deal` is the one that the match has come to."""

    def __init__(self, normal: float, waits: bool) -> None:
        self._normal = normal
        self._waits = waits
        self._ready: dict[int, int] = {}  # by seat: the last deal whose result was looked at
        self._skips: dict[int, int | None] = {}  # by seat: the deal to be skipped; None: all
        self._paces: dict[int, Pace] = {}
        self._in: Collection[int] = ()
        self._begun = 1
        self.deal = 1

    # -- the next deal ----------------------------------------------------------------------------

    def resume(self, deal: int, begun: bool, people_in: Collection[int]) -> None:
        """A match is loaded: it is at a deal that has `begun` where somebody has played in it."""
        self.come_to(deal, people_in)
        self._begun = max(self._begun, deal if begun or not self._waits else deal - 1)

    def come_to(self, deal: int, people_in: Collection[int]) -> None:
        """The match has come to a deal, with these people in it. A match that is over: 0."""
        self.deal, self._in = deal, people_in
        if not self._waits:
            self._begun = deal

    @property
    def held(self) -> bool:
        """Whether the deal is not to be played yet."""
        return self.deal > self._begun

    def awaited(self, seated: Collection[int]) -> list[int]:
        """Whom the deal waits for, of the seats that are connected."""
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
        """Nobody is waited for any more: the deal may be played."""
        self._begun = self.deal

    def ready(self, seat: int, deal: int) -> None:
        """A seat has looked at the result of a deal."""
        self._ready[seat] = max(deal, self._ready.get(seat, 0))

    def acts(self, seat: int) -> None:
        """Who acts in a deal has looked at the result of the one before."""
        self.ready(seat, self.deal - 1)

    # -- bots -------------------------------------------------------------------------------------

    def skip(self, seat: int, scope: Scope) -> None:
        """A seat would have bots play without delay until the deal, or the match, is over."""
        self._skips[seat] = None if scope == "match" else self.deal

    def ask(self, seat: int, pace: Pace | None) -> None:
        """A seat would have bots play at a pace."""
        self._paces[seat] = pace or "normal"

    def delay(self, seated: Collection[int]) -> float:
        """Seconds from one action to a bot's next: the slowest wish of the seats connected."""
        return max((self._wish(seat) for seat in seated), default=self._normal)

    def _wish(self, seat: int) -> float:
        if self._skips.get(seat, -1) in (self.deal, None):
            return 0.0
        return SECONDS.get(self._paces.get(seat, "normal"), self._normal)
