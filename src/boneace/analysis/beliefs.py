"""What a seat may believe about the hands that it cannot see: a short summary of sampled worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Any

import numpy as np

from boneace import games
from boneace.cards import Cards

if TYPE_CHECKING:
    import numpy.typing as npt

    from boneace.bots.seat import Seat

LIKELIEST = 3
"""The number of cards named for a hand."""
COUNTED = 16
"""The number of worlds in which a hand is counted: counting is slow."""


@dataclass(frozen=True)
class Belief:
    """What a seat believes about the hand of another."""

    seat: int
    cards: tuple[tuple[str, float], ...]
    """The likeliest of the unseen cards, in notation, each with its probability."""
    counts: tuple[float, float, float] | None
    """What the hand counts by the game's own count: the first quarter of the worlds is below the
    first number, half below the second, three quarters below the third. None if hands are not
    counted."""


def beliefs(seat: Seat, hands: npt.NDArray[Any] | None, counter: CountsHands) -> list[Belief]:
    """What a seat believes about each other hand that it does not fully see.

    `hands` are those of the sampled worlds (int64, worlds × hands).
    """
    if hands is None:
        return []
    seen, held = seat.view["hands"][0].tolist(), seat.view["held"][0].tolist()
    pack = games.part(seat.game, "words").PACK
    found = []
    for other in range(len(seat.players)):
        if other == seat.seat or held[other] <= seen[other].bit_count():
            continue
        of_worlds = hands[:, other].tolist()
        often: Counter[int] = Counter()
        for hand in of_worlds:
            often.update(_members(hand & ~seen[other]))
        likeliest = sorted(often.items(), key=lambda item: (-item[1], item[0]))[:LIKELIEST]
        cards = tuple((pack.text(card), many / len(of_worlds)) for card, many in likeliest)
        found.append(Belief(other, cards, counter.quartiles(of_worlds[:COUNTED])))
    return found


def _members(mask: int) -> Iterator[int]:
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


class CountsHands:
    """Counts hands by the rules of a game, as `boneace.score` does; no hand is counted twice."""

    def __init__(self, game: str, options: npt.NDArray[Any]) -> None:
        from boneace.scores import counted

        self._count = counted
        self._game, self._options = game, options
        self._known: dict[int, float | None] = {}
        try:
            games.part(game, "worth")
            self._pack = games.part(game, "words").PACK
        except ModuleNotFoundError:
            self._pack = None

    def quartiles(self, hands: list[int]) -> tuple[float, float, float] | None:
        """The quartiles of what hands count; None if they do not count."""
        numbers = [number for hand in hands if (number := self._of(hand)) is not None]
        if not numbers:
            return None
        low, high = np.quantile(numbers, (0.25, 0.75))
        return float(low), float(median(numbers)), float(high)

    def _of(self, hand: int) -> float | None:
        if self._pack is None or not hand:
            return None
        if hand not in self._known:
            worth = self._count(self._game, self._options, Cards(hand, self._pack))
            self._known[hand] = None if worth is None else float(worth.number)
        return self._known[hand]
