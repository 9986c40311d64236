"""Who knows what: B-BPT-02, and the standing, the log and the view of each seat."""

from __future__ import annotations

from typing import Any

import pytest

from boneace.games.sent import Standing
from boneace.match.match import Match
from tests.seen import as_sent

from .table import (
    CARD,
    betting,
    deal,
    drawing,
    events,
    known,
    legal,
    play,
    points,
    table,
)

ELDER, DEALER = "KS 4C 9H", "QD 5S 8D"
VIEWERS = (None, 0, 1)


def named(match: Match, viewer: int | None) -> set[str]:
    """Every card that is named anywhere in the data sent to a viewer."""
    told = as_sent([match.present(viewer), events(match, viewer), match.log(viewer)])
    return set(CARD.findall(told))


def last_hands(match: Match, viewer: int | None = None) -> list[set[str]]:
    """The cards of each seat that are shown from the last deal."""
    hands = match.present(viewer).last.hands
    return [set(hand or ()) - {"??"} for hand in hands]


# --- face up and face down ------------------------------------------------------------------------


def test_b_bpt_02_cards_face_up_are_seen_by_all_and_cards_face_down_by_their_holder() -> None:
    match = table(ELDER, DEALER)
    assert named(match, None) == {"9H", "8D"}
    assert named(match, 0) == {"9H", "8D", "KS", "4C"}
    assert named(match, 1) == {"9H", "8D", "QD", "5S"}


def test_b_bpt_02_a_card_drawn_is_seen_by_its_holder_alone() -> None:
    match = play(drawing(ELDER, DEALER), "draw 2H", "draw 3S")
    assert "2H" in named(match, 0) - named(match, 1) - named(match, None)
    assert "3S" in named(match, 1) - named(match, 0) - named(match, None)
    assert [len(seat.hand) for seat in match.present().seats] == [4, 4]


def test_b_bpt_02_the_pack_is_seen_by_nobody() -> None:
    match = play(table(ELDER, DEALER), "pass", "fold", "draw")
    for viewer in VIEWERS:
        assert len(named(match, viewer)) <= 4
    assert len(match.view(0).unseen) == 52 - 4
    assert len(match.view(None).unseen) == 52 - 2


def test_b_bpt_02_totals_and_hands_in_words_are_ones_own_affair() -> None:
    match = drawing(ELDER, DEALER)
    for viewer in VIEWERS:
        for seat in match.present(viewer).seats:
            own = seat.seat == viewer
            assert (seat.total is not None) == own
            assert (seat.worth is not None) <= own
            assert seat.said is None


@pytest.mark.parametrize(("showdown", "shown"), [("winner", False), ("all", True)])
def test_b_bpt_02_a_prial_is_announced_and_one_card_of_it_lies_open(
    showdown: str, shown: bool
) -> None:
    match = table("5S 5D 5C", "4H KH TC", showdown=showdown)
    everything = {"5S", "5D", "5C", "4H", "KH", "TC"}
    assert named(match, None) == (everything if shown else {"5C", "TC"})


# --- a fold, a see --------------------------------------------------------------------------------


@pytest.mark.parametrize("showdown", ["winner", "all"])
@pytest.mark.parametrize("moves", ["raise fold", "raise raise fold", "pass fold"])
def test_b_bpt_02_on_a_fold_nothing_is_shown_and_nothing_said(moves: str, showdown: str) -> None:
    match = play(table(ELDER, DEALER, showdown=showdown), moves)
    assert named(match, None) == {"9H", "8D"}
    assert named(match, 0) == {"9H", "8D", "KS", "4C"}
    assert [seat.said for seat in match.present().seats] == [None, None]
    assert "showed" not in {event.kind for event in events(match)}


def test_b_bpt_02_at_a_see_the_winner_shows_his_card_and_no_other() -> None:
    match = play(table(ELDER, DEALER), "raise", "see")
    assert named(match, None) == {"9H", "8D", "KS"}
    assert named(match, 1) == {"9H", "8D", "KS", "QD", "5S"}
    assert known(match, 1, 0) == {"9H", "KS"}
    assert known(match, 0, 1) == {"8D"}


def test_b_bpt_02_or_his_pair() -> None:
    match = play(table("2S 9S 9H", "8D 8H TC"), "raise", "see")
    assert named(match, None) == {"9H", "TC", "9S"}
    match = play(table("9D 9S 2H", "8D 8H TC"), "raise", "see")
    assert named(match, None) == {"2H", "TC", "9D", "9S"}


