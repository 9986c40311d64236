"""Every state can be shown: the table and the events, to every seat.

A table that cannot be made is worse than a wrong one: the move is stored, and nobody is sent
it. Such a state may need many seats and hundreds of moves, and then last for a deal. So matches
here are long and have every number of seats, and the check is cheap: everything can be shown.
Other checks test whether it is correct.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from zlib import crc32

from msgspec.json import encode as to_json

from boneace.kernel.contract import ALL_HANDS
from boneace.match.match import Match
from boneace.match.past import Past
from boneace.testing.case import Case, seat_numbers
from boneace.testing.walks import Walk

MOVES = 400
"""The longest match."""
STRETCH = 50
"""For this many moves in a row, every viewer is shown each move. Each of the other moves is shown
to one viewer, in turn, and to the log."""


def check_shown(case: Case) -> None:
    """After any move, every seat and a spectator can be shown the table and the events.

    If the case is a preset, this is checked with every number of seats that its options allow.
    """
    for seats in seats_of(case):
        same = seats == case.seats
        one = case if same else Case(case.game, case.preset, seats, case.options)
        seed = crc32(str(one).encode()) % 10_000  # so that no two cases see the same match
        _require_shown(one, Walk(one, seed), Random(seed))


def seats_of(case: Case) -> Iterator[int]:
    """The seats of the case; with the fewest of a preset, also all numbers that no case has."""
    yield case.seats
    if not case.options:
        allowed = case.declaration.seats(case.values)
        tested = set(seat_numbers(case.declaration, case.values))
        if case.seats == allowed[0]:
            yield from (seats for seats in allowed if seats not in tested)


def _require_shown(case: Case, walk: Walk, chance: Random) -> None:
    match, past = case.match(walk.dealer), Past()
    viewers: list[int | None] = [None, *range(case.seats)]
    begin = chance.choice((0, chance.randrange(MOVES - STRETCH)))
    for ply in range(MOVES):
        if walk.over:
            return
        move = walk.choose()
        walk.play(move)
        match.push(move)
        everybody = begin <= ply < begin + STRETCH
        shown = viewers if everybody else [viewers[ply % len(viewers)]]
        for viewer in [*shown, ALL_HANDS]:
            _show(walk, match, viewer, past)


def _show(walk: Walk, match: Match, viewer: int | None, past: Past) -> None:
    """Make what a viewer is sent after the last move. The log of all hands has no table."""
    who = {None: "the spectator", ALL_HANDS: "the log"}.get(viewer, f"seat {viewer}")
    try:
        told = [event.effects for event in match.told(viewer, match.known(viewer) - 1, past)]
        if viewer == ALL_HANDS:
            to_json(told)
        else:
            to_json([match.presented(viewer, past), match.last_deal(viewer, past), told])
    except Exception as error:
        raise walk.failure(f"{who} cannot be shown the table: {error!r}") from error
