"""A game with its options and seats, to be solved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.cards import Cards, Pack
from boneace.declare import Declaration
from boneace.described import Value
from boneace.errors import OptionError
from boneace.games import fewer
from boneace.games.facts import facts
from boneace.games.options import options_record
from boneace.kernel.arguments import rules_given
from boneace.kernel.build import digest_of_rules
from boneace.languages import say

#: Loading machine code takes longer than a walk through this many states.
SMALL = 1_000


@dataclass(frozen=True, eq=False, repr=False)
class Setting:
    """A game, its number of seats and the values of all its options; seat 0 deals first."""

    declaration: Declaration
    seats: int
    values: Mapping[str, Value]
    without: int = 0
    """The set of the cards that are left out of the pack (`boneace.games.fewer`)."""

    @classmethod
    def of(
        cls,
        game: str,
        seats: int | None = None,
        preset: str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Setting:
        """The setting that these words mean; without `seats`, the fewest that the game allows.

        Besides the options of the game, `options` may have the cards of a smaller pack under the
        name `cards` (`boneace.games.fewer`). Raises OptionError for a game, preset, option or
        number of seats that does not exist and for cards that are not enough, and WrongType for a
        value that is not a name, number or mapping.
        """
        declaration = games.declaration(game)
        rules_given(preset, options, seats)
        proper, cards = fewer.apart(declaration, options)
        values = declaration.resolve(preset, proper)
        many = declaration.seats(values)[0] if seats is None else int(seats)
        declaration.check_seats(many, values)
        whole = _setting(declaration, many, tuple(values.items()), 0)
        return whole if cards is None or cards == "" else whole.with_cards(cards)

    def with_cards(self, cards: object) -> Setting:
        """The same with a smaller pack, of these cards alone. Raises errors as `of` does."""
        pack: Pack = games.part(self.game, "words").PACK
        wanted = fewer.cards_of(pack, cards)
        if none := wanted & ~self.shuffled:
            told = {"game": self.game, "cards": str(Cards(none, pack))}
            raise OptionError(say("options-cards-none", **told))
        if wanted != self.shuffled:
            self.declaration.check_cards(self.seats, self.values, wanted)
        without = self.shuffled & ~wanted
        return _setting(self.declaration, self.seats, tuple(self.values.items()), without)

    def __reduce__(self) -> tuple[Any, ...]:
        """In words: a declaration has functions, which cannot be pickled."""
        return Setting.of, (self.game, self.seats, None, self.words)

    def __deepcopy__(self, memo: object) -> Setting:
        return self  # it does not change

    def __repr__(self) -> str:
        """The game and its seats, with the options that differ from the default preset."""
        differ = self.declaration.differences(None, self.values)
        if self.without:
            differ[fewer.CARDS] = self.words[fewer.CARDS]
        told = "".join(f", {name}={value!r}" for name, value in differ.items())
        return f"<Setting of {self.game}, {self.seats} seats{told}>"

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.declaration.name

    @property
    def words(self) -> dict[str, Value]:
        """All options, with the cards of a smaller pack if it has one, as `Setting.of` reads
        them."""
        if not self.without:
            return dict(self.values)
        pack = games.part(self.game, "words").PACK
        return {**self.values, fewer.CARDS: str(Cards(self.shuffled, pack))}

    @cached_property
    def options(self) -> npt.NDArray[Any]:
        """The record of options that the drivers take."""
        return options_record(self.declaration, self.seats, self.values, self.without)

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

    @cached_property
    def shuffled(self) -> int:
        """The set of the cards that are shuffled: those that may be dealt at the beginning."""
        drivers = self.interpreted
        return int(drivers.turn_and_moves(self.options, self.begun(drivers))[1])

    @property
    def two_cards(self) -> str:
        """Two cards of its pack, to show how the option `cards` is written: “AS 2S”, “AO 2O”."""
        pack: Pack = games.part(self.game, "words").PACK
        return " ".join(str(Cards(self.shuffled, pack)).split()[:2])

    def labels(self, view: npt.NDArray[Any]) -> list[str]:
        """The notation of every move by number, as moves are numbered in the state of a view."""
        words = games.part(self.game, "words")
        return list(words.labels(facts(self.options), facts(view)))


@lru_cache(maxsize=64)
def _setting(
    declaration: Declaration,
    seats: int,
    values: tuple[tuple[str, Value], ...],
    without: int,
) -> Setting:
    """One setting for the same words, so that what is made for a setting is made once."""
    return Setting(declaration, seats, dict(values), without)
