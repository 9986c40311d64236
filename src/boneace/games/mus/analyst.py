"""The values of moves in Mus with partners, if everybody plays as the master does.

A lance is solved from what everybody knows, with a few amounts to bet; mus and discards are valued
by tables. Of the rest of the game only the stones count: both sides are assumed to play equally
well, and to win later games equally often. Without partners moves are valued by playouts; so they
are while the rules are interpreted.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from boneace.cards import members
from boneace.games.mus import state as st
from boneace.games.mus.players import ROUNDS, sight_of
from boneace.games.mus.playing.exchanges import counts
from boneace.games.mus.playing.hands import Floats, ranks_of
from boneace.games.mus.playing.layout import SEATS
from boneace.games.mus.playing.ranges import Sight
from boneace.games.mus.playing.valued import MoveWorth, valued
from boneace.games.mus.scoring import PACK
from boneace.values import Expected, MoveValue, Values

if TYPE_CHECKING:
    import numpy.typing as npt

    from boneace.bots.seat import Seat
    from boneace.games.facts import Facts

TOLERANCE = 0.01
"""A move that is worth less by at most this chance to win the game is as good: the solution is no
closer, and values between its amounts are not known better."""
MIXED = 0.05
"""A move that the master makes less often than this does not count as part of its mix."""
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
        ends = _Ends.of(sight, seat.seat)
        best = max(one.chance for one in found.moves)
        moves = [_value(seat, ends, one, best) for one in found.moves]
        moves.sort(key=lambda value: (value.behind, value.mix is None))  # of equals, known first
        return Values(tuple(moves), "abstract", _hands(seat, sight, found.ranges))

    def expected(self, seat: Seat) -> Expected | None:
        """Value the position of a seat that is to move."""
        found = self.values(seat) if seat.legal else None
        if found is None:
            return None
        return Expected(found.best.worth, chance=found.best.chance)


# --- from a game to the match ---------------------------------------------------------------------


class _Ends(NamedTuple):
    """What a seat can expect of the match if its side wins this game, or loses it."""

    won: Expected
    lost: Expected

    @classmethod
    def of(cls, sight: Sight, seat: int) -> _Ends:
        games, side = sight.f.games, seat & 1
        own, other, needed = int(games[side]), int(games[1 - side]), int(sight.o.games) // 2 + 1
        return cls(_match(own + 1, other, needed), _match(own, other + 1, needed))

    def between(self, chance: float) -> tuple[float, float]:
        """The worth and the chance to win the match, by the chance to win the game."""
        won, lost = self.won, self.lost
        assert won.chance is not None and lost.chance is not None
        return (
            chance * won.worth + (1 - chance) * lost.worth,
            chance * won.chance + (1 - chance) * lost.chance,
        )


@cache
def _match(own: int, other: int, needed: int) -> Expected:
    """What a side can expect that has won so many games of a match, if it wins half of the rest."""
    if max(own, other) >= needed:
        return Expected(float(own - other), chance=float(own > other))
    win, loss = _match(own + 1, other, needed), _match(own, other + 1, needed)
    assert win.chance is not None and loss.chance is not None
    return Expected((win.worth + loss.worth) / 2, chance=(win.chance + loss.chance) / 2)


def _value(seat: Seat, ends: _Ends, of: MoveWorth, best: float) -> MoveValue:
    worth, chance = ends.between(of.chance)
    behind, unit = best - of.chance, ends.won.worth - ends.lost.worth
    mix = of.mix
    if mix is not None:
        mix = 0.0 if mix < MIXED else mix if behind <= NEAR else None
    return MoveValue(
        worth,
        chance=chance,
        move=seat.move(of.move),
        behind=behind * unit,
        behind_error=TOLERANCE * unit if behind else 0.0,
        mix=mix,
    )


# --- what the others may have ---------------------------------------------------------------------


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
