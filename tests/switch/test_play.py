"""Switch, played by hand; seat 0 is eldest, the last seat deals."""

from __future__ import annotations

import pytest

from boneace import bots
from boneace.errors import IllegalMove
from boneace.match.replaying import replay
from boneace.record import Record
from tests.swaps import push

from .table import deal, usual


def test_t31_55_the_dealer_keeps_one_hand_and_lays_the_other() -> None:
    match = usual()
    assert match.turn == 2
    assert [move.text for move in match.legal] == ["keep first", "keep second"]
    assert match.present(2).second == ["2S", "3S", "8S"]
    assert match.present(0).second == ["??"] * 3 and match.present(0).up is None
    match.push("keep second")
    for seat in (None, 0, 1, 2):
        assert match.present(seat).up == ["QH", "JD", "TC"]
        assert match.present(seat).down == ["??"] * 3
    assert match.present(2).seats[2].hand == ["2S", "3S", "8S"]
    assert match.turn == 0  # T31-56


def test_t31_57_b_t31_01_a_turn_has_four_options() -> None:
    match = push(usual(), "keep first")
    texts = [move.text for move in match.legal]
    assert len(texts) == 12 and texts[-3:] == ["swap up", "swap down", "knock"]
    push(match, "knock")
    texts = [move.text for move in match.legal]
    assert "stand" in texts and "knock" not in texts
    push(match, "swap 7C for 2S", "stand")
    assert match.deal == 2 or match.present().phase == "restarting"


def test_b_t31_01_the_hand_given_up_lies_face_down() -> None:
    match = push(usual(), "keep first", "swap 4C for 8S", "swap down")
    # Ben has 2H 3H 8H, and knows 7C 8D 9H wherever they go; 8S went to Ann, openly
    assert match.present(1).down == ["9H", "8D", "7C"]
    assert match.present(0).down == ["??"] * 3
    assert match.present(1).seats[1].hand == ["2H", "3H", "8H"]
    assert match.present(0).seats[1].hand == ["??"] * 3
    push(match, "swap down")
    assert match.present(1).seats[2].hand == ["9H", "8D", "7C"]  # Ben knows Cleo's hand
    assert match.present(0).seats[2].hand == ["??"] * 3
    push(match, "swap down")  # Ann gives 8S, which all have seen, and two unseen cards
    assert match.present(2).down == ["8S", "??", "??"]
    assert match.present(0).down[0] == "8S" and "??" not in match.present(0).down
    assert match.present(2).seats[0].hand == ["QH", "JD", "TC"]


def test_the_hand_given_up_may_lie_face_up() -> None:
    match = push(usual(options={"given_up": "face_up"}), "keep first", "swap down")
    assert match.present(1).up == ["6H", "5D", "4C"]
    assert match.present(1).down == ["2S", "3S", "8S"]
    assert match.present(1).seats[0].hand == ["??"] * 3


def test_t31_58_blitzes_as_in_thirty_one() -> None:
    match = deal("AC KC QC", "7C 8D 9H", second="AS KS QS", down="2H 3H 8H")
    assert match.turn == 1
    match.push("keep first")  # Ann shows 31 now
    assert match.deal == 2 and match.standing() == {"lives": [3, 2]}
    match = push(deal("AC KC 2D", "7C 8D 9H", second="QC 2S 3S", down="2H 3H 8H"), "keep first")
    match.push("swap 2D for QC")
    assert match.deal == 2 and match.standing() == {"lives": [3, 2]}


def test_t31_59_b_t31_02_a_restart() -> None:
    hands = ("KC QC 2C", "9D 8D 6D", "7H 8C 2D")  # Ann 22, Ben 23, Cleo 8
    match = push(deal(*hands, second="2S 3S 8S", down="2H 3H 8H"), "keep first")
    push(match, "knock", "stand", "stand")
    assert match.turn == 0 and [move.text for move in match.legal] == ["restart", "decline"]
    assert match.present().seats[2].hand == ["7H", "2D", "8C"]
    push(match, "decline")
    assert match.turn == 1 and match.standing() == {"lives": [3, 3, 3]}
    push(match, "restart")
    assert (match.deal, match.dealer, match.turn) == (2, 2, "chance")
    assert match.standing() == {"lives": [3, 3, 3]}
    assert match.present().up == ["6D", "8D", "9D"]
    assert match.cards_to_come.bit_count() == 49
    with pytest.raises(IllegalMove):
        match.push("9D")
    deal("4C 5D 7H", "7C 8H 9H", "TC JD QH", down="2H 3H 5S", match=match)
    assert match.turn == 0 and "swap 4C for 9D" in match.legal
    push(match, "swap up", "knock", "stand", "stand")
    assert match.present().phase == "restarting" and match.turn == 0  # Ann has 6D 8D 9D
    push(match, "decline")
    assert match.deal == 3 and match.dealer == 0
    record = match.to_record()
    assert [entry.moves[0] for entry in record.deals] == ["keep first", "swap up"]
    assert replay(record).standing() == match.standing()
    assert isinstance(record, Record)


def test_b_t31_02_only_the_winner_may_restart() -> None:
    hands = ("KC QC 2C", "9D 8D 6D", "7H 8C 2D")
    for restart, asked in (("winner", [1]), ("nobody", []), ("anybody", [0, 1])):
        match = push(
            deal(*hands, second="2S 3S 8S", down="2H 3H 8H", options={"restart": restart}),
            "keep first", "knock", "stand", "stand",
        )  # fmt: skip
        found = []
        while match.deal == 1:
            found.append(match.turn)
            match.push("decline")
        assert found == asked
        assert match.standing() == {"lives": [1, 3, 2]}  # T31-26: the knocker two, the lowest one


def test_b_t31_01_a_pass() -> None:
    match = push(usual(preset="pass"), "keep first")
    assert "pass" in match.legal and "swap down" not in match.legal
    push(match, "pass")
    assert match.turn == 1
    push(match, "knock")
    assert "pass" not in match.legal and "stand" in match.legal


def test_a_novice_passes_where_no_exchange_makes_the_hand_better() -> None:
    """With a poor hand too: each of the three cards of others would make it worse."""
    hands = "3H 4H 6H", "7C 8D 9H", "TC JD QH"
    match = deal(*hands, second="3S 3C 9C", down="2H TD 8H", preset="pass")
    match.push("keep first")
    novice = bots.make("novice", "switch", 1)
    assert novice.choose(bots.Seat.of(match, match.seat)).text == "pass"
