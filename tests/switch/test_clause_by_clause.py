"""Switch by the numbers of its clauses, from the list of requirements."""

from __future__ import annotations

import pytest

import boneace
from boneace.cards import FRENCH_52
from boneace.errors import InvalidMove
from boneace.match.match import Match
from tests.swaps import NAMES, cards, clause, push, texts

from .table import KINGS, deal, settled, usual


def by_hand(seats: int, **how: object) -> Match:
    return boneace.new("switch", players=NAMES[:seats], by_hand=True, dealer=seats - 1, **how)


# --- aim and deal ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("KH TH 9H", "AS KS 7S"),  # 29 against 28
        ("AC 7D 2S", "TC 9D 8S"),  # three suits: the highest card
        ("KC QC 2D", "AH 8H 9S"),  # 20 against 19, one suit only
        ("9C 9D 7C", "JC 5D 5H"),  # 16 against 10
    ],
)
def test_t31_52_and_t31_58_who_is_nearer_to_31_in_one_suit_is_better(
    better: str, worse: str
) -> None:
    how = {"second": "2H 3C 4D", "down": "3D 4H 6D", "options": {"restart": "nobody"}}
    match = push(deal(better, worse, **how), "keep first", "knock", "stand")
    assert match.standing() == {"lives": [3, 2]}
    match = push(deal(worse, better, **how), "keep first", "knock", "stand")
    assert match.standing() == {"lives": [1, 3]}


def test_t31_53_nothing_is_drawn_and_nothing_discarded() -> None:
    match = push(usual(), "keep first")
    stock = match.cards_to_come
    hands = set()
    for move in ("swap 4C for 8S", "swap up", "swap down", "swap up", "swap down", "swap up"):
        push(match, move)
        assert match.cards_to_come == stock and match.turn != "chance"
        hands |= {card for seat in range(3) for card in match.view(seat).hand}
    assert hands <= set(cards("4C 5D 6H 7C 8D 9H TC JD QH 2S 3S 8S 2H 3H 8H"))
    for move in ("draw", "take", "discard 4C"):
        with pytest.raises(InvalidMove):
            match.push(move)


@pytest.mark.parametrize("seats", range(2, 8))
def test_t31_54_the_dealer_has_two_hands_and_one_lies_face_down(seats: int) -> None:
    match = by_hand(seats)
    pack = [FRENCH_52.text(card) for card in (27 * place % 52 for place in range(52))]
    for card in pack[: 3 * seats + 6]:
        assert match.turn == "chance"
        match.push(card)
    assert match.turn == seats - 1
    each = seats + 2
    for seat in range(seats):
        assert set(match.view(seat).hand) == {pack[each * turn + seat] for turn in range(3)}
    second = {pack[each * turn + seats] for turn in range(3)}
    assert set(match.present(seats - 1).second) == second
    for seat in (None, *range(seats)):
        assert match.present(seat).down == ["??"] * 3
        if seat != seats - 1:
            assert match.present(seat).second == ["??"] * 3


@pytest.mark.parametrize(
    ("keep", "kept", "laid"),
    [("keep first", "TC JD QH", "2S 3S 8S"), ("keep second", "2S 3S 8S", "TC JD QH")],
)
def test_t31_55_he_keeps_either_hand_and_the_other_lies_face_up(
    keep: str, kept: str, laid: str
) -> None:
    match = usual()
    assert clause(match, "swap up") == clause(match, "knock") == "T31-55"
    match.push(keep)
    assert set(match.view(2).hand) == set(kept.split())
    for seat in (None, 0, 1, 2):
        assert set(match.present(seat).up) == set(laid.split())
    assert clause(match, keep) == "T31-55"


@pytest.mark.parametrize("dealer", range(3))
def test_t31_56_the_player_next_to_the_dealer_begins(dealer: int) -> None:
    match = boneace.new("switch", players=NAMES[:3], by_hand=True, dealer=dealer)
    for card in cards("4C 7C TC 2S 2H 5D 8D JD 3S 3H 6H 9H QH 8S 8H"):
        match.push(card)
    assert match.turn == dealer
    match.push("keep first")
    order = []
    for _ in range(4):
        order.append(match.turn)
        match.push("swap up")
    assert order == [(dealer + 1 + step) % 3 for step in range(4)]


