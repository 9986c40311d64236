"""A second implementation of Kuhn poker, without Bone Ace, to check against."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations, product

import numpy as np

from boneace.games.facts import facts
from boneace.solve import Decision

#: Where a seat decides: its number, its card (0 jack, 1 queen, 2 king) and what was done so far,
#: p for pass and b for bet. The value is the probability of a bet.
Strategy = Mapping[tuple[int, int, str], float]

BEFORE = {0: ("", "pb"), 1: ("p", "b")}
ENDS = ("pp", "pbp", "pbb", "bp", "bb")


def place(decision: Decision) -> tuple[int, int, str]:
    """The place of a decision of a solution."""
    f = facts(decision.view)
    card = (int(f.hands[decision.seat]).bit_length() - 1) % 13 - 10
    done = {(0, 0): "", (2, 2): "pb", (1, 0): "p", (1, 1): "b"}[f.played, f.bets]
    return decision.seat, card, done


def won(cards: tuple[int, ...], done: str) -> int:
    """What seat 0 wins at an end."""
    if done in ("pbp", "bp"):
        return -1 if done == "pbp" else 1
    stake = 2 if done.endswith("bb") else 1
    return stake if cards[0] > cards[1] else -stake


def worth(strategy: Strategy) -> float:
    """What seat 0 wins on average if both play by a strategy."""
    total = 0.0
    for cards in permutations(range(3), 2):
        for done in ENDS:
            share = 1.0
            for at, move in enumerate(done):
                bet = strategy[at % 2, cards[at % 2], done[:at]]
                share *= bet if move == "b" else 1 - bet
            total += share * won(cards, done) / 6
    return total


def most(strategy: Strategy, seat: int) -> float:
    """The most that a seat wins against a strategy, by trying all of its 64 pure strategies."""
    places = [(seat, card, done) for card in range(3) for done in BEFORE[seat]]
    sign = 1 if seat == 0 else -1
    return max(
        sign * worth({**strategy, **dict(zip(places, bets, strict=True))})
        for bets in product((0.0, 1.0), repeat=len(places))
    )


def at_random(seed: int) -> dict[tuple[int, int, str], float]:
    """Any strategy."""
    chance = np.random.default_rng(seed)
    places = [(seat, card, d) for seat in (0, 1) for card in range(3) for d in BEFORE[seat]]
    return {place: float(chance.random()) for place in places}
