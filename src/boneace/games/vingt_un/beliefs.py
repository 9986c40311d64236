"""What a seat of Vingt-Un can infer about future cards, and about unseen hands that stand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice, permutations

import numpy as np

from boneace.cards import members
from boneace.games.facts import Facts
from boneace.games.vingt_un.scoring import TARGET, total
from boneace.games.vingt_un.solved import (
    BUST,
    FACTORS,
    VALUES,
    Balance,
    Floats,
    receives,
    transferred,
    worth,
)
from boneace.games.vingt_un.standing import Besides, besides
from boneace.games.vingt_un.state import HANDS, cards_at
from boneace.games.vying.stakes import Standing

Plans = Callable[[int], tuple[Balance, Standing | None]]
"""The strategies of a player and the dealer, by the player's seat, and the standing for them."""

ERRS = 0.05
"""How often a player is assumed to do the opposite of what the solution does."""
ORDERS = 6
"""The most orders of a player's drawn cards that are considered."""
TENS_ALIKE = 3 / 15
"""How often two cards that count ten are of one denomination."""


def values_of(cards: int) -> list[int]:
    """The values of some cards: 0 for an ace to 9 for cards that count ten."""
    return [min(card % 13, VALUES - 1) for card in members(cards)]


def hand_of(cards: int) -> int:
    """A hand in the solution's numbering: 2 × its count with aces as one, + 1 with an ace."""
    values = values_of(cards)
    return 2 * sum(value + 1 for value in values) + (0 in values)


def counted(cards: int) -> Floats:
    """The number of cards of each value."""
    return np.bincount(values_of(cards), minlength=VALUES).astype(np.float64)


def to_come(o: Facts, f: Facts, seen: int) -> Floats:
    """The number of cards of each value that may come: those in `seen`, and unlocated cards.

    If the pack runs short, the used cards count too: they will be shuffled into it.
    """
    found = counted(f.stock | seen)
    wanted = 4 * o.seats
    left = min(wanted, max(0, f.stock_left - 1))
    if left < wanted:
        used = sum(1 << card for card in f.widow[: f.down] if card >= 0)
        again = found + counted(used)
        found = left * found / found.sum() + (wanted - left) * again / again.sum()
    return found


def before_deal(o: Facts, f: Facts) -> tuple[float, ...]:
    """The cards that could be dealt when the deal began, by value, as far as the viewer knows."""
    on_table = 0
    for seat in range(o.seats):
        on_table |= f.hands[seat]
    return tuple(round(number, 2) for number in to_come(o, f, on_table).tolist())


def whole_pack(o: Facts, f: Facts) -> Floats:
    """The cards of a pack that the viewer does not see on the table."""
    found = np.array([4.0] * 9 + [16.0])
    for seat in range(o.seats):
        found -= counted(f.hands[seat])
    return found


def level(o: Facts, f: Facts, place: int) -> float:
    """A stake between the lowest, 0, and the highest, 1, as it was before any “double”."""
    stake = f.stakes[place] // (2 if f.doubled else 1)
    if o.max_stake == o.min_stake:
        return 0.5
    return float(min(1.0, max(0.0, (stake - o.min_stake) / (o.max_stake - o.min_stake))))


def believed(o: Facts, f: Facts, plan: Balance, left: Floats, place: int) -> Floats:
    """The probability of each count of a hand that stands, from the dealer's view."""
    seat, at = place // HANDS, place % HANDS
    found = np.zeros(BUST)
    if f.hands_of[seat] > 1 or f.naturals >> seat & 1 or f.held[seat] == f.shown[seat].bit_count():
        found[total(cards_at(f, seat, at))] = 1.0
        return found
    stake, drawn = level(o, f, place), values_of(f.shown[seat])
    staked = (1.0 - stake) * (1.0 - plan.stakes) + stake * plan.stakes
    table = plan.by_stake(plan.draws[:, int(f.doubled)], stake)
    for a in range(VALUES):
        for b in range(VALUES):
            low = a + b + 2 + sum(value + 1 for value in drawn)
            chance = left[a] * (left[b] - (a == b)) * (ERRS + staked[a])
            if low > TARGET or {a, b} == {0, 9} or chance <= 0:
                continue
            chance *= _asked(a, b, bool(f.kept >> seat & 1)) * _played(table, a, b, drawn)
            ace = a == 0 or b == 0 or 0 in drawn
            found[low + 10 if ace and low <= 11 else low] += chance
    if found.sum() == 0:
        found[TARGET - 2] = 1.0
    found /= found.sum()
    return found


def _asked(a: int, b: int, kept: bool) -> float:
    """The probability that two cards are a pair that was kept together, or not a pair."""
    alike = 0.0 if a != b else TENS_ALIKE if a == VALUES - 1 else 1.0
    return alike if kept else 1.0 - alike


def _played(table: Floats, a: int, b: int, drawn: list[int]) -> float:
    """The probability that a player draws these cards to two others, in some order, and then
    stands."""
    pair = 2 * (a + b + 2) + (a == 0 or b == 0)
    found = 0.0
    for order in islice(permutations(drawn), ORDERS):
        chance, at = 1.0, 0
        for value in order:
            chance *= ERRS + (1 - 2 * ERRS) * table[at, pair]
            at = at + 2 * (value + 1) | (value == 0)
        found += chance * (1 - ERRS - (1 - 2 * ERRS) * table[at, pair])
    return found


def pays_of(o: Facts, f: Facts, plans: Plans, left: Floats) -> Floats:
    """What the dealer gains by all hands that stand, by the count that they end with.

    The results of the hands are added, in units of their value to the dealer, and what goes into
    the pool is deducted.
    """
    found, hands, standing = np.zeros(BUST + 1), [], None
    for place in range(HANDS * o.seats):
        if f.stood >> place & 1:
            plan, standing = plans(place // HANDS)
            likely = believed(o, f, plan, left, place)
            stake = float(f.stakes[place])
            worths = transferred(stake * FACTORS, standing)[:, 1]
            brings = worths[receives().astype(np.int64) + len(FACTORS) // 2]
            found += brings @ likely
            hands.append((int(stake), likely))
    return found + fed(besides(o, f), hands, standing)


def fed(paid: Besides, hands: list[tuple[int, Floats]], standing: Standing | None) -> Floats:
    """The value to the dealer of what they put into the pool (VUX-14), by their count.

    `hands` are those that stand: their stakes, and how likely each count is.
    """
    found = np.zeros(BUST + 1)
    found[BUST] = into_pool(np.array([float(paid.over_draw)]), paid, standing)[0]
    if paid.ties:
        for count in range(BUST):
            tied = np.ones(1)  # the probability of each amount that ties bring
            for stake, likely in hands:
                nothing, one = np.zeros(stake), likely[count]
                tied = np.append(tied, nothing) * (1 - one) + np.append(nothing, tied) * one
            amounts = np.arange(float(len(tied))) // paid.ties
            found[count] = into_pool(amounts, paid, standing) @ tied
    return found


def into_pool(chips: Floats, paid: Besides, standing: Standing | None) -> Floats:
    """The value to the dealer of putting chips into the pool, which some player will win."""
    return worth(chips / paid.players, -chips, standing)[:, 1]
