"""The distance of the master from an equilibrium: best replies to what it actually plays.

A deal is laid out completely (`deal.Deal`). Its betting is that of the master, and each line of it
is followed by the third stage as the master solves it there, for every pair of hands
(`third.Third`). The best reply covers all of that: hands, betting, and cards. So its gain in a deal
is exact, for players with the memory that `docs/solving.md` describes.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from boneace.games.best_pair_thirty_one.solving.betting import D, N
from boneace.games.best_pair_thirty_one.solving.deal import Deal, in_threads
from boneace.games.best_pair_thirty_one.solving.layout import BEST, LEARN, Blocks, Floats, Numbers
from boneace.games.best_pair_thirty_one.solving.learning import ages
from boneace.games.best_pair_thirty_one.solving.places import Places
from boneace.games.best_pair_thirty_one.solving.policy import Policy
from boneace.games.best_pair_thirty_one.solving.sight import Situation
from boneace.games.best_pair_thirty_one.solving.solved import (
    ROUNDS,
    THIRD_ROUNDS,
    affordable,
    betting_of,
)
from boneace.games.best_pair_thirty_one.solving.stakes import Equity
from boneace.games.best_pair_thirty_one.solving.third import WIDE, ranges
from boneace.games.best_pair_thirty_one.solving.upcards import upcards_of, with_best


def as_played(
    cards: tuple[int, int],
    points: tuple[int, int],
    policy: Policy,
    rounds: tuple[int, int] = (ROUNDS, THIRD_ROUNDS),
) -> Deal:
    """A deal at the points before it, with the averages that the master plays."""
    deal = Deal(upcards_of(*cards), points, policy.worth)
    if deal.over is not None:
        return deal
    quick = betting_of(Situation(cards, with_best(cards, points), ()), rounds[0])
    deal.sums, deal.iterations = quick.sums, quick.iterations
    if deal.places is not None:
        _play_on(deal, deal.places, rounds[1])
    return deal


def best_replies(deal: Deal, to_n: Equity, to_d: Equity) -> tuple[float, float]:
    """The value of the deal to N if N replies best to D, and if D replies best to N.

    `to_n` is the value of the game to the non-dealer of the next deal if the N of this one replies
    best there too, as its dealer; `to_d` if D does.
    """
    if deal.over is not None:
        return deal.over, deal.over
    found = []
    for seat, equity in ((N, to_n), (D, to_d)):
        again = Deal(deal.upcards, _before(deal), equity)
        again.sums = deal.sums
        if again.places is not None and deal.places is not None:
            again.places = replace(again.places, learned=deal.places.learned)
        found.append(again.worth_to(seat, BEST) + again.prials())
    return found[N], found[D]


def _before(deal: Deal) -> tuple[int, int]:
    """The points before the deal."""
    n, d = with_best(deal.upcards.cards, (0, 0))
    return deal.points[N] - n, deal.points[D] - d


def _play_on(deal: Deal, places: Places, third_rounds: int) -> None:
    """Solve the third stage after every line as the master does when it comes (`third.Third`)."""
    blocks = places.blocks
    reach = [[ranges(came, WIDE) for came in deal.reach(seat)[1]] for seat in (N, D)]
    roots = [places.comings[seat].hands(reach[seat]) for seat in (N, D)]
    many = [
        affordable(third_rounds, _work(deal, *classes))
        for classes in zip(blocks.class_n, blocks.class_d, strict=True)
    ]
    for number in range(1, third_rounds + 1):
        still = Blocks(*(column[np.array(many) >= number] for column in blocks))
        if len(still.lines):
            _round(deal, places, still, roots, number)


def _round(deal: Deal, places: Places, blocks: Blocks, roots: list[Floats], number: int) -> None:
    """One round of learning in some blocks, which both reach with the probabilities `roots`."""
    for seat in (N, D):
        out = np.zeros(places.comings[seat].size, np.float32)
        given: tuple[Any, ...] = (
            deal.upcards.matrices,
            *deal.upcards.sides,
            blocks,
            seat == N,
            *places.learned,
            *roots,
            LEARN,
            LEARN,
            *map(np.float32, ages(number)),
        )
        in_threads(partial(_part, deal, given, out))


def _part(deal: Deal, given: tuple[Any, ...], out: Floats, at: int, of: int) -> None:
    deal.passes.stage_pass(*given, at, of, out)


def _work(deal: Deal, c: int, e: int) -> float:
    """The cost of a round in a block, for one line (`Third.work`)."""
    n, d = deal.upcards.sides
    modes = deal.passes.modes(n, c, d, e)
    return float(modes * (_hands(n.level[c]) + _hands(d.level[e]))) ** 2


def _hands(level: Numbers) -> int:
    return int(level[-1] - level[0])
