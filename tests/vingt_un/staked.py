"""A second implementation of a deal with stakes and “double”: every order of the cards.

In plain Python, from the rule book, for small packs: best replies and expectations.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from tests.study.reference import Cards, count, left, natural, next_cards, put, receives

Draws = Callable[[Cards, Cards], float]
Weights = dict[int, float]


@dataclass(frozen=True)
class Table:
    """A pack, the stakes, and how both play: by the stake and whether it was doubled."""

    pack: Cards
    stakes: tuple[int, ...]
    lays: Callable[[int, int], float]
    """The probability that a player lays a stake, by first card and stake."""
    calls: Callable[[int, int], float]
    """The probability that the dealer doubles, by stake and the dealer’s first card."""
    draws: Callable[[int, bool], Draws]
    replies: Callable[[int, bool], Draws]

    def called(self, stake: int, twice: bool, card: int) -> float:
        """The probability of this call of the dealer."""
        often = self.calls(stake, card)
        return often if twice else 1.0 - often


def expectation(table: Table) -> float:
    """The player's expectation, by the strategies of the table."""
    return sum(_of_stake(table, stake, best=False)[1] for stake in table.stakes)


def player_best(table: Table) -> float:
    """The player's expectation by a best reply to this dealer."""
    worth = [_of_stake(table, stake, best=True)[0] for stake in table.stakes]
    return sum(max(of[card] for of in worth) for card in set(table.pack))


def _of_stake(table: Table, stake: int, *, best: bool) -> tuple[Weights, float]:
    """The value of a stake by first card, and its result weighted by its probability."""
    found = dict.fromkeys(table.pack, 0.0)
    for twice in (False, True):
        scale = stake * (2 if twice else 1)
        for card in found:
            weights = {own: table.called(stake, twice, own) for own in set(table.pack)}
            draws = None if best else table.draws(stake, twice)
            worth = _worth(table.pack, card, weights, draws, table.replies(stake, twice))
            found[card] += scale * worth
    return found, sum(table.lays(card, stake) * worth for card, worth in found.items())


def _worth(pack: Cards, card: int, weights: Weights, draws: Draws | None, replies: Draws) -> float:
    """The value of a first card at one chip, times its probability; `draws` None: by a best
    reply."""

    def dealt(stock: Cards) -> list[tuple[Cards, float]]:
        return [
            (put((one,), other), float(chance * then) * weights[one])
            for one, chance in next_cards(stock)
            for other, then in next_cards(left(stock, (one,)))
        ]

    @cache
    def worth(under: Cards, shown: Cards) -> float:
        stock = left(pack, under, shown)
        stands = sum(
            chance * _settled(pack, under, shown, own, replies)
            for own, chance in dealt(stock)
            if not natural(own)
        )
        if len(stock) - 2 <= 1:
            return stands
        drawn = 0.0
        for one, chance in next_cards(stock):
            more = put(shown, one)
            if count((*under, *more)) > 21:
                after = left(stock, (one,))
                drawn -= float(chance) * sum(n for own, n in dealt(after) if not natural(own))
            else:
                drawn += float(chance) * worth(under, more)
        if draws is None:
            return max(stands, drawn)
        share = draws(under, shown)
        return share * drawn + (1.0 - share) * stands

    found = 0.0
    for other, chance in next_cards(left(pack, (card,))):
        under = put((card,), other)
        here = dealt(left(pack, under))
        naturals = sum(often for own, often in here if natural(own))
        if natural(under):
            found += float(chance) * 2.0 * (sum(often for _, often in here) - naturals)
        else:
            found += float(chance) * (worth(under, ()) - 2.0 * naturals)
    return found * pack.count(card) / len(pack)


def _settled(pack: Cards, under: Cards, shown: Cards, own: Cards, replies: Draws) -> float:
    """The expectation of a player who stands, at one chip."""
    other = count((*under, *shown))
    if count(own) > 21:
        return float(-receives(count(own), other))
    stock = left(pack, under, shown, own)
    share = replies(own, shown) if len(stock) > 1 else 0.0
    found = -(1.0 - share) * receives(count(own), other)
    for card, chance in next_cards(stock) if share > 0 else ():
        found += share * float(chance) * _settled(pack, under, shown, put(own, card), replies)
    return found


def dealer_best(table: Table) -> float:
    """The dealer's expectation by a best reply to this player."""
    found = 0.0
    for stake in table.stakes:
        for card in set(table.pack):
            found += max(
                stake * times * _brings(table, stake, twice, card)
                for twice, times in ((False, 1), (True, 2))
            )
    return found


def _brings(table: Table, stake: int, twice: bool, card: int) -> float:
    """The dealer's best result with a first card, at one chip, times its probability.

    Every course of the player’s hand is weighted, and the reply is best against the shown cards.
    """
    pack, draws = table.pack, table.draws(stake, twice)
    standing: dict[Cards, list[tuple[Cards, float]]] = {}
    over = 0.0

    def free(used: Cards) -> float:
        """The probability of this first card of the dealer, and of no natural with it."""
        stock = left(pack, used)
        if card not in stock:
            return 0.0
        rest = left(stock, (card,))
        none = sum(float(n) for one, n in next_cards(rest) if not natural(put((card,), one)))
        return stock.count(card) / len(stock) * none

    def go(under: Cards, shown: Cards, often: float) -> None:
        nonlocal over
        stock = left(pack, under, shown)
        share = draws(under, shown) if len(stock) - 2 > 1 else 0.0
        standing.setdefault(shown, []).append((under, often * (1.0 - share)))
        for one, chance in next_cards(stock) if share > 0 else ():
            more, then = put(shown, one), often * share * float(chance)
            if count((*under, *more)) > 21:
                over += then * free((*under, *more))
            else:
                go(under, more, then)

    naturals = 0.0
    for first, chance in next_cards(pack):
        for other, after in next_cards(left(pack, (first,))):
            under, often = put((first,), other), float(chance * after) * table.lays(first, stake)
            stock = left(pack, under)
            held = stock.count(card) / len(stock)
            if natural(under):
                naturals -= 2.0 * often * free(under)
            else:
                naturals += 2.0 * often * (held - free(under))
                go(under, (), often)
    found = over + naturals
    for shown, hands in standing.items():
        for other, _ in next_cards(left(pack, (card,))):
            if not natural(put((card,), other)):
                found += _reply(pack, shown, hands, (card, other))
    return found


def _reply(
    pack: Cards, shown: Cards, hands: list[tuple[Cards, float]], own: tuple[int, ...]
) -> float:
    """The dealer's best result, with cards in this order, from hands that show the same."""
    weights = []
    for under, often in hands:
        stock, chance = list(left(pack, under, shown)), often
        for card in own:
            chance *= stock.count(card) / len(stock)
            if chance == 0.0:
                break
            stock.remove(card)
        if chance > 0.0:
            weights.append((under, often, chance))
    if not weights:
        return 0.0
    mine = count(tuple(sorted(own)))
    stands = sum(chance * receives(mine, count((*under, *shown))) for under, _, chance in weights)
    known = len(pack) - len(shown) - 2 - len(own)
    if mine > 21 or known <= 1:
        return stands
    still = [(under, often) for under, often, _ in weights]
    draws = sum(_reply(pack, shown, still, (*own, card)) for card in set(pack))
    return max(stands, draws)
