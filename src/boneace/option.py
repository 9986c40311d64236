"""The options and the presets of a game: the rules that a table may set, and named sets of them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Literal

from msgspec import UNSET

from boneace.described import Bounds, Choice, Life, OptionDescribed, Value
from boneace.errors import OptionError, shown
from boneace.languages import Line, later, say, text_of

_WHOLE = re.compile("-?[0-9]{1,18}")
PLAY = later("options-group-play")
"""The group of the options that belong to no other group."""


def suggestion(text: str, known: list[str]) -> str:
    """“did you mean …?” if a known name is close, else the list of the known names."""
    close = get_close_matches(text, known, 1, 0.5)
    if close:
        return say("options-did-you-mean", close=close[0])
    return say("options-there-are", known=", ".join(known))


def _kebab(name: str) -> str:
    """The name of an option or a value as part of a message id: `three-of-a-kind`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower())


def as_title(name: str) -> str:
    """The name of a game, a preset or an option as a title, if there is no other."""
    return re.sub("[-_]", " ", name).capitalize()


class Option:
    """One rule that a table may set.

    `allowed` is a range for a whole number (in steps of 2 for an odd one), a mapping from value to
    its meaning for a choice, and None for yes or no. `clauses` are the clauses of the rule book
    that it turns on or off. `proposed` is the value suggested to people who set up a match, if it
    differs from the default: the default is what a record without the option means, which may not
    suit a table. Texts are messages, translated each time they are read.
    """

    def __init__(
        self,
        name: str,
        title: Line,
        meaning: Line,
        default: Value,
        allowed: range | Mapping[str, Line] | None,
        clauses: tuple[str, ...],
        group: Line = PLAY,
        proposed: Value | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.allowed = allowed
        self.clauses = clauses
        self.proposed = proposed
        self._title, self._meaning, self._group = title, meaning, group
        self.check(default)
        if proposed is not None:
            self.check(proposed)

    def __repr__(self) -> str:
        return f"<Option {self.name}={self.default!r}>"

    @classmethod
    def of(
        cls,
        subject: str,
        name: str,
        default: Value,
        allowed: range | Sequence[str] | None,
        clauses: tuple[str, ...],
        group: str = "play",
        proposed: Value | None = None,
    ) -> Option:
        """An option whose texts are in the catalogue of a subject, which is usually the game.

        `mus-option-kings` is its title there, `.meaning` what it decides, `.value-four` what the
        value `four` means; `options-group-cards` is the title of its group. Raises OptionError if
        `allowed` is nothing that an option can be.
        """
        told = f"{subject}-option-{_kebab(name)}"
        meant: range | dict[str, Line] | None = allowed if isinstance(allowed, range) else None
        if allowed is not None and not isinstance(allowed, range):
            if not all(isinstance(value, str) for value in allowed):
                raise OptionError(say("options-allowed-kinds", name=name, value=shown(allowed)))
            meant = {value: later(f"{told}.value-{_kebab(value)}") for value in allowed}
        title, meaning, groups = later(told), later(f"{told}.meaning"), f"options-group-{group}"
        return cls(name, title, meaning, default, meant, clauses, later(groups), proposed)

    def but(
        self,
        clauses: tuple[str, ...],
        *,
        meaning: Line | None = None,
        default: Value | None = None,
    ) -> Option:
        """The same option for another game: other clauses, and another meaning if needed."""
        return Option(
            self.name,
            self._title,
            self._meaning if meaning is None else meaning,
            self.default if default is None else default,
            self.allowed,
            clauses,
            self._group,
            self.proposed,
        )

    @property
    def title(self) -> str:
        return text_of(self._title, as_title(self.name))

    @property
    def meaning(self) -> str:
        """What it decides, in a sentence."""
        return text_of(self._meaning, "")

    @property
    def group(self) -> str:
        """The title of the group that it belongs to."""
        return text_of(self._group, str(PLAY))

    @property
    def texts(self) -> list[Line]:
        """All texts about it."""
        values = self.allowed.values() if isinstance(self.allowed, Mapping) else ()
        return [self._title, self._meaning, self._group, *values]

    @property
    def choices(self) -> dict[str, str]:
        """For a choice, every value and what it means; else empty."""
        if not isinstance(self.allowed, Mapping):
            return {}
        return {value: text_of(title, value) for value, title in self.allowed.items()}

    @property
    def kind(self) -> Literal["bool", "int", "choice"]:
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

    def value(self, code: int) -> Value:
        """The value that a number stands for in the options record: the reverse of `code`."""
        if isinstance(self.allowed, Mapping):
            return list(self.allowed)[code]
        return bool(code) if self.allowed is None else code

    def check(self, value: object) -> Value:
        """The value in its proper type.

        Also accepts text from a command line. Raises OptionError that names the option and
        what it allows.
        """
        if isinstance(value, str) and not isinstance(self.allowed, Mapping):
            value = self._read(value)
        if isinstance(self.allowed, range) and value is None and 0 in self.allowed:
            return 0  # "none": without a limit
        wanted: type = {"bool": bool, "int": int, "choice": str}[self.kind]
        if type(value) is wanted and value in self.values:
            return value
        in_quotes = wanted is str and type(value) in (int, float) and shown(value) in self.values
        allows = self.allows(in_quotes)  # else we would say “one of 52, 32, not 32”
        raise OptionError(
            say("options-not-allowed", name=self.name, allows=allows, value=shown(value))
        )

    def _read(self, text: str) -> object:
        if self.allowed is None:
            words = {"true": True, "yes": True, "on": True, "false": False, "no": False}
            return {**words, "off": False}.get(text.lower(), text)
        if text.lower() == "none":
            return None
        return int(text) if _WHOLE.fullmatch(text) else text

    def allows(self, in_quotes: bool = False) -> str:
        """The allowed values in words; those of a choice in quotes, if asked for."""
        if self.allowed is None:
            return say("options-allows-bool")
        if isinstance(self.allowed, range):
            ends = {"least": self.allowed[0], "most": self.allowed[-1]}
            odd = self.allowed.step != 1
            return say("options-allows-odd", **ends) if odd else say("options-allows-int", **ends)
        values = map(shown, self.allowed) if in_quotes else self.allowed
        return say("options-allows-choice", values=", ".join(values))

    def described(self) -> OptionDescribed:
        allowed: list[Value] | Bounds = self.values
        if isinstance(self.allowed, range):
            step = self.allowed.step
            allowed = Bounds(self.allowed[0], self.allowed[-1], UNSET if step == 1 else step)
        return OptionDescribed(
            name=self.name,
            title=self.title,
            meaning=self.meaning,
            group=self.group,
            kind=self.kind,
            default=self.default,
            allowed=allowed,
            choices=[Choice(value, title) for value, title in self.choices.items()],
            clauses=list(self.clauses),
        )


class Preset:
    """A named set of options: a way in which the game is actually played."""

    def __init__(
        self,
        name: str,
        title: Line,
        summary: Line,
        values: Mapping[str, Value] | None = None,
        clauses: tuple[str, ...] = (),
        life: Life | None = None,
    ) -> None:
        self.name = name
        self.values: Mapping[str, Value] = values or {}
        self.clauses = clauses
        self.life = life
        self._title, self._summary = title, summary

    def __repr__(self) -> str:
        values = "".join(f" {name}={value!r}" for name, value in self.values.items())
        return f"<Preset {self.name}{values}>"

    @classmethod
    def of(
        cls,
        subject: str,
        name: str,
        values: Mapping[str, Value] | None = None,
        clauses: tuple[str, ...] = (),
        life: Life | None = None,
    ) -> Preset:
        """A preset whose texts are in a catalogue: `mus-preset-thirty`, and its `.summary`."""
        told = f"{subject}-preset-{name}"
        return cls(name, later(told), later(f"{told}.summary"), values, clauses, life)

    @property
    def title(self) -> str:
        """What it is called."""
        return text_of(self._title, as_title(self.name))

    @property
    def summary(self) -> str:
        """How the game is played under this preset, in a sentence or two."""
        return text_of(self._summary, "")

    @property
    def texts(self) -> list[Line]:
        """All texts about it."""
        return [self._title, self._summary]
