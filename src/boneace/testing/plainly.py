"""Errors that machine code would not notice: Python itself runs the rules first.

Compiled code checks nothing. Where an array is too short for a seat, it writes over its neighbours,
and the checks may then give nonsense, or never end. Python reports the faulty line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import numpy as np

from boneace.cards import members
from boneace.kernel.build import interpret
from boneace.kernel.contract import CHANCE, OVER, SPECTATOR
from boneace.kernel.states import blank, padding
from boneace.testing.case import Case, State
from boneace.testing.reasons import place_of

SEEDS = (1, 2)
MOVES = 300
"""The most moves that are made in a match: Python is slow."""

_OF_SEATS = ("hands", "held", "last_hands", "last_changes")
"""The fields of every game that have an entry for each seat."""


def check_layout(case: Case) -> None:
    """Every byte of a state belongs to a field, fields by seat have a place for every seat, and
    the words name only fields that there are."""
    layout, most = case.rules.State, case.declaration.max_seats
    if between := padding(layout):
        raise case.failure(f"{between} bytes of a State do not belong to any field")
    fields = layout.names or ()
    for constant, name in _named(case):
        if name not in fields:
            raise case.failure(f"{constant} of words.py names {name!r}, which is no field of State")
    if lacking := [name for name in case.words.PLAYED if name not in case.words.ON_TABLE]:
        raise case.failure(f"PLAYED of words.py names {lacking[0]!r}, which ON_TABLE does not")
    kept = getattr(case.words, "STANDING", ())  # a game may write `standing` itself
    standing = [name for name in kept if name not in case.words.STANDING_OF]
    for name in dict.fromkeys([*_OF_SEATS, *case.words.PLAYED, *standing]):
        shape = layout[name].shape if name in fields else ()
        if shape and shape[0] < most:
            problem = f"the field {name} of State has {shape[0]} entries, and the game {most} seats"
            raise case.failure(problem)


def _named(case: Case) -> Iterator[tuple[str, str]]:
    """The fields that the words of the game name, each with the constant that names it."""
    if not isinstance(case.words.CLOSED, Mapping):
        raise case.failure('CLOSED of words.py must give each verb a clause: {"fold": "AB-01"}')
    for constant in ("ON_TABLE", "PLAYED", "FACTS", "STANDING"):
        names = getattr(case.words, constant, ())
        if isinstance(names, str):
            raise case.failure(f'{constant} of words.py must be a tuple: ("{names}",)')
        yield from ((constant, name) for name in names)


def check_plainly(case: Case) -> None:
    """Python itself plays matches with the most and the fewest seats: no index is out of range."""
    allowed = case.declaration.seats(case.values)
    for seats in dict.fromkeys((allowed[-1], allowed[0])):
        one = case if seats == case.seats else Case(case.game, case.preset, seats, case.options)
        for seed in SEEDS:
            try:
                _play(one, Random(seed))
            except Exception as error:
                problem = f"{place_of(one, error)}{type(error).__name__}: {error}{_advice(error)}"
                raise one.failure(problem, seed) from error


def _advice(error: Exception) -> str:
    """What to do about numbers that do not fit into those of a field; else empty."""
    if not isinstance(error, OverflowError):
        return ""
    return (
        ". A number of a narrow field stays narrow: compute with np.int64(s.field), and let the "
        "field that is written have a wide type"
    )


def _play(case: Case, chance: Random) -> None:
    drivers = interpret(f"{case.declaration.package}.rules")
    s: State = np.zeros(1, case.rules.State)
    s["dealer"] = chance.randrange(case.seats)
    options = case.o.tobytes()
    drivers.begin(case.o, s)
    for ply in range(MOVES):
        seat, legal = drivers.turn_and_moves(case.o, s)
        if seat == OVER:
            drivers.returns_of(case.o, s, np.zeros(case.seats))
            break
        if not legal:
            problem = "there is no legal move, but the match is not over"
            raise ValueError(f"ply {ply}{_phase(s)}: {problem}")
        if seat != CHANCE and not 0 <= seat < case.seats:
            raise ValueError(
                f"ply {ply}{_phase(s)}: seat_to_move returns {seat}, and there are {case.seats} "
                f"seats, from 0 to {case.seats - 1}"
            )
        if seat == CHANCE and (gone := legal & ~int(s["stock"][0])):
            cards = " ".join(case.pack.text(card) for card in members(gone))
            problem = f"moves lets chance deal cards that are not in the stock: {cards}"
            raise ValueError(f"ply {ply}{_phase(s)}: {problem}")
        drivers.play_one(case.o, s, chance.choice(list(members(legal))))
        if case.o.tobytes() != options:
            raise ValueError(f"ply {ply}{_phase(s)}: a rule has changed the options")
    for viewer in (*range(case.seats), SPECTATOR):
        drivers.look(case.o, s, viewer, blank(s.dtype))


def _phase(s: State) -> str:
    """The phase of a state, where its layout has one."""
    return f", phase {int(s['phase'][0])}" if "phase" in (s.dtype.names or ()) else ""
