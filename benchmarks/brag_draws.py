"""How well the bots of Three-Stake Brag draw to thirty-one, beside exact draws of two players.

`expert` and `master` assume that cards are drawn with replacement. For deals at random, the
eldest draws by their rule, and every decision is compared with the exact odds.
"""

from __future__ import annotations

import argparse
from functools import cache

import numpy as np

from benchmarks.report import console, machine
from boneace.games.count import TARGET
from boneace.games.facts import Chosen
from boneace.games.three_stake_brag.drawing import draws
from boneace.games.three_stake_brag.solving.holes import Whole
from boneace.games.three_stake_brag.solving.third import Draws, counted


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--deals", type=int, default=1500, help="(%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="(%(default)s)")


def run(arguments: argparse.Namespace) -> None:
    machine()
    luck, exact, losses = np.random.default_rng(arguments.seed), Draws(), []
    for _ in range(arguments.deals):
        cards = [int(card) for card in luck.permutation(52)]
        own, other = (sum(map(counted, cards[at : at + 3])) for at in (0, 3))
        rest = cards[6:]
        while own < TARGET:
            stock = sum(1 << card for card in rest)
            f = Chosen(dealer=1, turn=0, counts=[own, other], stood=0, stock=stock)
            goes_on = draws(Chosen(seats=2), f)
            losses.append(_loss(exact, own, other, rest, goes_on))
            if not goes_on:
                break
            own += counted(rest.pop(0))
    wrong = sum(loss > 1e-9 for loss in losses)
    console.print(
        f"{arguments.deals} deals, {len(losses)} decisions, {wrong} of them not the best: "
        f"{sum(losses) / arguments.deals:.1e} of the pot a deal, {max(losses):.4f} at most"
    )


def _loss(exact: Draws, own: int, other: int, rest: list[int], goes_on: bool) -> float:
    """How much less often the eldest wins by drawing, and by standing, than by the better of
    them."""
    deck = np.bincount([counted(card) for card in rest], minlength=11)
    best = exact.eldest_wins(own, other, deck)
    if not goes_on:
        return best - _stands(own, other, deck)
    drawn = 0.0
    for value in range(1, min(10, TARGET - own) + 1):
        deck[value] -= 1
        drawn += (deck[value] + 1) * exact.eldest_wins(own + value, other, deck) / len(rest)
        deck[value] += 1
    return best - drawn


def _stands(own: int, other: int, deck: Whole) -> float:
    """The probability that the dealer does not beat an eldest who stands."""

    @cache
    def beaten(count: int, left: tuple[int, ...]) -> float:
        if count > own:
            return float(count <= TARGET)
        return sum(
            many * beaten(count + value, (*left[:value], many - 1, *left[value + 1 :]))
            for value, many in enumerate(left)
            if many
        ) / sum(left)

    return 1.0 - beaten(other, tuple(deck.tolist()))
