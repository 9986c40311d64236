"""Heuristics: the move of the policy is legal, and depends only on what its seat can see."""

from __future__ import annotations

from random import Random
from typing import Any

from boneace import games
from boneace.testing.case import Case
from boneace.testing.walks import Walk, everywhere


def policy(case: Case) -> Any:
    """The compiled policy of a game: `policy(o, s, chance)`, of arrays."""
    return games.drivers(case.game, "boneace.bots.search").policy_of


def check_heuristics(case: Case) -> None:
    """The policy makes a legal move; it and legal moves are the same in the view and the state."""
    policy_of = policy(case)

    def holds(walk: Walk) -> None:
        chance = Random(walk.seed)
        for _ in range(60):
            if walk.over:
                return
            if walk.seat >= 0:
                number = chance.getrandbits(30)
                knowing = int(policy_of(case.o, walk.s, number))
                seen = case.seen(walk.s, walk.seat)
                if case.turn(seen) != (walk.seat, walk.legal):
                    raise walk.failure("in the view of the seat to move, the legal moves differ")
                seeing = int(policy_of(case.o, seen, number))
                if knowing != seeing:
                    problem = (
                        f"the policy plays {knowing} in the state and {seeing} in its seat’s view"
                    )
                    raise walk.failure(problem)
                if not walk.legal >> seeing & 1:
                    raise walk.failure(f"the policy plays move {seeing}, which is not legal")
            walk.step()

    everywhere(holds, case, 8)
