"""The calculated values, against every order of the cards of small packs."""

from __future__ import annotations

import numpy as np
import pytest

from boneace.games.vingt_un.solving.hands import VALUES, hands
from boneace.study.vingt_un.pack import WHOLE, Pack
from boneace.study.vingt_un.solution import Solution, open_hands, passes, receives
from boneace.study.vingt_un.solver import AS_GIVEN, Solver, divided_value, pair_of, solve
from boneace.study.vingt_un.strategies import Stands
from boneace.study.vingt_un.table import DEALT, DRAWN, come, rows
from tests.study import reference
from tests.study.deals import HIGH, SMALL, by_rule, deal, dealer_by_rule, dealer_of, small, values

RULES = [(Stands(17, 17), Stands(15, 15)), (Stands(16, 19), Stands(14, 18))]


def test_there_are_as_many_hands_as_there_are_ways_to_stay_within_21() -> None:
    ways = np.zeros((VALUES + 1, 22), np.int64)  # by the number of values considered, and the count
    ways[0, 0] = 1
    for value in range(VALUES):
        for count in range(22):
            most = 16 if value == 9 else 4
            ways[value + 1, count] = sum(
                ways[value, count - held * (value + 1)]
                for held in range(most + 1)
                if held * (value + 1) <= count
            )
    assert len(hands().low) == ways[VALUES].sum() == 2019


def test_the_dealer_receives_what_the_rule_book_says() -> None:
    for own in range(2, 23):
        for other in range(2, 22):
            assert receives()[own, other] == reference.receives(own, other)


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_both_by_rule(name: str, rules: tuple[Stands, Stands]) -> None:
    pack, cards = small(name)
    dealer, player = rules
    found = solve(deal(pack), dealer, player)
    expected = reference.expectation(cards, by_rule(player), dealer_by_rule(dealer))
    assert found.value == pytest.approx(float(expected), abs=1e-12)


@pytest.mark.parametrize("name", SMALL)
def test_the_players_best_reply_to_a_dealer_by_rule(name: str) -> None:
    pack, cards = small(name)
    found = solve(deal(pack), Stands(16, 18), None)
    expected = reference.player_best(cards, dealer_by_rule(Stands(16, 18)))
    assert found.value == pytest.approx(float(expected), abs=1e-12)


@pytest.mark.parametrize("name", ["eight", "low", "ten"])
def test_the_dealers_best_reply_to_a_player_by_rule(name: str) -> None:
    pack, cards = small(name)
    found = solve(deal(pack), None, Stands(15, 18))
    expected = reference.dealer_best(cards, by_rule(Stands(15, 18)))
    assert found.value == pytest.approx(float(expected), abs=1e-12)


@pytest.mark.parametrize("name", ["eight", "ten"])
def test_both_at_their_best(name: str) -> None:
    """Neither gains by a rule, and the player's value is that of the best reply to this dealer."""
    pack, cards = small(name)
    found = solve(deal(pack))
    assert found.dealer_gains < 2.5e-4
    assert found.value == pytest.approx(
        float(reference.player_best(cards, dealer_of(found))), abs=1e-6
    )
    for hard in (14, 16, 18):
        rule = Stands(hard, 18)
        assert solve(deal(pack), rule, None).value >= found.value - 2.5e-4
        assert solve(deal(pack), None, rule).value <= found.value + 2.5e-4


@pytest.mark.parametrize("dealer", [Stands(17, 17), None], ids=str)
@pytest.mark.parametrize("value", [8, 9])
def test_dividing(dealer: Stands | None, value: int, monkeypatch: pytest.MonkeyPatch) -> None:
    pack, cards = small(HIGH)
    monkeypatch.setattr(Pack, "ENOUGH_TO_DIVIDE", 6)
    solver = Solver(deal(pack))
    solver.divide(dealer, lambda what, part: None)
    at = value - 1
    opens = opened(solver, at)
    expected = reference.divided(
        cards, value, lambda hand: opens[hand], dealer_by_rule(dealer) if dealer else None
    )
    pair = pair_of(solver.game, at)
    found = solver.apart[pair] / solver.masses[pair, 0]
    assert found == pytest.approx(float(expected), abs=1e-12)


