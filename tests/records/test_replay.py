"""Replaying records: docs/notation.md, "Records", statement by statement."""

from __future__ import annotations

from typing import Any

import pytest

import boneace
from boneace.errors import BoneAceError, RecordError
from boneace.match.replaying import replay, report
from boneace.record import Deal, Record, from_dict

# Ben 4S 2H 9C against Ann 3C KD 7D, upcard 5H: dealt round the table, eldest first.
DEALT = "9C KD 4S 3C 2H 7D 5H"


def record(*deals: dict[str, object], **keys: object) -> Record:
    base = {"boneace": 1, "game": "thirty-one", "players": ["Ann", "Ben"], "dealer": 0}
    return from_dict({**base, **keys, "deals": list(deals)})


def fails(broken: Record) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(broken)
    return caught.value


def test_a_match_is_played_through_to_where_the_record_stops() -> None:
    match = replay(record({"pack": DEALT, "moves": ["knock"]}))
    assert report(match) == {
        "game": "thirty-one",
        "preset": "pennies",
        "over": False,
        "dealer": 0,
        "deal": 1,
        "turn": 0,
        "legal": ["draw", "take", "stand"],
        "standing": {"lives": [3, 3]},
        "result": None,
    }


def test_the_next_deal_begins_by_itself_and_waits_for_a_card() -> None:
    match = replay(record({"pack": DEALT, "moves": ["knock", "stand"]}))
    found = report(match)
    assert (found["deal"], found["dealer"], found["turn"], found["legal"]) == (2, 1, "chance", [])
    assert found["standing"] == {"lives": [3, 1]}  # Ben knocked and was not higher: T31-26


def test_a_bet_before_the_next_deal_stays_there() -> None:
    """In the record it is written after the last move of the deal before."""
    first = {"pack": DEALT, "moves": ["knock", "stand", "1: bet 1 on 1", "0: cover 1"]}
    once = replay(record(first, preset="west-lansing"))
    assert replay(once.to_record()) == once
    for card in DEALT.split():
        once.push(card)
    assert [deal.moves for deal in once.to_record().deals] == [first["moves"], []]
    assert replay(once.to_record()) == once


@pytest.mark.parametrize("left", [0, 1])
@pytest.mark.parametrize("at", [0, 4])
def test_bets_stay_where_a_31_as_dealt_decides_them(at: int, left: int) -> None:
    """Before the first card of a match, or between its first cards, no move says where they are."""
    three = {"seats": 3, "preset": "west-lansing", "by_hand": True}
    match = boneace.new("thirty-one", standing={"lives": [left, 3, 0]}, **three)
    cards = "AS 2H 3D KS 4H 5D QS 6H 7C 9C"
    for number, card in enumerate(cards.split()):
        if number == at:
            match.aside(0, "bet 5 on 2")
            match.aside(1, "cover 0")
        match.push(card)
    assert match.over == (left == 0) and match.standing()["bets"] == [-5, 5, 0]
    again = replay(match.to_record())
    assert (again.standing(), again.over) == (match.standing(), match.over)
    assert again.to_record() == match.to_record()


def test_a_move_out_of_turn_that_was_never_open_is_refused_where_it_is() -> None:
    dealt = "AS 2H KS 3D QS 4C 9C"  # the eldest holds 31
    lost = {"lives": 1, "free_ride": False}
    for moves, why in ((["0: bet 5 on 7"], "one move too many"), (["draw"], "one move too many")):
        deal = {"pack": dealt, "moves": moves}
        found = fails(record(deal, preset="west-lansing", options=lost))
        assert (found.deal, found.place) == (1, "move 1") and why in found.reason


@pytest.mark.parametrize("move", ["bet {} on 1", "bet 1 on {}", "cover {}"])
def test_a_bet_without_end_is_refused(move: str) -> None:
    broken = record(
        {"pack": DEALT, "moves": [f"0: {move.format('1' * 5000)}"]}, preset="west-lansing"
    )
    assert "is too long to be a move" in str(fails(broken))