def test_b_bpt_02_what_lies_face_up_needs_no_showing() -> None:
    match = play(table("4C 2S KS", "QD 5S 8D"), "raise", "see")
    assert named(match, None) == {"KS", "8D"}


@pytest.mark.parametrize("seer", ["raise see", "raise raise see"])
def test_b_bpt_02_at_a_see_both_values_are_spoken(seer: str) -> None:
    match = play(table("2S 9S 9H", "AD KH 3C"), seer)
    for viewer in VIEWERS:
        said = [seat.said for seat in match.present(viewer).seats]
        assert "pair" in said[0]
        assert "nine" in said[0]
        assert "ace" in said[1]
        assert "AD" not in named(match, viewer) or viewer == 1


def test_b_bpt_02_a_tie_for_the_highest_card_is_decided_by_suits_that_are_told() -> None:
    match = play(table("KD 4C 9H", "KS 5S 8D"), "raise", "see")
    assert named(match, None) == {"9H", "8D", "KD"}
    log = " ".join(match.log(None)).lower()
    assert "king" in log


def test_b_bpt_02_or_both_show_all_their_cards_at_a_see() -> None:
    match = play(table(ELDER, DEALER, showdown="all"), "raise", "see")
    for viewer in VIEWERS:
        assert known(match, viewer, 0) == {"KS", "4C", "9H"}
        assert known(match, viewer, 1) == {"QD", "5S", "8D"}


def test_b_bpt_02_shown_at_a_see_a_card_stays_known_when_others_are_drawn() -> None:
    match = play(table(ELDER, DEALER, showdown="all"), "raise", "see", "draw 2H", "draw 3S")
    assert known(match, 1, 0) == {"KS", "4C", "9H"}
    assert known(match, 0, 1) == {"QD", "5S", "8D"}


# --- the third stage ------------------------------------------------------------------------------


def test_b_bpt_02_a_31_is_shown_and_the_other_hand_is_not() -> None:
    for match in (
        drawing("AS KC QH", DEALER),
        play(drawing("AS 2C QH", DEALER), "draw 8S"),
    ):
        assert match.deal == 2
        assert {"AS", "QH"} < named(match, None)
        assert last_hands(match)[1] <= {"8D"}
        assert not named(match, 0) & {"QD", "5S"}
        assert not named(match, None) & {"QD", "5S"}


def test_b_bpt_02_a_dealt_32_is_announced_and_not_shown() -> None:
    match = drawing("AD AC KS", DEALER)
    assert any("32" in line for line in match.log(None))
    assert named(match, None) == {"KS", "8D"}
    assert not named(match, 1) & {"AD", "AC"}
    assert not named(match, 0) & {"QD", "5S"}


def test_b_bpt_02_over_31_is_announced_and_not_shown() -> None:
    match = play(drawing("KS QC 9H", DEALER), "draw 7S")  # 36
    for viewer in VIEWERS:
        assert any("over" in line.lower() for line in match.log(viewer))
    assert named(match, None) == {"9H", "8D"}
    assert not named(match, 1) & {"KS", "QC", "7S"}
    assert "36" not in as_sent([match.present(1), events(match, 1)])


def test_b_bpt_02_both_satisfied_tell_their_totals_and_the_winner_shows() -> None:
    match = play(drawing("KS QC 9H", DEALER), "stand", "draw 2S", "stand")  # 29, 25
    assert last_hands(match)[0] == {"KS", "QC", "9H"}
    assert last_hands(match)[1] == {"8D"}
    assert named(match, None) == {"KS", "QC", "9H", "8D"}
    assert not named(match, 0) & {"QD", "5S", "2S"}
    for viewer in VIEWERS:
        assert [value[-2:] for value in match.present(viewer).last.values] == ["29", "25"]


def test_b_bpt_02_of_equal_totals_the_loser_does_not_show() -> None:
    match = play(drawing("KS 4C 9H", "KD 5S 8D"), "stand", "stand")  # 23 all
    assert last_hands(match)[0] <= {"9H"}
    assert not named(match, 1) & {"KS", "4C"}
    assert not named(match, None) & {"KS", "4C"}


def test_b_bpt_02_while_one_is_satisfied_his_total_is_not_yet_known() -> None:
    match = play(drawing("KS QC 9H", DEALER), "stand", "draw 2S")
    told = [match.present(1).seats[0].total, match.present(1).seats[0].said]
    assert told == [None, None]
    assert "29" not in " ".join(match.log(1))


