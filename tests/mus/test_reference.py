"""The rules against the referee of `referee.py`, at every step of many matches at random."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import boneace
from boneace.games.mus.declaration import DECLARATION
from boneace.match.match import Match

from .hands import ALL_AS_THEY_ARE, PACK, best, total
from .referee import Referee
from .table import GAME, legal

TRIALS: dict[str, list[Any]] = {
    "kings": ["eight", "eight", "four", "printed"],
    "wild": ["none", "each"],
    "natural_first": [False, True],
    "la_real": [False, True],
    "sides": ["partners"],
    "target": [20, 30, 40, 60],
    "games": [1, 3, 5],
    "corrido": [False, True],
    "stock_from": ["all", "others"],
    "answer": ["either", "first"],
    "takers": ["any", "one"],
    "pass_pays": ["basic", "literal"],
    "partner_counts": [True, False],
    "ordago_settles": ["round", "counted"],
    "signals": ["off", "unseen", "chance"],
    "signal_chance": [0, 25, 100],
    "courtesy": [False, True],
}
LONGEST = 600


def move_at_random(legal: set[str], mus: float, pick: random.Random) -> str:
    """A move with every verb about as likely as another; small amounts more often than high ones,
    an órdago seldom, and mus with the given probability."""
    if "mus" in legal:
        return "mus" if pick.random() < mus else "no mus"
    by_verb: dict[str, list[str]] = {}
    for move in sorted(legal):
        verb = move if move.startswith("no ") else move.split()[0]
        by_verb.setdefault(verb, []).append(move)
    if len(by_verb) > 2 and pick.random() < 0.8:
        by_verb.pop("ordago", None)
    moves = by_verb[pick.choice(sorted(by_verb))]
    if moves[0].startswith(("envido", "reenvido")) and pick.random() < 0.8:
        moves = [move for move in moves if int(move.split()[1]) < 7]
    return pick.choice(moves)


def follow(match: Match, pick: random.Random) -> Referee:
    """Play a match, and check each event against the referee's list."""
    referee = Referee(match.seats, match.dealer, match.options)
    mus = pick.choice([0.3, 0.7, 0.97])
    rich = pick.random() < 0.5
    game = referee.match()
    wanted = next(game, None)
    while wanted is not None and len(match) < LONGEST:
        turn, moves = wanted
        assert (match.turn, legal(match)) == (turn, moves)
        compare(match, referee)
        if turn == "chance":
            text = card_at_random(referee, rich, pick)
        else:
            text = move_at_random(moves, mus, pick)
        match.push(text)
        wanted = send(game, text)
    if wanted is None:
        assert match.over
        compare(match, referee)
        assert match.result() == {"winners": referee.winners}
    return referee


def card_at_random(referee: Referee, rich: bool, pick: random.Random) -> str:
    """A card that may come; at a rich table more often than by chance one of those that count."""
    free = sorted(referee.stock or referee.discards)
    good = [card for card in free if card[0] in "K7A2" or card in ("CB", "SO")]
    return pick.choice(good if good and rich and pick.random() < 0.5 else free)


def send(game: Any, text: str) -> Any:
    try:
        return game.send(text)
    except StopIteration:
        return None


def compare(match: Match, referee: Referee) -> None:
    assert match.standing() == {"stones": referee.stones, "games": referee.games}
    assert (match.deal, match.dealer) == (referee.deal, referee.dealer)
    may_come = referee.stock or referee.discards
    if match.turn == "chance" and referee.o["stock_from"] == "all" and len(may_come) < 24:
        assert {card for card in PACK if match.why_not(card) is None} == may_come


def options_at_random(pick: random.Random) -> dict[str, Any]:
    return {name: pick.choice(values) for name, values in TRIALS.items()}


@pytest.mark.parametrize("number", range(100))
def test_every_step_is_as_the_statements_say(number: int) -> None:
    pick = random.Random(number)
    options = options_at_random(pick)
    dealer = pick.randrange(4)
    follow(boneace.new(GAME, seats=4, dealer=dealer, options=options, by_hand=True), pick)


@pytest.mark.parametrize("number", range(40))
def test_every_step_of_mus_ilustrada_too(number: int) -> None:
    pick = random.Random(1000 + number)
    options = {**options_at_random(pick), "sides": "alone"}
    seats = pick.choice([4, 5, 6, 7, 8, 8])
    dealer = pick.randrange(seats)
    follow(boneace.new(GAME, seats=seats, dealer=dealer, options=options, by_hand=True), pick)


@pytest.mark.parametrize("preset", [preset.name for preset in DECLARATION.presets])
def test_every_preset_too(preset: str) -> None:
    pick = random.Random(preset)
    seats = (4, 6, 8) if preset == "ilustrada" else (4, 4)
    for number in seats:
        follow(boneace.new(GAME, seats=number, preset=preset, by_hand=True), pick)


def test_the_trials_are_of_every_option_and_of_values_that_there_are() -> None:
    assert set(TRIALS) == {option.name for option in DECLARATION.options}
    for name, values in TRIALS.items():
        option = DECLARATION.option(name)
        assert set(values) <= set(option.values)
        if option.kind != "int" and name != "sides":
            assert set(values) == set(option.values)


def test_the_reference_knows_every_hand() -> None:
    """The count of each kind in all hands of four of the forty cards, calculated by hand."""
    found: Counter[Any] = Counter()
    kings, fours = 8, 4
    for hand in every_hand():
        pares = best("pares", hand, ALL_AS_THEY_ARE)
        found[pares[0][0] if pares else 0] += 1
        count = total("".join({"3": "K", "2": "A"}.get(card[0], card[0]) for card in hand))
        found["juego"] += count >= 31
        found["31"] += count == 31
    assert sum(found[kind] for kind in range(4)) == 91390
    # medias of kings, with any of the 32 others; and of each rank with four cards
    assert found[2] == 2 * 56 * 32 + 6 * fours * 36
    four_alike = 2 * 70 + 6 * 1
    two_pairs = 28 * 28 + 2 * 6 * 28 * 6 + 15 * 6 * 6
    assert found[3] == four_alike + two_pairs
    assert found[0] == kings * kings * 15 * 16 + 2 * kings * 20 * 64 + 15 * 256


def every_hand() -> list[tuple[str, ...]]:
    from itertools import combinations

    return list(combinations(PACK, 4))
