"""Calculations over a whole tree: trees, equilibria, best responses, values."""

from __future__ import annotations

import doctest
from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from boneace import solve
from boneace.errors import WrongType, WrongValue
from boneace.solve.tree import Seat, Tree
from boneace.solve.vector import best_response, exploitability, strategy, value
from tests.places import checkout
from tests.solve import kuhn
from tests.solve.examples import other_kuhn, registered
from tests.solve.kuhn import Strategy, place

EXACT = ("cfr+", "dcfr", "pcfr+")


@cache
def tree(game: str) -> Tree:
    return solve.tree(solve.Setting.of(game))


def found_of(solution: solve.Solution) -> Strategy:
    return {place(one): one.moves["bet"] for one in solution.decisions()}


@pytest.mark.parametrize(
    ("game", "places", "layers"),
    [("kuhn", (6, 6), (2, 1)), ("leduc", (468, 468), (4, 4))],
)
def test_a_tree_has_the_places_of_the_literature(
    game: str, places: tuple[int, ...], layers: tuple[int, ...]
) -> None:
    seats = tree(game).seats
    assert tuple(seat.places for seat in seats) == places
    assert tuple(len(seat.layers) for seat in seats) == layers


def test_a_tree_is_the_same_each_time() -> None:
    once, again = tree("leduc"), solve.tree(solve.Setting.of("leduc"))
    for one, other in zip(once.seats, again.seats, strict=True):
        for layer, same in zip(one.layers, other.layers, strict=True):
            assert (layer.parent == same.parent).all() and (layer.keys == same.keys).all()
    start = np.ones(once.seats[1].sequences)
    assert (once.payoffs.gains(0, start) == again.payoffs.gains(0, start)).all()


def test_the_order_in_which_cards_come_makes_no_places(tmp_path: Path) -> None:
    """Two cards each of five: 120 ways to deal them, 30 pairs of hands, 10 hands of one seat."""
    changes = {"JS QS KS": "TS JS QS KS AS", "to_deal = 2": "to_deal = 4"}
    with registered(tmp_path, other_kuhn(tmp_path, "twofold", changes)):
        game = solve.tree(solve.Setting.of("twofold"))
    assert [seat.places for seat in game.seats] == [20, 20]
    bets = [strategy(seat, _always(seat, 1)) for seat in game.seats]
    passes = [strategy(seat, _always(seat, 0)) for seat in game.seats]
    assert value(game, [bets[0], passes[1]]) == pytest.approx(1, abs=1e-12)
    assert value(game, [passes[0], bets[1]]) == pytest.approx(-1, abs=1e-12)
    assert value(game, bets) == pytest.approx(0, abs=1e-12)
    assert best_response(game, 0, bets[1]) == pytest.approx(_against_bets(), abs=1e-12)


def _always(seat: Seat, column: int) -> np.ndarray:
    """A strategy that makes the same move everywhere."""
    found = np.zeros(seat.sequences)
    for layer in seat.layers:
        found[layer.first + column : layer.end : layer.shape[1]] = 1
    return found


def _against_bets() -> float:
    """The best reply to a bet with any hand: lose 1, or play for 2."""
    total = 0.0
    for mine in combinations(range(5), 2):
        rest = [card for card in range(5) if card not in mine]
        wins = [1 if max(mine) > max(theirs) else -1 for theirs in combinations(rest, 2)]
        total += max(-1.0, 2 * sum(wins) / len(wins)) / 10
    return total


@pytest.mark.parametrize("seed", range(10))
def test_values_and_best_responses_are_those_of_brute_force(seed: int) -> None:
    game, given = tree("kuhn"), kuhn.at_random(seed)
    whole = []
    for number, seat in enumerate(game.seats):
        wanted = np.ones(seat.sequences)
        for layer in seat.layers:
            for row in range(len(layer.parent)):
                view = layer.views[row : row + 1]
                at = place(solve.Decision(number, view, layer.keys[row].tobytes(), {}))
                first = layer.first + row * layer.shape[1]
                wanted[first : first + 2] = 1 - given[at], given[at]
        whole.append(strategy(seat, wanted))
    assert value(game, whole) == pytest.approx(kuhn.worth(given), abs=1e-12)
    for seat in (0, 1):
        brute = kuhn.most(given, seat)
        assert best_response(game, seat, whole[1 - seat]) == pytest.approx(brute, abs=1e-12)
    nash_conv = kuhn.most(given, 0) + kuhn.most(given, 1)
    assert exploitability(game, whole) == pytest.approx(nash_conv / 2, abs=1e-12)


