"""“What if”: a finished match is continued from one of its positions."""

from __future__ import annotations

import pytest

from boneace.table.errors import TableError
from boneace.table.play.fold import fold
from boneace.table.play.past import branches
from boneace.table.store.stored import StoredEvent, StoredMatch, StoredSeat
from tests.table.test_daily import played_out

MATCH = StoredMatch(
    id="abc",
    game="stop-the-bus",
    preset="default",
    options={},
    seats=(StoredSeat("human", "Ann"), StoredSeat("human", "Ben"), StoredSeat("novice", "Cleo")),
    dealer=0,
    seed=b"s" * 32,
    format=1,
    over=True,
    daily="2026-11-23",
)


@pytest.fixture(scope="module")
def events() -> list[StoredEvent]:
    return played_out(MATCH)


@pytest.mark.parametrize("after", [0, 5, 12, 13, 17])
def test_the_cards_lie_as_they_did(events: list[StoredEvent], after: int) -> None:
    past = branches.until(events, after)
    branch = fold(branches.of(MATCH, "def", 1, "Dan"), past)
    assert len(branch) == len(past) >= after
    assert [ply.text for ply in branch.plies] == [event.move for event in events[: len(past)]]
    assert branch.turn != "chance"


def test_one_seat_is_a_person_and_the_others_are_bots() -> None:
    branch = branches.of(MATCH, "def", 1, "Dan")
    assert [(seat.kind, seat.name) for seat in branch.seats] == [
        ("club", "Ann"),
        ("human", "Dan"),
        ("novice", "Cleo"),
    ]
    assert (branch.over, branch.daily, branch.id) == (False, None, "def")
    assert branches.of(MATCH, "def", 1, "").seats[1].name == "Ben"
    assert branches.of(MATCH, "def", 1, "Ann").seats[1].name == "Ben"


def test_nothing_can_be_played_after_the_end(events: list[StoredEvent]) -> None:
    with pytest.raises(TableError, match="nobody decided"):
        branches.until(events, len(events))
