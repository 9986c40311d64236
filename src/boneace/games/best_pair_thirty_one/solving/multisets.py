"""The third stage beside two upcards: the hands below 31, and the weights of two of them together.

The hidden part of a hand is a multiset of ranks. Its *level* is the number of cards drawn. The
weight of two multisets is the number of ways to choose them from the pack, so cards that one holds
are missing for the other; it is divided by the number of ways to choose any cards in their places.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb
from operator import mul

import numpy as np

from boneace.games.best_pair_thirty_one.scoring import CARD
from boneace.games.best_pair_thirty_one.solving.hands import rank_of
from boneace.games.best_pair_thirty_one.solving.layout import (
    D_HANDS,
    D_MADE_31,
    KINDS,
    MASS_D,
    MASS_N,
    N_HANDS,
    N_MADE_31,
    SHOW_D,
    SHOW_N,
    Doubles,
    Matrices,
    Numbers,
    Side,
)
from boneace.games.count import TARGET

VALUES = np.array([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11])  # by rank, deuce to ace
RANKS = 13
ALWAYS_DRAWN = 21  # below it, a player who has learned nothing draws


@dataclass(frozen=True)
class Hands:
    """The multisets of one player by level: below 31 (`below`) and of exactly 31 (`made`).

    Each is a matrix with the number of cards of each rank in a multiset.
    """

    up: int
    below: tuple[Numbers, ...]
    made: tuple[Numbers, ...]

    def totals(self, level: int) -> Numbers:
        found: Numbers = self.below[level] @ VALUES + VALUES[rank_of(self.up)]
        return found


@lru_cache(maxsize=4)
def hands(own: int, other: int) -> Hands:
    """All multisets of the player with the upcard `own`, beside the other upcard."""
    left, values = pack_of(own, other).tolist(), VALUES.tolist()
    room = TARGET - values[rank_of(own)]
    below: list[Numbers] = []
    made: list[Numbers] = []
    now = {counts for counts in _twos() if all(c <= m for c, m in zip(counts, left, strict=True))}
    while now:
        worth = {counts: sum(map(mul, counts, values)) for counts in now}
        below.append(_table([counts for counts in now if worth[counts] < room]))
        made.append(_table([counts for counts in now if worth[counts] == room]))
        now = {
            (*counts[:rank], counts[rank] + 1, *counts[rank + 1 :])
            for counts in now
            if worth[counts] < room
            for rank in range(RANKS)
            if counts[rank] < left[rank] and worth[counts] + values[rank] <= room
        }
    if len(below[-1]) == 0:
        below.pop()
    made += [_table([])] * (len(below) + 1 - len(made))
    return Hands(own, tuple(below), tuple(made))


def pack_of(own: int, other: int) -> Numbers:
    """The number of cards of each rank left beside two upcards."""
    left = np.full(RANKS, 4)
    left[rank_of(own)] -= 1
    left[rank_of(other)] -= 1
    return left


def _twos() -> list[tuple[int, ...]]:
    pairs = combinations_with_replacement(range(RANKS), 2)
    return [tuple(pair.count(rank) for rank in range(RANKS)) for pair in pairs]


def _table(rows: list[tuple[int, ...]]) -> Numbers:
    return np.array(sorted(rows), np.int64).reshape(-1, RANKS)


# --- one player's hands, by class -----------------------------------------------------------------


def side(hands: Hands, classes: list[Numbers]) -> Side:
    """The hands of the classes; each class is a set of places among the hands of level 0."""
    places = [_places(table) for table in hands.below]
    parents = [_parents(hands.below[i], places[i - 1]) for i in range(1, len(hands.below))]
    made_parents = [
        _parents(hands.made[i], places[i - 1]) if i else [] for i in range(len(hands.below) + 1)
    ]
    level, level_31 = [], []
    hand: list[int] = []
    hand_31: list[int] = []
    before, parent, share = [0], [], []
    before_31, parent_31, share_31 = [0], [], []
    usual: list[float] = []
    for members in classes:
        starts, starts_31 = [], []
        known: dict[int, int] = {}  # the place of each hand of the level before, in this class
        for at in range(len(hands.below) + 1):
            starts_31.append(len(hand_31))
            for row, found in enumerate(made_parents[at]):
                here = [(known[p], s) for p, s in found if p in known]
                if here:
                    hand_31.append(row)
                    parent_31 += [p for p, _ in here]
                    share_31 += [s for _, s in here]
                    before_31.append(len(parent_31))
            starts.append(len(hand))
            if at == len(hands.below):
                break
            now: dict[int, int] = {}
            totals = hands.totals(at)
            wanted = range(len(hands.below[at])) if at else members
            for row in wanted:
                here = [(known[p], s) for p, s in parents[at - 1][row] if p in known] if at else []
                if at and not here:
                    continue
                now[int(row)] = len(hand)
                hand.append(int(row))
                parent += [p for p, _ in here]
                share += [s for _, s in here]
                before.append(len(parent))
                usual.append(1.0 if totals[row] <= ALWAYS_DRAWN else 0.0)
            known = now
        starts_31.append(len(hand_31))
        level.append(starts)
        level_31.append(starts_31)
    return Side(
        np.array(level),
        np.array(hand),
        np.array(before),
        np.array(parent, np.int64),
        np.array(share, np.float32),
        np.array(level_31),
        np.array(hand_31, np.int64),
        np.array(before_31),
        np.array(parent_31, np.int64),
        np.array(share_31, np.float32),
        np.array(usual, np.float32),
    )


def _places(table: Numbers) -> dict[tuple[int, ...], int]:
    return {tuple(row): place for place, row in enumerate(table.tolist())}


def _parents(table: Numbers, places: dict[tuple[int, ...], int]) -> list[list[tuple[int, float]]]:
    """For each hand, the hands it can come from by the last card drawn, each with its share."""
    found = []
    for row in table.tolist():
        cards = sum(row)
        here = []
        for rank in range(RANKS):
            if row[rank]:
                less = (*row[:rank], row[rank] - 1, *row[rank + 1 :])
                if less in places:
                    here.append((places[less], row[rank] / cards))
        found.append(here)
    return found


# --- two players' hands together ------------------------------------------------------------------


def matrices(n: Hands, d: Hands) -> Matrices:
    """The weights of all pairs of hands that can meet, and who makes the point."""
    left = pack_of(n.up, d.up)
    tops = max(len(n.below), len(d.below)) + 2
    at = np.zeros((KINDS, tops, tops), np.int64)
    width = np.zeros((KINDS, tops, tops), np.int64)
    parts: list[np.ndarray] = []
    size = 0

    def put(kind: int, i: int, j: int, matrix: Doubles) -> None:
        nonlocal size
        at[kind, i, j], width[kind, i, j] = size, matrix.shape[1]
        parts.append(matrix.astype(np.float32).ravel())
        size += matrix.size

    for i in range(len(n.below)):
        for j in range(len(d.below)):
            weight = weights(left, n.below[i], d.below[j])
            to_n = shown(n, i, d, j)
            show = weight * (1 - to_n if j >= i else to_n)
            put(SHOW_N, i, j, show)
            put(SHOW_D, i, j, show.T)
            if i - j in (0, 1):
                put(MASS_N, i, j, weight)
                put(MASS_D, i, j, weight.T)
    for i in range(1, len(n.below) + 1):
        for j in range(min(i, len(d.below))):
            weight = weights(left, n.made[i], d.below[j])
            put(N_MADE_31, i, j, weight)
            put(D_HANDS, i, j, weight.T)
    for i in range(len(n.below)):
        for j in range(max(i, 1), len(d.below) + 1):
            weight = weights(left, n.below[i], d.made[j])
            put(N_HANDS, i, j, weight)
            put(D_MADE_31, i, j, weight.T)
    return Matrices(np.concatenate(parts), at, width)


def weights(left: Numbers, one: Numbers, other: Numbers) -> Doubles:
    """The probability of being dealt two multisets, for all of one level with all of another."""
    found = np.ones((len(one), len(other)))
    if not found.size:
        return found
    for rank in range(RANKS):
        found *= ways(int(left[rank]))[one[:, rank]].take(other[:, rank], axis=1)
    cards, a, b = int(left.sum()), int(one[0].sum()), int(other[0].sum())
    return found / (comb(cards, a) * comb(cards - a, b))


@cache
def ways(m: int) -> Doubles:
    """The ways to take some cards of a rank, and then others, of which m are left."""
    return np.array(
        [[comb(m, a) * comb(max(m - a, 0), b) for b in range(5)] for a in range(5)], float
    )


def shown(n: Hands, i: int, d: Hands, j: int) -> Doubles:
    """The probability that N makes the point if both stand: 1 or 0, except for equal hands,
    whose highest cards decide by suits (BPT-63 to BPT-65)."""
    n_top, d_top = top_ranks(n, i), top_ranks(d, j)
    n_order, d_order = n.totals(i) * RANKS + n_top, d.totals(j) * RANKS + d_top
    to_n = np.sign(n_order[:, None] - d_order[None, :])
    found: Doubles = (to_n + 1) / 2
    a, b = np.nonzero(to_n == 0)
    rank = n_top[a]
    found[a, b] = _better_suits(n.up, d.up)[rank, n.below[i][a, rank], d.below[j][b, rank]]
    return found


def top_ranks(side: Hands, level: int) -> Numbers:
    """The highest rank of each hand, the upcard included."""
    table = side.below[level]
    highest = RANKS - 1 - np.argmax(table[:, ::-1] > 0, axis=1)
    found: Numbers = np.maximum(highest, rank_of(side.up))
    return found


@lru_cache(maxsize=4)
def _better_suits(up_n: int, up_d: int) -> Doubles:
    """How often N’s best suit of a rank is the better one: by rank, and the number of cards of it
    that N and D have face down."""
    found = np.empty((RANKS, 5, 5))
    for rank in range(RANKS):
        own = int(CARD[up_n]) % 4 if rank_of(up_n) == rank else -1
        other = int(CARD[up_d]) % 4 if rank_of(up_d) == rank else -1
        for in_n in range(5):
            for in_d in range(5):
                found[rank, in_n, in_d] = _better_suit(own, other, in_n, in_d)
    return found


@cache
def _better_suit(own: int, other: int, in_n: int, in_d: int) -> float:
    """The same for a rank; `own` and `other` are the suits of the upcards, or -1."""
    free = [suit for suit in range(4) if suit not in (own, other)]
    won = ways = 0
    for mine in combinations(free, in_n):
        for his in combinations([suit for suit in free if suit not in mine], in_d):
            ways += 1
            won += max([*mine, own]) > max([*his, other])
    return won / ways if ways else 0.5  # they cannot meet