def opened(solver: Solver, value: int) -> dict[reference.Cards, bool]:
    """The hands from a divided pair that draw another card."""
    game, found = solver.game, {}
    waiting = [int(game.divided[value])]
    while waiting:
        node = waiting.pop()
        own = game.unions[game.node_union[node]].copy()
        own[value] -= 1
        found[values(tuple(own))] = bool(solver.opens[node])
        waiting += [int(after) for after in game.node_after[node] if after > 0]
    return found


def test_to_who_plays_by_rule_two_hands_are_twice_one() -> None:
    """The cards of one divided hand are as likely as those of the other, no matter who draws
    first."""
    solver = Solver(deal(WHOLE))
    rule = np.array([17, 17], np.int64)
    alone = open_hands().draw_alone(solver.game.record, rule, solver.opens)
    # against a dealer without a choice: the sum over both hands
    both = divided_value(solver.game, solver.opens, 8, rule)
    assert both == pytest.approx(2 * alone[solver.game.divided[8]], rel=1e-12)


# --- the whole pack -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def whole() -> Solution:
    """The whole pack, the dealer by rule."""
    return solve(deal(WHOLE), Stands(17, 17), None)


def test_naturals_are_as_likely_as_they_are() -> None:
    dealer, player, neither = passes().naturals(deal(WHOLE).record)
    one = 2 * (4 / 52) * (16 / 51)
    both = one * 2 * (3 / 50) * (15 / 49)
    assert dealer == pytest.approx(one - both) and player == pytest.approx(one - both)
    assert neither == pytest.approx(1 - 2 * one + both)


def test_the_totals_of_two_cards_are_all_of_them(whole: Solution) -> None:
    assert sum(row.chance for row in rows(whole, DEALT)) == pytest.approx(1, abs=1e-12)


def test_a_total_is_worth_the_mean_of_its_hands(whole: Solution) -> None:
    seventeen = next(row for row in rows(whole, DEALT) if row.total == 17 and not row.soft)
    game = whole.game
    pairs = {"7 T": 2, "8 9": 2}
    weights = value = 0.0
    for pair, hand in enumerate(game.pairs):
        times = pairs.get(hands().names[hand], 0)
        weights += times * whole.masses[pair, 0]
        value += times * whole.stands[pair, 0]
    assert seventeen.stand == pytest.approx(value / weights, abs=1e-12)


def test_what_one_wins_the_other_loses(whole: Solution) -> None:
    """The dealer's calculation, group by group, agrees with the player's, hand by hand."""
    solver = Solver(whole.game)
    solver.reach_pass(whole.player)
    received = solver.dealer_pass(AS_GIVEN, whole.dealer)
    often = come(whole)
    over = apart = 0.0
    for pair in range(len(whole.game.pairs)):
        for hand in whole.game.groups:
            if often[pair, hand] > 0:
                follows = [int(after) for after in whole.game.after[hand] if after >= 0]
                on = [after for after in follows if whole.totals[pair, after] <= 21]
                bust = whole.masses[pair, hand] - whole.masses[pair, on].sum()
                over += often[pair, hand] * whole.player.draws[pair, hand] * bust
        if whole.player.divides[pair] > 0:
            apart += whole.apart[pair]
    assert received + over - apart == pytest.approx(-whole.value, abs=1e-9)


def test_hands_that_were_drawn_to_come_last_to_21(whole: Solution) -> None:
    """A drawn 21 is doubled unless the dealer has one too."""
    last = next(row for row in rows(whole, DRAWN) if row.total == 21 and not row.soft)
    assert last.draw == pytest.approx(-1) and 1.6 < last.stand < 2
    assert last.best == "stand" and last.draws == 0


def test_aces_are_divided_and_tens_are_kept(whole: Solution) -> None:
    game = whole.game
    assert whole.player.divides[pair_of(game, 0)] == 1
    assert whole.player.divides[pair_of(game, 9)] == 0
