"""Betting: MUS-20, MUS-40 to 47, and the right to bet, answer and raise."""

from __future__ import annotations

import pytest

from boneace.errors import IllegalMove, InvalidMove
from boneace.match.match import Match

from .table import (
    cards,
    clause_against,
    deal,
    finish,
    games,
    lance,
    legal,
    play,
    stones,
    table,
    to_lance,
    verbs,
)

# Ann has the best grande and pares, Ben the best chica, Dan the best juego, 32; all have pares and,
# except for Ben, juego
HANDS = cards("K-K-3-7", "C-7-A-A", "S-S-7-6", "C-S-6-6")
BETS = {f"envido {n}" for n in range(2, 41)}
RAISES = {f"reenvido {n}" for n in range(1, 41)}


def dealt(**how: object) -> Match:
    return play(table(*HANDS, **how), "no mus")


def test_mus_20_four_lances_in_their_order() -> None:
    match = dealt()
    told = []
    while match.deal == 1:
        told.append(lance(match))
        play(match, "paso")
    assert list(dict.fromkeys(told)) == ["grande", "chica", "pares", "juego"]
    assert told.count("grande") == told.count("chica") == told.count("pares") == 4
    assert told.count("juego") == 3


def test_mus_40_pass_or_open_for_2_or_more() -> None:
    match = dealt()
    for _ in range(4):
        assert legal(match) == {"paso", "ordago"} | BETS
        match.push("paso")
    assert lance(match) == "chica"


@pytest.mark.parametrize("move", ["envido 1", "envido 0", "envido 41"])
def test_mus_40_bets_out_of_bounds_are_refused(move: str) -> None:
    match = dealt()
    with pytest.raises((IllegalMove, InvalidMove)) as refused:
        match.push(move)
    if isinstance(refused.value, IllegalMove):
        assert refused.value.clause in ("MUS-40", "MUS-44", "B-MUS-13")
    assert legal(match) == {"paso", "ordago"} | BETS


@pytest.mark.parametrize(
    "move", ["envido", "reenvido", "envido two", "envido 2 3", "envido -2", "bet 2", ""]
)
def test_b_mus_13_a_bet_has_its_number(move: str) -> None:
    match = dealt()
    with pytest.raises((IllegalMove, InvalidMove)):
        match.push(move)


def test_mus_40_answers_before_there_is_a_bet_are_refused() -> None:
    match = dealt()
    for move in ("quiero", "no quiero", "reenvido 2"):
        assert clause_against(match, move) in ("MUS-40", "MUS-41", "MUS-43")


def test_mus_40_who_passed_may_answer_later() -> None:
    match = play(dealt(), "paso", "envido 2")
    assert match.turn == 2
    play(match, "no quiero")
    assert match.turn == 0
    play(match, "reenvido 3")
    assert (match.turn, verbs(match)) == (1, {"quiero", "no quiero", "reenvido", "ordago"})


def test_mus_41_decline_match_or_raise() -> None:
    match = play(dealt(), "envido 2")
    assert legal(match) == {"quiero", "no quiero", "ordago"} | RAISES


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("answer", ["quiero", "reenvido 2", "ordago"])
def test_mus_41_b_mus_02_either_opponent(first: bool, answer: str) -> None:
    match = play(dealt(), "envido 2", *([] if first else ["no quiero"]))
    assert match.turn == (1 if first else 3)
    match.push(answer)
    if answer == "quiero":
        assert lance(match) == "chica"
    else:
        assert match.turn == (2 if first else 0)  # the next opponent of the raiser
    assert stones(match) == [0, 0]


def test_b_mus_02_declined_when_both_have_declined() -> None:
    match = play(dealt(), "envido 2", "no quiero")
    assert (lance(match), stones(match)) == ("grande", [0, 0])
    play(match, "no quiero")
    assert (lance(match), stones(match)) == ("chica", [1, 0])


def test_b_mus_02_each_new_amount_is_put_to_all_again() -> None:
    match = play(dealt(), "envido 2", "no quiero", "reenvido 2")
    assert match.turn == 0
    play(match, "no quiero", "reenvido 2")  # by Cleo: after her Dan is next, then Ben
    assert match.turn == 3
    play(match, "no quiero")
    assert match.turn == 1  # Ben, who has declined before
    play(match, "quiero")
    assert lance(match) == "chica"


def test_b_mus_02_the_first_to_speak_as_an_option() -> None:
    match = play(dealt(answer="first"), "envido 2", "no quiero")
    assert (lance(match), stones(match)) == ("chica", [1, 0])
    play(match, "paso", "paso", "envido 2", "reenvido 2", "no quiero")
    assert (lance(match), stones(match)) == ("pares", [1, 2])


