"""Results without luck: on average they equal the results, whatever the judge says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from boneace import games
from boneace.arena import luck
from boneace.cards import members
from boneace.games.options import options_record
from boneace.kernel.contract import CHANCE, OVER
from tests.solve.examples import EXAMPLES, registered

ASKED = [0, 1, 1, 1]
"""Both players pass a quarter of the time, and bet otherwise."""


@pytest.fixture(scope="module", autouse=True)
def kuhn() -> Iterator[None]:
    with registered(EXAMPLES / "kuhn" / "src", "boneace_kuhn"):
        yield


class Table:
    """A deal of Kuhn poker, and what both players win in it."""

    def __init__(self) -> None:
        self.drivers = games.drivers("kuhn")
        declaration = games.declaration("kuhn")
        self.options = options_record(declaration, 2, declaration.resolve(None))
        self.state = np.zeros(1, games.part("kuhn", "rules").State)
        self.drivers.begin(self.options, self.state)

    def next(self, state: Any) -> tuple[int, dict[int, float]]:
        """The player to move, and the probability of each move."""
        seat, legal = self.drivers.turn_and_moves(self.options, state)
        moves = list(members(int(legal)))
        if seat == CHANCE:
            return seat, {move: 1 / len(moves) for move in moves}
        return seat, {move: ASKED.count(move) / len(ASKED) for move in moves}

    def won(self, state: Any) -> float:
        """What seat 0 has won."""
        out = np.zeros(2)
        self.drivers.returns_of(self.options, state, out)
        return float(out[0])

    def after(self, state: Any, move: int) -> Any:
        return luck.after("kuhn", self.options, state, move)


class Blind:
    """A judge that knows nothing: its values are made from the bytes of the place."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def worth(self, state: Any) -> Any:
        return np.random.default_rng(list(state.tobytes())).normal(size=2)

    def of_chance(self, state: Any, made: int) -> Any:
        return luck.of_chance("kuhn", self.table.options, self, state, made)


class Sighted(Blind):
    """A judge that knows how both play: the mean result of a place."""

    def worth(self, state: Any) -> Any:
        seat, often = self.table.next(state)
        if seat == OVER:
            return np.array([self.table.won(state)])
        after = {move: self.worth(self.table.after(state, move)) for move in often}
        return sum(share * after[move] for move, share in often.items())


def ends(table: Table, judge: Any, state: Any, brought: Any) -> Iterator[tuple[float, float, Any]]:
    """All ends of the game: the probability, the gain of seat 0, and the luck in it."""
    seat, often = table.next(state)
    if seat == OVER:
        yield 1.0, table.won(state), brought
        return
    for move, share in often.items():
        if seat == CHANCE:
            more = judge.of_chance(state, move)
        else:
            more = luck.of_choice("kuhn", table.options, judge, state, move, ASKED)
        for likely, won, of_it in ends(table, judge, table.after(state, move), brought + more):
            yield share * likely, won, of_it


def test_whatever_the_judge_says_luck_is_nothing_on_average() -> None:
    table = Table()
    found = list(ends(table, Blind(table), table.state, np.zeros(2)))
    assert sum(likely for likely, _, _ in found) == pytest.approx(1)
    lucks = np.array([of_it for *_, of_it in found])
    assert np.abs(lucks).mean() > 0.5
    assert sum(likely * of_it for likely, _, of_it in found) == pytest.approx(np.zeros(2))


def test_with_a_judge_who_knows_how_both_play_all_but_the_mean_is_luck() -> None:
    table = Table()
    found = list(ends(table, Sighted(table), table.state, np.zeros(1)))
    mean = sum(likely * won for likely, won, _ in found)
    assert len({won for _, won, _ in found}) > 2
    for _, won, of_it in found:
        assert won - of_it == pytest.approx([mean])


def test_a_bot_that_says_the_same_again_had_no_luck() -> None:
    table = Table()
    state = table.after(table.after(table.state, 10), 11)
    assert not luck.of_choice("kuhn", table.options, Blind(table), state, 1, [1, 1]).any()
