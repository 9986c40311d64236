"""Actions out of turn: side wagers, signals. The interface of a game that has them.

The module that a declaration names in `asides` has a function `asides(o)`. It returns the object
that keeps the actions of one match (an `Asides`), or None if the table does not have them. A match
calls it to make an action, and to find whether a viewer has seen one. A viewer who has not seen an
action gets nothing about it, not even that something happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol

from boneace.games.facts import Record
from boneace.games.sent import Effect, Ledger, Standings
from boneace.languages import Line


class Asked(NamedTuple):
    """An action that a seat asks for. `seen` is what that seat knows about the match.

    `luck` decides the random part; None if the text contains it, as in a record.
    """

    seat: int
    text: str
    names: Sequence[str]
    seen: Record
    luck: Random | None


class Asides(Protocol):
    """Keeps the actions out of turn of a match."""

    verbs: frozenset[str]
    """The words that such an action begins with."""

    def copy(self) -> Asides:
        """Return a copy, so that later actions can be taken back."""
        ...

    def act(self, s: Record, asked: Asked) -> tuple[str, Line]:
        """Make an action. Return its notation, and the sentence for the log (put into words
        later, in the reader’s language, where there are several).

        Raises InvalidMove if the text is not an action, IllegalMove where it is not open.
        """
        ...

    def apply(self, s: Record, seat: int, text: str) -> None:
        """Repeat the effect of an action on another state of the match, to tell it again."""
        ...

    def sees(self, viewer: int, seat: int, text: str) -> bool:
        """Whether a seat, or the SPECTATOR, has seen an action."""
        ...

    def told(self, viewer: int | None, seat: int, text: str, line: str) -> Effect:
        """An action as seen by a viewer who has seen it; `line` is the one from `act`."""
        ...

    def settle(self, s: Record, names: Sequence[str]) -> Sequence[Line]:
        """After a move, settle what it decided; the sentences for the log."""
        ...

    def standing(self) -> Standings:
        """The part of the standing from these actions."""
        ...

    def restore(self, given: object) -> None:
        """Begin with this part of a standing. Raises OptionError if it is impossible."""
        ...

    def present(self) -> Ledger:
        """The side wagers, for the table."""
        ...
