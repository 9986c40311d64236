"""What each viewer sees: their own cards and discards, calls and shown cards, and no more."""

from __future__ import annotations

from typing import Any

import pytest

from boneace.kernel.contract import ALL_HANDS
from boneace.match.match import Match
from tests.seen import as_sent, check_hidden, check_shown, check_told

from .rulebook import BOOK
from .table import cards, deal, finish, new, play, stones, table
from .test_records import NAMES, TABLES, random_match, random_move

HANDS = cards("K-K-3-7", "C-7-A-A", "S-S-7-6", "C-S-6-6")


class Memory:
    """The cards that every seat has held in the present deal, worked out from the events."""

    def __init__(self, match: Match) -> None:
        self.match, self.at, self.deal, self.dealer = match, 0, 0, match.first_dealer
        self.begin()

    def begin(self) -> None:
        seats = self.match.seats
        self.deal += 1
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        self.had: list[set[str]] = [set() for _ in range(seats)]
        order = [(self.dealer + 1 + step) % seats for step in range(seats)]
        self.to_serve = order * 4
        self.waiting: list[int] = []

    def catch_up(self) -> None:
        """Take in the events of the present deal; those of a deal that is done are forgotten."""
        plies = self.match.plies
        while self.at < len(plies):
            seat, text, _ = plies[self.at]
            if seat < 0 and not self.to_serve:
                self.dealer = (self.dealer + 1) % self.match.seats
                self.begin()
            if seat < 0:
                served = self.to_serve.pop(0)
                self.hands[served].add(text)
                self.had[served].add(text)
            elif text.startswith("discard"):
                self.hands[seat] -= set(text.split())
                self.waiting += [seat] * len(text.split()[1:])
                if seat == self.dealer:
                    self.to_serve, self.waiting = self.waiting, []
            self.at += 1


PLAIN = [options for options in TABLES if not options.get("corrido")]


@pytest.mark.parametrize("options", PLAIN, ids=lambda options: "-".join(options) or "default")
def test_nobody_sees_anything_but_his_own_cards(options: dict[str, Any]) -> None:
    match, pick = random_match(options, 1)
    memory = Memory(match)
    looked = 0
    for _ in range(90):
        if match.over:
            break
        memory.catch_up()
        for viewer in (None, *range(match.seats)):
            told = match.present(viewer)
            told.last = None
            for seat, shown in enumerate(told.seats):
                mine = memory.hands[seat] if seat == viewer else {"??"}
                assert set(shown.hand) == mine or not shown.hand
            looked += check_hidden(told, memory.had, viewer)
        match.push(random_move(match, pick))
    assert looked > 100


def test_discards_are_seen_by_the_discarder_only() -> None:
    match = play(table(*HANDS), "mus x4", "discard KO 7O")
    at = len(match) - 1
    for viewer, named in ((0, True), (1, False), (2, False), (None, False), (ALL_HANDS, True)):
        effects = match.effects(at, viewer)
        assert ("KO" in as_sent(effects)) == named
        threw = next(effect for effect in effects if effect.kind == "threw")
        assert sorted(threw.cards) == (["7O", "KO"] if named else ["??", "??"])
    assert "KO" in match.view(2).unseen
    assert "KO" not in match.view(0).unseen


def test_everybody_hears_how_many_were_changed() -> None:
    match = play(table(*HANDS), "mus x4", "discard KO 7O", "discard AO", "discard SC SE 7E 6O")
    for viewer in (None, 0, 3):
        assert [seat.thrown for seat in match.present(viewer).seats][:3] == [2, 1, 4]


def test_what_a_viewer_is_told_does_not_hang_on_what_he_cannot_see() -> None:
    """Ann sees the same in two deals in which the others have other cards of the same kinds."""
    one = table(*HANDS)
    others = cards("K-K-3-7", "C-5-2-2", "S-S-5-5", "C-S-4-4")
    other = table(HANDS[0], *others[1:])
    for moves in (["no mus"], ["envido 2", "no quiero", "reenvido 3"], ["quiero"], ["paso x4"]):
        for match in (one, other):
            play(match, *moves)
        assert one.present(0) == other.present(0)
        assert one.log(0) == other.log(0)
        assert one.present() == other.present()


def test_who_has_pares_and_juego_is_heard_when_they_are_declared() -> None:
    match = play(table(*HANDS), "no mus", "paso x4", "paso x3")
    for viewer in (None, 0, 1):
        seats = match.present(viewer).seats
        assert [seat.declared.pares for seat in seats] == [None] * 4
    match.push("paso")
    seats = match.present().seats
    assert [seat.declared.pares for seat in seats] == [True] * 4
    assert [seat.declared.juego for seat in seats] == [None] * 4
    play(match, "paso x4")
    seats = match.present(1).seats
    assert [seat.declared.juego for seat in seats] == [True, False, True, True]


def test_all_hands_are_shown_when_all_is_over() -> None:
    match = finish(play(table(*HANDS), "no mus"))
    for viewer in (None, 0, 3):
        last = match.present(viewer).last
        assert [sorted(hand) for hand in last.hands] == [sorted(hand.split()) for hand in HANDS]
        assert last.changes == stones(match)


def test_the_next_deal_forgets_what_was_shown() -> None:
    match = finish(play(table(*HANDS), "no mus"))
    deal(match, *HANDS)
    for viewer in (None, 1):
        seats = match.present(viewer).seats
        assert all(set(seat.hand) == {"??"} for seat in seats if seat.seat != viewer)


@pytest.mark.parametrize("options", TABLES, ids=NAMES)
def test_every_event_can_be_told_to_everybody(options: dict[str, Any]) -> None:
    match, pick = random_match(options, 3)
    while not match.over and len(match) < 200:
        match.push(random_move(match, pick))
    for viewer in (None, 0, match.seats - 1):
        check_told(match, viewer, match.story(viewer, 0))


@pytest.mark.parametrize("options", TABLES, ids=NAMES)
def test_every_state_can_be_shown_and_every_refusal_has_a_reason(options: dict[str, Any]) -> None:
    match, pick = random_match(options, 4)
    for _ in range(60):
        if match.over:
            break
        check_shown(match, BOOK.clauses)
        match.push(random_move(match, pick))


def test_moves_are_offered_to_the_seat_on_turn_only() -> None:
    match = play(table(*HANDS), "no mus")
    assert len(match.present(0).legal) == 41
    for viewer in (None, 1):
        assert match.present(viewer).legal == []


def test_the_cards_of_all_others_and_of_the_pack_are_unseen() -> None:
    match = table(*HANDS)
    assert not set(match.view(2).unseen) & set(HANDS[2].split())
    assert len(match.view(2).unseen) == 36
    assert len(new().view(0).unseen) == 40
