"""The rules against the referee of `reference.py`, at every step of many matches at random."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import boneace
from boneace.games.primiera.declaration import DECLARATION
from boneace.match.match import Match

from .reference import PACK, Referee, claim, kinds, point, total
from .table import GAME, in_order, legal

TRIALS: dict[str, list[Any]] = {
    "order": ["flush", "fifty_five", "chorus"],
    "sets_are_primiera": [False, True],
    "counted": ["all", "combination"],
    "suits": ["none", "hearts", "cups"],
    "point_cards": [1, 2],
    "ante": [1, 2, 10],
    "stake_again": [False, True],
    "stand_pat": [False, True],
    "short_pack": ["in_turn", "reshuffle"],
    "further_draws": [False, True],
    "vying": [False, True],
    "max_brag": [1, 3, 10, 20],
    "vying_limit": [0, 0, 1, 7, 30],
    "deals": [1, 3, 6],
}


def move_at_random(legal: list[str], pick: random.Random) -> str:
    """A move with every verb as likely as another, but seldom a raise, or vying would not end."""
    verb = pick.choice(sorted({move.split()[0] for move in legal}))
    if verb == "raise" and pick.random() < 0.6:
        verb = "match"
    return pick.choice([move for move in legal if move.split()[0] == verb])


def card_at_random(referee: Referee, hands: list[str], pick: random.Random) -> str:
    """A card of the pack, more often than by chance one that makes a hand."""
    good = sorted(card for card in referee.pack if card[0] in "76A" or card[1] == "H")
    return pick.choice(good if good and pick.random() < 0.3 else sorted(referee.pack))


def follow(match: Match, pick: random.Random) -> None:
    """Play a match to its end, and check each event against the referee's list."""
    referee = Referee(match.seats, match.dealer, match.options)
    game = referee.match()
    wanted = next(game, None)
    while wanted is not None:
        turn, moves = wanted
        assert (match.turn, legal(match)) == (turn, moves)
        assert match.standing() == {"chips": referee.chips, "pot": referee.pot}
        assert (match.deal, match.dealer) == (referee.deal, referee.dealer)
        if turn == "chance":
            text = card_at_random(referee, [], pick)
            assert {card for card in PACK if match.why_not(card) is None} >= {text}
        else:
            text = move_at_random(sorted(moves), pick)
        match.push(text)
        try:
            wanted = game.send(text)
        except StopIteration:
            wanted = None
    assert match.over
    assert match.standing() == {"chips": referee.chips, "pot": referee.pot}
    most = max(referee.chips)
    winners = [seat for seat, has in enumerate(referee.chips) if has == most]
    assert match.result() == {"winners": winners}


@pytest.mark.parametrize("number", range(80))
def test_every_step_is_as_the_statements_say(number: int) -> None:
    pick = random.Random(number)
    options = {name: pick.choice(values) for name, values in TRIALS.items()}
    seats = pick.choice([4, 4, 5, 6, 7, 8])
    dealer = pick.randrange(seats)
    follow(boneace.new(GAME, seats=seats, dealer=dealer, options=options, by_hand=True), pick)


@pytest.mark.parametrize("preset", [preset.name for preset in DECLARATION.presets])
def test_every_preset_too(preset: str) -> None:
    pick = random.Random(preset)
    for seats in (4, 6, 8):
        follow(boneace.new(GAME, seats=seats, preset=preset, by_hand=True), pick)


def test_the_reference_knows_every_hand() -> None:
    """The count of each kind in all hands of four cards, calculated by hand."""
    found: Counter[str] = Counter()
    both = 0
    for hand in combinations(PACK, 4):
        named = kinds(hand)
        found.update(named.keys())
        both += {"fifty-five", "flush"} <= set(named)
    assert found["primiera"] == 10**4
    assert found["fifty-five"] == 4 * 37
    assert found["flush"] == 4 * 210
    assert both == 4 * 7


def test_b_pri_10_the_limits_that_are_told_of_primero() -> None:
    options = DECLARATION.resolve("primero")
    counts: dict[int, set[int]] = {0: set(), 1: set(), 2: set(), 3: set()}
    points = set()
    for hand in combinations(PACK, 4):
        value = claim(hand, options)
        if value is None:
            points.add(point(hand, 2))
        else:
            counts[value[0]].add(value[1])
            assert value[1] == total(hand)
    assert [(min(found), max(found)) for found in (counts[3], counts[2], counts[0], points)] == [
        (40, 84), (42, 70), (40, 81), (20, 54),
    ]  # fmt: skip


def test_the_trials_are_of_every_option_and_of_values_that_there_are() -> None:
    assert set(TRIALS) == {option.name for option in DECLARATION.options}
    for name, values in TRIALS.items():
        option = DECLARATION.option(name)
        assert set(values) <= set(option.values)
        if option.kind != "int":
            assert set(values) == set(option.values)


def test_moves_are_compared_with_their_cards_in_order() -> None:
    assert in_order("discard QS JS") == in_order("discard JS QS") == "discard JS QS"
