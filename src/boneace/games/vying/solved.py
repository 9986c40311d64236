"""Moves in a round of vying by its balanced strategies: solved on demand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import log
from random import Random

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.games.facts import Facts
from boneace.games.vying.betting import ACTIONS, Bets, Floats, Place, Tree, tree
from boneace.games.vying.people import (
    RAISES,
    Shares,
    by_changes,
    reached,
    shares_of,
    with_raises,
)
from boneace.games.vying.rules import BRAG, DROP, MATCH, PASS, RAISE
from boneace.games.vying.stakes import (
    CHIPS,
    Standing,
    Terms,
    begun_with,
    in_match,
    standing,
    worths,
)

RARELY = 0.015
"""A move that a solution makes less often than this is not made: usually it is an error."""
AGAIN = 0.5
"""The share of the hands with which a player has gone up that are good enough to go up again."""
TOLD = 0.25
"""Whose chips say with more than this chance that they raise with anything is doubted always."""
NEAR = 1.45
"""Amounts whose ratio is at most this count as equal."""
Sizes = Mapping[int, tuple[tuple[float, ...], ...]]
"""The parts of the largest amount for the first raise, the second, …, by number of players.

If there are more players than that, those who have done least are left out, and the others' hands
are assumed to be the best of several.
"""
FINE: Sizes = {
    2: ((0.1, 0.3, 1.0), (0.4, 1.0), (1.0,), (1.0,), (1.0,), (1.0,)),
    3: ((0.3, 1.0), (1.0,)),
    4: ((0.2, 0.5, 1.0), (1.0,)),
}
COARSE: Sizes = {
    2: ((0.3,), (0.5,), (1.0,)),
    3: ((0.3,), (1.0,)),
    4: ((0.3,), (1.0,)),
}
MOST_RAISES = 12
"""The most raises of a tree, if players of a match are far apart."""
ROUNDS = {2: 150, 3: 100, 4: 120, 5: 100}


@dataclass(frozen=True)
class Round:
    """A round of vying, from the view of a seat."""

    game: str
    o: Facts
    f: Facts
    seat: int
    order: tuple[int, ...]
    """The seats of the tree, in the order of speaking: those who are left, or all who began."""
    pot: int
    most: int
    """The most by which one may go up."""
    limit: int
    terms: Terms
    sizes: Sizes
    stake: int
    """The amount that everybody puts in first."""
    later: float
    """The variance decided after the vying, in units of a deal's variance."""
    shares: Shares | None = None
    """The shares of the known kinds (`people`), if others than usual."""
    counts: float = CHIPS
    """The value of chips besides the match."""
    doubts: float = 0.0
    """The share of players who go up beyond the tree with any hand."""
    together: float = 0.0
    """The share of those who raise with anything among two who raise each other by the most."""

    def raises(self, players: int) -> tuple[tuple[float, ...], ...]:
        """The parts of the largest amount for each raise, in a tree with this many players.

        A player who is far behind must be able to stake as much as that, and a leader must expect
        it: so there is one raise more than lie between the seat and the leader, or the second, and
        all are by the most.
        """
        usual = self.sizes[players]
        many = -(-self._apart() // self.most)
        return usual if many <= len(usual) else ((1.0,),) * min(MOST_RAISES, many + 1)

    def _apart(self) -> int:
        """By how many chips the seat is behind the leader of a match, or ahead of the second."""
        if not self.o.deals:
            return 0
        begun = begun_with(self.o, self.f)
        mine = begun.pop(self.seat)
        return abs(max(begun) - mine)


Chances = tuple[tuple[float, ...], ...]
"""By player and class of hands, from the poorest."""


@lru_cache(maxsize=128)
def averages(
    game: str,
    bets: Bets,
    terms: Terms,
    chances: Chances,
    stands: Standing | None,
    shares: Shares | tuple[Shares, ...],
    counts: float = CHIPS,
) -> Floats:
    """How often each class takes each action, by place.

    `shares` are those of the known kinds (`people`), of all players or of each, and `counts` is the
    value of chips besides the match.
    """
    given, known = np.array(chances), tree(bets)
    people = reached(known, given, float(bets.pot), shares)
    sums = np.zeros((len(known.places), ACTIONS, given.shape[1]))
    games.drivers(game, "boneace.games.vying.balance").solve(
        known.actor,
        known.many,
        known.children,
        known.vying,
        worths(known, float(bets.pot), terms, stands, counts),
        terms.shared,
        terms.nothing,
        given - people[0],
        people,
        ROUNDS[bets.players],
        sums,
    )
    return sums


def prepare(game: str) -> None:
    """Load the compiled solver, or compile it."""
    even = (0.5, 0.5)
    averages(game, Bets(2, 2, ((1,),)), Terms(2), (even, even), None, shares_of(2))


def key_of(chances: Sequence[Floats]) -> Chances:
    """The same as plain numbers, rounded."""
    return tuple(tuple(round(float(chance), 4) for chance in row) for row in chances)


def sizes_of(
    given: tuple[tuple[float, ...], ...], most: int, levels: Sequence[int], alike: float = NEAR
) -> tuple[tuple[int, ...], ...]:
    """The amounts of a tree, including those that have been used, as far as they differ.

    `levels` are the amounts that have been asked, in rising order. If there are more than a tree
    has raises, the first ones are combined. Amounts whose ratio is at most `alike` do not count as
    different.
    """
    found = []
    levels = levels[-len(given) :]
    ups = [up - down for down, up in zip([0, *levels], levels, strict=False)]
    for number, parts in enumerate(given):
        sizes = sorted({max(1, round(part * most)) for part in parts})
        if number < len(ups):
            nearest = min(sizes, key=lambda size: abs(log(size / ups[number])))
            if not 1 / alike <= ups[number] / nearest <= alike:
                sizes[sizes.index(nearest)] = ups[number]
        found.append(tuple(sorted(set(sizes))))
    return tuple(found)


def move_of(table: Round, chances: Sequence[Floats], mine: int, luck: Random) -> int:
    """The number of a move, drawn with the solution's probabilities for the seat's class of hand.

    `chances` are those of each seat's classes, in the order of speaking, and `mine` is the class of
    the seat's own hand.
    """
    found = asked(table, chances)
    if beyond(table, len(found.order)):
        return MATCH if _stays(table, found)[mine] else DROP
    amounts, sums = found.known.amounts[found.place], found.averages(table.game)[found.place]
    [amount] = luck.choices(amounts, shares_at(amounts, sums[:, mine]).tolist())
    return _move(amount, found.known, table)


def mixture(table: Round, chances: Sequence[Floats]) -> dict[int, Floats]:
    """How often `move_of` makes each move, by its number, for each class of the seat's own hand."""
    found = asked(table, chances)
    if beyond(table, len(found.order)):
        stays = _stays(table, found).astype(np.float64)
        return {MATCH: stays, DROP: 1.0 - stays}
    amounts, sums = found.known.amounts[found.place], found.averages(table.game)[found.place]
    each = np.array([shares_at(amounts, row) for row in sums.T])
    moves: dict[int, Floats] = {}
    for number, amount in enumerate(amounts):
        move = _move(amount, found.known, table)
        moves[move] = moves.get(move, 0.0) + each[:, number]
    return moves


@dataclass(frozen=True)
class Asked:
    """The present place of a round in its tree, and the input for solving it."""

    order: tuple[int, ...]
    """The seats of the players of the tree."""
    bets: Bets
    terms: Terms
    place: int
    """The number of the place that is most similar to the present one."""
    exact: bool
    """Whether it is exactly the present one, with nobody left out."""
    chances: Chances
    stands: Standing | None
    shares: tuple[Shares, ...]
    """The shares of the known kinds, for each player of the tree."""
    counts: float = CHIPS

    @property
    def known(self) -> Tree:
        return tree(self.bets)

    def averages(self, game: str) -> Floats:
        given = self.bets, self.terms, self.chances, self.stands, self.shares, self.counts
        return averages(game, *given)


def asked(table: Round, chances: Sequence[Floats], alike: float = NEAR) -> Asked:
    """The place of a round in its tree; with `alike` 1 the tree has every amount that was used."""
    f = table.f
    order, chances = _kept(table, _stronger(table, chances))
    staked = tuple(int(f.staked[seat]) for seat in order)
    dead = table.pot - sum(staked)
    levels = sorted({chips for chips in (*staked, int(f.asked)) if chips})
    sizes = sizes_of(table.raises(len(order)), table.most, levels, alike)
    usual = len(table.sizes[len(order)])
    bets = Bets(len(order), dead, sizes, table.limit, usual if len(sizes) > usual else 0)
    known = tree(bets)
    answers = sum(1 << n for n, seat in enumerate(order) if f.to_answer >> seat & 1)
    bragger = order.index(f.bragger) if f.bragger in order else -1
    turn = order.index(table.seat)
    left = sum(1 << n for n, seat in enumerate(order) if f.vying >> seat & 1)
    here = Place(left, answers, staked, int(f.asked), bragger, 0, turn)
    place = known.nearest(here)
    exact = replace(known.places[place], raises=0) == here
    stands = standing(table.o, f, order, table.stake, table.later)
    if stands and len(sizes) > usual:
        stands = replace(stands, far=True)
    by_seat = zip(table.order, table.terms.bonus, strict=False)  # the bonus may be missing
    bonus = tuple(chips for seat, chips in by_seat if seat in order)
    terms = replace(table.terms, bonus=bonus)
    shares = _shares(table, order)
    return Asked(order, bets, terms, place, exact, key_of(chances), stands, shares, table.counts)


def _shares(table: Round, order: tuple[int, ...]) -> tuple[Shares, ...]:
    """The shares of the known kinds among the players of the tree.

    By what the deals so far have changed, and by who goes up now: people who raise with anything
    sit down together.
    """
    f, o, players = table.f, table.o, len(order)
    usual = table.shares or shares_of(players)
    changes, deals = [0.0] * players, 0
    if o.deals:
        begun = begun_with(o, f)
        middle = sum(begun) / o.seats
        most = table.stake + table.most * len(table.sizes[players])
        changes, deals = [(begun[seat] - middle) / most for seat in order], int(f.deal) - 1
    found = by_changes(usual, changes, deals)
    others = [f.vying >> seat & 1 and f.staked[seat] >= table.most for seat in order]
    others[order.index(table.seat)] = False
    if f.asked < 2 * table.most or sum(others) < 2:
        return found
    least = [table.together if other else 0.0 for other in others]
    return tuple(
        with_raises(row, max(row[RAISES], at)) for row, at in zip(found, least, strict=True)
    )


def _stronger(table: Round, chances: Sequence[Floats]) -> list[Floats]:
    """The distribution of hands behind the upcards, if others have dropped.

    The tree is for the players who are left, as if they had been alone from the start. But a player
    who staked when there were more to beat has a better hand: it is assumed to be the best of
    several.
    """
    left, many = len(table.order), table.terms.seats
    if left == many or left < 2:
        return list(chances)
    times = (many - 1) / (left - 1)
    return [
        _best_of(row, times) if table.f.staked[seat] else row
        for seat, row in zip(table.order, chances, strict=True)
    ]


def _best_of(row: Floats, times: float) -> Floats:
    """The chances of the classes of the best of this many hands."""
    best: Floats = np.diff(np.cumsum(row) ** times, prepend=0.0)
    return best


def _kept(table: Round, chances: Sequence[Floats]) -> tuple[tuple[int, ...], list[Floats]]:
    """The players of the tree: the seat itself, and others, the boldest first."""
    order, f, most = table.order, table.f, max(table.sizes)
    if len(order) <= most:
        return order, list(chances)
    others = [seat for seat in order if seat != table.seat]
    others.sort(key=lambda seat: (seat == f.bragger, f.staked[seat]), reverse=True)
    kept = {table.seat, *others[: most - 1]}
    times = len(others) / (most - 1)
    found = []
    for seat, row in zip(order, chances, strict=True):
        if seat in kept:
            found.append(row if seat == table.seat else _best_of(row, times))
    return tuple(seat for seat in order if seat in kept), found


def beyond(table: Round, players: int, amount: int = 0) -> int:
    """How much more than in the tree is asked after going up, in multiples of the largest
    amount."""
    over = int(table.f.asked) + amount - table.most * len(table.raises(players))
    return max(0, -(-over // table.most))


def _stays(table: Round, found: Asked) -> npt.NDArray[np.bool_]:
    """Whether to stay, by class, if others go up repeatedly, beyond the tree.

    The solution does not cover that: each time it would find the same hands, and a small price.
    Here a player who has gone up more often is assumed to have a better hand, or, the more `doubts`
    there are, to go up with any hand.
    """
    f = table.f
    ends = worths(found.known, float(found.bets.pot), found.terms, None)
    reach = looked(table.game, found, found.averages(table.game), ends)[0][found.place]
    wins = np.ones(reach.shape[1])
    for seat, row, any_hand, shares in zip(
        found.order, reach, np.array(found.chances), found.shares, strict=True
    ):
        if seat != table.seat and f.vying >> seat & 1:
            told = shares[RAISES] if shares[RAISES] > TOLD else 0.0
            doubts = max(table.doubts, told)
            over = beyond(table, len(found.order), int(f.staked[seat] - f.asked))
            wins *= _beaten(row, any_hand, over, doubts)
    won, lost, dropped = _outcomes(table, found)
    stays: npt.NDArray[np.bool_] = wins * won + (1.0 - wins) * lost > dropped
    return stays


def _outcomes(table: Round, found: Asked) -> tuple[float, float, float]:
    """The values to the seat of staying and winning, of staying and losing, and of dropping.

    In a match it counts who takes the pot: one of two who raise each other will lead by it.
    """
    f, me = table.f, found.order.index(table.seat)
    left = [n for n, seat in enumerate(found.order) if f.vying >> seat & 1 and n != me]
    rivals = [n for n in left if f.staked[found.order[n]] == f.asked] or left
    dropped = np.array([float(f.staked[seat]) for seat in found.order])
    stayed = dropped.copy()
    stayed[me] = f.asked

    def worth(staked: Floats, winner: int) -> float:
        changes = -staked
        changes[winner] += staked.sum() + found.bets.pot
        if found.stands is None:
            return float(changes[me])
        return float(in_match(changes, found.stands, found.counts)[me])

    return (
        worth(stayed, me),
        sum(worth(stayed, rival) for rival in rivals) / len(rivals),
        sum(worth(dropped, rival) for rival in rivals) / len(rivals),
    )


def _beaten(row: Floats, any_hand: Floats, over: int, doubts: float) -> Floats:
    """The chance of each class to beat a player who has gone up `over` times beyond the tree.

    `row` is how often they get to the tree's last place with each class, by the solution.
    """
    good = row if row.sum() else any_hand
    below: Floats = ((np.cumsum(good) - good / 2) / good.sum()) ** (1 + over)
    if not over or not doubts:
        return below
    sure = (1.0 - doubts) * row.sum() * AGAIN**over
    doubt = float(doubts / (doubts + sure))
    found: Floats = (1.0 - doubt) * below + doubt * (np.cumsum(any_hand) - any_hand / 2)
    return found


def looked(game: str, found: Asked, sums: Floats, ends: Floats) -> tuple[Floats, Floats]:
    """Reach and value of each place, by place, player and class.

    Everybody is assumed to play the solution, none to be of a known kind. `ends` is as in `worths`.
    """
    known, given = found.known, np.array(found.chances)
    reach, worth = np.zeros((2, len(known.places), *given.shape))
    games.drivers(game, "boneace.games.vying.balance").look(
        *(known.actor, known.many, known.children, known.vying, ends),
        *(found.terms.shared, found.terms.nothing, given, np.zeros_like(reach), sums),
        *(reach, worth),
    )
    return reach, worth


def shares_at(amounts: list[int], sums: Floats) -> Floats:
    """How often a hand goes up by each amount; very rare amounts are left out."""
    shares = sums[: len(amounts)]
    total = shares.sum()
    shares = shares / total if total > 0 else _default(amounts)
    kept: Floats = np.where(shares < RARELY, 0.0, shares)
    kept /= kept.sum()
    return kept


def _move(amount: int, known: Tree, table: Round) -> int:
    """The number of the move that goes up by an amount, if there can be one."""
    if beyond(table, len(known.places[0].staked), amount):
        amount = min(amount, 0)  # nobody goes beyond the tree, whatever has been asked
    if amount > 0 and table.limit:
        amount = min(amount, table.limit - int(table.f.asked))
    if amount > 0:
        return (BRAG if table.f.bragger < 0 else RAISE) + min(amount, table.most) - 1
    if table.f.bragger < 0:
        return PASS
    return MATCH if amount == 0 else DROP


def _default(amounts: list[int]) -> Floats:
    """The action of a hand that never gets here in the solution: the most careful one."""
    return np.array([float(number == 0) for number in range(len(amounts))])
