"""Bots that vie: they stop at the value of a hand, and raise with good hands."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

import boneace
from boneace import games
from boneace.bots import Seat, make
from boneace.bots.club import Club
from boneace.match.match import Match
from tests.three_stake_brag import table as brag

MOST = 12
"""The most raises in a row among bots."""
ASKED = 15
"""The most asked of one player, as a multiple of `max_brag`: fifteen of the highest raises."""
FEW = 400
"""Playouts per move: with this few, players used to raise without end."""
UP = {"brag", "raise", "envido", "reenvido", "ordago"}
VYING = ("three-stake-brag", "primiera", "best-pair-thirty-one", "mus")

OPTIONS = {"primiera": {"vying": True}}
"""The options that make a game one of vying."""


def tables() -> list[Any]:
    """Two, three and ten seats, or the nearest number that a game allows."""
    found = []
    for game in VYING:
        declaration = games.declaration(game)
        preset = "ilustrada" if game == "mus" else None
        allowed = declaration.seats(declaration.resolve(preset))
        for seats in sorted({min(max(seats, allowed[0]), allowed[-1]) for seats in (2, 3, 10)}):
            found.append(pytest.param(game, seats, preset if seats > 4 else None))
    return found


def longest_run(match: Match, players: list[Any]) -> int:
    """Play a match of bots; returns the raises in a row, and stops if they do not end."""
    moves: list[bool] = []
    while isinstance(match.turn, int):
        move = players[match.turn].choose(Seat.of(match, match.turn))
        moves.append(move.text.split()[0] in UP)
        match.push(move)
        if moves[-1] and "max_brag" in match.options:
            asked = int(match.view(None).record["asked"][0])
            assert asked <= ASKED * int(match.options["max_brag"])
        assert not all(moves[-MOST - 1 :]) or len(moves) <= MOST, "they raise and raise"
    return max((len(list(run)) for up, run in groupby(moves) if up), default=0)


@pytest.mark.parametrize("kind", ["novice", "club"])
@pytest.mark.parametrize(("game", "seats", "preset"), tables())
def test_bots_alone_come_to_an_end(game: str, seats: int, preset: str | None, kind: str) -> None:
    for seed in range(3):
        match = boneace.new(
            game,
            seats=seats,
            preset=preset,
            options=OPTIONS.get(game),
            seed=seed,
            dealer=seed % seats,
        )
        players = [
            Club(game, seat, FEW) if kind == "club" else make(kind, game, seat)
            for seat in range(seats)
        ]
        assert longest_run(match, players) <= MOST
        assert match.over


#: Both hold hands that few beat.
@pytest.mark.parametrize("options", [{}, {"max_brag": 1}, {"stake": 100}, {"vying": "modern"}])
@pytest.mark.parametrize("hands", [("KS KD 4C", "KH KC 2D"), ("KS KD KH", "QS QD QH")])
def test_two_good_hands_are_raised_and_then_met(
    hands: tuple[str, str], options: dict[str, Any]
) -> None:
    """B-TSB-02: there may be any number of raises, and yet the vying ends."""
    match = brag.deal(brag.new(2, options=options), *hands)
    players = [Club("three-stake-brag", seed, FEW) for seed in range(2)]
    said: list[str] = []
    while isinstance(match.turn, int) and match.present().phase == "vying" and len(said) < 60:
        move = players[match.turn].choose(Seat.of(match, match.turn))
        said.append(move.text.split()[0])
        match.push(move)
    assert "brag" in said, "a hand like that is bragged on"
    assert len(said) < 40
    assert max(len(list(run)) for up, run in groupby(word in UP for word in said) if up) <= MOST


def answer(hand: str, *moves: str, seats: int = 2) -> set[str]:
    """The verb of the moves of Ann's club players with a hand after some moves."""
    match = brag.deal(brag.new(seats), hand, "8S 5D 3C")
    for move in moves:
        match.push(move)
    seat = Seat.of(match, int(match.turn or 0))
    return {Club("three-stake-brag", seed, 2_000).choose(seat).text.split()[0] for seed in range(3)}


def test_a_prial_is_raised_on() -> None:
    assert answer("KS KD KH", "pass", "brag 3") == {"raise"}


def test_a_poor_hand_is_dropped_when_much_is_asked() -> None:
    assert answer("9S 6D 4C", "brag 1", "raise 10") == {"drop"}


def test_a_pair_is_raised_on_only_so_far() -> None:
    """However often the other raises: above its value a pair only matches or drops."""
    up = ["brag 10", *["raise 10"] * 9]
    assert answer("9S 9D 4C", *up[:10]) <= {"match", "drop"}
