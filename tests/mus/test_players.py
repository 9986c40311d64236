"""How bots bet: by how much is staked, and no more than the game is worth."""

from __future__ import annotations

import pytest

from boneace.bots import Seat, make
from boneace.bots.club import Club
from boneace.match import Match

from .table import cards, play, table, to_lance

#: Ann is to answer Ben, who has two kings: with one she is in the middle of all hands.
MIDDLING = cards("K-S-S-4", "K-K-C-7", "7-6-5-4", "6-5-4-2")
#: Ann to answer with the best hand there is.
BEST = cards("K-K-K-K", "K-K-C-7", "7-6-5-4", "6-5-4-2")
SEEDS = range(5)


def seat_of(match: Match) -> Seat:
    assert isinstance(match.turn, int)
    return Seat.of(match, match.turn)


def asked(bet: str, hands: list[str]) -> Match:
    """Ann passes, and Ben bets on grande; Cleo declines, and Ann is to answer."""
    match = play(table(*hands), "no mus", "paso", bet)
    assert match.turn == 2
    return play(match, "no quiero")


@pytest.mark.parametrize("kind", ["novice", "club"])
def test_an_ordago_is_met_by_a_strong_hand_only(kind: str) -> None:
    for seed in SEEDS:
        player = make(kind, "mus", seed)
        assert player.choose(seat_of(asked("ordago", MIDDLING))).text == "no quiero"
        assert player.choose(seat_of(asked("ordago", BEST))).text == "quiero"


def test_a_small_bet_is_met_more_freely_than_a_great_one() -> None:
    """By habit: the same hand accepts two stones, and not thirty."""
    player = make("novice", "mus", 3)
    assert player.choose(seat_of(asked("envido 2", MIDDLING))).text == "quiero"
    assert player.choose(seat_of(asked("envido 30", MIDDLING))).text == "no quiero"


def test_club_does_not_raise_what_decides_the_game() -> None:
    match = play(table(*BEST), "no mus", "paso", "envido 40")
    assert {move.text for move in match.legal} >= {"reenvido 1", "ordago"}
    _, worths = Club("mus", 1, 400).values(seat_of(match))
    assert {move.text for move in match.legal if move.number in worths} == {"quiero", "no quiero"}


def test_club_thinks_of_bets_that_players_make() -> None:
    match = to_lance(table(*BEST), "grande")
    _, worths = Club("mus", 1, 400).values(seat_of(match))
    thought = {move.text for move in match.legal if move.number in worths}
    assert {"paso", "envido 2", "envido 5", "ordago"} <= thought
    assert "envido 17" not in thought


def test_two_who_raise_come_to_an_end() -> None:
    """Club players all round: a bet never goes on for ever, however good the hands."""
    match = to_lance(table(*cards("K-K-K-7", "K-K-K-6", "K-S-5-4", "K-7-6-2")), "grande")
    players = [make("club", "mus", seed) for seed in range(4)]
    lance = match.present()["lance"]
    before = len(match)
    while match.present()["lance"] == lance and not match.over and match.deal == 1:
        match.push(players[int(match.turn or 0)].choose(seat_of(match)))
    assert len(match) - before < 40
