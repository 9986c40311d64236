"""The levels: a game may have its own players, and expert and master mix between equal moves."""

from __future__ import annotations

import sys
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

import boneace
from boneace import bots, games
from boneace.bots import Seat
from boneace.bots.careless import Careless
from boneace.bots.club import LONG, Club
from boneace.bots.expert import Expert, Master
from boneace.bots.kinds import make, names
from boneace.bots.novice import Novice
from boneace.bots.own import Own
from boneace.games.chosen import equally_good
from boneace.moves import Move, Moves
from tests.three_stake_brag import table as brag

FEW = 200


def seat_of(game: str, seed: int) -> Seat:
    match = boneace.new(game, seed=seed)
    return Seat.of(match, match.seat)


class Wooden:
    """A player that makes the last of its legal moves."""

    def choose(self, seat: Seat) -> Move:
        return seat.legal[-1]

    def aside(self, seat: Seat) -> str | None:
        return "aside"


def test_a_game_may_bring_players_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots for the game's own levels; the other levels use those for every game."""
    made: Any = ModuleType("boneace.games.switch.players")
    made.player = lambda level, seed: Wooden() if level == "master" else None
    monkeypatch.setitem(sys.modules, made.__name__, made)
    master = bots.make("master", "switch", 7)
    assert isinstance(master, Own) and type(master.own) is Wooden and type(master.other) is Master
    expert = bots.make("expert", "switch", 7)
    assert isinstance(expert, Careless) and type(expert.bot) is Expert
    assert type(bots.make("master", "schwimmen")) is Master


def test_a_player_of_the_game_is_asked_only_where_it_may_decide() -> None:
    """The bot for every game moves if a game's own player has no answer, or does not play at the
    table."""

    class Silent:
        def choose(self, seat: Seat) -> Move | None:
            return None

    class First(Wooden):
        def choose(self, seat: Seat) -> Move:
            return seat.legal[0]

    seat = seat_of("thirty-one", 4)
    first, last = seat.legal[0], seat.legal[-1]

    def chosen(own: bots.OwnBot, seat: Seat, plays: bool = True) -> tuple[Move, str | None]:
        bot = Own(own, "thirty-one", 7, lambda _: plays, First())
        return bot.choose(seat), bot.aside(seat)

    assert chosen(Wooden(), seat) == (last, "aside")
    assert chosen(Silent(), seat) == (first, None)  # it has no aside, so the policy's is used
    assert chosen(Wooden(), seat, plays=False) == (first, "aside")
    single = replace(seat, legal=Moves(1 << last.number, (last,) * 63))
    assert chosen(Silent(), single)[0] == last
    dragging = replace(seat, view=seat.view.copy())
    dragging.view["turns"] = LONG + 1
    assert chosen(Wooden(), dragging)[0] == Novice("thirty-one", 7).choose(dragging)


def test_a_level_below_the_master_plays_now_and_then_like_a_novice() -> None:
    """It mixes with the given shares, repeats the moves of a seed, and otherwise plays as it
    can."""
    slips = []
    for seed in range(400):
        seat = seat_of("thirty-one", seed)
        bot, novice = Careless(Wooden(), 256, "thirty-one", seed), Novice("thirty-one", seed)
        move = bot.choose(seat)
        assert move == bot.choose(seat) and bot.aside(seat) == "aside"
        if novice.choose(seat) != seat.legal[-1]:
            assert move in (seat.legal[-1], novice.choose(seat))
            slips.append(move == novice.choose(seat))
    assert 0.17 < sum(slips) / len(slips) < 0.33


@pytest.mark.parametrize("game", games.names())
def test_a_higher_level_slips_less_often(game: str) -> None:
    often = [getattr(make(name, game), "often", 0) for name in names()[1:]]
    assert often == sorted(often, reverse=True) and often[-1] == 0


def test_an_expert_takes_the_mean_of_several_searches() -> None:
    seat = seat_of("thirty-one", 4)
    expert = Expert("thirty-one", 3, FEW)
    move, worths = expert.values(seat)
    assert expert.values(seat) == (move, worths)
    searches = [Club("thirty-one", seed, FEW).values(seat)[1] for seed in range(3)]
    assert worths.keys() == searches[0].keys() and worths not in searches
    assert worths[move] > max(worths.values()) - 0.2


def test_moves_are_mixed_where_the_searches_do_not_tell_them_apart() -> None:
    """Clearly worse moves are not among them, whatever the random numbers."""
    assert equally_good({1: [0.5, 0.7, 0.6], 2: [0.6, 0.5, 0.7], 3: [0.1, 0.1, 0.2]}) == [1, 2]
    assert equally_good({1: [0.5], 2: [0.49]}) == [1]
    match = brag.deal(brag.new(2), "KS KD KH", "8S 5D 3C")
    match.push("brag 3")
    match.push("raise 3")
    seat = Seat.of(match, 0)
    texts = {Expert("three-stake-brag", seed, FEW).choose(seat).text for seed in range(4)}
    assert "drop" not in texts


def test_a_master_thinks_longer_than_an_expert() -> None:
    assert Master.searches > Expert.searches > 1
    assert "8 × 200" in repr(Master("switch", 0, FEW))
