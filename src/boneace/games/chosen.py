"""The choice among valued moves, for bots that search."""

from __future__ import annotations

from math import sqrt
from statistics import mean, pstdev
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boneace.bots.seat import Seat

ALIKE = 1e-9
"""Values that differ by less are the same."""


def unless_alike(seat: Seat, luck: int, best: int, worths: dict[int, float]) -> int:
    """The best move; if every move is worth the same, the move of the policy.

    So a hand that seems lost, or won, is still played as well as possible: the others may hold
    less, or more, than assumed.
    """
    if len(worths) < 2 or max(worths.values()) - min(worths.values()) > ALIKE:
        return best
    usual = int(seat.thinking().policy_of(seat.options, seat.view, luck >> 34))
    return usual if usual in worths else best


def equally_good(found: dict[int, list[float]]) -> list[int]:
    """The moves that are not worse than the best by more than the error of the difference.

    `found` has the values of each move by search.
    """
    worths = {move: mean(values) for move, values in found.items()}
    best = max(worths, key=lambda move: worths[move])
    if len(found[best]) < 2:
        return [best]
    errors = {move: pstdev(values) / sqrt(len(values)) for move, values in found.items()}
    return [
        move
        for move in sorted(worths)
        if worths[best] - worths[move] <= sqrt(errors[best] ** 2 + errors[move] ** 2)
    ]
