"""A match whose cards are pushed one by one comes back from its record, wherever it stops."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boneace
from boneace import games
from boneace.errors import BoneAceError
from boneace.match.match import Match
from boneace.match.replaying import replay
from boneace.record import Deal, Record, from_dict

LANSING: dict[str, Any] = {"preset": "west-lansing"}
SIGNALS: dict[str, Any] = {"options": {"signal_chance": 50, "courtesy": True}}
TABLES = [(game, {}) for game in games.shipped()] + [("thirty-one", LANSING), ("mus", SIGNALS)]


def pushed(game: str, rules: dict[str, Any], luck: Random, events: int) -> tuple[Match, bool]:
    """A match of random cards and moves, and of wagers or signals wherever they are allowed; and
    whether a record says in what order: it has no place for a wager between two cards."""
    declaration = games.declaration(game)
    values = declaration.resolve(rules.get("preset"), rules.get("options"))
    seats = luck.choice(declaration.seats(values))
    match = boneace.new(game, seats, dealer=luck.randrange(seats), by_hand=True, **rules)
    match.luck = luck
    begun = early = False  # a deal is to begin; something was done before an awaited card
    while len(match) < events and not match.over:
        deal, made, awaited = match.deal, len(match), match.turn == "chance"
        if match.has_asides and luck.random() < (0.02 if awaited and not begun else 0.3):
            aside(match, luck)
            early |= awaited and not begun and len(match) > made
        elif awaited:
            match.push(luck.choice([card for card in range(52) if match._legal >> card & 1]))
            begun = match.deal != deal
        else:
            match.push(luck.choice(list(match.legal)))
            begun = match.deal != deal
    return match, not early


def aside(match: Match, luck: Random) -> None:
    """Try an action out of turn; it may be refused."""
    seats = [luck.randrange(match.seats) for _ in range(3)]
    texts = [f"bet {luck.randint(1, 9)} on {seats[1]}", f"cover {seats[1]}", "signal cut-mus"]
    texts += [
        f"{texts[0]} over {seats[2]}",
        "signal bet-more",
        "claim 2",
        "grant 1",
        "signal blind",
    ]
    with suppress(BoneAceError):
        match.aside(seats[0], luck.choice(texts))


@pytest.mark.parametrize(("game", "rules"), TABLES, ids=str)
@settings(max_examples=8)
@given(luck=st.randoms(use_true_random=False), events=st.integers(0, 80))
def test_a_match_dealt_by_hand_comes_back_from_its_record(
    game: str, rules: dict[str, Any], luck: Random, events: int
) -> None:
    match, in_order = pushed(game, rules, luck, events)
    record = match.to_record()
    again = replay(from_dict(record.to_dict()))
    assert again.to_record() == record
    assert (again.standing(), again.over) == (match.standing(), match.over)
    if in_order:
        assert again == match and again.plies == match.plies


def lansing() -> Match:
    return boneace.new("thirty-one", 2, preset="west-lansing", by_hand=True)


CARDS = "4S 4D 2H 2C 9C 9D 7H"


def test_at_a_turn_and_between_two_deals_a_record_says_it() -> None:
    match = lansing()
    for event in CARDS.split():
        match.push(event)
    match.aside(0, "bet 5 on 1")
    match.push("knock")
    match.aside(1, "cover 0")
    match.push("stand")
    assert match.turn == "chance" and match.deal == 2
    match.aside(0, "bet 6 on 1")
    match.aside(1, "cover 0")
    assert replay(match.to_record()) == match
    match.push("KS")
    again = replay(match.to_record())
    assert again == match and again.plies == match.plies


def test_a_record_in_which_the_cards_stop_before_a_wager_is_read() -> None:
    record = Record("thirty-one", ["Ann", "Ben"], "west-lansing")
    record.deals.append(Deal("4S 4D", ["0: bet 5 on 1"]))
    match = replay(record)
    assert match.turn == "chance" and match.plies[-1].text == "bet 5 on 1"
    assert replay(match.to_record()) == match
