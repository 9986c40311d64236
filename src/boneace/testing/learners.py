"""The checks of `learners.py`: every move has a name, every field a meaning, every match bounds.

A game may leave out `learners.py`, or parts of it; what it has must be right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

from boneace.cards import members
from boneace.env.places import fields_of
from boneace.games.defaults import own_module
from boneace.games.defaults.cards import is_card
from boneace.games.facts import Facts, facts
from boneace.games.fields import Bounds, Field
from boneace.kernel.contract import MAX_MOVES
from boneace.testing.case import Case, State
from boneace.testing.fields import misfit, out_of_range
from boneace.testing.walks import LONGEST, Walk, generator

SEEDS = range(3)
DECISIONS = 60
"""The number of decisions checked in each random match."""
MATCHES = 50

_UNLIKE_ITS_TYPE = "; without FIELDS in learners.py, what it holds is guessed from its type"


def learners_of(case: Case) -> Any:
    """The module `learners.py` of a game; None if it has none."""
    return own_module(f"{case.declaration.package}.learners")


def _decided(case: Case) -> Iterator[Walk]:
    """Random matches, at every position in which a seat is to move."""
    for seed in SEEDS:
        walk, decisions = Walk(case, seed), 0
        while not walk.over and decisions < DECISIONS:
            if walk.seat >= 0:
                decisions += 1
                yield walk
            walk.step()


# --- actions --------------------------------------------------------------------------------------


def check_actions(case: Case) -> None:
    """Every legal move has one name in the table of its state: its notation, or by places."""
    learners = learners_of(case)
    if learners is None:
        return
    tables: Sequence[Sequence[str]] = getattr(learners, "TABLES", ())
    if not tables and hasattr(case.words, "MOVES"):
        tables = (case.words.MOVES,)
    for number, table in enumerate(tables):
        _require_names(case, number, table)
    o = facts(case.o)
    for walk in _decided(case):
        f = facts(walk.s)
        number = _table(walk, learners, o, f, len(tables))
        seen = facts(case.seen(walk.s, walk.seat))
        if number != (in_view := _table(walk, learners, o, seen, len(tables))):
            problem = f"`table` says {number} of the state and {in_view} of its seat’s view"
            raise walk.failure(problem)
        _require_told(walk, number, tables[number], case.words.labels(o, f))


def _require_names(case: Case, number: int, table: Sequence[str]) -> None:
    if len(table) > MAX_MOVES:
        raise case.failure(f"table {number} has {len(table)} moves, which is more than {MAX_MOVES}")
    for name, times in Counter(table).items():
        if name and times > 1:
            raise case.failure(f"in table {number} there are {times} moves named “{name}”")
        if name != " ".join(name.split()):
            raise case.failure(f"in table {number} the name “{name}” has spaces that say nothing")


def _table(walk: Walk, learners: Any, o: Facts, f: Facts, tables: int) -> int:
    """The table of a state; the first if the game does not define it."""
    number = int(learners.table(o, f)) if hasattr(learners, "table") else 0
    if not 0 <= number < tables:
        raise walk.failure(f"the moves are numbered by table {number}, but TABLES has {tables}")
    return number


def _require_told(walk: Walk, number: int, table: Sequence[str], labels: Sequence[str]) -> None:
    """Check the names of the moves of one state; a place must mean one card in all of them."""
    cards: dict[tuple[str, str], str] = {}
    places: dict[tuple[str, str], str] = {}
    for move in members(walk.legal):
        name, label = table[move] if move < len(table) else "", labels[move]
        if not name:
            raise walk.failure(f"move {move}, “{label}”, has no name in table {number}")
        found = _places(walk.case, name, label)
        if found is None:
            problem = f"the name of move {move} in table {number} is “{name}”, not “{label}”"
            raise walk.failure(problem)
        for before, place, card in found:
            one, other = (before, place), (before, card)
            if cards.setdefault(one, card) != card or places.setdefault(other, place) != place:
                problem = f"move {move} is named “{name}”, but is “{label}”"
                raise walk.failure(f"{problem}: other names after “{before}” count otherwise")


@cache
def _places(case: Case, name: str, label: str) -> tuple[tuple[str, str, str], ...] | None:
    """The words at which a name has places and the notation cards: the word before, place, card.

    None if they differ in another way.
    """
    before, found = "", []
    told, written = name.split(), label.split()
    if len(told) != len(written):
        return None
    for word, card in zip(told, written, strict=True):
        if word == card:
            before = word
        elif word.isdecimal() and is_card(case.pack, card):
            found.append((before, word, card))
        else:
            return None
    return tuple(found)


# --- what is observed -----------------------------------------------------------------------------


def check_observed(case: Case) -> None:
    """The fields that are observed are fields of State, and hold what their kinds say."""
    learners = learners_of(case)
    fields: Sequence[Field] = fields_of(case.game)
    for field in fields:
        if problem := misfit(case, field):
            raise case.failure(f"field {field.name} of FIELDS {problem}")
    for name in getattr(learners, "FOLLOWS", ()):
        if name not in (case.rules.State.names or ()):
            raise case.failure(f"{name} of FOLLOWS is no field of State")
    o = facts(case.o)
    there = [
        field
        for field in fields
        if not field.option or getattr(o, field.option[0]) == field.option[1]
    ]
    for (name, by), times in Counter((field.name, field.by) for field in there).items():
        if times > 1:
            entries = f", by {by}," if by else ""
            raise case.failure(f"field {name} of FIELDS{entries} is there {times} times")
    for walk in _decided(case) if there else ():
        viewers = {walk.seat, len(walk.moves) % case.seats}
        for viewer in viewers:
            seen = facts(case.seen(walk.s, viewer))
            for field in there:
                if problem := out_of_range(case, field, getattr(seen, field.name), viewer):
                    told = f"field {field.name} in the view of seat {viewer} {problem}"
                    advice = "" if hasattr(learners, "FIELDS") else _UNLIKE_ITS_TYPE
                    raise walk.failure(told + advice)


# --- bounds ---------------------------------------------------------------------------------------


def check_bounds(case: Case) -> None:
    """No match has more decisions than the bounds say, and no seat wins less or more."""
    learners = learners_of(case)
    if not hasattr(learners, "bounds"):
        return
    bounds: Bounds = learners.bounds(facts(case.o))
    if problem := _senseless(bounds):
        raise case.failure(f"the bounds {problem}: {bounds}")
    if case.ended != case and bounds.decisions is not None:
        raise case.failure(f"the match has no end, but at most {bounds.decisions} decisions")
    case = case.ended
    bounds = learners.bounds(facts(case.o))
    won = np.zeros(case.seats)
    for match, (decisions, s) in enumerate(_played(case, bounds.decisions is not None)):
        if bounds.decisions is not None and decisions > bounds.decisions:
            made = f"random match {match} has {decisions} decisions"
            raise case.failure(f"{made}, and the bounds say at most {bounds.decisions}")
        case.drivers.returns_of(case.o, s, won)
        if won.min() < bounds.low or won.max() > bounds.high:
            problem = f"in random match {match} the seats have won {won.tolist()}"
            raise case.failure(f"{problem}, and the bounds are {bounds.low} and {bounds.high}")


def _played(case: Case, bounded: bool) -> Iterator[tuple[int, State]]:
    """Random matches: the number of decisions of each, and the state at its end.

    With `bounded`, walks are included too: their preferences can make them long.
    """
    rng, s = generator(case.seats), np.zeros(1, case.rules.State)
    Walk(case, 0).go(LONGEST + 1)  # raises an error if it does not end; a playout would hang
    for _ in range(MATCHES):
        decisions, _ = case.drivers.playouts(case.o, s, rng, 1)
        yield decisions, s
    for seed in SEEDS if bounded else ():
        walk, decisions = Walk(case, seed), 0
        while not walk.over:
            decisions += walk.seat >= 0
            walk.step()
        yield decisions, walk.s


def _senseless(bounds: Bounds) -> str:
    """What is wrong with bounds for any match; empty if nothing is."""
    if bounds.decisions is not None and bounds.decisions < 1:
        return "leave no decision"
    if not bounds.low <= bounds.high:
        return "leave nothing to win"
    if not bounds.ends.endswith(".") or bounds.ends[0].islower():
        return "do not say in a sentence what ends a match"
    return ""
