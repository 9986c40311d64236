"""The values of hands in the second pot: TSB-09 to 11, B-TSB-01, 04 to 07, 13, C-TSB-04 to 08."""

from __future__ import annotations

from typing import Any

import pytest

from .reference import RANKS
from .table import chips, passed, pots, second_pot, stood, table

BOTH: dict[str, Any] = {"options": {"second_bragger": True}}
HOYLE: dict[str, Any] = {"preset": "hoyle"}
NOTHING: dict[str, Any] = {"options": {"no_pair": "nothing"}}
MADE: dict[str, Any] = {"options": {"bragger_of_rank": "made"}}


def better(one: str, other: str, **how: Any) -> None:
    """The first hand wins wherever its holder sits, compared by passing and by vying."""
    assert second_pot(other, one, **how) == 1
    assert second_pot(one, other, **how) == 0
    assert second_pot(other, one, vie=True, **how) == 1
    assert second_pot(one, other, vie=True, **how) == 0


def equal(one: str, other: str, **how: Any) -> None:
    """The eldest wins, in whichever seat."""
    for vie in (False, True):
        assert second_pot(one, other, vie=vie, **how) == 0
        assert second_pot(other, one, vie=vie, **how) == 0
        assert second_pot(one, other, vie=vie, dealer=0, **how) == 1


def test_tsb_08_a_prial_beats_a_pair_and_a_pair_beats_none() -> None:
    better("2S 2H 2C", "AS AH KC")
    better("2S 2H 3C", "AS KH QD")


@pytest.mark.parametrize("low", range(12))
def test_tsb_08_of_two_pairs_or_prials_the_higher_rank_wins(low: int) -> None:
    under, above = RANKS[low], RANKS[low + 1]
    odd = "5" if under not in "45" and above not in "45" else "8"
    better(f"{above}S {above}H {odd}C", f"{under}S {under}H {odd}D")
    better(f"{above}S {above}H {above}D", f"{under}S {under}H {under}D")


def test_tsb_08_the_pair_may_be_of_any_two_of_the_three_cards() -> None:
    for pair in ("KS KH 4C", "KS 4C KH", "4C KS KH"):
        better(pair, "QS QH AC")


def test_tsb_09_the_jack_of_clubs_stands_for_any_card() -> None:
    for rank in "23456789TQKA":
        better(f"JC {rank}S 2H", "AH KD QC")
    better("JC 7S 7H", "AS AH 2C")  # a prial of sevens
    better("JC AS 2H", "KS KH QC")  # aces


def test_tsb_09_it_makes_the_best_of_its_hand() -> None:
    better("JC KS 4H", "QS QH AC")
    better("QS QH AC", "JC TS 4H")
    better("JC KS 4H", "JH JD AC")


def test_tsb_09_wherever_it_lies() -> None:
    for made in ("JC KS 4H", "KS JC 4H", "KS 4H JC"):
        better(made, "QS QH AC")


@pytest.mark.parametrize("jack", ["JS", "JH", "JD"])
def test_tsb_09_no_other_jack_is_a_bragger(jack: str) -> None:
    better("2S 2H 3C", f"{jack} AS KH")


def test_tsb_10_the_nine_of_diamonds_is_a_bragger_too_in_some_circles() -> None:
    better("2S 2H 3C", "9D AS KH")
    better("9D AS KH", "2S 2H 3C", **BOTH)
    better("9D AS KH", "2S 2H 3C", preset="two-braggers")
    better("9D AS KH", "2S 2H 3C", preset="hoyle")
    better("9D 7S 7H", "AS AH KC", **BOTH)


def test_tsb_10_two_braggers_make_a_prial_of_any_card() -> None:
    better("JC 9D 2S", "AS AH KC", **BOTH)
    better("JC 9D 2S", "AS AH KC", preset="two-braggers")
    better("AS AH KC", "JC 9D 2S")  # a pair of nines only
    better("JC 9D 2S", "8S 8H KC")


@pytest.mark.parametrize("nine", ["9S", "9H", "9C"])
def test_tsb_10_no_other_nine_is(nine: str) -> None:
    better("2S 2H 3C", f"{nine} AS KH", **BOTH)


def test_tsb_11_a_made_hand_loses_to_its_equivalent_natural_hand() -> None:
    better("KS KD 4C", "KH JC 2D")
    better("KS KD 2C", "KH JC QD")  # odd cards never count
    better("7H 7D 7C", "9D 7S JC", **BOTH)
    better("KS KD 4C", "KH 9D 2D", **BOTH)


def test_tsb_11_to_no_other() -> None:
    better("KH JC 2D", "QS QD AC")
    better("JC 3S 3H", "2S 2H 2D")
    better("JC 2S 2H", "AS AH KC")


def test_b_tsb_01_the_suits_that_the_text_lost() -> None:
    better("JC AS 2H", "KS KH 3C")  # the jack of clubs
    better("9D AS 2H", "KS KH 3C", **BOTH)  # the nine of diamonds
    for plain in ("JS", "JH", "JD", "9S", "9H", "9C"):
        better("KS KH 3C", f"{plain} AS 2H", **BOTH)


