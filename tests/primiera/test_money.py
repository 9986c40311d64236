"""Chips, the pot, the end of the match: PRI-04, PRX-03, PRX-07, and docs/notation.md, “Money”."""

from __future__ import annotations

from typing import Any

import pytest

from boneace.errors import OptionError

from .table import EIGHT, chips, deal, keep, new, pot, table

WINS, TIES = "7H 6H 5H 4H", ("7H 2H QH JH", "7D 2D KD JD")


def test_pri_04_whoever_claims_takes_all_the_antes() -> None:
    match = table(None, WINS, None, None, None, options={"ante": 3})
    assert match.standing() == {"chips": [-3, 12, -3, -3, -3], "pot": 0}


def test_prx_03_a_carried_pot_is_won_with_the_next() -> None:
    match = table(*TIES, options={"deals": 3})
    deal(match, *TIES)
    assert match.standing() == {"chips": [-3] * 4, "pot": 12}
    deal(match, None, None, WINS, None)
    assert match.over
    assert match.standing() == {"chips": [-3, -3, 9, -3], "pot": 0}


def test_prx_03_an_annulled_deal_is_a_deal_of_the_match() -> None:
    match = table(*TIES, options={"deals": 2})
    assert match.deal == 2
    assert deal(match, *TIES).over


@pytest.mark.parametrize("ante", [1, 5])
def test_prx_07_players_may_stake_again_where_nobody_claims(ante: int) -> None:
    again = {"stake_again": True, "ante": ante}
    match = table(*EIGHT[:4], options=again)
    assert match.standing() == {"chips": [-2 * ante] * 4, "pot": 8 * ante}
    keep(match)
    assert pot(match) in (0, 8 * ante)
    match = table(*EIGHT[:4], options={**again, "stake_again": False})
    assert match.standing() == {"chips": [-ante] * 4, "pot": 4 * ante}


def test_prx_07_not_before_the_last_card_nor_where_somebody_claims() -> None:
    match = new(4, options={"stake_again": True})
    for seat in (0, 1, 2, 3, 0, 1, 2, 3):
        for card in EIGHT[seat].split()[:2] if match.present().stock > 32 else []:
            match.push(card)
    assert pot(match) == 4
    match = table(WINS, options={"stake_again": True})
    assert match.standing() == {"chips": [3, -1, -1, -1], "pot": 0}


def test_prx_07_once_only_where_further_draws_follow() -> None:
    match = keep(table(*EIGHT[:4], options={"stake_again": True, "further_draws": True}))
    assert (match.over, pot(match)) == (False, 8)


def test_no_ante_is_taken_for_a_deal_that_will_not_be() -> None:
    match = table(WINS)
    assert match.over
    assert match.standing() == {"chips": [3, -1, -1, -1], "pot": 0}


def test_the_chance_state_between_deals_shows_the_antes_paid() -> None:
    match = table(WINS, options={"deals": 2, "ante": 2})
    assert match.turn == "chance"
    assert match.standing() == {"chips": [4, -4, -4, -4], "pot": 8}


def test_a_pot_left_over_stays_where_it_is() -> None:
    match = table(*TIES)
    assert match.over
    assert match.standing() == {"chips": [-1] * 4, "pot": 4}
    assert match.result() == {"winners": [0, 1, 2, 3]}


def test_all_with_the_most_chips_win() -> None:
    match = table(WINS, options={"deals": 2})
    deal(match, None, None, WINS, None)
    assert match.over
    assert chips(match) == [2, -2, 2, -2]
    assert match.result() == {"winners": [0, 2]}
    assert match.present().result == {"winners": [0, 2]}
    assert match.returns() == [2.0, -2.0, 2.0, -2.0]


def test_there_is_no_result_before_the_end() -> None:
    match = table(WINS, options={"deals": 2})
    assert match.result() is None


def test_the_match_ends_after_so_many_deals() -> None:
    assert new(4).options["deals"] == 10
    for deals in (1, 2, 5):
        match = new(4, options={"deals": deals})
        for number in range(1, deals + 1):
            assert (match.over, match.deal) == (False, number)
            deal(match, WINS, None, None, None)
        assert (match.over, match.turn, match.deal) == (True, None, deals)
        assert match.dealer == (3 + deals - 1) % 4
        assert list(match.legal) == []


def test_with_deals_0_the_match_has_no_end() -> None:
    match = new(4, options={"deals": 0})
    for number in range(1, 15):
        assert (match.over, match.deal) == (False, number)
        deal(match, WINS, None, None, None)
    assert (match.over, match.deal, match.result()) == (False, 15, None)


@pytest.mark.parametrize(
    "standing",
    [{"chips": [5, -1, -2, -2], "pot": 0}, {"chips": [0, 0, -4, -4], "pot": 8}],
)
def test_a_restored_standing_pays_its_antes_like_any_other(standing: dict[str, Any]) -> None:
    match = new(4, standing=standing)
    assert chips(match) == [has - 1 for has in standing["chips"]]
    assert pot(match) == standing["pot"] + 4


def test_chips_alone_may_be_restored() -> None:
    match = new(4, standing={"chips": [3, -1, -1, -1]})
    assert match.standing() == {"chips": [2, -2, -2, -2], "pot": 4}


@pytest.mark.parametrize(
    "standing",
    [
        {"chips": [0]},
        {"chips": [0] * 5},
        {"chips": [0, 0, 0, None]},
        {"chips": [0, 0, 0, "out"]},
        {"chips": [0, 0, 0, "1"]},
        {"chips": [0, 0, 0, True]},
        {"chips": 0},
        {"chips": [0] * 4, "pot": -1},
        {"chips": [0] * 4, "pot": [4]},
        {"chips": [0] * 4, "pot": None},
        {"chips": [0] * 4, "pots": [4]},
        {"lives": [3] * 4},
    ],
)
def test_a_standing_that_cannot_be_is_refused(standing: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        new(4, standing=standing)


@pytest.mark.parametrize(
    "options",
    [
        {"order": "straight"}, {"counted": "two"}, {"suits": "spades"}, {"point_cards": 3},
        {"point_cards": 0}, {"max_brag": 21}, {"vying_limit": -1}, {"deals": -1},
        {"short_pack": "none"}, {"stand_pat": 1}, {"goffo": True},
    ],
)  # fmt: skip
def test_an_option_that_is_none_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        new(4, options=options)
