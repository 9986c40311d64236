"""The lances as the strong players solve them, and their play at a table."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import boneace
from boneace.bots import Bot, Seat, make
from boneace.games.mus.playing.exchanges import LADDER, OPENINGS, best_exchange, drawn
from boneace.games.mus.playing.hands import PUNTO, Hands, Values, hands_of
from boneace.games.mus.playing.lances import (
    Due,
    Pays,
    Score,
    Solved,
    closed_below,
    gain_of_replies,
    hoped,
    solve,
)
from boneace.games.mus.playing.layout import ALL, DOWN, MORE, UP, YES
from boneace.games.mus.playing.race import hope
from boneace.games.mus.playing.talk import tables
from boneace.games.mus.playing.tree import Settings
from boneace.games.mus.state import CHICA, GRANDE, JUEGO, PARES
from boneace.match.match import Match

from .table import cards, play, table, to_lance

PAYS = Pays(literal=False, partner=True)
START = Score(40, (0, 0))
LANCES = [int(lance) for lance in (GRANDE, CHICA, PARES, JUEGO, PUNTO)]
LEVELS = ["expert", "master"]


@cache
def all_hands() -> Hands:
    return hands_of(Values(kings=0, la_real=0))


@pytest.fixture
def hands() -> Hands:
    return all_hands()


@cache
def solved(lance: int, rounds: int = 150) -> Solved:
    """A lance that all four may bet on, with dealt hands."""
    hands = all_hands()
    has = hands.step[lance] >= 0
    dealt = np.bincount(hands.step[lance][has], hands.mass[has])
    ranges = np.tile(dealt / dealt.sum(), (4, 1))
    settings = Settings((True,) * 4, OPENINGS, LADDER, False)
    return solve(hands, lance, settings, ranges, START, PAYS, rounds)


@pytest.mark.parametrize("lance", LANCES)
def test_nobody_gains_much_by_another_strategy(hands: Hands, lance: int) -> None:
    """In games: a stone is worth about 0.02 of one. Everybody errs at times, so it is not 0."""
    gains = gain_of_replies(solved(lance), hands, START, PAYS)
    assert gains.min() > -0.004
    assert gains.max() < 0.004


def test_few_rounds_leave_more_to_gain(hands: Hands) -> None:
    few = gain_of_replies(solved(0, 4), hands, START, PAYS)
    assert few.sum() > 2 * gain_of_replies(solved(0), hands, START, PAYS).sum()


@pytest.mark.parametrize("lance", LANCES)
def test_the_best_hand_never_declines_and_bluffs_are_few(hands: Hands, lance: int) -> None:
    found = solved(lance)
    for at, node in enumerate(found.tree.nodes):
        often = found.reach[at].sum(axis=1).prod()
        if node.ends == 0 and node.by >= 0 and node.left == (0,) and often > 1e-3:
            assert found.shares[at, -1, DOWN] < 0.05
    opens = found.shares[0][:, [UP, MORE, ALL]].sum(axis=1)
    low = closed_below(hands, lance)
    assert found.shares[:, :low, ALL].max() == 0  # no órdago on nothing
    weak = found.ranges[0][:low] @ opens[:low] / found.ranges[0][:low].sum()
    assert 0.02 < weak < 0.7
    assert opens[-1] > 0.2


def test_what_stones_are_worth() -> None:
    def at(own: float, other: float) -> float:
        return float(hope(40, 0, np.array([own]), np.array([other]))[0])

    assert at(0, 0) == pytest.approx(0.5)
    assert at(10, 20) + at(20, 10) == pytest.approx(1)
    assert 0.5 < at(1, 0) < at(5, 0) < at(39, 0) < 1
    assert at(40, 39) == 1


def test_what_is_due_is_counted_in_order() -> None:
    """At 39 all, the winner of the first lance wins the game."""
    none = np.zeros(1)
    due = (Due(0.7, (1.0, 1.0)), Due(0.1, (1.0, 1.0)))
    score = Score(40, (39, 39), due)
    assert hoped(score, 3, (0, 0), (none, none))[0] == pytest.approx(0.7)
    assert hoped(score, 3, (0, 1), (none, none))[0] == 0  # a deje comes before all


def test_exchanges_are_as_likely_as_cards_are_left(hands: Hands) -> None:
    """Of K-K-K-C a fourth king comes with five of the 36 cards left, and never one thrown."""
    place = next(at for at, d in enumerate(hands.digits.tolist()) if d == [9, 9, 9, 8])
    kept = np.bincount(np.array([9, 9, 9]), minlength=10)
    found = drawn(hands, place, kept)
    assert found.sum() == pytest.approx(1)
    assert found[0] == pytest.approx(5 / 36)  # the first hand listed is four kings
    assert found[place] == pytest.approx(3 / 36)


def test_kings_are_kept(hands: Hands) -> None:
    after = tables(Values(0, 0)).after[0]
    place = next(at for at, d in enumerate(hands.digits.tolist()) if d == [9, 9, 4, 3])
    _, thrown, _ = best_exchange(hands, place, after)
    assert thrown == 0b1100


# --- at the table ---------------------------------------------------------------------------------


def seat_of(match: Match) -> Seat:
    assert isinstance(match.turn, int)
    return Seat.of(match, match.turn)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("hand", "does"),
    [("C-C-7-4", "no quiero"), ("K-K-S-S", "quiero"), ("K-K-K-K", "quiero")],
)
@pytest.mark.parametrize("stones", [[0, 0], [20, 20], [38, 38]])
def test_an_ordago_in_pares_takes_more_than_a_pair(
    level: str, hand: str, does: str, stones: list[int]
) -> None:
    match = table(*cards(hand, "K-7-7-5", "7-6-5-4", "S-6-6-5"), standing={"stones": stones})
    play(to_lance(match, "pares"), "paso", "ordago")
    assert make(level, "mus", 1).choose(seat_of(match)).text == does


@pytest.mark.parametrize("level", LEVELS)
def test_odd_amounts_are_answered(level: str) -> None:
    """Bets and raises that are not in the tree of the lance."""
    hands = cards("K-K-K-K", "K-K-C-7", "7-6-5-4", "6-5-4-2")
    for bets in (["envido 3"], ["envido 17"], ["envido 2", "reenvido 9"], ["envido 40"]):
        match = to_lance(table(*hands), "grande")
        play(match, *(["paso"] if len(bets) == 1 else []), *bets)
        if match.turn != 0:
            play(match, "no quiero")
        text = make(level, "mus", 3).choose(seat_of(match)).text
        assert text != "no quiero", bets


def test_the_best_hand_answers_a_bet_that_the_solution_declines() -> None:
    """An opening of 40 at 8 to 36: with K-K-C-C the eldest’s opponent is nearly sure to be best."""
    hands = cards("7-6-5-4", "S-6-6-5", "C-7-5-4", "K-K-C-C")
    match = table(*hands, dealer=1, standing={"stones": [8, 36]})
    play(to_lance(match, "grande"), "envido 40")
    assert match.turn == 3
    assert make("master", "mus", 1).choose(seat_of(match)).text == "quiero"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", ["four-kings", "la-real", "literal", "corrido", "thirty"])
def test_a_deal_is_played_at_every_table_of_partners(level: str, preset: str) -> None:
    match = boneace.new("mus", preset=preset, seed=5)
    players: list[Bot] = [make(level, "mus", seed) for seed in range(4)]
    for _ in range(60):
        if match.over or match.deal > 1:
            return
        assert isinstance(match.turn, int)
        match.push(players[match.turn].choose(seat_of(match)))
    raise AssertionError("the betting does not end")


def test_signals_are_all_given_and_true() -> None:
    match = table(*cards("K-K-A-A", "K-7-7-5", "7-6-5-4", "S-6-6-5"))
    bot, given = make("master", "mus", 1), []
    while (text := bot.aside(Seat.of(match, 0))) is not None:
        match.aside(0, text)
        given.append(text.removeprefix("signal "))
    assert set(given) == {"dobles", "two-kings", "two-aces"}


def test_others_sit_in_where_each_plays_alone() -> None:
    match = boneace.new("mus", seats=5, preset="ilustrada", seed=1)
    own, usual = make("master", "mus", 4), make("master", "switch")
    assert type(own) is not type(usual)
    assert own.choose(seat_of(match)) in match.legal


def test_yes_is_a_move_of_answers_only(hands: Hands) -> None:
    found = solved(0, 2)
    assert found.tree.children[0, YES] < 0
