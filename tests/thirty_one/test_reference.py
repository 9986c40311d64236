"""The payments at the end of a deal: a second implementation in plain Python, from the statements
of the rule book, compared with the rules in many random deals."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

import boneace
from boneace.games.thirty_one.declaration import DECLARATION
from boneace.match.match import Match

from .table import last

VALUES = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10} | {str(n): n for n in range(2, 10)}
TRIALS: dict[str, list[Any]] = {
    "three_of_a_kind": ["none", "30.5", "30"],
    "knocker_must": ["win", "beat_one"],
    "knocker_double": [True, False],
    "knocker_tied": ["alone", "with_others", "with_others_unless_all", "safe"],
    "free_ride": [True, False],
    "capped_loss": [True, False],
    "blitz_others": ["by_place", "nothing"],
    "blitz_after_knock": [True, False],
    "dealt_blitz": ["at_once", "on_turn"],
    "tied_pot": ["share", "carry"],
    "pack": ["52", "32"],
    "lives": [1, 2, 3, 4],
    "ante": [1, 3],
}


def count(cards: list[str], options: dict[str, Any]) -> Fraction:
    """T31-21, T31-22, T31-48."""
    by_suit = [sum(VALUES[card[0]] for card in cards if card[1] == suit) for suit in "SHDC"]
    best = Fraction(max(by_suit))
    if len({card[0] for card in cards}) == 1 and options["three_of_a_kind"] != "none":
        best = max(best, Fraction(options["three_of_a_kind"]))
    return best


def lives_lost(
    totals: dict[int, Fraction], knocker: int, options: dict[str, Any]
) -> dict[int, int]:
    """The debt of each seat after a showdown: T31-23 to 26, T31D-16 to 19, 26."""
    lowest, highest = min(totals.values()), max(totals.values())
    low = {seat for seat, total in totals.items() if total == lowest}
    double = 2 if options["knocker_double"] else 1
    owed = dict.fromkeys(low - {knocker}, 1)
    if options["knocker_must"] == "win":
        if totals[knocker] < highest:
            owed[knocker] = double
        return owed
    if knocker not in low:
        return owed
    if low == {knocker}:
        return {knocker: double}
    tied = options["knocker_tied"]
    if tied == "alone":
        return {knocker: double}
    if tied == "with_others" or (tied == "with_others_unless_all" and low != set(totals)):
        owed[knocker] = double
    return owed


def paid(left: int, owed: int, options: dict[str, Any]) -> int | None:
    """The lives that are left: T31-33, B-T31-15, T31D-17."""
    if options["capped_loss"] and left > 0:
        owed = min(owed, left)
    still = left - owed
    out = still < 0 or (still == 0 and not options["free_ride"])
    return None if out else still


def points(
    totals: dict[int, Fraction], blitzers: list[int], knocker: int | None, options: dict[str, Any]
) -> dict[int, int]:
    """T31-61, T31-62."""
    scored = {}
    for seat, total in totals.items():
        others = [totals[other] for other in totals if other != seat]
        if seat in blitzers:
            scored[seat] = 6
        elif blitzers and options["blitz_others"] == "nothing":
            scored[seat] = 0
        elif total >= max(others):
            scored[seat] = 4 if seat == knocker else 3
        elif total < min(others):
            scored[seat] = 0 if seat == knocker else 1
        else:
            scored[seat] = 1 if seat == knocker else 2
    return scored


def expected_lives(match: Match, before: list[int | None]) -> list[int | None]:
    shown, options = last(match), match.options
    inside = [seat for seat, left in enumerate(before) if left is not None]
    if shown.kind == "drawn":
        return before
    if shown.kind == "blitz":
        owed = dict.fromkeys(set(inside) - set(shown.blitzers), 1)
        if shown.knocker is not None:
            owed[shown.knocker] = 2  # B-T31-09
    else:
        totals = {seat: count(shown.hands[seat], options) for seat in inside}
        owed = lives_lost(totals, shown.knocker, options)
    then = list(before)
    for seat, lost in owed.items():
        left = before[seat]
        assert left is not None
        then[seat] = paid(left, lost, options)
    return then


def expected_bank(match: Match, chips: list[int], table: int) -> tuple[list[int], int]:
    shown = last(match)
    options: dict[str, Any] = match.options
    then = list(chips)
    winners: list[int] = shown.blitzers
    if shown.kind == "blitz":
        for seat in set(range(match.seats)) - set(winners):
            then[seat] -= 1
            table += 1
    elif shown.kind == "showdown":
        totals = [count(hand, options) for hand in shown.hands]
        winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if winners and (len(winners) == 1 or options["tied_pot"] == "share"):
        for seat in winners:
            then[seat] += table // len(winners)
        table %= len(winners)
    if not match.over:
        then = [has - options["ante"] for has in then]
        table += options["ante"] * match.seats
    return then, table


def played_deals(match: Match, pick: random.Random) -> Any:
    """Play at random, and stop after each deal with the standing before it."""
    before, deal = match.standing(), match.deal
    while not match.over:
        moves = [str(move) for move in match.legal]
        if len(moves) > 4 and moves[0].startswith("exchange"):
            moves = [*moves[-4:], pick.choice(moves)]
        match.push(pick.choice(moves))
        ended = match.deal - deal + match.over
        if ended == 1:  # not if a 31 as dealt ended the next deal at once
            yield before
        if ended:
            before, deal = match.standing(), match.deal


@pytest.mark.parametrize("number", range(60))
def test_a_game_for_lives_pays_as_the_statements_say(number: int) -> None:
    pick = random.Random(number)
    options = {name: pick.choice(values) for name, values in TRIALS.items()}
    match = boneace.new("thirty-one", seats=pick.randint(2, 7), seed=number, options=options)
    for before in played_deals(match, pick):
        assert match.standing()["lives"] == expected_lives(match, before["lives"]), options


@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize("keeps", ["points", "pot"])
def test_points_and_tokens_go_as_the_statements_say(keeps: str, number: int) -> None:
    pick = random.Random(number)
    options = {name: pick.choice(values) for name, values in TRIALS.items()}
    options |= {"keeps": keeps, "deals": 8, "widow": pick.random() < 0.5}
    match = boneace.new("thirty-one", seats=pick.randint(2, 7), seed=number, options=options)
    for before in played_deals(match, pick):
        now, shown = match.standing(), last(match)
        if keeps == "pot":
            found = expected_bank(match, before["chips"], before["table"])
            assert (now["chips"], now["table"]) == found, options
        elif shown.kind == "drawn":
            assert now == before
        else:
            totals = {seat: count(hand, options) for seat, hand in enumerate(shown.hands)}
            scored = points(totals, shown.blitzers, shown.knocker, options)
            assert now["points"] == [
                had + scored[seat] for seat, had in enumerate(before["points"])
            ], options


def test_the_trials_are_of_options_that_there_are() -> None:
    for name, values in TRIALS.items():
        assert set(values) <= set(DECLARATION.option(name).values)
