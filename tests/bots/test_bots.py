"""Bots: only legal moves, the same from the same seed, and independent of hidden cards."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import boneace
from boneace import bots, games
from boneace.bots import Seat, make
from boneace.bots.careless import Careless
from boneace.bots.club import LONG, Club
from boneace.bots.own import Own
from boneace.errors import OptionError, WrongType
from boneace.match.match import Match

CASES = [
    (game, preset.name) for game in games.names() for preset in games.declaration(game).presets
]
FEW = 60  # playouts a move: enough to run every line of the search
by_preset = pytest.mark.parametrize(("game", "preset"), CASES)


def seat_numbers(game: str, preset: str | None = None) -> range:
    declaration = games.declaration(game)
    return declaration.seats(declaration.resolve(preset))


def some(game: str) -> int:
    """Three seats, or the nearest number that the game allows."""
    return min(max(3, seat_numbers(game)[0]), seat_numbers(game)[-1])


def begun(game: str, preset: str, seats: int, seed: int = 0) -> Match:
    """A match as it is proposed to people: with an end, even if the preset has none."""
    options = games.declaration(game).proposed(preset)
    return boneace.new(
        game, seats=seats, preset=preset, options=options, seed=seed, dealer=seed % seats
    )


def turns(match: Match, player: Any, most: int = 100_000) -> Iterator[Seat]:
    """Play a match with one bot in every seat, and yield the view of each seat on its turn."""
    for _ in range(most):
        if not isinstance(match.turn, int):
            return
        seat = Seat.of(match, match.turn)
        yield seat
        match.push(player.choose(seat))


def levels(game: str, preset: str) -> list[str]:
    """All levels with the first preset of a game; those that only search more, with no other
    preset."""
    first = games.declaration(game).presets[0].name
    return bots.names() if preset == first else bots.names()[:2]


def quick(name: str, game: str, seed: int) -> Any:
    """A bot of a level with a short search."""
    made: Any = bots.make(name, game, seed)
    bot = made.bot if isinstance(made, Careless) else made
    for_every_game = bot.other if isinstance(bot, Own) else bot
    if isinstance(for_every_game, Club):
        for_every_game.rollouts = FEW
    return made


def test_listed_without_the_engine() -> None:
    """A server lists the bots before the engine is loaded."""
    code = (
        "import sys; from boneace import bots;"
        "assert [bot['name'] for bot in bots.describe()] == bots.names();"
        "assert bots.names() == ['novice', 'club', 'expert', 'master'];"
        "assert all(bot['title'] and bot['meaning'] for bot in bots.describe());"
        "assert not {'numba', 'numpy', 'boneace.match.match'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_unknown() -> None:
    with pytest.raises(OptionError, match="did you mean “club”"):
        bots.make("clubs", "thirty-one")
    with pytest.raises(OptionError, match="did you mean “thirty-one”"):
        bots.make("club", "thirtyone")


@pytest.mark.parametrize("name", bots.names())
def test_a_bot_is_asked_with_a_seat(name: str) -> None:
    match = boneace.new("thirty-one", seats=2, seed=1, at_once=True)
    with pytest.raises(WrongType, match="“seat” must be an instance of Seat, not Match"):
        make(name, "thirty-one").choose(match)  # type: ignore[arg-type]
    with pytest.raises(WrongType, match="“seed” must be a whole number"):
        make(name, "thirty-one", "x")  # type: ignore[arg-type]
    assert repr(Seat.of(match, 0)) == "<Seat 0 of thirty-one, 2 seats: <Moves none>>"


@by_preset
def test_novice_plays_legal_moves_to_the_end(game: str, preset: str) -> None:
    for seats in seat_numbers(game, preset):
        for seed in range(4 if seats < 4 else 2):
            match = begun(game, preset, seats, seed)
            for seat in turns(match, bots.make("novice", game, seed)):
                assert seat.legal
            assert match.over


@by_preset
def test_club_plays_legal_moves(game: str, preset: str) -> None:
    for seats in seat_numbers(game, preset):
        match = begun(game, preset, seats, seats)
        for seat in turns(match, Club(game, 1, FEW), most=40):
            assert seat.legal


@by_preset
def test_policy_knows_no_more_than_the_view(game: str, preset: str) -> None:
    """A bot makes the same move in the full state and in the view of the seat to move."""
    thinking = games.drivers(game, bots.THINKING)
    for seats in seat_numbers(game, preset):
        match = begun(game, preset, seats, seats)
        for chance, seat in enumerate(turns(match, bots.make("novice", game, seats), most=400)):
            full = thinking.policy_of(seat.options, match._s, chance)
            assert thinking.policy_of(seat.options, seat.view, chance) == full, match.plies


@by_preset
def test_the_same_from_the_same_seed(game: str, preset: str) -> None:
    def plies(seed: int, name: str) -> list[Any]:
        match = begun(game, preset, some(game))
        player = quick(name, game, seed)
        for _ in turns(match, player, most=16):
            pass
        return match.plies

    for name in levels(game, preset):
        assert plies(5, name) == plies(5, name)


def other_world(seat: Seat, seed: int) -> Any:
    """A state with other hidden cards, which the seat cannot distinguish from the true one."""
    out = np.zeros_like(seat.view)
    rng = np.array([seed], np.uint64)
    assert games.drivers(seat.game).sample(seat.options, seat.view, out, rng, 1000)
    return out


@by_preset
def test_hidden_cards_make_no_difference(game: str, preset: str) -> None:
    match = begun(game, preset, some(game))
    novice = bots.make("novice", game, 3)
    players = [quick(name, game, 3) for name in levels(game, preset)]
    differing = 0
    for number, seat in enumerate(turns(match, novice, most=30), 1):
        true = match._s
        match._s = other_world(seat, number)
        differing += true.tobytes() != match._s.tobytes()
        known = Seat.of(match, seat.seat)
        match._s = true
        for bot in players:
            assert bot.choose(known) == bot.choose(seat)
    assert differing


def test_a_seat_keeps_no_way_back() -> None:
    match = boneace.new("thirty-one", seats=3, seed=1)
    seat = Seat.of(match, 1, log=True)
    assert seat.view["hands"][0, 0] == seat.view["hands"][0, 2] == 0
    assert seat.log == tuple(match.log(1))
    held = [getattr(seat, name) for name in Seat.__dataclass_fields__]
    assert not any(isinstance(thing, Match) for thing in held)
    assert not any(thing is match._s or thing is match._o for thing in held)


def test_a_seat_has_its_hand() -> None:
    for game in ("thirty-one", "mus"):
        match = boneace.new(game, seed=7)
        assert [bots.Seat.of(match, seat).hand for seat in range(match.seats)] == [
            match.view(seat).hand for seat in range(match.seats)
        ]


def test_a_seat_whose_turn_it_is_not() -> None:
    match = boneace.new("thirty-one", seats=3, seed=1)
    for name in bots.names():
        with pytest.raises(ValueError, match="not its turn"):
            bots.make(name, "thirty-one").choose(Seat.of(match, 0))


def test_values_of_every_move() -> None:
    """The search gives the value of each move, and chooses the best of those it kept."""
    match = boneace.new("thirty-one", seats=2, seed=4)
    assert isinstance(match.turn, int)
    seat = Seat.of(match, match.turn)
    best, means = Club("thirty-one", 1, 400).values(seat)
    assert set(means) == {move.number for move in seat.legal}
    assert best in means and -1 <= means[best] <= 1


def test_club_players_do_not_swap_back_and_forth_for_ever() -> None:
    """In Switch, two players who know each other’s cards: waiting is best for both, but it ends."""
    match = boneace.new("switch", seats=2, options={"lives": 1}, seed=5)
    players = [make("club", "switch", seed) for seed in (1, 2)]
    deal = match.deal
    while match.turn is not None and match.deal == deal:
        seat = Seat.of(match, int(match.turn))
        if int(seat.view["turns"][0]) <= LONG and "swap up" in [move.text for move in match.legal]:
            match.push("swap up")  # as if it were good for each of them
        else:
            match.push(players[seat.seat].choose(seat))
        assert len(match) < 3 * LONG
