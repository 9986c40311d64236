"""Mus ilustrada, every player for himself: MUS-53, B-MUS-10."""

from __future__ import annotations

from typing import Any

import pytest

from boneace.errors import IllegalMove, OptionError
from boneace.match.match import Match

from .hands import PACK
from .table import (
    cards,
    clause_against,
    finish,
    games,
    hand,
    lance,
    legal,
    new,
    play,
    stones,
    table,
    to_lance,
    verbs,
)

ALONE: dict[str, Any] = {"preset": "ilustrada"}
# the best grande, pares and juego is Ann's, the best chica Dan's; Cleo has juego and pares too
HANDS = cards("K-K-6-6", "C-7-5-4", "S-S-7-7", "6-5-4-A", "C-7-5-4")


def dealt(*moves: str, **how: Any) -> Match:
    return play(table(*HANDS, **ALONE, **how), "no mus", *moves)


def test_mus_53_four_to_eight_players_everyone_for_himself() -> None:
    for seats in range(4, 9):
        match = new(seats, **ALONE)
        assert match.standing() == {"stones": [0] * seats, "games": [0] * seats}
    for seats in (3, 9):
        with pytest.raises((OptionError, IndexError)):
            new(seats, **ALONE)


def test_mus_53_more_than_four_only_when_alone() -> None:
    with pytest.raises(OptionError):
        new(5)
    assert new(5, sides="alone").seats == 5


def test_b_mus_10_one_winner() -> None:
    match = play(table(*HANDS, **ALONE, games=1), "no mus", "ordago", "quiero", "no quiero x3")
    assert match.over
    assert match.result() == {"winners": [0]}
    assert games(match) == [1, 0, 0, 0, 0]
    assert match.returns()[0] > 0 > match.returns()[2]


def test_b_mus_10_a_bet_is_put_to_all_others_in_order() -> None:
    match = dealt("paso", "paso", "envido 2")
    asked = []
    while lance(match) == "grande":
        asked.append(match.turn)
        match.push("no quiero")
    assert asked == [3, 4, 0, 1]
    assert stones(match) == [0, 0, 1, 0, 0]


def test_b_mus_10_each_declines_or_accepts() -> None:
    match = dealt("paso", "envido 3")
    play(match, "quiero", "no quiero", "no quiero")
    assert match.turn == 0
    assert verbs(match) == {"quiero", "no quiero", "reenvido", "ordago"}
    play(match, "no quiero")
    assert (lance(match), stones(match)) == ("chica", [0] * 5)
    finish(match)
    assert stones(match)[0] >= 1  # Ann's pares, juego
    assert stones(match)[1] == 3  # Ben's caballo against Cleo's sota: Ann's kings are not in


def test_b_mus_10_several_may_take_one_bet() -> None:
    match = dealt("paso", "envido 3", "quiero", "quiero", "quiero", "quiero")
    finish(match)
    grande, pares, juego = 3, 3, 2
    assert stones(match) == [grande + pares + juego, 0, 0, 1, 0]


def test_b_mus_10_or_only_one() -> None:
    match = dealt("paso", "envido 3", "no quiero", "quiero", takers="one")
    assert lance(match) == "chica"
    finish(match)
    assert stones(match)[1] == 3


def test_b_mus_10_a_raise_needs_somebody_who_accepts_it() -> None:
    match = dealt("envido 2", "quiero", "reenvido 4")
    assert match.turn == 3
    play(match, "no quiero", "no quiero", "no quiero")
    assert match.turn == 1  # the player who was in the first bet
    play(match, "no quiero")
    assert (lance(match), stones(match)) == ("chica", [0, 0, 2, 0, 0])


def test_b_mus_10_who_declined_may_take_a_raise() -> None:
    match = dealt("envido 2", "no quiero", "reenvido 4", "no quiero", "no quiero", "no quiero")
    assert match.turn == 1
    play(match, "quiero")
    finish(match)
    assert stones(match)[1] == 6  # Ben's caballo against Cleo's sota


def test_b_mus_10_pares_and_juego_go_to_the_best_holder() -> None:
    match = finish(dealt())
    assert stones(match) == [1 + 3 + 2, 0, 0, 1, 0]
    match = to_lance(table(*HANDS, **ALONE), "pares")
    assert match.turn == 0
    play(match, "paso", "envido 2")
    assert match.turn == 0
    play(match, "no quiero")
    assert stones(match) == [0, 0, 1, 0, 0]
    finish(match)
    assert stones(match) == [1 + 2, 0, 1 + 3, 1, 0]


def test_b_mus_10_an_ordago_among_those_who_take_it() -> None:
    match = dealt("paso", "ordago", "quiero", "no quiero", "no quiero", "no quiero")
    assert games(match) == [0, 1, 0, 0, 0]


def test_b_mus_10_no_betting_on_what_one_alone_holds() -> None:
    match = table(*cards("K-K-6-4", "C-7-6-5", "C-S-5-4", "7-6-4-A", "C-7-5-4"), **ALONE)
    to_lance(match, "chica")
    play(match, "paso x5")
    assert lance(match) == "punto"


def test_b_mus_10_with_eight_players_the_stock_runs_out_at_once() -> None:
    match = new(8, **ALONE)
    for card in PACK[:32]:
        match.push(card)
    assert match.cards_to_come.bit_count() == 8
    play(match, "mus x8")
    for _ in range(8):
        seat = match.turn
        assert isinstance(seat, int)
        match.push("discard " + " ".join(sorted(hand(match, seat, seat))[:3]))
    for card in PACK[32:]:
        match.push(card)
    assert match.turn == "chance"
    may_come = {card for card in PACK if match.why_not(card) is None}
    assert len(may_come) == 24  # all that was thrown


def test_b_mus_10_no_answer_from_who_bet() -> None:
    match = dealt("envido 2")
    with pytest.raises(IllegalMove):
        match.push("quiero", 0)
    assert clause_against(match, "paso") is not None
    assert "quiero" in legal(match)
