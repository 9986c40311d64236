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
from boneace.study.told import NONE, Cell, Head, Part, Row

PLAYED = 10_000
"""Matches that are usually played for a figure."""
INSTEAD_OF_NONE = 10
"""What is tried of a number whose usual value is 0, “without”."""
FEW = 6
"""Of an option with so many values, all are tried; of others, half and twice the usual."""


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


def rules(asked: Asked) -> list[Part]:
    """What each house rule does to the length of a match, and to the chances of each place."""
    seats, declaration = usual_seats(asked), asked.declaration
    tried = list(_changes(declaration, asked.values, seats))
    if not tried:
        return []
    usual = asked.record(seats)
    records = [asked.record(seats, **{one.option.name: one.value}) for one in tried]
    many = features(seats)
    found = [Moments(2 * many) for _ in tried]
    alone = Moments(many)
    begun = 0
    for size in asked.batches(PLAYED, say("study-asking-rules")):
        base = played(asked.game, usual, asked.seed, begun, size)
        alone.add(base)
        for of, record in zip(found, records, strict=True):
            other = played(asked.game, record, asked.seed, begun, size)
            of.add(np.concatenate([base, other], axis=1))
        begun += size
    heads = [
        Head(
            f"{one.option.name}={str(one.value).lower()}",
            change(declaration, one.option.name, one.value),
        )
        for one in tried
    ]

    def apart(of: Moments, feature: int, per: int) -> Cell:
        return of.difference((feature, per), (many + feature, many + per))

    length = [
        Row(head, [apart(of, ALL_DEALS, MATCHES), apart(of, ALL_MOVES, ALL_DEALS)])
        for head, of in zip(heads, found, strict=True)
    ]
    won = [
        Row(head, [apart(of, WON + at, ENDED) for at in range(seats)])
        for head, of in zip(heads, found, strict=True)
    ]
    usually = Head("usual", say("study-usual"))
    first = [alone.ratio(ALL_DEALS, MATCHES), alone.ratio(ALL_MOVES, ALL_DEALS)]
    shares = [alone.share(WON + at, ENDED) for at in range(seats)]
    corner, notes = say("study-rule"), _notes(asked, [alone, *found])
    told = {"seats": seats}
    return [
        Part(
            "usual-length",
            say("study-part-usual-length", **told),
            corner,
            _length(),
            [Row(usually, first)],
        ),
        Part(
            "length", say("study-part-rules-length"), corner, _length(), length, signed=True,
            notes=notes,
        ),
        Part(
            "usual-won",
            say("study-part-usual-won", **told),
            corner,
            _places(seats),
            [Row(usually, shares)],
            share=True,
        ),
        Part(
            "won", say("study-part-rules-won"), corner, _places(seats), won, signed=True,
            share=True,
        ),
    ]  # fmt: skip


def _changes(declaration: Declaration, usual: dict[str, Value], seats: int) -> Iterator[Changed]:
    """Every option with each of its other values that can be played so; of numbers, some."""
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