# --- a turn ---------------------------------------------------------------------------------------


def test_t31_57_b_t31_01_one_card_for_one_of_the_face_up_hand() -> None:
    match = push(usual(), "keep first")
    one = {move for move in texts(match) if " for " in move}
    assert one == {
        f"swap {mine} for {up}" for mine in cards("4C 5D 6H") for up in ("2S", "3S", "8S")
    }
    match.push("swap 5D for 3S")
    assert set(match.view(0).hand) == {"4C", "3S", "6H"}
    assert set(match.present().up) == {"2S", "5D", "8S"}
    assert match.turn == 1


def test_t31_57_b_t31_01_all_three_for_the_face_up_hand() -> None:
    match = push(usual(), "keep first", "swap up")
    assert set(match.view(0).hand) == {"2S", "3S", "8S"}
    assert set(match.present().up) == {"4C", "5D", "6H"}


def test_t31_57_b_t31_01_all_three_unseen_for_the_face_down_hand() -> None:
    match = push(usual(), "keep first", "swap down")
    assert set(match.view(0).hand) == {"2H", "3H", "8H"}
    assert set(match.present(0).down) == {"4C", "5D", "6H"}
    assert set(match.present().up) == {"2S", "3S", "8S"}
    for other in (None, 1, 2):
        assert match.present(other).down == ["??"] * 3
        assert match.present(other).seats[0].hand == ["??"] * 3


def test_t31_57_b_t31_01_a_knock_leaves_the_others_one_turn() -> None:
    match = push(usual(), "keep first", "knock")
    for seat in (1, 2):
        assert match.turn == seat and match.deal == 1
        assert {"stand", "swap up", "swap down"} <= set(texts(match))
        assert clause(match, "knock") == "T31-58"
        match.push("stand")
    assert match.deal == 2


def test_b_t31_01_there_is_no_pass_and_no_standing_before_a_knock() -> None:
    match = push(usual(), "keep first")
    assert clause(match, "pass") == "B-T31-01"
    assert clause(match, "stand") == "T31-58"


@pytest.mark.parametrize("move", ["swap 4C 5D for 2S 3S", "swap 4C for 2H", "swap 7C for 2S"])
def test_t31_57_nothing_else_is_exchanged(move: str) -> None:
    match = push(usual(), "keep first")
    assert clause(match, move) == "T31-57"
    assert match.why_not(move)


@pytest.mark.parametrize(
    ("fourth", "unseen", "passing"),
    [("unseen", True, False), ("pass", False, True), ("both", True, True)],
)
def test_b_t31_01_other_readings_of_the_fourth_action(
    fourth: str, unseen: bool, passing: bool
) -> None:
    match = push(usual(options={"fourth_action": fourth}), "keep first")
    assert ("swap down" in texts(match), "pass" in texts(match)) == (unseen, passing)
    for move, allowed in (("swap down", unseen), ("pass", passing)):
        assert (match.why_not(move) is None) == allowed
    if passing:
        hand = set(match.view(0).hand)
        push(match, "pass", "knock")
        assert set(match.view(0).hand) == hand and match.turn == 2
        assert "pass" not in texts(match) and ("swap down" in texts(match)) == unseen


def test_b_t31_01_the_hand_given_up_may_become_the_face_up_hand() -> None:
    match = push(usual(options={"given_up": "face_up"}), "keep first", "swap down")
    assert set(match.view(0).hand) == {"2H", "3H", "8H"}
    for seat in (None, 0, 1, 2):
        assert set(match.present(seat).up) == {"4C", "5D", "6H"}
        assert set(match.present(seat).down) == {"2S", "3S", "8S"}


