"""Hints in Mus: what moves are worth if everybody plays as the master does."""

from __future__ import annotations

import pytest

import boneace
from boneace.analysis.analysts import own_analyst
from boneace.analysis.hints import hint
from boneace.bots.seat import Seat
from boneace.cards import members
from boneace.games.facts import facts
from boneace.games.mus.analyst import TOLERANCE, Solved
from boneace.games.mus.scoring import PACK, pares_of
from boneace.games.options import options_record
from boneace.match.match import Match
from boneace.values import Values

from .table import cards, new, play, table, to_lance

MIDDLING = cards("K-S-S-4", "K-K-C-7", "7-6-5-4", "6-5-4-2")
BEST = cards("K-K-K-K", "K-K-C-7", "7-6-5-4", "6-5-4-2")
POOR = cards("7-6-5-4", "K-K-C-7", "K-S-S-4", "6-5-4-2")


def values(match: Match) -> Values:
    assert isinstance(match.turn, int)
    found = Solved().values(Seat.of(match, match.turn))
    assert found is not None and found.sure == "abstract"
    return found


def worths(match: Match) -> dict[str, float]:
    return {value.move.text: value.worth for value in values(match).moves}


@pytest.mark.parametrize("hands", [MIDDLING, BEST, POOR])
def test_no_bet_of_many_stones_is_advised(hands: list[str]) -> None:
    """Playouts, in which people accept a bet of 35 like one of two, advised such bets."""
    match = to_lance(table(*hands), "grande")
    best = values(match).best
    assert best.move.text in {"paso", "envido 2", "envido 3", "envido 4", "envido 5"}
    assert hint(match).moves[0].move == best.move


def test_a_poor_hand_passes_and_bets_little() -> None:
    worth = worths(to_lance(table(*POOR), "grande"))
    assert max(worth, key=worth.__getitem__) == "paso"
    assert worth["paso"] > worth["envido 5"] > worth["envido 20"] > worth["ordago"]


def test_an_ordago_is_accepted_with_the_best_hand_only() -> None:
    for hands, best in ((BEST, "quiero"), (POOR, "no quiero")):
        match = play(table(*hands), "no mus", "paso", "ordago", "no quiero")
        assert match.turn == 0
        worth = worths(match)
        assert max(worth, key=worth.__getitem__) == best
        assert abs(worth["quiero"] - worth["no quiero"]) > 0.1


def test_bets_between_the_amounts_of_the_tree_are_worth_something_between() -> None:
    worth = worths(to_lance(table(*MIDDLING), "grande"))
    low, high = sorted((worth["envido 2"], worth["envido 5"]))
    assert low <= worth["envido 3"] <= high and low <= worth["envido 4"] <= high
    assert worth["envido 40"] == worth["ordago"]  # both decide the game


def test_a_raise_of_a_large_bet_counts_as_an_ordago() -> None:
    """The tree has no raise after so many stones."""
    worth = worths(play(table(*BEST), "no mus", "paso", "envido 30", "no quiero"))
    assert {worth[f"reenvido {n}"] for n in (1, 5, 40)} == {worth["ordago"]}


def test_what_the_master_does_loses_nothing() -> None:
    match = to_lance(table(*MIDDLING), "grande")
    made = [value for value in values(match).moves if value.mix]
    assert made and all(value.is_as_good for value in made)
    assert sum(value.mix or 0 for value in made) == pytest.approx(1, abs=0.1)


def test_two_pairs_cut_the_mus_and_four_ranks_change() -> None:
    assert values(table(*cards("K-K-5-5", "A-4-5-6", "7-6-5-4", "6-7-4-A"))).best.move.text == (
        "no mus"
    )
    mus = values(table(*cards("A-4-6-K", "K-K-C-7", "7-6-5-4", "6-5-4-2")))
    assert mus.best.move.text == "mus"
    assert mus.moves[1].behind > 0


def test_kings_and_aces_are_kept() -> None:
    match = play(table(*cards("K-K-5-4", "A-4-5-6", "7-6-5-4", "6-7-C-A")), *["mus"] * 4)
    best = values(match).best.move.text
    assert "K" not in best.removeprefix("discard")
    assert {value.mix for value in values(match).moves} == {0.0, 1.0}


def test_a_hand_that_is_worth_more_near_the_end_counts_for_more() -> None:
    """The tables of mus are for a game that begins; a few stones decide one that ends."""
    hands = cards("K-K-5-5", "A-4-5-6", "7-6-5-4", "6-7-4-A")
    first = worths(table(*hands))["no mus"]
    later = worths(table(*hands, standing={"stones": [30, 30]}))["no mus"]
    assert later > 1.2 * first > 0


@pytest.mark.parametrize(
    ("games", "standing", "ahead", "if_won", "if_lost"),
    [
        (3, (0, 0), 0, 0.75, 0.25),
        (3, (1, 0), 1, 1.0, 0.5),
        (3, (1, 1), 0, 1.0, 0.0),
        (1, (0, 0), 0, 1, 0),
    ],
)
def test_values_are_games_of_the_match(
    games: int, standing: tuple[int, int], ahead: int, if_won: float, if_lost: float
) -> None:
    """Games won less games lost; later games of the match are won half of the time."""
    how = {"games": list(standing)} if any(standing) else {}
    found = values(play(table(*BEST, games=games, standing=how), "no mus", "ordago"))
    for value in found.moves:
        hope = (value.worth - ahead + 1) / 2
        assert value.chance == pytest.approx(hope * if_won + (1 - hope) * if_lost)
    assert found.best.behind_error == 0
    assert found.moves[-1].behind_error == pytest.approx(2 * TOLERANCE)


def test_worlds_agree_with_what_everybody_heard() -> None:
    match = to_lance(table(*MIDDLING), "pares")
    seat = Seat.of(match, match.turn)  # type: ignore[arg-type]
    found = values(match).hands
    assert found is not None and len(found) > 50
    for world in found:
        hands = [int(hand) for hand in world]
        assert hands[seat.seat] == seat.view["hands"][0][seat.seat]
        together = [card for hand in hands for card in members(hand)]
        assert len(together) == len(set(together)) == 16
        assert not sum(1 << card for card in together) & ~PACK
        for other, hand in enumerate(hands):
            has = bool(pares_of(options_of(match), hand, 0))
            assert has == bool(int(seat.view["pares"][0]) >> other & 1)


def options_of(match: Match) -> object:
    return facts(options_record(match.declaration, match.seats, match.options))


def test_players_on_their_own_are_valued_by_playouts() -> None:
    match = boneace.new("mus", seats=5, preset="ilustrada", seed=1)
    options = options_record(match.declaration, match.seats, match.options)
    assert own_analyst("mus", options) is None
    assert hint(match).sure == "rollout"
    pairs = new()
    options = options_record(pairs.declaration, pairs.seats, pairs.options)
    assert isinstance(own_analyst("mus", options), Solved)


def test_wild_cards_are_valued_too() -> None:
    match = to_lance(
        table(*cards("Perico-K-5-4", "K-K-C-7", "7-6-5-4", "6-5-4-2"), preset="perico"), "grande"
    )
    assert values(match).hands is not None
