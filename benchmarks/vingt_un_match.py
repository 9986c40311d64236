"""How many matches of Vingt-Un are won by playing to win the match instead of chips.

By dynamic programming over the lead and the number of deals left. Two players draw the same way, as
the solution for chips does with a whole pack; a player who plays for the match does so only by the
stake and the “double”. How deals end, by both first cards, is found by playing many.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt
from rich.table import Table

from benchmarks.report import console, machine
from benchmarks.vingt_un_bots import mixed
from boneace.games.vingt_un.players import WHOLE
from boneace.games.vingt_un.solved import (
    BUST,
    CHIPS,
    FACTORS,
    VALUES,
    Balance,
    Floats,
    balance,
    receives,
)
from boneace.games.vingt_un.standing import spread
from boneace.games.vying.stakes import Standing, in_match

Ints = npt.NDArray[np.int64]
STAKES = (1, 10)
MOST = 400
LAST = 2
"""The numbers of last deals that a player plays for the match, and all others for chips."""
LEADS = np.arange(-MOST, MOST + 1)
PASSES = 2 * 4 / 13 / 13
"""How often a player has a natural, and the deal passes."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--deals", type=int, default=8000, help="for two cards (%(default)s)")


def run(arguments: argparse.Namespace) -> None:
    machine()
    plan = balance(WHOLE, *STAKES)
    model = Model(plan, ends(plan, arguments.deals))
    table = Table(title="Matches won by the first, %", title_justify="left")
    for head in ("deals", "match, chips", "end, chips", "match, end"):
        table.add_column(head, justify="right")
    for deals in (5, 20, 100):
        pairs = (deals, 0), (LAST, 0), (deals, LAST)
        table.add_row(str(deals), *(f"{100 * model.won(deals, pair):.1f}" for pair in pairs))
    console.print(table)


# --- how deals end --------------------------------------------------------------------------------


def ends(plan: Balance, deals: int) -> Floats:
    """The probability of each multiple of a stake for the dealer, by stake, double and first
    cards."""
    rng = np.random.default_rng(1)
    found = np.zeros((2, 2, VALUES, VALUES, len(FACTORS)))
    for at, doubled, mine, its in np.ndindex(2, 2, VALUES, VALUES):
        tables = mixed(plan.draws[at, doubled]), mixed(plan.replies[at, doubled])
        got = received(plan, tables, (mine, its), deals, rng)
        found[at, doubled, mine, its] = np.bincount(got + 2, minlength=len(FACTORS)) / deals
    return found


def received(
    plan: Balance,
    tables: tuple[Floats, Floats],
    first: tuple[int, int],
    deals: int,
    rng: np.random.Generator,
) -> Ints:
    """What the dealer receives in each of a number of deals that begin with these cards."""
    pairs, naturals = [], []
    for card in first:
        second = cards(plan, deals, rng)
        pairs.append(2 * (card + second + 2) + ((second == 0) | (card == 0)))
        naturals.append((card + second == VALUES - 1) & ((card == 0) | (second == 0)))
    drawn, other = play(plan, tables[0], np.zeros(deals, np.int64), pairs[0], rng, True)
    _, own = play(plan, tables[1], drawn, pairs[1], rng, False)
    found = np.where(other == BUST, 1, receives()[own, other.clip(0, BUST - 1)]).astype(np.int64)
    return np.where(
        naturals[0] | naturals[1], 2 * naturals[1].astype(np.int64) - 2 * naturals[0], found
    )


def play(
    plan: Balance,
    table: Floats,
    drawn: Ints,
    pair: Ints,
    rng: np.random.Generator,
    player: bool,
) -> tuple[Ints, Ints]:
    """The cards drawn to pairs, and their final counts: BUST if over-drawn."""
    drawn, hand, count = drawn.copy(), pair.copy(), np.zeros(len(pair), np.int64)
    active = np.ones(len(pair), bool)
    while active.any():
        share = table[drawn, pair if player else hand]
        draws = active & (rng.random(len(pair)) < share)
        stands = active & ~draws
        low = hand >> 1
        count[stands] = (low + 10 * ((hand & 1 == 1) & (low <= 11)))[stands]
        card = cards(plan, len(pair), rng)
        over = draws & (low + card + 1 > BUST - 1)
        count[over] = BUST
        active = draws & ~over
        hand = np.where(active, joined(hand, card), hand)
        drawn = np.where(active & player, joined(drawn, card), drawn)
    return drawn, count


