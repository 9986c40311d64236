"""The standing of a match as JSON, for records and for tables, and its result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from boneace.cards import members
from boneace.errors import OptionError, quoted, shown
from boneace.games.facts import Facts, Record
from boneace.games.sent import Result, Standing, StandingOf, Standings
from boneace.languages import say

MOST_CHIPS = 10**6  # the most that a match may begin with


@dataclass(frozen=True)
class Kept:
    """A part of the standing: a field of the state, and the bounds of its numbers.

    There are `count` numbers, one for `each` of something; a single one where `count` is 0.
    """

    field: str
    least: int
    most: int
    count: int = 0
    each: StandingOf = "seat"

    def read(self, s: Record, key: str, value: object) -> None:
        """Set the field to the value given under this key, or raise OptionError."""
        if not self.count:
            s[self.field][0] = self.number(value, key)
            return
        of = {"key": key, "each": self.each}
        for place, has in enumerate(numbers(key, value, self.count, self.each)):
            s[self.field][0, place] = self.number(has, say("records-number-of", **of, place=place))

    def number(self, value: object, what: str) -> int:
        """One of the numbers, or OptionError."""
        return whole(value, what, self.least, self.most)


def chips(seats: int) -> Kept:
    """Net chips by seat."""
    return Kept("chips", -MOST_CHIPS, MOST_CHIPS, seats)


def restore(s: Record, given: Mapping[str, object], kept: dict[str, Kept]) -> None:
    """Set the standing at which a match begins. Raises OptionError if it is impossible."""
    for key, value in given.items():
        if key not in kept:
            raise OptionError(say("records-not-kept", key=quoted(key), known=", ".join(kept)))
        kept[key].read(s, key, value)
    s["carried_over"][0] = 1


def parts(standing: Standings, of: Mapping[str, StandingOf]) -> list[Standing]:
    """A standing for tables; `of` names what a list is about, by key, if it is not about seats."""
    return [
        Standing(key, of.get(key, "seat"), list(has))
        if isinstance(has, Sequence)
        else Standing(key, "match", [has])
        for key, has in standing.items()
    ]


def numbers(key: str, value: object, count: int, each: str) -> list[object]:
    """A list with one value for each of something, or OptionError."""
    if not isinstance(value, list) or len(value) != count:
        raise OptionError(say("records-list", key=key, count=count, each=each))
    return value


def whole(value: object, what: str, least: int, most: int) -> int:
    """A whole number in these bounds, or OptionError."""
    if type(value) is not int or not least <= value <= most:
        bounds = {"least": least, "most": most}
        raise OptionError(say("records-number", what=what, value=shown(value), **bounds))
    return value


def result(options: Facts, f: Facts) -> Result:
    """The result of a match that is over."""
    return {"winners": list(members(f.winners))}
