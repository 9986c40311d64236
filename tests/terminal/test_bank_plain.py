"""Plain mode in Vingt-Un: output, input and the end."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from boneace.cards import FRENCH_52
from boneace.terminal.sitting import Sitting

from .sittings import arranged, at_random, check_written, looked_through, played, sitting, told

GAME = "vingt-un"
FEW: dict[str, object] = {"deals": 4}


def dealt(*cards: str, seats: int = 3, moves: Sequence[str] = (), dealer: int = 1) -> Sitting:
    """A match of three in which Ann, in seat 1, deals; the pack begins with these cards.

    Cards are dealt to Ben, you and Ann, twice; the others make `moves`, otherwise stake 1.
    """
    first = [FRENCH_52.number(card) for card in cards]
    rest = [card for card in range(52) if card not in first]
    usual = ("stake 1", "no double", "keep", "stand")
    return arranged(
        GAME, seats, *moves, *usual, dealer=dealer, shuffles=lambda _: [*first, *rest]
    )  # fmt: skip


#: Ben, you, Ann; again; then the cards drawn.
PAIR = ("9S", "8H", "TD", "7S", "8D", "9C", "3C", "KH", "2S")
PLAIN = ("9S", "AS", "TD", "7S", "6S", "9C", "9H", "KD")


@pytest.mark.parametrize(
    ("preset", "seats", "options"),
    [
        (None, 2, {}), (None, 4, {}), ("pool", 3, {}), ("limited-deal", 3, {}), (None, 12, {}),
        (None, 3, {"divided_natural": "natural", "dealer_divides": "best"}),
        (None, 3, {"several_naturals": "first", "after_natural": "drop", "max_stake": 20}),
    ],
)  # fmt: skip
def test_every_way_of_playing_comes_to_an_end(
    preset: str | None, seats: int, options: dict[str, object]
) -> None:
    found = sitting(preset, seats, 5, {**options, **FEW}, game=GAME, dealer=1)
    said = played(found, at_random(found, 1))
    text = check_written(said, 200)
    assert not re.search(r"\bYou \w+s [a-z0-9]", text), text
    assert not re.search(r"(?<![.:] )(?<!^)\bYou\b(?! -?\d)", "\n".join(news(said)), re.M), text


def news(said: list[str]) -> list[str]:
    """The sentences about the events."""
    told_of = ("deal passes", "collects", "puts", "You ", "receive")
    return [line for line in said if any(sign in line for sign in told_of) and "Seat" not in line]


def test_one_may_watch() -> None:
    said = told(sitting(None, 3, 3, FEW, watch=True, game=GAME))
    assert "Your turn." not in said
    assert not any(line.startswith("You ") for line in said)


def test_no_hidden_card_is_ever_named() -> None:
    assert looked_through(sitting(None, 4, 11, {"deals": 10}, game=GAME), 3) > 9


def test_your_turn_to_stake() -> None:
    said = told(dealt(*PLAIN))
    at = said.index("Your turn.")
    assert said[at + 1 : at + 7] == [
        "Ann deals.",
        "The pack has 49 cards left.",
        "Your hand: AS.",
        "It counts 1 or 11.",
        "Stake 1 to 10: type the number.",
        "Your move?",
    ]


@pytest.mark.parametrize("typed", ["4", "stake 4", "s 4", "STAKE 4", "1 4", "0: stake 4"])
def test_a_stake_can_be_typed_in_several_ways(typed: str) -> None:
    assert "You stake 4." in told(dealt(*PLAIN), typed)


def test_your_turn_to_draw() -> None:
    said = told(dealt(*PLAIN, moves=("double",)), "4", "d", "s")
    at = said.index("Ann deals, and the stakes are doubled.")
    assert said[at + 1 : at + 5] == [
        "Your hand: AS, 6S.", "It counts 7 or 17, 8 chips on it.", "1: draw", "2: stand",
    ]  # fmt: skip
    assert "You draw 9H." in said
    assert "It counts 16, 8 chips on it." in said
    assert "You stand." in said
    assert "You declare AS 6S 9H and pay 8 chips: 16 is below 19." in said


def test_over_drawn() -> None:
    said = told(dealt("9S", "TS", "TD", "7S", "6S", "9C", "9H"), "5", "d")
    line = next(line for line in said if line.startswith("You are over-drawn"))
    assert line == "You are over-drawn with 9H, pay 5 chips and throw up the cards."
    assert any(line.startswith("Standing: You -5 chips, Ann ") for line in said)


def test_a_natural_is_paid_and_puts_the_dealer_out() -> None:
    cards = ("9S", "AS", "TD", "7S", "KS", "9C")
    said = told(dealt(*cards), "4")
    assert "You declare a natural, AS KS, and are paid 8 chips." in said
    assert "Ann deals on: this was the first hand." in said


def test_the_deal_passes_to_you() -> None:
    found = arranged(
        GAME, 2, "stake 1", "no double", "stand", dealer=1, options={"dealer_hands": 1}
    )
    said = told(found, "1", "s")
    assert any(line.endswith("the deal passes to you.") for line in said)
    assert "Deal 2: you deal." in said


# --- dividing -------------------------------------------------------------------------------------


def test_a_pair_is_divided() -> None:
    said = told(dealt(*PAIR), "2", "divide 5", "hand", "table", "d", "s", "s")
    assert "1: divide 1 to 10" in said and "2: keep" in said
    assert "You divide 8H and 8D, with 5 chips on the new hand." in said
    first = next(line for line in said if line.startswith("Your first hand: "))
    assert "8" in first and "3C" in first
    at = said.index("It counts 11, 2 chips on it, being played now.")
    assert said[at + 1].startswith("Your second hand: ")
    assert said[at + 2] == "It counts 18, 5 chips on it."
    seat = next(line for line in said if line.startswith("Seat 0, You: 0 chips; first hand "))
    assert "; second hand " in seat and "5 chips on it" in seat
    assert "You draw 2S to the first hand." in said
    assert "You stand with the first hand." in said
    assert "You stand with the second hand." in said
    assert sum(line.startswith("You declare ") for line in said) == 2


@pytest.mark.parametrize("typed", ["v 5", "1 5", "divide 5"])
def test_dividing_can_be_typed_in_several_ways(typed: str) -> None:
    said = told(dealt(*PAIR), "2", typed)
    assert "You divide 8H and 8D, with 5 chips on the new hand." in said


def test_a_pair_is_kept() -> None:
    assert "You keep the pair together." in told(dealt(*PAIR), "2", "k")


# --- dealing --------------------------------------------------------------------------------------


def test_the_dealer_is_told_of_all_hands() -> None:
    cards = ("9S", "TD", "8H", "7S", "9C", "8D")
    said = told(dealt(*cards, dealer=0, moves=("stake 7",)), "b")
    at = said.index("You deal, and the stakes are doubled.")
    assert said[at + 1 : at + 3] == [
        f"{name}: 2 cards face down, 14 chips on it, stands." for name in ("Ann", "Ben")
    ]


def test_letters_mean_what_is_open() -> None:
    """`k` does not double where that is asked, and keeps a pair later."""
    cards = ("9S", "TD", "8H", "7S", "9C", "5D", "2C")
    found = dealt(*cards, dealer=0)
    said = told(found, "k", "d", "s")
    assert "You do not double." in said
    assert "You draw 2C." in said and "You stand." in said


# --- refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "typed", "answer"),
    [
        ((), "11", "A stake is from 1 to 10 chips (VUX-04)."),
        ((), "21", "Nobody may stake more than 20 chips on a card (VUX-04)."),
        ((), "0", "“stake 0” is not a move: the least is “stake 1”."),
        ((), "draw", "First all players stake on their first card (VU-10)."),
        ((), "double", "Only the dealer may double, after all have staked (VU-12)."),
        ((), "flibber", "“flibber” is not a move of Vingt-Un: the moves are stake 3, double,"),
        (("2", "s"), "d", "It is not your turn"),
        (
            ("2",),
            "divide 3",
            "Only a pair in the first two cards may be divided",
        ),
        (
            ("2", "d"),
            "v 3",
            "Only a pair in the first two cards may be divided",
        ),
        (
            ("2",),
            "v",
            "Only a pair in the first two cards may be divided (VU-47).",
        ),
        (("2",), "stake 4", "The stakes are made (VU-10)."),
        (("2",), "double", "The dealer may double only before the second card is dealt (VU-12)."),
    ],
)
def test_a_bad_move_is_answered_and_asked_again(
    before: tuple[str, ...], typed: str, answer: str
) -> None:
    cards = ("9S", "5S", "TD", "7S", "4H", "9C", "5H", "2D", "2H")  # a pair made later is none
    said = told(dealt(*cards), *before, typed)
    if before == ("2", "s"):  # the deal is over, and the next stake comes
        answer = "First all players stake on their first card (VU-10)."
    last = len(said) - said[::-1].index("Your move?") - 1
    assert any(line.startswith(answer) for line in said[last - 2 : last]), said[last - 4 :]
    assert said[-1] == "Input ended before the match was over."


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("divide 11", "A stake is from 1 to 10 chips (VUX-04)."),
        ("divide 0", "“divide 0” is not a move: the least is “divide 1”."),
        ("divide", "How much? Choose from divide 1 to 10: type, for example, divide 10."),
        ("1", "How much? Choose from divide 1 to 10: type, for example, divide 10."),
        ("draw", "First divide the pair or keep it (VU-40)."),
        ("why stand", "First divide the pair or keep it (VU-40)."),
    ],
)
def test_bad_answers_to_a_pair(typed: str, answer: str) -> None:
    said = told(dealt(*PAIR), "2", typed)
    assert answer in said and said[-2] == "Your move?"


def test_why() -> None:
    said = told(dealt(*PLAIN), "why draw", "why stake", "why", "2", "why divide", "why v", "why d")
    assert "First all players stake on their first card (VU-10)." in said
    assert "Nothing stops you: stake 1 to 10 is legal." in said
    assert "Name a move: why divide." in said
    answer = "Only a pair in the first two cards may be divided (VU-47)."
    assert said.count(answer) == 2
    assert "Nothing stops you: draw is legal." in said


def test_why_a_pair_cannot_be_divided_at_the_highest_limit() -> None:
    found = arranged(GAME, 2, "stake 1", "no double", dealer=1, options={"max_stake": 20})
    said = told(found, "20", "why divide")
    assert any("(VU-47)" in line or "divide 1 to 20" in line for line in said)


# --- the pack, the pool, help ---------------------------------------------------------------------


def test_the_pack_runs_down_and_is_made_again() -> None:
    found = sitting(None, 4, 3, {"deals": 9}, game=GAME)
    said = played(found, at_random(found, 4))
    assert any(re.fullmatch(r"The pack has \d+ cards? left; \d+ cards? (is|are) used\.", line)
               for line in said)  # fmt: skip
    assert any(line.startswith("The pack is used up: the used cards are shuffled") for line in said)


def test_the_pone_is_named() -> None:
    said = told(dealt("9S", "TS", "TD", "7S", "6S", "9C", "9H"), "5", "d", "table")
    line = next(line for line in said if line.startswith("The pack has ") and " lie" in line)
    assert line.endswith("and lie with you, the pone.")


def test_the_pool_is_told() -> None:
    found = sitting("pool", 3, 3, game=GAME, dealer=1)
    said = told(found, "table", "1", *["s"] * 3)
    assert "The pool holds 3 chips." in said
    assert any(re.search(r"^Standing: .*; the pool holds \d+\.$", line) for line in said)


def test_hand_table_log_rules_and_help() -> None:
    found = dealt(*PLAIN)
    clause = found.match.declaration.options[0].clauses[0]
    said = told(found, "?", "hand", "table", "log", "rules", f"rules {clause}", "moves")
    assert sum(line == "Your hand: AS." for line in said) == 2
    assert any(line.startswith("Short forms: s stake or stand") for line in said)
    assert "Seat 1, Ann: 0 chips, deals; 1 card face down." in said
    assert "Seat 2, Ben: 0 chips; 1 card face down, 1 chip on it." in said
    assert any(line.startswith(clause) for line in said)
    assert said.count("Deal 1: Ann deals.") == 2
    assert "Not allowed: stake 11. A stake is from 1 to 10 chips (VUX-04)." in said
