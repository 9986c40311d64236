"""The count: MUS-21, 32, 48 and their readings."""

from __future__ import annotations

from typing import Any

import pytest

from boneace.match.match import Match

from .table import cards, counted, finish, games, last, play, stones, table, to_lance

# pares and juego of both sides: Ann 3 and 2, Ben 1 and 2, Cleo 2 and 0, Dan 2 and 3
HANDS = cards("K-K-6-6", "C-C-S-5", "A-A-A-4", "7-7-7-K")
# nobody has pares or juego; the best grande is Ann's, the best chica Dan's, the best punto Cleo's
NOTHING = cards("K-6-5-4", "C-7-5-4", "C-7-6-5", "7-6-4-A")


def dealt(*moves: str, hands: list[str] = HANDS, **how: Any) -> Match:
    return play(table(*hands, **how), "no mus", *moves)


def passed(**how: Any) -> list[int]:
    return stones(finish(dealt(**how)))


# --- when all pass --------------------------------------------------------------------------------


def test_b_mus_04_all_pass_pares_and_juego_pay_their_values_and_the_others_1() -> None:
    grande, chica, pares, juego = 1, 1, 3 + 2, 2 + 3
    assert passed() == [grande + chica + pares, juego]


def test_b_mus_04_grande_chica_and_punto_pay_1() -> None:
    assert passed(hands=NOTHING) == [1 + 1, 1]


def test_b_mus_04_literal_one_stone_more() -> None:
    pares, juego = 3 + 2, 2 + 3
    assert passed(pass_pays="literal") == [1 + 1 + pares + 1, juego + 1]
    assert passed(pass_pays="literal", hands=NOTHING) == [1 + 1 + 1, 1]


def test_b_mus_04_literal_where_nobody_could_bet_too() -> None:
    hands = cards("K-K-6-4", "C-7-5-4", "C-C-6-5", "7-6-4-A")
    grande, chica, pares, juego = 1, 1, 1 + 1, 3
    assert passed(hands=hands) == [grande + pares + juego, chica]
    assert passed(hands=hands, pass_pays="literal") == [grande + pares + 1 + juego + 1, chica]


@pytest.mark.parametrize("answer", ["quiero", "no quiero"])
def test_b_mus_04_literal_not_where_a_bet_was_offered(answer: str) -> None:
    found = []
    for pays in ("basic", "literal"):
        match = to_lance(table(*HANDS, pass_pays=pays), "pares")
        play(match, "envido 2", answer)
        while match.deal == 1:
            move = "paso" if "paso" in [str(move) for move in match.legal] else "no quiero"
            match.push(move)
        found.append(stones(match))
    assert found[1][0] == found[0][0]
    assert found[1][1] == found[0][1] + 1  # in juego, which all passed


def test_c_mus_18_juego_all_pass_and_the_best_is_31() -> None:
    hands = cards("K-C-6-5", "7-6-5-4", "7-6-5-A", "7-6-4-A")
    for pays, juego in (("basic", 3), ("literal", 4)):
        assert passed(hands=hands, pass_pays=pays) == [1 + juego, 1]


# --- bets -----------------------------------------------------------------------------------------


def test_mus_32_the_basic_value_and_the_last_bet_accepted() -> None:
    before = passed()
    match = to_lance(table(*HANDS), "pares")
    play(match, "envido 2", "reenvido 5", "quiero", "paso", "paso", "envido 4", "quiero")
    assert stones(match) == [before[0] + 7, before[1] + 4]


def test_mus_32_punto_pays_1_besides_its_bet() -> None:
    match = to_lance(table(*NOTHING), "punto")
    play(match, "envido 6", "quiero")
    assert stones(match) == [1 + 1 + 6, 1]


def test_mus_32_grande_and_chica_pay_their_bets_alone() -> None:
    match = finish(dealt("envido 4", "quiero", "envido 3", "quiero"))
    assert stones(match) == [4 + 3 + 5, 5]


def test_b_mus_05_the_partner_counts() -> None:
    assert passed()[0] == 1 + 1 + (3 + 2)
    assert passed(partner_counts=False) == [1 + 1 + 3, 3]


def test_b_mus_05_the_partner_counts_although_an_opponent_has_better_than_he() -> None:
    hands = cards("K-K-5-4", "7-7-7-A", "A-A-A-6", "C-C-6-5")
    # pares: Ben and Dan have medias of sevens and a pair, and the best; Cleo's medias are lower
    assert passed(hands=hands)[1] >= 2 + 1


