"""The expert and the master of Best, Pair and Thirty-one: they bet by the solution of the deal.

At the first decision of a deal its betting is solved, with what the game is worth at every score
and a blueprint of the third stage (`solving.policy`). They make each move as often as that solution
does. In the third stage they search, as all bots do.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from boneace.bots.expert import Expert, Master
from boneace.games.best_pair_thirty_one import state as st
from boneace.shuffles import scattered

if TYPE_CHECKING:
    from boneace.bots.kinds import Bot
    from boneace.bots.seat import Seat
    from boneace.games.best_pair_thirty_one.solving.betting import Settings
    from boneace.games.best_pair_thirty_one.solving.quick import QuickDeal
    from boneace.moves import Move

NAME = "best-pair-thirty-one"


def player(level: str, seed: int) -> Bot | None:
    """The bot of a level: from the expert on one that bets by the solution."""
    from boneace.games.best_pair_thirty_one.solving.policy import shipped

    if shipped() is None:
        return None
    return {"expert": Solver, "master": Thorough}.get(level, lambda *_: None)(NAME, seed)


class Solver(Expert):
    """Bets as an equilibrium of the deal does, and searches in the third stage."""

    rounds = 60

    def choose(self, seat: Seat) -> Move:
        """The move."""
        betting = int(seat.view["phase"][0]) == st.BETTING
        deal = _deal(seat, self.rounds) if betting and len(seat.legal) > 1 else None
        if deal is None:
            return super().choose(seat)
        shares = _shares(seat, deal)
        luck = Random(scattered(self.seed, seat.plies))
        [move] = luck.choices(list(shares), list(shares.values()))
        return seat.move(move)


class Thorough(Solver, Master):
    """The same with more thought."""

    rounds = 200


def _deal(seat: Seat, rounds: int) -> QuickDeal | None:
    """The solution of the deal; None where the options change more than the betting."""
    from boneace.games.best_pair_thirty_one.solving.betting import settings_of_codes

    settings = settings_of_codes(seat.options)
    if settings is None:
        return None
    view = seat.view[0]
    d = int(view["dealer"])
    cards = int(view["upcard"][1 - d]), int(view["upcard"][d])
    points = int(view["points"][1 - d]), int(view["points"][d])
    return _solved(cards, points, settings, rounds)


@lru_cache(maxsize=8)
def _solved(
    cards: tuple[int, int], points: tuple[int, int], settings: Settings, rounds: int
) -> QuickDeal | None:
    from boneace.games.best_pair_thirty_one.solving.policy import shipped
    from boneace.games.best_pair_thirty_one.solving.quick import QuickDeal
    from boneace.games.best_pair_thirty_one.solving.upcards import table_of

    policy = shipped()
    assert policy is not None
    blueprint = policy.blueprint(*cards)
    deal = QuickDeal(table_of(*cards), points, policy.worth, blueprint, settings)
    for _ in range(rounds):
        deal.learn()
    return deal


def _shares(seat: Seat, deal: QuickDeal) -> dict[int, float]:
    """How often each move is to be made with the hand of the seat."""
    view = seat.view[0]
    me, d = seat.seat, int(view["dealer"])
    held = deal.table.d if me == d else deal.table.n
    two = int(view["hands"][me]) & ~(1 << int(view["upcard"][me]))
    holding = int(held.of[list(held.cards).index(two)])
    before = ((st.PASS,) if view["passed"] else ()) + (st.RAISE,) * (int(view["asked"]) - 1)
    before = ((st.SEE,) if view["seen_early"] else ()) + before
    place = next(at for at, node in enumerate(deal.tree.nodes) if node.before == before)
    shares = deal.shares(place)[:, holding]
    moves = deal.tree.nodes[place].moves
    return {move: float(share) for move, share in zip(moves, shares, strict=True)}
