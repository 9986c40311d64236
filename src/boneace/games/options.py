"""From the declaration of a game to the record of options that its compiled rules read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace.declare import Declaration, Option
from boneace.described import Value
from boneace.errors import OptionError
from boneace.languages import say


@lru_cache(maxsize=64)
def options_layout(declaration: Declaration) -> np.dtype[np.void]:
    """The record layout: `seats`, one number per option, and the set of the cards left out."""
    names = ("seats", *(option.name for option in declaration.options), "without")
    fields = [(name, "i8") for name in names]
    return np.dtype(fields, align=True)


def codes(declaration: Declaration, option: str) -> range:
    """The numbers that stand for the values of a choice, in the order declared."""
    return codes_of(declaration.option(option))


def codes_of(option: Option) -> range:
    """The numbers that stand for the values of an option."""
    return range(len(option.values))


def options_record(
    declaration: Declaration, seats: int, values: Mapping[str, Value], without: int = 0
) -> npt.NDArray[Any]:
    """The options of a match as an array of one record.

    `values` are those of all options, as `Declaration.resolve` returns them; `without` is the set
    of the cards that are left out of the pack (`boneace.games.fewer`). Raises OptionError for
    a number of seats that they do not allow, and if one is missing.
    """
    declaration.check_seats(seats, values)
    try:
        chosen = tuple(values[option.name] for option in declaration.options)
    except KeyError as error:
        raise OptionError(say("options-missing", name=str(error.args[0]))) from None
    record = (seats, *_codes(declaration, chosen), without)
    return np.array([record], options_layout(declaration))


@lru_cache(maxsize=1024)
def _codes(declaration: Declaration, values: tuple[Value, ...]) -> tuple[int, ...]:
    """The number of every option's value."""
    return tuple(
        option.code(value) for option, value in zip(declaration.options, values, strict=True)
    )


@lru_cache(maxsize=1024)
def seats_of(declaration: Declaration, pack: int, numbers: tuple[int, ...]) -> int:
    """The number of seats in the numbers of a record of options. `pack` is the set of all cards.

    Raises OptionError for a number that stands for no value, for options that cannot be combined,
    and for a number of seats or left-out cards that they do not allow.
    """
    seats, *codes, without = numbers
    values: dict[str, Value] = {}
    for option, code in zip(declaration.options, codes, strict=True):
        known = {option.code(value): value for value in option.values}
        if code not in known:
            told = {"name": "o", "option": option.name, "given": str(code)}
            raise OptionError(say("arguments-option-code", **told))
        values[option.name] = known[code]
    declaration.check(values)
    declaration.check_seats(int(seats), values)
    if without:
        declaration.check_cards(int(seats), values, pack & ~without)
    return int(seats)
