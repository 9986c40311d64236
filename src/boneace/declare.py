"""How a game is declared: its options and presets, once.

From a declaration come the record layout that the compiled rules read, the form on the web page,
the command line's help and the tables of the documentation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, NamedTuple

from boneace.errors import OptionError

Value = bool | int | str

CUT = -1
"""In place of a dealer's seat: the cards decide; and the number of the shuffle that is cut."""


def suggestion(text: str, known: list[str]) -> str:
    """“did you mean …?” where something close is known, else the list of what is."""
    close = get_close_matches(text, known, 1, 0.5)
    return f"did you mean “{close[0]}”?" if close else f"there are {', '.join(known)}"


@dataclass(frozen=True)
class Option:
    """One rule that a table may set.

    `allowed` is a range for a whole number (in steps of 2 for an odd one), a mapping from value to
    its meaning for a choice, and None for yes or no. `clauses` are the statements of the rule book
    that it turns on or off.
    """

    name: str
    title: str
    meaning: str
    default: Value
    allowed: range | Mapping[str, str] | None
    clauses: tuple[str, ...]
    group: str = "Play"

    @property
    def kind(self) -> str:
        if self.allowed is None:
            return "bool"
        return "int" if isinstance(self.allowed, range) else "choice"

    @property
    def values(self) -> list[Value]:
        """Every allowed value, in the order of its codes."""
        return [False, True] if self.allowed is None else list(self.allowed)

    def code(self, value: Value) -> int:
        """The number that stands for a value in the options record."""
        if isinstance(self.allowed, Mapping):
            return list(self.allowed).index(str(value))
        return int(value)

    def check(self, value: object) -> Value:
        """The value in its proper type.

        Text is read too, as a command line gives it. Raises OptionError naming the option and
        what it allows.
        """
        if isinstance(value, str) and not isinstance(self.allowed, Mapping):
            value = self._read(value)
        if isinstance(self.allowed, range) and value is None and 0 in self.allowed:
            return 0  # "none": without a limit
        wanted: type = {"bool": bool, "int": int, "choice": str}[self.kind]
        if type(value) is wanted and value in self.values:
            return value
        raise OptionError(f"option “{self.name}” is {self.allows()}, not {value!r}")

    def _read(self, text: str) -> object:
        if self.allowed is None:
            words = {"true": True, "yes": True, "on": True, "false": False, "no": False}
            return {**words, "off": False}.get(text.lower(), text)
        if text.lower() == "none":
            return None
        figures = text.removeprefix("-")
        return int(text) if figures.isascii() and figures.isdigit() else text

    def allows(self) -> str:
        """The allowed values in words."""
        if self.allowed is None:
            return "true or false"
        if isinstance(self.allowed, range):
            kind = "a whole" if self.allowed.step == 1 else "an odd"
            return f"{kind} number from {self.allowed[0]} to {self.allowed[-1]}"
        return "one of " + ", ".join(self.allowed)

    def to_json(self) -> dict[str, Any]:
        bounds: object = self.values
        if isinstance(self.allowed, range):
            bounds = {"min": self.values[0], "max": self.values[-1]}
            bounds |= {} if self.allowed.step == 1 else {"step": self.allowed.step}
        return {
            "name": self.name,
            "title": self.title,
            "meaning": self.meaning,
            "group": self.group,
            "kind": self.kind,
            "default": self.default,
            "allowed": bounds,
            "choices": [{"value": value, "title": title} for value, title in self.allowed.items()]
            if isinstance(self.allowed, Mapping)
            else [],
            "clauses": list(self.clauses),
        }


@dataclass(frozen=True)
class Preset:
    """A named set of options: a way the game is really played."""

    name: str
    title: str
    summary: str
    values: Mapping[str, Value] = field(default_factory=dict)
    clauses: tuple[str, ...] = ()


class FirstDealer(NamedTuple):
    """Who deals first, and the cards that decided it: seat and card, in the order turned."""

    dealer: int
    turned: tuple[tuple[int, int], ...]

    def told(self, how: str, names: Sequence[str], written: Callable[[int], str]) -> str:
        """How it was decided, in a sentence or two; `how` begins it, `written` gives a card’s
        notation."""
        turned = ", ".join(f"{names[seat]} {written(card)}" for seat, card in self.turned)
        return f"{how}: {turned}. {names[self.dealer]} deals first."


class CutWords(NamedTuple):
    """How the cards find the first dealer, in words: what the log begins with, and a choice."""

    told: str = "The cut for deal"
    choice: str = "By cutting the cards"


