"""Whether a field of a tensor (`boneace.games.fields`) fits the state that it is a field of."""

from __future__ import annotations

from typing import get_args

import numpy as np

from boneace.declare import Option
from boneace.games.fields import MOST, By, Field, Kind
from boneace.kernel.contract import EMPTY, FACE_DOWN
from boneace.testing.case import Case

_OF_SEATS = ("own", "seat", "others")


# --- its declaration ------------------------------------------------------------------------------


def misfit(case: Case, field: Field) -> str:
    """What is wrong with what is said of a field; empty where nothing is."""
    layout = case.rules.State
    if field.name not in (layout.names or ()):
        return "is no field of State"
    if field.kind not in get_args(Kind) or field.by not in get_args(By):
        return f"has no such kind or entries: {field.kind!r}, {field.by!r}"
    if not field.about:
        return "does not say what it is"
    return (
        _wrong_entries(case, field, layout[field.name].shape)
        or _wrong_width(case, field, layout[field.name].base)
        or _wrong_names(field)
        or _wrong_option(case, field)
    )


def _wrong_entries(case: Case, field: Field, shape: tuple[int, ...]) -> str:
    if not shape:
        return f"is one number, so it is not by {field.by}" if field.by else ""
    if not field.by:
        return f"is {shape[0]} numbers: `by` must say which of them"
    most = case.declaration.max_seats
    if field.by in _OF_SEATS and shape[0] < most:
        return f"has {shape[0]} entries, which are not of {most} seats"
    if field.only is not None and (field.by != "place" or not 0 < field.only <= shape[0]):
        return f"has no {field.only} places of {shape[0]} to take"
    return ""


def _wrong_width(case: Case, field: Field, kind: np.dtype[np.generic]) -> str:
    """Whether a number of the field can be what it is said to be."""
    members = {"cards": case.pack.cards.bit_length(), "seats": case.declaration.max_seats}
    if kind.kind != "i":
        return f"is {kind}, not a whole number"
    if 8 * kind.itemsize <= members.get(field.kind, 0):
        return f"is {kind}, which cannot be a set of {members[field.kind]} {field.kind}"
    return ""


def _wrong_names(field: Field) -> str:
    if field.kind == "code" and (not all(field.names) or len({*field.names}) != len(field.names)):
        return f"has two codes of one name, or one without: {', '.join(field.names)}"
    if (field.kind == "code") != bool(field.names):
        return f"is of kind {field.kind}: a code has names, and nothing else has"
    if field.kind in ("count", "signed") and not 0 < field.high <= MOST:
        return f"goes up to {field.high}, but a place holds 1 to {MOST}"
    return ""


def _wrong_option(case: Case, field: Field) -> str:
    if field.option is None:
        return ""
    name, code = field.option
    options: dict[str, Option] = {option.name: option for option in case.declaration.options}
    if name not in options:
        return f"depends on the option {name}, which the game does not have"
    if code not in [options[name].code(value) for value in options[name].values]:
        return f"is there where {name} is {code}, which stands for no value"
    return ""


# --- its numbers ----------------------------------------------------------------------------------


def out_of_range(case: Case, field: Field, value: int | list[int], viewer: int) -> str:
    """What is wrong with the numbers of a field in the view of a seat; empty where nothing is."""
    for number in _entries(field, value, viewer, case.seats):
        if problem := _wrong(case, field, number):
            return f"is {number}: {problem}"
    return ""


def _entries(field: Field, value: int | list[int], viewer: int, seats: int) -> list[int]:
    """The numbers that are observed, in any order."""
    if not isinstance(value, list):
        return [value]
    if field.by == "place":
        return value[: field.only]
    if field.by == "own":
        return [value[viewer]]
    return [value[seat] for seat in range(seats) if field.by == "seat" or seat != viewer]


def _wrong(case: Case, field: Field, number: int) -> str:
    pack = case.pack.cards
    match field.kind:
        case "cards":
            return "not a set of cards of the pack" if number < 0 or number & ~pack else ""
        case "card":
            known = number in (EMPTY, FACE_DOWN) or (number >= 0 and pack >> number & 1)
            return "" if known else "not a card of the pack"
        case "seats":
            return "not a set of seats" if number < 0 or number >> case.seats else ""
        case "seat":
            return f"not one of {case.seats} seats" if number >= case.seats else ""
        case "code":
            last = field.low + len(field.names) - 1
            return f"the last name is that of {last}" if number > last else ""
        case "count" if number < -1:
            return "a count is not negative, but -1 for none"
        case _:
            return (
                f"more than {field.high}" if field.high < MOST and abs(number) > field.high else ""
            )
