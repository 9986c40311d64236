"""Vingt-Un: the rules for irregularities do not apply, because nothing irregular can happen."""

from __future__ import annotations

import pytest

from boneace.errors import IllegalMove, InvalidMove

from .rulebook import BOOK
from .table import dealt, legal, new, play, stock


def told_as_not_here(*numbers: int) -> bool:
    heading = BOOK.text.partition("## Irregularities")[2].partition("\n## ")[0]
    here = all(f"**VUX-{number:02}**" in heading for number in numbers)
    return here and "never apply here" in " ".join(heading.split())


def test_vux_06_the_pack_cannot_be_exposed_while_it_is_prepared() -> None:
    assert told_as_not_here(6)
    match = new(2)
    assert (len(stock(match)), match.present(None).stock) == (52, 52)
    with pytest.raises(InvalidMove):
        match.push("reshuffle")


def test_vux_07_vux_08_nobody_is_given_two_cards_at_once() -> None:
    assert told_as_not_here(7, 8)
    match, held = new(3), []
    for card in ("2S", "3S", "4S"):
        match.push(card)
        held.append([len(seat.hand) for seat in match.present(None).seats])
    assert max(map(max, held)) == 1


def test_vux_09_no_card_is_exposed_in_dealing_so_none_is_refused() -> None:
    assert told_as_not_here(9)
    match = dealt("9S 7D", "4S 9H")
    assert all(seat.up == [] for seat in match.present(None).seats)
    with pytest.raises(InvalidMove):
        match.push("refuse 9H")


def test_vux_10_who_draws_is_given_one_card() -> None:
    assert told_as_not_here(10)
    match = play(dealt("9S 7D", "4S 5H"), "draw 2D")
    assert (match.turn, legal(match)) == (1, ["draw", "stand"])
    with pytest.raises(InvalidMove):
        match.push("reject 2D")


def test_vux_11_nobody_is_missed_or_served_out_of_order() -> None:
    assert told_as_not_here(11)
    match = dealt("9S 7D", "4S 5H", "KS JD")
    with pytest.raises(IllegalMove):
        match.push("draw", seat=2)
    assert match.turn == 1


def test_vux_12_two_cards_that_are_no_pair_are_not_drawn_to_separately() -> None:
    assert told_as_not_here(12)
    match = dealt("9S 7D", "4S 5H")
    with pytest.raises(IllegalMove) as refused:
        match.push("divide 1")
    assert refused.value.clause == "VU-47"


def test_vux_13_no_option_sets_a_penalty_for_irregularities() -> None:
    assert told_as_not_here(13)
    names = {option.name for option in BOOK.declaration.options}
    assert {name for name in names if name.startswith("pool_")} == {
        "pool_ante", "pool_over_draw", "pool_ties",
    }  # fmt: skip
