"""An entry of the zoo: a strategy for one game, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from boneace.bots.zoo.base import AnyMove
from boneace.languages import say

if TYPE_CHECKING:
    from boneace.bots.kinds import Bot


@dataclass(frozen=True)
class Entry:
    """A strategy, as `STRATEGIES` in the `zoo.py` of a game lists it."""

    name: str
    """What it is called in a command: `caller` in `zoo:caller`."""
    make: Callable[[str, int], Bot]
    """Returns the bot, from the name of the game and a seed."""
    message: str
    """The message that says what it does: in the game's own catalogue, `<game>-zoo-…`."""
    given: Mapping[str, int] = field(default_factory=dict)
    """The arguments of the message."""

    @property
    def meaning(self) -> str:
        """What it does, in a sentence."""
        return say(self.message, **self.given)


def textbook(game: str, make: Callable[[str, int], Bot]) -> Entry:
    """The entry for the strategy of a good book, with the message `<game>-zoo-textbook`."""
    return Entry("textbook", make, f"{game}-zoo-textbook")


RANDOM = Entry("random", AnyMove, "zoo-random")
"""Plays any legal move; every game has it."""
