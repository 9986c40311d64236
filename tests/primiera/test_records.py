"""Records of Primiera: written, read, replayed, and refused."""

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

from .table import GAME, in_order
from .test_what_is_seen import TABLES, random_match, random_move

# Ann 7H 4H AS KC (eldest), Ben KD QD 4D 7S, Cleo 2C 3C 5S JH, Dan 6H 5H QS JS
PACK = "7H 4H KD QD 2C 3C 6H 5H AS KC 4D 7S 5S JH QS JS"
DRAWN = PACK + " 2D JC 7C KS 3D 2S"
MOVES = ["discard KC", "discard 7S", "discard 5S JH", "discard QS JS"]
BASE = {"boneace": 1, "game": GAME, "players": ["Ann", "Ben", "Cleo", "Dan"], "dealer": 3}


def record(*deals: dict[str, Any], **keys: Any) -> Any:
    return from_dict({**BASE, **keys, "deals": list(deals)})


def told(*deals: dict[str, Any], **keys: Any) -> dict[str, Any]:
    return report(replay(record(*deals, **keys)))


def test_a_deal_that_stops_at_a_turn() -> None:
    found = told({"pack": DRAWN, "moves": MOVES[:1]})
    legal = found.pop("legal")
    assert found == {
        "game": GAME,
        "preset": "primiera",
        "over": False,
        "dealer": 3,
        "deal": 1,
        "turn": 1,
        "standing": {"chips": [-1] * 4, "pot": 4},
        "result": None,
    }
    assert len(legal) == 15
    assert in_order("discard KD QD 4D 7S") in {in_order(move) for move in legal}


def test_a_deal_that_stops_where_a_card_is_needed() -> None:
    for pack, moves in ((PACK[:20], []), (PACK, MOVES[:1]), (PACK + " 2D JC 7C", MOVES[:3])):
        found = told({"pack": pack, "moves": moves})
        assert (found["turn"], found["legal"], found["deal"]) == ("chance", [], 1)


def test_after_the_last_listed_deal_the_state_is_that_of_the_next() -> None:
    done = {"pack": DRAWN, "moves": MOVES}
    found = told(done)
    assert (found["deal"], found["dealer"], found["turn"]) == (2, 0, "chance")
    assert found["standing"] == {"chips": [-2, -2, 2, -2], "pot": 4}
    over = told(done, options={"deals": 1})
    assert (over["deal"], over["dealer"], over["turn"], over["over"]) == (1, 3, None, True)
    assert over["result"] == {"winners": [2]}
    assert over["standing"] == {"chips": [-1, -1, 3, -1], "pot": 0}


def test_a_claim_needs_no_move() -> None:
    claims = PACK.replace("AS KC", "3H 2H")
    found = told({"pack": claims}, {"pack": claims.replace("5S", "5D")})
    assert (
        found["deal"] == 3
    )  # Ann has won the first deal, and Ben, with the same cards, the second
    assert found["standing"] == {"chips": [1, 1, -3, -3], "pot": 4}


def test_a_start_is_where_the_record_begins() -> None:
    found = told(start={"chips": [10, -5, -5, -4], "pot": 4})
    assert found["standing"] == {"chips": [9, -6, -6, -5], "pot": 8}


def test_a_move_may_name_its_seat() -> None:
    assert told({"pack": DRAWN, "moves": ["0: DISCARD kc", "1: discard 7S"]})["turn"] == 2


def test_presets_and_options_are_those_of_the_record() -> None:
    assert told()["preset"] == "primiera"
    assert told(preset="primero")["preset"] == "primero"
    assert told(options={"ante": 4})["standing"]["pot"] == 16


@pytest.mark.parametrize(
    ("deal", "place", "reason"),
    [
        ({"pack": "7H 7H"}, "card 2", "7H is not in the pack now"),
        ({"pack": "8H"}, "card 1", "not a card"),
        ({"pack": "7H", "moves": MOVES}, "card 2", "missing"),
        ({"pack": PACK + " KC", "moves": MOVES[:1]}, "card 17", "KC is not in the pack now"),
        ({"pack": PACK, "moves": MOVES[:2]}, "card 17", "missing"),
        ({"pack": PACK, "moves": ["1: discard KC"]}, "move 1", "turn of Ann"),
        ({"pack": PACK, "moves": ["discard QS"]}, "move 1", "QS"),
        ({"pack": PACK, "moves": ["discard"]}, "move 1", "discard"),
        ({"pack": PACK, "moves": ["discard 7H 4H AS KC 2D"]}, "move 1", "discard"),
        ({"pack": PACK, "moves": ["stand"]}, "move 1", "B-PRI-06"),
        ({"pack": PACK, "moves": ["claim"]}, "move 1", "not a move"),
        ({"pack": PACK, "moves": ["brag 1"]}, "move 1", "PR"),
        ({"pack": DRAWN, "moves": [*MOVES, "discard 7H"]}, "move 5", "too many"),
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
        {"players": ["Ann", "Ben", "Cleo"]},
        {"players": [str(number) for number in range(9)]},
        {"dealer": 4},
        {"preset": "goffo"},
        {"options": {"ante": 0}},
        {"options": {"antes": 2}},
        {"start": {"chips": [1, 2]}},
        {"start": {"points": [0] * 4}},
    ],
)
def test_what_the_game_does_not_allow_is_refused(keys: dict[str, Any]) -> None:
    with pytest.raises(RecordError):
        told(**{"dealer": 0, **keys})


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options) or "default")
def test_a_match_written_down_and_read_back_is_the_same(
    options: dict[str, Any], tmp_path: Path
) -> None:
    match, pick = random_match(options, 5)
    for _ in range(pick.randint(10, 50)):
        if not match.over:
            match.push(random_move(match, pick))
    read_back(match, tmp_path)


def test_a_record_keeps_its_start_and_its_options() -> None:
    how = {"standing": {"chips": [5, -5, -1, -1], "pot": 2}, "options": {"ante": 2}}
    match = boneace.new(GAME, seats=4, seed=3, **how)  # type: ignore[arg-type]
    pick = random.Random(1)
    while match.deal < 3:
        match.push(random_move(match, pick))
    check_kept(match)


def test_what_was_done_can_be_taken_back() -> None:
    match, pick = random_match({"deals": 50}, 6)
    assert check_taken_back(match, lambda: random_move(match, pick), 20) == 20