def test_b_tsb_04_hands_without_a_pair_go_by_their_highest_card() -> None:
    better("2S 2H 3C", "AS KH QD")
    for low in range(2, 12):
        better(f"{RANKS[low + 1]}S 2H 3D", f"{RANKS[low]}H 2D 3S")
    better("AS 2H 3D", "KS QH TD")


def test_b_tsb_04_b_tsb_05_equal_highest_cards_go_to_the_eldest() -> None:
    equal("AS 2H 3D", "AH KH QD")


@pytest.mark.parametrize("vie", [False, True])
def test_b_tsb_04_or_they_cannot_win(vie: bool) -> None:
    assert second_pot("AS KH QD", "2S 2H 3C", vie=vie, **NOTHING) == 1
    assert second_pot("AS KH QD", "AH 5H 6C", vie=vie, **NOTHING) is None
    assert second_pot("AS KH QD", "AH 5H JC", vie=vie, **NOTHING) == 1


def test_b_tsb_04_what_nobody_can_win_stays_for_the_next_deal() -> None:
    match = passed(table("AS KH QD", "2H 5H 6C", options={"no_pair": "nothing", "deals": 2}))
    assert pots(match) == [0, 2, 2]
    stood(match)
    assert pots(match) == [2, 4, 2]


def test_b_tsb_04_who_is_left_alone_needs_no_pair() -> None:
    match = table("2S 2H 3C", "AS KH QD", **NOTHING)
    match.push("pass")
    match.push("brag 1")
    before = chips(match)
    match.push("drop")
    assert chips(match)[1] == before[1] + 3
    assert pots(match)[1] == 0


def test_b_tsb_05_equal_hands_go_to_the_eldest_and_odd_cards_never_count() -> None:
    equal("AS AH KD", "AC AD 2H")
    equal("AC AD 2H", "AS AH KD")
    equal("7S 7H 2D", "7D 7C KH")


def test_b_tsb_05_of_three_too() -> None:
    assert second_pot("2S 3H 5C", "7S 7H 2D", "7D 7C KH", dealer=2) == 1
    assert second_pot("7S 7H 2D", "2S 3H 5C", "7D 7C KH", dealer=0) == 2
    assert second_pot("AS 3H 5C", "AH 7H 2D", "AC 7C KH", dealer=1) == 2


def test_b_tsb_05_of_two_made_hands_the_one_with_the_jack_of_clubs_is_better() -> None:
    better("KH JC 2D", "KS 9D QH", **BOTH)
    better("KH JC KD", "KS 9D KC", **BOTH)
    better("KH JC 2D", "KS 9D QH", **HOYLE)
    better("KH JC KD", "KS 9D KC", **HOYLE)


def test_b_tsb_06_a_bragger_of_the_rank_itself_is_natural() -> None:
    equal("JC JH 4D", "JS JD AC")
    better("JC JH 4D", "TS TD AC")
    better("JC JH KD", "JS JD AC")  # kings, made: rank comes first
    better("KS KH 2C", "JC JH KD")
    better("JC JH JD", "TS TH TD")


def test_b_tsb_06_the_nine_of_diamonds_likewise() -> None:
    equal("9D 9H 4D", "9S 9C AH", **BOTH)
    better("9D 9H KD", "9S 9C AH", **BOTH)


def test_b_tsb_06_or_it_is_made_always() -> None:
    better("JS JD 2C", "JC JH 4D", **MADE)
    better("JC JH 4D", "TS TD AC", **MADE)
    both = {"options": {"bragger_of_rank": "made", "second_bragger": True}}
    better("9S 9C 2H", "9D 9H 4D", **both)
    better("JC JH 4D", "JS 9D 2H", **both)  # both made, one with the jack of clubs
    better("JC JH 4D", "JS 9D 2H", **BOTH)  # natural against made


def test_b_tsb_07_natural_pairs_and_prials_beat_made_ones() -> None:
    for preset in ("default", "two-braggers"):
        better("KS KD 4C", "KH JC 2D", preset=preset)
    better("7H 7D 7C", "9D 7S JC", preset="two-braggers")


def test_b_tsb_07_in_hoyle_prials_only() -> None:
    equal("KS KD 4C", "KH JC 2D", **HOYLE)
    equal("KS KD 4C", "KH 9D 2D", **HOYLE)
    equal("KS KD 4C", "KH JC 2D", options={"natural_beats": "prials"})
    better("7H 7D 7C", "9D 7S JC", **HOYLE)


def test_b_tsb_13_flushes_and_sequences_are_nothing() -> None:
    better("2S 2H 4C", "AS KS QS")
    better("AH 5S 3D", "KS QS TS")
    better("AH 5S 3D", "9S TS JS")


def test_c_tsb_04_natural_kings_beat_kings_made_with_the_bragger() -> None:
    better("KS KD 4C", "KH JC 2D")


def test_c_tsb_06_a_natural_prial_beats_the_two_bragger_prial() -> None:
    better("7H 7D 7C", "JC 9D 7S", **BOTH)


def test_c_tsb_08_queens_with_the_bragger_beat_natural_jacks() -> None:
    better("JC QS 4D", "JH JD AS")
