"""Whether a field of a tensor (`boneace.games.fields`) fits the state that it is a field of."""

from __future__ import annotations

from typing import get_args

import numpy as np

from boneace.games.fields import MOST, By, Field, Kind
from boneace.kernel.contract import EMPTY, FACE_DOWN
from boneace.testing.case import Case

# --- its declaration ------------------------------------------------------------------------------


def is_there(case: Case, field: Field) -> bool:
    """Whether a field is observed under the options of a case."""
    return field.option is None or int(case.o[field.option[0]][0]) == field.option[1]


def wrong_option(case: Case, field: Field) -> str:
    """What is wrong with the option that a field depends on; empty where nothing is."""
    if field.option is None:
        return ""
    name, code = field.option
    options = {option.name: option for option in case.declaration.options}
    if name not in options:
        return f"depends on the option {name}, which the game does not have"
    if code not in [options[name].code(value) for value in options[name].values]:
        return f"is there where {name} is {code}, which stands for no value"
    return ""


def misfit(case: Case, field: Field) -> str:
    """What is wrong with what is said of a field that is there; empty where nothing is."""
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
    )


def _wrong_entries(case: Case, field: Field, shape: tuple[int, ...]) -> str:
    if not shape:
        return f"is one number, so it is not by {field.by}" if field.by else ""
    if not field.by:
        return f"is {shape[0]} numbers: `by` must say which of them"
    if field.by == "place":
        taken = 1 if field.only is None else field.only
        return "" if 0 < taken <= shape[0] else f"has no {taken} places of {shape[0]} to take"
    taken = max(_taken(field, seat, case.seats)[-1] for seat in range(case.seats)) + 1
    return f"has {shape[0]} entries, but by {field.by} {taken}" if taken > shape[0] else ""


def _wrong_width(case: Case, field: Field, kind: np.dtype[np.generic]) -> str:
    """Whether a number of the field can be what it is said to be."""
    if kind.kind != "i":
        return f"is {kind}, not a whole number"
    members = _members(case, field).bit_length()
    if 8 * kind.itemsize <= members:
        return f"is {kind}, which cannot be a set of {members} {field.kind}"
    return ""


def _wrong_names(field: Field) -> str:
    if (field.kind in ("code", "marks")) != bool(field.names):
        return f"is of kind {field.kind}: codes and marks have names, and nothing else has"
    if field.kind == "marks" and (not all(field.names) or len({*field.names}) < len(field.names)):
        return f"has two marks of one name, or one without: {', '.join(field.names)}"
    if field.kind in ("count", "signed") and not 0 < field.high <= MOST:
        return f"goes up to {field.high}, but a place holds 1 to {MOST}"
    return ""


# --- its numbers ----------------------------------------------------------------------------------


def out_of_range(case: Case, field: Field, value: int | list[int], viewer: int) -> str:
    """What is wrong with the numbers of a field in the view of a seat; empty where nothing is."""
    numbers = [value]
    if isinstance(value, list):
        places = range(len(value))[: field.only]
        taken = places if field.by == "place" else _taken(field, viewer, case.seats)
        numbers = [value[place] for place in taken]
    for number in numbers:
        if problem := _wrong(case, field, number):
            return f"is {number}: {problem}"
    return ""


def _taken(field: Field, viewer: int, seats: int) -> list[int]:
    """The entries of a list that a seat observes, by their number in rising order."""
    each = field.each
    if field.by == "side":
        return [0, 1]
    if field.by == "row":
        return [viewer * each + seat for seat in range(seats) if seat != viewer]
    own = {"own": {viewer}, "seat": {*range(seats)}, "others": {*range(seats)} - {viewer}}
    return [seat * each + hand for seat in sorted(own[field.by]) for hand in range(each)]


def _members(case: Case, field: Field) -> int:
    """The set of what may be in a number that is a set; 0 where it is none."""
    match field.kind:
        case "cards":
            return case.pack.cards
        case "seats":
            return (1 << case.seats * field.each) - 1
        case "marks":
            return (1 << len(field.names)) - 1
    return 0


def _wrong(case: Case, field: Field, number: int) -> str:
    pack = case.pack.cards
    match field.kind:
        case "cards" | "seats" | "marks":
            strange = number < 0 or number & ~_members(case, field)
            return f"not a set of {field.kind} of this match" if strange else ""
        case "card":
            known = number in (EMPTY, FACE_DOWN) or (number >= 0 and pack >> number & 1)
            return "" if known else "not a card of the pack"
        case "seat":
            return f"not one of {case.seats} seats" if number >= case.seats else ""
        case "code":
            last = field.low + len(field.names) - 1
            return f"the last name is that of {last}" if number > last else ""
        case "count" if number < -1:
            return "a count is not negative, but -1 for none"
        case _:
            above = field.high < MOST and abs(number) > field.high
            return f"more than {field.high}" if above else ""
