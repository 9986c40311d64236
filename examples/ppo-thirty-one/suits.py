"""Suits are interchangeable: rows are turned so that the suit with the most cards held comes first.

So what is learned with one suit holds for all. The policy file contains what is needed to do the
same in play (`boneace.env.policies.Alike`).
"""

from __future__ import annotations

from itertools import permutations

import numpy as np
import numpy.typing as npt

from boneace.env.vector import Vector

SUITS, RANKS = "SHDC", "A23456789TJQK"
POINTS = dict(zip(RANKS, [11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10], strict=True))
FIRST = {"hands:": 1000.0, "upcard:": 30.0, "shown: +1": 1.0, "stock:": 0.01}
"""The fields by which suits are sorted, the most important first."""

Bytes = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.int64]


class Turned:
    """Turn rows of observations and masks; `of_actions` turns actions back."""

    def __init__(self, matches: Vector) -> None:
        names, size = matches.tensor.names, matches.tensor.size
        self.places, self.actions = by_suit(names), by_suit(matches.actions.names)
        self.keys = keys(names, self.places)
        cards = size + np.arange(len(SUITS) * len(RANKS)).reshape(len(SUITS), -1)
        places = np.concatenate([self.places, cards], axis=1)  # those of the other hand as well
        orders = list(permutations(range(len(SUITS))))
        self.number = np.zeros((len(SUITS),) * len(SUITS), np.int64)
        self.of_places = np.tile(np.arange(size + cards.size), (len(orders), 1))
        self.of_actions = np.tile(np.arange(len(matches.actions)), (len(orders), 1))
        for number, order in enumerate(orders):
            self.number[order] = number
            self.of_places[number, places] = places[list(order)]
            self.of_actions[number, self.actions] = self.actions[list(order)]
        self.size = size

    def seen(self, room: Vector) -> tuple[Numbers, Bytes, npt.NDArray[np.bool_]]:
        """The observations of the seats to move, turned: the turn of each row, rows, masks."""
        return self._turned(room, room.now.observations)

    def both(self, room: Vector) -> tuple[Numbers, Bytes, npt.NDArray[np.bool_]]:
        """The same, with the cards of the other hand after each row: only for learning."""
        hands = room.arguments.states["hands"][np.arange(room.many), 1 - room.now.seats]
        other = (hands[:, None] >> np.arange(len(SUITS) * len(RANKS)) & 1).astype(np.uint8)
        return self._turned(room, np.concatenate([room.now.observations, other], axis=1))

    def _turned(self, room: Vector, rows: Bytes) -> tuple[Numbers, Bytes, npt.NDArray[np.bool_]]:
        held = rows[:, self.places] @ self.keys
        first, second, third, last = np.argsort(-held, axis=1, kind="stable").T
        turns = self.number[first, second, third, last]
        turned = np.take_along_axis(rows, self.of_places[turns, : rows.shape[1]], axis=1)
        return turns, turned, np.take_along_axis(room.now.masks, self.of_actions[turns], axis=1)


def by_suit(names: tuple[str, ...]) -> Numbers:
    """The numbers of the names that end in a card: suits × cards, in the same order."""
    cards = {number: name[-2:] for number, name in enumerate(names) if is_card(name.split()[-1])}
    return np.array([[at for at, card in cards.items() if card[1] == suit] for suit in SUITS])


def is_card(word: str) -> bool:
    """Whether a word is a card, such as 7H."""
    return len(word) == 2 and word[0] in RANKS and word[1] in SUITS


def keys(names: tuple[str, ...], places: Numbers) -> npt.NDArray[np.float32]:
    """How much each place of a suit counts when suits are sorted."""
    found = np.zeros(places.shape[1], np.float32)
    for at, name in enumerate(names[place] for place in places[0]):
        for field, weight in FIRST.items():
            if name.startswith(field):
                found[at] = weight * POINTS[name[-2]]
    return found
