"""A round of vying between two as the master plays it: gains and losses, exactly.

In Three-Stake Brag, for upcards drawn at random and both orders of speaking: what the solution of
the master's tree wins in a deal from each kind of player in its model, and what a best reply wins
from it. Chips are counted, not matches, and only amounts of the tree are staked. `--shares`
multiplies the share of players of the known kinds: 0 is the solution against itself.
"""

from __future__ import annotations

import argparse

import numpy as np

from benchmarks.report import console
from boneace import games
from boneace.games.options import options_record
from boneace.games.three_stake_brag.drawing import CLASSES
from boneace.games.vying.betting import ACTIONS, Bets, Floats, Tree, tree
from boneace.games.vying.people import KINDS, OF_TWO, plays_of
from boneace.games.vying.solved import FINE, averages, key_of, sizes_of
from boneace.games.vying.stakes import Terms, worths

GAME, POT = "three-stake-brag", 2
PACK = (1 << 52) - 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--upcards", type=int, default=20, help="pairs of upcards")
    parser.add_argument("--shares", type=float, nargs="*", default=[0.0, 0.5, 1.0, 2.0])


def run(arguments: argparse.Namespace) -> None:
    bets = Bets(2, POT, sizes_of(FINE[2], 10, []))
    known = tree(bets)
    for times in arguments.shares:
        gains = []
        for rows in _hands(arguments.upcards):
            sums = averages(
                GAME, bets, Terms(2), key_of(rows), None, tuple(times * one for one in OF_TWO)
            )
            plays = _normal(sums)
            kinds = [_kind(known, rows, kind) for kind in range(len(KINDS))]
            gains.append([_gain(known, rows, plays, kind) for kind in [*kinds, None]])
        *means, best = np.mean(gains, 0)
        told = ", ".join(f"{kind} {mean:+.3f}" for kind, mean in zip(KINDS, means, strict=True))
        console.print(f"shares × {times:g}: {told}; a best reply wins {-best:.3f}")


def _hands(many: int) -> list[list[Floats]]:
    """The chances of the classes of both hands, for upcards drawn at random."""
    declaration = games.declaration(GAME)
    options = options_record(declaration, 2, declaration.resolve(None))
    chances = games.drivers(GAME, "boneace.games.three_stake_brag.chances")
    rng, found = np.random.default_rng(7), []
    for _ in range(many):
        cards = [1 << int(card) for card in rng.choice(52, 2, replace=False)]
        rows = [np.zeros(CLASSES), np.zeros(CLASSES)]
        for card, row in zip(cards, rows, strict=True):
            chances.fill_classes(options, card, PACK & ~sum(cards), row)
        found.append(rows)
    return found


def _normal(sums: Floats) -> Floats:
    """The shares of actions; at a place that is never reached, the first action has all."""
    plays = sums.copy()
    plays[:, 0] += sums.sum(1) <= 0
    shares: Floats = plays / plays.sum(1, keepdims=True)
    return shares


def _kind(known: Tree, rows: list[Floats], kind: int) -> Floats:
    """The strategy of a kind of player, by place, action and class; for a bluffer, by poor
    hands."""
    plays = np.zeros((len(known.places), ACTIONS, CLASSES))
    for at, place in enumerate(known.places):
        if known.actor[at] >= 0:
            hopes = np.cumsum(rows[place.turn]) - rows[place.turn] / 2
            plays[at] = plays_of(kind, place, known.amounts[at], hopes, float(POT))
    return plays


def _gain(known: Tree, rows: list[Floats], plays: Floats, other: Floats | None) -> float:
    """What these strategies win in a deal, over both orders; without `other`, from a best reply."""
    values = [_value(known, rows, plays, other, seat) for seat in (0, 1)]
    return sum(values) / 2 - POT / 2


def _value(
    known: Tree, rows: list[Floats], plays: Floats, other: Floats | None, seat: int
) -> float:
    """What the other wins from the seat with this strategy, less the pot."""
    foe = 1 - seat
    reach = np.zeros((len(known.places), CLASSES))
    worth, ends = np.zeros_like(reach), worths(known, float(POT), Terms(2), None)
    reach[0] = rows[seat]
    for at in range(len(known.places)):
        for action in range(known.many[at]):
            share = plays[at, action] if known.actor[at] == seat else 1.0
            reach[known.children[at, action]] = reach[at] * share
    for at in range(len(known.places) - 1, -1, -1):
        if known.actor[at] < 0:
            worth[at] = _at_the_end(int(known.vying[at]), ends[at], reach[at], foe)
            continue
        below = np.array([worth[child] for child in known.children[at, : known.many[at]]])
        if known.actor[at] == seat:
            worth[at] = below.sum(0)
        elif other is None:
            worth[at] = below.max(0)
        else:
            worth[at] = (other[at, : len(below)] * below).sum(0)
    return POT - float(worth[0] @ rows[foe])


def _at_the_end(vying: int, ends: Floats, reach: Floats, foe: int) -> Floats:
    """By class of the opponent: of equal hands, that of the first to speak wins."""
    seat, all_of_them = 1 - foe, np.full(len(reach), reach.sum())
    wins = np.cumsum(reach) - (reach if foe else 0.0)
    if vying != 3:
        wins = all_of_them * (vying >> foe & 1)
    found: Floats = wins * ends[foe, foe] + (all_of_them - wins) * ends[seat, foe]
    return found
