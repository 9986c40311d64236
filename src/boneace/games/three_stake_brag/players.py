"""The experts of Three-Stake Brag: they vie by a balanced strategy, and draw by the exact odds."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np

from boneace import games
from boneace.games.chosen import equally_good
from boneace.games.facts import Facts, facts
from boneace.games.three_stake_brag import state as st
from boneace.games.three_stake_brag.dealing import PACK
from boneace.games.three_stake_brag.drawing import CLASSES, draws
from boneace.games.turns import next_of
from boneace.games.vying import valued
from boneace.games.vying.betting import Floats
from boneace.games.vying.solved import COARSE, FINE, Round, move_of
from boneace.games.vying.stakes import Standing, Terms, in_match, standing

if TYPE_CHECKING:
    from boneace.bots import Seat
    from boneace.games.three_stake_brag.solving.holes import Singles
    from boneace.games.three_stake_brag.solving.solved import Solved
    from boneace.moves import Move

GAME = "three-stake-brag"
CHANCES = "boneace.games.three_stake_brag.chances"
LATER = 0.2
"""The share of the variance of a deal decided after the vying, by the third stake."""
DOUBTS = 0.05
"""The share of players who go up with any hand, however often, where only two are left."""
SEARCHES, PLAYOUTS, STRAY = 4, 6_000, 512
"""In modern vying, which has no tree here: the number of searches, the playouts of each, and how
many of the others' moves in 1024 are those of a player who cannot be bluffed."""


def player(level: str, seed: int) -> Balanced | None:
    """An expert, who considers one amount to go up by, or a master, who considers several.

    If two players vie and the table has a low limit, the master plays the exact solution.
    """
    return Balanced(seed, level == "master") if level in ("expert", "master") else None


def prepare() -> None:
    """Load the compiled solvers, or compile them."""
    from boneace.games.three_stake_brag.solving.deal import warm

    valued.prepare(GAME)
    warm()


class Balanced:
    """Vies by the solution for the upcards on the table, and never beyond its tree."""

    def __init__(self, seed: int, fine: bool) -> None:
        self.seed = seed
        self.fine = fine

    def choose(self, seat: Seat) -> Move:
        """The move, drawn with the solution's probabilities."""
        luck = Random(self.seed << 32 ^ seat.plies)
        o, f = facts(seat.options), facts(seat.view)
        if f.phase == st.VIE:
            if o.vying == st.MODERN:
                return seat.move(_searched(seat, luck))
            return seat.move(_vies(seat, o, f, self.fine, luck))
        return seat.move(st.DRAW if draws(o, f) else st.STAND)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} for {GAME}, {'fine' if self.fine else 'coarse'}>"


def _searched(seat: Seat, luck: Random) -> int:
    """One of the moves that several searches do not separate, so that a bet reveals less.

    In a match of two the first search only says which moves are worth considering.
    """
    o, f = facts(seat.options), facts(seat.view)
    order = seat.seat, 1 - seat.seat
    # playouts decide the third stake too, so nothing of this deal comes later
    stands = standing(o, f, order, int(o.stake), 0.0) if o.seats == 2 else None
    found: dict[int, list[float]] = {}
    thinking = seat.thinking(compiled=True)
    for _ in range(SEARCHES if stands is None else 1):
        means, rng = np.full(63, np.nan), np.array([luck.getrandbits(62) + 1], np.uint64)
        given = seat.options, seat.view, seat.legal.mask, rng, PLAYOUTS, 1, means, STRAY
        move = int(thinking.search(*given))
        if np.isnan(means).all():
            return move  # a single move worth considering needs no search
        for tried in np.flatnonzero(~np.isnan(means)).tolist():
            found.setdefault(tried, []).append(float(means[tried]))
    if stands is not None:
        total = float(sum(f.chips) + sum(f.pots))
        found = _for_the_match(seat, list(found), stands, total, luck)
    return luck.choice(equally_good(found))


