"""What each viewer sees: their own cards, face-up cards, and every card once it is shown."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

import boneace
from boneace.games.sent import Standing
from boneace.kernel.contract import ALL_HANDS
from boneace.match.match import Match
from tests.seen import as_sent, check_shown, check_told

from .reference import PACK
from .table import GAME, chips, hand, play, stood, table
from .test_clauses import BOOK

TABLES: list[dict[str, Any]] = [
    {},
    {"second_bragger": True, "nobody_brags": "carried", "ace": "1_or_11", "all_three": 1},
    {"vying_limit": 4, "thirty_one_ends": True, "no_pair": "nothing", "stake": 3},
    {"vying": "modern", "max_brag": 3},
]


def random_move(match: Match, pick: random.Random) -> str:
    moves = [str(move) for move in match.legal]
    return pick.choice([move for move in moves if int("0" + move[5:].strip()) < 4] or moves)


def random_match(options: dict[str, Any], number: int) -> tuple[Match, random.Random]:
    pick = random.Random(f"{options}{number}")
    seats = pick.choice([2, 3, 5, 10])
    return boneace.new(GAME, seats=seats, options=options, seed=number), pick


def vying(match: Match) -> bool:
    """Whether the cards lie hidden."""
    return bool({"pass", "drop"} & {str(move) for move in match.legal})


def test_cards_face_down_are_seen_by_their_holder_only() -> None:
    match = table("KS KD 4C", "QS QD 5C", "2S 3H 6C")
    for viewer in (None, 0, 1, 2):
        for seat, cards in enumerate(["KS KD 4C", "QS QD 5C", "2S 3H 6C"]):
            known = cards.split() if seat == viewer else ["??", "??", cards.split()[2]]
            assert sorted(hand(match, seat, viewer)) == sorted(known)
            up = match.present(viewer).seats[seat].up
            assert up == [cards.split()[2]]


def test_while_cards_are_hidden_nothing_else_tells_them() -> None:
    """Everything sent to a viewer is independent of the face-down cards of others."""
    one = table("KS KD 4C", "QS QD 5C", "2S 3H 6C")
    other = table("JC 9D 4C", "QS QD 5C", "7S 8H 6C")
    for moves in ((), ("brag 2",), ("match",)):
        play(one, *moves)
        play(other, *moves)
        assert one.present(1) == other.present(1)
        assert one.log(1) == other.log(1)
    third = table("KS KD 4C", "7D 8S 5C", "2S 3H 6C")
    play(third, "brag 2", "match")
    assert one.present() == third.present()


def test_own_worth_and_total_are_told_to_oneself_only() -> None:
    match = table("KS KD 4C", "QS QD 5C", "2S 3H 6C")
    mine = match.present(0).seats
    assert "king" in mine[0].worth.lower()
    assert mine[0].total == "24"
    for viewer in (None, 1, 2):
        seen = match.present(viewer).seats[0]
        assert (seen.worth, seen.total) == (None, None)
    assert all(seat.worth is None for seat in match.present().seats)


def test_once_shown_everybody_knows_every_total() -> None:
    match = table("KS KD 4C", "QS QD 5C", "2S 3H 6C")
    play(match, "brag 1", "drop", "drop")
    for viewer in (None, 0, 1, 2):
        assert [seat.total for seat in match.present(viewer).seats] == ["24", "25", "11"]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options) or "default")
def test_tsb_12_nothing_is_hidden_but_while_vying(options: dict[str, Any]) -> None:
    match, pick = random_match(options, 1)
    for _ in range(150):
        if match.over:
            break
        for viewer in (None, *range(match.seats)):
            for seat, told in enumerate(match.present(viewer).seats):
                hidden = 2 if vying(match) and seat != viewer else 0
                assert told.hand.count("??") == hidden
        match.push(random_move(match, pick))


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options) or "default")
def test_a_view_names_no_card_that_the_viewer_has_not_seen(options: dict[str, Any]) -> None:
    match, pick = random_match(options, 2)
    seen_at = 0
    for _ in range(80):
        if match.over:
            break
        if vying(match):
            dealt = [ply.text for ply in match.plies if ply.seat == -1][-3 * match.seats :]
            for viewer in (None, *range(match.seats)):
                told = match.present(viewer)
                text = as_sent(replace(told, last=None))
                order = [(match.dealer + 1 + step) % match.seats for step in range(match.seats)]
                for at, card in enumerate(dealt[: 2 * match.seats]):
                    if order[at % match.seats] != viewer:
                        assert f'"{card}"' not in text
                        seen_at += 1
        match.push(random_move(match, pick))
    assert seen_at > 0


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options) or "default")
def test_every_event_can_be_told_to_everybody(options: dict[str, Any]) -> None:
    match, pick = random_match(options, 3)
    while not match.over and len(match) < 250:
        match.push(random_move(match, pick))
    for viewer in (None, 0, match.seats - 1):
        check_told(match, viewer, match.story(viewer, 0))


def test_a_card_that_is_dealt_is_told_to_who_may_see_it() -> None:
    match = table("KS KD 4C", "QS QD 5C")

    def dealt(ply: int, viewer: int | None) -> list[str]:
        found = [effect for effect in match.effects(ply, viewer) if effect.kind == "dealt"]
        return [effect.card for effect in found]

    assert [dealt(0, viewer) for viewer in (None, 0, 1, ALL_HANDS)] == [
        ["??"], ["KS"], ["??"], ["KS"],
    ]  # fmt: skip
    assert [dealt(4, viewer) for viewer in (None, 0, 1)] == [["4C"]] * 3


def test_the_log_tells_what_was_spoken() -> None:
    match = table("KS KD 4C", "QS QD 5C", "2S 3H 6C")
    before = len(match.log())
    play(match, "brag 2", "raise 3", "drop", "match")
    lines = match.log()[before:]
    assert any("Ann" in line and "2" in line for line in lines)
    assert any("Ben" in line and "5" in line for line in lines)
    assert any("Cleo" in line and "drop" in line.lower() for line in lines)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(options) or "default")
def test_every_state_can_be_shown_and_every_refusal_has_a_reason(options: dict[str, Any]) -> None:
    match, pick = random_match(options, 4)
    for _ in range(120):
        if match.over:
            break
        told = check_shown(match, BOOK.clauses)
        assert all(offer.hint for offer in told.legal)
        match.push(random_move(match, pick))


def test_moves_are_offered_to_the_seat_on_turn_only() -> None:
    match = table("KS KD 4C", "QS QD 5C")
    assert len(match.present(0).legal) == 11
    for viewer in (None, 1):
        assert match.present(viewer).legal == []


def test_the_view_tells_the_pots_and_what_is_asked() -> None:
    match = table("KS KD 4C", "QS QD 5C", "2S 3H 6C")
    play(match, "brag 2", "raise 3")
    for viewer in (None, 0, 1, 2):
        told = match.present(viewer)
        assert (told.game, told.unit, told.phase) == (GAME, "chip", "vying")
        assert (told.pots, told.asked, told.bragger) == ([0, 10, 3], 5, 1)
        assert [seat.staked for seat in told.seats][:2] == [2, 5]
        assert [seat.chips for seat in told.seats] == chips(match)
        assert [stage.state for stage in told.stages] == ["past", "now", "ahead"]
        assert told.stages[0].winner == [2]
        assert told.standing == [
            Standing("chips", "seat", match.standing()["chips"]),
            Standing("pots", "pot", match.standing()["pots"]),
        ]


def test_the_last_deal_is_told_to_everybody_when_it_is_done() -> None:
    match = table("KS KD 4C", "QS QD 5C", "2S 3H 6C", options={"deals": 2})
    assert match.present().last is None
    stood(play(match, "brag 1", "drop", "drop"))
    for viewer in (None, 0, 1, 2):
        told = match.present(viewer).last
        assert told.deal == 1
        assert [sorted(cards) for cards in told.hands] == [
            ["4C", "KD", "KS"], ["5C", "QD", "QS"], ["2S", "3H", "6C"],
        ]  # fmt: skip
        assert told.changes == [0, 0, 0]  # Cleo, Ann and Ben took a pot each
        assert [stage.winner for stage in told.stages] == [[2], [0], [1]]


def test_a_view_counts_the_cards_that_are_left() -> None:
    match = table("KS KD 4C", "QS QD 5C", "2S 3H 6C")
    assert match.present().stock == 52 - 9
    play(match, "pass", "pass", "pass", "draw 7S")
    assert match.present().stock == 52 - 10


def test_all_of_the_pack_but_ones_own_and_what_is_shown_is_unseen() -> None:
    match = table("KS KD 4C", "QS QD 5C", "2S 3H 6C")
    assert set(match.view(0).unseen) == set(PACK) - {"KS", "KD", "4C", "5C", "6C"}


def test_everybody_sees_who_has_spoken_and_who_is_left() -> None:
    match = table("KS KD 4C", "QS QD 5C", "2S 3H 6C")
    play(match, "pass")
    assert [seat.state for seat in match.present().seats] == ["passed", "", ""]
    play(match, "brag 2", "drop")
    for viewer in (None, 0, 2):
        told = match.present(viewer).seats
        assert [seat.state for seat in told] == ["", "bragged", "dropped"]
        assert [seat.staked for seat in told] == [0, 2, 0]
    play(match, "match")
    assert all(seat.is_in for seat in match.present().seats)  # B-TSB-08
