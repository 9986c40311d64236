"""The experts of Vingt-Un reckon with what is paid besides the stakes: into the pool, and to the
holder of a natural."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from boneace.bots import Seat, make
from boneace.games.vingt_un.beliefs import fed
from boneace.games.vingt_un.solved import BUST, balance, settled
from boneace.games.vingt_un.standing import Besides
from boneace.match.match import Match
from tests.vingt_un.table import dealt, play

LEVELS = pytest.mark.parametrize("level", ["expert", "master"])
WHOLE_PACK = (4.0,) * 9 + (16.0,)


def chooses(match: Match, level: str) -> str:
    assert isinstance(match.turn, int)
    return make(level, match.game).choose(Seat.of(match, match.turn)).text


def hard(table: Any, count: int) -> float:
    """How often is drawn to two cards of this count, without an ace."""
    return float(table[2 * count])


@LEVELS
@pytest.mark.parametrize(
    ("options", "stake", "move"),
    [({}, 1, "draw"), ({"pool_over_draw": 1}, 1, "stand"), ({"pool_over_draw": 1}, 10, "draw")],
)
def test_a_dealer_fears_the_penalty_for_over_drawing(
    level: str, options: dict[str, Any], stake: int, move: str
) -> None:
    """With 16 against a hand that stands (VUX-14): one chip matters beside one, not beside ten."""
    match = dealt("TS 6S", "QS 7H", stakes=[stake], **options)
    assert chooses(play(match, "stand"), level) == move


def test_a_player_draws_more_against_a_dealer_who_fears_the_penalty() -> None:
    without, pool = (balance(WHOLE_PACK, 1, 10, besides=Besides(over_draw=at)) for at in (0, 1))
    assert hard(without.draws[0, 0, 0], 16) < 0.1 and hard(pool.draws[0, 0, 0], 16) > 0.5


@pytest.mark.parametrize("players", [1, 2, 7])
def test_each_player_has_a_part_of_what_an_over_drawn_dealer_pays(players: int) -> None:
    """All are equally likely to win it, though it is paid once (VUX-14): three from a dealer bring
    each of two players one and a half, and cost the dealer one and a half for each of their hands.
    """
    stakes = np.array([[1.0, 2.0], [10.0, 20.0]])
    without, pool = (
        settled(stakes, None, Besides(players, over_draw=at))[0, 0, :, BUST, 17] for at in (0, 3)
    )
    assert pool - without == pytest.approx([3 / players, -3 / players])
    tied, ties = (
        settled(stakes, None, Besides(players, ties=at))[1, 0, :, 17, 17] for at in (0, 3)
    )
    assert ties - tied == pytest.approx([3 / players, -3])


def test_ties_bring_a_dealer_less_if_a_part_goes_into_the_pool() -> None:
    """The part of all ties together is rounded down: two stakes of two are one chip of four."""
    sure = np.eye(BUST)
    found = fed(
        Besides(2, over_draw=1, ties=3), [(2, sure[17]), (2, sure[17]), (5, sure[18])], None
    )
    assert found[[16, 17, 18, BUST]] == pytest.approx([0, -1, -1, -1])
    perhaps = fed(Besides(2, ties=3), [(2, (sure[17] + sure[18]) / 2), (2, sure[17])], None)
    assert perhaps[[17, 18]] == pytest.approx([-0.5, 0])


@LEVELS
def test_after_a_natural_of_another_a_player_draws_on_for_21(level: str) -> None:
    """Where all pay for it who have no vingt-un (VUX-16), and it was staked high."""
    hands = "9S TD", "AH KD", "5C 4D"
    moves = []
    for pays in (False, True):
        match = dealt(*hands, stakes=[10, 1], natural_collects_from_all=pays)
        play(match, "draw 8S")
        moves.append(chooses(match, level))
    assert moves == ["stand", "draw"]


@LEVELS
def test_of_divided_hands_one_vingt_un_is_enough(level: str) -> None:
    """With 18 in the second hand, a player draws on unless the first counts 21."""
    moves = []
    for drawn in ("draw 3C", "draw 2C"):
        match = dealt("9S TD", "AH KD", "8C 8D", stakes=[10, 1], natural_collects_from_all=True)
        play(match, "divide 1 TC TH", drawn, "stand")
        moves.append(chooses(match, level))
    assert moves == ["stand", "draw"]
