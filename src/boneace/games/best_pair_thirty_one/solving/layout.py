"""The arrays of the compiled passes."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Doubles = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]

#: What a pass does at the decisions of its player: learn, reply best, keep to the average, or reply
#: best and write the values of both moves instead of regrets.
LEARN, BEST, AVERAGE, TELL = range(4)

#: Kinds of matrices; the first word names the rows. Who shows the higher count if both stand: the
#: weight where D makes the point if N stood first, else where N does. `MASS`: the weight alone.
SHOW_N, SHOW_D, MASS_N, MASS_D = range(4)
#: Weights where one player has drawn 31: `N_MADE_31` has N's hands of 31 as rows, and so on.
N_MADE_31, D_HANDS, N_HANDS, D_MADE_31 = range(4, 8)
KINDS = 8


class Matrices(NamedTuple):
    """All matrices of a pair of upcards; `at` and `width` by kind and the levels of N and D."""

    numbers: Floats
    at: Numbers
    width: Numbers


class Side(NamedTuple):
    """The hands of one player below 31, and those of exactly 31, by class and level.

    `level[c, l]` is the start of a class at a level; `hand` their places among all hands
    of the level. Before the last card a hand was one of `before` (`parent`), each with its share.
    """

    level: Numbers
    hand: Numbers
    before: Numbers
    parent: Numbers
    share: Floats
    level_31: Numbers
    hand_31: Numbers
    before_31: Numbers
    parent_31: Numbers
    share_31: Floats
    usual: Floats
    """The share of drawing before anything has been learned."""


class Blocks(NamedTuple):
    """For each block, the classes, the number of lines, and the starts of its arrays."""

    class_n: Numbers
    class_d: Numbers
    lines: Numbers
    at_n: Numbers
    at_d: Numbers
    root_n: Numbers
    root_d: Numbers


class Learned(NamedTuple):
    """What one player has learned: regrets, and the sums of how often they were there and drew."""

    draw: Floats
    stand: Floats
    drew: Floats
    came: Floats


class Player(NamedTuple):
    """One player in one block: a class of a side, and how it plays there.

    `shares` are the frequencies of drawing, `came` the probability of reaching each hand, and
    `made` each hand of 31: (modes, lines, hands). `at` is the start of its part of `learned`;
    `doing` is what it does at its decisions, and `aged` how much of its regrets is kept.
    """

    side: Side
    of: int
    shares: Floats
    came: Floats
    made: Floats
    learned: Learned
    at: int
    doing: int
    aged: np.float32
