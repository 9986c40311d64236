"""Heuristics: the moves of the policy are legal, and depend only on what their seat can see."""

from __future__ import annotations

from math import isfinite
from random import Random
from typing import Any

from boneace import bots, games
from boneace.games.defaults import own_module
from boneace.kernel import specialized
from boneace.testing.case import Case
from boneace.testing.walks import Walk, everywhere


def policy(case: Case) -> Any:
    """The compiled policy of a game: `policy(o, s, chance)`, for arrays."""
    return games.drivers(case.game, bots.THINKING).policy_of


def check_heuristics(case: Case) -> None:
    """The policy makes a legal move; it and legal moves are the same in the view and the state.
    The worth of a standing is a finite number.
    """
    heuristics = own_module(f"{case.declaration.package}.heuristics")
    err, worth = getattr(heuristics, "err", None), getattr(heuristics, "worth", None)
    record: Any = specialized.record
    o = record(case.o, 0)

    def holds(walk: Walk) -> None:
        chance, deal = Random(walk.seed), 0
        for _ in range(60):
            if walk.over:
                return
            if worth and deal != (deal := int(walk.s["deal"][0])):  # a deal begins
                values = [float(worth(o, record(walk.s, 0), seat)) for seat in range(case.seats)]
                if not all(map(isfinite, values)):
                    raise walk.failure(f"the worth of the standing is {values}: not finite numbers")
            if walk.seat >= 0:
                number = chance.getrandbits(30)
                _require_policy(case, walk, number)
                erring = int(err(o, record(walk.s, 0), number)) if err else -1
                if err and not walk.legal >> erring & 1:
                    raise walk.failure(f"`err` plays move {erring}, which is not legal")
            walk.step()

    everywhere(holds, case, 8)


def _require_policy(case: Case, walk: Walk, number: int) -> None:
    """The policy makes the same legal move from the view of its seat as from the state."""
    policy_of, seen = policy(case), case.seen(walk.s, walk.seat)
    if case.turn(seen) != (walk.seat, walk.legal):
        raise walk.failure("in the view of the seat to move, the legal moves differ")
    knowing, seeing = (int(policy_of(case.o, s, number)) for s in (walk.s, seen))
    if knowing != seeing:
        differ = f"the policy plays {knowing} in the state and {seeing} in its seat’s view"
        raise walk.failure(differ)
    if not walk.legal >> seeing & 1:
        raise walk.failure(f"the policy plays move {seeing}, which is not legal")
