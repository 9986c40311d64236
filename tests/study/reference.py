"""A second implementation of a deal of Vingt-Un between the dealer and one player: every order of
the cards, in plain Python and in fractions, from the rule book only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache

Cards = tuple[int, ...]  # values, from 1 to 10, in rising order
Player = Callable[[Cards, Cards], Fraction]  # two cards and those drawn: the probability of drawing
Dealer = Callable[[Cards, Cards], Fraction]  # the dealer's cards and those that the player drew


def count(cards: Cards) -> int:
    """The count of cards; more than 21 if they are over with aces as one too."""
    figure = sum(cards)
    return figure + 10 if 1 in cards and figure + 10 <= 21 else figure


def natural(cards: Cards) -> bool:
    return cards == (1, 10)


def receives(own: int, other: int) -> int:
    """What the dealer receives from a player who stands, by the table in the rule book."""
    if own > 21:
        return -2 if other == 21 else -1
    if own == 21:
        return 1 if other == 21 else 2
    if other == 21:
        return -2
    return 1 if own >= other else -1


def put(cards: Cards, card: int) -> Cards:
    return tuple(sorted((*cards, card)))


@cache
def left(pack: Cards, *gone: Cards) -> Cards:
    rest = Counter(pack)
    for cards in gone:
        rest.subtract(cards)
    assert min(rest.values(), default=0) >= 0
    return tuple(sorted(rest.elements()))


@cache
def next_cards(pack: Cards) -> tuple[tuple[int, Fraction], ...]:
    """Every possible next card, and its probability."""
    return tuple((card, Fraction(held, len(pack))) for card, held in Counter(pack).items())


@cache
def first_two(pack: Cards) -> tuple[tuple[Cards, Fraction], ...]:
    """Every two cards, in the order of dealing."""
    return tuple(
        (put((one,), other), chance * then)
        for one, chance in next_cards(pack)
        for other, then in next_cards(left(pack, (one,)))
    )


# --- both by given strategies ---------------------------------------------------------------------


def expectation(pack: Cards, player: Player, dealer: Dealer) -> Fraction:
    """The player's expectation from a deal."""
    found = Fraction(0)
    for under, chance in first_two(pack):
        for own, then in first_two(left(pack, under)):
            if natural(own) or natural(under):
                won = 2 * (int(natural(under)) - int(natural(own)))
                found += chance * then * won
            else:
                found += chance * then * _drawn(pack, under, (), own, player, dealer)
    return found


def _drawn(
    pack: Cards, under: Cards, shown: Cards, own: Cards, player: Player, dealer: Dealer
) -> Fraction:
    """The expectation of a player with this hand, given the dealer's two cards."""
    stock = left(pack, under, shown, own)
    share = player(under, shown) if len(stock) > 1 else Fraction(0)
    found = Fraction(0)
    if share < 1:
        found += (1 - share) * _dealt(pack, under, shown, own, dealer)
    if share > 0:
        for card, chance in next_cards(stock):
            more = put(shown, card)
            if count((*under, *more)) > 21:
                found -= share * chance
            else:
                found += share * chance * _drawn(pack, under, more, own, player, dealer)
    return found


def _dealt(pack: Cards, under: Cards, shown: Cards, own: Cards, dealer: Dealer) -> Fraction:
    """The expectation of a player who stands."""
    if count(own) > 21:
        return Fraction(-receives(count(own), count((*under, *shown))))
    stock = left(pack, under, shown, own)
    share = dealer(own, shown) if len(stock) > 1 else Fraction(0)
    found = Fraction(0)
    if share < 1:
        found -= (1 - share) * receives(count(own), count((*under, *shown)))
    if share > 0:
        for card, chance in next_cards(stock):
            found += share * chance * _dealt(pack, under, shown, put(own, card), dealer)
    return found


# --- best replies ---------------------------------------------------------------------------------


def player_best(pack: Cards, dealer: Dealer) -> Fraction:
    """The player's expectation by a best reply to a dealer with a known strategy."""

    @cache
    def worth(under: Cards, shown: Cards) -> Fraction:
        """Times the probability that the dealer has no natural."""
        stands = draws = Fraction(0)
        stock = left(pack, under, shown)
        for own, chance in first_two(stock):
            if not natural(own):
                stands += chance * _dealt(pack, under, shown, own, dealer)
        if len(stock) - 2 <= 1:
            return stands
        for card, chance in next_cards(stock):
            more = put(shown, card)
            if count((*under, *more)) > 21:
                after = left(stock, (card,))
                no = sum(then for own, then in first_two(after) if not natural(own))
                draws -= chance * no
            else:
                draws += chance * worth(under, more)
        return max(stands, draws)

    found = Fraction(0)
    for under, chance in first_two(pack):
        no = sum(then for own, then in first_two(left(pack, under)) if not natural(own))
        found += chance * (2 * no if natural(under) else worth(under, ()) - 2 * (1 - no))
    return found