@pytest.mark.parametrize("algorithm", EXACT)
def test_kuhn_is_worth_an_eighteenth_to_the_second_player(algorithm: str) -> None:
    solution = solve.equilibrium("kuhn", algorithm=algorithm, target=1e-4)
    assert solution.exploitability is not None and solution.exploitability <= 1e-4
    assert solution.value == pytest.approx(-1 / 18, abs=2e-4)
    assert solution.values[1] == -solution.value


def test_kuhn_is_played_as_kuhn_found() -> None:
    """Kuhn, "Simplified two-person poker" (1950): one number is free, all others follow from it."""
    bets = found_of(solve.equilibrium("kuhn", algorithm="pcfr+", target=1e-8))
    bluff = bets[0, 0, ""]
    assert -1e-3 < bluff < 1 / 3 + 1e-3
    expected = {
        (0, 0, ""): bluff,
        (0, 1, ""): 0,
        (0, 2, ""): 3 * bluff,
        (0, 0, "pb"): 0,
        (0, 1, "pb"): bluff + 1 / 3,
        (0, 2, "pb"): 1,
        (1, 0, "p"): 1 / 3,
        (1, 1, "p"): 0,
        (1, 2, "p"): 1,
        (1, 0, "b"): 0,
        (1, 1, "b"): 1 / 3,
        (1, 2, "b"): 1,
    }
    assert bets == {at: pytest.approx(share, abs=2e-3) for at, share in expected.items()}


def test_leduc_is_worth_what_others_have_found() -> None:
    """−0.0856 for the first player, as in OpenSpiel's tests and in the literature."""
    solution = solve.equilibrium("leduc", target=1e-4)
    assert solution.exploitability is not None and solution.exploitability <= 1e-4
    assert solution.value == pytest.approx(-0.085606, abs=1e-4)


@pytest.mark.parametrize("algorithm", EXACT)
def test_every_algorithm_comes_near_on_leduc(algorithm: str) -> None:
    solution = solve.equilibrium("leduc", algorithm=algorithm, iterations=600)
    assert solution.iterations == 600
    assert solution.exploitability is not None and solution.exploitability < 2e-3
    assert solution.value == pytest.approx(-0.0856, abs=4e-3)


def test_progress_is_told_and_a_run_can_be_stopped() -> None:
    told: list[solve.Progress] = []
    solution = solve.equilibrium(
        "kuhn", target=1e-9, told=told.append, stopped=lambda: len(told) == 12
    )
    assert solution.iterations == told[-1].iterations and len(told) == 12
    shares = [progress.share for progress in told]
    assert min(shares) >= 0 and max(shares) < 1 and shares[-1] > 0
    assert told[-1].exploitability == solution.exploitability


@pytest.mark.parametrize(("guide", "examples"), [("solving.md", 7), ("how-solving-works.md", 2)])
def test_the_examples_of_the_guides_run(guide: str, examples: int) -> None:
    done = doctest.testfile(str(checkout() / "docs" / guide), module_relative=False)
    assert done.attempted > examples and done.failed == 0


def test_a_decision_is_shown_without_its_bytes() -> None:
    first = next(solve.equilibrium("kuhn", iterations=1).decisions())
    assert repr(first) == "Decision(seat=0, moves={'pass': 0.5, 'bet': 0.5})"


def test_strategies_are_those_of_the_tree_seat_by_seat() -> None:
    found = solve.equilibrium("leduc", iterations=2)
    tree, strategies = found.tree, found.strategies
    assert tree is not None and strategies is not None
    with pytest.raises(WrongValue, match=r"“against” must have the shape \(\d+,\), not \(3,\)"):
        best_response(tree, 0, np.zeros(3))
    with pytest.raises(WrongValue, match="“seat” must be from 0 to 1, not 2"):
        best_response(tree, 2, strategies[1])
    with pytest.raises(WrongType, match="“tree” must be an instance of Tree, not Solution"):
        value(found, strategies)  # type: ignore[arg-type]
    for wrong in (strategies[:1], strategies[0], (strategies[0], np.zeros(3))):
        with pytest.raises(WrongValue, match=r"“strategies” must have the shape \("):
            exploitability(tree, wrong)
