"""The game in one minute: the first section of every rule book, in every language of books."""

from __future__ import annotations

import re

import pytest

from boneace import games
from boneace.games import rulebook
from boneace.languages import speaking
from boneace.languages.codes import ENGLISH

TITLES = {
    "en": "The game in one minute",
    "es": "El juego en un minuto",
    "eu": "Jokoa minutu batean",
    "de": "Das Spiel in einer Minute",
    "fr": "Le jeu en une minute",
    "it": "Il gioco in un minuto",
}
#: English has fewer words than its translations for the same thing.
FEWER_THAN = {"en": 120, "es": 130, "eu": 130, "de": 130, "fr": 140, "it": 130}
HAND = re.compile(r"`((?:[2-9TJQKACSOEB][SHDCOEB] ?){2,})`")

every_book = pytest.mark.parametrize(
    ("game", "language"), [(game, code) for game in games.names() for code in TITLES]
)


def steps(game: str, language: str) -> list[str]:
    """The steps of the section, each on one line."""
    with speaking(language):
        first = rulebook.text(game).split("\n## ")[1]
    title, _, rest = first.partition("\n\n")
    assert title == TITLES[language]
    numbered = re.split(r"^(\d)\. ", rest, flags=re.MULTILINE)
    before, numbers, found = numbered[0], numbered[1::2], numbered[2::2]
    assert not before
    assert numbers == [str(number) for number in range(1, len(found) + 1)]
    return [" ".join(step.split()) for step in found]


@every_book
def test_it_is_a_few_short_steps(game: str, language: str) -> None:
    told = steps(game, language)
    assert 4 <= len(told) <= 6
    words = re.sub(r"\[[^]]*\]\([^)]*\)", "", HAND.sub("", " ".join(told))).split()
    assert len(words) < FEWER_THAN[language]


@every_book
def test_it_shows_the_same_hands_at_the_ends_of_the_same_steps(game: str, language: str) -> None:
    hands = [HAND.findall(step) for step in steps(game, language)]
    assert 1 <= sum(map(len, hands)) <= 2
    assert hands == [HAND.findall(step) for step in steps(game, ENGLISH)]
    assert all(step.endswith("`") for step in steps(game, language) if HAND.search(step))
