"""The rules against the referee of `reference.py`, at every step of many matches at random."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

import boneace
from boneace.games.three_stake_brag.declaration import DECLARATION
from boneace.match.match import Match

from .reference import PACK, Referee, beats, worth
from .table import GAME, second_pot

TRIALS: dict[str, list[Any]] = {
    "second_bragger": [False, True],
    "natural_beats": ["all", "prials"],
    "bragger_of_rank": ["natural", "made"],
    "no_pair": ["high_card", "nothing"],
    "ace": ["1", "1_or_11"],
    "stake": [1, 2, 5],
    "vying": ["matched", "modern"],
    "max_brag": [1, 3, 10, 20],
    "vying_limit": [0, 0, 1, 7, 30],
    "nobody_brags": ["best_hand", "carried"],
    "thirty_one_ends": [False, True],
    "all_three": [0, 1, 4],
    "deals": [1, 3, 6],
}
HOUSE = DECLARATION.resolve()


def options_at_random(pick: random.Random) -> dict[str, Any]:
    options = {name: pick.choice(values) for name, values in TRIALS.items()}
    if options["vying"] == "modern":
        options["vying_limit"] = 0
    return options


def follow(match: Match, pick: random.Random) -> None:
    """Play a match to its end, and check each event against the referee's list."""
    referee = Referee(match.seats, match.dealer, match.options)
    game = referee.match()
    wanted = next(game, None)
    unseen = set(PACK)
    deal = 1
    while wanted is not None:
        turn, legal = wanted
        if match.deal != deal:
            deal, unseen = match.deal, set(PACK)
        assert (match.turn, {str(move) for move in match.legal}) == (turn, legal)
        assert match.standing() == {"chips": referee.chips, "pots": referee.pots}
        assert (match.deal, match.dealer) == (referee.deal, referee.dealer)
        if turn == "chance":
            text = pick.choice(sorted(unseen))
            unseen.remove(text)
        else:
            text = move_at_random(sorted(legal), pick)
        match.push(text)
        try:
            wanted = game.send(text)
        except StopIteration:
            wanted = None
    assert match.over
    assert match.standing() == {"chips": referee.chips, "pots": referee.pots}
    most = max(referee.chips)
    winners = [seat for seat, has in enumerate(referee.chips) if has == most]
    assert match.result() == {"winners": winners}


def move_at_random(legal: list[str], pick: random.Random) -> str:
    """A move with every verb as likely as another, but seldom a raise, or vying would not end."""
    verbs = sorted({move.split()[0] for move in legal})
    verb = pick.choice(verbs)
    if verb == "raise" and pick.random() < 0.6:
        verb = "match"
    return pick.choice([move for move in legal if move.split()[0] == verb])


@pytest.mark.parametrize("number", range(60))
def test_every_step_is_as_the_statements_say(number: int) -> None:
    pick = random.Random(number)
    options = options_at_random(pick)
    seats = pick.choice([2, 2, 3, 4, 6, 10])
    dealer = pick.randrange(seats)
    match = boneace.new(GAME, seats=seats, dealer=dealer, options=options, by_hand=True)
    follow(match, pick)


@pytest.mark.parametrize("preset", [preset.name for preset in DECLARATION.presets])
def test_every_preset_too(preset: str) -> None:
    pick = random.Random(preset)
    for seats in (2, 3, 7):
        follow(boneace.new(GAME, seats=seats, preset=preset, by_hand=True), pick)


@pytest.mark.parametrize("number", range(12))
def test_hands_are_compared_as_the_reference_has_it(number: int) -> None:
    """Hands at random, of few ranks, so that pairs, prials and braggers meet often."""
    pick = random.Random(number)
    for _ in range(15):
        options = {**options_at_random(pick), "vying": "matched", "nobody_brags": "best_hand"}
        options |= {"deals": 1, "vying_limit": 0, "ace": "1"}
        ranks = pick.sample("2345678TQKA", 3)
        few = [card for card in PACK if card[0] in ranks or card in ("JC", "JH", "9D", "9S")]
        cards = pick.sample(few, 6)
        hands = [cards[:3], cards[3:]]
        one, other = (worth(hand, options) for hand in hands)
        expected: int | None = 1 if beats(other, one, options) else 0
        if options["no_pair"] == "nothing" and one[0] == other[0] == 1:
            expected = None
        found = second_pot(*[" ".join(hand) for hand in hands], options=options)
        assert found == expected, (hands, options)


def test_the_reference_knows_every_hand() -> None:
    """The count of each kind in all hands of three cards, calculated by hand."""
    kinds = {1: 0, 2: 0, 3: 0}
    made = 0
    for hand in combinations(PACK, 3):
        kind, _, natural = worth(hand, HOUSE)
        kinds[kind] += 1
        made += natural < 3
    # prials without JC: 12 ranks of 4 and the jacks of 3; with it: pairs of 12 ranks, and of jacks
    assert kinds[3] == 12 * 4 + 1 + 12 * 6 + 3
    # pairs with JC: two other cards of different ranks; without: a pair and an odd card of the 51
    assert kinds[2] == (51 * 50 // 2 - 12 * 6 - 3) + (12 * 6 * 47 + 3 * 48)
    assert sum(kinds.values()) == 22100
    # made are those with JC except for jacks beside it that are no lower than the third card
    lower = {rank: "23456789T".find(rank) >= 0 for rank in "23456789TQKA"}
    natural_jacks = 3 + 3 * 4 * sum(lower.values())
    assert made == 51 * 50 // 2 - natural_jacks


def test_the_trials_are_of_every_option_and_of_values_that_there_are() -> None:
    assert set(TRIALS) == {option.name for option in DECLARATION.options}
    for name, values in TRIALS.items():
        option = DECLARATION.option(name)
        assert set(values) <= set(option.values)
        if option.kind != "int":
            assert set(values) == set(option.values)
