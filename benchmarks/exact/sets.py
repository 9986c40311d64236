"""The hands of a small pack, their totals, and the sets of cards that they have in common."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.games.facts import facts
from boneace.games.lives.scoring import BLITZ, total

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Sets:
    """The sets of up to four cards of a pack, by number; a card is its place in the pack.

    A *hand* is a set of three, a *drawn* one of four. `small` numbers the sets of three cards at
    most, the empty one first: sums over hands that meet a set are sums over its subsets.
    """

    pack: tuple[int, ...]
    """The cards by their numbers in the whole pack, in rising order."""
    options: Any

    @cached_property
    def cards(self) -> int:
        return len(self.pack)

    @cached_property
    def hands(self) -> Numbers:
        """n × 3: the places of the cards of each hand."""
        return np.array(list(combinations(range(self.cards), 3)))

    @cached_property
    def drawn(self) -> Numbers:
        """n × 4: the places of the cards of each set of four."""
        return np.array(list(combinations(range(self.cards), 4)))

    @cached_property
    def masks(self) -> Numbers:
        """Each hand as a set of cards, as the rules represent it."""
        return np.array([sum(1 << self.pack[c] for c in hand) for hand in self.hands.tolist()])

    @cached_property
    def totals(self) -> list[int]:
        """The possible totals of hands, in half points, in rising order."""
        return sorted({total(self.options, mask) for mask in self.masks.tolist()})

    @cached_property
    def classes(self) -> Numbers:
        """By hand: the place of its total in `totals`."""
        place = {counts: number for number, counts in enumerate(self.totals)}
        return np.array([place[total(self.options, mask)] for mask in self.masks.tolist()])

    @cached_property
    def blitz(self) -> npt.NDArray[np.bool_]:
        """By hand: whether it is a 31."""
        return np.asarray(np.array(self.totals)[self.classes] == BLITZ)

    @cached_property
    def _small(self) -> dict[tuple[int, ...], int]:
        many = (s for size in range(4) for s in combinations(range(self.cards), size))
        return {cards: number for number, cards in enumerate(many)}

    @cached_property
    def smalls(self) -> int:
        return len(self._small)

    @cached_property
    def hand_of(self) -> Numbers:
        """The number of a hand by its three places, in any order."""
        return self._by_place(self.hands)

    @cached_property
    def drawn_of(self) -> Numbers:
        """The number of a set of four by its four places, in any order."""
        return self._by_place(self.drawn)

    def _by_place(self, sets: Numbers) -> Numbers:
        size = sets.shape[1]
        found = np.full((self.cards,) * size, -1)
        for order in permutations(range(size)):
            found[tuple(sets[:, list(order)].T)] = np.arange(len(sets))
        return found

    def subsets(self, sets: Numbers) -> tuple[Numbers, npt.NDArray[np.float64]]:
        """The small subsets of each set, and their signs in a sum over sets that share no card with
        it."""
        found = [
            [self._small[s] for size in range(4) for s in combinations(cards, size)]
            for cards in sets.tolist()
        ]
        signs = [(-1.0) ** size for size in range(4) for _ in combinations(sets[0], size)]
        return np.array(found), np.array(signs)

    @cached_property
    def with_card(self) -> Numbers:
        """By small set and card: the set with that card, or -1 if it would have four."""
        found = np.full((self.smalls, self.cards), -1)
        for cards, number in self._small.items():
            for card in range(self.cards):
                found[number, card] = self._small.get(tuple(sorted({*cards, card})), -1)
        return found

    @cached_property
    def kept(self) -> Numbers:
        """n × 4: the hand that each set of four leaves without its first card, its second, …"""
        rows = [np.delete(self.drawn, place, 1) for place in range(4)]
        return np.array([self.hand_of[tuple(row.T)] for row in rows]).T

    @cached_property
    def best(self) -> Numbers:
        """By set of four: the class of the best hand in it."""
        return np.asarray(self.classes[self.kept].max(1))

    @cached_property
    def taking(self) -> Numbers:
        """By hand and upcard: the class of the best hand that keeps the upcard, or -1."""
        found = np.full((len(self.hands), self.cards), -1)
        for number, (a, b, c) in enumerate(self.hands.tolist()):
            for up in set(range(self.cards)) - {a, b, c}:
                pairs = ((a, b), (a, c), (b, c))
                found[number, up] = max(self.classes[self.hand_of[i, j, up]] for i, j in pairs)
        return found


def of(game: str, options: Any) -> Sets:
    """The sets of a game's pack, which is the stock at the start of a match."""
    state = np.zeros(1, games.part(game, "rules").State)
    games.at_hand(game).begin(options, state)
    stock = int(state["stock"][0])
    return Sets(tuple(card for card in range(52) if stock >> card & 1), facts(options))
