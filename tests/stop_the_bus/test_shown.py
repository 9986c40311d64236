"""The data sent to a table of Stop the Bus: views, menus and the effects of moves."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from boneace.match.match import Match
from tests.swaps import push

from .table import deal


def usual(**how: Any) -> Match:
    return deal("4C 5D 7H", "7C 8D 9H", up="2S 3S KS", **how)


def test_the_three_open_cards_are_told_in_one_sentence() -> None:
    lines = [line for line in usual().log(None) if "On the table" in line]
    assert lines == ["On the table: 2S, 3S and KS."]


def test_who_has_stopped_the_bus_is_marked() -> None:
    match = push(usual(), "swap 4C for KS", "stop")
    view = match.present(1)
    assert view.knocker == 0 and [seat.stopped for seat in view.seats] == [True, False]
    assert not {"upcard", "pile", "table"} & set(to_builtins(view))
    match.push("swap all")
    assert match.present().last.stopper == 0


def test_two_cards_are_closed_with_the_clause() -> None:
    for options, word in (({}, "all three"), ({"exchange": "one"}, "at this table")):
        match = usual(options=options)
        two = next(entry for entry in match.present(0).closed if " for " in entry.move)
        assert two.clause == "T31-69" and word in two.reason
        assert match.why_not(two.move) is not None
        assert match.present(1).closed == []


def test_the_last_exchange_is_told_with_what_the_viewer_knows_of_it() -> None:
    match = push(usual(), "swap 4C for KS", "stop", "swap all")
    assert match.deal == 2
    ply = max(number for number, ply in enumerate(match.plies) if ply.seat >= 0)
    mine, theirs = match.effects(ply, 1)[0], match.effects(ply, 0)[0]
    assert set(mine.cards) == {"7C", "8D", "9H"} and theirs.cards == ["??"] * 3
    assert set(mine.received) == set(theirs.received) == {"2S", "3S", "4C"}
    assert "three cards" in theirs.line
