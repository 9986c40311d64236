"""The names of the players at a table: one line of text each, and no two alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import count

from boneace.languages import say
from boneace.names import LONGEST, free
from boneace.table.errors import TableError


def visible(text: str) -> str:
    """A text in one line: visible characters and single spaces only, “” if none is left.

    Control and direction marks are removed: what people write is shown within other text and must
    not disturb it.
    """
    text = unicodedata.normalize("NFC", text)
    text = "".join(
        character
        for character in text
        if character.isspace() or not unicodedata.category(character).startswith("C")
    )
    return " ".join(text.split())


def clean(name: str, place: str) -> str:
    """A name as it is stored, “” if nothing of it is visible. Raises TableError for a long one."""
    text = visible(name)
    if len(text) > LONGEST:
        raise TableError(say("errors-name-too-long", most=LONGEST), place)
    return text


def complete(names: Sequence[str], places: Sequence[str], persons: Sequence[bool]) -> list[str]:
    """The names with the missing ones filled in: persons are guests, bots get a usual name.

    `places` says where each name is in the request. Raises TableError if two are alike.
    """
    taken: dict[str, str] = {}
    for name, place in zip(names, places, strict=True):
        if name and taken.setdefault(name.casefold(), place) != place:
            raise TableError(say("errors-name-twice", name=name), place)
    strangers = (guest for guest in guests() if guest.casefold() not in taken)
    bots = free(taken)
    return [
        name or next(strangers if person else bots)
        for name, person in zip(names, persons, strict=True)
    ]


def guests() -> Iterator[str]:
    """Names for people who have given none."""
    yield say("names-guest")
    for number in count(2):
        yield say("names-guest-more", number=number)
