"""The rule book of Stop the Bus as players read it."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise

from boneace.match.replaying import replay
from boneace.record import from_dict
from tests.clauses import BookChecks

from .rulebook import BOOK
from .table import weaker


class TestRulebook(BookChecks):
    book = BOOK


def test_every_preset_has_a_section() -> None:
    for preset in BOOK.declaration.presets:
        assert f"\n### {preset.title}\n" in BOOK.text


def test_hands_that_the_book_ranks_from_the_best_to_the_worst_do_beat_each_other() -> None:
    (listed,) = re.findall(r"> From the best to the worst: (.*?)\.\n\n", BOOK.text, re.DOTALL)
    hands = re.findall(r"`([^`]+)`", listed)
    assert len(hands) == 13
    for better, worse in pairwise(hands):
        assert weaker(better, worse) == [1], f"{better} against {worse}"


def test_the_example_is_played_as_it_is_told() -> None:
    (written,) = re.findall(r"```toml\n(.*?)```", BOOK.text, re.DOTALL)
    record = tomllib.loads(written)
    last = record["deals"][0]["moves"].pop()
    match = replay(from_dict(record))
    told = ["KS 9H 9D", "8D 7D 6C", "AH AS QC"]
    for seat, hand in enumerate(told):
        assert set(match.view(seat).hand) == set(hand.split())
    assert match.turn == 0 and match.why_not("stop")
    match.push(last)
    assert match.standing() == {"lives": [2, 3, 3]}
    assert (match.deal, match.dealer) == (2, 0)
