"""The whole game: the blueprint, its file, and the bots that play by it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import boneace
from boneace.bots import Bot, Seat
from boneace.cards import Cards
from boneace.games.best_pair_thirty_one import players
from boneace.games.best_pair_thirty_one import state as st
from boneace.games.best_pair_thirty_one.solving import match, policy, prepare
from boneace.games.best_pair_thirty_one.solving import solved as solved_deals
from boneace.games.best_pair_thirty_one.solving.betting import settings_of_codes
from boneace.games.best_pair_thirty_one.solving.blueprint import Blueprint, blueprint
from boneace.games.best_pair_thirty_one.solving.deal import Deal
from boneace.games.best_pair_thirty_one.solving.hands import rank_of
from boneace.games.best_pair_thirty_one.solving.quick import QuickDeal
from boneace.games.best_pair_thirty_one.solving.sight import Standing, Told
from boneace.games.best_pair_thirty_one.solving.third import Third, block_of
from boneace.games.best_pair_thirty_one.solving.upcards import (
    Upcards,
    table_of,
    upcards_of,
    with_best,
)
from boneace.games.options import options_record
from tests.best_pair_thirty_one.table import table


def equity(own: int, other: int) -> float:
    return (own - other) / 11


def number(card: str) -> int:
    return Cards.parse(card).mask.bit_length() - 1


@cache
def solved() -> tuple[Deal, Blueprint]:
    """A king and a queen at 7–7, the king's player first; 15 rounds."""
    prepare()
    deal = Deal(Upcards.of(number("KS"), number("QH")), (7, 7), equity)
    for _ in range(15):
        deal.learn()
    return deal, blueprint(deal)


def test_with_a_blueprint_the_betting_alone_is_worth_the_same() -> None:
    deal, found = solved()
    quick = QuickDeal(deal.table, deal.points, equity, found)
    for _ in range(60):
        quick.learn()
    worth, gained = quick.measured()
    assert worth == pytest.approx(deal.measured()[0], abs=0.01)
    assert 0 <= gained < 0.002


def test_all_upcards_are_counted_once() -> None:
    assert sum(pair.weight for pair in match.pairs()) == pytest.approx(1)
    best = sum(pair.weight for pair in match.pairs() if with_best(pair[:2], (0, 0)) == (1, 0))
    assert best == pytest.approx(0.5)


def test_scores_come_after_those_they_lead_to() -> None:
    order = match.scores()
    assert len(order) == 121 and order[0] == (10, 10) and order[-1] == (0, 0)
    places = {points: place for place, points in enumerate(order)}
    assert all(places[n, d] > places[n + 1, d] for n, d in order if n < 10)


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    _, found = solved()
    known = match.nothing()
    known.blueprints.append(dict(found.chances))
    known.equity[10, 9] = 0.25
    policy.pack(known, tmp_path / "policy.npz")
    again = policy.solved_of(policy.arrays_of(known))
    assert np.array_equal(again.equity, known.equity, equal_nan=True)
    assert again.blueprints[0].keys() == found.chances.keys()
    kept = policy.Policy(tmp_path / "policy.npz")
    first = match.pairs()[0]
    back = kept.blueprint(first.n, first.d).chances
    assert all(np.array_equal(back[kind], found.chances[kind]) for kind in back)
    assert kept.worth(10, 9) == 0.25 and -2 < kept.worth(3, 4) < 2  # the second is not solved


