"""Ratings: those of a model are recovered, and the picture of a contest shows them."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest

from boneace import arena
from boneace.arena.figures import Estimate, Pairing
from boneace.arena.plot import svg
from boneace.arena.ratings import ratings

TRUE = {"best": 120.0, "middle": 0.0, "worst": -120.0}


def paired(first: str, second: str, share: float, within: float = 0.02) -> Pairing:
    spread = Estimate(share, share - within, share + within)
    return Pairing(first, second, 100, 200, 1000, spread, Estimate(0, 0, 0))


def expected(first: str, second: str) -> Pairing:
    return paired(first, second, 1 / (1 + 10 ** ((TRUE[second] - TRUE[first]) / 400)))


def test_the_ratings_behind_the_shares_are_found() -> None:
    pairings = [expected(*pair) for pair in combinations(TRUE, 2)]
    found = ratings(list(TRUE), pairings)
    assert {name: round(one.mean, 6) for name, one in found.items()} == pytest.approx(TRUE)
    assert all(0 < one.within < 20 for one in found.values())


def test_two_bots_are_as_far_apart_as_their_share_and_its_interval_say() -> None:
    found = ratings(["a", "b"], [paired("a", "b", 0.6, 0.01)])
    apart = found["a"].mean - found["b"].mean
    assert apart == pytest.approx(70.44, abs=0.01)  # 400 · log10(0.6 / 0.4)
    at_most = ratings(["a", "b"], [paired("a", "b", 0.61, 0.01)])
    widest = at_most["a"].mean - at_most["b"].mean
    assert 2 * found["a"].within == pytest.approx(widest - apart, rel=0.02)


def test_bots_that_never_met_the_others_are_not_rated() -> None:
    apart = [paired("a", "b", 0.5), paired("c", "d", 0.5)]
    assert ratings(["a", "b", "c", "d"], apart) == {}
    assert ratings(["a", "b"], []) == {}
    chain = [*apart, paired("b", "c", 0.5)]
    assert len(ratings(["a", "b", "c", "d"], chain)) == 4


def test_the_picture_of_a_contest() -> None:
    bots = ["zoo:honest", "zoo:caller", "zoo:folder"]
    table = arena.contest("three-stake-brag", bots, matches=2, deals=2)
    drawn = ElementTree.fromstring(svg(table))
    texts = [one.text for one in drawn.iter() if one.text]
    best = max(table.ratings().items(), key=lambda one: one[1].mean)[0]
    assert next(text for text in texts if text in bots) == best  # the best is first
    assert sum("± " in text for text in texts) == 6
    told = table.to_json()["bots"]
    assert sum(bot["rating"]["mean"] for bot in told) == pytest.approx(0, abs=1e-6)
