"""The account of a finished deal lists the payments made in it."""

from random import Random
from typing import Any

import pytest

import boneace
from tests.vingt_un.table import dealt, play

HOUSES: list[tuple[str, dict[str, Any]]] = [
    ("default", {}),
    ("default", {"several_naturals": "first", "pool_over_draw": 2, "pool_ties": "quarter"}),
    ("default", {"divided_natural": "natural", "dealer_divides": "best", "pool_ante": 3}),
    ("default", {"first_natural": "waits", "after_natural": "drop", "deal_passes_to": "holder"}),
    ("default", {"double_covers_divided": True, "divided_natural": "natural", "pool_ante": 1}),
    ("pool", {"natural_collects_from_all": True}),
    ("pool", {"dealer_divides": "best", "pool_over_draw": 3}),
    ("limited-deal", {"pool_ante": 1}),
]


@pytest.mark.parametrize(("preset", "options"), HOUSES)
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_what_is_told_by_hand_and_besides_is_all_that_was_paid(
    preset: str, options: dict[str, Any], seats: int
) -> None:
    chance = Random(f"{preset} {options} {seats}")
    match = boneace.new(
        "vingt-un", seats=seats, preset=preset, options=options | {"deals": 60}, seed=seats
    )
    ended, deal = 0, match.deal
    while not match.over:
        moves = [str(move) for move in match.legal]
        liked = [move for move in moves if move.startswith("divide")]
        match.push(chance.choice(liked if liked and chance.random() < 0.9 else moves))
        if match.deal == deal and not match.over:
            continue
        deal, last = match.deal, match.present().last
        ended += 1
        for seat in range(seats):
            told = sum(one.by for one in last.besides[seat])
            if seat != last.dealer:
                told += sum(hand.by for hand in last.played[seat])
                assert told == last.changes[seat], (match.deal, seat, last)
                continue
            told -= sum(hand.by for hands in last.played for hand in hands if hand.by is not None)
            assert told == last.changes[seat], (match.deal, last)
        besides = [one for accounts in last.besides for one in accounts]
        assert all(one.by > 0 for one in besides if one.why == "the pool")
    assert ended == 60


def reasons(match: boneace.Match) -> list[tuple[int, str]]:
    """The result of each hand of the players, and the reason."""
    played = match.present().last.played
    return [(hand.by, hand.why) for hands in played for hand in hands if hand.why]


def test_a_hand_is_told_with_what_it_was_compared_with() -> None:
    match = dealt("KS 9S", "4S 9H", "QS QH", "8S 8D", stakes=[5, 1, 2])
    play(match, "draw", "7S", "stand", "keep", "stand", "keep", "draw", "9D", "stand")
    assert reasons(match) == [(5, "20 beats 19"), (1, "20 beats 19"), (-2, "over-drawn")]


def test_ties_and_drawn_vingt_uns_are_told() -> None:
    match = dealt("KS 9S", "TS 9H", "5S 6H", stakes=[5, 3])
    play(match, "stand", "draw", "TD", "stand", "stand")
    assert reasons(match) == [(-5, "19 is equal to 19"), (6, "vingt-un beats 19: double")]


def test_the_log_tells_each_hand_once_and_the_pool() -> None:
    match = dealt("KS 5S", "TS 9H", "5D 6H", stakes=[5, 3], pool_over_draw=2)
    play(match, "stand", "draw", "TD", "stand", "draw", "9C")
    told = match.log()
    for line in (
        "Seat 0, who deals, is over-drawn with 9C.",
        "Seat 1 declares TS 9H and receives 5 chips: 19 stands, the dealer over-draws.",
        "Seat 2 declares 6H 5D TD and receives 6 chips: vingt-un, the dealer over-draws: double.",
        "Seat 0, who deals, puts 2 chips into the pool: 2 for over-drawing.",
        "Seat 0 loses 13 chips in this deal.",
    ):
        assert line in told, told
    assert not any("Seat 1 wins" in line for line in told)
