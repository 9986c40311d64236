"""What the experts of Vingt-Un gain by reckoning with what is paid besides the stakes.

Two kinds of player and of dealer play the same deals without naturals; cards are replaced:
those who know what the dealer puts into the pool, or what a vingt-un saves a player after the
natural of another, and those who do not. Pairs are kept together.
"""

from __future__ import annotations

import argparse

import numpy as np
from rich.table import Table

from benchmarks.report import console, machine
from benchmarks.vingt_un_bots import mixed
from benchmarks.vingt_un_match import Ints, play
from boneace.games.vingt_un.players import WHOLE
from boneace.games.vingt_un.solved import BUST, VALUES, Balance, Floats, balance, receives
from boneace.games.vingt_un.standing import Besides

STAKES = (1, 10)
CASES = {
    "pool": Besides(1, over_draw=1, ties=3),
    "another's natural, 10": Besides(7, collects=5.3, saves=10),
    "another's natural, 20": Besides(7, collects=5.3, saves=20),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--deals", type=int, default=400_000, help="(%(default)s)")


def run(arguments: argparse.Namespace) -> None:
    machine()
    table = Table(title="Chips a deal for the player", title_justify="left")
    for head in ("besides", "nobody", "dealer knows", "player knows", "both", "±"):
        table.add_column(head, justify="right")
    for name, paid in CASES.items():
        unaware = Besides(paid.players, paid.collects)
        plans = [balance(WHOLE, *STAKES, besides=known) for known in (unaware, paid)]
        pairs = [(plans[me], plans[it]) for me in (0, 1) for it in (0, 1)]
        found = [gained(me, it, paid, arguments.deals) for me, it in pairs]
        error = 2 * max(float((one - found[0]).std()) for one in found[1:])
        shown = [f"{one.mean():+.4f}" for one in found]
        table.add_row(name, *shown, f"{error / arguments.deals**0.5:.4f}")
    console.print(table)


def gained(player: Balance, dealer: Balance, paid: Besides, deals: int) -> Floats:
    """What the player gains in each deal, with what the dealer puts into the pool."""
    rng = np.random.default_rng(1)
    mine, its = (rng.choice(VALUES, size=(2, deals), p=player.shares) for _ in range(2))
    high = rng.random(deals) < mixed(player.stakes)[mine[0]]
    twice = rng.random(deals) < mixed(dealer.doubles)[high.astype(np.int64), its[0]]
    found, nothing = np.zeros(deals), np.zeros(deals, np.int64)
    neither = ~(natural(mine) | natural(its))
    for at, doubled in np.ndindex(2, 2):  # the same cards for all kinds of both
        cards = np.random.default_rng(2), np.random.default_rng(3)
        tables = mixed(player.draws[at, doubled]), mixed(dealer.replies[at, doubled])
        drawn, other = play(player, tables[0], nothing, pair(mine), cards[0], True)
        _, own = play(dealer, tables[1], drawn, pair(its), cards[1], False)
        here = (high == at) & (twice == doubled)
        by = result(own, other, STAKES[at] * (1 + doubled), paid) * neither
        found = np.where(here, by, found)
    return found


def result(own: Ints, other: Ints, stake: int, paid: Besides) -> Floats:
    """The player's gain by the dealer's count and the player's; the pool is the player's too."""
    received = stake * receives()[own, other.clip(0, BUST - 1)]
    fed = np.where(own == BUST, paid.over_draw, 0)
    if paid.ties:
        fed = fed + np.where(own == other, received // paid.ties, 0)
    saved = np.where(other == BUST - 1, paid.saves, 0)
    found: Floats = np.where(other == BUST, -float(stake), saved + fed - received)
    return found


def pair(cards: Ints) -> Ints:
    found: Ints = 2 * (cards.sum(0) + 2) + (cards == 0).any(0)
    return found


def natural(cards: Ints) -> Ints:
    found: Ints = (cards == 0).any(0) & (cards == VALUES - 1).any(0)
    return found
