"""How bots bet: the size of their stakes, and never more than the value of the game."""

from __future__ import annotations

import pytest

import boneace
from boneace.bots import Seat, make
from boneace.bots.club import Club
from boneace.match.match import Match

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
    """Ann passes, and Ben bets on grande; Cleo declines, and Ann must answer."""
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
    """By policy: the same hand accepts two stones, and not thirty."""
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
    """With club players in all seats, the betting always ends, however good the hands."""
    match = to_lance(table(*cards("K-K-K-7", "K-K-K-6", "K-S-5-4", "K-7-6-2")), "grande")
    players = [make("club", "mus", seed) for seed in range(4)]
    lance = match.present().lance
    before = len(match)
    while match.present().lance == lance and not match.over and match.deal == 1:
        match.push(players[int(match.turn or 0)].choose(seat_of(match)))
    assert len(match) - before < 40


#: Ann is to answer an órdago in pares: her hand, the seats, and the better answer.
@pytest.mark.parametrize(
    ("hand", "does"),
    [("C-C-7-4", "no quiero"), ("K-K-S-S", "quiero"), ("K-K-K-K", "quiero")],
)
@pytest.mark.parametrize("kind", ["novice", "club"])
@pytest.mark.parametrize("stones", [[0, 0], [20, 20], [38, 38]])
def test_an_ordago_in_pares_takes_more_than_a_pair(
    hand: str, does: str, kind: str, stones: list[int]
) -> None:
    standing = {"stones": stones}
    match = table(*cards(hand, "K-7-7-5", "7-6-5-4", "S-6-6-5"), standing=standing)
    play(to_lance(match, "pares"), "paso", "ordago")
    for seed in range(3):
        assert make(kind, "mus", seed).choose(seat_of(match)).text == does


@pytest.mark.parametrize("seats", [6, 8])
def test_an_ordago_is_not_met_with_a_pair_among_many(seats: int) -> None:
    """Hands that agree with all calls are rare there, and the bettor's hand is not random."""
    declined = 0
    for seed in range(400, 408):
        match = boneace.new("mus", seats=seats, preset="ilustrada", seed=seed, dealer=0)
        novice, club = make("novice", "mus", seed), Club("mus", 1, 1_000)
        while match.present().lance != "pares" and match.deal == 1:
            match.push(novice.choose(seat_of(match)))
        if match.deal > 1 or "ordago" not in [move.text for move in match.legal]:
            continue
        match.push("ordago")
        while match.deal == 1 and "quiero" in [move.text for move in match.legal]:
            seat = seat_of(match)
            if is_a_pair(match.present(seat.seat).seats[seat.seat].hand):
                assert club.choose(seat).text == "no quiero"
                declined += 1
            match.push("no quiero")
    assert declined > 3


def is_a_pair(hand: list[str]) -> bool:
    """Whether a hand has a pair, and one of less than kings, in pares."""
    ranks = [card[0].replace("3", "K").replace("2", "A") for card in hand]
    return len(set(ranks)) == 3 and ranks.count("K") < 2
