"""What share of all hands a hand beats, counted from a fixed sample of hands."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from random import Random

from boneace.cards import members

SAMPLE = 3_000


def dealt(pack: int, cards: int, many: int = SAMPLE) -> Iterator[int]:
    """Hands dealt at random from a pack, always the same ones."""
    luck, all_cards = Random(31), list(members(pack))
    for _ in range(many):
        yield sum(1 << card for card in luck.sample(all_cards, cards))


def share_below(ordered: Sequence[int], worth: int) -> float:
    """The share of a sorted sample that a hand of this worth beats; equal hands count half.

    >>> share_below([1, 2, 2, 5], 2)
    0.5
    """
    below, up_to = bisect_left(ordered, worth), bisect_right(ordered, worth)
    return (below + up_to) / (2 * len(ordered))
