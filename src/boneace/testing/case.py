"""The unit of testing: a game, a preset and a number of seats; and how failures are reported."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.cards import Pack
from boneace.declare import Declaration, Option
from boneace.described import Value
from boneace.errors import OptionError
from boneace.games import rulebook
from boneace.games.options import options_record
from boneace.games.sent import Standings
from boneace.kernel.contract import CHANCE, OVER, SPECTATOR
from boneace.kernel.states import blank
from boneace.languages import speaking
from boneace.languages.codes import ENGLISH
from boneace.match.match import Match

State = npt.NDArray[Any]
"""An array of one record: the game's State, its Options, or a batch of states."""

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou")


DEALS = 6
"""The number of deals after which a match without an end is cut short."""


@dataclass(frozen=True)
class Case:
    """A game under a preset with a number of seats; `options` are those that differ from the
    preset."""

    game: str
    preset: str
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        with_options = "".join(f", {name} = {value!r}" for name, value in self.options)
        return f"{self.game}, preset {self.preset}, {self.seats} seats{with_options}"

    @cached_property
    def declaration(self) -> Declaration:
        return games.declaration(self.game)

    @cached_property
    def values(self) -> dict[str, Value]:
        return self.declaration.resolve(self.preset, dict(self.options))

    @cached_property
    def o(self) -> State:
        """The options, as the rules read them."""
        return options_record(self.declaration, self.seats, self.values)

    @cached_property
    def rules(self) -> Any:
        return games.part(self.game, "rules")

    @cached_property
    def words(self) -> Any:
        return games.part(self.game, "words")

    @cached_property
    def drivers(self) -> Any:
        return games.drivers(self.game)

    @cached_property
    def clauses(self) -> frozenset[str]:
        """The numbers of the clauses in the English rule book."""
        with speaking(ENGLISH):
            return frozenset(rulebook.numbers(self.game))

    @property
    def pack(self) -> Pack:
        found: Pack = self.words.PACK
        return found

    @property
    def folder(self) -> Path:
        """The folder of the game, where its recorded files are."""
        file = import_module(self.declaration.package).__file__
        assert file is not None
        return Path(file).parent

    @property
    def players(self) -> list[str]:
        return list(NAMES[: self.seats])

    @property
    def viewers(self) -> list[int]:
        """Every seat, and the spectator last."""
        return [*range(self.seats), SPECTATOR]

    @cached_property
    def ended(self) -> Case:
        """This case; if its matches have no end, the same case with a last deal."""
        if not self.declaration.endless(self.values):
            return self
        assert self.declaration.length is not None, "no option says how long a match lasts"
        options = dict(self.options) | {self.declaration.length: DEALS}
        return Case(self.game, self.preset, self.seats, tuple(options.items()))

    def begun(self, dealer: int = 0) -> State:
        """A state at the beginning of a match."""
        s = np.zeros(1, self.rules.State)
        s["dealer"] = dealer
        self.drivers.begin(self.o, s)
        return s

    def turn(self, s: State) -> tuple[int, int]:
        """The seat to move, and the set of its legal moves."""
        seat, legal = self.drivers.turn_and_moves(self.o, s)
        return int(seat), int(legal)

    def seen(self, s: State, viewer: int) -> State:
        """What a seat, or the spectator, knows of a state."""
        out = blank(s.dtype)
        self.drivers.look(self.o, s, viewer, out)
        return out

    def match(
        self, dealer: int = 0, seed: int | None = None, standing: Standings | None = None
    ) -> Match:
        """A match of this case; without a seed, the caller makes the chance moves."""
        from boneace.match.beginning import new

        return new(
            self.game,
            players=self.players,
            preset=self.preset,
            options=dict(self.options),
            dealer=dealer,
            standing=standing,
            seed=seed,
            by_hand=seed is None,
        )

    def failure(
        self, problem: str, seed: int | None = None, ply: int | None = None
    ) -> AssertionError:
        """The error to raise: what is wrong, and how to reproduce it."""
        where = [str(self)]
        where += [] if seed is None else [f"seed {seed}"]
        where += [] if ply is None else [f"ply {ply}"]
        return AssertionError(f"{', '.join(where)}: {problem}")


def viewer_name(viewer: int) -> str:
    return "the spectator" if viewer == SPECTATOR else f"seat {viewer}"


def turn_name(seat: int) -> str:
    return {CHANCE: "chance", OVER: "nobody, the match is over"}.get(seat, f"seat {seat}")


def differing(one: State, other: State) -> str:
    """The fields in which two records differ, in words; empty if they are equal."""
    assert one.dtype.names is not None
    return "; ".join(
        f"{name} is {one[name][0].tolist()} and {other[name][0].tolist()}"
        for name in one.dtype.names
        if one[name].tobytes() != other[name].tobytes()
    )


def seat_numbers(declaration: Declaration, values: Mapping[str, Value]) -> list[int]:
    """The numbers of seats that are tested: the fewest, one more, and the most."""
    allowed = declaration.seats(values)
    return sorted({allowed[0], min(allowed[0] + 1, allowed[-1]), allowed[-1]})


MIXTURES = 4
"""How many mixtures of options are tested besides the presets."""
_MOST = 12  # values tested of a whole number


def mixtures(game: str) -> Iterator[Case]:
    """Mixtures of options that no preset has: the rules must work with any allowed options.

    Each value of an option with few values is in some mixture.
    """
    declaration = games.declaration(game)
    preset = declaration.default_preset
    usual = declaration.resolve(preset)
    for place in range(MIXTURES if declaration.options else 0):
        chance = Random(place)
        while True:
            chosen = [_mixed(option, place, chance) for option in declaration.options]
            different = tuple((name, value) for name, value in chosen if value != usual[name])
            try:
                values = declaration.resolve(preset, dict(different))
            except OptionError:
                continue  # these options cannot be combined
            numbers = seat_numbers(declaration, values)
            yield Case(game, preset, numbers[place % len(numbers)], different)
            break


def _mixed(option: Option, place: int, chance: Random) -> tuple[str, Value]:
    values = option.values
    if isinstance(option.allowed, range):
        return option.name, chance.choice(values[:_MOST])
    spread = (values * MIXTURES)[:MIXTURES]
    Random(option.name).shuffle(spread)
    return option.name, spread[place]


def cases(game: str) -> Iterator[Case]:
    """Every preset of a game with several numbers of seats."""
    declaration = games.declaration(game)
    names = [preset.name for preset in declaration.presets] or [declaration.default_preset]
    for preset in names:
        for seats in seat_numbers(declaration, declaration.resolve(preset)):
            yield Case(game, preset, seats)
