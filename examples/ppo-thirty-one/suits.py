"""Suits are alike: an observation is turned so that the suit in which most is held comes first.

What is learned with one suit then holds for all of them. `Turned` is what a policy file keeps of
it: the places of the observation and the actions that belong to each suit, and the weights by which
suits are put in order.
"""

from __future__ import annotations

from itertools import permutations

import numpy as np
import numpy.typing as npt

from boneace.env.vector import Vector

SUITS = "SHDC"
POINTS = dict(zip("A23456789TJQK", [11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10], strict=True))
FIRST = {"hands:": 1000.0, "upcard:": 30.0, "shown: +1": 1.0, "stock:": 0.01}
"""By which fields suits are put in order, the most important first."""

Array = npt.NDArray[np.integer]


def by_suit(names: tuple[str, ...]) -> Array:
    """The numbers of the names that belong to each suit: suits × places, in the same order."""
    cards = {suit: rank + suit for suit in SUITS for rank in POINTS}
    del cards
    found = [
        [
            number
            for number, name in enumerate(names)
            if len(name.split()[-1]) == 2 and name.split()[-1][1] == suit and name.split()[-1][0] in POINTS
        ]
        for suit in SUITS
    ]
    return np.array(found)


def keys(names: tuple[str, ...], places: Array) -> npt.NDArray[np.float32]:
    """How much each place of a suit counts when suits are put in order."""
    found = np.zeros(places.shape[1], np.float32)
    for at, place in enumerate(places[0]):
        name = names[place]
        for field, weight in FIRST.items():
            if name.startswith(field):
                found[at] = weight * POINTS[name.split()[-1][0]]
    return found


class Turned:
    """Turns rows of observations and masks, and actions back."""

    def __init__(self, matches: Vector) -> None:
        self.places = by_suit(matches.tensor.names)
        self.actions = by_suit(matches.actions.names)
        self.keys = keys(matches.tensor.names, self.places)
        orders = list(permutations(range(4)))
        self.number = np.zeros((4, 4, 4, 4), np.int64)
        self.of_places = np.tile(np.arange(matches.tensor.size), (len(orders), 1))
        self.of_actions = np.tile(np.arange(len(matches.actions)), (len(orders), 1))
        for number, order in enumerate(orders):
            self.number[order] = number
            self.of_places[number, self.places] = self.places[list(order)]
            self.of_actions[number, self.actions] = self.actions[list(order)]

    def turns(self, rows: npt.NDArray[np.uint8]) -> npt.NDArray[np.int64]:
        """For each row, the number of the order of its suits."""
        held = rows[:, self.places] @ self.keys
        order = np.argsort(-held, axis=1, kind="stable")
        return self.number[order[:, 0], order[:, 1], order[:, 2], order[:, 3]]
