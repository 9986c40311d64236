"""Actions out of turn: side wagers, signals. What a game offers that has them.

The module that a declaration names in `asides` has a function `asides(o)`, which makes what keeps
them in one match (an `Asides`), or None where the table does not have them. A match asks it to
make an action, and whether a viewer has seen one: whoever has not is told nothing of it, not even
that something happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from boneace.games.facts import Record
from boneace.languages import Line

Effect = dict[str, Any]


class Asked(NamedTuple):
    """An action that a seat asks for. `seen` is what that seat knows of the match.

    `luck` decides what chance has to; None where the text says it, as a record has it.
    """

    seat: int
    text: str
    names: Sequence[str]
    seen: Record
    luck: Random | None


class Asides(Protocol):
    """What keeps the actions out of turn of a match."""

    verbs: frozenset[str]
    """The words that such an action begins with."""

    def copy(self) -> Asides:
        """The same once more, for taking back what is done next."""
        ...

    def act(self, s: Record, asked: Asked) -> tuple[str, Line]:
        """Make an action; its notation, and the sentence for the log (said later, in the
        language of whoever reads it, where it is to be had in more than one).

        Raises InvalidMove where the text is no action, IllegalMove where it is not open.
        """
        ...

    def apply(self, s: Record, seat: int, text: str) -> None:
        """Do to another state of the match what an action has done to it; for telling it again."""
        ...

    def sees(self, viewer: int, seat: int, text: str) -> bool:
        """Whether a seat, or the SPECTATOR, has seen an action."""
        ...

    def told(self, viewer: int | None, seat: int, text: str, line: str) -> Effect:
        """What an action looked like to a viewer who has seen it; `line` is as `act` had it."""
        ...

    def settle(self, s: Record, names: Sequence[str]) -> Sequence[Line]:
        """After a move, settle what it decided; the sentences for the log."""
        ...

    def standing(self) -> dict[str, Any]:
        """What of them is part of the standing."""
        ...

    def restore(self, given: object) -> None:
        """Begin with such a standing. Raises OptionError where it cannot be."""
        ...

    def present(self) -> dict[str, Any]:
        """`bets` and `wagers` for the table."""
        ...
