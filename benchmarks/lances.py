"""How long it takes to solve a deal of Mus for two at a few scores, and the play that results."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import cache
from time import perf_counter, process_time
from typing import NamedTuple

import numpy as np
from rich.table import Table

from benchmarks.report import console, machine
from boneace import games
from boneace.games.mus.playing.hands import PUNTO, Floats
from boneace.games.mus.solving import position
from boneace.games.mus.solving.betting import ACCEPTED, DECLINED, MANO, ORDAGO, OTHER, PASSED, Sizes
from boneace.games.mus.solving.learning import Deal
from boneace.games.mus.solving.meeting import Singles
from boneace.games.mus.solving.stages import Stage
from boneace.games.mus.state import JUEGO

SCORES = "0-0", "20-15", "15-20", "30-30", "35-20", "20-35", "38-36", "39-39"
LANCES = "grande", "chica", "pares", "juego", "punto"
HALF, FIFTH = 0.5, 0.2
"""Shares of the hands with a part in a lance."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--target", type=float, default=0.002, help="exploitability (%(default)s)")
    add("--seconds", type=float, default=240.0, help="of processor time, each (%(default)s)")
    add("--scores", nargs="+", default=SCORES, metavar="SCORE", help="such as 20-15")
    add("--sound", action="store_true", help="say órdago on the best fifth of hands only")
    add("--raised", action="store_true", help="a bet of 2 may also be raised to 5")


def run(arguments: argparse.Namespace) -> None:
    machine()
    sizes = Sizes((2,), (5,)) if arguments.raised else Sizes()
    heads = "score", "rounds", "wall s", "processor s", "value", "exploitability"
    table = Table(title=f"Deals of Mus for two to an exploitability of {arguments.target:g}")
    for head in heads:
        table.add_column(head, justify="right")
    solved = []
    for score in arguments.scores:
        begun, wall = process_time(), perf_counter()
        deal = _deal(score, sizes, arguments.sound)
        look = 20
        while process_time() - begun < arguments.seconds:
            deal.learn()
            if deal.iterations >= look:
                look += 10
                if deal.measured()[1] <= arguments.target:
                    break
        value, exploited = deal.measured()
        spent = f"{perf_counter() - wall:.1f}", f"{process_time() - begun:.1f}"
        row = score, str(deal.iterations), *spent, f"{value:+.4f}", f"{exploited:.5f}"
        table.add_row(*row)
        solved.append((score, habits(deal)))
    console.print(table)
    _tell(solved)


def _deal(score: str, sizes: Sizes, sound: bool) -> Deal:
    found = position(score, "", games.declaration("mus").resolve(None, {}))
    assert isinstance(found, Deal)
    return (Sound if sound else Deal)(found.dealt, found.terms, sizes)


class Sound(Deal):
    """Both learn to play without an órdago on any but the best fifth of hands.

    The exploitability is then measured by best replies that may say it with any hand.
    """

    def _learn(
        self, at: int, place: int, each: list[Singles], worth: Singles, came: Singles
    ) -> None:
        super()._learn(at, place, each, worth, came)
        stage = self.stages[at]
        node, now = stage.betting.nodes[place], self.now[at][place]
        if "ordago" in node.moves:
            move = node.moves.index("ordago")
            weak = better(self, _lance(self, stage))[stage.hands[node.seat]] >= FIFTH
            now[move][:, weak] = 0
            left = now.sum(axis=0)
            now /= np.where(left > 0, left, 1)
            nothing = left == 0
            now[:, nothing] = 1 / (len(now) - 1)
            now[move][nothing] = 0


def _tell(solved: list[tuple[str, list[Habit]]]) -> None:
    table = Table(title="How lances end, where they are bet on; órdagos by how good the hand is")
    for head in ("score", "lance", "passed", "declined", "accepted", "órdago accepted"):
        table.add_column(head, justify="right")
    for head in ("órdago said", "on the lower half", "on the best fifth"):
        table.add_column(head, justify="right")
    for score, found in solved:
        for habit in found:
            shares = [habit.ended[how] for how in (PASSED, DECLINED, ACCEPTED, ORDAGO)]
            shares += [habit.said, habit.weak, habit.good]
            table.add_row(score, LANCES[habit.lance], *(f"{share:.1%}" for share in shares))
    console.print(table)


class Habit(NamedTuple):
    """How the players bet on a lance."""

    lance: int
    ended: dict[int, float]
    """The probability of each way to end."""
    said: float
    """The number of órdagos said in it."""
    weak: float
    """The share of these that are said with a hand of the lower half,"""
    good: float
    """and of the best fifth."""


def habits(deal: Deal) -> list[Habit]:
    """How often the solved players take each action."""
    shares = [
        [deal.shares(at, node) for node in range(len(stage.betting.nodes))]
        for at, stage in enumerate(deal.stages)
    ]
    come = [deal.come(seat, shares) for seat in (MANO, OTHER)]
    ended, by_hand = np.zeros((len(LANCES), 5)), np.zeros((len(LANCES), len(deal.dealt)))
    for at, stage in enumerate(deal.stages):
        if not stage.betting.nodes:
            continue
        lance, weight = _lance(deal, stage), deal.dealt.weight[np.ix_(*stage.hands)]
        for end, how in enumerate(stage.betting.ends):
            mano, other = (come[seat][1][at][end].astype(np.float64) for seat in (MANO, OTHER))
            ended[lance, how.how] += ((mano @ weight) * other).sum()
        for place, node in enumerate(stage.betting.nodes):
            if "ordago" not in node.moves:
                continue
            mano, other = (come[seat][0][at][place].astype(np.float64) for seat in (MANO, OTHER))
            likely = mano * (other @ weight.T) if node.seat == MANO else other * (mano @ weight)
            said = likely * shares[at][place][node.moves.index("ordago")]
            by_hand[lance, stage.hands[node.seat]] += said.sum(axis=0)
    return list(_habits(deal, ended, by_hand))


def _lance(deal: Deal, stage: Stage) -> int:
    """The lance of a stage; punto is a separate one."""
    has = deal.dealt.has[JUEGO, stage.hands[MANO][0]]
    return PUNTO if stage.lance == JUEGO and not has else int(stage.lance)


def _habits(deal: Deal, ended: Floats, by_hand: Floats) -> Iterator[Habit]:
    for lance in range(len(LANCES)):
        beaten = better(deal, lance)
        said, bet = by_hand[lance].sum(), ended[lance].sum()
        weak, good = (
            by_hand[lance][which].sum() / max(said, 1e-12)
            for which in (beaten >= HALF, beaten < FIFTH)
        )
        shares = {how: float(share) for how, share in enumerate(ended[lance] / bet)}
        yield Habit(lance, shares, float(said / bet), float(weak), float(good))


@cache
def better(deal: Deal, lance: int) -> Floats:
    """By hand, the share of the hands with a part in a lance that are better."""
    mass, has = deal.dealt.weight.sum(axis=1), deal.dealt.has[lance]
    strength = deal.dealt.strength[lance]
    found = np.array([mass[has & (strength > own)].sum() for own in strength])
    share: Floats = found / mass[has].sum()
    return share
