"""How a game is declared: its options and presets, once.

A declaration gives the record layout that the compiled rules read, the form on the web page, the
command line's help and the tables of the documentation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from msgspec import to_builtins

from boneace.cut import CUT_WORDS, CutWords, FirstDealer
from boneace.described import (
    Cover,
    GameDescribed,
    Life,
    OptionDescribed,
    PresetDescribed,
    Prize,
    Value,
)
from boneace.errors import OptionError, WrongType, quoted, shown
from boneace.languages import Line, later, say, text_of
from boneace.languages.lists import either, listed
from boneace.option import Option as Option
from boneace.option import Preset as Preset
from boneace.option import as_title
from boneace.option import suggestion as suggestion

CUT = -1
"""As a dealer's seat: the cards decide. Also the number of the shuffle that is cut for it."""


class About(NamedTuple):
    """The title of a game, and its summary."""

    title: Line
    summary: Line


def _seats_told(seats: range) -> str:
    if len(seats) == 1:
        return say("options-so-many-seats", seats=seats[0])
    return say("options-from-to-seats", least=seats[0], most=seats[-1])


Layout = Literal["exchange", "vying", "bank", "mus"]
"""The kinds of table: exchanging cards with the table or the stock; vying; a banker; Mus."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Declaration:
    """The facts of a game that everything else is generated from. There is one for each game."""

    name: str
    min_seats: int
    max_seats: int
    package: str
    """The package that holds rules.py, words.py and rulebook.md."""
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    layout: Layout | None = None
    """The kind of table for its views, in the browser and in the terminal; None: the plain
    table."""
    rules_version: int = 1
    """Increased by one when earlier matches end differently, or not at all, under the new rules."""
    place: int = 1000
    """Its place in the list of games: low numbers come first."""
    asides: str | None = None
    """The module of the package for actions out of turn, if the game has them."""
    check: Callable[[dict[str, Value]], None] = lambda values: None
    """A function that raises OptionError for options that cannot be combined."""
    zero_sum: bool | Callable[[Mapping[str, Value]], bool] = True
    """Whether the returns of a match sum to zero; a function of the options if that depends on
    them."""
    cut: Callable[[Sequence[int], int], FirstDealer] | None = None
    """How the first dealer is chosen, if by the cards: from a shuffled pack and the seats."""
    cut_words: CutWords = CUT_WORDS
    length: str | None = None
    """The option that says after how many deals or games a match ends; 0 is no limit."""
    endless: Callable[[Mapping[str, Value]], bool] = lambda values: False
    """Whether a match under these options has no end."""
    seated: Callable[[Mapping[str, Value]], range] | None = None
    """The numbers of seats allowed under these options, if that depends on them."""
    enough_cards: Callable[[Mapping[str, Value], int, int], bool] | None = None
    """Whether so many seats can play with these cards alone, a set, fewer than the pack has
    (`boneace.games.fewer`). None: always the whole pack, since the rules ignore `o.without`."""
    partners: Mapping[str, Value] | None = None
    """The options under which four seats are two pairs of partners, who sit opposite each other;
    {}: four always are. None: nobody ever is."""
    only_with: Mapping[str, Mapping[str, tuple[Value, ...]]] = field(default_factory=dict)
    """By option: the values of other options without which it has no effect."""
    life: Life = "life"
    """What a life is called, in games for lives; a preset may use another name."""
    prize: Prize | Callable[[Mapping[str, Value]], Prize | None] | None = None
    """What a match is played for, None if it has no name; a function of the options if that depends
    on them."""
    cover: Cover | None = None
    """The picture of the game where games are chosen."""
    about: About | None = None
    """Its title and summary, if they are not in a catalogue (`mus-game`, `mus-game.summary`)."""

    def __repr__(self) -> str:
        return f"<Declaration {self.name}>"

    def __post_init__(self) -> None:
        """Raise OptionError if it names an unknown option, or a value not allowed."""
        for preset in self.presets:
            try:
                for name, value in preset.values.items():
                    self.option(name).check(value)
            except OptionError as error:
                told = say("options-preset-wrong", preset=preset.name, why=str(error))
                raise OptionError(told) from error
        for name, value in (self.partners or {}).items():
            self.option(name).check(value)
        if self.length is not None:
            self.option(self.length)
        for name, needs in self.only_with.items():
            self.option(name)
            for other, values in needs.items():
                for value in values:
                    self.option(other).check(value)

    @property
    def texts(self) -> list[Line]:
        """All texts about the game, its presets and its options."""
        parts: list[Preset | Option] = [*self.presets, *self.options]
        return [*self._own, *(text for part in parts for text in part.texts)]

    @property
    def _own(self) -> tuple[Line, Line]:
        return self.about or (later(f"{self.name}-game"), later(f"{self.name}-game.summary"))

    @property
    def title(self) -> str:
        """What people call the game, in the current language."""
        return text_of(self._own[0], as_title(self.name))

    @property
    def summary(self) -> str:
        """The game in a sentence or two."""
        return text_of(self._own[1], "")

    def life_of(self, preset: str) -> Life:
        """What a life is called under a preset."""
        return self.preset(preset).life or self.life

    def prize_under(self, values: Mapping[str, Value]) -> Prize | None:
        """What a match is played for under these options."""
        return self.prize(values) if callable(self.prize) else self.prize

    def prize_of(self, preset: str, options: Mapping[str, Value]) -> Prize | None:
        """What a match is played for under a preset and changed options.

        Raises OptionError for an unknown preset.
        """
        return self.prize_under({**self.resolve(preset), **options})

    def is_zero_sum(self, values: Mapping[str, Value]) -> bool:
        """Whether the returns of a match under these options sum to zero."""
        return self.zero_sum(values) if callable(self.zero_sum) else self.zero_sum

    @property
    def default_preset(self) -> str:
        """The name of the preset that is meant where none is named."""
        return self.presets[0].name if self.presets else "default"

    def option(self, name: str) -> Option:
        """The option with this name. Raises OptionError if there is none."""
        for option in self.options:
            if option.name == name:
                return option
        names = [option.name for option in self.options]
        raise OptionError(
            say(
                "options-no-option",
                game=self.name,
                name=quoted(name),
                known=suggestion(quoted(name), names),
            )
        )

    def preset(self, name: str | None) -> Preset:
        """The preset with this name, or the default for None. Raises OptionError for no preset."""
        for preset in self.presets:
            if preset.name == (self.default_preset if name is None else name):
                return preset
        if not self.presets and name in (None, "default"):
            return Preset("default", later("options-default"), self.summary)
        names = [preset.name for preset in self.presets]
        raise OptionError(
            say(
                "options-no-preset",
                game=self.name,
                name=quoted(name),
                known=suggestion(quoted(name), names),
            )
        )

    @property
    def how_many(self) -> str:
        """The numbers of seats in words: `2 to 7 seats`."""
        return _seats_told(range(self.min_seats, self.max_seats + 1))

    def seats(self, values: Mapping[str, Value] | None = None) -> range:
        """The numbers of seats: under these options, or under any."""
        if values is None or self.seated is None:
            return range(self.min_seats, self.max_seats + 1)
        return self.seated(values)

    def in_pairs(self, values: Mapping[str, Value], seats: int) -> bool:
        """Whether seats opposite each other are partners under these options."""
        partners = None if seats != 4 else self.partners
        return partners is not None and all(values[name] == partners[name] for name in partners)

    def check_seats(self, seats: int, values: Mapping[str, Value] | None = None) -> int:
        """The number of seats. Raises OptionError if the game does not allow it.

        With `values`, also if these options do not allow it.
        """
        if seats not in self.seats():
            told = {"game": self.name, "many": self.how_many, "seats": shown(seats)}
            raise OptionError(say("options-seats", **told))
        if seats not in (fit := self.seats(values)):
            many = _seats_told(fit)
            raise OptionError(say("options-seats-so", game=self.name, many=many, seats=seats))
        return seats

    def check_cards(self, seats: int, values: Mapping[str, Value], cards: int) -> None:
        """Raise OptionError if so many seats cannot play with these cards alone, a set."""
        if self.enough_cards is None:
            raise OptionError(say("options-cards-all", game=self.name))
        if not self.enough_cards(values, seats, cards):
            many = cards.bit_count()
            raise OptionError(say("options-cards-few", game=self.name, seats=seats, cards=many))

    def resolve(
        self, preset: str | None = None, overrides: Mapping[str, object] | None = None
    ) -> dict[str, Value]:
        """The value of every option under a preset and changed options.

        Raises OptionError for an unknown preset or option and for a value not allowed, WrongType
        for options that are not a mapping.
        """
        if overrides is not None and not isinstance(overrides, Mapping):
            wanted, given = say("arguments-a-mapping"), shown(overrides)
            raise WrongType(say("arguments-type", name="overrides", wanted=wanted, given=given))
        values = dict(self._usual(self.preset(preset)))
        for name, value in (overrides or {}).items():
            values[name] = self.option(name).check(value)
        if overrides:
            self.check(values)
        return values

    def _usual(self, preset: Preset) -> dict[str, Value]:
        """The options of a preset, computed once."""
        known: dict[str, dict[str, Value]] = self.__dict__.setdefault("_known", {})
        if preset.name not in known:
            values = {option.name: option.default for option in self.options}
            values.update(preset.values)
            self.check(values)
            known[preset.name] = values
        return known[preset.name]

    def proposed(self, preset: str | None = None) -> dict[str, Value]:
        """The option values suggested to people who set up a match under a preset.

        Records contain them. Only options that the preset leaves at their default. Raises
        OptionError for an unknown preset.
        """
        usual = self.resolve(preset)
        return {
            option.name: option.proposed
            for option in self.options
            if option.proposed is not None and usual[option.name] == option.default
        }

    def differences(self, preset: str | None, values: Mapping[str, Value]) -> dict[str, Value]:
        """Those of these options that differ from the preset."""
        usual = self.resolve(preset)
        return {name: value for name, value in values.items() if value != usual[name]}

    def described(self) -> GameDescribed:
        """Everything that a form needs."""
        return GameDescribed(
            name=self.name,
            title=self.title,
            summary=self.summary,
            min_seats=self.min_seats,
            max_seats=self.max_seats,
            default_preset=self.default_preset,
            cuts=str(self.cut_words.choice) if self.cut else None,
            seating=self._seating(),
            partners=None if self.partners is None else dict(self.partners),
            presets=[self._described(preset) for preset in self.presets],
            options=[self._option_described(option) for option in self.options],
            cover=self.cover,
        )

    def to_json(self) -> dict[str, Any]:
        """The same as plain values."""
        found: dict[str, Any] = to_builtins(self.described())
        return found

    def needs(self, name: str) -> str:
        """What an option has no effect without, in a sentence; “” if it always has one."""
        parts = []
        for other, values in self.only_with.get(name, {}).items():
            option = self.option(other)
            titles = [option.choices[str(one)] for one in values] if option.choices else []
            told = [say("options-needed-value", text=text) for text in titles or [option.title]]
            needed = say("options-needed", values=either(told), option=option.title)
            parts.append(needed if titles else told[0])
        return say("options-only-with", needs=listed(parts)) if parts else ""

    def _option_described(self, option: Option) -> OptionDescribed:
        found = option.described()
        if needs := self.only_with.get(option.name):
            found.only_with = {other: list(values) for other, values in needs.items()}
            found.needs = self.needs(option.name)
        return found

    def _seating(self) -> dict[str, dict[str, tuple[int, int]]]:
        found: dict[str, dict[str, tuple[int, int]]] = {}
        for option in self.options if self.seated else ():
            if isinstance(option.allowed, Mapping):
                fits = [
                    (v, self.seats(self.resolve(None, {option.name: v}))) for v in option.allowed
                ]
                if len({fit for _, fit in fits}) > 1:
                    found[option.name] = {value: (fit[0], fit[-1]) for value, fit in fits}
        return found

    def _described(self, preset: Preset) -> PresetDescribed:
        values = self.resolve(preset.name)
        seats = self.seats(values)
        return PresetDescribed(
            name=preset.name,
            title=preset.title,
            summary=preset.summary,
            values=values,
            proposed=self.proposed(preset.name),
            clauses=list(preset.clauses),
            min_seats=seats[0],
            max_seats=seats[-1],
        )


def written(given: Iterable[str]) -> dict[str, object]:
    """Options from a command line, each as `lives=3`. Raises OptionError if “=” is missing."""
    found: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(say("commands-option-form", text=quoted(text)))
        found[name.strip()] = value.strip()
    return found
