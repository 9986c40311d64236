"""The rule book of Best, Pair and Thirty-one as players read it."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise

from boneace.match.replaying import replay
from boneace.record import from_dict
from tests.clauses import BookChecks

from .rulebook import BOOK
from .table import beats, drawing, play, points, scores


class TestRulebook(BookChecks):
    book = BOOK


def test_the_preset_has_a_section() -> None:
    (preset,) = BOOK.declaration.presets
    assert f"\n### {preset.title}\n" in BOOK.text


def test_the_author_is_named() -> None:
    assert "Robert Reid" in BOOK.text.partition("## Sources")[2]


def test_bpt_67_the_example_with_cards_is_played_as_it_is_told() -> None:
    (written,) = re.findall(r"```toml\n(.*?)```", BOOK.text, re.DOTALL)
    match = replay(from_dict(tomllib.loads(written)))
    assert scores(match) == [("best", 1, 1), ("pair", 0, 3), ("thirty-one", 0, 1)]
    assert (points(match), match.deal, match.dealer, match.turn) == ([10, 9], 2, 1, "chance")


def test_hands_that_the_book_ranks_from_the_best_to_the_worst_do_beat_each_other() -> None:
    (listed,) = re.findall(r"> From the best to the worst: (.*?)\.\n\n", BOOK.text, re.DOTALL)
    hands = re.findall(r"`([^`]+)`", listed)
    assert len(hands) == 7
    for better, worse in pairwise(hands):
        assert beats(better, worse), f"{better} against {worse}"


def test_the_example_of_drawing_is_played_as_it_is_told() -> None:
    match = play(drawing("KS 9H 4C", "8D 8C 5S"), "draw 3H", "draw 6C", "stand", "stand")
    assert scores(match)[-1] == ("thirty-one", 1, 1)
