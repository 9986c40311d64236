"""What the bet abstraction of Three-Stake Brag costs, where the whole round can be solved too.

The abstraction is solved, and its solution is played in the whole round: an amount that it lacks is
mapped to the nearest one that it has, by ratio. Best replies with every amount give the exact gain
against it.
"""

from __future__ import annotations

import argparse
from math import log

import numpy as np
from rich.table import Table

from benchmarks.report import console, machine
from boneace import games
from boneace.games.three_stake_brag.solving import position, prepare
from boneace.games.three_stake_brag.solving.deal import Deal
from boneace.games.three_stake_brag.solving.holes import DEALER, ELDEST, Singles
from boneace.games.three_stake_brag.solving.learning import BEST, VALUE, Bragging, in_chips
from boneace.games.vying.rounds import Rounds, few, rounds
from boneace.games.vying.rules import amount_of

GAME = "three-stake-brag"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--rounds", type=int, default=300, help="of learning (%(default)s)")
    add("--upcards", nargs="+", default=("KS 7D", "7S KD"), help="such as 'KS 7D'")
    add("--limit", nargs="+", type=int, default=(4, 6, 8), help="of the vying")


def run(arguments: argparse.Namespace) -> None:
    machine()
    prepare()
    table = Table(title=f"Few amounts in Three-Stake Brag, {arguments.rounds} rounds of learning")
    for head in ("upcards", "limit", "solved", "places", "value", "exploitability in the whole"):
        table.add_column(head, justify="right")
    for upcards in arguments.upcards:
        for limit in arguments.limit:
            for cells in _compared(upcards, limit, arguments.rounds):
                table.add_row(upcards, str(limit), *cells)
    console.print(table)


def _compared(upcards: str, limit: int, many: int) -> list[list[str]]:
    values = games.declaration(GAME).resolve(None, {"vying_limit": limit})
    deal: Deal = position("", upcards, values)
    whole, most = deal.vying, int(values["max_brag"])
    course = rounds(most, limit, only=few(most))
    part = Bragging(whole.holes, course, in_chips(course, 2 * deal.stake, deal.stake), takes=True)
    for learning in (whole, part):
        for _ in range(many):
            learning.learn()
    played = translated(whole.rounds, part)
    rows = ("all", whole, whole.averages()), ("few", part, played)
    return [[name, f"{len(one.rounds.places):,}", *_worth(whole, of)] for name, one, of in rows]


def _worth(whole: Bragging, shares: Singles) -> list[str]:
    exploited = sum(whole.worth(player, BEST, shares) for player in (ELDEST, DEALER)) / 2
    return [f"{whole.worth(ELDEST, VALUE, shares):+.4f}", f"{exploited:.4f}"]


def translated(whole: Rounds, part: Bragging) -> Singles:
    """How the solution of a part moves in the whole round: (edges of the whole, hands)."""
    shares, edges = part.averages(), part.tree.edges
    places = part.rounds.places
    rows: dict[int, list[Singles]] = {}

    def go(at: int, like: int) -> None:
        """Fill in the subtree of a place of the whole round, which is mapped to a place of the
        part."""
        place, seen = whole.places[at], places[like]
        found = {move: np.zeros(len(part.holes), np.float32) for move in place.moves}
        for edge, move in enumerate(seen.moves, edges[like]):
            found[_nearest(move, place.moves)] += shares[edge]
        rows[at] = [found[move] for move in place.moves]
        for move, to in zip(place.moves, place.after, strict=True):
            if to >= 0:
                after = seen.after[seen.moves.index(_nearest(move, seen.moves))]
                go(to, after if after >= 0 else answered(like))

    def answered(like: int) -> int:
        """Answer at least as much: the part has no raise left, but the whole has."""
        seen = places[like]
        return next(
            at
            for at, one in enumerate(places)
            if one.player != seen.player and max(one.staked) >= max(seen.staked)
        )

    go(0, 0)
    return np.array([row for at in range(len(whole.places)) for row in rows[at]])


def _nearest(move: int, moves: tuple[int, ...]) -> int:
    """The most similar move: for a raise, the nearest amount; otherwise the same move.

    Where no raise is possible, a raise becomes a match, and a brag a pass.
    """
    if not amount_of(move):
        return move
    up = [one for one in moves if amount_of(one)]
    if not up:
        return moves[0]
    return min(up, key=lambda one: abs(log(amount_of(one) / amount_of(move))))
