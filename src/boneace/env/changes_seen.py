"""What changed in the view of a seat at an event, as numbers.

A change is the place of a number in the view, counted over all its fields, and the new number. A
game may declare that fields follow from the moves that a seat saw and from the other fields
(`FOLLOWS` of `learners.py`): their changes are left out, except where a past begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import compress
from operator import ne
from typing import NamedTuple

import numpy as np

from boneace import games
from boneace.cards import UNKNOWN, Pack
from boneace.env.actions import learners_of
from boneace.env.places import fields_of, parts_of
from boneace.games.facts import FactsOfRecord, facts
from boneace.games.fields import Field, Kind
from boneace.kernel.states import SPARE, blank
from boneace.solve.setting import Setting

Changes = tuple[tuple[int, int], ...]
UNSEEN = -1
"""Stands for a card of a move that the seat did not see."""


class Entry(NamedTuple):
    """A number of a view."""

    field: str
    """The name of its field; "" for a number without a meaning."""
    owner: int | None
    """The seat that it is of, if the field is a list by seat."""
    number: int
    """Its number among those of its owner, else in the field."""
    kind: Kind | None
    """What it means, as far as it is declared."""


# -- which numbers there are -----------------------------------------------------------------------


def named(layout: np.dtype[np.void]) -> dict[str, int]:
    """The fields of a view that have a meaning, each with how many numbers it has."""
    return {name: count for name, count in _counted(layout) if _has_meaning(name)}


def _has_meaning(name: str) -> bool:
    return name not in (SPARE, "seen_by")


def _counted(layout: np.dtype[np.void]) -> list[tuple[str, int]]:
    names = layout.names or ()
    return [(name, layout[name].shape[0] if layout[name].shape else 1) for name in names]


@lru_cache(maxsize=64)
def entries(setting: Setting) -> tuple[Entry, ...]:
    """What each number of a view is, in the order of `facts`."""
    found: list[Entry] = []
    for name, count in _counted(setting.layout):
        if not _has_meaning(name):
            found += [Entry("", None, 0, None)] * count
            continue
        declared = _declared(setting).get(name.removeprefix("last_"))
        kind = _kind(setting, name, declared)
        each = _for_each_seat(setting, declared, count)
        owned = each * setting.seats
        for at in range(count):
            owner, number = (at // each, at % each) if at < owned else (None, at)
            found.append(Entry(name, owner, number, kind))
    return tuple(found)


@lru_cache(maxsize=64)
def _declared(setting: Setting) -> dict[str, Field]:
    """What learners are told of each field: in this setting, or else in another."""
    found = {field.name: field for field in fields_of(setting.game)}
    return found | {part.field.name: part.field for part in parts_of(setting)}


_SETS_OF_CARDS = ("hands", "stock", "shown", "seen", "dealt", "own_best")


def _kind(setting: Setting, name: str, declared: Field | None) -> Kind | None:
    if declared is not None:
        return declared.kind if declared.kind != "seats" or declared.each == 1 else None
    wide = setting.layout[name].base.itemsize == 8
    return "cards" if wide and name.removeprefix("last_") in _SETS_OF_CARDS else None


def _for_each_seat(setting: Setting, declared: Field | None, count: int) -> int:
    """How many numbers of a field each seat has, its first ones; 0 if it is no list by seat."""
    most = setting.declaration.max_seats
    if declared is None:
        return 1 if count == most else 0
    by_seat = declared.by in ("own", "seat", "others")
    each = 1 if declared.kind == "seats" else declared.each
    return each if by_seat and count >= each * most else 0


# -- what has changed ------------------------------------------------------------------------------


def follows(game: str) -> Sequence[str]:
    """The fields of a view that follow from the others and from what was done."""
    found: Sequence[str] = getattr(learners_of(game), "FOLLOWS", ())
    return found


@lru_cache(maxsize=64)
def _kept(setting: Setting) -> tuple[bool, ...]:
    left_out = {"", *follows(setting.game)}
    return tuple(entry.field not in left_out for entry in entries(setting))


def differing(before: FactsOfRecord, after: FactsOfRecord) -> list[int]:
    """The places of the numbers that differ."""
    # in C, as it is done for every event of a match
    return [*compress(range(len(after)), map(ne, before, after))]


def kept(setting: Setting, after: FactsOfRecord, places: Sequence[int]) -> Changes:
    """The changes at these places that do not follow from others."""
    wanted = _kept(setting)
    return tuple((place, after[place]) for place in places if wanted[place])


def where_it_begins(setting: Setting, seat: int, seen: FactsOfRecord) -> Changes:
    """All differences from the view at the beginning of a match that the seat 0 deals."""
    there = entries(setting)
    places = differing(_usual(setting, seat), seen)
    return tuple((place, seen[place]) for place in places if there[place].field)


@lru_cache(maxsize=256)
def _usual(setting: Setting, seat: int) -> FactsOfRecord:
    drivers, view = setting.compiled, blank(setting.layout)
    drivers.look(setting.options, setting.begun(drivers), seat, view)
    return facts(view)


# -- what was seen of a move -----------------------------------------------------------------------


def cards_told(game: str, told: str) -> tuple[int, ...]:
    """The cards named in the text of an action as it was seen, UNSEEN for each unknown one."""
    numbers = _cards(game)
    return tuple(numbers[word] for word in told.split() if word in numbers)


@cache
def _cards(game: str) -> dict[str, int]:
    pack: Pack = games.part(game, "words").PACK
    return {UNKNOWN: UNSEEN} | {pack.text(card): card for card in range(pack.cards.bit_length())}