def test_names_without_end_are_no_error_of_the_program() -> None:
    assert "there is no game “xxx" in str(fails(record(game="x" * 3000)))
    match = replay(record({"pack": DEALT, "moves": ["knock"]}, players=["x" * 3000, "y" * 3000]))
    assert any("x" * 1000 in line for line in match.log())


def test_a_deal_may_stop_where_a_card_is_needed() -> None:
    match = replay(record({"pack": DEALT, "moves": ["draw"]}))
    assert report(match)["turn"] == "chance"
    assert report(match)["legal"] == []


def test_deal_and_dealer_stay_those_of_the_last_deal_when_the_match_is_over() -> None:
    match = replay(record({"pack": DEALT, "moves": ["knock", "stand"]}, start={"lives": [0, 1]}))
    found = report(match)
    assert found["over"] and found["turn"] is None
    assert (found["deal"], found["dealer"], found["result"]) == (1, 0, {"winners": [0]})
    assert found["standing"] == {"lives": [0, None]}


def test_moves_are_read_without_regard_to_case_and_may_name_the_seat_on_turn() -> None:
    match = replay(record({"pack": DEALT.lower() + " 8s", "moves": ["1: DRAW", "Discard 8S"]}))
    assert match.turn == 0
    assert [ply.text for ply in match.plies[-2:]] == ["8S", "discard 8S"]


def test_a_longer_pack_than_the_deal_needs_is_not_looked_at() -> None:
    match = replay(record({"pack": DEALT + " rubbish", "moves": ["knock", "stand"]}))
    assert match.deal == 2


def test_an_unfinished_deal_with_another_after_it_is_an_error() -> None:
    error = fails(record({"pack": DEALT, "moves": ["knock"]}, {"pack": "9C"}))
    assert (error.deal, error.place) == (1, "after move 1")


def test_an_entry_after_the_match_is_over_is_an_error() -> None:
    done = {"pack": DEALT, "moves": ["knock", "stand"]}
    error = fails(record(done, {"pack": "9C"}, start={"lives": [0, 1]}))
    assert error.deal == 2
    assert "over" in error.reason


@pytest.mark.parametrize(
    ("deal", "place", "reason"),
    [
        ({"pack": "9C 9C"}, "card 2", "9C is not in the pack now"),
        ({"pack": "1C"}, "card 1", "not a card"),
        ({"pack": "??"}, "card 1", "not a card"),
        ({"pack": "9C KD", "moves": ["knock"]}, "card 3", "missing"),
        ({"pack": DEALT, "moves": ["draw", "discard 9C"]}, "card 8", "missing"),
        ({"pack": DEALT, "moves": ["stand"]}, "move 1", "T31-16"),
        ({"pack": DEALT, "moves": ["discard 9C"]}, "move 1", "T31-12"),
        ({"pack": DEALT, "moves": ["take", "discard 5H"]}, "move 2", "B-T31-11"),
        ({"pack": DEALT, "moves": ["take", "discard AS"]}, "move 2", "not in the hand"),
        ({"pack": DEALT, "moves": ["bluff"]}, "move 1", "not a move"),
        ({"pack": DEALT, "moves": ["0: knock"]}, "move 1", "turn of Ben"),
        ({"pack": DEALT, "moves": ["7: knock"]}, "move 1", "there is no seat 7: seats are 0 to 1"),
        ({"pack": DEALT, "moves": ["knock", "stand", "draw"]}, "move 3", "too many"),
        ({"pack": DEALT, "moves": ["0: bet 5 on 1"]}, "move 1", "not"),
    ],
)
def test_an_error_names_the_deal_the_place_and_the_reason(
    deal: dict[str, object], place: str, reason: str
) -> None:
    error = fails(record(deal))
    assert (error.deal, error.place) == (1, place)
    assert reason in error.reason


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        ({"game": "whist"}, "no game"),
        ({"preset": "dimes"}, "no preset"),
        ({"options": {"lifes": 3}}, "did you mean “lives”"),
        ({"options": {"lives": 99}}, "1 to 10"),
        ({"options": {"lives": "many"}}, "1 to 10"),
        ({"players": ["Ann"]}, "2 to 7 seats"),
        ({"dealer": 2}, "0 to 1"),
        ({"dealer": 10**22}, "“dealer” must be from "),
        ({"start": {"points": [1, 2]}}, "does not keep"),
        ({"start": {"lives": [1]}}, "list of 2"),
        ({"start": {"lives": [1, 4]}}, "0 to 3"),
        ({"start": {"lives": [1, "out"]}}, "at least two"),
        ({"start": {"lives": [300, 1]}}, "0 to 3"),
    ],
)
def test_what_a_game_does_not_allow_is_refused(keys: dict[str, object], reason: str) -> None:
    assert reason in fails(record(**keys)).reason


