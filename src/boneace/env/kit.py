"""What all episodes of a setting share: made once, since it takes longer than a whole match."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import inf
from typing import Any

from boneace import games
from boneace.env.actions import Actions, learners_of
from boneace.env.tensors import Tensor
from boneace.games.facts import Facts, facts
from boneace.games.fields import Bounds
from boneace.kernel.build import bind
from boneace.solve.setting import Setting

LIMIT = 1000
"""Decisions after which a match is cut, if its rules set no limit and no other is asked for."""


@dataclass(frozen=True, eq=False)
class Kit:
    """The tools that the episodes of a setting share."""

    setting: Setting
    actions: Actions
    drivers: Any
    facts: Facts
    """The options, as numbers."""
    by: Any
    """The `table` of the game; None if its moves are numbered in one way only."""
    limit: int

    @cached_property
    def tensor(self) -> Tensor:
        """The layout of an observation."""
        return Tensor.of(self.setting)

    @cached_property
    def observing(self) -> Any:
        """The functions that write observations and masks."""
        return self.tensor.compiled

    @cached_property
    def see(self) -> Any:
        """Writes what a seat observes, and what it may do."""
        return self.observing.see

    @cached_property
    def size(self) -> int:
        """The number of places of an observation."""
        return self.tensor.size

    @cached_property
    def many(self) -> int:
        """The number of actions."""
        return len(self.actions)

    @cached_property
    def numbering(self) -> Any:
        """The functions of `boneace.env.numbering`, in machine code."""
        return bind(games.part(self.setting.game, "rules").__name__, "boneace.env.numbering")

    @cached_property
    def table_of(self) -> Any:
        """Like `by`, in machine code, for arrays of one record."""
        return self.numbering.table_of

    @cached_property
    def move_of(self) -> Any:
        """The function that gives the move of an action."""
        return self.numbering.move_of

    @cached_property
    def labels(self) -> Any:
        """The function that names the moves of a state."""
        return games.part(self.setting.game, "words").labels


@lru_cache(maxsize=64)
def kit_of(setting: Setting) -> Kit:
    """The kit of a setting."""
    return Kit(
        setting,
        Actions.of(setting.game),
        setting.compiled,
        facts(setting.options),
        getattr(learners_of(setting.game), "table", None),
        limit_of(setting),
    )


def bounds_of(setting: Setting) -> Bounds:
    """The bounds of a match's length and of what can be won, as far as the game declares them."""
    found = getattr(learners_of(setting.game), "bounds", None)
    if found is None:
        return Bounds(None, -inf, inf, "")
    return found(facts(setting.options))  # type: ignore[no-any-return]


def limit_of(setting: Setting) -> int:
    """The number of decisions after which a match is cut, if no other limit is asked for."""
    return bounds_of(setting).decisions or LIMIT
