"""Sentences in the second person, standings and cards in words."""

from __future__ import annotations

import pytest

from boneace.languages import say, speaking
from boneace.terminal.faces import _DOTS, SYMBOLS, index_lines, large, marks, small
from boneace.terminal.mus.words import told as mus_told
from boneace.terminal.words import (
    cut,
    in_order,
    minus,
    second_person,
    signed,
    spelled,
    standing_of,
    told,
    won,
)

NAMES = ["Ann", "Ben"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Ann knocks.", "You knock."),
        ("Ann loses 2 lives and has 1 left.", "You lose 2 lives and have 1 left."),
        ("Ann loses 1 life and is on the county.", "You lose 1 life and are on the county."),
        ("Ann, on the county, loses again.", "You, on the county, lose again."),
        ("Ann bets 5 that Ben wins the match.", "You bet 5 that Ben wins the match."),
        (
            "Ann’s wager of 5 lapses: nobody covered it.",
            "Your wager of 5 lapses: nobody covered it.",
        ),
        ("Ann’s wager: 2 that Ann wins.", "Your wager: 2 that you win."),
        ("Ben bets 5 that Ann outlasts Cleo.", "Ben bets 5 that you outlast Cleo."),
        ("Anna knocks.", "Anna knocks."),
        ("Ann passes.", "You pass."),
        ("Ann raises by 2 to 5.", "You raise by 2 to 5."),
        ("Ann lays open KS KH: pair of kings.", "You lay open KS KH: pair of kings."),
        ("Ann is satisfied.", "You are satisfied."),
        ("Ann and Ben claim.", "You and Ben claim."),
        ("Ben discards 7H.", "Ben discards 7H."),
        ("Ann, who deals, turns up QH 3D: 13.", "You, who deal, turn up QH 3D: 13."),
        (
            "Ann, who deals, has a natural, AS KH, and collects double.",
            "You, who deal, have a natural, AS KH, and collect double.",
        ),
        (
            "Ann is over-drawn with 9H, pays 5 chips and throws up the cards.",
            "You are over-drawn with 9H, pay 5 chips and throw up the cards.",
        ),
        (
            "Ann declares 9S TS and neither pays nor receives: natural meets natural.",
            "You declare 9S TS and neither pay nor receive: natural meets natural.",
        ),
        (
            "Ann keeps the first hand and lays the other face up.",
            "You keep the first hand and lay the other face up.",
        ),
        ("Ann stops the bus.", "You stop the bus."),
        ("Ann lets the deal be settled.", "You let the deal be settled."),
    ],
)
def test_second_person(line: str, expected: str) -> None:
    assert second_person(line, "Ann") == expected


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        ({"kind": "drew", "seat": 0, "card": "7H", "line": "Ann draws 7H from the stock."},
         "You draw 7H from the stock."),
        ({"kind": "showdown", "line": "The deal is over: Ann 3, Ben 4."},
         "The deal is over: you 3, Ben 4."),
        ({"kind": "announced", "seats": [0], "line": "Ann says: pair of nines."},
         "You say: pair of nines."),
        ({"kind": "announced", "seats": [0, 1], "line": "Ann and Ben announce a prial."},
         "You and Ben announce a prial."),
        ({"kind": "cut", "line": "The cut for deal: Ann 4C, Ben KS. Ann deals first."},
         "The cut for deal: Ann 4C, Ben KS. You deal first."),
        ({"kind": "exchanged", "seat": 0, "received": ["9H"], "line": "Ann exchanges 4C for 9H."},
         "You exchange 4C for 9H."),
        ({"kind": "exchanged", "seat": 0, "received": ["9H"],
          "line": "Ann puts 4C into the widow for card 2."},
         "You put 4C into the widow for card 2 and get 9H."),
        ({"kind": "laid", "seat": 0, "line": "The hand of Ann lies face up: 9H, TH and JH."},
         "Your hand lies face up: 9H, TH and JH."),
        ({"kind": "dealer", "seat": 0, "line": "A natural puts Ben out: the deal passes to Ann."},
         "A natural puts Ben out: the deal passes to you."),
        ({"kind": "collected", "seat": 1,
          "line": "Ben collects 3 chips from each of Ann and Cleo for the natural."},
         "Ben collects 3 chips from each of you and Cleo for the natural."),
        ({"kind": "drew", "seat": 1, "card": "??", "line": "Ben draws from the stock."},
         "Ben draws from the stock."),
        ({"kind": "deal", "deal": 2, "dealer": 0, "line": "Deal 2: Ann deals."},
         "Deal 2: you deal."),
        ({"kind": "won", "seats": [0], "line": "Ann wins the match."}, "You win the match."),
        ({"kind": "blitz", "seats": [0, 1], "line": "Ann shows AS KS QS and Ben shows AH: 31!"},
         "You show AS KS QS and Ben shows AH: 31!"),
        ({"kind": "dealt", "seat": 0, "card": "7H", "line": ""}, ""),
    ],
)  # fmt: skip
def test_effects_are_told_to_you(effect: dict[str, object], expected: str) -> None:
    assert told(effect, 0, NAMES) == expected


def test_a_spectator_is_told_the_plain_sentence() -> None:
    effect = {"kind": "won", "seats": [0], "line": "Ann wins the match."}
    assert told(effect, None, NAMES) == "Ann wins the match."


@pytest.mark.parametrize(
    ("code", "told_to_you"),
    [
        ("en", "You and Ann share the match."),
        ("es", "Tú y Ann compartís la partida."),
        ("eu", "Partidaren irabazleak: Zu eta Ann."),
    ],
)
def test_you_come_first_among_those_who_have_won(code: str, told_to_you: str) -> None:
    with speaking(code):
        names = ["Ann", "Ben", say("terminal-you")]
        effect = {"kind": "won", "seats": [0, 2], "line": "Ann and You share the match."}
        assert told(effect, 2, names) == told_to_you
        assert told(effect, 1, names) == effect["line"]
        assert won([1], 2, names) != told_to_you


def test_partners_who_have_won_are_told_so() -> None:
    effect = {"kind": "won", "seats": [0, 2], "line": "Ann and Cleo win the match."}
    assert mus_told(effect, 2, ["Ann", "Ben", "Cleo"]) == "You and Ann win the match."


def test_cards() -> None:
    assert in_order(["7H", "??", "KS", "AS", "TC", "2D"]) == ["AS", "KS", "7H", "TC", "2D", "??"]
    assert spelled("Ben takes TD and discards AS.") == (
        "Ben takes ten of diamonds and discards ace of spades."
    )


def test_standing() -> None:
    nothing = {"lives": None, "points": None, "chips": None}
    assert standing_of({**nothing, "lives": 1}) == "1 life"
    assert standing_of({**nothing, "lives": 0}) == "on the county"
    assert standing_of(nothing) == "out"
    assert standing_of({**nothing, "points": 7}) == "7 points"
    assert standing_of({**nothing, "chips": -1}) == "-1 token"
    assert standing_of({"chips": -1}) == "-1 chip"
    assert standing_of({**nothing, "points": 7, "games": 1}) == "7 points and 1 game"


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
