"""Random matches, repeatable from a seed, and properties that must hold in all of them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np

from boneace.cards import members
from boneace.kernel.contract import CHANCE, OVER
from boneace.testing.case import Case, State

LONGEST = 20_000
"""The most moves that a match of random moves may take."""
TIRED = 2_000
"""Moves after which a walk ignores its taste: one that likes to raise would go on for ever."""


class Walk:
    """A random match, move by move.

    Every walk has its own taste: a weight for each move number, some of them small. So one match
    is full of knocks, another uses up its stock, a third keeps high cards. With uniform choices
    most of a game would never be reached.
    """

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.seed = seed
        self.chance = Random(seed)
        self.taste = [self.chance.choice((1, 1, 1, 1 / 8, 1 / 64)) for _ in range(63)]
        self.dealer = self.chance.randrange(case.seats)
        self.s = case.begun(self.dealer)
        self.moves: list[int] = []
        self.seat, self.legal = case.turn(self.s)

    @property
    def over(self) -> bool:
        return self.seat == OVER

    def choose(self) -> int:
        """A legal move by this walk's taste, until TIRED; for chance, any card that may come."""
        legal = list(members(self.legal))
        if not legal:
            raise self.failure("there is no legal move, but the match is not over")
        if self.seat == CHANCE or len(self.moves) > TIRED:
            return legal[self.chance.randrange(len(legal))]
        return self.chance.choices(legal, [self.taste[move] for move in legal])[0]

    def play(self, move: int) -> None:
        if not self.case.drivers.play_one(self.case.o, self.s, move):
            raise self.failure(f"move {move} is legal, but was refused")
        self.moves.append(move)
        self.seat, self.legal = self.case.turn(self.s)

    def step(self) -> bool:
        """Make one more move; False if the match is over."""
        if self.over:
            return False
        if len(self.moves) > LONGEST:
            raise self.failure(f"the match is not over after {LONGEST} moves")
        self.play(self.choose())
        return True

    def go(self, plies: int) -> Walk:
        """Make `plies` more moves, or fewer if the match ends."""
        for _ in range(plies):
            if not self.step():
                break
        return self

    def failure(self, problem: str) -> AssertionError:
        return self.case.failure(problem, self.seed, len(self.moves))


def after(case: Case, dealer: int, moves: list[int]) -> State:
    """The state after these moves of a match."""
    s = case.begun(dealer)
    for move in moves:
        case.drivers.play_one(case.o, s, move)
    return s


def generator(seed: int) -> State:
    """A random generator for the drivers."""
    return np.array([seed * 2 + 1], np.uint64)


def everywhere(holds: Callable[[Walk], None], case: Case, examples: int, plies: int = 120) -> None:
    """Require a property of random matches cut at random places, short ones anywhere in them.

    Where it fails, looks for the shortest beginning of that match in which it also fails.
    """
    for seed in range(examples):
        cut = Random(seed * 31 + case.seats).randrange(plies + 1)
        walk = Walk(case, seed).go(cut)
        if walk.over and len(walk.moves) < plies // 4:
            # else a game of short matches would be looked at only when they are over
            cut %= len(walk.moves) + 1
            walk = Walk(case, seed).go(cut)
        try:
            holds(walk)
        except AssertionError:
            for shorter in range(cut):
                holds(Walk(case, seed).go(shorter))
            raise
