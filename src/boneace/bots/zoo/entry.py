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
    """A strategy: its name, how it is made from a game and a seed, and the message about it."""

    name: str
    make: Callable[[str, int], Bot]
    message: str
    given: Mapping[str, int] = field(default_factory=dict)

    @property
    def meaning(self) -> str:
        """What it does, in a sentence."""
        return say(f"zoo-{self.message}", **self.given)


def textbook(game: str, make: Callable[[str, int], Bot]) -> Entry:
    """What a good book teaches: each game has one."""
    return Entry("textbook", make, f"textbook-{game}")


RANDOM = Entry("random", AnyMove, "random")
