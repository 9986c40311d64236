"""The legal moves of any game, as menus and buttons offer them: by their first word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from boneace.games.defaults.sent import PlainView
from boneace.games.sent import LegalMove
from boneace.terminal.keys import RESERVED


def verb(move: str) -> str:
    """The first word of a move."""
    return move.split(" ", 1)[0]


def verbs(view: PlainView) -> list[str]:
    """The first words of the moves, the open ones first."""
    moves = [entry.move for entry in view.legal] + [entry.move for entry in view.closed]
    return list(dict.fromkeys(map(verb, moves)))


def open_cards(view: PlainView) -> set[str]:
    """The cards that a move may name: your own, and those that lie open on the table."""
    you = view.you
    own = [] if you is None else view.seats[you].hand
    lying = [card for pile in view.table for card in pile.cards]
    return {card for card in (*own, *lying) if card is not None and card != "??"}


def named(move: str, cards: Iterable[str]) -> set[str]:
    """Those of the cards that a move names."""
    return set(move.upper().split()[1:]) & set(cards)


def naming(view: PlainView, chosen: Sequence[str]) -> list[LegalMove]:
    """The legal moves that name all the cards chosen, those that name no other card first."""
    there = open_cards(view)
    found = [entry for entry in view.legal if named(entry.move, there) >= set(chosen)]
    return sorted(found, key=lambda entry: len(named(entry.move, there))) if chosen else found


class Letters:
    """A letter for each first word: its first letter that is free, fixed for the match."""

    def __init__(self) -> None:
        self._given: dict[str, str] = {}

    def of(self, word: str) -> str:
        """The letter of a word; “” if all of its letters are taken."""
        if word not in self._given:
            used = {*RESERVED, *self._given.values()}
            self._given[word] = next((one for one in _letters(word) if one not in used), "")
        return self._given[word]

    def of_all(self, words: Iterable[str]) -> dict[str, str]:
        """The letters of all words so far, including these."""
        for word in words:
            self.of(word)
        return dict(self._given)

    def word(self, letter: str) -> str | None:
        """The word that a letter stands for."""
        return next((word for word, known in self._given.items() if known == letter), None)


def _letters(word: str) -> Iterator[str]:
    return (one for one in word.lower() if "a" <= one <= "z")
