"""The data sent to a table of Schwimmen: views, menus and the effects of moves."""

from __future__ import annotations

from boneace import new as begin
from boneace.games.defaults.sent import Pile
from boneace.match.match import Match
from tests.seen import check_shown, check_told
from tests.swaps import push

from .rulebook import BOOK
from .table import begun, deal, shown_down, usual


def test_what_a_seat_has_left_is_told_of_it() -> None:
    match = push(usual(standing={"lives": [2, 0, 1]}), "knock")
    facts = [seat.facts for seat in match.present(1).seats]
    assert facts == [["2 lives", "has knocked"], ["swims"], ["1 life"]]


def test_the_three_cards_have_a_title() -> None:
    match = deal("7S 8D QH", "8S 9D KH", second="TS 7H 9C")
    assert match.present(1).table == [Pile("Second hand", ["??"] * 3)]
    push(match, "keep first")
    (table,) = match.present(1).table
    assert table.title == "Middle" and set(table.cards) == {"TS", "7H", "9C"}


def test_only_your_own_total_is_shown() -> None:
    match = begun("7S 7D 7H", "8S 9D KH", middle="TS 9H 9C")
    for viewer in (None, 0, 1):
        totals = [seat.total for seat in match.present(viewer).seats]
        assert totals == [("30½", "10")[seat] if seat == viewer else None for seat in (0, 1)]


def test_the_menu_has_what_newcomers_try_and_may_not() -> None:
    match = usual()
    found = match.present(0)
    (two,) = found.closed
    assert two.clause == "SCH-10" and match.why_not(two.move) is not None
    offers = {offer.move: offer for offer in found.legal}
    assert offers["swap all"].label == "Swap all" and offers["knock"].hint
    closed = {entry.move for entry in push(match, "knock").present(1).closed}
    assert "knock" in closed and "renew" not in closed


def random_match(seats: int) -> Match:
    options = {"seven_eight_nine": "on_request", "knock_when": "after", "lives": 2}
    return begin("schwimmen", seats=seats, seed=seats, dealer=0, options=options)


def test_everything_is_offered_or_refused_with_a_clause_of_the_book() -> None:
    for seats in (2, 4, 9):
        match = random_match(seats)
        for step in range(80):
            if match.over:
                break
            check_shown(match, BOOK.clauses)
            match.push(list(match.legal)[7 * step % len(match.legal)])


def test_nobody_is_told_of_a_card_that_he_has_not_seen() -> None:
    match = random_match(4)
    for step in range(80):
        match.push(list(match.legal)[5 * step % len(match.legal)])
    for viewer in (None, 0, 1, 2, 3):
        story = [(ply, match.effects(ply, viewer)) for ply in range(len(match.plies))]
        check_told(match, viewer, story)


def test_new_cards_are_told_of_when_all_three_lie() -> None:
    match = push(usual(), "pass", "pass", "pass", "AS", "AH", "AD")
    assert match.log()[-2:] == [
        "The three cards in the middle are taken away.",
        "In the middle: AS, AH and AD.",
    ]


def test_how_a_deal_ended_is_kept() -> None:
    last = shown_down("QC 8D 7S", "KS 9S 8C").present().last
    assert (last.deal, last.kind, last.changes) == (1, "showdown", [-1, 0])
    assert last.counted == [["QC"], ["9S", "KS"]] and last.lines == []
    match = begun("AC AD 7H", "KS 9S 8C", middle="AH 8S 9C")
    assert match.present().last is None
    push(match, "swap 7H for AH")
    assert match.present().last.lines == ["Feuer: three aces."]
