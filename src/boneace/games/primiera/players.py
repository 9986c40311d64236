"""The experts of Primiera: they draw by the exact odds, and vie by a balanced strategy."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.games.facts import Facts, facts
from boneace.games.options import options_record
from boneace.games.primiera import state as st
from boneace.games.primiera.scoring import KIND, WINNING
from boneace.games.turns import next_of
from boneace.games.vying import solved
from boneace.games.vying.betting import Floats
from boneace.games.vying.people import Shares
from boneace.games.vying.solved import Round, Sizes, move_of
from boneace.games.vying.stakes import Terms

if TYPE_CHECKING:
    from boneace.bots import Seat
    from boneace.moves import Move

GAME = "primiera"
SAMPLE = 60_000
CLASSES = 28
STRENGTHS = 5 << KIND
LATER = 0.0
"""The variance of a deal decided after the vying: almost none."""
RAISES = (0.3, 1.0), (1.0,), (1.0,)
"""The amounts considered, as parts of the largest: for the first raise, the second and the third.
With only two raises a third one, with any hand, took the pot from all who had not thought of it."""
SIZES: Sizes = dict.fromkeys((2, 3, 4, 5), RAISES)
SIZES_OF_MANY: Sizes = dict.fromkeys((2, 3, 4), RAISES)
"""With six seats or more: every drop makes another tree, and each must be solved."""
KNOWN: Shares = (0.0, 0.0, 0.0, 0.06, 0.0, 0.0, 0.03)
"""The shares of players of known kinds. With more who bet just what a hand is worth the bots drop
too often, and betting with nothing wins chips; with fewer who raise anything those win matches."""
DOUBTS = 0.15
"""The share of players who go up with any hand, however often."""
TOGETHER = 0.4
"""The share of those who raise with anything among two who raise each other by the most. One of
them wins what the other loses, and so the match, unless somebody else stays."""
COUNTS = 0.5
"""The value of chips besides the match: with less the bots lose them to those who wait."""


def player(level: str, seed: int) -> Balanced | None:
    """An expert or a master. They play alike: considering more amounts won no more matches."""
    return Balanced(seed) if level in ("expert", "master") else None


def prepare() -> None:
    """Load the compiled functions for vying, or compile them."""
    declaration = games.declaration(GAME)
    vying = options_record(declaration, 4, declaration.resolve(None, {"vying": True}))
    drawn(vying.tobytes())
    _chances().strength_of(vying, 0)
    solved.prepare(GAME)


def _chances() -> Any:
    return games.drivers(GAME, "boneace.games.primiera.chances")


@dataclass(frozen=True, eq=False)
class Drawn:
    """The hands that a player who has drawn may hold, by a large sample."""

    below: Floats
    """By strength, the chance that a hand is weaker; equal hands count half."""
    bounds: npt.NDArray[np.int64]
    """The strengths from which each class of hands that are not claimed begins, after the first."""
    classes: Floats
    """The chance of each class. The number of cards discarded is ignored: it reveals the hand only
    of players who draw by these rules of thumb, and using it lost matches."""


@lru_cache(maxsize=16)
def drawn(options: bytes) -> Drawn:
    """The sample for some options, given as the bytes of their record."""
    o = np.frombuffer(options, st.Options)
    found = np.zeros(SAMPLE, np.int64)
    _chances().sample_drawn(o, np.array([31], np.uint64), found)
    many = np.bincount(found, minlength=STRENGTHS)
    below = (np.cumsum(many) - many / 2) / SAMPLE
    points = found[found < WINNING]
    quantiles = np.quantile(points, np.arange(1, CLASSES) / CLASSES)
    bounds = np.unique(quantiles.astype(np.int64))
    row = np.bincount(np.searchsorted(bounds, points, side="right"), minlength=len(bounds) + 1)
    return Drawn(below, bounds, row / row.sum())


class Balanced:
    """Makes the discard that wins most often against others who have drawn, and vies by the
    solution."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> Move:
        """The move, drawn with the solution's probabilities."""
        luck = Random(self.seed << 32 ^ seat.plies)
        o, f = facts(seat.options), facts(seat.view)
        if f.phase == st.VYING:
            return seat.move(_vies(seat, o, f, luck))
        return seat.move(_discards(seat, o, f))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} for {GAME}>"


def _discards(seat: Seat, o: Facts, f: Facts) -> int:
    """The discard after which the pot is won most often."""
    known, others = drawn(seat.options.tobytes()), o.seats - 1
    wins = known.below**others  # a winning hand is beaten by better ones, a point by any claim too
    out = np.zeros(16)
    _chances().fill_draws(seat.options, f.hands[seat.seat], f.stock, wins, out)
    return max(
        (move.number for move in seat.legal),
        key=lambda number: out[0 if number == st.STAND else number - st.DISCARD],
    )


def _vies(seat: Seat, o: Facts, f: Facts, luck: Random) -> int:
    """A move of the vying."""
    known = drawn(seat.options.tobytes())
    table = round_of(o, f, seat.seat)
    strength = int(_chances().strength_of(seat.options, f.hands[seat.seat]))
    rows = [known.classes] * len(table.order)
    return move_of(table, rows, int(np.searchsorted(known.bounds, strength, side="right")), luck)


def round_of(o: Facts, f: Facts, seat: int) -> Round:
    """The round of vying, as a seat sees it.

    Those who have dropped stay in the tree as long as it can hold everybody. Without them, a bet
    from the last place looks as if fewer had passed, and a hand that few are left to beat looks as
    if it had been good enough to be bet against all.
    """
    whole = o.seats in SIZES
    seats = (1 << o.seats) - 1 if whole else f.vying
    order: list[int] = []
    first = int(next_of(seats, f.dealer))
    while len(order) < seats.bit_count():
        order.append(first)
        first = int(next_of(seats, first))
    return Round(
        GAME,
        o,
        f,
        seat,
        tuple(order),
        int(f.pots[st.POT]),
        int(o.max_brag),
        int(o.vying_limit),
        Terms(int(o.seats), shared=True),
        SIZES if whole else SIZES_OF_MANY,
        int(o.ante),
        LATER,
        KNOWN,
        COUNTS,
        DOUBTS,
        TOGETHER,
    )
