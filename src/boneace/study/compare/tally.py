"""The matches played with two sets of rules, and their figures."""

from __future__ import annotations

from collections import Counter

from boneace import games
from boneace.arena.playing import Setting, unit_of
from boneace.bots.kinds import title as level_title
from boneace.described import Value
from boneace.languages import say
from boneace.study.compare.figures import difference
from boneace.study.compare.labels import Labels
from boneace.study.compare.measures import Matches, Measure, interval, measures
from boneace.study.compare.playing import MOST_DEALS, Played
from boneace.study.compare.told import Compared, Length, Row, RulesTold

Pair = tuple[Setting, Setting]


class Tally:
    """The matches played so far, and their figures."""

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
        """All figures, in the current language."""
        first, second = self.settings
        return Compared(
            game=first.game,
            title=games.declaration(first.game).title,
            level=self.level,
            level_title=level_title(self.level),
            seed=first.seed,
            unit=say("compare-unit", unit=unit_of(first.match(0))),
            done=len(self),
            asked=self.asked,
            most_deals=MOST_DEALS,
            first=rules_told(first, self.played[0]),
            second=rules_told(second, self.played[1]),
            rows=self._rows() if len(self) else [],
        )

    def _rows(self) -> list[Row]:
        return [self._row(one) for one in measures(self.settings[0].game, self.played, self.labels)]

    def _row(self, measure: Measure) -> Row:
        one, other = (measure.of(side) for side in self.played)
        both = None if one is None or other is None else difference(one, other)
        return Row(
            group=measure.group,
            name=measure.name,
            title=measure.title,
            first=interval(one.estimate if one else None),
            second=interval(other.estimate if other else None),
            difference=interval(both),
        )


def rules_told(setting: Setting, side: Matches) -> RulesTold:
    """A set of rules, and the matches played with it."""
    declaration = games.declaration(setting.game)
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
