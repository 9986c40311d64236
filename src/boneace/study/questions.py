"""A question about a game, and how it is asked: under which rules, and how long to play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from boneace import games
from boneace.declare import Declaration
from boneace.described import Value
from boneace.games.options import options_record
from boneace.kernel.arguments import any_whole, rules_given, seconds_given, text, whole
from boneace.languages import Line, say
from boneace.study.told import Part

Tell = Callable[[str, float | None], None]
BATCHES = 10
"""The number of parts in which the deals of a question are played."""
LARGEST = 1 << 14
"""The most deals of a part: a part is held in memory, and is not interrupted."""


def quiet(what: str, share: float | None) -> None:
    """Ignore progress."""


@dataclass
class Asked:
    """A request for an answer: the rules, and how long to play."""

    game: str
    preset: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    """The options that differ from the preset."""
    seats: int | None = None
    """None means that the question chooses."""
    deals: int | None = None
    """Deals for each figure; None means the usual number of the question."""
    seconds: float | None = None
    """Play for this many seconds instead."""
    seed: int = 0
    tell: Tell = quiet
    stopped: Callable[[], bool] = lambda: False
    played: int = 0
    """The number of deals played for each figure of the present question."""

    def __post_init__(self) -> None:
        text("game", self.game), any_whole("seed", self.seed)
        rules_given(self.preset, self.options, self.seats)
        if self.deals is not None:
            whole("deals", self.deals, 1)
        seconds_given(self.seconds)

    @property
    def declaration(self) -> Declaration:
        """The declaration of the game."""
        return games.declaration(self.game)

    @property
    def values(self) -> dict[str, Value]:
        """All options: those of the preset, as it is proposed to people, with the changes."""
        declaration = self.declaration
        return declaration.resolve(
            self.preset, {**declaration.proposed(self.preset), **(self.options or {})}
        )

    def record(self, seats: int, **more: Value) -> Any:
        """The options as the compiled rules read them."""
        values = self.declaration.resolve(self.preset, {**self.values, **more})
        return options_record(self.declaration, seats, values)

    def batches(self, usual: int, what: str, least: int = 1) -> Iterator[int]:
        """The sizes of the batches to play; progress is reported at each.

        There is at least one. If seconds are given, play continues until they have passed.
        """
        end = None if self.seconds is None else monotonic() + self.seconds
        begun, wanted, done = monotonic(), self.deals or usual, 0
        size = max(least, min(wanted // BATCHES, LARGEST))
        while done == 0 or not self.stopped():
            if end is None:
                if done >= wanted:
                    break
                size = min(size, wanted - done)
                share = done / wanted
            else:
                share = (monotonic() - begun) / (end - begun) if end > begun else 1.0
                if done and share >= 1:
                    break
            self.tell(what, share)
            yield size
            done += size
        self.played = done

    def at(self, what: str, done: int, of: int) -> bool:
        """Report how much of a calculation is done; return whether to continue."""
        self.tell(what, done / of)
        return not self.stopped()


@dataclass(frozen=True)
class Question:
    """Something that players of a game argue about, and the function that answers it."""

    name: str
    title: Line
    about: Line
    """How it is answered, and which rules the figures apply to."""
    answer: Callable[[Asked], Sequence[Part]]


def changes(declaration: Declaration, options: Mapping[str, object]) -> list[str]:
    """The options that differ from a preset, in words."""
    return [change(declaration, name, value) for name, value in options.items()]


def change(declaration: Declaration, name: str, value: object) -> str:
    """An option and its value, in words."""
    option = declaration.option(name)
    found = option.check(value)
    told = option.choices.get(str(found), str(found))
    if isinstance(found, bool):
        told = say("options-true" if found else "options-false")
    return say("compare-change", option=option.title, value=told)


def usual_seats(asked: Asked, usual: int = 3) -> int:
    """The number of seats asked for, else as near to the usual number as the rules allow."""
    if asked.seats is not None:
        return asked.seats
    return min(asked.declaration.seats(asked.values), key=lambda many: abs(many - usual))
