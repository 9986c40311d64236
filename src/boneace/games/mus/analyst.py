"""The values of moves in Mus with partners, if everybody plays as the master does.

A lance is solved from what everybody knows, with a few amounts to bet; mus and discards are valued
by tables. Of the rest of the game only the stones count: both sides are assumed to play equally
well, and to win later games equally often. Without partners moves are valued by playouts; so they
are while the rules are interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from boneace.cards import members
from boneace.games.mus import state as st
from boneace.games.mus.heuristics import of_match
from boneace.games.mus.players import ROUNDS, sight_of
from boneace.games.mus.playing.exchanges import counts
from boneace.games.mus.playing.hands import Floats, ranks_of
from boneace.games.mus.playing.layout import SEATS
from boneace.games.mus.playing.ranges import Sight
from boneace.games.mus.playing.valued import MoveWorth, valued
from boneace.games.mus.scoring import PACK
from boneace.values import Expected, MoveValue, Values, shown_mix

if TYPE_CHECKING:
    import numpy.typing as npt

    from boneace.bots.seat import Seat
    from boneace.games.facts import Facts

TOLERANCE = 0.01
"""A move that is worth less by at most this chance to win the game is as good: the solution is no
closer, and values between its amounts are not known better."""
GAME = 2
"""How much more a game is worth if it is won than if it is lost."""
NEAR = 0.03
"""If a move in the mix is worth less by more than this, the solution has not learned the decision.
Then its mix is not shown."""
WORLDS, TRIED = 200, 2000
"""The number of worlds for beliefs about the others, and of those tried: in some of them two
players have the same card."""


def analyst(options: Facts) -> Solved | None:
    """The analyst, if there are partners."""
    return Solved() if options.sides == st.PARTNERS else None


class Solved:
    """Values by the strategies of the master."""

    def __repr__(self) -> str:
        return "<Solved analyst for mus>"

    def values(self, seat: Seat) -> Values | None:
        """Value every legal move of a seat whose turn it is."""
        if seat.at_once and not seat.thinking().compiled:
            return None
        sight = sight_of(seat)
        found = valued(sight, [move.number for move in seat.legal], ROUNDS["master"])
        best = max(one.chance for one in found.moves)
        moves = [_value(seat, sight, one, best) for one in found.moves]
        moves.sort(key=lambda value: (value.behind, value.mix is None))  # of equals, known first
        return Values(tuple(moves), "abstract", _hands(seat, sight, found.ranges))

    def expected(self, seat: Seat) -> Expected | None:
        """Value the position of a seat that is to move."""
        found = self.values(seat) if seat.legal else None
        return None if found is None else found.expected


def _value(seat: Seat, sight: Sight, of: MoveWorth, best: float) -> MoveValue:
    """Games of the seat's side less those of the other; of later ones each wins half."""
    games, side = sight.f.games, seat.seat & 1
    behind = best - of.chance
    return MoveValue(
        float(games[side] - games[1 - side] + GAME * of.chance - 1),
        chance=float(of_match(sight.o, sight.f, side, of.chance)),
        move=seat.move(of.move),
        behind=GAME * behind,
        behind_error=GAME * TOLERANCE if behind else 0.0,
        mix=shown_mix(of.mix, behind <= NEAR),
    )


def _hands(seat: Seat, sight: Sight, ranges: Floats) -> npt.NDArray[Any] | None:
    """Hands of everybody by seat, in the form of `Values.hands`; None if none fit together."""
    rng, hands = np.random.default_rng((seat.plies, seat.seat)), sight.hands
    others = [player for player in range(SEATS) if player != sight.me]
    if not all(ranges[player].sum() > 0 for player in others):
        return None
    own = int(sight.f.hands[seat.seat])
    elsewhere = own | int(sight.f.hands[st.HEAPS + seat.seat]) | int(sight.o.without)
    by_rank = ranks_of(sight.o, list(members(int(PACK) & ~elsewhere)))
    there = np.array([len(cards) for cards in by_rank])
    tried = np.stack(
        [rng.choice(len(hands.mass), TRIED, p=ranges[p] / ranges[p].sum()) for p in others]
    )
    fits = (counts(hands)[tried].sum(axis=0) <= there).all(axis=1)
    drawn = tried[:, fits][:, :WORLDS]
    found = np.zeros((drawn.shape[1], SEATS), np.int64)
    found[:, seat.seat] = own
    for world, kinds in zip(found, drawn.T, strict=True):
        left = [list(rng.permutation(cards)) for cards in by_rank]
        for player, kind in zip(others, kinds, strict=True):
            cards = (left[rank].pop() for rank in hands.digits[kind])
            world[sight.seat(player)] = sum(1 << int(card) for card in cards)
    return found if len(found) else None