def test_b_mus_05_a_side_whose_bet_was_declined_takes_its_values_too() -> None:
    match = to_lance(table(*HANDS), "pares")
    play(match, "paso", "envido 2", "no quiero", "no quiero")  # Ben's: cleo first, then Ann
    assert stones(match) == [0, 1]
    play(match, "envido 5", "no quiero", "no quiero")  # juego: Ann's, against 31
    assert stones(match) == [1 + 1 + 1 + 2, 1 + (1 + 2)]


def test_b_mus_05_declined_with_the_best_hand_alone_counting() -> None:
    match = to_lance(table(*HANDS, partner_counts=False), "pares")
    play(match, "paso", "envido 2", "no quiero x2")
    finish(match)
    # pares to Ben and Dan, whose better hand is Dan's medias
    assert stones(match) == [1 + 1, 1 + 2 + 3]


def test_b_mus_05_punto_declined_is_1_and_1() -> None:
    match = to_lance(table(*NOTHING), "punto")
    play(match, "paso", "envido 2", "no quiero x2")
    assert stones(match) == [1, 1 + 1 + 1]


def test_b_mus_05_punto_is_no_matter_of_the_partner() -> None:
    hands = cards("K-7-6-5", "7-6-5-4", "C-7-6-4", "7-6-4-A")
    assert sum(passed(hands=hands)) == 3


# --- the order of the count -----------------------------------------------------------------------


def test_b_mus_11_porque_no_is_taken_before_the_count() -> None:
    match = dealt("paso x4", "paso", "envido 2", "no quiero x2", standing={"stones": [0, 39]})
    assert games(match) == [0, 1]
    assert match.deal == 2


@pytest.mark.parametrize(
    ("before", "won"),
    [([39, 39], 0), ([38, 39], 0), ([37, 39], 0), ([33, 39], 0), ([32, 39], 1), ([0, 35], 1)],
)
def test_b_mus_11_first_to_40_in_the_order_of_the_lances(before: list[int], won: int) -> None:
    """Ann and Cleo count 1, 1 and 5; then Ben and Dan 5."""
    match = finish(dealt(standing={"stones": before}))
    assert games(match) == [1 - won, won]
    assert stones(match) == [0, 0]


def test_b_mus_11_what_comes_after_is_not_counted() -> None:
    match = finish(dealt(standing={"stones": [39, 0]}))
    assert games(match) == [1, 0]
    assert counted(match) == [("grande", 0, 1)]


def test_b_mus_11_a_deal_that_does_not_reach_40_goes_on_being_counted() -> None:
    match = finish(dealt(standing={"stones": [32, 34]}))
    assert (stones(match), games(match)) == ([39, 39], [0, 0])


def test_mus_21_nothing_is_shown_before_the_end_and_all_at_the_end() -> None:
    match = dealt()
    while match.deal == 1:
        for viewer in (None, 0, 1):
            seats = match.present(viewer).seats
            for seat in range(4):
                if seat != viewer:
                    assert set(seats[seat].hand) == {"??"}
            assert match.present(viewer).last is None
        match.push("paso")
    shown = last(match).hands
    assert [sorted(hand) for hand in shown] == [sorted(hand.split()) for hand in HANDS]


def test_mus_21_a_deje_that_wins_the_game_shows_nothing() -> None:
    match = dealt("envido 2", "no quiero x2", standing={"stones": [39, 0]})
    assert games(match) == [1, 0]
    assert not any(last(match).hands)
    text = str([match.present(viewer) for viewer in (None, 1)]) + str(match.log(1))
    for card in HANDS[0].split():
        assert card not in text


def test_mus_21_an_ordago_shows_all() -> None:
    match = dealt("ordago", "quiero")
    assert all(len(hand) == 4 for hand in last(match).hands)


def test_the_count_tells_where_each_stone_comes_from() -> None:
    match = finish(dealt("envido 4", "no quiero", "no quiero"))
    assert counted(match) == [
        ("grande", 0, 1), ("chica", 0, 1), ("pares", 0, 5), ("juego", 1, 5),
    ]  # fmt: skip
    steps = [(step.lance, step.seat, step.stones) for step in last(match).count]
    assert steps[2:] == [("pares", 0, 3), ("pares", 2, 2), ("juego", 1, 2), ("juego", 3, 3)]
    assert all(step.line for step in last(match).count)


@pytest.mark.parametrize("lance", ["grande", "chica", "pares", "juego"])
def test_mus_48_equal_hands_go_to_the_elder(lance: str) -> None:
    hands = cards(*["K-K-C-A"] * 4)
    for dealer in range(4):
        match = to_lance(table(*hands, dealer=dealer), lance)
        play(match, "ordago", "quiero")
        assert games(match)[(dealer + 1) % 2] == 1
