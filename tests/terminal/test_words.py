"""The winner, standings and cards in words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import boneace
from boneace.games.lives.sent import ExchangeSeat
from boneace.games.vying.sent import VyingSeat
from boneace.languages import say, speaking
from boneace.terminal.faces import _DOTS, SYMBOLS, index_lines, large, marks, small
from boneace.terminal.words import (
    cut,
    in_force,
    in_order,
    minus,
    signed,
    spelled,
    standing_of,
    won,
)


@pytest.mark.parametrize(
    ("code", "told_to_you"),
    [
        ("en", "You and Ann share the match"),
        ("es", "Tú y Ann compartís la partida"),
        ("eu", "Partidaren irabazleak: Zu eta Ann"),
    ],
)
def test_you_come_first_among_those_who_have_won(code: str, told_to_you: str) -> None:
    with speaking(code):
        names = ["Ann", "Ben", say("names-you")]
        assert won([0, 2], 2, names) == told_to_you
        assert won([1], 2, names) != told_to_you


def test_a_preset_that_is_called_like_its_game_is_not_named_twice() -> None:
    assert in_force(boneace.new("mus"))[0].startswith("Mus. Eight kings")
    assert in_force(boneace.new("thirty-one"))[0].startswith("Thirty-one, Pennies. ")


def test_cards() -> None:
    assert in_order(["7H", "??", "KS", "AS", "TC", "2D"]) == ["AS", "KS", "7H", "TC", "2D", "??"]
    assert spelled("Ben takes TD and discards AS.") == (
        "Ben takes ten of diamonds and discards ace of spades."
    )


def test_standing() -> None:
    seat = {"seat": 0, "is_in": True, "dealer": False, "hand": [], "total": None, "best": []}
    nothing = ExchangeSeat(**seat, lives=None, points=None, chips=None)
    assert standing_of(replace(nothing, lives=1)) == "1 life"
    assert standing_of(replace(nothing, lives=0)) == "on the county"
    assert standing_of(nothing) == "out"
    assert standing_of(replace(nothing, points=7)) == "7 points"
    assert standing_of(replace(nothing, chips=-1)) == "-1 token"
    told = {"up": [], "worth": None, "said": None, "did": "", "state": "", "changed": 0}
    vying = VyingSeat(**seat, **told, staked=None, thrown=None, points=None, chips=-1, games=None)
    assert standing_of(vying) == "-1 chip"
    assert standing_of(replace(vying, points=7, games=1)) == "7 points and 1 game"


@pytest.mark.parametrize("rank", list(_DOTS))
def test_large_cards_tell_rank_and_suit_without_colour(rank: str) -> None:
    for suit, symbol in SYMBOLS.items():
        lines = large(rank + suit).plain.split("\n")
        assert [len(line) for line in lines] == [7, 7, 7]
        assert lines[0].endswith(symbol) and lines[2].endswith(suit)
        assert small(rank + suit).plain.endswith(symbol)
    alike = [other for other in _DOTS if index_lines(other) == index_lines(rank)]
    assert alike == [rank]


def test_marks() -> None:
    assert marks(2, 3) == "●●○"
    assert marks(9, 10) == "● ×"


def test_numbers_and_names_in_little_room() -> None:
    assert (signed(3), signed(0), signed(-2)) == ("+3", "0", "−2")
    assert minus("-2 chips") == "−2 chips"
    assert cut("Maximilian", 8) == "Maximil…" and cut("Ann", 8) == "Ann"
