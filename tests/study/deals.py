"""Small deals that can be calculated by going through every order of the cards."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from boneace.games.vingt_un.solving.game import Game, game
from boneace.games.vingt_un.solving.hands import VALUES, Counts
from boneace.study.vingt_un.pack import Pack, of_ranks
from boneace.study.vingt_un.solution import Solution, receives
from boneace.study.vingt_un.strategies import Stands
from tests.study.reference import Cards, count

#: Packs of 8 to 12 cards: with aces, with low cards, with tens of one rank or of several.
SMALL = {
    "eight": "A=1 4=2 6=1 8=1 T=1 K=2",
    "low": "A=2 2=2 3=2 5=1 9=1 T=1",
    "ten": "A=2 5=2 6=1 7=2 Q=3",
    "twelve": "2=2 6=3 7=1 8=2 T=2 J=2",
}
HIGH = "7=1 8=4 9=2 T=2 J=2 K=1"  # for dividing: hands soon end, so that cards never run out


def small(name: str) -> tuple[Pack, Cards]:
    """A pack, and its values in the form for the reference."""
    pack = of_ranks(SMALL.get(name, name))
    return pack, values(pack.counts)


def values(counts: Counts) -> Cards:
    """Counts as a list of values."""
    return tuple(value + 1 for value in range(VALUES) for _ in range(counts[value]))


def deal(pack: Pack, *, draws_on_21: bool = True, divides: bool = True) -> Game:
    return game(pack, receives(), draws_on_21=draws_on_21, divides=divides)


def by_rule(rule: Stands) -> Callable[[Cards, Cards], Fraction]:
    """A rule in the form for the reference, for the player, or for a dealer who ignores the
    player."""

    def draws(own: Cards, drawn: Cards = ()) -> Fraction:
        held = (*own, *drawn)
        soft = count(held) != sum(held)
        return Fraction(int(count(held) <= 21 and rule.draws(count(held), soft)))

    return draws


def dealer_by_rule(rule: Stands) -> Callable[[Cards, Cards], Fraction]:
    draws = by_rule(rule)
    return lambda own, shown: draws(own)


def dealer_of(found: Solution) -> Callable[[Cards, Cards], Fraction]:
    """The dealer of a solution, in the form for the reference."""
    numbers = _numbers(found.game)

    def draws(own: Cards, shown: Cards) -> Fraction:
        group = found.game.group_of[numbers[shown]]
        return Fraction(float(found.dealer.draws[group, numbers[own]]))

    return draws


def _numbers(game: Game) -> dict[Cards, int]:
    return {values(tuple(row)): number for number, row in enumerate(game.counts.tolist())}
