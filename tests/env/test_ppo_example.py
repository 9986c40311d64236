"""The example that learns by PPO: a step of learning, and the resulting policy.

All of it is skipped if PyTorch is not installed, as in the checks of this project: it is too
heavy for them. Policy files themselves are tested without it, in `test_policies.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from boneace.env.policies import Policy

torch = pytest.importorskip("torch")
EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo-thirty-one"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    import train

    yield train
    for name in ("train", "learning", "suits"):
        sys.modules.pop(name, None)


def test_a_step_of_learning_and_the_policy_that_comes_of_it(
    example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import learning

    monkeypatch.setattr(learning, "QUICK", False)  # NumPy works in full precision
    plan = learning.Plan(hidden=16, lessons=1, batch=12, steps=4, minibatch=24)
    school = learning.School(plan, seed=1)
    before = [one.clone() for one in school.networks.parameters()]
    school.learn(0.0)  # a lesson by the novice
    school.learn(0.5)  # PPO
    assert school.decisions == 2 * 12 * 4
    after = list(school.networks.parameters())
    assert all(torch.isfinite(one).all() for one in after)
    assert any(not torch.equal(one, two) for one, two in zip(before, after, strict=True))
    path = tmp_path / "policy.npz"
    school.policy("a test").save(path)
    policy, room = Policy.load(path), school.rooms[0]
    turns, seen, legal = school.turned.seen(room)
    with torch.no_grad():
        told = (
            plan.sharper * school.average(torch.from_numpy(seen), torch.from_numpy(legal)).numpy()
        )
    for row in range(room.many):
        shares = policy.shares(room.now.observations[row], room.now.masks[row])
        wanted = np.zeros(len(shares))
        wanted[school.turned.of_actions[turns[row]]] = np.exp(told[row] - told[row].max())
        assert np.allclose(shares, wanted / wanted.sum(), atol=1e-5)


def test_the_curve_is_a_picture(example: Any) -> None:
    drawn = example.drawn([(0.0, 0, 0.1), (5.0, 1000, 0.4)])
    assert ElementTree.fromstring(drawn).tag.endswith("svg") and "0.0 million" in drawn


def test_what_counts_for_the_other_counts_with_the_opposite_sign(example: Any) -> None:
    """Seat 0 moves, then seat 1, which wins: 1 for seat 1, and so -1 for seat 0."""
    from learning import advantages

    rewards, ended = np.array([[0], [1]], np.float32), np.array([[False], [True]])
    seats, worths = np.array([[0], [1], [0]]), np.array([[0.2], [0.5], [9.0]], np.float32)
    found = advantages(rewards, ended, seats, worths, ahead=1.0)
    assert found[:, 0] == pytest.approx([-1.2, 0.5])
