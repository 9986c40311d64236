"""The third pot: TSB-12 to 15, B-TSB-08 to 10, C-TSB-10, C-TSB-12."""

from __future__ import annotations

from itertools import combinations

import pytest

from boneace.errors import IllegalMove
from boneace.match.match import Match

from .reference import PACK, count
from .table import chips, deal, hand, legal, new, passed, play, pots, stood, table, total

ELEVEN: dict[str, object] = {"ace": "1_or_11"}


def drawing(*hands: str | None, **options: object) -> Match:
    """All have passed, and the drawing begins; seat 0 is eldest."""
    return passed(table(*hands, options=options))


def test_tsb_12_then_all_players_lay_their_cards_open() -> None:
    match = table("KS KD 4C", "QS QD 5C", "2S 3H 6C")
    assert hand(match, 0, 1).count("??") == 2
    play(match, "brag 1", "drop", "drop")
    for viewer in (None, 0, 1, 2):
        seen = [sorted(hand(match, seat, viewer)) for seat in range(3)]
        assert seen == [["4C", "KD", "KS"], ["5C", "QD", "QS"], ["2S", "3H", "6C"]]


def test_tsb_12_not_before_the_second_pot_is_won() -> None:
    match = table("KS KD 4C", "QS QD 5C", "2S 3H 6C")
    play(match, "brag 1", "drop")
    assert [hand(match, seat).count("??") for seat in range(3)] == [2, 2, 2]
    match = table("KS KD 4C", "QS QD 5C", "2S 3H 6C")
    play(match, "pass", "pass")
    assert [hand(match, seat).count("??") for seat in range(3)] == [2, 2, 2]
    match.push("pass")
    assert [hand(match, seat).count("??") for seat in range(3)] == [0, 0, 0]


def test_tsb_13_each_may_draw_as_many_as_he_wishes() -> None:
    match = drawing("2S 2H 3C", "KS KD 4C")
    for card in ("AS", "AH", "AC", "2C", "3H", "3D", "3S", "4S"):
        assert (match.turn, legal(match)) == (0, {"draw", "stand"})
        play(match, f"draw {card}")
    assert len(hand(match, 0)) == 11
    play(match, "stand")
    assert (match.turn, legal(match)) == (1, {"draw", "stand"})


def test_tsb_13_or_none() -> None:
    match = stood(drawing("2S 2H 3C", "KS KD 4C"))
    assert match.over
    assert chips(match) == [-3, 3]


def test_tsb_13_drawn_cards_lie_open_too() -> None:
    match = play(drawing("2S 2H 3C", "KS KD 4C"), "draw 9H")
    for viewer in (None, 0, 1):
        assert sorted(hand(match, 0, viewer)) == ["2H", "2S", "3C", "9H"]


def test_tsb_14_the_hand_closest_to_31_takes_the_third_pot() -> None:
    match = drawing("2S 3H 9C", "4S 5H TC", "6S 7H 8C")  # 14, 19 and 21
    before = chips(match)
    stood(match)
    assert chips(match) == [before[0], before[1], before[2] + 3]
    assert pots(match) == [0, 0, 0]


def test_tsb_14_a_hand_over_31_does_not() -> None:
    match = drawing("2S 3H 9C", "TS 5H TC")
    before = chips(match)
    play(match, "stand", "draw 7S")  # 32
    assert match.over
    assert chips(match) == [before[0] + 2, before[1]]


def test_tsb_14_31_is_not_over() -> None:
    match = drawing("2S 3H 9C", "TS 5H TC")
    before = chips(match)
    play(match, "stand", "draw 6S")
    assert match.over
    assert chips(match) == [before[0], before[1] + 2]


@pytest.mark.parametrize(
    ("rank", "counts"), [*zip("A23456789", range(1, 10), strict=True), *((c, 10) for c in "TJQK")]
)
def test_tsb_15_what_cards_count(rank: str, counts: int) -> None:
    spare = "5D" if rank != "5" else "6D"
    match = drawing(f"{rank}S 2H {spare}", "KS KD 4C" if rank != "K" else "QS QD 4C")
    assert total(match, 0) == str(counts + 2 + int(spare[0]))


