"""The pictures of the games: their cards can lie on the table together."""

from __future__ import annotations

from collections import Counter

import pytest

import boneace
from boneace import games


@pytest.mark.parametrize("game", games.names())
def test_a_cover_shows_cards_of_the_games_pack(game: str) -> None:
    cover = games.declaration(game).cover
    assert cover is not None and cover.hand
    shown = [card for card in (*cover.hand, *cover.table) if card != "??"]
    pack = boneace.new(game, seed=1, at_once=True).pack
    times = Counter(pack.number(card) for card in shown)
    assert max(times.values()) == 1
