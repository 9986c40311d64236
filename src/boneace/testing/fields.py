"""Whether a field of a tensor (`boneace.games.fields`) fits the state that it describes."""

from __future__ import annotations

from typing import get_args

import numpy as np

from boneace.declare import Option
from boneace.games.fields import MOST, By, Field, Kind
from boneace.kernel.contract import EMPTY, FACE_DOWN
from boneace.testing.case import Case

_OF_SEATS = ("own", "seat", "others")
_OF_EACH = (*_OF_SEATS, "row")


# --- its declaration ------------------------------------------------------------------------------


def misfit(case: Case, field: Field) -> str:
    """What is wrong with the declaration of a field; empty if nothing is."""
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
        or _wrong_each(field)
        or _wrong_option(case, field)
    )


def _wrong_entries(case: Case, field: Field, shape: tuple[int, ...]) -> str:
    if not shape:
        return f"is one number, so it is not by {field.by}" if field.by else ""
    if not field.by:
        return f"is {shape[0]} numbers: `by` must say which of them"
    most = case.declaration.max_seats
    if field.by in _OF_SEATS and shape[0] < most * _hands(field):
        of_each = f" with {field.each} hands each" if _hands(field) > 1 else ""
        return f"has {shape[0]} entries, which are not of {most} seats{of_each}"
    if field.by == "side" and shape[0] < 2:
        return f"has {shape[0]} entries, which are not of 2 sides"
    if field.by == "row" and shape[0] % field.each:
        return f"has {shape[0]} entries, which are not rows of {field.each}"
    if field.only is not None and (field.by != "place" or not 0 < field.only <= shape[0]):
        return f"has no {field.only} places of {shape[0]} to take"
    return ""


def _wrong_width(case: Case, field: Field, kind: np.dtype[np.generic]) -> str:
    """What is wrong with the declared width of the field's numbers; empty if nothing is."""
    members = {
        "cards": case.pack.cards.bit_length(),
        "seats": case.declaration.max_seats * field.each,
        "marks": len(field.names),
    }
    if kind.kind != "i":
        return f"is {kind}, not a whole number"
    if 8 * kind.itemsize <= members.get(field.kind, 0):
        return f"is {kind}, which cannot be a set of {members[field.kind]} {field.kind}"
    return ""


def _wrong_names(field: Field) -> str:
    if (field.kind in ("code", "marks")) != bool([name for name in field.names if name]):
        return f"is of kind {field.kind}: codes and marks have names, and nothing else has"
    if field.kind == "marks" and not (all(field.names) and _differ(field.names)):
        return f"has two marks of one name, or one without: {', '.join(field.names)}"
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


def _wrong_each(field: Field) -> str:
    """What is wrong with `each`: several hands where a seat has one number; empty if nothing is."""
    if field.each < 1 or (field.each > 1 and field.kind != "seats" and field.by not in _OF_EACH):
        return f"has {field.each} entries of each seat, but is by {field.by or 'nothing'}"
    return ""


def _hands(field: Field) -> int:
    """The number of entries of each seat; in a set of seats, of its members."""
    return 1 if field.kind == "seats" else field.each


def _differ(names: tuple[str, ...]) -> bool:
    return len({*names}) == len(names)


# --- its numbers ----------------------------------------------------------------------------------


def out_of_range(case: Case, field: Field, value: int | list[int], viewer: int) -> str:
    """What is wrong with the numbers of a field in the view of a seat; empty if nothing is."""
    if field.by == "row" and case.seats > field.each:
        return f"has rows of {field.each}, but there are {case.seats} seats"
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
    if field.by == "side":
        return value[:2]
    if field.by == "row":
        return value[field.each * viewer : field.each * viewer + seats]
    hands = _hands(field)
    others = [seat for seat in range(seats) if seat != viewer]
    chosen = {"own": [viewer], "others": others}.get(field.by, [viewer, *others])
    return [value[hands * seat + hand] for seat in chosen for hand in range(hands)]


def _wrong(case: Case, field: Field, number: int) -> str:
    pack = case.pack.cards
    match field.kind:
        case "cards":
            return "not a set of cards of the pack" if number < 0 or number & ~pack else ""
        case "card":
            known = number in (EMPTY, FACE_DOWN) or (number >= 0 and pack >> number & 1)
            return "" if known else "not a card of the pack"
        case "seats":
            return "not a set of seats" if number < 0 or number >> case.seats * field.each else ""
        case "marks":
            return "not a set of its names" if number < 0 or number >> len(field.names) else ""
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
