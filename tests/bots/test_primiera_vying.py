"""The vying of Primiera at four seats: raises with nothing are answered."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

import numpy as np
import numpy.typing as npt
import pytest

from boneace import games
from boneace.games.options import options_record
from boneace.games.primiera import players
from boneace.games.primiera.players import drawn, round_of
from boneace.games.vying.rules import BRAG, DROP, MATCH, PASS, RAISE, open_vying, vie
from boneace.games.vying.solved import Round, asked, mixture

SEATS = 4
OPTIONS = SimpleNamespace(seats=SEATS, deals=0, ante=1, max_brag=10, vying_limit=0)
FIRST = 1
"""The seat that speaks first: seat 0 deals."""
MOST, MORE = BRAG + 9, RAISE + 9
"""The brag of ten chips, and the raise by ten."""


def opened() -> SimpleNamespace:
    """A round of vying in the first deal, with an ante of 1 from each."""
    s = SimpleNamespace(
        staked=[0] * SEATS, chips=[-1] * SEATS, changes=[-1] * SEATS, pots=[SEATS], dealer=0, deal=1
    )
    open_vying(s, (1 << SEATS) - 1, FIRST, 0)
    return s


@cache
def classes() -> npt.NDArray[np.float64]:
    """How often a player who vies holds each class of hands."""
    primiera = games.declaration(players.GAME)
    record = options_record(primiera, SEATS, primiera.resolve(None, {"vying": True}))
    return drawn(record.tobytes()).classes


def plays(s: SimpleNamespace) -> dict[int, npt.NDArray[np.float64]]:
    """How often the seat to speak makes each move, by class."""
    table = round_of(OPTIONS, s, s.turn)
    return mixture(table, [classes()] * len(table.order))


def dropped(moves: list[int], me: int) -> float:
    """How often all others drop after the last of these moves, by what they did before.

    A seat's hands are followed through its own moves; those of `me` are never asked for.
    """
    s, reach = opened(), {seat: classes().copy() for seat in range(SEATS)}
    for move in moves:
        if s.turn != me:
            found = plays(s)
            reach[s.turn] = reach[s.turn] * found.get(move, np.zeros_like(classes()))
        vie(s, move, 0)
    often = 1.0
    while s.vying != 1 << me:
        row = reach[s.turn]
        often *= float(row @ plays(s).get(DROP, np.zeros_like(row))) / row.sum()
        vie(s, DROP, 0)
    return often


def gain(often: float, pot: int, cost: int) -> float:
    """What a bet with a hand that never wins brings, if all others drop this often."""
    return often * pot - (1.0 - often) * cost


def test_who_raises_without_end_is_doubted() -> None:
    """Against somebody who goes up by the most again and again, beyond what the tree knows, most
    hands stay for the price; all but the best used to drop, and who raised anything won matches."""
    s = opened()
    for move in [MOST, DROP, MORE, DROP, MORE, MORE]:
        vie(s, move, 0)
    assert float(classes() @ plays(s)[MATCH]) > 0.3


def in_match(changes: list[int], deal: int, moves: list[int]) -> Round:
    """A round after these changes and moves, in a match of ten deals."""
    s = opened()
    s.deal, s.chips = deal, [change - 1 for change in changes]
    for move in moves:
        vie(s, move, 0)
    return round_of(SimpleNamespace(**{**vars(OPTIONS), "deals": 10}), s, s.turn)


def after(changes: list[int], deal: int, moves: list[int]) -> float:
    """How often the seat to speak stays, after these changes and moves, in a match of ten deals."""
    table = in_match(changes, deal, moves)
    drops = mixture(table, [classes()] * SEATS).get(DROP, np.zeros_like(classes()))
    return 1.0 - float(classes() @ drops)


@pytest.mark.parametrize("moves", [[MOST], [MOST, DROP, MORE]])
def test_two_who_raise_with_anything_are_known_by_their_chips(moves: list[int]) -> None:
    """One of them has what the other has lost, more than the tree lets anybody stake: so the match
    goes to one of the two, unless somebody else stays with every good hand. Masters who stayed with
    the best tenth of their hands won 44 % of such matches."""
    assert after([-1, -61, -1, 63], 2, moves) > 0.3
    assert after([-2, -62, -3, 67], 6, moves) > 0.3


def test_two_who_raise_each_other_by_the_most_are_doubted_at_once() -> None:
    """The first such deal often decides the match. One alone is believed."""
    assert after([0, 0, 0, 0], 1, [MOST, DROP, MORE]) > 0.25
    assert after([0, 0, 0, 0], 1, [MOST, DROP, DROP]) < 0.2
    assert after([-4, 12, -10, 2], 6, [MOST]) < 0.25  # the usual ups and downs tell nothing


def goes_up(changes: list[int], deal: int, moves: list[int]) -> float:
    """How often the seat to speak goes up."""
    found = mixture(in_match(changes, deal, moves), [classes()] * SEATS)
    return sum(float(classes() @ row) for move, row in found.items() if move < PASS)


def test_who_is_far_behind_in_the_last_deals_stakes_as_much_as_lacks() -> None:
    """Saving chips wins nothing then. The bots went up to 30 at most and with their better hands,
    so a player who led by 60 after one deal, and then played with care, won the match."""
    behind = [-2, -2, -62, 62]
    raised = [MOST, DROP, DROP, MORE]  # by somebody who leads, or who is as far behind
    assert goes_up(behind, 9, []) > 0.6 and goes_up(behind, 10, []) > 0.6
    assert goes_up([-2, 62, -62, -2][::-1], 9, [MOST, DROP, DROP]) > 0.4
    assert len(in_match(behind, 9, []).raises(SEATS)) == 8
    assert len(in_match([0, 0, 0, 0], 9, raised).raises(SEATS)) == 3
    assert len(in_match([-500, 0, 0, 500], 9, []).raises(SEATS)) == 12


def test_a_fight_beyond_the_tree_is_not_left_to_two_who_raise_anything() -> None:
    """The winner of the fight wins the match. Both are doubted, not only the last to raise."""
    assert after([0, 0, 0, 0], 1, [MOST, MORE, MATCH, DROP, MORE, MORE]) > 0.35


def test_a_third_raise_with_nothing_is_answered() -> None:
    """A small bet from the last place looks weak and is raised; raising once more took the pot."""
    small = BRAG + 2
    often = dropped([PASS, PASS, PASS, small, MORE, DROP, DROP, MORE], me=0)
    assert gain(often, pot=20, cost=20) < 4


@pytest.mark.parametrize("drops", [0, 1, 2])
def test_those_who_dropped_stay_in_the_tree(drops: int) -> None:
    """So the place is exactly the one that the round has reached."""
    s = opened()
    for move in [PASS, PASS, PASS, MOST, *[DROP] * drops]:
        vie(s, move, 0)
    table = round_of(OPTIONS, s, s.turn)
    found = asked(table, [classes()] * len(table.order))
    assert found.exact and len(found.order) == SEATS
    place = found.known.places[found.place]
    assert place.vying.bit_count() == SEATS - drops and place.asked == 10


def test_the_first_bet_with_nothing_wins_little() -> None:
    """From each place, after all before it have passed: little, or the most."""
    gains = [
        gain(dropped([*[PASS] * passed, BRAG + chips - 1], (FIRST + passed) % SEATS), SEATS, chips)
        for passed in range(SEATS)
        for chips in (3, 10)
    ]
    assert np.mean(gains) < 0.2