def test_tsb_15_braggers_count_what_they_are() -> None:
    match = drawing("JC 2H 3D", "9D KD 4C", second_bragger=True)
    assert [total(match, 0), total(match, 1)] == ["15", "23"]


def test_b_tsb_08_who_dropped_still_competes_for_the_third_pot() -> None:
    match = table("2S 3H 9C", "4S 5H TC", "9S 9H 8C")
    play(match, "brag 1", "drop", "drop")
    before = chips(match)
    assert match.turn == 0
    play(match, "stand", "stand", "stand")
    assert chips(match) == [before[0], before[1], before[2] + 3]


def test_b_tsb_09_the_eldest_draws_until_content_then_the_next() -> None:
    match = drawing("2S 3H 9C", "4S 5H TC", "6S 7H 8C")
    turns = []
    for move in ("draw 2C", "draw 2D", "stand", "draw 3C", "stand", "stand"):
        turns.append(match.turn)
        play(match, move)
    assert turns == [0, 0, 0, 1, 1, 2]
    assert match.over


@pytest.mark.parametrize(("card", "stops"), [("6D", False), ("7D", True), ("8D", True)])
def test_b_tsb_09_31_or_over_stops_by_itself(card: str, stops: bool) -> None:
    match = drawing("TS 5H 9C", "4S 3H TC")  # 24
    play(match, f"draw {card}")
    assert match.turn == (1 if stops else 0)


def test_b_tsb_09_31_does_not_end_the_drawing() -> None:
    match = drawing("TS 5H 9C", "4S 7H TC")
    before = chips(match)
    play(match, "draw 7D")
    assert (match.turn, legal(match)) == (1, {"draw", "stand"})
    assert pots(match)[2] == 2
    play(match, "draw TD")  # 31 too
    assert chips(match) == [before[0] + 2, before[1]]


def test_b_tsb_09_or_it_does() -> None:
    match = drawing("2S 3H 5C", "TS 5H 9C", "4S 7H TC", thirty_one_ends=True)
    before = chips(match)
    play(match, "stand", "draw 7D")
    assert match.over  # Cleo is not asked
    assert chips(match) == [before[0], before[1] + 3, before[2]]


def test_b_tsb_09_b_tsb_10_a_dealt_31_then_ends_it_before_anybody_draws() -> None:
    match = drawing("TS 5H 9C", "AH KH QC", "AC KC QS", thirty_one_ends=True, **ELEVEN)
    assert match.over
    assert chips(match) == [-3, 6, -3]  # the best card, the best hand, and 31
    assert pots(match) == [0, 0, 0]


def test_b_tsb_09_more_or_less_than_31_ends_nothing() -> None:
    match = drawing("TS 5H 9C", "4S 7H TC", thirty_one_ends=True)
    play(match, "draw 8D")
    assert match.turn == 1
    match = drawing("TS 5H 9C", "4S 7H TC", thirty_one_ends=True)
    play(match, "draw 6D", "stand")
    assert match.turn == 1


@pytest.mark.parametrize("dealer", range(3))
def test_b_tsb_09_of_equal_hands_the_eldest_wins(dealer: int) -> None:
    match = passed(table("TS 5H 9C", "9S 5S TC", "9H 5C TH", dealer=dealer, options={"deals": 1}))
    before = chips(match)
    stood(match)
    eldest = (dealer + 1) % 3
    assert [now - had for now, had in zip(chips(match), before, strict=True)] == [
        3 * (seat == eldest) for seat in range(3)
    ]


def test_b_tsb_09_if_all_are_over_the_pot_is_carried() -> None:
    match = drawing("TS 5H 9C", "TC 7H 8S", deals=2)
    before = chips(match)
    play(match, "draw 8D", "draw 9S")
    assert match.deal == 2
    assert pots(match) == [2, 2, 4]
    assert chips(match) == [had - 3 for had in before]


