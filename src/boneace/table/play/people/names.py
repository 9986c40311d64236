"""The names of the players at a table: one line of text each, and no two alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count, islice

from boneace.languages import say, speaking
from boneace.languages.codes import LANGUAGES
from boneace.names import LONGEST, alike, free
from boneace.table.errors import TableError

#: Characters that are drawn as nothing, or as a blank, but are not spaces in Unicode: fillers of
#: Hangul and Khmer, the joiner of graphemes, selectors of variants, the empty pattern of Braille.
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]")
#: More marks on one letter than any language has.
STACKED = re.compile(
    r"(\w)([\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{3,})"
)
#: The most people without a name at one match.
MANY_GUESTS = 12
#: Alphabets with letters that look like those of another.
LOOK_ALIKE = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")


def visible(text: str) -> str:
    """A text in one line: visible characters and single spaces only, “” if none is left.

    Control and direction marks are removed: people's text is shown within other text and must not
    disturb it. So are marks that pile up over a letter.
    """
    text = UNSEEN.sub("", unicodedata.normalize("NFC", text))
    text = "".join(
        character
        for character in text
        if character.isspace() or not unicodedata.category(character).startswith("C")
    )
    return " ".join(STACKED.sub(lambda found: found[1] + found[2][:2], text).split())


def clean(name: str, place: str) -> str:
    """A name as it is stored, “” if nothing of it is visible.

    Raises TableError for a long one, and for one that mixes letters that look alike: with a
    Cyrillic A somebody could pretend to be another Anna.
    """
    text = visible(name)
    if len(text) > LONGEST:
        raise TableError(say("errors-name-too-long", most=LONGEST), place)
    letters = unicodedata.normalize("NFKC", text)
    scripts = {unicodedata.name(one, "").split(" ")[0] for one in letters if one.isalpha()}
    if len(scripts.intersection(LOOK_ALIKE)) > 1:
        raise TableError(say("errors-name-mixed"), place)
    return text


def complete(names: Sequence[str], places: Sequence[str], persons: Sequence[bool]) -> list[str]:
    """The names with the missing ones filled in: people become guests, bots get a usual name.

    `places` says where each name is in the request. Raises TableError if two look the same.
    """
    taken: dict[str, str] = {}
    for name, place in zip(names, places, strict=True):
        if name and taken.setdefault(alike(name), place) != place:
            raise TableError(say("errors-name-twice", name=name), place)
    strangers = (guest for guest in guests() if alike(guest) not in taken)
    bots = free(taken)
    return [
        name or next(strangers if person else bots)
        for name, person in zip(names, persons, strict=True)
    ]


def guests() -> Iterator[str]:
    """Names for people who have not given one."""
    yield say("names-guest")
    for number in count(2):
        yield say("names-guest-more", number=number)


def is_guest(name: str) -> bool:
    """Whether this is a name that people without one are given, in any language."""
    return name in _guests_in_all_languages()


@cache
def _guests_in_all_languages() -> frozenset[str]:
    found: set[str] = set()
    for code in LANGUAGES:
        with speaking(code):
            found.update(islice(guests(), MANY_GUESTS))
    return frozenset(found)
