"""The names of the players at a table: one line of text each, and no two alike."""

from __future__ import annotations

import unicodedata

from boneace.languages import say
from boneace.table.errors import TableError

LONGEST = 24

USUAL = (
    *("Ann", "Ben", "Cleo", "Dirk", "Edda", "Finn"),
    *("Greta", "Hugo", "Ines", "Jan", "Kaya", "Lou"),
)


def clean(name: str, place: str) -> str:
    """A name as it is stored: visible characters and single spaces only, “” where none is left.

    Control and direction marks go: a name is shown amid other text and must not disturb it.
    """
    text = unicodedata.normalize("NFC", name)
    text = "".join(
        character
        for character in text
        if character.isspace() or not unicodedata.category(character).startswith("C")
    )
    text = " ".join(text.split())
    if len(text) > LONGEST:
        raise TableError(say("errors-name-too-long", most=LONGEST), place)
    return text


def complete(names: list[str], places: list[str]) -> list[str]:
    """The names with the missing ones filled in. Raises TableError where two are alike."""
    taken: dict[str, str] = {}
    for name, place in zip(names, places, strict=True):
        if name and taken.setdefault(name.casefold(), place) != place:
            raise TableError(say("errors-name-twice", name=name), place)
    free = (name for name in USUAL if name.casefold() not in taken)
    return [name or next(free) for name in names]