CUT_WORDS = CutWords()


@dataclass(frozen=True, eq=False)
class Declaration:
    """The facts of a game that everything else is generated from. There is one for each game."""

    name: str
    title: str
    summary: str
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    package: str
    """The package that holds rules.py, words.py and rulebook.md."""
    asides: str | None = None
    """The module of the package that keeps actions out of turn, where the game has them."""
    check: Callable[[dict[str, Value]], None] = lambda values: None
    """Refuses (OptionError) options that do not go together."""
    zero_sum: Callable[[dict[str, Value]], bool] = lambda values: True
    """Whether the returns of a match under these options sum to nothing."""
    cut: Callable[[Sequence[int], int], FirstDealer] | None = None
    """How the first dealer is found, where the rules say so: from a shuffled pack and the seats."""
    cut_words: CutWords = CUT_WORDS
    seated: Callable[[Mapping[str, Value]], range] | None = None
    """The numbers of seats that go with these options, where that depends on them."""

    @property
    def default_preset(self) -> str:
        return self.presets[0].name if self.presets else "default"

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        names = [option.name for option in self.options]
        raise OptionError(f"{self.name} has no option “{name}”: {suggestion(name, names)}")

    def preset(self, name: str | None) -> Preset:
        for preset in self.presets:
            if preset.name == (name or self.default_preset):
                return preset
        if not self.presets and name in (None, "default"):
            return Preset("default", "Default", self.summary)
        names = [preset.name for preset in self.presets]
        raise OptionError(f"{self.name} has no preset “{name}”: {suggestion(str(name), names)}")

    @property
    def how_many(self) -> str:
        """The numbers of seats in words: `2 to 7 seats`."""
        if self.min_seats == self.max_seats:
            return f"{self.min_seats} seats"
        return f"{self.min_seats} to {self.max_seats} seats"

    def seats(self, values: Mapping[str, Value] | None = None) -> range:
        """The numbers of seats: under these options, or under any."""
        if values is None or self.seated is None:
            return range(self.min_seats, self.max_seats + 1)
        return self.seated(values)

    def check_seats(self, seats: int, values: Mapping[str, Value] | None = None) -> int:
        """The number of seats, or OptionError where the game is not played by so many.

        With `values`, where it is not under these options.
        """
        if seats not in self.seats():
            raise OptionError(f"{self.name} is played by {self.how_many}, not {seats}")
        if seats not in (fit := self.seats(values)):
            many = f"{fit[0]} seats" if len(fit) == 1 else f"{fit[0]} to {fit[-1]} seats"
            raise OptionError(f"with these options {self.name} is played by {many}, not {seats}")
        return seats

    def resolve(
        self, preset: str | None = None, overrides: Mapping[str, object] | None = None
    ) -> dict[str, Value]:
        """The value of every option under a preset and what differs from it.

        Raises OptionError for an unknown preset or option and for a value not allowed.
        """
        values = dict(self._usual(self.preset(preset)))
        for name, value in (overrides or {}).items():
            values[name] = self.option(name).check(value)
        if overrides:
            self.check(values)
        return values

    def _usual(self, preset: Preset) -> dict[str, Value]:
        """The options of a preset, worked out once."""
        known: dict[str, dict[str, Value]] = self.__dict__.setdefault("_known", {})
        if preset.name not in known:
            values = {option.name: option.default for option in self.options}
            values.update(preset.values)
            self.check(values)
            known[preset.name] = values
        return known[preset.name]

    def differences(self, preset: str | None, values: Mapping[str, Value]) -> dict[str, Value]:
        """What of these options differs from the preset."""
        usual = self.resolve(preset)
        return {name: value for name, value in values.items() if value != usual[name]}

    def to_json(self) -> dict[str, Any]:
        """Everything that a form needs."""
        return {
            "name": self.name,
            "title": self.title,
            "summary": self.summary,
            "min_seats": self.min_seats,
            "max_seats": self.max_seats,
            "default_preset": self.default_preset,
            "cuts": self.cut_words.choice if self.cut else None,
            "presets": [self._preset_json(preset) for preset in self.presets],
            "options": [option.to_json() for option in self.options],
        }

    def _preset_json(self, preset: Preset) -> dict[str, Any]:
        values = self.resolve(preset.name)
        seats = self.seats(values)
        return {
            "name": preset.name,
            "title": preset.title,
            "summary": preset.summary,
            "values": values,
            "clauses": list(preset.clauses),
            "min_seats": seats[0],
            "max_seats": seats[-1],
        }
