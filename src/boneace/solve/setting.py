"""A game with its options and seats, to be solved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.declare import Declaration
from boneace.described import Value
from boneace.games.facts import facts
from boneace.games.options import options_record
from boneace.kernel.arguments import rules_given
from boneace.kernel.build import digest_of_rules

#: Loading machine code takes longer than a walk through this many states.
SMALL = 1_000


@dataclass(frozen=True, eq=False)
class Setting:
    """A game, its number of seats and the values of all its options; seat 0 deals first."""

    declaration: Declaration
    seats: int
    values: Mapping[str, Value]

    @classmethod
    def of(
        cls,
        game: str,
        seats: int | None = None,
        preset: str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Setting:
        """The setting that these words mean; without `seats`, the fewest that the game allows.

        Raises OptionError for a game, preset, option or number of seats that does not exist, and
        WrongType for a value that is not a name, number or mapping.
        """
        declaration = games.declaration(game)
        rules_given(preset, options, seats)
        values = declaration.resolve(preset, options)
        many = declaration.seats(values)[0] if seats is None else int(seats)
        return _setting(declaration, declaration.check_seats(many, values), tuple(values.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        """In words: a declaration has functions, which cannot be pickled."""
        return Setting.of, (self.game, self.seats, None, dict(self.values))

    def __deepcopy__(self, memo: object) -> Setting:
        return self  # it does not change

    @property
    def game(self) -> str:
        return self.declaration.name

    @cached_property
    def options(self) -> npt.NDArray[Any]:
        """The record of options that the drivers take."""
        return options_record(self.declaration, self.seats, self.values)

    @cached_property
    def layout(self) -> np.dtype[np.void]:
        """The layout of a state."""
        found: np.dtype[np.void] = games.part(self.game, "rules").State
        return found

    @cached_property
    def rules(self) -> str:
        """A digest of the source of the rules: it changes when any of their files changes."""
        return digest_of_rules(games.part(self.game, "rules").__name__)

    @property
    def compiled(self) -> Any:
        """The unchecked drivers in machine code, compiled now if necessary."""
        return games.drivers(self.game).unchecked

    @property
    def interpreted(self) -> Any:
        """The same drivers, available at once and slow."""
        return games.at_hand(self.game)

    def begun(self, drivers: Any) -> npt.NDArray[Any]:
        """The state in which a match begins: an array of one."""
        state = np.zeros(1, self.layout)
        drivers.begin(self.options, state)
        return state

    def labels(self, view: npt.NDArray[Any]) -> list[str]:
        """The notation of every move by number, as moves are numbered in the state of a view."""
        words = games.part(self.game, "words")
        return list(words.labels(facts(self.options), facts(view)))


@lru_cache(maxsize=64)
def _setting(
    declaration: Declaration, seats: int, values: tuple[tuple[str, Value], ...]
) -> Setting:
    """One setting for the same words, so that what is made for a setting is made once."""
    return Setting(declaration, seats, dict(values))