def test_b_mus_02_nobody_answers_his_own_side() -> None:
    match = play(dealt(), "envido 2")
    for seat in (0, 2):
        with pytest.raises(IllegalMove):
            match.push("quiero", seat)
    assert match.turn == 1


@pytest.mark.parametrize("move", ["paso", "envido 2", "mus", "no mus", "discard KO"])
def test_mus_41_anything_else_is_no_answer(move: str) -> None:
    match = play(dealt(), "envido 2")
    with pytest.raises(IllegalMove) as refused:
        match.push(move)
    assert refused.value.clause is not None


def test_mus_42_c_mus_12_a_declined_bet_is_paid_at_once() -> None:
    match = play(dealt(), "envido 2", "no quiero x2")
    assert stones(match) == [1, 0]
    match = play(dealt(), "paso", "envido 30", "no quiero x2")
    assert stones(match) == [0, 1]


def test_mus_42_in_grande_and_chica_nothing_more() -> None:
    match = play(dealt(), "paso", "envido 2", "no quiero x2")  # Ann has the better grande
    play(match, "paso x4", "paso x4", "paso x3")
    declined, chica, pares, juego = 1, 1, 2 + 1, 2
    assert stones(match) == [pares, declined + chica + juego]


@pytest.mark.parametrize(
    ("raises", "deje", "accepted"),
    [
        ([], 1, 2),
        ([3], 2, 5),
        ([2, 3, 5], 7, 12),
        ([5, 10, 10], 17, 27),
        ([1], 2, 3),
        ([40], 2, 42),
    ],
)
def test_b_mus_03_mus_43_dejes_and_what_is_accepted(
    raises: list[int], deje: int, accepted: int
) -> None:
    moves = ["envido 2", *[f"reenvido {amount}" for amount in raises]]
    last = len(raises) % 2  # the side that spoke last
    match = play(dealt(target=60), *moves, "no quiero x2")
    assert stones(match) == ([deje, 0] if last == 0 else [0, deje])
    match = finish(play(dealt(target=60), *moves, "quiero"))
    before = stones(finish(dealt(target=60)))
    assert stones(match)[0] - before[0] == accepted - 1  # Ann has the best grande


def test_c_mus_14_2_4_7_12_declined() -> None:
    match = play(dealt(), "envido 2", "reenvido 2", "reenvido 3", "reenvido 5", "no quiero x2")
    assert stones(match) == [0, 7]


def test_b_mus_13_mus_43_a_raise_of_1_or_more() -> None:
    match = play(dealt(), "envido 2")
    for move in ("reenvido 0", "reenvido 41"):
        with pytest.raises((IllegalMove, InvalidMove)):
            match.push(move)
    play(match, "reenvido 1", "reenvido 1", "reenvido 40")
    assert verbs(match) == {"quiero", "no quiero", "reenvido", "ordago"}


def test_mus_43_b_mus_03_deje_after_a_partner_has_raised() -> None:
    match = play(dealt(), "envido 4", "no quiero", "reenvido 1", "no quiero x2")
    assert stones(match) == [0, 4]


# --- órdago ---------------------------------------------------------------------------------------


def test_mus_44_any_player_in_turn_may_declare_ordago() -> None:
    for before in ([], ["paso"], ["paso"] * 3, ["envido 2"], ["envido 2", "reenvido 7"]):
        match = play(dealt(), *before)
        assert "ordago" in legal(match)
        match.push("ordago")
        assert legal(match) == {"quiero", "no quiero"}


def test_mus_44_there_is_no_raising_an_ordago() -> None:
    match = play(dealt(), "ordago")
    for move in ("ordago", "reenvido 2", "paso", "envido 2"):
        assert clause_against(match, move) in ("MUS-41", "MUS-43", "MUS-44", "MUS-40")


def test_mus_45_accepted_the_best_hand_wins_the_game() -> None:
    match = play(dealt(), "ordago", "no quiero", "quiero")
    assert (games(match), stones(match), match.deal) == ([1, 0], [0, 0], 2)
    match = play(dealt(standing={"stones": [39, 0]}), "paso x4", "ordago", "quiero")
    assert (games(match), stones(match)) == ([0, 1], [0, 0])  # Ben has the best chica


def test_c_mus_16_an_ordago_in_chica() -> None:
    match = play(dealt(), "envido 40", "quiero", "ordago", "quiero")
    assert (games(match), stones(match)) == ([0, 1], [0, 0])
    shown = match.present().last.hands
    assert [sorted(cards) for cards in shown] == [sorted(cards.split()) for cards in HANDS]


def test_b_mus_07_mus_45_bets_accepted_before_are_not_counted() -> None:
    match = play(dealt(standing={"stones": [38, 0]}), "envido 2", "quiero", "ordago", "quiero")
    assert games(match) == [0, 1]


