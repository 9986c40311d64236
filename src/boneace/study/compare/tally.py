"""What has been played with two sets of rules, and its figures."""

from __future__ import annotations

from collections import Counter
from math import isfinite
from typing import Protocol

import numpy as np

from boneace import games
from boneace.arena.figures import Estimate
from boneace.arena.playing import Setting, unit_of
from boneace.bots.kinds import title as level_title
from boneace.declare import Declaration
from boneace.described import Value
from boneace.languages import say
from boneace.study.compare.figures import (
    Measured,
    Numbers,
    difference,
    mean_of,
    rate_of,
    ratio_of,
    share_of,
)
from boneace.study.compare.labels import Labels
from boneace.study.compare.names import title_of
from boneace.study.compare.playing import EVENT, MOST_DEALS, MOVE, Played
from boneace.study.compare.told import Compared, Group, Interval, Length, Row, RulesTold

Pair = tuple[Setting, Setting]


class Tally:
    """The matches played so far, and what can be said of them."""

    def __init__(self, settings: Pair, level: str, asked: int, labels: Labels) -> None:
        self.settings, self.level, self.asked = settings, level, asked
        self.played: tuple[list[Played], list[Played]] = ([], [])
        self.labels = labels

    def add(self, first: Played, second: Played) -> None:
        """Count the match with one number under both sets of rules."""
        for side, match in zip(self.played, (first, second), strict=True):
            side.append(match)

    def __len__(self) -> int:
        return len(self.played[0])

    def compared(self) -> Compared:
        """All figures, in the language spoken."""
        first, second = self.settings
        declaration = games.declaration(first.game)
        return Compared(
            game=first.game,
            title=declaration.title,
            level=self.level,
            level_title=level_title(self.level),
            seed=first.seed,
            unit=say("compare-unit", unit=unit_of(first.match(0))),
            done=len(self),
            asked=self.asked,
            most_deals=MOST_DEALS,
            first=_rules_told(declaration, first, self.played[0]),
            second=_rules_told(declaration, second, self.played[1]),
            rows=self._rows() if len(self) else [],
        )

    def _rows(self) -> list[Row]:
        rows = [
            self._row("length", "deals", say("compare-deals"), lambda side: mean_of(_deals(side))),
            self._row("length", "moves", say("compare-moves"), lambda side: mean_of(_moves(side))),
            self._row(
                "length",
                "pace",
                say("compare-pace"),
                lambda side: rate_of(_moves(side), _deals(side)),
            ),
        ]
        for place in range(max(setting.seats for setting in self.settings)):
            title = say("compare-place", place=place)
            rows.append(self._row("won", str(place), title, lambda side, p=place: _won(side, p)))
        for place in range(max(setting.seats for setting in self.settings)):
            title = say("compare-place", place=place)
            rows.append(self._row("gain", str(place), title, lambda side, p=place: _gain(side, p)))
        return rows + self._things("moves", MOVE) + self._things("events", EVENT)

    def _things(self, group: Group, kind: str) -> list[Row]:
        """How often things happen in a deal, the most frequent first."""
        total: Counter[str] = Counter()
        for side in self.played:
            for match in side:
                total.update(match.things)
        names = [name for name, _ in total.most_common() if name.startswith(kind)]
        return [
            self._row(
                group,
                name.removeprefix(kind),
                title_of(self.settings[0].game, name, self.labels),
                lambda side, n=name: rate_of(_counts(side, n), _deals(side)),
            )
            for name in names
        ]

    def _row(self, group: Group, name: str, title: str, measure: _Measure) -> Row:
        one, other = (measure(side) for side in self.played)
        both = None if one is None or other is None else difference(one, other)
        return Row(
            group=group,
            name=name,
            title=title,
            first=_interval(one.estimate if one else None),
            second=_interval(other.estimate if other else None),
            difference=_interval(both),
        )


class _Measure(Protocol):
    """A function from the matches of one set of rules to a figure, None where it has none."""

    def __call__(self, side: list[Played]) -> Measured | None: ...


def _deals(side: list[Played]) -> Numbers:
    return np.array([match.deals for match in side], float)


def _moves(side: list[Played]) -> Numbers:
    return np.array([match.moves for match in side], float)


def _counts(side: list[Played], thing: str) -> Numbers:
    return np.array([match.things[thing] for match in side], float)


def _won(side: list[Played], place: int) -> Measured | None:
    if place >= len(side[0].gained) or not any(match.won for match in side):
        return None
    return share_of(np.array([match.won[place] if match.won else np.nan for match in side]))


def _gain(side: list[Played], place: int) -> Measured | None:
    if place >= len(side[0].gained):
        return None
    return ratio_of(np.array([match.gained[place] for match in side]), _deals(side))


def _interval(estimate: Estimate | None) -> Interval | None:
    if estimate is None:
        return None
    low, high = (end if isfinite(end) else None for end in (estimate.low, estimate.high))
    return Interval(estimate.mean, low, high)


def _rules_told(declaration: Declaration, setting: Setting, side: list[Played]) -> RulesTold:
    lengths = Counter(match.deals for match in side)
    preset = declaration.preset(setting.preset)
    return RulesTold(
        preset=preset.name,
        title=preset.title,
        options=setting.options,
        changes=[
            say("compare-change", option=option.title, value=_value(option.choices, value))
            for name, value in setting.options.items()
            for option in (declaration.option(name),)
        ],
        seats=setting.seats,
        matches=len(side),
        cut=sum(match.cut for match in side),
        deals=sum(match.deals for match in side),
        lengths=[Length(*found) for found in sorted(lengths.items())],
    )


def _value(choices: dict[str, str], value: Value) -> str:
    """The value of an option in words."""
    if isinstance(value, bool):
        return say("options-true" if value else "options-false")
    return choices.get(str(value), str(value))
