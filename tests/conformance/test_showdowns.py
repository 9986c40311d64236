"""In every game with a showdown, the deciding cards are named and marked."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

import boneace
from boneace.games.stop_the_bus.scoring import ORDER
from boneace.games.stop_the_bus.speech import making, worth_text

GAMES = [
    ("thirty-one", 3),
    ("switch", 3),
    ("stop-the-bus", 5),
    ("best-pair-thirty-one", 2),
    ("three-stake-brag", 4),
    ("primiera", 4),
]
COUNT = dict(zip("A23456789TJQK", [11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10], strict=True))


def ended(game: str, seats: int, seed: int) -> list[Any]:
    """The ends of the deals of a random match, as a spectator saw them."""
    draw, found = random.Random(seed), {}
    match = boneace.new(game, seats=seats, seed=seed)
    for _ in range(300):
        if match.turn is None or match.result() is not None:
            break
        match.push(draw.choice(list(match.legal)))
        if last := match.present(None).last:
            found[last.deal] = last
    return list(found.values())


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_cards_that_counted_are_named(game: str, seats: int) -> None:
    named = 0
    for last in ended(game, seats, 11):
        for hand, counted in zip(last.hands, last.counted, strict=True):
            assert set(counted) <= set(hand or []) - {"??"}
            named += len(counted)
    assert named


@pytest.mark.parametrize("game", ["thirty-one", "switch"])
def test_what_counted_comes_to_the_total(game: str) -> None:
    for last in ended(game, 3, 4):
        for total, counted in zip(last.totals, last.counted, strict=True):
            if total is not None:
                assert len({card[1] for card in counted}) == 1
                assert sum(COUNT[card[0]] for card in counted) == int(total)


def test_hands_of_one_name_say_what_tells_them_apart() -> None:
    options = SimpleNamespace(prial_of_threes=0, ace_two_three=0)
    order = ORDER[0][0]
    queen_ten, queen_nine = order.index((0, (10, 8, 0))), order.index((0, (10, 7, 0)))
    both = [queen_ten, queen_nine]
    assert worth_text(options)(queen_ten) == worth_text(options)(queen_nine) == "queen high"
    assert worth_text(options, both)(queen_ten) == "queen high, then ten"
    assert worth_text(options, both)(queen_nine) == "queen high, then nine"
    hand = 1 << 11 | 1 << 13 + 8 | 1 << 26 + 1  # QS 9H 2D
    assert making(options, hand, queen_nine, both) == 1 << 11 | 1 << 13 + 8
    assert making(options, hand, queen_nine) == 1 << 11


@pytest.mark.parametrize("threes", [0, 1])
def test_no_two_hands_that_differ_are_told_alike(threes: int) -> None:
    options = SimpleNamespace(prial_of_threes=threes, ace_two_three=threes)
    draw = random.Random(2)
    for _ in range(300):
        shown = draw.sample(range(len(ORDER[threes][threes])), 6)
        told = worth_text(options, shown)
        assert len({told(worth) for worth in shown}) == len(shown)


def test_thirty_one_tells_what_a_discard_leaves() -> None:
    match = boneace.new("thirty-one", seats=2, seed=3)
    match.push("draw")
    seat = match.turn
    assert isinstance(seat, int)
    told = match.present(seat)
    hand = told.seats[seat].hand
    assert len(hand) == 4 and told.legal
    for offer in told.legal:
        rest = [card for card in hand if card != offer.move.split()[1]]
        suits = {card[1] for card in rest}
        best = max(sum(COUNT[c[0]] for c in rest if c[1] == suit) for suit in suits)
        assert offer.left == str(best) and offer.left in offer.hint
