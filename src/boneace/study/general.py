"""The questions about every game: how long it is and who wins, and what each house rule does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from boneace.declare import Declaration, Option
from boneace.described import Value
from boneace.errors import OptionError
from boneace.languages import later, say
from boneace.study.moments import Moments
from boneace.study.playing import (
    ALL_DEALS,
    ALL_MOVES,
    ENDED,
    MATCHES,
    MOST_DEALS,
    WON,
    by_rules_of_thumb,
    features,
    played,
)
from boneace.study.questions import Asked, Question, change, usual_seats
from boneace.study.told import NONE, Head, Part, Row

PLAYED = 10_000
"""The usual number of matches for a figure."""
INSTEAD_OF_NONE = 10
"""The value tried for a number whose usual value is 0, “without”."""
FEW = 6
"""Options with at most this many values: all are tried; else half and twice the usual value."""


# --- how long, and who wins -----------------------------------------------------------------------


def match(asked: Asked) -> list[Part]:
    """How long a match lasts and which places win it, by the number of seats."""
    allowed = asked.declaration.seats(asked.values)
    seats = [asked.seats] if asked.seats is not None else list(allowed)
    options = [asked.record(many) for many in seats]
    found = [Moments(features(many)) for many in seats]
    begun = 0
    for size in asked.batches(PLAYED, say("study-asking-match")):
        for at, record in enumerate(options):
            found[at].add(played(asked.game, record, asked.seed, begun, size))
        begun += size
    heads = [Head(str(many), say("study-so-many-seats", seats=many)) for many in seats]
    by_seats = list(zip(heads, seats, found, strict=True))
    length = [
        Row(head, [of.ratio(ALL_DEALS, MATCHES), of.ratio(ALL_MOVES, ALL_DEALS)])
        for head, _, of in by_seats
    ]
    places = range(max(seats))
    won = [
        Row(head, [of.share(WON + at, ENDED) if at < many else NONE for at in places])
        for head, many, of in by_seats
    ]
    notes = _notes(asked, [of for _, _, of in by_seats])
    corner = say("study-seats")
    return [
        Part("length", say("study-part-length"), corner, _length(), length, notes=notes),
        Part("won", say("study-part-won"), corner, _places(max(seats)), won, share=True),
    ]


# --- house rules ----------------------------------------------------------------------------------


class Changed(NamedTuple):
    """A house rule that is tried instead of the usual one."""

    option: Option
    value: Value


class Compared(NamedTuple):
    """The results of matches by the usual rules, and with each changed rule."""

    usual: Moments
    heads: Sequence[Head]
    """The rules that were tried."""
    changed: Sequence[Moments]
    """For each of them, the features by the usual rules, then those with the changed rule."""

    def rows(self, ratios: Sequence[tuple[int, int]]) -> list[Row]:
        """For each rule, how much it changes these ratios of two features."""
        many = len(self.usual.sums)
        return [
            Row(head, [of.difference((one, per), (many + one, many + per)) for one, per in ratios])
            for head, of in zip(self.heads, self.changed, strict=True)
        ]


def rules(asked: Asked) -> list[Part]:
    """What each house rule does to the length of a match, and to the chances of each place."""
    seats = usual_seats(asked)
    tried = list(_changes(asked.declaration, asked.values, seats))
    if not tried:
        return []
    found = _compared(asked, seats, tried)
    length = [(ALL_DEALS, MATCHES), (ALL_MOVES, ALL_DEALS)]
    won = [(WON + at, ENDED) for at in range(seats)]
    usually = Head("usual", say("study-usual"))
    as_long = Row(usually, [found.usual.ratio(*of) for of in length])
    as_often = Row(usually, [found.usual.share(*of) for of in won])

    rule, places = say("study-rule"), _places(seats)
    notes = _notes(asked, [found.usual, *found.changed])
    by_length, by_won = say("study-part-rules-length"), say("study-part-rules-won")
    usual_length = say("study-part-usual-length", seats=seats)
    usual_won = say("study-part-usual-won", seats=seats)
    longer, oftener = found.rows(length), found.rows(won)
    return [
        Part("usual-length", usual_length, rule, _length(), [as_long]),
        Part("length", by_length, rule, _length(), longer, signed=True, notes=notes),
        Part("usual-won", usual_won, rule, places, [as_often], share=True),
        Part("won", by_won, rule, places, oftener, signed=True, share=True),
    ]


def _compared(asked: Asked, seats: int, tried: Sequence[Changed]) -> Compared:
    """Play the same matches by the usual rules, and with each rule that is tried."""
    many = features(seats)
    usual, changed = Moments(many), [Moments(2 * many) for _ in tried]
    record = asked.record(seats)
    records = [asked.record(seats, **{one.option.name: one.value}) for one in tried]
    begun = 0
    for size in asked.batches(PLAYED, say("study-asking-rules")):
        base = played(asked.game, record, asked.seed, begun, size)
        usual.add(base)
        for of, other in zip(changed, records, strict=True):
            rows = played(asked.game, other, asked.seed, begun, size)
            of.add(np.concatenate([base, rows], axis=1))
        begun += size
    heads = [
        Head(
            f"{one.option.name}={str(one.value).lower()}",
            change(asked.declaration, one.option.name, one.value),
        )
        for one in tried
    ]
    return Compared(usual, heads, changed)


def _changes(declaration: Declaration, usual: dict[str, Value], seats: int) -> Iterator[Changed]:
    """Every option with each of its other values that can be played; only some values of
    numbers."""
    for option in declaration.options:
        for value in _tried(option, usual[option.name]):
            values = {**usual, option.name: value}
            try:
                declaration.check(values)
            except OptionError:
                continue
            if seats in declaration.seats(values) and not declaration.endless(values):
                yield Changed(option, value)


def _tried(option: Option, usual: Value) -> Sequence[Value]:
    """The values that are tried instead of the usual one."""
    allowed = option.allowed
    if not isinstance(allowed, range) or len(allowed) <= FEW:
        return [value for value in option.values if value != usual]
    assert isinstance(usual, int)
    wanted = [usual // 2, usual * 2] if usual else [INSTEAD_OF_NONE]
    nearest = dict.fromkeys(min(allowed, key=lambda value: abs(value - want)) for want in wanted)
    return [value for value in nearest if value not in (usual, 0)]


# --- in words -------------------------------------------------------------------------------------


def _length() -> list[Head]:
    return [Head("deals", say("compare-deals")), Head("moves", say("compare-pace"))]


def _places(seats: int) -> list[Head]:
    return [Head(f"place-{at}", say("study-place", place=at)) for at in range(seats)]


def _notes(asked: Asked, found: Sequence[Moments]) -> list[str]:
    """How the matches were played, and that some had no end."""
    notes = [] if by_rules_of_thumb(asked.game) else [say("study-at-random")]
    if any(of.sums[ENDED] < of.many for of in found):
        notes.append(say("study-cut", deals=MOST_DEALS))
    return notes


GENERAL = (
    Question("match", later("study-question-match"), later("study-question-match.about"), match),
    Question("rules", later("study-question-rules"), later("study-question-rules.about"), rules),
)
"""The questions about every game."""
