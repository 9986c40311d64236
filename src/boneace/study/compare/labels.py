"""The names of a game's moves, collected from the menus that players see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from boneace.languages import current, speaking

if TYPE_CHECKING:
    from boneace.match.match import Match

LOOKS = 12
"""The number of menus read for each kind of move."""


def kind_of(move: str) -> str:
    """What kind of move it is: its words without cards and numbers.

    >>> kind_of("swap all"), kind_of("swap 7H for 8D"), kind_of("raise 2")
    ('swap all', 'swap', 'raise')
    """
    words = move.split()
    said = takewhile(lambda word: word.isalpha() and word.islower(), words)
    return " ".join(said) or words[0]


class Labels:
    """The names of moves of each kind, in some languages; by default in the current one."""

    def __init__(self, languages: Sequence[str] = ()) -> None:
        self._languages = tuple(languages) or (current(),)
        self._looked: Counter[str] = Counter()
        self._called: dict[tuple[str, str], set[str]] = {}

    def look(self, match: Match, seat: int) -> None:
        """Note the names of a seat's legal moves, until enough menus have been read."""
        kinds = {kind_of(move.text) for move in match.legal}
        if all(self._looked[kind] >= LOOKS for kind in kinds):
            return
        self._looked.update(kinds)
        for code in self._languages:
            with speaking(code):
                for move in match.present(seat).legal:
                    self._called.setdefault((code, kind_of(move.move)), set()).add(move.label)

    def add(self, other: Labels) -> None:
        """Add what another has noted."""
        self._looked |= other._looked
        for key, labels in other._called.items():
            self._called.setdefault(key, set()).update(labels)

    def of(self, kind: str) -> list[str]:
        """The names of moves of a kind in the current language; else in the first."""
        code = current() if current() in self._languages else self._languages[0]
        return sorted(self._called.get((code, kind), ()))