def test_b_tsb_09_what_is_carried_is_won_with_the_next() -> None:
    match = play(drawing("TS 5H 9C", "TC 7H 8S", deals=2), "draw 8D", "draw 9S")
    passed(deal(match, "TS 5H 9C", "2C 3H 8S"))
    before = chips(match)
    stood(match)
    assert match.over
    assert chips(match) == [before[0] + 4, before[1]]
    assert pots(match) == [0, 0, 0]


def test_b_tsb_10_an_ace_counts_one() -> None:
    match = drawing("AS KH QC", "2S 3H 4C")
    assert total(match, 0) == "21"
    assert legal(match) == {"draw", "stand"}


@pytest.mark.parametrize(
    ("cards", "counts"),
    [("AS 2H 4C", 17), ("AS AH 4C", 26), ("AS AH AC", 23), ("AS KH 9C", 30), ("AS 9H 8C", 28)],
)
def test_b_tsb_10_or_eleven_as_is_better(cards: str, counts: int) -> None:
    match = drawing(cards, "2S 3H 5D", **ELEVEN)
    assert total(match, 0) == str(counts)


def test_b_tsb_10_an_ace_at_eleven_becomes_one_again() -> None:
    match = drawing("AS 9H 8C", "2S 3H 5D", **ELEVEN)
    play(match, "draw 4C")
    assert (total(match, 0), match.turn) == ("22", 0)
    play(match, "draw 9C")
    assert match.turn == 1  # 31, stopped
    assert total(match, 0) == "31"


def test_b_tsb_10_three_cards_may_then_be_31_and_stop_by_themselves() -> None:
    match = drawing("2S 3H 5D", "AS KH QC", "4S 6H 7D", **ELEVEN)
    before = chips(match)
    play(match, "stand")
    assert match.turn == 2
    play(match, "stand")
    assert chips(match) == [before[0], before[1] + 3, before[2]]


def test_c_tsb_10_29_30_31_the_best_possible() -> None:
    match = drawing("KS QH 9C", "2S 3H 5C")
    assert total(match, 0) == "29"
    play(match, "draw AD")
    assert (total(match, 0), match.turn) == ("30", 0)
    play(match, "draw AS")
    assert (total(match, 0), match.turn) == ("31", 1)
    before = chips(match)
    play(match, "stand")
    assert chips(match) == [before[0] + 2, before[1]]


def test_c_tsb_12_a_dealt_hand_is_never_31() -> None:
    assert max(count(cards, {"ace": "1"}) for cards in combinations(PACK, 3)) == 30
    match = drawing("KS QH JD", "AS KH QC")
    assert (total(match, 0), match.turn) == ("30", 0)
    match.push("stand")
    assert (total(match, 1), match.turn) == ("21", 1)


# --- the pack used up -----------------------------------------------------------------------------


def used_up() -> list[list[str]]:
    """Ten hands that are the whole pack, each drawn card by card until it is 31 or more. The last
    but one gets what is left, and the last has three nines and finds the pack empty."""
    tens = [card for card in PACK if card[0] in "TJQK"]
    nines = ["9H", "9D", "9C"]
    small = [card for card in PACK if card not in tens + nines]
    small.sort(key=lambda card: -count([card], {"ace": "1"}))
    hands = [tens[at : at + 4] for at in range(0, 16, 4)]
    for _ in range(5):
        hands.append([])
        while small and count(hands[-1], {"ace": "1"}) < 31:
            hands[-1].append(small.pop(0))
    return [*hands, nines]


def test_with_the_pack_empty_only_stand_is_legal() -> None:
    match = deal(new(10), *[" ".join(cards[:3]) for cards in used_up()])
    passed(match)
    for seat, cards in enumerate(used_up()[:9]):
        assert match.turn == seat
        for card in cards[3:]:
            play(match, f"draw {card}")
        if match.turn == seat:
            match.push("stand")
    assert match.turn == 9
    assert match.present().stock == 0
    assert legal(match) == {"stand"}
    assert match.why_not("draw") is not None
    with pytest.raises(IllegalMove):
        match.push("draw")
    match.push("stand")
    assert match.deal == 2
