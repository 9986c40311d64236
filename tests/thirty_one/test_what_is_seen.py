"""Each viewer's view of random matches, compared with the memory of a person at the table."""

from __future__ import annotations

import random
from typing import Any

import pytest

import boneace
from boneace.match.match import Match
from boneace.testing import Case
from tests.seen import check_shown, check_told

from .rulebook import LABEL, clauses
from .table import drain, draw_any, legal, play, table
from .test_random_play import HOUSE_RULES, PRESETS

TABLES: list[tuple[str, dict[str, Any]]] = [(preset, {}) for preset in PRESETS] + [
    ("pennies", options) for options in HOUSE_RULES
]


class Memory:
    """The cards of the present deal that everybody at the table has seen."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.deal = 0
        self.forget()

    def forget(self) -> None:
        if self.match.deal != self.deal:
            self.deal = self.match.deal
            self.known: list[set[str]] = [set() for _ in range(self.match.seats)]
            self.widow = ["??"] * 3
            self.top = self.match.present().upcard

    def push(self, text: str) -> None:
        seat = self.match.turn
        assert isinstance(seat, int)
        verb, *words = text.split()
        if verb == "take":
            self.known[seat].add(self.top)
        elif verb == "discard":
            self.top = words[0]
            self.known[seat].discard(words[0])
        elif verb == "exchange":
            middle = words.index("for")
            for card, slot in zip(words[:middle], words[middle + 1 :], strict=True):
                self.known[seat] -= {card}
                self.known[seat] |= {self.widow[int(slot) - 1]} - {"??"}
                self.widow[int(slot) - 1] = card
        self.match.push(text)
        self.forget()


def random_match(preset: str, options: dict[str, Any], number: int) -> tuple[Match, random.Random]:
    pick = random.Random(f"{preset}{options}{number}")
    seats = pick.randint(2, 7)
    match = boneace.new("thirty-one", seats=seats, preset=preset, options=options, seed=number)
    return match, pick


def random_move(match: Match, pick: random.Random) -> str:
    moves = [str(move) for move in match.legal]
    if moves[0].startswith("exchange"):
        moves = moves[-4:] + pick.sample(moves, 2)
    knock = pick.random() < 0.1
    return pick.choice([move for move in moves if move != "knock" or knock] or moves)


@pytest.mark.parametrize(("preset", "options"), TABLES, ids=lambda part: str(part)[:30])
def test_others_cards_are_known_where_everybody_saw_them_go(
    preset: str, options: dict[str, Any]
) -> None:
    match, pick = random_match(preset, options, 1)
    memory = Memory(match)
    for _ in range(150):
        if match.over:
            break
        memory.push(random_move(match, pick))
        for viewer in (None, *range(match.seats)):
            seen = match.present(viewer)
            for seat in range(match.seats):
                shown = set(seen.seats[seat].hand) - {"??"}
                assert seat == viewer or match.over or shown == memory.known[seat]
            assert match.over or seen.widow in (None, memory.widow)


@pytest.mark.parametrize(("preset", "options"), TABLES, ids=lambda part: str(part)[:30])
def test_every_state_can_be_shown_and_every_refusal_has_a_reason(
    preset: str, options: dict[str, Any]
) -> None:
    match, pick = random_match(preset, options, 2)
    for _ in range(150):
        if match.over:
            break
        told = check_shown(match, clauses())
        assert all(LABEL.fullmatch(refusal.clause) for refusal in told.closed)
        match.push(random_move(match, pick))


@pytest.mark.parametrize(("preset", "options"), TABLES, ids=lambda part: str(part)[:30])
def test_every_event_can_be_told_to_everybody(preset: str, options: dict[str, Any]) -> None:
    match, pick = random_match(preset, options, 3)
    while not match.over and len(match) < 400:
        match.push(random_move(match, pick))
    for viewer in (None, 0, match.seats - 1):
        effects = [match.effects(ply, viewer) for ply in range(len(match.plies))]
        check_told(match, viewer, enumerate(effects))


@pytest.mark.parametrize("widow", [False, True])
@pytest.mark.parametrize("last_turns_stock", ["none", "reshuffle"])
def test_a_seat_sees_that_the_stock_is_used_up(last_turns_stock: str, widow: bool) -> None:
    """A bot thinks from its view, where the stock has the hidden cards of the others too."""
    rules: dict[str, Any] = {"last_turns_stock": last_turns_stock, "widow": widow}
    match = drain(table(None, None, None, None, options=rules), leave=2)
    case = Case("thirty-one", match.preset, 4, tuple(rules.items()))
    play(match, "knock")
    for stock in (2, 1, 0):
        assert match.present().stock == stock and isinstance(match.turn, int)
        assert ("draw" in legal(match)) == (stock > 0 or last_turns_stock == "reshuffle")
        assert case.turn(match.view(match.turn).record) == case.turn(match._s)
        if stock:
            match.push(f"discard {draw_any(match)}")
