"""The rules of Kuhn poker, clause by clause: what no check of the house can know."""

import boneace
from boneace.match.match import Match


def played(*moves: str) -> Match:
    """A match with these cards and moves, one after the other; seat 0 deals and plays first."""
    match = boneace.new("kuhn", by_hand=True, at_once=True)
    for move in moves:
        match.push(move)
    return match


def test_kp_03_the_dealer_plays_first() -> None:
    match = played("KS", "QS")
    assert match.turn == 0
    assert [move.text for move in match.legal] == ["pass", "bet"]


def test_kp_04_the_higher_card_takes_the_pot() -> None:
    assert played("KS", "QS", "bet", "bet").returns() == [2, -2]
    assert played("JS", "QS", "pass", "pass").returns() == [-1, 1]


def test_kp_05_who_passes_after_a_bet_gives_up_and_nobody_shows() -> None:
    match = played("QS", "KS", "bet", "pass")
    assert match.returns() == [1, -1]
    assert set(match.view(seat=0).hand) == {"QS"} and not match.view(seat=0).hands[1]


def test_kp_06_a_bet_after_a_pass_is_answered() -> None:
    assert played("QS", "JS", "pass", "bet").turn == 0