# --- as in Thirty-one -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "lives"),
    [
        (("KH TH 9D", "9S 8S 7D", "7C 6C 4D"), [3, 3, 2]),  # 20, 17, 13: the knocker is highest
        (("KH 5H 9D", "TS 8S 7D", "QC 3C 4D"), [1, 3, 2]),  # 15, 18, 13: neither
        (("KH 2H 9D", "TS 8S 7D", "QC 4C 4D"), [1, 3, 3]),  # 12, 18, 14: lowest
        (("KH 9H 9D", "TS 9S 7D", "QC 4C 4D"), [3, 3, 2]),  # 19, 19, 14: tied for highest
        (("KH 9H 9D", "TS 4S 7D", "QC 4C 4D"), [3, 2, 2]),  # two tie for lowest
        (("KH 4H 9D", "TS 4S 7D", "QC 9C 4D"), [1, 2, 3]),  # the knocker ties for lowest
    ],
)
def test_t31_58_lives_are_lost_as_in_thirty_one(hands: tuple[str, ...], lives: list[int]) -> None:
    match = deal(*hands, second="2S 3D 8D", down="2D 3H 5D")
    assert settled(push(match, "keep first", "knock", "stand", "stand")) == lives


def test_t31_58_a_blitz_ends_the_deal_at_once() -> None:
    for move, second, down in (
        ("swap 2D for QC", "QC 2S 3S", "2H 3H 8H"),
        ("swap up", "AS KS TS", "2H 3H 8H"),
        ("swap down", "2H 3H 8H", "AS KS TS"),
    ):
        match = push(
            deal("AC KC 2D", "7C 8D 9H", "6S 6D 4H", second=second, down=down), "keep first"
        )
        match.push(move)
        assert (match.deal, match.turn) == (2, "chance")
        assert match.standing() == {"lives": [3, 2, 2]}


def test_t31_58_a_dealt_blitz_is_shown_when_the_dealer_has_chosen() -> None:
    match = deal("AC KC QC", "7C 8D 9H", "6S 6D 4H", **KINGS)
    assert match.turn == 2
    match.push("keep second")
    assert match.deal == 2 and match.standing() == {"lives": [3, 2, 2]}
    # the dealer's own, kept; and two at once
    match = push(
        deal("AC KC QC", "7C 8D 9H", "6S 6D 4H", second="AS KS QS", down="2H 3H 8H"), "keep second"
    )
    assert match.standing() == {"lives": [3, 2, 3]}
    # lying face up it belongs to nobody until somebody takes it
    match = push(
        deal("5C KC QC", "7C 8D 9H", "6S 6D 4H", second="AS KS QS", down="2H 3H 8H"), "keep first"
    )
    assert match.deal == 1
    match.push("swap up")
    assert match.standing() == {"lives": [3, 2, 2]}


def test_t31_58_a_dealt_blitz_may_wait_for_its_turn() -> None:
    hands = ("5C KC 9C", "AD QD JD", "6S 6D 4H")
    match = push(deal(*hands, **KINGS, options={"dealt_blitz": "on_turn"}), "keep first")
    assert match.turn == 0
    match.push("swap 5C for 2S")
    assert match.deal == 2 and match.standing() == {"lives": [2, 3, 2]}


def test_t31_58_a_31_after_a_knock_counts_at_the_showdown() -> None:
    hands = ("5C KC 9C", "AD QD 2H", "6S 6D 4H")  # 24, 21 and 31 to come, 6
    hidden = {"second": "JD 3S 8S", "down": "2C 3H 8H"}
    match = push(deal(*hands, **hidden), "keep first", "knock", "swap 2H for JD")
    assert match.deal == 1 and match.turn == 2
    assert settled(push(match, "stand")) == [1, 3, 2]
    match = push(
        deal(*hands, **hidden, options={"blitz_after_knock": True}),
        "keep first", "knock", "swap 2H for JD",
    )  # fmt: skip
    assert match.deal == 2 and match.standing() == {"lives": [1, 3, 2]}


def test_t31_58_nobody_may_knock_before_all_have_had_a_turn_where_that_is_agreed() -> None:
    match = push(usual(options={"knock_from": "second_turn"}), "keep first")
    for _ in range(3):
        assert clause(match, "knock") == "T31-58"
        match.push("swap 4C for 8S" if match.turn == 0 else "swap down")
    match.push("knock")