def _for_the_match(
    seat: Seat, moves: list[int], stands: Standing, total: float, luck: Random
) -> dict[int, list[float]]:
    """The value of each move for a match of two, from playouts to the end of the deal.

    `total` is what both players and the pots have together.
    """
    thinking = seat.thinking(compiled=True)
    legal = sum(1 << move for move in moves)
    worlds = PLAYOUTS // (2 * len(moves))
    found: dict[int, list[float]] = {move: [] for move in moves}
    for _ in range(SEARCHES):
        rng = np.array([luck.getrandbits(62) + 1], np.uint64)
        values, chances, gains = (np.zeros(worlds * 63) for _ in range(3))
        hands = np.zeros(worlds * seat.view["hands"].shape[-1], np.int64)
        given = seat.options, seat.view, seat.seat, legal, rng, worlds, 1
        thinking.rollouts(*given, values, chances, gains, hands, STRAY)
        mine = values.reshape(worlds, 63)[:, moves]
        changes = np.stack([mine, total - mine], -1) - np.array(stands.players, np.float64)
        valued = in_match(changes, stands)[..., 0].mean(0)
        for move, value in zip(moves, valued.tolist(), strict=True):
            found[move].append(value)
    return found


def _vies(seat: Seat, o: Facts, f: Facts, fine: bool, luck: Random) -> int:
    """A move of the vying: by the exact solution if there is one and the player is `fine`."""
    exact = moves_by_hand(seat, o, f) if fine else None
    if exact is not None:
        known, moves = exact
        hole = known.hole(f.hands[seat.seat] & ~f.shown[seat.seat])
        weights = [float(shares[hole]) for shares in moves.values()]
        [move] = luck.choices(list(moves), weights)
        return move
    chances = games.drivers(GAME, CHANCES)
    mine = int(chances.class_of(seat.options, f.hands[seat.seat]))
    return move_of(*round_of(seat, o, f, fine), mine, luck)


def moves_by_hand(seat: Seat, o: Facts, f: Facts) -> tuple[Solved, dict[int, Singles]] | None:
    """The exact solution of a vying of two, and how often each move is made, by hidden cards.

    None if the table has no limit, or one that is too high; and where the winner of all
    three stakes is paid for it, which the exact solution does not know (B-TSB-11).
    """
    from boneace.games.three_stake_brag.solving.solved import solved as exactly

    if o.seats != 2 or not o.vying_limit or o.all_three:
        return None
    order = 1 - int(f.dealer), int(f.dealer)
    staked = tuple(int(f.staked[player]) for player in order)
    up, other = (int(f.shown[player]).bit_length() - 1 for player in order)
    dead = int(f.pots[st.BRAGGED]) - sum(staked)
    stands = standing(o, f, order, int(o.stake), LATER)
    known = exactly((up, other), seat.options.tobytes(), dead, stands)
    if known is None:
        return None
    return known, known.moves(order.index(seat.seat), staked)


def round_of(seat: Seat, o: Facts, f: Facts, fine: bool) -> tuple[Round, list[Floats]]:
    """The round of vying, and what may lie behind the upcards of those who are left."""
    chances = games.drivers(GAME, CHANCES)
    up = sum(f.shown[other] for other in range(o.seats))
    order: list[int] = []
    rows: list[Floats] = []
    first = next_of(f.vying, f.dealer)
    while len(order) < f.vying.bit_count():
        order.append(int(first))
        row: Floats = np.zeros(CLASSES)
        chances.fill_classes(seat.options, f.shown[first], PACK & ~up, row)
        rows.append(row)
        first = next_of(f.vying, first)
    table = Round(
        GAME,
        o,
        f,
        seat.seat,
        tuple(order),
        int(f.pots[st.BRAGGED]),
        int(o.max_brag),
        int(o.vying_limit),
        _terms(o, f, order),
        FINE if fine else COARSE,
        int(o.stake),
        LATER,
        doubts=_doubts(f),
    )
    return table, rows


def _doubts(f: Facts) -> float:
    """How much a player who goes up again and again is doubted.

    Only by the last one against them: where two go up against each other, not both have nothing.
    """
    return DOUBTS if f.vying.bit_count() == 2 else 0.0


def _terms(o: Facts, f: Facts, order: list[int]) -> Terms:
    """The taker of the second pot, and any bonus.

    The winner of the first pot may win all three: everybody is equally likely to take the third.
    """
    third = o.all_three * o.stake / o.seats  # B-TSB-11
    bonus = tuple(float(third if seat == f.winner[st.UPCARD] else 0) for seat in order)
    return Terms(
        int(o.seats),
        nothing=bool(o.no_pair == st.NOTHING),  # B-TSB-04
        carried=bool(o.nobody_brags != st.BEST_HAND),  # B-TSB-03
        bonus=bonus if third else (),
    )
