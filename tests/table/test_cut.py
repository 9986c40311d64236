"""The first dealer: cut for with cards that everybody sees."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boneace.table.play.protocol import NewMatch, SeatAsked
from tests.table.at_table import Listener, enter, open_lobby
from tests.table.test_authority import welcomed

pytestmark = pytest.mark.anyio


def first_effect(listener: Listener) -> dict[str, Any]:
    """The first message about the match; messages about the engine may come before and after it."""
    found: dict[str, Any] = listener.welcome["events"][0]["effects"][0]
    return found


async def test_who_deals_first_may_be_cut_for(tmp_path: Path) -> None:
    """BPT-06: the cards decide, everybody sees them, and a restart repeats them."""
    game, dealers = "best-pair-thirty-one", set()
    for number in range(6):
        async with open_lobby(tmp_path / str(number)) as lobby:
            seats = [SeatAsked("you", "Ann"), SeatAsked("human", "Ben")]
            made = await lobby.create(NewMatch(game, seats, dealer="cut"))
            ann, _ = await enter(lobby, made, 0)
            await welcomed(ann)
            first = first_effect(ann)
            dealer = ann.view["dealer"]
            assert first["kind"] == "cut"
            assert first["line"].endswith(f"{('Ann', 'Ben')[dealer]} deals first.")
            dealers.add(dealer)
        async with open_lobby(tmp_path / str(number)) as lobby:
            again, _ = await enter(lobby, made, 0)
            await welcomed(again)
            assert first_effect(again) == first
            assert again.view["dealer"] == dealer
    assert dealers == {0, 1}
