"""Records of Mus: written, read, replayed, and refused."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import boneace
from boneace.errors import RecordError
from boneace.match.match import Match
from boneace.match.replaying import replay, report
from boneace.record import from_dict
from tests.written import check_kept, check_taken_back, fails_at, read_back

from .table import GAME, in_order

PACK = "KO CO SO CE KC 7O SC SE 3O AO 7C 6O 7E AC 6C 6E"
BASE = {"boneace": 1, "game": GAME, "players": ["Ann", "Ben", "Cleo", "Dan"], "dealer": 3}
PASSED = ["no mus", *["paso"] * 15]
SWAP = ["mus"] * 4 + ["discard 7E", "discard CO 7O", "discard SO", "discard CE"]
TABLES: list[dict[str, Any]] = [
    {},
    {"kings": "four", "target": 20, "answer": "first"},
    {"wild": "each", "natural_first": True, "pass_pays": "literal"},
    {"corrido": True, "partner_counts": False, "stock_from": "others"},
    {"sides": "alone", "takers": "one"},
    {"sides": "alone", "la_real": True, "ordago_settles": "counted"},
]
NAMES = ["-".join(options) or "default" for options in TABLES]


def record(*deals: dict[str, Any], **keys: Any) -> Any:
    return from_dict({**BASE, **keys, "deals": list(deals)})


def told(*deals: dict[str, Any], **keys: Any) -> dict[str, Any]:
    return report(replay(record(*deals, **keys)))


def random_match(options: dict[str, Any], number: int) -> tuple[Match, random.Random]:
    pick = random.Random(f"{options}{number}")
    seats = pick.choice([4, 6, 8]) if options.get("sides") == "alone" else 4
    return boneace.new(GAME, seats=seats, options=options, seed=number), pick


def random_move(match: Match, pick: random.Random) -> str:
    """A random move, each verb equally likely, but without high bets, and with few órdagos."""
    moves = [str(move) for move in match.legal]
    verbs = sorted({move.split()[0] if " q" not in move else move for move in moves})
    if len(verbs) > 2 and pick.random() < 0.9:
        verbs = [verb for verb in verbs if verb != "ordago"]
    verb = pick.choice(verbs)
    mine = [move for move in moves if move.startswith(verb)]
    return pick.choice(mine[:6] if verb in ("envido", "reenvido") else mine)


def test_a_deal_that_stops_at_a_turn() -> None:
    found = told({"pack": PACK, "moves": ["no mus", "envido 2", "no quiero"]})
    legal = found.pop("legal")
    assert found == {
        "game": GAME,
        "preset": "default",
        "over": False,
        "dealer": 3,
        "deal": 1,
        "turn": 3,
        "standing": {"stones": [0, 0], "games": [0, 0]},
        "result": None,
    }
    assert set(legal) == {"quiero", "no quiero", "ordago", *(f"reenvido {n}" for n in range(1, 41))}
    assert len(legal) == 43


def test_legal_discards_are_given_in_full() -> None:
    found = told({"pack": PACK, "moves": ["mus"] * 4})
    assert len(found["legal"]) == 15
    assert in_order("discard KO KC 3O 7E") in {in_order(move) for move in found["legal"]}


def test_a_deal_that_stops_where_a_card_is_needed() -> None:
    for pack, moves in ((PACK[:20], []), (PACK, SWAP), (PACK + " 2O 2C", SWAP)):
        found = told({"pack": pack, "moves": moves})
        assert (found["turn"], found["legal"], found["deal"]) == ("chance", [], 1)


def test_after_the_last_listed_deal_the_state_is_that_of_the_next() -> None:
    found = told({"pack": PACK, "moves": PASSED})
    assert (found["deal"], found["dealer"], found["turn"], found["legal"]) == (2, 0, "chance", [])
    assert found["standing"] == {"stones": [1 + 2 + 1, 1 + 2], "games": [0, 0]}


def test_replacements_come_in_blocks_eldest_first_after_all_have_discarded() -> None:
    pack = PACK + " 2O 2C 2E 2B 5O"
    found = replay(record({"pack": pack, "moves": SWAP}))
    assert found.turn == 0
    hands = [sorted(found.present(seat).seats[seat].hand) for seat in range(4)]
    assert hands[0] == sorted(["KO", "KC", "3O", "2O"])
    assert hands[1] == sorted(["AO", "AC", "2C", "2E"])
    assert hands[2] == sorted(["SC", "7C", "6C", "2B"])
    assert hands[3] == sorted(["SE", "6O", "6E", "5O"])


def test_a_match_that_is_over() -> None:
    found = told({"pack": PACK, "moves": ["no mus", "ordago", "quiero"]}, options={"games": 1})
    assert (found["over"], found["turn"], found["deal"], found["dealer"]) == (True, None, 1, 3)
    assert found["result"] == {"winners": [0, 2]}
    assert found["standing"] == {"stones": [0, 0], "games": [1, 0]}
    assert found["legal"] == []


def test_a_game_that_ends_in_the_middle_of_a_deal() -> None:
    one = {"pack": PACK, "moves": ["no mus", "envido 2", "no quiero", "no quiero"]}
    found = told(one, {"pack": PACK, "moves": ["no mus"]}, start={"stones": [39, 0]})
    assert found["standing"] == {"stones": [0, 0], "games": [1, 0]}
    assert (found["deal"], found["dealer"], found["turn"]) == (2, 0, 1)


def test_a_pack_list_longer_than_the_deal_needs() -> None:
    found = told({"pack": PACK + " 5O 5C KO", "moves": PASSED})
    assert found["deal"] == 2


def test_case_and_seats_and_the_order_of_cards() -> None:
    moves = ["0: MUS", "1: mus", "Mus", "mus", "discard 7e ko"]
    found = told({"pack": PACK.lower(), "moves": moves})
    assert found["turn"] == 1


def test_a_start_is_where_the_record_begins() -> None:
    found = told(start={"stones": [12, 39], "games": [1, 0]})
    assert found["standing"] == {"stones": [12, 39], "games": [1, 0]}


def test_presets_and_options_are_those_of_the_record() -> None:
    assert told(preset="perico")["preset"] == "perico"
    six = {"players": list("ABCDEF"), "preset": "ilustrada"}
    assert told(**six)["standing"] == {"stones": [0] * 6, "games": [0] * 6}


@pytest.mark.parametrize(
    ("deal", "place", "reason"),
    [
        ({"pack": "KO KO"}, "card 2", "KO is not in the pack now"),
        ({"pack": "8O"}, "card 1", "not a card"),
        ({"pack": "KS"}, "card 1", "not a card"),
        ({"pack": "KO", "moves": ["mus"]}, "card 2", "missing"),
        ({"pack": PACK + " KO", "moves": SWAP}, "card 17", "KO is not in the pack now"),
        ({"pack": PACK, "moves": [*SWAP, "mus"]}, "card 17", "missing"),
        ({"pack": PACK, "moves": ["1: mus"]}, "move 1", "turn of Ann"),
        ({"pack": PACK, "moves": ["paso"]}, "move 1", "MUS-16"),
        ({"pack": PACK, "moves": ["no mus", "envido 1"]}, "move 2", "envido"),
        ({"pack": PACK, "moves": ["no mus", "envido 41"]}, "move 2", "envido"),
        ({"pack": PACK, "moves": ["no mus", "quiero"]}, "move 2", "MUS-4"),
        ({"pack": PACK, "moves": ["no mus", "envido 2", "2: quiero"]}, "move 3", "turn of Ben"),
        ({"pack": PACK, "moves": ["no mus", "envido 2", "reenvido 41"]}, "move 3", "reenvido"),
        ({"pack": PACK, "moves": ["no mus", "ordago", "reenvido 2"]}, "move 3", "MUS-44"),
        ({"pack": PACK, "moves": [*SWAP[:4], "discard"]}, "move 5", "discard"),
        ({"pack": PACK, "moves": [*SWAP[:4], "discard CO"]}, "move 5", "CO"),
        ({"pack": PACK, "moves": [*SWAP[:4], "discard KO KC 3O 7E CO"]}, "move 5", "discard"),
        ({"pack": PACK, "moves": ["knock"]}, "move 1", "not a move"),
        ({"pack": PACK, "moves": [*PASSED, "paso"]}, "move 17", "too many"),
    ],
)
def test_an_error_names_the_deal_the_place_and_the_reason(
    deal: dict[str, Any], place: str, reason: str
) -> None:
    with fails_at(place, reason):
        told(deal)


def test_a_deal_left_unfinished_or_one_after_the_match_is_an_error() -> None:
    with pytest.raises(RecordError):
        told({"pack": PACK, "moves": ["no mus"]}, {"pack": PACK})
    with pytest.raises(RecordError):
        over = {"pack": PACK, "moves": ["no mus", "ordago", "quiero"]}
        told(over, {"pack": PACK}, options={"games": 1})


@pytest.mark.parametrize(
    "keys",
    [
        {"players": ["Ann", "Ben", "Cleo"]},
        {"players": list("ABCDE")},
        {"players": list("ABCDEFGHI"), "preset": "ilustrada"},
        {"dealer": 4},
        {"preset": "musical"},
        {"options": {"target": 0}},
        {"options": {"kings": "five"}},
        {"options": {"games": 2}},
        {"options": {"reyes": 8}},
        {"start": {"stones": [1, 2, 3, 4]}},
    ],
)
def test_what_the_game_does_not_allow_is_refused(keys: dict[str, Any]) -> None:
    with pytest.raises(RecordError):
        told(**keys)


@pytest.mark.parametrize("options", TABLES, ids=NAMES)
def test_a_match_written_down_and_read_back_is_the_same(
    options: dict[str, Any], tmp_path: Path
) -> None:
    match, pick = random_match(options, 5)
    for _ in range(pick.randint(20, 90)):
        if not match.over:
            if match.turn == 1 and options.get("sides") != "alone" and not options.get("corrido"):
                match.aside(pick.randrange(4), "signal cut-mus")
            match.push(random_move(match, pick))
    for again in read_back(match, tmp_path):
        for viewer in (None, 0, 1):
            assert again.log(viewer) == match.log(viewer)


def test_a_record_keeps_its_start_and_its_options() -> None:
    how = {"standing": {"stones": [5, 9], "games": [1, 1]}, "options": {"target": 60}}
    match = boneace.new(GAME, seats=4, seed=3, **how)  # type: ignore[arg-type]
    pick = random.Random(1)
    while match.deal < 3 and not match.over:
        match.push(random_move(match, pick))
    check_kept(match)


@pytest.mark.parametrize("options", TABLES, ids=NAMES)
def test_what_was_done_can_be_taken_back(options: dict[str, Any]) -> None:
    match, pick = random_match(options, 6)
    check_taken_back(match, lambda: random_move(match, pick), 40)
