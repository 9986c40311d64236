"""The rule book of Switch as players read it."""

from __future__ import annotations

import re
import tomllib

from boneace.match.replaying import replay
from boneace.record import from_dict
from tests.clauses import BookChecks

from .rulebook import BOOK


class TestRulebook(BookChecks):
    book = BOOK


def test_every_preset_has_a_section() -> None:
    for preset in BOOK.declaration.presets:
        assert f"\n### {preset.title}\n" in BOOK.text


def test_t31_57_the_four_actions_are_marked_as_reconstructed() -> None:
    assert "*(reconstructed)*" in BOOK.clauses["T31-57"]
    assert BOOK.clauses["B-T31-01"].startswith("*(reconstructed)*")
    actions = re.findall(r" ([1-9])\. ", BOOK.clauses["B-T31-01"])
    assert actions == ["1", "2", "3", "4"]


def test_b_t31_02_what_is_not_built_is_said() -> None:
    assert "**not built**" in BOOK.text
    (option,) = [option for option in BOOK.declaration.options if option.name == "restart"]
    assert set(option.values) == {"anybody", "winner", "nobody"}


def test_the_example_is_played_as_it_is_told() -> None:
    (written,) = re.findall(r"```toml\n(.*?)```", BOOK.text, re.DOTALL)
    record = tomllib.loads(written)
    moves = record["deals"][0]["moves"]
    record["deals"][0]["moves"] = moves[:-2]
    match = replay(from_dict(record))
    hands = ["KH TH 9H", "AD 3D 2D", "AS KS 8S"]
    for seat, hand in enumerate(hands):
        assert set(match.view(seat).hand) == set(hand.split())
        assert set(match.present().seats[seat].hand) == set(hand.split())
    assert match.turn == 0
    match.push("decline")
    assert match.turn == 2  # Ben, with 16, is not asked
    match.push("restart")
    assert match.standing() == {"lives": [3, 3, 3]}
    assert (match.deal, match.dealer, match.turn) == (2, 2, "chance")
    assert set(match.present().up) == {"AS", "KS", "8S"}


def test_the_example_of_one_card_is_played_as_it_is_told() -> None:
    (written,) = re.findall(r"```toml\n(.*?)```", BOOK.text, re.DOTALL)
    record = tomllib.loads(written)
    record["deals"][0]["moves"] = ["keep first", "swap 4C for TH"]
    match = replay(from_dict(record))
    assert set(match.view(0).hand) == {"KH", "9H", "TH"}
    assert set(match.present().up) == {"4C", "8S", "6C"}
