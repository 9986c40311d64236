"""Packs and strategies in their notation."""

from __future__ import annotations

import pytest

from boneace.games.vingt_un.solving.hands import TEN
from boneace.study.vingt_un.pack import WHOLE, PackError, of_ranks, without
from boneace.study.vingt_un.strategies import Stands, StrategyError, strategy, words


def test_the_whole_pack() -> None:
    assert WHOLE.counts == (4,) * 9 + (16,) and str(WHOLE) == "the whole pack"
    assert WHOLE.alike[TEN] == pytest.approx(1 / 5)  # three of fifteen


def test_cards_are_taken_out_by_name_or_by_rank() -> None:
    assert without("KS kh, 5D").ranks[-1] == 2
    assert without("K K 5").counts == without("KC KD 5H").counts
    assert str(without("KS")) == "51 cards, the pack without KS"


def test_a_pack_by_its_ranks() -> None:
    pack = of_ranks("a=4, 9=2 T=1 K=3")
    assert pack.size == 10 and pack.counts[0] == 4 and pack.counts[TEN] == 4
    assert pack.alike[TEN] == pytest.approx(6 / 12)
    assert str(pack) == "10 cards: A=4 9=2 T=1 K=3"


@pytest.mark.parametrize("text", ["A", "A=9", "1=2", "A:2"])
def test_what_says_nothing_of_a_rank_is_refused(text: str) -> None:
    with pytest.raises(PackError, match="how many cards of a rank"):
        of_ranks(text)


def test_strategies() -> None:
    assert strategy(" Best ") is None and strategy("17") == Stands(17, 17)
    soft = strategy("16/18")
    assert soft and soft.draws(17, soft=True) and not soft.draws(17, soft=False)
    assert words(soft) == "stands on 16, and with an ace as eleven on 18"
    for bad in ("", "17/", "1", "22", "x/18", "17/18/19", "１７"):
        with pytest.raises(StrategyError, match="is not a strategy"):
            strategy(bad)
