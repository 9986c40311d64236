"""Nobody is left without a table: what happens can be shown to every seat, whatever happens.

A table that cannot be made is worse than a wrong one: the move is stored, and nobody hears of it.
Such a state may take hundreds of moves to come about, with many seats only, and then last for a
deal. So here matches are long, of every number of seats, and what is asked is cheap: that all can
be shown. Whether it is right, others ask.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from zlib import crc32

from boneace.kernel.contract import ALL_HANDS
from boneace.match import Match
from boneace.testing.case import Case, seat_numbers
from boneace.testing.walks import Walk

MOVES = 400
"""The longest match."""
STRETCH = 50
"""For so many moves on end everybody is shown every one; of the others each is shown to one viewer
and to the log, the viewers taking turns."""


def check_shown(case: Case) -> None:
    """After any move of a match every seat and a spectator can be shown the table and told of it.

    In every number of seats that goes with the options, where the case is of a preset.
    """
    for seats in seats_of(case):
        one = Case(case.game, case.preset, seats, case.options)
        seed = crc32(str(one).encode()) % 10_000  # so that no two cases see the same match
        _require_shown(one, Walk(one, seed), Random(seed))


def seats_of(case: Case) -> Iterator[int]:
    """Its own number; and where that is the fewest of a preset, all those that no case has too."""
    yield case.seats
    if not case.options:
        allowed = case.declaration.seats(case.values)
        tested = set(seat_numbers(case.declaration, case.values))
        if case.seats == allowed[0]:
            yield from (seats for seats in allowed if seats not in tested)


def _require_shown(case: Case, walk: Walk, chance: Random) -> None:
    match = case.match(walk.dealer)
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
            _show(walk, match, viewer)


def _show(walk: Walk, match: Match, viewer: int | None) -> None:
    """Make what a viewer is sent after the last move; the log of all hands has no table."""
    who = {None: "the spectator", ALL_HANDS: "the log"}.get(viewer, f"seat {viewer}")
    try:
        table = None if viewer == ALL_HANDS else match.present(viewer)
        told = match.effects(len(match) - 1, viewer)
        json.dumps([table, told], allow_nan=False)
    except Exception as error:
        raise walk.failure(f"{who} cannot be shown the table: {error!r}") from error
