"""A deal solved: the passes agree with the rules, and best replies gain little."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from boneace.cards import Cards
from boneace.games.best_pair_thirty_one.scoring import pair_value
from boneace.games.best_pair_thirty_one.solving import position, prepare
from boneace.games.best_pair_thirty_one.solving.betting import D, N, betting, over
from boneace.games.best_pair_thirty_one.solving.deal import Deal
from boneace.games.best_pair_thirty_one.solving.layout import AVERAGE
from boneace.games.best_pair_thirty_one.solving.multisets import ALWAYS_DRAWN, VALUES
from boneace.games.best_pair_thirty_one.solving.upcards import Upcards
from boneace.games.best_pair_thirty_one.state import FOLD, PASS, RAISE, SEE

PASS_FOLD = (PASS, FOLD)


def equity(own: int, other: int) -> float:
    return (own - other) / 11


@cache
def upcards(text: str) -> Upcards:
    n, d = (Cards.parse(card).mask.bit_length() - 1 for card in text.split())
    return Upcards.of(n, d)


# --- the betting ----------------------------------------------------------------------------------


def test_bpt_44_the_betting_of_the_source_is_walked_through_with_the_rules() -> None:
    """Non-dealer 9, dealer 7: raised to 2 and to 3, the player on 9 may only see or fold."""
    tree = betting(9, 7)
    node = next(node for node in tree.nodes if node.before == (RAISE, RAISE))
    assert node.moves == (SEE, FOLD)
    folded = next(line for line in tree.lines if line.moves == (RAISE, RAISE, FOLD))
    assert [outcome.points for outcome in folded.outcomes] == [(9, 9), (9, 9)]
    seen = next(line for line in tree.lines if line.moves == (RAISE, RAISE, SEE))
    assert [outcome.worth for outcome in seen.outcomes] == [1.0, None]
    assert seen.outcomes[D].points == (9, 10)


@pytest.mark.parametrize(
    ("points", "worth"), [((11, 5), 2.0), ((11, 6), 1.0), ((3, 11), -2.0), ((10, 10), None)]
)
def test_bpt_12_a_double_game_counts_for_two(points: tuple[int, int], worth: float | None) -> None:
    assert over(*points) == worth


# --- the deal -------------------------------------------------------------------------------------


def test_all_hands_are_counted_and_compared_as_the_rules_do() -> None:
    found = upcards("KS QD").table
    assert found.dealt.all == 50 * 49 / 2 * 48 * 47 / 2
    assert found.dealt.ways.sum() + found.dealt.prial_n + found.dealt.prial_d == found.dealt.all
    rng = np.random.default_rng(1)
    for _ in range(50):
        a, b = rng.integers(len(found.n.of)), rng.integers(len(found.d.of))
        n, d = int(found.n.of[a]), int(found.d.of[b])
        one, other = int(found.n.cards[a]), int(found.d.cards[b])
        if n < 0 or d < 0 or one & other:
            continue
        hands = one | Cards.parse("KS").mask, other | Cards.parse("QD").mask
        better = pair_value(np.int64(hands[0])) > pair_value(np.int64(hands[1]))
        assert (found.dealt.pair_n[n, d] > 0) == better


# --- the third stage ------------------------------------------------------------------------------


def chance_of_the_point(n: tuple[int, ...], d: tuple[int, ...], left: list[int]) -> float:
    """The probability that N makes the point if both draw up to ALWAYS_DRAWN, card by card.

    Hands are ranks. Of equal hands with a ten as the highest card D’s is better: it is of diamonds.
    """

    def total(hand: tuple[int, ...]) -> int:
        return int(sum(VALUES[rank] for rank in hand))

    def go_on(n: tuple[int, ...], d: tuple[int, ...], turn: int, stood: tuple[bool, bool]) -> float:
        if stood[N] and stood[D]:
            first, second = (total(n), max(n)), (total(d), max(d))
            assert first != second or max(d) == 8, "suits decide"
            return float(first > second)
        hand = n if turn == N else d
        other = 1 - turn
        if stood[turn] or total(hand) > ALWAYS_DRAWN:
            stands = (True, stood[D]) if turn == N else (stood[N], True)
            return go_on(n, d, other, stands)
        pack = [m - (n + d).count(rank) for rank, m in enumerate(left)]
        won = 0.0
        for rank, many in enumerate(pack):
            if not many:
                continue
            drawn = (*hand, rank)
            if total(drawn) > 31:
                after = float(turn == D)
            elif total(drawn) == 31:
                after = float(turn == N)
            else:
                pair = (drawn, d) if turn == N else (n, drawn)
                after = go_on(*pair, turn if stood[other] else other, stood)
            won += many / sum(pack) * after
        return won

    return go_on(n, d, N, (False, False))


@pytest.mark.parametrize(
    ("n", "d"),
    [
        ((7, 8), (0, 1)),  # 26 with the 7, who stands; 15 with the ten, who draws
        ((0, 0), (7, 8)),  # 11, who draws; 29, who stands
        ((1, 4), (7, 7)),  # 16 and 28
    ],
)
def test_bpt_57_to_63_the_passes_draw_as_the_rules_do(
    n: tuple[int, int], d: tuple[int, int]
) -> None:
    """Seven and ten face up; both draw up to 21, as untrained players do."""
    prepare()
    deal = Deal(upcards("7S TD"), (5, 5), equity)
    table = deal.upcards.table
    own = np.flatnonzero((table.n.ranks == n).all(axis=1))
    others = np.flatnonzero((table.d.ranks == d).all(axis=1))
    line = next(at for at, it in enumerate(deal.tree.lines) if it.moves == PASS_FOLD)
    reach: list[list[Any]] = [
        [np.zeros(len(side))] * len(deal.tree.lines) for side in (table.n, table.d)
    ]
    only = np.zeros(len(table.d))
    only[others] = 1
    reach[D][line] = only
    ends = deal.ends(N, (reach[N], reach[D]), AVERAGE, AVERAGE)[line][own].sum()
    base = (deal.worths[line] @ only)[own].sum()
    likely = table.weight[table.hand[N][own[0]], table.hand[D][others[0]]]
    found = (ends - base) / deal.stakes[line].gain[N] / likely
    left = [4 - (rank in (5, 8)) for rank in range(13)]
    exact = chance_of_the_point((5, *n), (8, *d), [m + (m == 3) for m in left])
    assert found == pytest.approx(exact, abs=2e-5)


# --- learning -------------------------------------------------------------------------------------


def test_best_replies_to_what_was_learned_gain_little() -> None:
    prepare()
    deal = Deal(upcards("KS QD"), (8, 8), equity)
    _, before = deal.measured()
    for _ in range(25):
        deal.learn()
    worth, gained = deal.measured()
    assert before > 0.1 > 0.003 > gained >= 0
    assert -2 <= worth <= 2
    assert sum(deal.choices().values()) == pytest.approx(1)


def test_the_same_run_gives_the_same_numbers() -> None:
    prepare()
    found = []
    for _ in range(2):
        deal = Deal(upcards("KS QD"), (9, 8), equity)
        deal.learn()
        deal.learn()
        found.append(deal.measured())
    assert found[0] == found[1]


def test_bpt_13_a_game_that_best_ends_needs_no_solving() -> None:
    deal = Deal(upcards("KS QD"), (10, 4), equity)
    assert deal.measured() == (2.0, 0.0) and deal.choices() == {}


# --- the command ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("score", "cards", "options", "said"),
    [
        ("5", "7S TD", {}, "is not a score"),
        ("11-4", "7S TD", {}, "from 0 to 10"),
        ("5-5", "7S", {}, "is not two cards"),
        ("5-5", "7S 7S", {}, "appears twice"),
        ("5-5", "7S 1X", {}, "1X"),
        ("5-5", "7S TD", {"showdown": "all"}, "showdown"),
    ],
)
def test_what_cannot_be_solved_is_refused(
    score: str, cards: str, options: dict[str, str], said: str
) -> None:
    from boneace import games

    values = games.declaration("best-pair-thirty-one").resolve(None, options)
    with pytest.raises(ValueError, match=said):
        position(score, cards, values)
