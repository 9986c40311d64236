"""What the places of a tensor are: their names, and the largest number that each can hold.

`boneace.games.fields` says which places a field takes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from boneace import games
from boneace.cards import UNKNOWN, Pack, members
from boneace.env.actions import learners_of
from boneace.games.defaults import learners as defaults
from boneace.games.fields import Field
from boneace.solve.setting import Setting


@dataclass(frozen=True)
class Part:
    """A field of the view as part of a tensor."""

    name: str
    """The name of the field; if a field has several parts, also the entries of this one."""
    field: Field
    names: tuple[str, ...]
    """The name of each place: `hands: 7H`, `lives: +1`, `points: +1 below`."""
    highs: tuple[int, ...]
    """The largest number that each place can hold."""


def parts_of(setting: Setting) -> list[Part]:
    """The parts of the tensor of a game, in order."""
    there = [field for field in fields_of(setting.game) if _is_there(field, setting)]
    often = [field.name for field in there]
    found = []
    for field in there:
        several = often.count(field.name) > 1
        name = f"{field.name} ({field.by or 'one'})" if several else field.name
        values = _values(field, setting)
        named = [
            (": ".join([name, " ".join(word for word in (entry, value) if word)]), high)
            for entry in _entries(field, setting)
            for value, high in values
        ]
        names = tuple(name.removesuffix(": ") for name, _ in named)
        found.append(Part(name, field, names, tuple(high for _, high in named)))
    return found


def fields_of(game: str) -> Sequence[Field]:
    """The fields that are observed of a game: its own `FIELDS`, or the usual ones."""
    found: Sequence[Field] | None = getattr(learners_of(game), "FIELDS", None)
    return defaults.fields(game) if found is None else found


@lru_cache(maxsize=64)
def cards_in_play(setting: Setting) -> int:
    """The set of the cards that a match begins with: for a field, the pack."""
    begun = setting.begun(setting.interpreted)[0]
    found = int(begun["stock"])
    for hand in begun["hands"].tolist():
        found |= hand
    if "widow" in (begun.dtype.names or ()):
        for card in begun["widow"].tolist():
            found |= 1 << card if card >= 0 else 0
    return found


def different(field: Field) -> list[str]:
    """The names of a code's values that have a place, in order."""
    return list(dict.fromkeys(name for name in field.names if name))


def many(field: Field, setting: Setting) -> int:
    """The number of entries of a field in the state; 1 if it is one number."""
    shape = setting.layout[field.name].shape
    return int(shape[0]) if shape else 1


def _is_there(field: Field, setting: Setting) -> bool:
    if field.option is None:
        return True
    name, value = field.option
    return int(setting.options[name][0]) == value


def _entries(field: Field, setting: Setting) -> list[str]:
    """The names of the entries of a field that are used, in order; "" for a single one."""
    match field.by:
        case "" | "own":
            return [""]
        case "place":
            taken = many(field, setting) if field.only is None else field.only
            return [f"#{place + 1}" for place in range(taken)]
        case "side":
            return ["+0", "+1"]
        case "row":
            return [f"+{seat}" for seat in range(1, setting.seats)]
    first = 1 if field.by == "others" else 0
    return _of_hands([f"+{seat}" for seat in range(first, setting.seats)], field)


def _of_hands(seats: Sequence[str], field: Field) -> list[str]:
    """The names of the hands of some seats: those of the seats where each has one hand."""
    if field.each == 1:
        return list(seats)
    return [f"{seat} #{hand + 1}" for seat in seats for hand in range(field.each)]


def _values(field: Field, setting: Setting) -> list[tuple[str, int]]:
    """The names of the places of one entry, with the largest number of each."""
    match field.kind:
        case "cards" | "card":
            pack: Pack = games.part(setting.game, "words").PACK
            known = [pack.text(card) for card in members(cards_in_play(setting))]
            words = [*known, UNKNOWN] if field.kind == "card" else known
        case "seat":
            words = [f"+{seat}" for seat in range(setting.seats)]
        case "seats":
            words = _of_hands([f"+{seat}" for seat in range(setting.seats)], field)
        case "code":
            words = different(field)
        case "marks":
            words = list(field.names)
        case "signed":
            return [("above", field.high), ("below", field.high)]
        case _:
            return [("", field.high)]
    return [(word, 1) for word in words]
