"""Every catalogue is complete: no missing or extra messages, the same variables everywhere."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl

from boneace import games
from boneace.languages import speaking
from boneace.languages.catalogues import files, subject_of
from boneace.languages.codes import ENGLISH, LANGUAGES
from tests.languages import catalogues
from tests.languages.catalogues import PLACES, Message, messages, parsed
from tests.places import needs_page_sources, short

OTHERS = [code for code in LANGUAGES if code != ENGLISH]
in_every_place = pytest.mark.parametrize("place", PLACES)
in_the_code = pytest.mark.parametrize(
    "place", [pytest.param(p, marks=needs_page_sources) if p == "web" else p for p in PLACES]
)
in_every_language = pytest.mark.parametrize("code", LANGUAGES)


def by_id(code: str, place: str) -> dict[str, Message]:
    return {message.id: message for message in messages(code, place)}


@in_every_language
@in_every_place
def test_a_catalogue_can_be_read(code: str, place: str) -> None:
    paths = files(code, web=place == "web")
    assert paths, f"no catalogue for {place} in {code}"
    junk = {
        short(path): [entry.content for entry in parsed(path).body if isinstance(entry, ftl.Junk)]
        for path in paths
    }
    assert {path: found for path, found in junk.items() if found} == {}


@in_every_language
@in_every_place
def test_no_message_is_there_twice(code: str, place: str) -> None:
    counted = Counter(message.id for message in messages(code, place))
    assert [found for found, times in counted.items() if times > 1] == []


@in_every_language
@in_every_place
def test_an_id_begins_with_the_name_of_its_file(code: str, place: str) -> None:
    strays = [m.id for m in messages(code, place) if not m.id.startswith(f"{subject_of(m.path)}-")]
    assert strays == []


@pytest.mark.parametrize("code", OTHERS)
@in_every_place
def test_a_language_has_every_message(code: str, place: str) -> None:
    english, other = by_id(ENGLISH, place), by_id(code, place)
    assert sorted(english.keys() - other.keys()) == [], f"not in {code}"
    assert sorted(other.keys() - english.keys()) == [], f"only in {code}"


@pytest.mark.parametrize("code", OTHERS)
@in_every_place
def test_the_same_is_put_into_a_message(code: str, place: str) -> None:
    """Except for variables that only choose between forms, which a language may not need."""
    english, other = by_id(ENGLISH, place), by_id(code, place)
    wrong = {
        found: (sorted(english[found].variables), sorted(other[found].variables))
        for found in english.keys() & other.keys()
        if not english[found].placed <= other[found].variables <= english[found].variables
    }
    assert wrong == {}


@in_every_language
@in_every_place
def test_a_message_is_made_from_others_that_there_are(code: str, place: str) -> None:
    known = by_id(code, place)
    missing = [(m.id, sorted(m.within - known.keys())) for m in messages(code, place)]
    assert [found for found in missing if found[1]] == []


@in_the_code
def test_what_is_said_is_in_the_catalogue(place: str) -> None:
    known = by_id(ENGLISH, place)
    uses = list(catalogues.web_uses() if place == "web" else catalogues.python_uses())
    missing = [(use.at, use.id) for use in uses if not any(use.fits(found) for found in known)]
    assert missing == []


@in_the_code
def test_what_a_message_needs_is_given(place: str) -> None:
    known = by_id(ENGLISH, place)
    uses = list(catalogues.web_uses() if place == "web" else catalogues.python_uses())
    lacking = [
        (use.at, use.id, sorted(known[use.id].variables - use.given))
        for use in uses
        if use.given is not None and use.id in known and known[use.id].variables - use.given
    ]
    assert lacking == []


@in_the_code
def test_every_message_is_said_somewhere(place: str) -> None:
    unused = _unused(place)
    if place == "web":  # shared messages are said by either of the two
        elsewhere = {message.id for message in messages(ENGLISH, "python")}
        unused = [found for found in unused if found not in elsewhere]
    assert unused == []


def _unused(place: str) -> list[str]:
    texts = set(catalogues.web_texts() if place == "web" else catalogues.python_texts())
    plain = {text for text, pattern in texts if not pattern}
    patterns = [text for text, pattern in sorted(texts) if pattern and _telling(text)]
    known = re.compile("|".join(patterns) or "(?!)")
    plain |= {part for message in messages(ENGLISH, place) for part in message.within}
    return [
        found.id
        for found in messages(ENGLISH, place)
        if found.id not in plain and not known.fullmatch(found.id)
    ]


def _telling(pattern: str) -> bool:
    """Whether a pattern is specific enough to count as an id: not “.+-.+” alone."""
    return re.fullmatch(r"[a-z0-9.+\\-]+-[a-z0-9.+\\-]*", pattern) is not None and any(
        len(word) > 2 for word in re.findall(r"[a-z]+", pattern)
    )


@in_every_language
def test_every_game_is_told_in_every_language(code: str) -> None:
    with speaking(ENGLISH):
        english = {name: games.declaration(name).to_json() for name in games.shipped()}
    with speaking(code):
        for name in games.shipped():
            told = games.declaration(name).to_json()
            assert told["summary"] and (code == ENGLISH) == (told == english[name])
            for option in told["options"]:
                assert option["title"] and option["meaning"] and option["group"]


def test_a_card_game_has_a_catalogue_of_its_own() -> None:
    """A game's messages are where translators look: in its folder, or the file of its name."""
    found = {subject_of(path) for path in files(ENGLISH)}
    assert set(games.shipped()) <= found