def dealer_best(pack: Cards, player: Player) -> Fraction:
    """The player's expectation against the dealer's best reply to a known strategy: the dealer sees
    their own cards and those drawn, and weighs the possible hidden ones."""
    under_shown: dict[Cards, list[tuple[Cards, Fraction]]] = {}
    found = Fraction(0)

    def play(under: Cards, shown: Cards, chance: Fraction) -> None:
        """Add the probability that a player stands so; `chance` is that of their cards alone."""
        nonlocal found
        stock = left(pack, under, shown)
        share = player(under, shown) if len(stock) - 2 > 1 else Fraction(0)
        if share < 1:
            under_shown.setdefault(shown, []).append((under, chance * (1 - share)))
        for card, then in next_cards(stock):
            more = put(shown, card)
            if share == 0:
                continue
            if count((*under, *more)) > 21:
                after = left(stock, (card,))
                no = sum(once for own, once in first_two(after) if not natural(own))
                found -= chance * share * then * no
            else:
                play(under, more, chance * share * then)

    for under, chance in first_two(pack):
        no = sum(then for own, then in first_two(left(pack, under)) if not natural(own))
        if natural(under):
            found += 2 * chance * no
            continue
        found -= 2 * chance * (1 - no)
        play(under, (), chance)
    return found - sum(_reply(pack, shown, may) for shown, may in under_shown.items())


def _reply(pack: Cards, shown: Cards, may: list[tuple[Cards, Fraction]]) -> Fraction:
    """The dealer's gain by the best play against the hidden cards that are possible with the shown
    ones."""
    known: dict[Cards, Fraction] = {}

    def worth(own: Cards, likely: list[tuple[Cards, Fraction]]) -> Fraction:
        """`likely`: each with its probability and that of these cards of the dealer's, in order."""
        if count(own) > 21:
            return sum(
                (w * receives(count(own), count((*under, *shown))) for under, w in likely),
                Fraction(0),
            )
        stands = sum(
            (w * receives(count(own), count((*under, *shown))) for under, w in likely), Fraction(0)
        )
        if not likely or len(left(pack, likely[0][0], shown, own)) <= 1:
            return stands
        draws = Fraction(0)
        for card in set(pack):
            then = []
            for under, w in likely:
                stock = left(pack, under, shown, own)
                if card in stock:
                    then.append((under, w * Fraction(stock.count(card), len(stock))))
            if then:
                draws += worth(put(own, card), then)
        return max(stands, draws)

    for one in sorted(set(pack)):
        for other in sorted(set(pack)):
            own = put((one,), other)
            if natural(own):
                continue
            likely = []
            for under, w in may:
                stock = left(pack, under, shown)
                if stock.count(one) == 0:
                    continue
                rest = left(stock, (one,))
                if rest.count(other):
                    chance = Fraction(stock.count(one) * rest.count(other))
                    likely.append((under, w * chance / (len(stock) * len(rest))))
            if likely:
                known[own] = known.get(own, Fraction(0)) + worth(own, likely)
    return sum(known.values(), Fraction(0))


# --- dividing -------------------------------------------------------------------------------------


def divided(
    pack: Cards, value: int, draws: Callable[[Cards], bool], dealer: Dealer | None
) -> Fraction:
    """The player's expectation from dividing a pair of a value, given that the dealer has no
    natural; `draws` gives the hands to draw to. A dealer without a strategy plays the best reply,
    seeing all."""
    won = no = Fraction(0)
    stock = left(pack, (value, value))
    for one, chance in next_cards(stock):
        for other, then in next_cards(left(stock, (one,))):
            hands = put((value,), one), put((value,), other)
            rest = left(stock, (one, other))
            for first, second, rest_now, more in _both(hands, rest, draws):
                out, without = _settled(rest_now, first, second, dealer)
                won += chance * then * more * out
                no += chance * then * more * without
    return won / no


def _both(
    hands: tuple[Cards, Cards], stock: Cards, draws: Callable[[Cards], bool]
) -> Iterator[tuple[Cards, Cards, Cards, Fraction]]:
    for first, rest, chance in _one(hands[0], stock, draws):
        for second, after, then in _one(hands[1], rest, draws):
            yield first, second, after, chance * then


def _one(
    hand: Cards, stock: Cards, draws: Callable[[Cards], bool]
) -> Iterator[tuple[Cards, Cards, Fraction]]:
    if count(hand) > 21 or not draws(hand):
        yield hand, stock, Fraction(1)
        return
    for card, chance in next_cards(stock):
        for more, rest, then in _one(put(hand, card), left(stock, (card,)), draws):
            yield more, rest, chance * then


def _settled(
    stock: Cards, first: Cards, second: Cards, dealer: Dealer | None
) -> tuple[Fraction, Fraction]:
    """The result of the hands, and the probability that the dealer has no natural; together."""
    standing = [count(hand) for hand in (first, second) if count(hand) <= 21]
    lost = 2 - len(standing)

    def worth(own: Cards, rest: Cards) -> Fraction:
        stands = Fraction(sum(receives(count(own), other) for other in standing))
        if count(own) > 21 or len(rest) <= 1:
            return stands
        if dealer and not dealer(own, ()):
            return stands
        drawn = Fraction(0)
        for card, chance in next_cards(rest):
            drawn += chance * worth(put(own, card), left(rest, (card,)))
        return drawn if dealer else max(stands, drawn)

    won = no = Fraction(0)
    for own, chance in first_two(stock):
        if not natural(own):
            no += chance
            won -= chance * (lost + (worth(own, left(stock, own)) if standing else 0))
    return won, no
