"""What each move of a decision is worth to its player, by the solution of the deal.

The other player is assumed to play the solution, before and after, and the player to play best
afterwards. Then all moves that the solution mixes have the same value, up to the solution's error.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from boneace.cards import members
from boneace.games.best_pair_thirty_one import state as st
from boneace.games.best_pair_thirty_one.solving.betting import N
from boneace.games.best_pair_thirty_one.solving.hands import rank_of
from boneace.games.best_pair_thirty_one.solving.layout import AVERAGE, Doubles
from boneace.games.best_pair_thirty_one.solving.learning import SIGN
from boneace.games.best_pair_thirty_one.solving.policy import shipped
from boneace.games.best_pair_thirty_one.solving.quick import QuickDeal, met
from boneace.games.best_pair_thirty_one.solving.sight import Sight
from boneace.games.best_pair_thirty_one.solving.solved import (
    ROUNDS,
    THIRD_ROUNDS,
    betting_of,
    third_of,
)
from boneace.games.best_pair_thirty_one.solving.stakes import Equity, single, stake
from boneace.games.best_pair_thirty_one.solving.third import ANYHOW, Third

WORLDS = 400
"""The number of hands drawn for the other player, for beliefs about them."""


class Worth(NamedTuple):
    """The value of a position to a player: in games, and as the chance to win the game."""

    games: float
    chance: float

    @classmethod
    def to(cls, role: int, games: float, lead: float) -> Worth:
        """Made from the value to N, and the difference of the chances of N and D to win."""
        return cls(float(SIGN[role] * games), float(1 + SIGN[role] * lead) / 2)


class MoveWorth(NamedTuple):
    """The value of a move, and how often the solution makes it; None if that is unknown."""

    move: int
    worth: Worth
    mix: float | None


def moves_of(sight: Sight) -> list[MoveWorth] | None:
    """The values of the moves of a decision; None if the solution does not reach it."""
    return _bets(sight) if sight.phase == st.BETTING else _draws(sight)


def waiting(sight: Sight) -> Worth:
    """The value to a player of a position in which the other is to bet."""
    deal, bets = _betting(sight)
    return Worth.to(sight.role, *bets.here(sight.place(deal.tree), sight.holding(deal.table)))


# --- betting --------------------------------------------------------------------------------------


class Bets:
    """The values of the moves of the betting to the holdings of one player.

    `each` has for every decision the value of each move to N, and the difference of the chances to
    win: (moves, 2, holdings), times the probability that the other gets there.
    """

    def __init__(self, deal: QuickDeal, role: int, lead: Equity) -> None:
        self.deal, self.role = deal, role
        self.others, lines = deal.reach(1 - role)
        stakes = [stake(line, lead, deal.settings, single) for line in deal.tree.lines]
        leads = met(deal.both(stakes)[role], lines)
        games = deal.ends(role, (lines, lines), AVERAGE, AVERAGE)
        ends = [np.array(both) for both in zip(games, leads, strict=True)]
        nodes = deal.tree.nodes
        self.each: list[Doubles] = [np.zeros(0)] * len(nodes)
        worth: list[Doubles] = [np.zeros(0)] * len(nodes)
        for place in range(len(nodes) - 1, -1, -1):
            after = nodes[place].after
            each = np.array([worth[a] if a >= 0 else ends[~a] for a in after])
            self.each[place] = each
            if nodes[place].seat != role:
                worth[place] = each.sum(axis=0)
                continue
            best = (SIGN[role] * each[:, 0]).argmax(axis=0)
            worth[place] = np.take_along_axis(each, best[None, None], axis=0)[0]

    def moves(self, place: int, holding: int) -> list[tuple[float, float]]:
        """The value of each move to N, and the difference of the chances to win."""
        found = self.each[place][:, :, holding] / self._likely(place, holding)
        return [(float(games), float(lead)) for games, lead in found]

    def here(self, place: int, holding: int) -> tuple[float, float]:
        """The value of a decision of the other."""
        games, lead = self.each[place][:, :, holding].sum(axis=0) / self._likely(place, holding)
        return float(games), float(lead)

    def _likely(self, place: int, holding: int) -> float:
        dealt = self.deal.table.dealt
        ways = dealt.ways[holding] if self.role == N else dealt.ways[:, holding]
        return float(ways @ self.others[place]) / dealt.all


@lru_cache(maxsize=8)
def _bets_of(deal: QuickDeal, role: int) -> Bets:
    policy = shipped()
    assert policy is not None
    return Bets(deal, role, policy.lead)


def _betting(sight: Sight) -> tuple[QuickDeal, Bets]:
    deal = betting_of(sight.situation, ROUNDS)
    return deal, _bets_of(deal, sight.role)


def _bets(sight: Sight) -> list[MoveWorth]:
    deal, bets = _betting(sight)
    place, holding = sight.place(deal.tree), sight.holding(deal.table)
    moves, shares = deal.tree.nodes[place].moves, deal.shares(place)[:, holding]
    found = zip(moves, bets.moves(place, holding), shares, strict=True)
    return [MoveWorth(move, Worth.to(sight.role, *of), float(share)) for move, of, share in found]


# --- the third stage ------------------------------------------------------------------------------


def _third(sight: Sight) -> Third:
    return third_of(sight.situation, sight.told, ROUNDS, THIRD_ROUNDS, ANYHOW)


def _draws(sight: Sight) -> list[MoveWorth] | None:
    third, policy = _third(sight), shipped()
    chances = third.chances(sight.role, sight.ranks, sight.standing)
    share = third.share(sight.role, sight.ranks, sight.standing)
    if chances is None or policy is None:
        return None
    deal = betting_of(sight.situation, ROUNDS)
    line, better = deal.tree.lines[sight.told.line(deal.tree)], sight.told.better or N
    games = stake(line, policy.worth, deal.settings)
    lead = stake(line, policy.lead, deal.settings, single)
    found = []
    mixes = (None, None) if share is None else (share, 1 - share)
    for move, chance, mix in zip((st.DRAW, st.STAND), chances, mixes, strict=True):
        both = (of.base[better] + of.gain[better] * chance for of in (games, lead))
        found.append(MoveWorth(move, Worth.to(sight.role, *both), mix))
    return found


# --- beliefs --------------------------------------------------------------------------------------


def hands_of_other(sight: Sight, rng: np.random.Generator) -> list[int]:
    """Hands that the other may hold, as sets of cards, drawn by their probabilities."""
    other = 1 - sight.role
    known = sight.hidden | 1 << sight.situation.cards[0] | 1 << sight.situation.cards[1]
    upcard = 1 << sight.situation.cards[other]
    if sight.phase == st.BETTING:
        deal, bets = _betting(sight)
        held = (deal.table.n, deal.table.d)[other]
        reach = bets.others[sight.place(deal.tree)]
        likely = np.where((held.of >= 0) & (held.cards & known == 0), reach[held.of], 0.0)
        drawn = rng.choice(len(likely), WORLDS, p=likely / likely.sum())
        return [int(held.cards[at]) | upcard for at in drawn]
    counts, likely = _third(sight).others(sight.role, sight.ranks, sight.standing)
    shown = sight.told.shown if sight.told.better == other else 0
    drawn = rng.choice(len(likely), WORLDS, p=likely / likely.sum())
    free = [card for card in range(52) if not (known | shown) >> card & 1]
    by_rank = [[card for card in free if rank_of(card) == rank] for rank in range(13)]
    open_ranks = [rank_of(card) for card in members(shown)]
    return [upcard | shown | _cards(counts[at], open_ranks, by_rank, rng) for at in drawn]


def _cards(
    counts: Doubles, open_ranks: list[int], by_rank: list[list[int]], rng: np.random.Generator
) -> int:
    """Cards of these ranks, of any suits, without those that are known."""
    found = 0
    for rank, cards in enumerate(by_rank):
        wanted = min(len(cards), int(counts[rank]) - open_ranks.count(rank))
        if wanted > 0:
            for card in rng.choice(cards, wanted, replace=False):
                found |= 1 << int(card)
    return found
