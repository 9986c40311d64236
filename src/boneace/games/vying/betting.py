"""A round of vying as a tree: a few amounts to go up by, and every order of answers.

The tree is for the players who are left, in the order in which they speak. Chips that others have
put in and lost are part of the pot.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import log

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

OVER = -1
"""Instead of a player: nobody has to answer."""
ACTIONS = 5
"""The most actions: two ways to stay or go, and three amounts."""
MANY, THIRD = 4, 3
"""In a round of this many players or more, this raise and later ones are only between two."""


@dataclass(frozen=True)
class Bets:
    """The stakes, and the part of them in a tree.

    `sizes` are the amounts by which the first raise goes up, the second, and so on. Beyond them
    nobody raises, so two players of this kind never go further. Of MANY
    players only two who are left raise a third time: for more the tree would be many times larger.
    """

    players: int
    pot: int
    sizes: tuple[tuple[int, ...], ...]
    limit: int = 0
    """The most that may be asked; 0: no limit."""
    usual: int = 0
    """After this many raises only two who are left raise again; 0: no such number."""


@dataclass(frozen=True)
class Place:
    """The state of a round of vying. Sets of players are bits, by the order of speaking."""

    vying: int
    to_answer: int
    staked: tuple[int, ...]
    asked: int = 0
    bragger: int = -1
    raises: int = 0
    turn: int = 0

    @property
    def over(self) -> bool:
        return self.to_answer == 0 or self.vying.bit_count() == 1


def following(place: Place, bets: Bets) -> list[tuple[int, Place]]:
    """The actions: the amount to go up by, 0 to pass or match, -1 to drop; and the state after
    each.

    Dropping is always the first, if somebody has bragged.
    """
    found, me = [], 1 << place.turn
    if place.bragger >= 0:
        found.append((-1, _after(place, place.vying & ~me, place.to_answer & ~me, place.staked)))
    found.append((0, _after(place, place.vying, place.to_answer & ~me, _paid(place, place.asked))))
    for amount in _sizes_at(place, bets):
        asked = place.asked + amount
        if not bets.limit or asked <= bets.limit:
            after = _after(place, place.vying, place.vying & ~me, _paid(place, asked))
            raised = Place(
                after.vying,
                after.to_answer,
                after.staked,
                asked,
                place.turn,
                place.raises + 1,
                after.turn,
            )
            found.append((amount, raised))
    return found


def _sizes_at(place: Place, bets: Bets) -> tuple[int, ...]:
    """The amounts by which the next raise may go up."""
    next_raise = place.raises + 1
    alone = THIRD if bets.players >= MANY else bets.usual + 1 if bets.usual else next_raise + 1
    crowded = next_raise >= alone and place.vying.bit_count() > 2
    return () if crowded or next_raise > len(bets.sizes) else bets.sizes[place.raises]


def _paid(place: Place, asked: int) -> tuple[int, ...]:
    staked = list(place.staked)
    staked[place.turn] = asked
    return tuple(staked)


def _after(place: Place, vying: int, to_answer: int, staked: tuple[int, ...]) -> Place:
    turn, many = place.turn, len(staked)
    for step in range(1, many + 1):
        if to_answer >> (place.turn + step) % many & 1:
            turn = (place.turn + step) % many
            break
    return Place(vying, to_answer, staked, place.asked, place.bragger, place.raises, turn)


@dataclass(frozen=True, eq=False)
class Tree:
    """All places of a round, each before those that follow it, for compiled code."""

    places: list[Place]
    amounts: list[list[int]]
    actor: Ints
    many: Ints
    children: Ints
    vying: Ints
    staked: Floats

    def nearest(self, wanted: Place) -> int:
        """The number of the most similar place at which the same player speaks."""
        best, least = 0, 1e9
        for number, place in enumerate(self.places):
            if self.actor[number] != wanted.turn:
                continue
            apart = 100.0 * ((place.bragger < 0) != (wanted.bragger < 0))
            apart += 10.0 * (place.vying ^ wanted.vying).bit_count()
            apart += 4.0 * (place.bragger != wanted.bragger)
            apart += 2.0 * (place.to_answer ^ wanted.to_answer).bit_count()
            apart += sum(
                abs(log(1 + one) - log(1 + other))
                for one, other in zip(place.staked, wanted.staked, strict=True)
            )
            if apart < least:
                best, least = number, apart
        return best


@lru_cache(maxsize=64)
def tree(bets: Bets) -> Tree:
    """The tree of a round."""
    everybody = (1 << bets.players) - 1
    places = [Place(everybody, everybody, (0,) * bets.players)]
    amounts: list[list[int]] = []
    children: list[list[int]] = []
    for place in places:  # the list grows during the loop
        found = [] if place.over else following(place, bets)
        amounts.append([amount for amount, _ in found])
        children.append([len(places) + number for number in range(len(found))])
        places += [after for _, after in found]
    table = np.full((len(places), ACTIONS), -1, np.int64)
    for number, row in enumerate(children):
        table[number, : len(row)] = row
    return Tree(
        places,
        amounts,
        np.array([OVER if place.over else place.turn for place in places]),
        np.array([len(row) for row in children]),
        table,
        np.array([place.vying for place in places]),
        np.array([place.staked for place in places], np.float64),
    )
