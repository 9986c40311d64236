"""Partners drawn at random: for the evening, or again for every round."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from boneace.table.clubs.seating.past import Past, Unit, pair

TRIES = 40


def paired(people: Sequence[int], past: Past, lot: Random) -> list[Unit]:
    """Partners who have been together as little as possible. A player left over gets a bot."""
    everybody: list[int | None] = list(people)
    if len(everybody) % 2:
        everybody.append(None)
    best: list[Unit] = []
    least: int | None = None
    for _ in range(TRIES):
        lot.shuffle(everybody)
        found = _mended(
            [(a, b) for a, b in zip(everybody[::2], everybody[1::2], strict=True)], past
        )
        cost = sum(_together(one, past) for one in found)
        if least is None or cost < least:
            best, least = found, cost
        if least == 0:
            break
    return best


def _mended(pairs: list[Unit], past: Past) -> list[Unit]:
    """Exchange partners between pairs as long as that helps."""
    for at, (a, b) in enumerate(pairs):
        for other in range(len(pairs)):
            c, d = pairs[other]
            now = _together((a, b), past) + _together((c, d), past)
            if other != at and _together((a, d), past) + _together((c, b), past) < now:
                pairs[at], pairs[other] = (a, d), (c, b)
                b = d
    return pairs


def _together(unit: Unit, past: Past) -> int:
    one, other = unit
    if one is None or other is None:
        return past.outs(unit) ** 2  # everybody has a bot in turn
    return past.partnered[pair(one, other)] ** 2
