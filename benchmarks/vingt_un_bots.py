"""How much a dealer who knows their strategies wins from the expert and master of Vingt-Un.

The bots play a deal from a whole pack by a small model, in which the cards drawn do not change the
later ones. Here the dealer plays the exact best reply to that; what it wins beyond the value of the
deal is the loss by the model, for a player. Pairs are kept together.
"""

from __future__ import annotations

import argparse

import numpy as np
from rich.table import Table

from benchmarks.report import console, machine
from boneace.games.vingt_un.players import RARELY, WHOLE
from boneace.games.vingt_un.solved import DRAWN, Balance, Floats, balance
from boneace.games.vingt_un.solving import prepare, without
from boneace.games.vingt_un.solving.deal import Deal
from boneace.games.vingt_un.solving.measuring import dealer_best
from boneace.games.vingt_un.solving.setting import Setting

STAKES = ((1,), (1, 10))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rounds", type=int, default=90, help="of learning (%(default)s)")


def run(arguments: argparse.Namespace) -> None:
    machine()
    prepare()
    table = Table(title="A whole pack, in the lowest stake", title_justify="left")
    for head in ("stakes", "value", "exploitability", "the bots get at least", "given away"):
        table.add_column(head, justify="right")
    for stakes in STAKES:
        solution = without("", Setting(stakes, divides=False, dealer_divides=False))
        plan = balance(WHOLE, stakes[0], stakes[-1])
        got = -dealer_best(solution.deal, *strategy(solution.deal, plan))
        for _ in range(arguments.rounds):
            solution.learn()
        value, exploited = solution.measured()
        row = f"{value:+.4f}", f"{exploited:.1e}", f"{got:+.4f}", f"{value - got:.4f}"
        table.add_row(" ".join(map(str, stakes)), *row)
    console.print(table)


def strategy(deal: Deal, plan: Balance) -> tuple[Floats, Floats, list[list[Floats]]]:
    """How a player stakes, divides and draws by a plan, in the solver's form."""
    dealt, game = deal.dealt, deal.dealt.game
    many = len(dealt.setting.stakes)
    high = mixed(plan.stakes)
    stakes = np.stack([1 - high, high], axis=1) if many > 1 else np.ones((len(high), 1))
    hands = 2 * game.low + (game.counts[:, 0] > 0)
    pairs = hands[game.pairs]
    drawn = np.flatnonzero(hands < DRAWN)
    players = []
    for at, called in dealt.lines:
        table = mixed(plan.by_stake(plan.draws[:, int(called)], float(at) if many > 1 else 0.5))
        draws = np.zeros(dealt.totals.shape)
        draws[:, drawn] = table[hands[drawn][None, :], pairs[:, None]]
        players.append([np.where(dealt.served & (dealt.totals <= 21), draws, 0.0)])
    return stakes, deal.both.divides.shares, players


def mixed(shares: Floats) -> Floats:
    """Shares as the bots play them: tiny ones become 0."""
    found: Floats = np.where(shares < RARELY, 0.0, np.where(shares > 1 - RARELY, 1.0, shares))
    return found