@pytest.mark.parametrize(
    ("options", "lives"),
    [
        ({}, [1, 3, 2]),
        ({"knocker_must": "beat_one"}, [3, 3, 2]),
        ({"knocker_double": False}, [2, 3, 2]),
        ({"lives": 5}, [3, 5, 4]),
    ],
)
def test_t31_58_what_a_knocker_who_is_neither_pays_is_as_agreed(
    options: dict[str, object], lives: list[int]
) -> None:
    match = deal(
        "KH 5H 9D", "TS 8S 7D", "QC 3C 4D", second="2S 3D 8D", down="2D 3H 5D", options=options
    )
    assert settled(push(match, "keep first", "knock", "stand", "stand")) == lives


@pytest.mark.parametrize("tied", ["alone", "with_others", "with_others_unless_all", "safe"])
def test_t31_58_what_a_knocker_who_ties_for_lowest_pays_is_as_agreed(tied: str) -> None:
    match = deal(
        "KH 4H 9D", "TS 4S 7D", "QC 9C 4D", second="2S 3D 8D", down="2D 3H 5D",
        options={"knocker_must": "beat_one", "knocker_tied": tied},
    )  # fmt: skip
    lives = settled(push(match, "keep first", "knock", "stand", "stand"))
    together = [1, 2, 3]
    expected = {"alone": [1, 3, 3], "safe": [3, 2, 3]}
    assert lives == expected.get(tied, together)


@pytest.mark.parametrize(
    ("options", "lives", "over"),
    [
        ({}, [0, 3], False),  # still in without a life: “on the county”
        ({"free_ride": False}, [None, 3], True),
    ],
)
def test_t31_58_who_has_no_life_left_plays_on(
    options: dict[str, object], lives: list[int | None], over: bool
) -> None:
    match = deal(
        "TS 4S 7D", "KH 9H 9D", second="2S 3D 8D", down="2D 3H 5D", options=options,
        standing={"lives": [2, 3]},
    )  # fmt: skip
    assert settled(push(match, "keep first", "knock", "stand")) == lives
    assert match.over == over
    if over:
        assert match.result() == {"winners": [1]}


@pytest.mark.parametrize(("capped", "left"), [(False, None), (True, 0)])
def test_t31_58_two_lives_lost_with_one_left(capped: bool, left: int | None) -> None:
    match = deal(
        "TS 4S 7D", "KH 9H 9D", second="2S 3D 8D", down="2D 3H 5D",
        options={"capped_loss": capped}, standing={"lives": [1, 3]},
    )  # fmt: skip
    assert settled(push(match, "keep first", "knock", "stand")) == [left, 3]
    assert match.over != capped


def test_t31_58_three_of_a_kind_counts_what_was_agreed() -> None:
    for worth, lives in (("none", [1, 3]), ("30.5", [3, 2]), ("30", [3, 2])):
        match = deal(
            "9C 9D 9H", "KS JS 8D", second="2S 3S 8S", down="2H 3H 8H",
            options={"three_of_a_kind": worth},
        )  # fmt: skip
        assert settled(push(match, "keep first", "knock", "stand")) == lives, worth


def test_t31_58_the_deal_passes_clockwise_over_who_is_out() -> None:
    match = boneace.new(
        "switch", players=NAMES[:4], by_hand=True, dealer=1, standing={"lives": [3, 2, None, 1]}
    )
    # eldest is seat 3: seat 2 is out
    for card in cards("AC 7C TC 2S 2H KC 8D JD 3S 3H QC 9H QH 8S 8H"):
        match.push(card)
    match.push("keep first")
    assert match.standing() == {"lives": [2, 1, None, 1]}
    assert match.dealer == 3


def test_t31_58_after_the_last_deal_most_lives_win() -> None:
    match = deal("KH 9H 9D", "TS 4S 7D", second="2S 3D 8D", down="2D 3H 5D", options={"deals": 1})
    settled(push(match, "keep first", "knock", "stand"))
    assert match.over and match.result() == {"winners": [0]}
