"""The data sent to a table of Switch: views, menus and the effects of moves."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from boneace.match.match import Match
from tests.swaps import push

from .table import after_knock, deal, usual


def told(match: Match, viewer: int | None) -> dict[str, Any]:
    """The first effect of the last decision, as a viewer saw it."""
    ply = max(number for number, ply in enumerate(match.plies) if ply.seat >= 0)
    return match.effects(ply, viewer)[0]


def test_the_dealer_alone_is_told_what_his_second_hand_comes_to() -> None:
    match = usual()
    assert [match.present(seat).second_total for seat in (None, 0, 1, 2)] == [None] * 3 + ["13"]
    match.push("keep first")
    assert match.present(2).second_total is None


def test_which_hand_was_kept_is_told() -> None:
    match = push(usual(), "keep second")
    effect = told(match, 0)
    assert (effect.kind, effect.which) == ("kept", "second")
    assert set(effect.cards) == {"TC", "JD", "QH"}


def test_the_menu_has_what_newcomers_try_and_may_not() -> None:
    match = push(usual(), "keep first")
    closed = {entry.move: entry for entry in match.present(0).closed}
    two = next(move for move in closed if len(move.split()) == 6)
    assert closed[two].clause == "T31-57" and match.why_not(two) is not None
    push(match, "knock")
    assert "pass" not in {entry.move for entry in match.present(1).closed}
    match = push(usual(preset="pass"), "keep first", "knock")
    assert {"pass", "swap down"} <= {entry.move for entry in match.present(1).closed}
    assert match.present(0).closed == []


def test_who_exchanges_unseen_is_told_what_he_has_got() -> None:
    match = push(usual(), "keep first", "swap down")
    mine, theirs = told(match, 0), told(match, 1)
    assert mine.unseen and mine.slots == theirs.slots == [4, 5, 6]
    assert set(mine.received) == {"2H", "3H", "8H"} and "2H" in mine.line
    assert theirs.received == theirs.cards == ["??"] * 3 and "2H" not in theirs.line


def test_the_last_exchange_of_a_deal_is_told_whole_to_who_made_it() -> None:
    match = push(usual(options={"restart": "nobody"}), "keep first", "knock", "stand", "swap down")
    assert match.deal == 2
    mine, theirs = told(match, 2), told(match, 0)
    assert set(mine.received) == {"2H", "3H", "8H"}
    assert set(mine.cards) == {"TC", "JD", "QH"}
    assert theirs.received == theirs.cards == ["??"] * 3


def test_a_hand_given_up_face_up_is_laid_where_the_face_up_hand_lay() -> None:
    match = push(usual(options={"given_up": "face_up"}), "keep first", "swap down")
    effect = told(match, 1)
    assert effect.slots == [1, 2, 3] and set(effect.cards) == {"4C", "5D", "6H"}
    assert effect.received == ["??"] * 3
    assert "Face up now" in effect.line


def test_views_have_nothing_that_means_nothing_here() -> None:
    match = after_knock("4C 5D 6H", "7C 8D 9H", "TC JD QH")
    view = match.present(0)
    assert not {"upcard", "pile", "widow", "table"} & set(to_builtins(view))
    assert not {"points", "chips"} & set(to_builtins(view.seats[0]))
    assert view.last.restarter is None


def test_a_blitz_by_an_unseen_exchange_is_told_to_its_holder() -> None:
    match = deal("4C 5D 6H", "7C 8D 9H", second="2S 3S 8S", down="AH KH QH")
    push(match, "keep first", "swap down")
    assert match.deal == 2
    assert set(told(match, 0).received) == {"AH", "KH", "QH"}
    assert told(match, None).received == ["??"] * 3
