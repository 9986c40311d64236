"""Records of Best, Pair and Thirty-one, initial standings, and refusals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boneace.errors import IllegalMove, InvalidMove, OptionError, RecordError
from boneace.match.replaying import replay, report
from boneace.record import from_dict, read

from .table import GAME, deal, new, play, points, table

ELDER, DEALER = "KS 4C 9H", "QD 5S 8D"
# Ben deals: Ann KS 4C 9H, Ben QD 5S 8D, then the cards drawn.
DEALT = "KS QD 4C 5S 9H 8D"
# The other way round: Ann deals, and Best is Ben’s.
AGAIN = "KH QC 4S 5D 9C 8S"


def record(*deals: dict[str, Any], **keys: Any) -> Any:
    base = {"boneace": 1, "game": GAME, "players": ["Ann", "Ben"], "dealer": 1}
    return from_dict({**base, **keys, "deals": list(deals)})


def fails(*deals: dict[str, Any], **keys: Any) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(record(*deals, **keys))
    return caught.value


# --- replaying ------------------------------------------------------------------------------------


def test_a_record_is_replayed_to_where_it_stops() -> None:
    found = report(replay(record({"pack": DEALT, "moves": ["raise"]}, start={"points": [6, 8]})))
    assert found == {
        "game": GAME,
        "preset": "reid",
        "over": False,
        "dealer": 1,
        "deal": 1,
        "turn": 1,
        "legal": found["legal"],
        "standing": {"points": [7, 8]},
        "result": None,
    }
    assert set(found["legal"]) == {"raise", "see", "fold"}


def test_the_next_deal_begins_by_itself() -> None:
    moves = ["raise", "see", "stand", "stand"]
    found = report(replay(record({"pack": DEALT, "moves": moves})))
    assert (found["deal"], found["dealer"], found["turn"], found["legal"]) == (2, 0, "chance", [])
    assert found["standing"] == {"points": [4, 0]}  # 23 all, and the king


def test_several_deals_are_replayed_one_after_another() -> None:
    first = {"pack": DEALT, "moves": ["raise", "fold", "draw", "stand", "stand"]}
    assert fails(first, {"pack": AGAIN}).place == "card 7"
    first["pack"] += " 2H"
    match = replay(record(first, {"pack": AGAIN, "moves": ["pass", "fold", "stand"]}))
    assert (match.deal, match.dealer, match.turn) == (2, 0, 0)
    assert points(match) == [3, 1]


def test_deal_and_dealer_stay_those_of_the_last_deal_when_the_match_is_over() -> None:
    found = report(replay(record({"pack": DEALT}, start={"points": [10, 3]})))
    assert (found["over"], found["deal"], found["dealer"], found["turn"]) == (True, 1, 1, None)
    assert found["standing"] == {"points": [11, 3]}
    assert found["result"] == {"winners": [0], "double": True}


def test_a_record_ends_with_its_game_unless_it_asks_for_more() -> None:
    start = {"points": [10, 3]}
    over = fails({"pack": DEALT}, {"pack": AGAIN}, start=start)
    assert over.deal == 2
    assert "over" in over.reason
    match = replay(record({"pack": DEALT}, {"pack": AGAIN}, start=start, options={"games": 3}))
    assert (match.deal, points(match)) == (2, [0, 1])


def test_cards_of_the_pack_beyond_the_deal_are_not_looked_at() -> None:
    moves = ["pass", "fold", "stand", "stand"]
    assert replay(record({"pack": DEALT + " rubbish", "moves": moves})).deal == 2


def test_moves_are_read_in_any_case_and_may_name_the_seat_on_turn() -> None:
    moves = ["0: RAISE", "1: See", "Draw"]
    match = replay(record({"pack": DEALT.lower() + " 2h", "moves": moves}))
    assert [ply.text for ply in match.plies[-4:]] == ["raise", "see", "draw", "2H"]


@pytest.mark.parametrize(
    ("deal_", "start", "place", "reason"),
    [
        ({"pack": "KS KS"}, None, "card 2", "KS is not in the pack now"),
        ({"pack": "KO"}, None, "card 1", "not a card"),
        ({"pack": "KS QD", "moves": ["pass"]}, None, "card 3", "missing"),
        ({"pack": DEALT, "moves": ["pass", "fold", "draw", "stand"]}, None, "card 7", "missing"),
        ({"pack": DEALT, "moves": ["see"]}, None, "move 1", "BPT-48"),
        ({"pack": DEALT, "moves": ["fold"]}, None, "move 1", "BPT-31"),
        ({"pack": DEALT, "moves": ["draw"]}, None, "move 1", "BPT-"),
        ({"pack": DEALT, "moves": ["pass", "raise", "fold"]}, None, "move 3", "BPT-03"),
        ({"pack": DEALT, "moves": ["raise"] * 2}, [8, 9], "move 2", "BPT-41"),
        ({"pack": DEALT, "moves": ["raise"] * 3}, [8, 7], "move 3", "BPT-41"),
        ({"pack": DEALT, "moves": ["pass", "fold", "raise"]}, None, "move 3", "BPT-"),
        ({"pack": DEALT, "moves": ["bluff"]}, None, "move 1", "not a move"),
        ({"pack": DEALT, "moves": ["raise 3"]}, None, "move 1", "BPT-39"),
        ({"pack": DEALT, "moves": ["1: raise"]}, None, "move 1", "turn of Ann"),
        ({"pack": DEALT, "moves": ["2: raise"]}, None, "move 1", "no seat 2"),
        ({"pack": DEALT, "moves": ["raise", "see", "stand", "stand", "draw"]}, None, "move 5",
         "too many"),
        ({"pack": DEALT, "moves": ["pass"]}, [10, 0], "move 1", "too many"),
    ],
)  # fmt: skip
def test_an_error_names_the_deal_the_place_and_the_reason(
    deal_: dict[str, Any], start: list[int] | None, place: str, reason: str
) -> None:
    error = fails(deal_, **({} if start is None else {"start": {"points": start}}))
    assert (error.deal, error.place) == (1, place)
    assert reason in error.reason


def test_an_unfinished_deal_with_another_after_it_is_an_error() -> None:
    error = fails({"pack": DEALT, "moves": ["raise"]}, {"pack": AGAIN})
    assert (error.deal, error.place) == (1, "after move 1")


@pytest.mark.parametrize(
    "keys",
    [
        {"players": ["Ann"]},
        {"players": ["Ann", "Ben", "Cleo"]},
        {"dealer": 2},
        {"preset": "hoyle"},
        {"options": {"stakes": 2}},
        {"options": {"games": 0}},
        {"options": {"after_pass": "never"}},
        {"start": {"points": [1]}},
        {"start": {"points": [1, 2, 3]}},
        {"start": {"points": [11, 2]}},
        {"start": {"points": [-1, 2]}},
        {"start": {"points": [1, "two"]}},
        {"start": {"points": [1, None]}},
        {"start": {"points": [1, True]}},
        {"start": {"points": 7}},
        {"start": {"lives": [1, 2]}},
        {"start": {"games": [1, 0]}},  # one game is the match
        {"start": {"games": [3, 0]}, "options": {"games": 3}},
        {"start": {"games": [1]}, "options": {"games": 3}},
    ],
    ids=str,
)
def test_what_the_game_does_not_allow_is_refused(keys: dict[str, Any]) -> None:
    assert fails(**keys).reason


def test_a_standing_of_one_kind_leaves_the_other_at_nothing() -> None:
    match = replay(record(start={"games": [1, 2]}, options={"games": 3}))
    assert match.standing() == {"points": [0, 0], "games": [1, 2]}
    match = replay(record(start={"points": [4, 5]}, options={"games": 3}))
    assert match.standing() == {"points": [4, 5], "games": [0, 0]}


# --- writing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [(), ("raise",), ("raise", "see", "draw"), ("pass", "fold")])
def test_writing_and_reading_back_gives_the_same_record(
    moves: tuple[str, ...], tmp_path: Path
) -> None:
    match = table(ELDER, DEALER, points=[3, 4], games=2, after_pass="may_fold")
    play(match, "pass", "fold", "draw 2H", "stand", "stand")
    play(deal(match, ELDER, DEALER), *moves)
    written = match.to_record()
    for name, text in (("one.toml", written.to_toml()), ("one.jsonl", written.to_json_line())):
        (tmp_path / name).write_text(text, encoding="utf-8")
        again = read(tmp_path / name)
        assert again == written
        back = replay(again)
        assert (back.plies, report(back)) == (match.plies, report(match))
        assert back.to_record() == written
    assert written.deals[0].pack == DEALT + " 2H"
    assert written.deals[0].moves == ["pass", "fold", "draw", "stand", "stand"]
    assert written.start == {"points": [3, 4]}
    assert written.options == {"games": 2, "after_pass": "may_fold"}


def test_a_finished_match_is_written_and_read_back() -> None:
    match = play(table(ELDER, DEALER, points=[8, 4]), "raise", "see")
    back = replay(match.to_record())
    assert back.over
    assert back.result() == match.result() == {"winners": [0], "double": True}


# --- bad input ------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "call", "raise 2", "raise2", "see 2", "stand 7H", "draw 7H"])
def test_what_is_no_move_is_refused(text: str) -> None:
    match = table(ELDER, DEALER)
    with pytest.raises(InvalidMove):
        match.push(text)
    assert match.turn == 0


@pytest.mark.parametrize("text", ["KX", "10S", "KO", "??", "", "raise"])
def test_what_is_no_card_is_refused(text: str) -> None:
    match = new()
    with pytest.raises(InvalidMove):
        match.push(text)
    assert match.turn == "chance"


def test_nothing_is_played_when_the_match_is_over() -> None:
    match = table(ELDER, DEALER, points=[10, 0])
    for move in ("pass", "raise", "see", "fold", "draw", "stand"):
        with pytest.raises(IllegalMove):
            match.push(move)
    assert len(match) == 6


def test_nothing_is_played_while_a_card_is_wanted() -> None:
    match = play(table(ELDER, DEALER), "pass", "fold", "draw")
    with pytest.raises((IllegalMove, InvalidMove)):
        match.push("stand")
    with pytest.raises(IllegalMove):
        match.push("9H")  # it lies on the table
    with pytest.raises(IllegalMove):
        match.push("2H", seat=0)
    match.push("2H")
    assert match.turn == 1


def test_a_new_match_takes_no_points_that_would_have_won() -> None:
    for standing in ([11, 0], [0, 12], [-1, 0]):
        with pytest.raises(OptionError):
            new(standing)


def test_taking_back_every_move_leads_back_to_the_beginning() -> None:
    match = new([8, 9], games=2)
    before = match.present(), match.standing()
    deal(match, ELDER, DEALER)
    play(match, "raise", "see")  # the first game is over
    deal(match, DEALER, ELDER)
    play(match, "pass", "raise", "raise", "see", "draw 2H")
    assert match.standing() == {"points": [0, 4], "games": [1, 0]}
    while len(match):
        match.pop()
    assert (match.present(), match.standing()) == before