def test_a_truncated_policy_is_refused(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.npz", tmp_path / "part.npz"
    policy.pack(match.nothing(), whole)
    part.write_bytes(whole.read_bytes()[:100])
    with pytest.raises(ValueError, match="is not a policy"):
        policy.Policy(part)


@pytest.fixture
def master(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bot]:
    """A master with a policy in which only a king against a queen is solved."""
    _, found = solved()
    known = match.nothing()
    place = next(at for at, pair in enumerate(match.pairs()) if pair[:2] == (12, 24))
    known.blueprints.extend([{"unbet": np.zeros((1, 1), np.uint8)}] * place)
    known.blueprints.append(dict(found.chances))
    policy.pack(known, tmp_path / "policy.npz")
    kept = policy.Policy(tmp_path / "policy.npz")
    monkeypatch.setattr(policy, "shipped", lambda: kept)
    monkeypatch.setattr(solved_deals, "shipped", lambda: kept)
    bot = players.player("master", 3)
    assert bot is not None
    yield bot
    solved_deals.betting_of.cache_clear()
    solved_deals.third_of.cache_clear()


def test_the_master_bets_by_the_solution(master: Bot) -> None:
    """With a king and a queen up, a pair of aces raises, and the worst hand does not always."""
    moves = {}
    for held in ("AS AH", "2S 3H"):
        game = table(f"{held} KS", "9C 4D QH", points=(6, 7))
        moves[held] = str(master.choose(Seat.of(game, 0)))
    assert moves["AS AH"] == "raise" and set(moves.values()) <= {"raise", "pass"}


SEEN = [("all", "TC JD", "draw"), ("all", "9C 4D", "stand"), ("winner", "TC JD", "stand")]
"""Who shows a hand, the dealer's hidden cards, and what 28 does."""


@pytest.mark.parametrize(
    "options",
    [{"prial_first": True}, {"two_prials": "non_dealer"}, {"two_32s": "both"}, {"showdown": "all"}],
)
def test_options_for_what_hardly_happens_do_not_make_a_master_guess(
    master: Bot, options: dict[str, Any]
) -> None:
    """It plays the usual solution, where hands lie open that for these hands (B-BPT-02)."""
    for betting in ([], ["pass", "fold"], ["raise", "see"]):
        game = table("TS 8H KS", "9C 4D QH", points=(3, 4), **options)
        for bet in betting:
            game.push(bet)
        assert master.choose(Seat.of(game, 0)) is not None, betting


@pytest.mark.parametrize(("showdown", "other", "move"), SEEN)
def test_the_master_plays_against_the_hand_that_lies_open(
    master: Bot, showdown: str, other: str, move: str
) -> None:
    """B-BPT-02: 28 draws if it sees 30, and stands if it sees less, or cannot see what is there."""
    game = table("TS 8H KS", f"{other} QH", points=(3, 4), showdown=showdown)
    for bet in ("raise", "see"):
        game.push(bet)
    assert str(master.choose(Seat.of(game, 0))) == move


@pytest.mark.parametrize(
    ("hidden", "said"), [(False, 16 + rank_of(number("KS"))), (True, rank_of(number("AS")))]
)
def test_where_only_hidden_cards_count_a_pair_with_the_upcard_is_none(
    hidden: bool, said: int
) -> None:
    """B-BPT-01, second reading: an ace and a king beside a king are an ace high."""
    held = table_of(number("KS"), number("QH"), hidden).n
    dealt = [int(cards) for cards in held.cards].index(Cards.parse("AS KH").mask)
    assert int(held.said[held.of[dealt]]) == said


def test_the_master_solves_a_deal_in_which_only_hidden_cards_count(master: Bot) -> None:
    game = table("AS AH KS", "9C 4D QH", points=(3, 4), pair_cards="hidden")
    assert str(master.choose(Seat.of(game, 0))) == "raise"
    game = table("TS 9H KS", "9C 4D QH", points=(3, 4), pair_cards="hidden")
    for bet in ("raise", "see"):
        game.push(bet)
    assert str(master.choose(Seat.of(game, 0))) == "stand"


def test_bpt_57_the_master_draws_and_stands_by_the_solution(master: Bot) -> None:
    """With a low total it draws and with a high one it stands: after a fold, after a see, and
    alone."""
    for betting in (["pass", "fold"], ["raise", "see"], ["raise", "raise", "raise", "fold"]):
        for held, move in (("2S 3H", "draw"), ("TS 9H", "stand"), ("TS 8H", "stand")):
            game = table(f"{held} KS", "9C 4D QH", points=(3, 4))
            for bet in betting:
                game.push(bet)
            assert str(master.choose(Seat.of(game, 0))) == move, (betting, held)
            game.push("stand")
            assert str(master.choose(Seat.of(game, 1))) == "draw", "on 23 of the dealer"


def test_the_third_stage_after_the_betting_is_solved(master: Bot) -> None:
    upcards = upcards_of(number("KS"), number("QH"))
    told = Told((st.RAISE,), True, 0, (11, 10), 0)  # N has a king and no pair, D a queen
    reach = np.ones(len(upcards.table.n)), np.ones(len(upcards.table.d))
    third = Third(upcards, block_of(upcards, told), reach)
    first = third.measured()[1]
    for _ in range(40):
        third.learn()
    chance, gained = third.measured()
    assert 0 <= gained < 0.001 < first and 0 < chance < 1
    assert third.share(0, [2, 1], Standing((0, 0), None)) == 1
    assert third.share(0, [9, 9], Standing((0, 0), None)) is None, "two jacks are a pair"
    with pytest.raises(LookupError):
        block_of(upcards, Told((st.RAISE,), True, 0, (1, 2), 0))  # a trey beside a king


def test_the_master_plays_by_the_solution_in_a_match_of_any_length() -> None:
    match = boneace.new("best-pair-thirty-one", options={"games": 21}, at_once=True, seed=2)
    options = options_record(match.declaration, match.seats, match.options)
    assert settings_of_codes(options) == ()


def test_a_hand_draws_at_most_every_time() -> None:
    """What has been learned is a pair of rounded sums: the shares of both moves stay from 0 to
    1."""
    drew, came = np.array([1.0000001], np.float32), np.array([1.0], np.float32)
    learned: Any = SimpleNamespace(drew=drew, came=came)
    third: Any = SimpleNamespace(places=SimpleNamespace(learned=[learned]), _at=lambda *_: 0)
    assert Third.share(third, 0, (), Standing((0, 0), None)) == 1.0
