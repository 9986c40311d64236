"""What the betting makes public: the blocks of the third stage, and the hands that reach them.

After a fold (or two passes) only the line is known: one block with all hands. After a see both
values are known, and the winner's cards: one block for each pair of values. If both announced the
same rank, the suits that the winner shows limit what the other may hold, so there is one block for
each label of the winner (`hands.Holdings.label`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from boneace.games.best_pair_thirty_one.solving.betting import D, N
from boneace.games.best_pair_thirty_one.solving.hands import Dealt, Holdings
from boneace.games.best_pair_thirty_one.solving.layout import Doubles, Numbers
from boneace.games.best_pair_thirty_one.solving.multisets import Hands, pack_of, weights

ALL = 0
"""The class of all hands; the classes of one announced value come after it."""


@dataclass(frozen=True)
class Table:
    """Two players' holdings beside two upcards, and how they meet in the third stage.

    By holding: `hand` is its place among the hands of level 0 (-1: 31 or 32 as dealt), `share` its
    part of the ways to hold these ranks, `group` the class of its announcement.
    """

    n: Holdings
    d: Holdings
    dealt: Dealt
    hand: tuple[Numbers, Numbers]
    share: tuple[Doubles, Doubles]
    group: tuple[Numbers, Numbers]
    classes: tuple[list[Numbers], list[Numbers]]
    weight: Doubles
    """The probability of two hands of level 0."""


@dataclass(frozen=True)
class Block:
    """Two classes that meet, whether by a see, and who is then better.

    For each player, the holdings that reach this block, and the factor of each.
    """

    classes: tuple[int, int]
    winner: int | None
    holdings: tuple[Numbers, Numbers]
    factors: tuple[Doubles, Doubles]


def table(n: Holdings, d: Holdings, dealt: Dealt, n_hands: Hands, d_hands: Hands) -> Table:
    """Put the holdings of both into classes."""
    found = [_grouped(*each) for each in ((n, n_hands), (d, d_hands))]
    left = pack_of(n_hands.up, d_hands.up)
    return Table(
        n,
        d,
        dealt,
        (found[0][0], found[1][0]),
        (_shares(n), _shares(d)),
        (found[0][1], found[1][1]),
        (found[0][2], found[1][2]),
        weights(left, n_hands.below[0], d_hands.below[0]),
    )


def _grouped(held: Holdings, hands: Hands) -> tuple[Numbers, Numbers, list[Numbers]]:
    rows = [tuple(row) for row in hands.below[0].tolist()]
    places = {row: place for place, row in enumerate(rows)}
    counts = np.zeros((len(held), 13), np.int64)
    for column in (0, 1):
        np.add.at(counts, (np.arange(len(held)), held.ranks[:, column]), 1)
    hand = np.array([places.get(tuple(row), -1) for row in counts.tolist()])
    values = np.unique(held.said[hand >= 0])
    group = np.where(hand >= 0, 1 + np.searchsorted(values, held.said), -1)
    classes = [np.unique(hand[hand >= 0])]
    classes += [np.unique(hand[group == 1 + at]) for at in range(len(values))]
    return hand, group, classes


def _shares(held: Holdings) -> Doubles:
    """The part of a holding in the ways to hold two ranks."""
    ways = np.bincount(held.of[held.of >= 0], minlength=len(held)).astype(np.float64)
    ranks = held.ranks[:, 0] * 13 + held.ranks[:, 1]
    shares: Doubles = ways / np.bincount(ranks, ways)[ranks]
    return shares


def unseen(t: Table) -> Block:
    """The block of all hands, after a fold."""
    members = tuple(np.nonzero(hand >= 0)[0] for hand in t.hand)
    shares = tuple(share[m] for share, m in zip(t.share, members, strict=True))
    return Block((ALL, ALL), None, (members[0], members[1]), (shares[0], shares[1]))


def seen(t: Table) -> list[Block]:
    """The blocks after a see."""
    found = []
    for c in range(1, len(t.classes[0])):
        for e in range(1, len(t.classes[1])):
            n_held, d_held = np.nonzero(t.group[0] == c)[0], np.nonzero(t.group[1] == e)[0]
            n_said, d_said = int(t.n.said[n_held[0]]), int(t.d.said[d_held[0]])
            if n_said % 16 != d_said % 16:
                factors = t.share[0][n_held], t.share[1][d_held]
                winner = N if n_said > d_said else D
                found.append(Block((c, e), winner, (n_held, d_held), factors))
            else:
                found += _by_label(t, (c, e), (n_held, d_held), (n_said, d_said))
    return found


def _by_label(
    t: Table, classes: tuple[int, int], held: tuple[Numbers, Numbers], said: tuple[int, int]
) -> list[Block]:
    """One block for each label of the winner."""
    sides = t.n, t.d
    found = []
    for winner in (N, D):
        if said[winner] < said[1 - winner]:
            continue
        own, others = held[winner], held[1 - winner]
        for label in np.unique(sides[winner].label[own]):
            mine = own[sides[winner].label[own] == label]
            worth = sides[winner].worth[mine[0]]
            beaten = others[sides[1 - winner].worth[others] < worth]
            factors = np.array([_factor(t, winner, mine, other) for other in beaten])
            beaten, factors = beaten[factors > 0], factors[factors > 0]
            if not len(beaten):
                continue
            both = (mine, beaten) if winner == N else (beaten, mine)
            ones = np.ones(len(mine))
            by = (ones, factors) if winner == N else (factors, ones)
            found.append(Block(classes, winner, both, by))
    return found


def _factor(t: Table, winner: int, mine: Numbers, other: int) -> float:
    """The probability that the suits are as required for two such hands; the same for all."""
    for held in mine:
        n, d = (held, other) if winner == N else (other, held)
        weight = t.weight[t.hand[0][n], t.hand[1][d]]
        if weight > 0:
            ways = float(t.dealt.ways[n, d])
            return ways / t.dealt.all / float(weight)
    return 0.0
