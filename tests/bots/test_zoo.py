"""The zoo: every strategy plays whole legal matches, and plays as its name says."""

from __future__ import annotations

from typing import Any

import pytest

import boneace
from boneace import games
from boneace.bots import Seat, zoo
from boneace.errors import OptionError
from boneace.match.match import Match
from tests.best_pair_thirty_one import table as best_pair
from tests.mus import table as mus
from tests.three_stake_brag import table as brag
from tests.vingt_un import table as vingt_un

#: Options that make matches short, or add vying.
SHORT: dict[str, dict[str, Any]] = {
    "three-stake-brag": {"deals": 2},
    "primiera": {"deals": 2, "vying": True},
    "vingt-un": {"deals": 3},
    "mus": {"games": 1, "target": 10},
    "thirty-one": {"lives": 1},
    "switch": {"lives": 1},
    "stop-the-bus": {"lives": 1},
    "schwimmen": {"lives": 1},
}
STRATEGIES = [(game, name) for game in games.names() for name in zoo.names(game)]
RAISES = {"brag", "raise", "envido", "reenvido", "ordago"}
LEAVES = {"drop", "no"}  # “no quiero”; a dealer’s fold at Pair may be a pass


def begun(game: str, seats: int | None = None, seed: int = 3) -> Match:
    return boneace.new(game, seats, options=SHORT.get(game), seed=seed, at_once=True)


def played(match: Match, names: list[str], most: int = 3_000) -> list[tuple[int, str]]:
    """The moves of a match of these strategies: seat and move."""
    players = [zoo.make(name, match.game, seat) for seat, name in enumerate(names)]
    said = []
    while isinstance(turn := match.turn, int):
        assert len(said) < most, "the match does not end"
        move = players[turn].choose(Seat.of(match, turn))
        assert move in match.legal
        said.append((turn, match.push(move, turn).text))
    return said


@pytest.mark.parametrize(("game", "name"), STRATEGIES)
def test_a_strategy_plays_a_legal_match(game: str, name: str) -> None:
    match = begun(game)
    played(match, [name] * match.seats)
    assert match.over


@pytest.mark.parametrize("game", ["best-pair-thirty-one", "three-stake-brag", "primiera", "mus"])
def test_styles_are_what_they_are_called(game: str) -> None:
    words: dict[str, set[str]] = {}
    for style in ("caller", "raiser", "folder"):
        words[style] = set()
        for seed in range(4):
            match = begun(game, seed=seed)
            names = [style, *["raiser"] * (match.seats - 1)]
            said = played(match, names)
            words[style] |= {text.split()[0] for seat, text in said if seat == 0}
    assert not words["caller"] & (RAISES | LEAVES)
    assert words["raiser"] & RAISES and not words["folder"] & RAISES


def test_a_trapper_waits_and_then_raises() -> None:
    """With a prial: it passes, matches a first small brag, and raises when the brag has grown."""
    match = brag.deal(brag.new(2), "KS KD KH", "8S 5D 3C")

    def said() -> str:
        return zoo.make("trapper", match.game).choose(Seat.of(match, int(match.turn or 0))).text

    assert said() == "pass"
    match.push("pass")
    match.push("brag 1")
    assert said() == "match"
    match.pop()
    match.push("brag 5")
    assert said() == "raise 10"


def test_ordago_is_said_and_accepted() -> None:
    match = begun("mus")
    said = {text for _, text in played(match, ["ordago"] * 4)}
    assert {"ordago", "quiero"} <= said


def test_a_mus_textbook_keeps_its_kings() -> None:
    match = mus.deal(mus.new(), "KO KC 5E 4B")
    for _ in range(4):
        match.push("mus")
    assert zoo.make("textbook", "mus").choose(Seat.of(match, 0)).text == "discard 5E 4B"


def test_the_higher_the_total_to_stand_on_the_more_is_drawn() -> None:
    drawn = []
    for total in (12, 15, 18):
        texts = [
            text
            for seed in range(3)
            for _, text in played(begun("vingt-un", seed=seed), [f"stand_{total}"] * 2)
        ]
        assert "double" not in texts
        drawn.append(texts.count("draw"))
    assert drawn == sorted(set(drawn))


def test_a_hunter_draws_on_for_21_only_where_naturals_are_paid_for() -> None:
    """With 17, and ten chips owed for a natural beside a stake of one (VUX-16)."""
    said = []
    for pays in (False, True):
        match = vingt_un.dealt(
            "9S TD", "AH KD", "5C 4D", stakes=[10, 1], natural_collects_from_all=pays
        )
        vingt_un.play(match, "draw 8S")
        said.append(zoo.make("hunter", match.game).choose(Seat.of(match, 2)).text)
    assert said == ["stand", "draw"]


def test_a_thief_bets_from_the_last_place_when_all_have_passed() -> None:
    after = []
    for seed in range(3):
        texts = [text for _, text in played(begun("primiera", seed=seed), ["thief"] * 4)]
        after += [
            text for place, text in enumerate(texts[3:]) if texts[place : place + 3] == ["pass"] * 3
        ]
    assert after and all(text.split()[0] == "brag" for text in after)


def test_an_opener_raises_first_and_gives_up() -> None:
    match = best_pair.table("2S 4H 7C", "KS KH 9D")
    opener = zoo.make("opener", match.game)
    assert opener.choose(Seat.of(match, 0)).text == "raise"
    match.push("raise")
    match.push("raise")
    assert opener.choose(Seat.of(match, 0)).text == "fold"


@pytest.mark.parametrize("points", [21, 25, 28])
def test_knockers_knock_from_their_points(points: int) -> None:
    """But when a deal has gone on for very long."""
    player, knocked = zoo.make(f"knock_{points}", "thirty-one"), []
    for seed in range(4):
        match = begun("thirty-one", seed=seed)
        while isinstance(turn := match.turn, int):
            seat = Seat.of(match, turn)
            move = player.choose(seat)
            if move.text == "knock" and seat.view["turns"][0] <= 24:
                knocked.append(int(seat.view["own_total"][0]) / 2)
            match.push(move)
    assert knocked and points <= min(knocked) < points + 5


def test_it_is_described() -> None:
    for game in games.names():
        told = zoo.describe(game)
        assert list(told) == zoo.names(game) and all(told.values())
    assert "21" in zoo.describe("switch")["knock_21"]


def test_unknown() -> None:
    with pytest.raises(OptionError, match="did you mean “caller”"):
        zoo.make("callers", "mus")
    with pytest.raises(OptionError, match="thirty-one"):
        zoo.names("thirtyone")
