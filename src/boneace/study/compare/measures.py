"""The measures of matches: their length, who wins by place, and how often things happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isfinite

import numpy as np

from boneace.arena.figures import Estimate
from boneace.languages import say
from boneace.study.compare.figures import (
    Measured,
    Numbers,
    mean_of,
    rate_of,
    ratio_of,
    share_of,
)
from boneace.study.compare.labels import Labels
from boneace.study.compare.names import title_of
from boneace.study.compare.playing import EVENT, MOVE, Played
from boneace.study.compare.told import Group, Interval

Matches = Sequence[Played]
FROM_FIRST = "compare-place"
"""The message that names a place counted from the first dealer."""


@dataclass(frozen=True)
class Measure:
    """A figure, with its estimate for each set of rules; None if it has none."""

    group: Group
    name: str
    title: str
    of: Callable[[Matches], Measured | None]


def measures(game: str, sides: Sequence[Matches], labels: Labels) -> list[Measure]:
    """All measures of matches with one or more sets of rules."""
    return [*_length(), *_places(sides), *_things(game, sides, labels)]


def interval(estimate: Estimate | None) -> Interval | None:
    """An estimate as an `Interval` for output."""
    if estimate is None:
        return None
    low, high = (end if isfinite(end) else None for end in (estimate.low, estimate.high))
    return Interval(estimate.mean, low, high)


def deals(side: Matches) -> Numbers:
    """The number of deals in each match."""
    return np.array([match.deals for match in side], float)


def won(side: Matches, part: Callable[[Played], float]) -> Measured | None:
    """The share of the matches that somebody won: `part` gives their part of a match that has
    ended."""
    if not any(match.won for match in side):
        return None
    return share_of(np.array([part(match) if match.won else np.nan for match in side]))


def gain(side: Matches, part: Callable[[Played], float]) -> Measured:
    """What somebody gains in a deal: `part` gives what they gained in a match."""
    return ratio_of(np.array([part(match) for match in side]), deals(side))


def _length() -> list[Measure]:
    return [
        Measure("length", "deals", say("compare-deals"), lambda side: mean_of(deals(side))),
        Measure("length", "moves", say("compare-moves"), lambda side: mean_of(_moves(side))),
        Measure(
            "length",
            "pace",
            say("compare-pace"),
            lambda side: rate_of(_moves(side), deals(side)),
        ),
    ]


def _places(sides: Sequence[Matches]) -> list[Measure]:
    """By place, counted from a dealer; a set of rules may have fewer than another."""
    places = range(max(len(side[0].gained) for side in sides))

    def of(
        group: Group, title: str, measure: Callable[[Matches, int], Measured | None]
    ) -> list[Measure]:
        return [
            Measure(
                group,
                str(place),
                say(title, place=place),
                lambda side, p=place: measure(side, p) if p < len(side[0].gained) else None,  # type: ignore[misc]
            )
            for place in places
        ]

    return [
        *of("won", FROM_FIRST, lambda side, place: won(side, lambda match: match.won[place])),
        *of("gain", FROM_FIRST, lambda side, place: gain(side, lambda match: match.gained[place])),
        *of("dealt", "compare-dealt", _dealt),
    ]


def _dealt(side: Matches, place: int) -> Measured | None:
    """What a place gains in a deal, counted from the dealer of each deal."""
    many = np.array([match.dealt_deals[place] for match in side], float)
    return ratio_of(np.array([match.dealt[place] for match in side]), many) if many.any() else None


def _things(game: str, sides: Sequence[Matches], labels: Labels) -> list[Measure]:
    """How often things happen in a deal: moves, then other events, the most frequent first."""
    total: Counter[str] = Counter()
    for side in sides:
        for match in side:
            total.update(match.things)
    kinds: list[tuple[Group, str]] = [("moves", MOVE), ("events", EVENT)]
    return [
        Measure(
            group,
            thing.removeprefix(kind),
            title_of(game, thing, labels),
            lambda side, thing=thing: rate_of(_counts(side, thing), deals(side)),  # type: ignore[misc]
        )
        for group, kind in kinds
        for thing, _ in total.most_common()
        if thing.startswith(kind)
    ]


def _moves(side: Matches) -> Numbers:
    return np.array([match.moves for match in side], float)


def _counts(side: Matches, thing: str) -> Numbers:
    return np.array([match.things[thing] for match in side], float)
