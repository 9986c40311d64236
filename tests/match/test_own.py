"""A match's answers belong to the caller: changing them does not change the match."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

import boneace
from boneace import games
from boneace.games.once import own


def changeable(told: Any) -> Iterator[Any]:
    """Everything within an answer that could be changed."""
    parts = []
    if isinstance(told, Struct):
        yield told
        parts = [getattr(told, name) for name in told.__struct_fields__]
    elif isinstance(told, list | dict):
        yield told
        parts = list(told.values() if isinstance(told, dict) else told)
    elif isinstance(told, tuple):
        parts = list(told)
    for part in parts:
        yield from changeable(part)


@pytest.mark.parametrize("game", games.names())
def test_two_who_are_told_the_same_share_nothing(game: str) -> None:
    match, draw, ended = boneace.new(game, seed=3), random.Random(1), 0
    for _ in range(150):
        if match.over:
            break
        match.push(draw.choice(list(match.legal)))
        seat = match.turn if isinstance(match.turn, int) else None
        ended += bool(match.present(seat).last)
        for one, other in (
            (match.present(seat), match.present(seat)),
            (match.effects(len(match) - 1, seat), match.effects(len(match) - 1, seat)),
        ):
            assert own(one) == one == other
            assert not {id(part) for part in changeable(one)} & {
                id(part) for part in changeable(other)
            }
            assert sum(1 for _ in changeable(own(one))) == sum(1 for _ in changeable(one))
    assert ended, "it is told how a deal ended"
