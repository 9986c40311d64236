"""Records of Three-Stake Brag: written, read, replayed, and refused."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import boneace
from boneace.errors import RecordError
from boneace.match.replaying import replay, report
from boneace.record import from_dict
from tests.written import check_kept, check_taken_back, fails_at, read_back

from .table import GAME
from .test_what_is_seen import TABLES, random_match, random_move

# Ben KS KD 4C (eldest), Cleo KH JC QS, Ann 9H 5S AH; then 6D, 7C, 9D are drawn
PACK = "KS KH 9H KD JC 5S 4C QS AH"
WORDS = ["pass", "brag 2", "drop", "raise 3", "match"]
BASE = {"boneace": 1, "game": GAME, "players": ["Ann", "Ben", "Cleo"], "dealer": 0}


def record(*deals: dict[str, Any], **keys: Any) -> Any:
    return from_dict({**BASE, **keys, "deals": list(deals)})


def told(*deals: dict[str, Any], **keys: Any) -> dict[str, Any]:
    return report(replay(record(*deals, **keys)))


def test_a_deal_that_stops_while_vying() -> None:
    assert told({"pack": PACK, "moves": WORDS[:4]}) == {
        "game": GAME,
        "preset": "default",
        "over": False,
        "dealer": 0,
        "deal": 1,
        "turn": 2,
        "legal": [*(f"raise {amount}" for amount in range(1, 11)), "match", "drop"],
        "standing": {"chips": [0, -8, -5], "pots": [0, 10, 3]},
        "result": None,
    }


def test_legal_moves_are_listed_in_full() -> None:
    found = told({"pack": PACK, "moves": []})
    assert found["legal"] == [*(f"brag {amount}" for amount in range(1, 11)), "pass"]
    assert told({"pack": PACK, "moves": WORDS})["legal"] == ["draw", "stand"]


def test_a_deal_that_stops_where_a_card_is_needed() -> None:
    for pack, moves in ((PACK[:8], []), (PACK, [*WORDS, "draw"])):
        found = told({"pack": pack, "moves": moves})
        assert (found["turn"], found["legal"], found["deal"]) == ("chance", [], 1)


def test_after_the_last_listed_deal_the_state_is_that_of_the_next() -> None:
    done = {"pack": PACK + " 6D 7C 9D", "moves": [*WORDS, "draw", *["stand"] * 2, "draw", "draw"]}
    found = told(done)
    assert (found["deal"], found["dealer"], found["turn"]) == (2, 1, "chance")
    assert found["standing"] == {"chips": [0, 2, -11], "pots": [3, 3, 3]}
    over = told(done, options={"deals": 1})
    assert (over["deal"], over["dealer"], over["turn"], over["over"]) == (1, 0, None, True)
    assert over["result"] == {"winners": [1]}
    assert over["standing"] == {"chips": [3, 5, -8], "pots": [0, 0, 0]}


def test_a_start_is_where_the_record_begins() -> None:
    found = told(start={"chips": [10, -5, -12], "pots": [0, 0, 7]})
    assert found["standing"] == {"chips": [7, -8, -15], "pots": [3, 3, 10]}


def test_a_move_may_name_its_seat() -> None:
    assert told({"pack": PACK, "moves": ["1: PASS", "2: brag 2"]})["turn"] == 0


def test_without_a_preset_key_the_preset_is_called_default() -> None:
    assert told()["preset"] == "default"
    assert told(preset="hoyle")["preset"] == "hoyle"


@pytest.mark.parametrize(
    ("deal", "place", "reason"),
    [
        ({"pack": "KS KS"}, "card 2", "KS is not in the pack now"),
        ({"pack": "1C"}, "card 1", "not a card"),
        ({"pack": "KS", "moves": ["pass"]}, "card 2", "missing"),
        ({"pack": PACK, "moves": ["0: pass"]}, "move 1", "turn of Ben"),
        ({"pack": PACK, "moves": ["match"]}, "move 1", "B-TSB-02"),
        ({"pack": PACK, "moves": ["drop"]}, "move 1", "B-TSB-02"),
        ({"pack": PACK, "moves": ["raise 2"]}, "move 1", "B-TSB-02"),
        ({"pack": PACK, "moves": ["brag 11"]}, "move 1", "B-TSB-02"),
        ({"pack": PACK, "moves": ["brag 2", "pass"]}, "move 2", "B-TSB-02"),
        ({"pack": PACK, "moves": ["brag 2", "raise 11"]}, "move 2", "B-TSB-02"),
        ({"pack": PACK, "moves": ["brag 2", "brag 2"]}, "move 2", "TSB"),
        ({"pack": PACK, "moves": ["claim"]}, "move 1", "not a move"),
        ({"pack": PACK, "moves": [*WORDS, "draw", "stand"]}, "card 10", "missing"),
        ({"pack": PACK, "moves": [*WORDS, *["stand"] * 4]}, "move 9", "too many"),
    ],
)
def test_an_error_names_the_deal_the_place_and_the_reason(
    deal: dict[str, Any], place: str, reason: str
) -> None:
    with fails_at(place, reason):
        told(deal)


@pytest.mark.parametrize(
    "keys",
    [
        {"players": ["Ann"]},
        {"players": [str(number) for number in range(11)]},
        {"dealer": 3},
        {"preset": "pennies"},
        {"options": {"stake": 0}},
        {"options": {"braggers": 2}},
        {"options": {"vying": "modern", "vying_limit": 3}},
        {"start": {"chips": [1, 2]}},
        {"start": {"lives": [1, 2, 3]}},
    ],
)
def test_what_the_game_does_not_allow_is_refused(keys: dict[str, Any]) -> None:
    with pytest.raises(RecordError):
        told(**keys)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options) or "default")
def test_a_match_written_down_and_read_back_is_the_same(
    options: dict[str, Any], tmp_path: Path
) -> None:
    match, pick = random_match(options, 5)
    for _ in range(pick.randint(20, 90)):
        if not match.over:
            match.push(random_move(match, pick))
    read_back(match, tmp_path)


def test_a_record_keeps_its_start_and_its_options() -> None:
    how = {"standing": {"chips": [5, -6], "pots": [0, 1, 0]}, "options": {"stake": 2}}
    match = boneace.new(GAME, seats=2, seed=3, **how)  # type: ignore[arg-type]
    pick = random.Random(1)
    while match.deal < 3:
        match.push(random_move(match, pick))
    check_kept(match)


def test_what_was_done_can_be_taken_back() -> None:
    match, pick = random_match({"deals": 50}, 6)
    assert check_taken_back(match, lambda: random_move(match, pick), 30) == 30
