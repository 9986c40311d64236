"""The statistics of the arena, against cases worked out by hand."""

from __future__ import annotations

from math import inf, sqrt

import pytest

from boneace.arena.figures import Decisions, Estimate, SetScore, pairing, ratio_of, share_of
from boneace.arena.playing import seatings


def test_a_share_of_sets_split_evenly() -> None:
    """Shares ½, ½, ½, ½ and the four added ones: mean ½, squares 4 × ¼, within 1.96 × 1 ÷ 8."""
    found = share_of([0.5] * 4)
    assert (found.mean, found.low, found.high) == pytest.approx((0.5, 0.255, 0.745))


def test_a_share_that_varies_has_a_wider_interval() -> None:
    """Luck that goes both ways in a set is taken out: the interval is that of the sets."""
    paired, not_paired = share_of([0.5] * 100), share_of([0.0, 1.0] * 50)
    assert paired.mean == not_paired.mean == 0.5
    assert paired.within == pytest.approx(1.96 * sqrt(4 * 0.25) / 104)
    assert not_paired.within == pytest.approx(1.96 * sqrt(104 * 0.25) / 104)


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_one_way_only_is_not_certain(won: float) -> None:
    found = share_of([won] * 3)
    assert found.mean == won and 0.0 <= found.low < found.high <= 1.0
    assert found.high - found.low > 0.3


def test_a_gain_is_the_ratio_of_totals() -> None:
    """Sums 3, 1, 2 in 2, 2, 2 deals: 1 a deal; off 1, −1, 0; within 4.303 × √(2 × 3 ÷ 2) ÷ 6.

    4.303 is Student's for three sets: 1.96, for very many, would leave out 19 % of such means.
    """
    found = ratio_of([3.0, 1.0, 2.0], [2, 2, 2])
    assert found.mean == 1.0
    assert found.within == pytest.approx(4.303 * sqrt(3) / 6)


def test_a_gain_in_matches_of_different_lengths() -> None:
    """4 in 4 deals and 2 in 2: 1 a deal in both, so there is no spread at all."""
    found = ratio_of([4.0, 2.0], [4, 2])
    assert (found.mean, found.within) == (1.0, 0.0)


def test_one_set_has_no_spread() -> None:
    assert ratio_of([3.0], [2]) == Estimate(1.5, -inf, inf)
    assert ratio_of([0.0], [0]) == Estimate(0.0, -inf, inf)


def test_a_pairing_adds_its_sets_up() -> None:
    scores = [SetScore(2, 2.0, 6.0, 4), SetScore(2, 1.0, -2.0, 4)]
    found = pairing("a", "b", scores)
    assert (found.sets, found.matches, found.deals) == (2, 4, 8)
    assert (found.share.mean, found.gain.mean) == (0.75, 0.5)


def test_thinking_adds_up() -> None:
    total = Decisions()
    for seconds in (0.1, 0.3):
        total.add(Decisions(1, seconds, seconds))
    assert (total.count, total.longest, total.mean) == (2, 0.3, pytest.approx(0.2))
    assert Decisions().mean == 0.0


@pytest.mark.parametrize("seats", range(2, 10))
def test_in_a_set_both_sit_everywhere_as_often(seats: int) -> None:
    found = seatings(seats)
    assert len(set(found)) == len(found) == (2 if seats % 2 == 0 else 2 * seats)
    for seat in range(seats):
        assert sum(seated[seat] for seated in found) * 2 == len(found)