@pytest.mark.parametrize(
    ("deals", "told"),
    [
        (None, "“deals” must be a list"),
        ("AS", "“deals” must be a list"),
        ([None], "deal 1: a deal is a table of keys"),
        ([Deal(), {"pack": ""}], "deal 2: a deal is a table of keys"),
        ([Deal(pack=None)], "deal 1, pack: “pack” must be text"),
        ([Deal(moves=None)], "deal 1, moves: “moves” must be a list"),
        ([Deal(DEALT, ["knock", 3])], "deal 1, moves 2: “moves” must hold text, not 3"),
    ],
)
def test_a_record_that_a_program_has_made_is_looked_at_too(deals: Any, told: str) -> None:
    made = Record("thirty-one", ["Ann", "Ben"], deals=deals)
    assert told in str(fails(made))


@pytest.mark.parametrize(
    "keys",
    [{"game": None}, {"players": None}, {"players": [1, 2]}, {"preset": 3}, {"dealer": 1.5},
     {"dealer": None}, {"options": [1]}, {"start": [1]}],
)  # fmt: skip
def test_what_is_no_value_of_a_key_is_refused(keys: dict[str, Any]) -> None:
    with pytest.raises(BoneAceError):
        replay(Record(**{"game": "thirty-one", "players": ["Ann", "Ben"], **keys}))


def test_a_seat_that_is_out_is_written_out_or_null() -> None:
    for out in ("out", None):
        three = record(players=["Ann", "Ben", "Cleo"], start={"lives": [1, out, 3]})
        assert replay(three).standing() == {"lives": [1, None, 3]}


def test_side_wagers_are_made_out_of_turn_by_the_seat_they_name() -> None:
    moves = ["0: bet 5 on 1", "1: cover 0", "knock", "stand"]
    lansing = {"preset": "west-lansing", "start": {"lives": [3, 0]}}
    match = replay(record({"pack": DEALT, "moves": moves}, **lansing))
    assert match.standing() == {"lives": [3, None], "bets": [-5, 5]}


def test_the_seat_sees_what_it_may_know_and_no_more() -> None:
    match = replay(record({"pack": DEALT, "moves": []}))
    mine, other = report(match, seat=1, log=True), report(match, seat=0, log=True)
    assert mine["legal"] == ["draw", "take", "knock"]
    assert other["legal"] == []
    assert mine["view"]["seats"][1]["hand"] == ["4S", "2H", "9C"]
    assert other["view"]["seats"][1]["hand"] == ["??", "??", "??"]
    assert "log" not in report(match)


def test_the_log_without_a_seat_tells_all() -> None:
    match = replay(record({"pack": DEALT + " 8S", "moves": ["draw"]}))
    assert "Ben draws 8S from the stock." in report(match, log=True)["log"]
    assert "Ben draws from the stock." in report(match, seat=0, log=True)["log"]