def cards(plan: Balance, many: int, rng: np.random.Generator) -> Ints:
    found: Ints = rng.choice(VALUES, size=many, p=plan.shares)
    return found


def joined(hand: Ints, card: Ints) -> Ints:
    """Hands with one more card, named as in a solution."""
    found: Ints = (hand + 2 * (card + 1)) | (card == 0)
    return found


# --- a match --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Model:
    """Matches of two players, by how deals end."""

    plan: Balance
    ends: Floats

    @cached_property
    def stakes(self) -> Floats:
        """How often a player for chips stakes high, by first card."""
        return mixed(self.plan.stakes)

    @cached_property
    def doubles(self) -> Floats:
        """How often a dealer for chips doubles, by stake and first card."""
        return mixed(self.plan.doubles)

    def won(self, deals: int, last: tuple[int, int]) -> float:
        """The share of matches that the first player wins, if each plays its last deals for the
        match."""
        value = ((LEADS > 0) + 0.5 * (LEADS == 0)).astype(np.float64)
        values = [value, value]  # by dealer
        for left in range(deals):
            values = [self.before(values, left, last, dealer) for dealer in (0, 1)]
        return float(values[0][MOST] + values[1][MOST]) / 2

    def before(self, values: list[Floats], left: int, last: tuple[int, int], dealer: int) -> Floats:
        """The first player's chance of winning, by lead, before a deal with `left` deals after
        it."""
        after = (1 - PASSES) * values[dealer] + PASSES * values[1 - dealer]
        sign, shares = 2 * dealer - 1, self.plan.shares
        results, player = self.results(after, sign), 1 - dealer
        high = np.broadcast_to(self.stakes, (len(LEADS), VALUES))
        twice = np.broadcast_to(self.doubles[:, None], (2, len(LEADS), VALUES))
        if left < last[player]:
            hoped = self.results(worth(left, sign), sign)
            called = self.doubles[:, None, None]
            by_stake = ((hoped[:, 0] * (1 - called) + hoped[:, 1] * called) * shares).sum(-1)
            high = (by_stake[1] > by_stake[0]).astype(np.float64)
        if left < last[dealer]:
            feared = self.results(worth(left, -sign), sign)
            held = shares * np.stack([1 - self.stakes, self.stakes])
            by_call = np.einsum("sdxae,sa->sdxe", feared, held)
            twice = (by_call[:, 1] > by_call[:, 0]).astype(np.float64)
        called = twice[:, :, None, :]
        by_stake = ((results[:, 0] * (1 - called) + results[:, 1] * called) * shares).sum(-1)
        found: Floats = (((1 - high) * by_stake[0] + high * by_stake[1]) * shares).sum(-1)
        return found

    def results(self, after: Floats, sign: int) -> Floats:
        """The mean value of the leads after a deal, by stake, double, lead and first cards.

        `sign`: 1 if the lead is the player's, −1 if it is the dealer's.
        """
        found = np.zeros((2, 2, len(LEADS), VALUES, VALUES))
        for at, doubled in np.ndindex(2, 2):
            moved = -2 * sign * STAKES[at] * (1 + doubled) * FACTORS.astype(np.int64)
            places = (np.arange(len(LEADS))[:, None] + moved).clip(0, 2 * MOST)
            found[at, doubled] = np.einsum("xr,aer->xae", after[places], self.ends[at, doubled])
        return found


def worth(left: int, sign: int) -> Floats:
    """The value of each lead to a seat that is ahead by it (1) or behind by it (−1)."""
    level = Standing((0, 0), (), spread(left, *STAKES, seats=2, collected=0.0))
    halves = sign * LEADS / 2
    found: Floats = in_match(np.stack([halves, -halves], -1), level, CHIPS)[:, 0]
    return found
