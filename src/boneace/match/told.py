"""Whether the last decision of a match revealed anything besides itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from boneace.kernel import states
from boneace.kernel.contract import SPECTATOR

if TYPE_CHECKING:
    from boneace.match.match import Match

WORLDS, TRIES = 32, 200
"""The number of worlds sampled for each viewer, and the number of tries to find one."""


def told_nothing(match: Match) -> bool:
    """Whether the last event was a decision through which nobody, its own seat included, learned
    anything about the cards.

    No card may have become visible, no card may have been dealt since, and in other worlds that a
    viewer could not distinguish from the true one the same decision must have been possible and
    have looked the same. An action out of turn is not a decision. If a game cannot sample any
    world, the answer is no.
    """
    plies = match.plies_from(len(match) - 1) if len(match) else ()
    if not plies or plies[0].aside or plies[0].seat < 0 or match.over:
        return False
    return all(_alike(match, viewer) for viewer in (*range(match.seats), SPECTATOR))


def _alike(match: Match, viewer: int) -> bool:
    """Whether a viewer's worlds before the last decision all lead to what it knows now."""
    drivers, options = match._drivers, match._o
    state, begin = match._state_before(len(match) - 1)
    if begin != len(match) - 1:  # cards were dealt with the decision
        return False
    number = match._plies[-1] % 64
    before, now, world = (states.blank(state.dtype) for _ in range(3))
    drivers.look(options, state, viewer, before)
    drivers.look(options, match._s, viewer, now)
    if int(before["stock"][0]) & ~int(now["stock"][0]):
        return False  # the viewer has located a card
    rng = np.array([1 + len(match)], np.uint64)
    for _ in range(WORLDS):
        found = drivers.sample(options, before, world, rng, TRIES)
        if not found or not drivers.play_one(options, world, number):
            return False
        seen = states.blank(state.dtype)
        drivers.look(options, world, viewer, seen)
        if seen.tobytes() != now.tobytes():
            return False
    return True
