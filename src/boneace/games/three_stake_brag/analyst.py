"""What moves are worth while bragging in Three-Stake Brag: by the solution that the master plays.

Up to four who vie are in its tree. What each move brings is by the round alone, in chips; each seat
is taken to win its share of the third pot. Drawing, the modern vying, more players and what the
tree does not have are valued by playouts, and so is everything while the rules are interpreted.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import numpy as np

from boneace import games
from boneace.cards import members
from boneace.games.facts import facts
from boneace.games.three_stake_brag import state as st
from boneace.games.three_stake_brag.dealing import PACK
from boneace.games.three_stake_brag.players import CHANCES, GAME, round_of
from boneace.games.vying.valued import MoveWorth, Valued, valued
from boneace.values import Expected, MoveValue, Values

if TYPE_CHECKING:
    import numpy.typing as npt

    from boneace.bots.seat import Seat
    from boneace.games.facts import Facts

TOLERANCE = 0.03
"""A move that is worth less by this part of the pot at most is as good: the solution is no nearer,
and what lies between its amounts is not known better."""
MIXED = 0.05
"""A move that the solution makes less often than this is not one that it mixes."""
NEAR, NEAR_CHANCE = 0.25, 0.03
"""Where a move that the solution mixes in is worth less by more than this, in pots or in the chance
to win the match, it has not learned the decision. Then nothing is said about its mix."""
WORLDS = 200
"""Hands of the others that are drawn, for what a seat may believe of them."""


def analyst(options: Facts) -> Solved | None:
    """The analyst, where players vie by matching."""
    return Solved() if options.vying == st.MATCHED else None


class Solved:
    """Values by the balanced strategies of the round."""

    def __repr__(self) -> str:
        return f"<Solved analyst for {GAME}>"

    def values(self, seat: Seat) -> Values | None:
        """Value every legal move of a seat that vies."""
        o, f = facts(seat.options), facts(seat.view)
        if f.phase != st.VIE or (seat.at_once and not seat.thinking().compiled):
            return None
        mine = int(games.drivers(GAME, CHANCES).class_of(seat.options, f.hands[seat.seat]))
        table, rows = round_of(seat, o, f, fine=True)
        found = valued(table, rows, mine, [move.number for move in seat.legal])
        if found is None:
            return None
        moves = [_value(seat, o, f, one, found.moves) for one in found.moves]
        moves.sort(key=lambda value: (value.behind, value.mix is None))  # of equals, what is known
        return Values(tuple(moves), "abstract", _hands(seat, f, found))

    def expected(self, seat: Seat) -> Expected | None:
        """Value where a seat stands that is to vie."""
        found = self.values(seat) if seat.legal else None
        if found is None:
            return None
        best = found.best
        return Expected(best.worth, chance=best.chance)


def _value(seat: Seat, o: Facts, f: Facts, of: MoveWorth, among: list[MoveWorth]) -> MoveValue:
    """The chips of the seat at the end of the deal, as far as the round decides them."""
    had = f.chips[seat.seat] + f.staked[seat.seat] + f.pots[st.COUNTED] / o.seats
    behind = max(one.chips for one in among) - of.chips
    return MoveValue(
        float(had + of.chips),
        chance=of.chance,
        move=seat.move(of.move),
        behind=behind,
        behind_error=float(TOLERANCE * f.pots[st.BRAGGED]) if behind else 0.0,
        mix=_mix(of, behind / f.pots[st.BRAGGED], among),
    )


def _mix(of: MoveWorth, behind: float, among: list[MoveWorth]) -> float | None:
    """How often the solution makes a move; None if it is not known, or not learned."""
    if of.mix is None or of.mix < MIXED:
        return None if of.mix is None else 0.0
    if of.chance is None:
        return of.mix if behind <= NEAR else None
    best = max(one.chance for one in among if one.chance is not None)
    return of.mix if best - of.chance <= NEAR_CHANCE else None


def _hands(seat: Seat, f: Facts, found: Valued) -> npt.NDArray[Any]:
    """Hands of everybody by seat, as `Values.hands` has them."""
    rng = np.random.default_rng((seat.plies, seat.seat))
    up = sum(f.shown[other] for other in range(len(seat.players)))
    unseen = members(PACK & ~up & ~f.hands[seat.seat])
    pairs = np.array([1 << a | 1 << b for a, b in combinations(unseen, 2)])
    hands = np.zeros((WORLDS, len(seat.players)), np.int64)
    hands[:, seat.seat] = f.hands[seat.seat]
    for other in range(len(seat.players)):
        if other != seat.seat:
            weights = np.ones(len(pairs))
            if other in found.others:
                weights = _weights(seat, f.shown[other], pairs, found.others[other])
            for world in hands:
                apart = pairs & world.sum() == 0
                likely = weights * apart
                # where others hold all that the seat is likely to have, it may have anything
                world[other] = f.shown[other] | _drawn(
                    pairs, likely if likely.any() else apart, rng
                )
    return hands


def _weights(seat: Seat, shown: int, pairs: Any, chances: Any) -> npt.NDArray[np.float64]:
    """How likely each pair of cards lies behind an upcard, by the chances of its class."""
    class_of = games.drivers(GAME, CHANCES).class_of
    classes = np.array([class_of(seat.options, int(pair) | shown) for pair in pairs])
    often = np.bincount(classes, minlength=len(chances))
    found: npt.NDArray[np.float64] = chances[classes] / often[classes]
    return found


def _drawn(pairs: Any, weights: Any, rng: np.random.Generator) -> int:
    """One of the pairs by their weights."""
    sums = np.cumsum(weights)
    return int(pairs[np.searchsorted(sums, rng.random() * sums[-1], side="right")])