@pytest.mark.parametrize(
    ("moves", "hands"),
    [
        ("stand stand", ({"KS", "4C", "9H"}, {"QD", "5S", "8D"})),
        ("stand draw 2S stand", ({"KS", "4C", "9H"}, {"QD", "5S", "8D", "2S"})),
        ("draw 8S", ({"KS", "4C", "9H", "8S"}, {"QD", "5S", "8D"})),
    ],
)
def test_b_bpt_02_or_both_show_all_when_thirty_one_is_decided(
    moves: str, hands: tuple[set[str], set[str]]
) -> None:
    match = play(drawing(ELDER, DEALER, showdown="all"), moves)
    assert match.deal == 2
    for viewer in VIEWERS:
        assert tuple(last_hands(match, viewer)) == hands


def test_b_bpt_02_the_next_deal_is_as_secret_as_the_first() -> None:
    match = play(table(ELDER, DEALER, showdown="all"), "raise", "see", "stand", "stand")
    deal(match, ELDER, DEALER)
    assert known(match, 1, 0) == {"9H"}
    assert known(match, None, 1) == {"8D"}
    assert [seat.said for seat in match.present().seats] == [None, None]


def test_b_bpt_02_views_hold_what_may_be_known_and_no_more() -> None:
    match = play(drawing(ELDER, DEALER), "draw 2H", "draw 3S")
    assert set(match.view(0).hand) == {"KS", "4C", "9H", "2H"}
    assert [set(hand) for hand in match.view(1).hands] == [{"9H"}, {"QD", "5S", "8D", "3S"}]
    assert [set(hand) for hand in match.view(None).hands] == [{"9H"}, {"8D"}]


# --- the view as a table draws it -----------------------------------------------------------------


def test_the_offers_are_made_to_the_seat_on_turn_alone() -> None:
    match = betting([3, 4])
    assert {offer.move for offer in match.present(0).legal} == legal(match)
    assert match.present(1).legal == match.present(None).legal == []


def test_the_offers_tell_the_stake() -> None:
    match = play(betting([3, 4]), "raise")
    labels = {offer.move: offer.label for offer in match.present(1).legal}
    assert "3" in labels["raise"]
    assert "2" in labels["see"]


def test_what_is_closed_is_closed_with_a_reason_and_a_clause() -> None:
    match = play(betting([9, 7]), "raise", "raise")
    closed = {entry.move: entry for entry in match.present(0).closed}
    assert closed["raise"].clause == "BPT-41"
    for entry in closed.values():
        assert match.why_not(entry.move) == f"{entry.reason} ({entry.clause})"


def test_the_stages_of_a_deal_are_told() -> None:
    def states(match: Match) -> list[str]:
        return [stage.state for stage in match.present().stages]

    match = table(ELDER, DEALER)
    assert states(match) == ["past", "now", "ahead"]
    play(match, "raise")
    assert match.present().stages[1].winner == []
    play(match, "see")
    assert states(match) == ["past", "past", "now"]
    assert [stage.winner for stage in match.present().stages] == [[0], [0], []]


def test_the_last_deal_tells_what_each_stage_was_worth_to_whom() -> None:
    match = play(table(ELDER, DEALER), "raise", "raise", "fold", "stand", "draw 8S")
    told: dict[str, Any] = match.present().last
    assert [(stage.winner, stage.worth) for stage in told.stages] == [
        ([0], 1),
        ([1], 2),
        ([1], 1),
    ]
    assert (told.deal, told.changes) == (1, [1, 3])
    assert points(match) == [1, 3]


def test_the_last_deal_tells_what_a_prial_won() -> None:
    match = table("5S 5D 5C", "4H KH TC", points=[3, 4])
    told = match.present().last
    assert told.changes == [8, 1]


@pytest.mark.parametrize(
    ("hands", "by_suit"),
    [
        (("2S 3S QC", "4S 5S QS"), [True, True, False]),
        (("2S 3S QC", "4S 5S TS"), [False, False, False]),
        (("KD 4C 9H", "KS 5S 8D"), [False, True, True]),
        (("KD 4C 9H", "QS 5S 8D"), [False, False, False]),
        (("8D 8C 9H", "8S 8H 2D"), [False, True, False]),
    ],
)
def test_where_suits_decide_it_is_told(hands: tuple[str, str], by_suit: list[bool]) -> None:
    match = play(table(*hands), "raise", "see", "stand", "stand")
    notes = [stage.note for stage in match.present().last.stages]
    assert ["suit" in note for note in notes] == by_suit, notes


def test_every_viewer_is_told_the_same_points() -> None:
    match = play(table(ELDER, DEALER), "raise", "see")
    for viewer in VIEWERS:
        view = match.present(viewer)
        assert [seat.points for seat in view.seats] == [3, 0]
        assert view.standing == [Standing("points", "seat", [3, 0])]
