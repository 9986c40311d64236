"""Habits: the sensible move of a game is legal, and depends on nothing that its seat cannot see."""

from __future__ import annotations

from random import Random
from typing import Any

from boneace import games
from boneace.testing.case import Case
from boneace.testing.walks import Walk, everywhere


def habit(case: Case) -> Any:
    """The compiled habit of a game: `habit(o, s, chance)`, of arrays."""
    return games.drivers(case.game, "boneace.bots.search").habit_of


def check_habits(case: Case) -> None:
    """A habit makes a legal move; habit and legal moves are the same in the view and the state."""
    habit_of = habit(case)

    def holds(walk: Walk) -> None:
        chance = Random(walk.seed)
        for _ in range(60):
            if walk.over:
                return
            if walk.seat >= 0:
                number = chance.getrandbits(30)
                knowing = int(habit_of(case.o, walk.s, number))
                seen = case.seen(walk.s, walk.seat)
                if case.turn(seen) != (walk.seat, walk.legal):
                    raise walk.failure("in the view of the seat to move other moves are legal")
                seeing = int(habit_of(case.o, seen, number))
                if knowing != seeing:
                    problem = f"habit plays {knowing} in the state and {seeing} in its seat’s view"
                    raise walk.failure(problem)
                if not walk.legal >> seeing & 1:
                    raise walk.failure(f"habit plays move {seeing}, which is not legal")
            walk.step()

    everywhere(holds, case, 8)
