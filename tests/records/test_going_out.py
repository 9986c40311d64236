"""A finished match gives the deal in which each player went out, for the final standing."""

from __future__ import annotations

from random import Random

import pytest

import boneace


@pytest.mark.parametrize("game", ["schwimmen", "switch", "stop-the-bus", "thirty-one"])
def test_the_deal_in_which_each_went_out(game: str) -> None:
    match, luck = boneace.new(game, seats=4, seed=5, options={"lives": 1}), Random(5)
    seen: list[int | None] = [None] * 4
    while not match.over:
        deal = match.deal
        match.push(luck.choice(list(match.legal)))
        for seat, left in enumerate(match.standing()["lives"]):
            if left is None and seen[seat] is None:
                seen[seat] = deal
    result = match.present(0).result
    assert result is not None
    assert result["out"] == seen
    assert sum(deal is None for deal in seen) == 1
    assert match.result() == {"winners": result["winners"]}, "as records have it"


def test_who_was_out_before_the_match_was_carried_on() -> None:
    match = boneace.new("schwimmen", seats=3, seed=1, dealer=0, standing={"lives": [1, None, 1]})
    luck = Random(1)
    while not match.over:
        match.push(luck.choice(list(match.legal)))
    found = match.went_out()
    assert found is not None
    assert found[1] == 0


def test_nobody_goes_out_where_chips_are_played_for() -> None:
    match = boneace.new("primiera", seats=4, seed=2, options={"deals": 1})
    luck = Random(2)
    while not match.over:
        match.push(luck.choice(list(match.legal)))
    assert match.went_out() is None
    assert "out" not in (match.present(0).result or {})