def test_b_mus_07_or_are_counted_first() -> None:
    for before, won in ((38, [1, 0]), (37, [0, 1])):
        match = dealt(standing={"stones": [before, 0]}, ordago_settles="counted")
        play(match, "envido 2", "quiero", "ordago", "quiero")
        assert games(match) == won


def test_b_mus_07_what_was_passed_counts_too_then() -> None:
    match = dealt(standing={"stones": [39, 0]}, ordago_settles="counted")
    play(match, "paso x4", "ordago", "quiero")
    assert games(match) == [1, 0]


def test_b_mus_06_mus_46_declined_the_side_that_declared_wins() -> None:
    match = play(dealt(), "ordago", "no quiero x2")
    assert (stones(match), lance(match)) == ([1, 0], "chica")
    match = play(dealt(), "envido 5", "ordago", "no quiero x2")
    assert stones(match) == [0, 5]
    match = play(dealt(), "envido 2", "reenvido 3", "ordago", "no quiero x2")
    assert stones(match) == [5, 0]


def test_mus_46_only_the_bets_of_that_round() -> None:
    match = play(dealt(), "envido 7", "quiero", "ordago", "no quiero x2")
    assert stones(match) == [1, 0]  # the seven of grande wait for the count


def test_mus_47_the_next_round_begins_when_bets_are_declined_or_equalised() -> None:
    for moves in (["paso"] * 4, ["envido 2", "quiero"], ["envido 2", "no quiero", "no quiero"]):
        match = play(dealt(), *moves)
        assert (lance(match), match.turn) == ("chica", 0)


# --- the right to bet -----------------------------------------------------------------------------


def test_b_mus_08_only_holders_bet_on_pares() -> None:
    match = to_lance(table(*cards("K-7-5-4", "C-C-5-4", "S-S-5-4", "C-7-6-A")), "pares")
    assert match.turn == 1
    play(match, "envido 2")
    assert match.turn == 2
    play(match, "no quiero")
    assert lance(match) == "punto"


def test_b_mus_08_bets_of_who_has_none_are_refused() -> None:
    match = to_lance(table(*cards("K-7-5-4", "C-C-5-4", "S-S-5-4", "C-7-6-A")), "pares")
    for seat in (0, 3):
        with pytest.raises(IllegalMove):
            match.push("envido 2", seat)


def test_b_mus_08_no_betting_where_one_side_alone_has_pares() -> None:
    match = to_lance(table(*cards("K-K-5-4", "C-7-5-4", "S-S-5-4", "C-7-6-A")), "chica")
    play(match, "paso x4")
    assert lance(match) == "punto"
    before = stones(match)
    finish(match)
    assert before == [0, 0]
    assert stones(match) == [1 + 2, 1 + 1] or sum(stones(match)) == 5


def test_b_mus_08_nobody_has_pares_nobody_scores() -> None:
    match = finish(play(table(), "no mus"))
    assert sum(stones(match)) == 3


def test_b_mus_08_only_holders_bet_on_juego() -> None:
    match = to_lance(table(*cards("K-C-S-7", "K-C-S-6", "7-6-5-4", "7-6-5-A")), "juego")
    assert match.turn == 0
    play(match, "envido 2")
    assert match.turn == 1
    play(match, "no quiero")
    assert match.deal == 2


def test_b_mus_08_one_side_alone_has_juego_and_it_scores() -> None:
    match = table(*cards("K-C-S-7", "7-6-5-4", "K-C-6-5", "7-6-5-A"))
    play(match, "no mus", "paso x4", "paso x4")
    assert match.deal == 2
    assert sum(stones(match)) == 1 + 1 + 2 + 3


def test_b_mus_08_the_game_goes_on_by_itself_where_nobody_can_bet() -> None:
    match = table(*cards("K-K-S-7", "7-6-5-4", "K-C-6-5", "7-6-5-A"))
    play(match, "no mus", "envido 2", "quiero", "envido 2", "quiero")
    assert (match.deal, match.turn) == (2, "chance")


def test_mus_44_a_pass_to_an_ordago_is_refused_without_the_offer_of_a_raise() -> None:
    match = play(dealt(), "ordago")
    reason = "Only quiero or no quiero can answer an órdago (MUS-44)"
    assert match.why_not("paso") == match.why_not("reenvido 2") == reason


def test_mus_44_the_match_is_over_and_nothing_is_legal() -> None:
    match = play(dealt(games=1), "ordago", "quiero")
    assert match.over
    assert match.turn is None
    with pytest.raises(IllegalMove):
        match.push("paso")
    assert match.why_not("paso") is not None


def test_mus_47_another_deal_begins_after_the_fourth() -> None:
    match = finish(dealt())
    assert (match.deal, match.turn, match.dealer) == (2, "chance", 0)
    assert deal(match, *HANDS).turn == 1
