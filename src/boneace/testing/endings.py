"""Random matches end, the same way in every driver, and their returns have the right shape."""

from __future__ import annotations

from math import isfinite

import numpy as np

from boneace.cards import members
from boneace.games.facts import facts
from boneace.kernel.contract import CHANCE, OVER
from boneace.testing.case import Case, State, differing
from boneace.testing.walks import LONGEST, Walk, generator

MATCHES = 5
LONG = 3000
"""Moves after which a match counts as endless."""
_TURNS = {CHANCE: "chance", OVER: None}
_WIDE = (1 << 64) - 1


def check_endings(case: Case) -> None:
    """Random matches end, unless declared endless; until then some move is legal."""
    if case.ended != case and Walk(case, 0).go(LONG).over:
        raise case.failure("the match is over, but the game declares that it has no end", seed=0)
    for seed in range(MATCHES):
        walk = Walk(case.ended, seed).go(LONGEST + 1)
        if not walk.over:
            raise walk.failure(f"the match is not over after {LONGEST} moves")
        if walk.legal:
            raise walk.failure("the match is over, but there are legal moves")


def check_returns(case: Case) -> None:
    """Each seat has won a finite number, and these sum to zero where they should."""
    case = case.ended
    for seed in range(MATCHES):
        walk = Walk(case, seed).go(LONGEST + 1)
        won = np.full(case.seats, np.nan)
        case.drivers.returns_of(case.o, walk.s, won)
        if not all(isfinite(one) for one in won):
            raise walk.failure(f"the seats have won {won.tolist()}: not a finite number each")
        if case.declaration.is_zero_sum(case.values) and abs(won.sum()) > 1e-9:
            raise walk.failure(
                f"the seats have won {won.tolist()}, which does not sum to zero: if it need not, "
                "the declaration says zero_sum=False"
            )
        result = case.words.result(facts(case.o), facts(walk.s))
        winners = result.get("winners")
        nobody = not winners and (case.seats > 1 or winners is None)
        if nobody or any(winner not in range(case.seats) for winner in winners or ()):
            raise walk.failure(f"the result does not name winners among the seats: {result}")


def check_playouts(case: Case) -> None:
    """The driver that plays whole matches agrees with a match that is pushed move by move."""
    case = case.ended
    Walk(case, 0).go(LONGEST + 1)  # raises an error if it does not end; the driver would hang
    for seed in range(3):
        played, rng = np.zeros(1, case.rules.State), generator(seed)
        decisions, chances = case.drivers.playouts(case.o, played, rng, 1)
        match, state, counts = case.match(), int(generator(seed)[0]), [0, 0]
        s = case.begun()
        seat, legal = case.turn(s)
        while seat != OVER:
            choice, state = _below(state, legal.bit_count())
            move = list(members(legal))[choice]
            counts[seat == CHANCE] += 1
            match.push(move)
            case.drivers.play_one(case.o, s, move)
            seat, legal = case.turn(s)
            if (match.turn, match.over) != (_TURNS.get(seat, seat), seat == OVER):
                raise case.failure("Match and driver disagree on the turn", seed, len(match))
        if counts != [decisions, chances]:
            made = f"{counts[0]} decisions and {counts[1]} chance moves"
            raise case.failure(f"the match has {made}; the driver has {decisions} and {chances}")
        if found := differing(s, played):
            raise case.failure(f"the last state differs between driver and Match: {found}", seed)
        _require_returns(case, s, match.returns(), seed)


def _require_returns(case: Case, s: State, won: list[float], seed: int) -> None:
    out = np.zeros(case.seats)
    case.drivers.returns_of(case.o, s, out)
    if won != out.tolist():
        raise case.failure(f"Match returns {won}, the driver {out.tolist()}", seed)


def _below(state: int, n: int) -> tuple[int, int]:
    """The driver's random integer in [0, n), in plain Python; and the generator's next state."""
    state ^= state << 13 & _WIDE
    state ^= state >> 7
    state ^= state << 17 & _WIDE
    return (state >> 32) * n >> 32, state
