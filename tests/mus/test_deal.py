"""The deal, mus and no mus, the exchange of cards: MUS-14 to 19 and their readings."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

import boneace
from boneace.errors import IllegalMove, InvalidMove

from .table import (
    GAME,
    NAMES,
    clause_against,
    deal,
    finish,
    hand,
    in_order,
    legal,
    new,
    play,
    stones,
    table,
)

HANDS = ("KO CO 7O 4O", "KC CC 6C 5C", "KE SE 7E AE", "KB SB 6B 5B")
ALL_MUS = ("mus x4",)
FOUR = ("discard 4O", "discard 6C 5C", "discard SE 7E AE", "discard KB SB 6B 5B")


def test_mus_14_eldest_is_who_comes_after_the_dealer() -> None:
    for dealer in range(4):
        match = new(dealer=dealer)
        deal(match, *HANDS)
        assert match.turn == (dealer + 1) % 4


def test_mus_14_everything_goes_the_same_way_round() -> None:
    match = table(*HANDS, dealer=1)
    order = []
    for move in (*["mus"] * 4, "discard SE", "discard SB", "discard CO", "discard CC"):
        order.append(match.turn)
        match.push(move)
    assert order == [2, 3, 0, 1] * 2


def test_mus_14_the_deal_passes_too() -> None:
    match = finish(play(table(*HANDS), "no mus"))
    assert (match.deal, match.dealer) == (2, 0)
    finish(play(deal(match, *HANDS), "no mus"))
    assert (match.deal, match.dealer) == (3, 1)


def test_mus_15_four_cards_each_and_the_rest_is_the_stock() -> None:
    match = table(*HANDS)
    assert [len(hand(match, seat)) for seat in range(4)] == [4] * 4
    assert match.cards_to_come.bit_count() == 24
    assert {seat: sorted(hand(match, seat, seat)) for seat in range(4)} == {
        seat: sorted(cards.split()) for seat, cards in enumerate(HANDS)
    }


def test_b_mus_12_one_at_a_time_four_times_round() -> None:
    match = new()
    order = [cards.split()[place] for place in range(4) for cards in HANDS]
    for card in order:
        match.push(card)
    assert hand(match, 2, 2) and set(hand(match, 2, 2)) == set(HANDS[2].split())


def test_mus_16_each_in_turn_says_mus_or_no_mus() -> None:
    match = table(*HANDS)
    for seat in range(4):
        assert match.turn == seat
        assert legal(match) == {"mus", "no mus"}
        match.push("mus")


@pytest.mark.parametrize("before", range(4))
def test_mus_16_the_first_no_ends_the_talk(before: int) -> None:
    match = play(table(*HANDS), *["mus"] * before, "no mus")
    assert match.turn == 0
    assert {"paso", "envido 2"} <= legal(match)


def test_mus_16_a_bet_while_they_talk_is_refused() -> None:
    match = table(*HANDS)
    assert clause_against(match, "paso") == "MUS-16"
    assert clause_against(match, "envido 2") == "MUS-16"
    assert clause_against(match, "discard KO") in ("MUS-16", "MUS-17")


def test_mus_17_all_must_discard_from_one_to_four() -> None:
    match = play(table(*HANDS), *ALL_MUS)
    for seat, move in enumerate(FOUR):
        mine = HANDS[seat].split()
        assert match.turn == seat
        assert legal(match) == {
            in_order("discard " + " ".join(thrown))
            for number in (1, 2, 3, 4)
            for thrown in combinations(mine, number)
        }
        match.push(move)
    assert match.turn == "chance"


def test_mus_17_and_are_given_as_many() -> None:
    match = play(table(*HANDS), *ALL_MUS, *FOUR)
    play(match, ": 3O")
    assert sorted(hand(match, 0, 0)) == sorted(["KO", "CO", "7O", "3O"])
    for card in ["3C", "3E", "3B", "2O", "2C", "2E", "2B", "4C"]:
        match.push(card)
    assert sorted(hand(match, 1, 1)) == sorted(["KC", "CC", "3C", "3E"])
    assert sorted(hand(match, 2, 2)) == sorted(["KE", "3B", "2O", "2C"])
    assert match.turn == "chance"
    match.push("AO")
    assert sorted(hand(match, 3, 3)) == sorted(["2E", "2B", "4C", "AO"])


def test_b_mus_12_each_is_served_in_one_block_eldest_first() -> None:
    match = play(table(*HANDS, dealer=0), *ALL_MUS, *(FOUR[seat] for seat in (1, 2, 3, 0)))
    for card in ["3O", "3C", "3E", "3B", "2O", "2C", "2E", "2B", "4C", "4E"]:
        match.push(card)
    assert {"3O", "3C"} < set(hand(match, 1, 1))
    assert {"3E", "3B", "2O"} < set(hand(match, 2, 2))
    assert set(hand(match, 3, 3)) == {"2C", "2E", "2B", "4C"}
    assert "4E" in hand(match, 0, 0)


def test_b_mus_14_nobody_keeps_all_his_cards() -> None:
    match = play(table(*HANDS), *ALL_MUS)
    for move in ("discard", "no mus", "mus", "paso"):
        with pytest.raises((IllegalMove, InvalidMove)) as refused:
            match.push(move)
        if isinstance(refused.value, IllegalMove):
            assert refused.value.clause in ("MUS-17", "B-MUS-14")
    assert len(legal(match)) == 15


def test_mus_17_what_cannot_be_discarded() -> None:
    match = play(table(*HANDS), *ALL_MUS)
    for cards in ("KO CO 7O 4O 3O", "3O", "KC", "KO KO", "KO 3O"):
        with pytest.raises((IllegalMove, InvalidMove)):
            match.push("discard " + cards)
    match.push("DISCARD 4o ko")
    assert sorted(hand(match, 0, 0)) == ["7O", "CO"]


def test_mus_18_it_repeats_until_somebody_says_no() -> None:
    match = table(*HANDS)
    for served in ("3O 3C 3E 3B", "2O 2C 2E 2B"):
        ones = [f"discard {cards.split()[0]}" for cards in hands_of(match)]
        play(match, *ALL_MUS, *ones, ":" + served)
        assert match.turn == 0
        assert legal(match) == {"mus", "no mus"}
    play(match, "mus", "mus", "mus", "no mus")
    assert "paso" in legal(match)


def hands_of(match: boneace.Match) -> list[str]:
    return [" ".join(sorted(hand(match, seat, seat))) for seat in range(match.seats)]


def used_up() -> boneace.Match:
    """A match in which all have changed four cards once, 8 cards are left, all change again, and
    only Dan is still to be served, from a pack that has no card for him."""
    match = table(*HANDS)
    pack = [c for c in all_cards() if c not in " ".join(HANDS)]
    play(match, *ALL_MUS, *[f"discard {cards}" for cards in HANDS], ":" + " ".join(pack[:16]))
    return match


def all_cards() -> list[str]:
    return [rank + suit for suit in "OCEB" for rank in "KCS765432A"]


def test_mus_19_discards_make_a_new_stock() -> None:
    match = used_up()
    assert match.cards_to_come.bit_count() == 8
    play(match, *ALL_MUS)
    for seat in range(4):
        match.push("discard " + " ".join(hand(match, seat, seat)))
    for _ in range(8):
        match.push(next(iter(stock(match))))
    assert match.turn == "chance"
    # all but the new hands of the first two: also the cards thrown in this exchange
    assert len(stock(match)) == 32
    assert stock(match) == set(all_cards()) - set(hand(match, 0, 0)) - set(hand(match, 1, 1))


def stock(match: boneace.Match) -> set[str]:
    """The cards that may come."""
    return {card for card in all_cards() if match.why_not(card) is None}


def test_mus_19_only_when_a_card_is_wanted() -> None:
    """A used-up stock is not made again until another card is needed."""
    match = used_up()
    play(match, *ALL_MUS)
    for seat in range(4):
        match.push("discard " + " ".join(sorted(hand(match, seat, seat))[:2]))
    for _ in range(8):
        assert match.turn == "chance"
        match.push(next(iter(stock(match))))
    assert match.turn == 0
    play(match, "no mus")
    finish(match)
    assert match.deal == 2


def last_to_be_served(**options: str) -> tuple[boneace.Match, set[str]]:
    """The match when only Dan is to be served and the stock is empty, and the cards that he
    threw."""
    match = table(*HANDS, **options)
    pack = [card for card in all_cards() if card not in " ".join(HANDS)]
    play(match, *ALL_MUS, *[f"discard {cards}" for cards in HANDS], ":" + " ".join(pack[:16]))
    play(match, *ALL_MUS)
    thrown: set[str] = set()
    for seat, number in enumerate((3, 3, 2, 4)):
        thrown = set(sorted(hand(match, seat, seat))[:number])
        match.push("discard " + " ".join(thrown))
    for _ in range(8):
        match.push(next(iter(stock(match))))
    return match, thrown


def test_b_mus_12_the_discards_of_the_last_to_be_served() -> None:
    match, thrown = last_to_be_served()
    assert thrown < stock(match)
    match, thrown = last_to_be_served(stock_from="others")
    assert not thrown & stock(match)
    assert len(stock(match)) == 40 - 12 - 4


def test_mus_19_cards_in_hand_stay_where_they_are() -> None:
    match, _ = last_to_be_served()
    for seat in range(3):
        assert not set(hand(match, seat, seat)) & stock(match)


def test_b_mus_17_the_first_dealer_has_drawn_the_lowest_card() -> None:
    cut = boneace.games.declaration(GAME).cut
    assert cut is not None
    from boneace.cards import SPANISH_40

    numbers = [SPANISH_40.number(card) for card in ("KO", "5C", "3E", "7B")]
    rest = [number for number in range(40) if number not in numbers]
    assert cut([*numbers, *rest], 4).dealer == 2
    assert cut(numbers[::-1] + rest, 4).turned[0] == (0, numbers[3])


def test_b_mus_17_a_table_that_shuffles_more_cards_cuts_with_the_forty() -> None:
    match = boneace.new(GAME, seats=4, dealer="cut", shuffles=lambda k: range(51, -1, -1))
    assert match.first_dealer == 3  # 7B, 6B …: of K C S 7 the last
    assert [match.pack.text(card) for _, card in match.cut] == ["KB", "CB", "SB", "7B"]
    assert "KB" in match.log(None)[0]


def test_b_mus_17_the_deal_goes_on_from_game_to_game() -> None:
    match = play(table(*HANDS), "no mus", "ordago", "quiero")
    assert (match.deal, match.dealer, stones(match)) == (2, 0, [0, 0])


def test_b_mus_16_mus_corrido_who_cuts_is_the_eldest() -> None:
    for before in range(4):
        match = play(table(*HANDS, corrido=True), *["mus"] * before, "no mus")
        assert (match.turn, match.dealer) == (before, (before - 1) % 4)


def test_b_mus_16_the_pack_passes_on_with_every_exchange() -> None:
    match = play(table(*HANDS, corrido=True), *ALL_MUS)
    assert (match.dealer, match.turn) == (0, 1)
    play(match, *(FOUR[seat] for seat in (1, 2, 3, 0)), ": 3O 3C 3E 3B 2O 2C 2E 2B 4C 4E")
    assert {"3O", "3C"} < set(hand(match, 1, 1))
    assert (match.deal, match.turn, legal(match)) == (1, 1, {"mus", "no mus"})
    play(match, "mus", "no mus")
    assert (match.turn, match.dealer) == (2, 1)


def test_b_mus_16_in_the_first_deal_only() -> None:
    match = finish(play(table(*HANDS, corrido=True), "no mus"))
    play(deal(match, *HANDS), "mus", "no mus")
    assert (match.deal, match.dealer, match.turn) == (2, 0, 1)
    match = play(table(*HANDS), *ALL_MUS)
    assert (match.dealer, match.turn) == (3, 0)  # it is off unless the table wants it


@pytest.mark.parametrize(("stones", "first"), [([0, 0], True), ([0, 3], False)])
def test_b_mus_16_a_match_that_is_carried_on_has_had_its_first_deal(
    stones: list[int], first: bool
) -> None:
    begun = new(corrido=True, dealer=3, standing={"stones": stones, "games": [0, 0]})
    match = play(deal(begun, *HANDS), "mus", "no mus")
    assert (match.dealer, match.turn) == ((0, 1) if first else (3, 0))
    if first:
        with pytest.raises(IllegalMove, match="Nobody may signal"):
            match.aside(1, "signal cut-mus")
    else:
        match.aside(1, "signal cut-mus")


def test_mus_14_seats_may_be_named() -> None:
    match = table(*HANDS)
    match.push("mus", 0)
    with pytest.raises(IllegalMove):
        match.push("mus", 0)
    assert len(NAMES) == 8


def test_mus_17_a_match_goes_on_however_often_they_exchange() -> None:
    match = boneace.new(GAME, seats=4, seed=3)
    pick = random.Random(3)
    for _ in range(60):
        play(match, *ALL_MUS)
        for _seat in range(4):
            match.push(pick.choice(sorted(legal(match))))
    assert [len(hand(match, seat)) for seat in range(4)] == [4] * 4
