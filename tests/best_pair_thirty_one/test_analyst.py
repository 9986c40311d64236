"""Hints and reviews by the solution: the values of moves, and the solution's view of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import boneace
from boneace import bots
from boneace.analysis import Values, review
from boneace.analysis.analysts import own_analyst
from boneace.analysis.hints import why
from boneace.bots.seat import Seat
from boneace.cards import Cards
from boneace.errors import IllegalMove
from boneace.games.best_pair_thirty_one.analyst import NEAR, Solved
from boneace.games.best_pair_thirty_one.solving import policy, prepare
from boneace.games.best_pair_thirty_one.solving.betting import D, N
from boneace.games.best_pair_thirty_one.solving.learning import SIGN
from boneace.games.best_pair_thirty_one.solving.match import nothing
from boneace.games.best_pair_thirty_one.solving.multisets import VALUES
from boneace.games.best_pair_thirty_one.solving.sight import Situation, Standing, Told
from boneace.games.best_pair_thirty_one.solving.solved import (
    ROUNDS,
    THIRD_ROUNDS,
    betting_of,
    third_of,
)
from boneace.games.best_pair_thirty_one.solving.third import ANYHOW
from boneace.games.best_pair_thirty_one.solving.worths import Bets
from boneace.games.best_pair_thirty_one.state import PASS
from boneace.games.options import options_record
from boneace.match.match import Match
from tests.best_pair_thirty_one.table import play, table

KING_AND_QUEEN = Situation((12, 24), (6, 5), ())
"""N has a king face up and D a queen; the points, with that for Best."""


@pytest.fixture(autouse=True, scope="module")
def compiled() -> Iterator[None]:
    prepare()
    yield
    betting_of.cache_clear()
    third_of.cache_clear()


def kings(ann: str = "AS AH", ben: str = "9C 4D", **how: bool) -> Match:
    return table(f"{ann} KS", f"{ben} QH", points=(5, 5), **how)


# --- the values of moves --------------------------------------------------------------------------


@pytest.mark.parametrize("role", [N, D])
def test_moves_that_are_mixed_are_worth_the_same(role: int) -> None:
    """On average over all decisions that the solution reaches, within a thousandth of a game."""
    deal = betting_of(KING_AND_QUEEN, ROUNDS)
    bets = Bets(deal, role, lambda own, other: (own - other) / 11)
    dealt, own = deal.table.dealt, deal.reach(role)[0]
    lost = came = apart = 0.0
    for place, node in enumerate(deal.tree.nodes):
        if node.seat != role:
            continue
        ways = dealt.ways if role == N else dealt.ways.T
        likely = ways @ bets.others[place] / dealt.all
        worth = SIGN[role] * bets.each[place][:, 0] / likely
        share, behind = deal.shares(place), worth.max(axis=0) - worth
        often = own[place] * likely
        came += float(often.sum())
        lost += float((often * share * behind).sum())
        apart += float((often * share * (behind > NEAR)).sum())
        assert -2.001 < worth.min() <= worth.max() < 2.001
    assert lost / came < 0.001 and apart / came < 0.01


@pytest.mark.parametrize("role", [N, D])
def test_bpt_63_who_stands_against_one_who_stood_is_better_so_often(role: int) -> None:
    """All hands of the other, one by one: a jack and a ten beside the upcard, nothing drawn."""
    told = Told((PASS,), False, None, (-1, -1), 0)
    third = third_of(KING_AND_QUEEN, told, ROUNDS, THIRD_ROUNDS, ANYHOW)
    if role == D:
        standing, ranks = Standing((0, 0), N), (9, 6)  # 10 + 10 + 8
    else:
        standing, ranks = Standing((1, 0), D), (2, 1, 9)  # 10 + 4 + 3 + 10
    found = third.chances(role, ranks, standing)
    assert found is not None
    hands, likely = third.others(role, ranks, standing)
    total, own = hands @ VALUES + 10, 10 + sum(int(VALUES[rank]) for rank in ranks)
    ties = float(likely[total == own].sum() / likely.sum())
    more = float(likely[total < own].sum() / likely.sum())
    better = found[1] if role == N else 1 - found[1]
    assert more - 1e-5 <= better <= more + ties + 1e-5
    assert 0 < more < 1


def test_beliefs_agree_with_what_the_other_did() -> None:
    """After a see the hand shows what was said, and what was seen of it."""
    match = play(kings("9S 9H"), "raise", "see")
    values = analyst(match).values(Seat.of(match, 0))
    assert values is not None and values.hands is not None
    found = values.hands
    own, higher = Cards.parse("9S 9H KS").mask, Cards.parse("KH KD KC AS AH AD AC").mask
    for ann, ben in found.tolist():
        assert ann == own and not ann & ben and ben.bit_count() == 3
        assert ben & Cards.parse("QH").mask and not ben & higher, "they said a queen"


def analyst(match: Match) -> Solved:
    options = options_record(match.declaration, match.seats, match.options)
    found = own_analyst(match.game, options)
    assert isinstance(found, Solved)
    return found


# --- hints ----------------------------------------------------------------------------------------


def test_a_hint_at_the_table() -> None:
    match = kings()
    found = match.hint()
    assert found.sure == "abstract"
    best, other = found.moves
    assert (best.move.text, other.move.text) == ("raise", "pass")
    assert best.value.mix is not None and best.value.mix > 0.9
    assert 0 == best.value.behind < other.value.behind < 1
    for hinted in found.moves:
        assert hinted.value.chance is not None and 0.5 < hinted.value.chance < 1
        assert hinted.why
    with pytest.raises(IllegalMove, match="not to move"):
        match.hint(1)


def test_a_hint_in_the_third_stage() -> None:
    match = play(kings("2S 3H", "9C 4D"), "pass", "fold")
    assert [hinted.move.text for hinted in match.hint().moves] == ["draw", "stand"]
    assert match.hint().sure == "abstract"
    play(match, "draw TD")
    worth = match.hint().moves[0].value
    assert worth.chance is not None and 0 < worth.chance < 1


def test_a_move_that_wins_less_often_is_not_said_to_win_more() -> None:
    """Near a double game, a move can win fewer matches and be worth more."""
    match = kings()
    best, other = (hinted.value for hinted in match.hint().moves)
    assert best.chance is not None
    turned = replace(other, chance=best.chance + 0.1)
    assert "%" not in why(turned, Values((best, turned), "abstract"), {})
    assert "%" in why(other, Values((best, other), "abstract"), {})


# --- reviews --------------------------------------------------------------------------------------


def test_a_review_sums_up_to_the_result() -> None:
    match = boneace.new("best-pair-thirty-one", seed=5, at_once=True, standing={"points": [8, 9]})
    players = [bots.make("novice", match.game, seed) for seed in range(2)]
    while not match.over:
        match.push(players[match.seat].choose(Seat.of(match, match.seat)))
    found = review(match, compiled=True)
    assert found.over and found.sure == "abstract" and found.decisions
    for seat in found.seats:
        assert abs(seat.start + seat.luck - seat.loss - seat.end) < 1e-9
        assert seat.end == match.returns()[seat.seat]
    start = [seat.start for seat in found.seats]
    assert start[0] == pytest.approx(-start[1])


def test_a_fold_of_the_best_hand_is_a_loss() -> None:
    folded = play(kings("2C 3D", "AS AH"), "raise", "fold")
    found = review(folded)
    worst = found.worst_first[0]
    assert (worst.seat, worst.made.text) == (1, "fold") and worst.loss > 0.1
    assert worst.chance_loss is not None and worst.chance_loss > 0.05
    for seat in found.seats:
        assert abs(seat.start + seat.luck - seat.loss - seat.end) < 1e-9


# --- positions without a solution -----------------------------------------------------------------


@pytest.mark.parametrize("options", [{"games": 3}, {"raise_limit": "both"}, {"showdown": "all"}])
def test_other_options_are_valued_by_playouts(options: dict[str, object]) -> None:
    match = boneace.new("best-pair-thirty-one", options=options, at_once=True, seed=2)
    assert match.hint().sure == "rollout"


def test_a_foreign_policy_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A truncated file, one of another kind, and one that is not fully solved."""
    match = boneace.new("best-pair-thirty-one", at_once=True, seed=2)
    options = options_record(match.declaration, match.seats, match.options)
    assert isinstance(own_analyst(match.game, options), Solved)
    file = tmp_path / "policy.npz"
    policy.pack(nothing(), file)
    part = tmp_path / "part.npz"
    part.write_bytes(file.read_bytes()[:200])
    other = tmp_path / "other.npz"
    np.savez(other, equity=np.zeros((3, 3)), winning=np.zeros((3, 3)))
    for path in (file, part, other):
        monkeypatch.setattr(policy, "shipped", lambda path=path: policy.Policy(path))
        assert not isinstance(own_analyst(match.game, options), Solved)
