"""What each place gains in a deal, counted from the dealer of that deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boneace.arena.playing import Account
    from boneace.match.match import Match


def compared(gains: Sequence[float]) -> list[float]:
    """Each less the average of all.

    >>> compared([3, 0, 0])
    [2.0, -1.0, -1.0]
    """
    middle = sum(gains) / len(gains)
    return [one - middle for one in gains]


class Dealing:
    """The gains of a match by place: the dealer of each deal has place 0.

    Places are counted among the players in the deal. The average gain of all of them is subtracted,
    except in a game for one.
    `gained` is the sum over `deals`, the deals that had such a place.
    """

    def __init__(self, match: Match, account: Account) -> None:
        self.match, self.account = match, account
        self.gained = [0.0] * match.seats
        self.deals = [0] * match.seats
        self._begin()

    def look(self) -> None:
        """Count a deal that has ended."""
        if self.match.deal == self._deal and not self.match.over:
            return
        held = self.account.holds()
        more = [held[seat] - self._held[seat] for seat in self._places]
        for place, one in enumerate(compared(more) if self.match.seats > 1 else more):
            self.gained[place] += one
            self.deals[place] += 1
        self._begin()

    def _begin(self) -> None:
        self._deal, self._held = self.match.deal, list(self.account.holds())
        seats, dealer = self.match.seats, self.match.dealer
        out = {
            seat
            for counts in self.match.standing().values()
            if isinstance(counts, list) and len(counts) == seats
            for seat, count in enumerate(counts)
            if count is None
        }
        around = ((dealer + step) % seats for step in range(seats))
        self._places = [seat for seat in around if seat not in out]
