"""A game of two seats as the algorithms need it: decisions of each seat, and payoffs at the ends.

A *place* is all that a seat knows at a decision (an information set). A *sequence* is a place and a
move made there; number 0 is that of a seat that has not moved. A strategy is a vector over the
sequences of a seat: the probability that it makes the moves that lead there, and this one (von
Stengel, "Efficient computation of behavior strategies", 1996). So what both can expect is a
bilinear form, and its matrix falls apart into small ones: one for each public state from which
a match ends, with a row for each possible knowledge of seat 0 there, and a column for each of seat
1. Where both would need the same card, the entry is zero: this is how one hand removes cards from
the other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace.kernel.arguments import instance, whole
from boneace.kernel.contract import MAX_MOVES
from boneace.languages import say
from boneace.solve.errors import SolveError
from boneace.solve.payoffs import Ends, Payoffs
from boneace.solve.setting import Setting
from boneace.solve.walk import KEY, NONE, Level, Numbers, Walk, members_of, over

LIMIT = 1_000_000
"""The most states in a tree by default: they take about a gigabyte."""


@dataclass(frozen=True)
class Layer:
    """The places of one seat before which it has made the same number of decisions.

    Their sequences have the numbers `first + row * width + column`, with one row for each place and
    `width` columns: the largest number of moves at any of them.
    """

    first: int
    parent: Numbers
    """n: the sequence that leads to each place."""
    moves: Numbers
    """n × width: the number of each move, rising; NONE if a place has fewer moves."""
    views: npt.NDArray[Any]
    """n: the view of the seat at each place, a record of the game's State."""
    keys: npt.NDArray[np.void]
    """n: the key of all that it has seen there (`boneace.solve.walk.seen`)."""

    @property
    def shape(self) -> tuple[int, int]:
        """The number of places, and of the most moves at one."""
        many, width = self.moves.shape
        return many, width

    @property
    def end(self) -> int:
        """The number after that of its last sequence."""
        return self.first + self.moves.size


@dataclass(frozen=True)
class Seat:
    """The decisions of one seat, in layers from the first on."""

    layers: tuple[Layer, ...]

    @property
    def sequences(self) -> int:
        """The length of a vector over the sequences, with the columns that no move uses."""
        return self.layers[-1].end if self.layers else 1

    @property
    def places(self) -> int:
        """The number of places at which the seat decides (information sets)."""
        return sum(len(layer.parent) for layer in self.layers)


@dataclass(frozen=True)
class Tree:
    """A two-player zero-sum game: the decisions of each seat, and the winnings of seat 0."""

    seats: tuple[Seat, Seat] = field(repr=False)
    payoffs: Payoffs = field(repr=False)
    states: int
    """The number of states that the walk visited."""


def tree(
    setting: Setting,
    limit: int = LIMIT,
    told: Callable[[int], None] = lambda states: None,
    decisions: int | None = None,
) -> Tree:
    """Walk through a game and return its tree; `told` is called with the number of states so far.

    A match that is not over after so many `decisions` is cut: nobody has won anything. Raises
    SolveError for a game that has more or fewer than two seats, whose returns do not sum to zero,
    that has more than `limit` states, or whose views hide from a seat what it may do.
    """
    whole("limit", limit, 1)
    if instance("setting", setting, Setting).seats != 2:
        title = setting.declaration.title
        raise SolveError(say("solve-two-seats", game=title, seats=setting.seats))
    if not setting.declaration.is_zero_sum(setting.values):
        raise SolveError(say("solve-not-zero-sum", game=setting.declaration.title))
    walk = Walk(setting, limit, told)
    growing = _Growing(setting), _Growing(setting)
    ends = Ends()
    level, made = walk.first(), 0
    while len(level):
        ended = over(level) if made != decisions else np.ones(len(level), np.bool_)
        finished = level.at(ended)
        ends.add(finished.block, finished.last, finished.chance * walk.returns(finished))
        level = level.at(~ended)
        decision = np.zeros(len(level), np.int64)
        for seat, places in enumerate(growing):
            mine = level.seats == seat
            if (mine != _anywhere(mine, level.knows[:, seat])).any():
                raise SolveError(say("solve-unseen-moves", game=setting.declaration.title))
            decision[mine] = places.add(level.at(mine), seat, walk) * MAX_MOVES
        if len(level):
            level, made = walk.after(level, decision), made + 1
    seats, numbers = zip(*(places.grown() for places in growing), strict=True)
    return Tree(seats, ends.payoffs(numbers, [seat.sequences for seat in seats]), walk.made)


def _anywhere(mine: npt.NDArray[np.bool_], knows: Numbers) -> npt.NDArray[np.bool_]:
    """For each state, whether the seat moves in any state that it cannot tell apart from it."""
    return (np.bincount(knows, mine) > 0)[knows] if len(knows) else mine


class _Growing:
    """The places of one seat, in the order in which the walk finds them."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.last = [np.zeros(0, np.int64)]
        self.depth = [np.zeros(0, np.int64)]
        self.legal = [np.zeros(0, np.int64)]
        self.views = [np.zeros(0, setting.layout)]
        self.keys = [np.zeros(0, np.dtype((np.void, KEY)))]
        self.found = 0

    def add(self, level: Level, seat: int, walk: Walk) -> Numbers:
        """Add the places of states in which this seat moves; returns the number of each's place.

        Places of one public state get consecutive numbers.
        """
        public, knows = level.knows[:, 2], level.knows[:, seat]
        order = np.lexsort((knows, public))
        _, first, which = np.unique(knows[order], return_index=True, return_inverse=True)
        ranks = np.argsort(np.argsort(first))
        places = np.empty(len(level), np.int64)
        places[order] = ranks[which]
        shown = np.empty(len(first), np.int64)
        shown[ranks] = order[first]
        if (level.legal != level.legal[shown][places]).any():
            raise SolveError(say("solve-unseen-moves", game=self.setting.declaration.title))
        last = level.last[shown, seat]
        self.last.append(last)
        self.legal.append(level.legal[shown])
        depths = np.append(np.concatenate(self.depth), -1)  # the last one is that of NONE
        self.depth.append(depths[last // MAX_MOVES] + 1)
        self.views.append(walk.views(level.states[shown], seat))
        self.keys.append(level.keys[shown, seat])
        numbers = places + self.found
        self.found += len(first)
        return numbers

    def grown(self) -> tuple[Seat, Numbers]:
        """The seat, and the final number of the sequence of every `place * MAX_MOVES + move`."""
        last, depth, legal = map(np.concatenate, (self.last, self.depth, self.legal))
        views, keys = np.concatenate(self.views), np.concatenate(self.keys)
        numbers = np.zeros(self.found * MAX_MOVES + 1, np.int64)  # the last one is that of NONE
        layers: list[Layer] = []
        end = 1
        for number in range(int(depth.max(initial=-1)) + 1):
            here = np.nonzero(depth == number)[0]
            rows, moves = members_of(legal[here])
            columns = np.arange(len(rows)) - np.searchsorted(rows, rows)
            table = np.full((len(here), int(columns.max()) + 1), NONE)
            table[rows, columns] = moves
            numbers[here[rows] * MAX_MOVES + moves] = end + rows * table.shape[1] + columns
            layers.append(Layer(end, numbers[last[here]], table, views[here], keys[here]))
            end = layers[-1].end
        return Seat(tuple(layers)), numbers
