"""The values of hands in each lance: MUS-12, 13, 22 to 31, 33 to 39, and the wild cards."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from . import hands
from .hands import ALL_AS_THEY_ARE, JUEGOS, PACK
from .table import beats, cards, counted, finish, play, stones, table, ties, to_lance, winner
from .table import lance as lance_of

WILD = {"wild": "each"}


# --- the cards ------------------------------------------------------------------------------------


def two_of(rank: str, *others: str) -> str:
    """A pair of a rank, with two odd cards that are neither of some others."""
    odd = [card for card in "7654" if card not in (rank, *others)]
    return f"{rank}-{rank}-{odd[0]}-{odd[1]}"


def test_mus_12_ranks_and_values_as_printed() -> None:
    for higher, lower in pairwise("K3CS76542A"):
        assert beats("pares", two_of(higher, lower), two_of(lower, higher), kings="printed")
        assert beats("grande", two_of(higher, lower), two_of(lower, higher), kings="printed")
    assert beats("punto", "K-C-6-4", "K-C-3-5", kings="printed")  # 30 and 28: the three counts 3
    assert beats("punto", "K-7-6-5", "K-C-3-2", kings="printed")  # 28 and 25: the two counts 2


def test_mus_12_values_of_the_usual_game() -> None:
    for rank, value in {"K": 10, "C": 10, "S": 10, "7": 7, "6": 6, "5": 5, "4": 4, "A": 1}.items():
        assert hands.counts(rank) == value
    assert ties("punto", "C-7-6-4", "S-7-5-5")
    assert beats("punto", "K-7-6-5", "7-7-7-6")
    assert beats("punto", "K-C-A-A", "7-6-4-4")


def test_mus_13_threes_are_kings_and_twos_are_aces() -> None:
    for lance in ("grande", "chica"):
        assert ties(lance, "K-3-C-2", "3-K-C-A")
    assert ties("pares", "K-3-6-4", "3-3-7-5")
    assert ties("pares", "A-2-6-4", "2-2-7-5")
    assert beats("pares", "K-3-3-7", "C-C-C-7")
    assert ties("juego", "K-C-S-A", "3-C-S-2")


def test_mus_13_eight_kings_and_eight_aces() -> None:
    ranks = [next(hands.readings([card], ALL_AS_THEY_ARE))[0] for card in PACK]
    assert (ranks.count("K"), ranks.count("A")) == (8, 8)


def test_b_mus_01_four_kings_and_four_aces() -> None:
    for higher, lower in pairwise("KCS765432A"):
        for lance, elder, younger in (
            ("grande", higher, lower), ("chica", lower, higher), ("pares", higher, lower),
        ):  # fmt: skip
            assert beats(lance, two_of(elder, younger), two_of(younger, elder), kings="four")
    match = to_lance(table(*cards("K-3-7-5", "2-A-6-4"), kings="four"), "chica")
    play(match, "paso x4")
    assert lance_of(match) == "punto"  # a king and a three are no pair, nor a two and an ace
    assert beats("punto", "K-7-3-2", "K-7-A-2", kings="four")


def test_b_mus_01_the_printed_order_is_a_third_value() -> None:
    assert beats("grande", "3-3-6-5", "C-C-6-5", kings="printed")
    assert beats("grande", "C-C-6-5", "3-3-6-5", kings="four")
    assert ties("grande", "K-K-6-5", "3-3-6-5", kings="eight")


# --- grande and chica -----------------------------------------------------------------------------


def test_mus_22_the_highest_hand_card_by_card_from_the_top() -> None:
    order = ["K-K-K-K", "K-K-K-C", "K-K-C-7", "K-C-C-7", "K-S-S-S", "C-7-7-6", "C-7-6-5", "C-7-6-4"]
    for better, worse in pairwise(order):
        assert beats("grande", better, worse), (better, worse)


def test_mus_22_you_or_your_partner() -> None:
    for seat in range(4):
        dealt = ["C-7-6-4"] * 4
        dealt[seat] = "K-6-5-4"
        assert winner("grande", *dealt) == seat % 2


def test_mus_23_c_mus_01_a_three_is_a_king_in_grande() -> None:
    assert beats("grande", "K-3-7-6", "K-C-S-S")


def test_mus_24_the_elder_of_those_who_tie() -> None:
    assert ties("grande", "K-C-7-6", "K-C-7-6")
    for lance in ("grande", "chica"):
        assert winner(lance, "C-S-7-6", "K-7-5-A", "C-S-7-6", "K-7-5-A") == 1
        assert winner(lance, "C-S-7-6", "C-S-7-6", "K-7-5-A", "K-7-5-A") == 0


def test_mus_24_the_eldest_sits_after_the_dealer() -> None:
    dealt = cards("K-7-5-4", "K-7-5-4", "K-7-5-4", "K-7-5-4")
    for dealer in range(4):
        match = play(table(*dealt, dealer=dealer), "no mus", "ordago", "quiero")
        assert match.standing()["games"][(dealer + 1) % 2] == 1


def test_mus_25_the_lowest_hand() -> None:
    order = [
        "A-A-A-A", "A-A-A-4", "A-A-4-4", "A-A-4-K", "A-4-4-K", "A-4-6-6", "4-4-4-5", "4-5-6-6",
        "5-6-6-7",
    ]  # fmt: skip
    for better, worse in pairwise(order):
        assert beats("chica", better, worse), (better, worse)


def test_mus_26_c_mus_02_from_the_bottom_in_chica() -> None:
    assert beats("chica", "K-6-2-A", "C-4-4-A")


# --- pares ----------------------------------------------------------------------------------------


def shared(hand: str, **how: object) -> int:
    """The score of both sides together if all pass, Ann holds this and nobody else has anything."""
    return sum(stones(finish(play(table(*cards(hand), **how), "no mus"))))


def pares_pay(hand: str) -> int:
    """The stones of a hand without juego for pares, beside grande, chica and punto."""
    return shared(hand) - 3


def juego_pays(hand: str) -> int:
    """The stones of a hand without pares for juego, beside grande and chica."""
    return shared(hand) - 2


def test_mus_27_a_pair_is_worth_1() -> None:
    assert pares_pay("K-K-6-4") == pares_pay("A-2-6-4") == pares_pay("7-7-6-4") == 1
    assert pares_pay("K-7-6-4") == 0


def test_mus_27_of_pairs_the_higher_and_odd_cards_do_not_count() -> None:
    for higher, lower in pairwise("KCS7654A"):
        assert beats("pares", two_of(higher, lower), two_of(lower, higher))
    assert ties("pares", "K-K-C-S", "K-K-5-4")


def test_mus_28_medias_are_worth_2_and_beat_a_pair() -> None:
    assert pares_pay("7-7-7-4") == pares_pay("A-2-A-7") == 2
    assert beats("pares", "4-4-4-7", "K-K-7-6")
    assert beats("pares", "C-C-C-4", "7-7-7-K")
    assert ties("pares", "K-K-3-C", "K-3-3-4")


def test_mus_29_dobles_are_worth_3_and_beat_medias() -> None:
    assert pares_pay("5-5-4-4") == pares_pay("K-3-2-A") == 3
    assert beats("pares", "5-5-4-4", "K-K-3-7")
    assert beats("pares", "K-K-4-4", "C-C-S-S")
    assert beats("pares", "K-K-5-5", "K-K-4-4")
    assert ties("pares", "K-K-5-5", "3-3-5-5")


def test_mus_30_four_of_a_kind_are_dobles() -> None:
    assert pares_pay("7-7-7-7") == pares_pay("A-A-2-2") == 3
    assert beats("pares", "7-7-6-6", "6-6-7-4") and beats("pares", "C-C-4-4", "S-S-S-S")
    assert beats("pares", "S-S-S-S", "7-7-6-6")


def test_mus_31_c_mus_03_kings_and_aces_beat_four_caballos() -> None:
    assert beats("pares", "K-3-2-A", "C-C-C-C")


def test_c_mus_04_dobles_over_medias_and_medias_over_a_pair() -> None:
    assert beats("pares", "5-5-4-4", "K-K-3-7")
    assert beats("pares", "A-2-A-7", "K-3-7-6")


def test_b_mus_18_duples_are_dobles() -> None:
    assert pares_pay("6-6-5-5") == pares_pay("6-6-6-6") == 3


# --- juego and punto ------------------------------------------------------------------------------

OF = {
    31: "K-C-6-5", 32: "K-C-7-5", 33: "K-C-7-6", 34: "K-C-S-4", 35: "K-C-S-5", 36: "K-C-S-6",
    37: "K-C-S-7", 40: "K-3-C-S", 30: "K-C-6-4", 29: "K-7-6-6",
}  # fmt: skip


def test_mus_33_juego_is_31_or_more() -> None:
    for count, hand in OF.items():
        match = to_lance(table(*cards(hand, "S-S-7-4")), "juego")  # Ben has 31
        assert (match.deal == 1) == (count >= 31)  # or he alone has juego, and it is over
        if match.deal == 1:
            assert (lance_of(match), match.turn) == ("juego", 0)


def test_mus_34_the_order_of_juegos() -> None:
    best_first = [31, 32, 40, 37, 36, 35, 34, 33]
    for better, worse in combinations(best_first, 2):
        assert beats("juego", OF[better], OF[worse]), (better, worse)


def test_mus_35_31_is_worth_3_and_the_others_2() -> None:
    assert juego_pays(OF[31]) == 3
    for count in (32, 37, 36, 35, 34, 33):
        assert juego_pays(OF[count]) == 2
    assert juego_pays(OF[40]) == 1 + 2  # no 40 is without a pair


def test_mus_36_38_and_39_cannot_occur() -> None:
    ranks = {hands.total(next(hands.readings(hand, ALL_AS_THEY_ARE))[0]) for hand in every_hand()}
    assert {count for count in ranks if count > 30} == set(JUEGOS)
    assert not {38, 39} & ranks


def every_hand() -> list[tuple[str, ...]]:
    """Every hand as far as it counts: one card of a suit, however often."""
    return list(combinations([rank + suit for rank in "KCS7654A" for suit in "OCEB"], 4))


def test_c_mus_06_totals() -> None:
    for hand, count in {
        "K-C-S-A": 31, "3-3-7-4": 31, "7-7-7-K": 31, "K-C-6-6": 32, "K-3-C-S": 40, "K-C-7-6": 33,
    }.items():  # fmt: skip
        assert ties("juego", hand, OF[count])
        place = JUEGOS.index(count)
        if place:
            assert beats("juego", hand, OF[JUEGOS[place - 1]])


def test_mus_37_punto_where_nobody_has_juego() -> None:
    match = to_lance(table(*cards("K-7-7-6", "K-C-5-4")), "punto")
    play(match, "envido 5", "quiero")
    assert ("punto", 0, 6) in counted(match)
    match = to_lance(table(*cards("K-C-7-7", "K-7-6-6")), "juego")
    assert match.deal == 2  # Ann alone has juego: there is no punto, and no bet


def test_mus_38_the_nearer_to_30_the_better() -> None:
    order = ["K-7-7-6", "K-C-5-4", "7-7-7-7", "K-C-6-A", "7-7-6-6", "5-5-5-5", "4-4-4-A"]
    for better, worse in pairwise(order):
        assert beats("punto", better, worse)


def test_c_mus_08_30_takes_punto_from_29() -> None:
    assert beats("punto", "K-7-7-6", "K-C-4-5")


def test_mus_39_the_best_punto_is_worth_1() -> None:
    assert shared("K-7-6-5") == 1 + 1 + 1


def test_b_mus_20_all_31s_are_equal() -> None:
    assert ties("juego", "7-7-7-K", "K-C-S-A")
    assert ties("juego", "3-3-7-4", "K-C-6-5")


def test_b_mus_20_la_real_as_an_option() -> None:
    for ten in "K3CS":
        assert beats("juego", f"7-7-7-{ten}", "K-C-6-5", la_real=True)
    assert ties("juego", "K-C-S-A", "3-3-7-4", la_real=True)
    assert beats("juego", "7-7-7-K", "K-C-6-6", la_real=True)


# --- the wild cards -------------------------------------------------------------------------------


def test_mus_52_b_mus_09_perico_and_perica_are_any_rank() -> None:
    for name in ("Perico", "Perica"):
        assert ties("grande", f"K-K-K-{name}", "K-K-3-3", **WILD)
        assert beats("grande", f"K-K-K-{name}", "K-K-K-C", **WILD)
        assert beats("chica", f"K-K-K-{name}", "K-K-K-4", **WILD)
        assert beats("pares", f"5-5-4-{name}", "K-K-3-7", **WILD)  # dobles, 5-5-4-4
        assert beats("juego", f"K-C-6-{name}", "K-C-7-5", **WILD)  # 31
        assert beats("punto", f"7-6-5-{name}", "7-6-6-4", **WILD)  # 28
    assert beats("grande", "C-7-6-5", "S-7-6-Perica")  # a sota if it is not wild


def test_c_mus_20_three_kings_and_perico() -> None:
    assert ties("grande", "K-K-K-Perico", "K-3-3-3", **WILD)
    assert ties("chica", "K-K-K-Perico", "K-3-3-A", **WILD)
    assert ties("juego", "K-K-K-Perico", "7-7-7-K", **WILD)


def test_b_mus_09_the_best_in_each_round_separately() -> None:
    match = table(*cards("K-K-6-Perico", "C-7-5-4", "S-7-5-4", "C-6-5-4"), wild="each")
    finish(play(match, "no mus"))
    # K-K-K-6 for grande, K-K-6-A for chica, K-K-6-6 for pares, and K-K-6-5 for juego: 31
    assert counted(match) == [
        ("grande", 0, 1), ("chica", 0, 1), ("pares", 0, 3), ("juego", 0, 3),
    ]  # fmt: skip


def test_b_mus_09_equal_made_and_natural_hands_the_elder_wins_or_the_natural() -> None:
    for lance, made, natural in (
        ("grande", "K-K-7-Perico", "K-3-3-7"), ("chica", "A-A-7-Perico", "A-2-2-7"),
        ("pares", "K-7-6-Perico", "K-3-5-4"), ("juego", "K-C-6-Perico", "K-C-6-5"),
        ("punto", "7-6-6-Perico", "7-7-6-4"),
    ):  # fmt: skip
        if lance != "punto":
            assert ties(lance, made, natural, **WILD)
            assert beats(lance, natural, made, natural_first=True, **WILD)
    # a caballo that is a caballo is natural
    assert ties("grande", "K-K-K-C", "K-3-3-C", natural_first=True, **WILD)


@pytest.mark.parametrize("lance", ["grande", "chica", "pares", "juego", "punto"])
def test_mus_48_nothing_ties(lance: str) -> None:
    hand = {"pares": "K-K-6-4", "juego": "K-C-S-5"}.get(lance, "K-7-6-4")
    assert ties(lance, hand, hand)
