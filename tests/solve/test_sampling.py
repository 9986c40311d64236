"""Learning from samples of play."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from boneace import solve


def test_samples_of_kuhn_converge() -> None:
    few = solve.equilibrium("kuhn", algorithm="mccfr", iterations=100, seed=1)
    many = solve.equilibrium("kuhn", algorithm="mccfr", iterations=5_000, seed=1)
    assert few.exploitability is not None and many.exploitability is not None
    assert many.exploitability < 0.02 < few.exploitability
    assert many.value == pytest.approx(-1 / 18, abs=0.01)


def test_the_same_seed_gives_the_same_numbers() -> None:
    def strategies(seed: int) -> np.ndarray:
        found = solve.equilibrium("kuhn", algorithm="mccfr", iterations=300, seed=seed)
        assert found.strategies is not None
        return np.concatenate(found.strategies)

    assert (strategies(7) == strategies(7)).all()
    assert (strategies(7) != strategies(8)).any()


def test_samples_know_the_places_of_the_tree() -> None:
    setting = solve.Setting.of("leduc")
    samples, game = solve.Samples(setting, 3, solve.LIMIT), solve.tree(setting)
    for _ in range(200):
        samples.iterate()
    known = {key.tobytes() for seat in game.seats for layer in seat.layers for key in layer.keys}
    assert len(samples.table) > 500 and set(samples.table) <= known


def test_three_players_learn_too_without_a_measure() -> None:
    rules = {"deals": 1, "max_stake": 1}
    how: dict[str, Any] = {"seats": 3, "options": rules, "algorithm": "mccfr"}
    found = solve.equilibrium("vingt-un", **how, iterations=20, seed=2)
    assert len(found.values) == 3 and found.exploitability is None
    assert solve.equilibrium("vingt-un", **how, iterations=20, seed=2).values == found.values
    with pytest.raises(solve.SolveError, match="so it cannot be a target"):
        solve.equilibrium("vingt-un", **how, target=0.1)


@pytest.mark.parametrize(
    ("limit", "said"),
    [(1_000_000, "more than 200 decisions of one seat"), (50, "more than 50 states")],
)
def test_a_round_that_is_too_long_is_refused(limit: int, said: str) -> None:
    with pytest.raises(solve.SolveError, match=said):
        solve.equilibrium("thirty-one", algorithm="mccfr", iterations=1, limit=limit)
