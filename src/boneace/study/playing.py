"""Matches played by rules of thumb, and their features, by place from the first dealer."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.games.defaults import own_module
from boneace.kernel.luck import scattered
from boneace.study.columns import CUT, DEALS, FIRST, MOVES, RETURNS

TEMPLATE = "boneace.study.plays"
MOST_DEALS, MOST_MOVES = 200, 20_000
"""A match with no end in sight is ended after this many."""

MATCHES, ALL_DEALS, ALL_MOVES, ENDED, WON = range(5)
"""The features of a match. From WON on, the part of it that each place has won; then what it
gained."""

Floats = npt.NDArray[np.float64]


def features(seats: int) -> int:
    """The number of features of a match."""
    return WON + 2 * seats


def gained(seats: int, place: int) -> int:
    """The column of what a place gained."""
    return WON + seats + place


def played(game: str, options: Any, seed: int, begun: int, many: int) -> Floats:
    """Play `many` matches, from number `begun` on: a row of features for each."""
    seats = int(options["seats"][0])
    rows = np.zeros((many, RETURNS + seats))
    passes = games.drivers(game, TEMPLATE)
    passes.play_matches(
        options, np.uint64(scattered(seed, 0) | 1), begun, MOST_DEALS, MOST_MOVES, rows
    )
    return counted(rows, seats)


def counted(rows: Floats, seats: int) -> Floats:
    """The features of matches, from the rows that the template writes."""
    found = np.zeros((len(rows), features(seats)))
    found[:, MATCHES] = 1
    found[:, ALL_DEALS], found[:, ALL_MOVES] = rows[:, DEALS], rows[:, MOVES]
    ended = rows[:, CUT] == 0
    found[:, ENDED] = ended
    # by place: the seat `first + place`, going round
    seat = (rows[:, FIRST].astype(np.int64)[:, None] + np.arange(seats)) % seats
    returns = np.take_along_axis(rows[:, RETURNS:], seat, axis=1)
    best = returns == returns.max(axis=1, keepdims=True)
    found[:, WON : WON + seats] = best / best.sum(axis=1, keepdims=True) * ended[:, None]
    found[:, WON + seats :] = returns * ended[:, None]
    return found


def by_rules_of_thumb(game: str) -> bool:
    """Whether the game has rules of thumb; if not, any legal move is made."""
    own = own_module(f"{games.declaration(game).package}.heuristics")
    return hasattr(own, "policy")
