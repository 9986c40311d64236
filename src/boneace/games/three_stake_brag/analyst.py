"""The values of moves while bragging in Three-Stake Brag, by the solution that the master plays.

Its tree has up to four players who vie. The value of each move covers only the round, in chips;
each seat is assumed to win its share of the third pot. Drawing, modern vying, more players and
positions outside the tree are valued by playouts; so is everything while the rules are interpreted.
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
from boneace.values import Expected, MoveValue, Values, shown_mix

if TYPE_CHECKING:
    import numpy.typing as npt

    from boneace.bots.seat import Seat
    from boneace.games.facts import Facts

TOLERANCE = 0.03
"""A move that is worth less by at most this part of the pot is as good: the solution is no closer,
and values between its amounts are not known better."""
NEAR, NEAR_CHANCE = 0.25, 0.03
"""If a move in the solution's mix is worth less by more than this, in pots or in the chance to win
the match, the solution has not learned the decision. Then its mix is not shown."""
WORLDS = 200
"""The number of hands drawn for the others, for beliefs about them."""


def analyst(options: Facts) -> Solved | None:
    """The analyst, if players vie by matching."""
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
        moves.sort(key=lambda value: (value.behind, value.mix is None))  # of equals, known first
        return Values(tuple(moves), "abstract", _hands(seat, f, found))

    def expected(self, seat: Seat) -> Expected | None:
        """Value the position of a seat that is to vie."""
        found = self.values(seat) if seat.legal else None
        return None if found is None else found.expected


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
    """How often the solution makes a move; None if unknown, or not learned."""
    if of.chance is None:
        return shown_mix(of.mix, behind <= NEAR)
    best = max(one.chance for one in among if one.chance is not None)
    return shown_mix(of.mix, best - of.chance <= NEAR_CHANCE)


def _hands(seat: Seat, f: Facts, found: Valued) -> npt.NDArray[Any]:
    """Hands of everybody by seat, in the form of `Values.hands`."""
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
                # if others hold all cards that the seat is likely to have, it may have anything
                world[other] = f.shown[other] | _drawn(
                    pairs, likely if likely.any() else apart, rng
                )
    return hands


def _weights(seat: Seat, shown: int, pairs: Any, chances: Any) -> npt.NDArray[np.float64]:
    """The probability of each pair of cards behind an upcard, by the chances of its class."""
    class_of = games.drivers(GAME, CHANCES).class_of
    classes = np.array([class_of(seat.options, int(pair) | shown) for pair in pairs])
    often = np.bincount(classes, minlength=len(chances))
    found: npt.NDArray[np.float64] = chances[classes] / often[classes]
    return found


def _drawn(pairs: Any, weights: Any, rng: np.random.Generator) -> int:
    """One of the pairs, drawn by their weights."""
    sums = np.cumsum(weights)
    return int(pairs[np.searchsorted(sums, rng.random() * sums[-1], side="right")])
