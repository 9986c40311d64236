"""A game in which a move shows a card, by its rules: the log names it, and the suite expects it.

Peep has three cards and one move. Who does not deal keeps their card or swaps it with the dealer,
who need not give the king, but shows it.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.outside.running import printed, run, write

DECLARATION = """
from boneace.declare import Declaration
DECLARATION = Declaration(name="peep", min_seats=2, max_seats=2, package="peep")
"""
RULES = """
import numpy as np

from boneace.cards import FRENCH_52, Cards
from boneace.kernel.contract import CHANCE, OVER, SEEN_BY_NOBODY
from boneace.kernel.sets import bit, hot_rule, rule, size
from boneace.kernel.states import layout

PACK = Cards.parse("JS QS KS", FRENCH_52).mask
KING = Cards.parse("KS", FRENCH_52).mask

State = layout(
    [
        ("hands", "i8", 2),
        ("stock", "i8"),
        ("last_hands", "i8", 2),
        ("deal", "i4"),
        ("lives", "i1", 2),
        ("last_changes", "i1", 2),
        ("dealer", "i1"),
        ("turn", "i1"),
        ("to_deal", "i1"),
        ("swapped", "i1"),
        ("shown", "i1"),
        ("over", "i1"),
        ("carried_over", "i1"),
        ("held", "i1", 2),
        ("stock_left", "i1"),
        ("seen_by", "i1"),
    ]
)


@rule
def start(o, s):
    s.carried_over = 0
    s.deal = 1
    s.stock = PACK
    s.to_deal = 2
    s.turn = 1 - s.dealer


@hot_rule
def seat_to_move(o, s):
    return OVER if s.over else CHANCE if s.to_deal else np.int64(s.turn)


@hot_rule
def moves(o, s):
    if s.to_deal:
        return s.stock
    return bit(0) if s.turn == s.dealer else bit(0) | bit(1)


@hot_rule
def play(o, s, move):
    if s.to_deal:
        s.stock ^= bit(move)
        s.hands[s.turn] |= bit(move)
        s.to_deal -= 1
    elif s.turn == s.dealer:
        settle(s)
    elif move == 1:
        if s.hands[s.dealer] == KING:
            s.shown = 1
        else:
            s.swapped = 1
            s.hands[0], s.hands[1] = s.hands[1], s.hands[0]
    s.turn = 1 - s.turn


@rule
def settle(s):
    s.over = 1
    loser = 0 if s.hands[0] < s.hands[1] else 1
    s.lives[loser] -= 1
    s.last_changes[loser] = -1
    for seat in range(2):
        s.last_hands[seat] = s.hands[seat]


@rule
def view(o, s, seat):
    if s.seen_by:
        return
    s.seen_by = seat + 1 if seat >= 0 else SEEN_BY_NOBODY
    s.stock_left = size(s.stock)
    for other in range(2):
        s.held[other] = size(s.hands[other])
        known = s.over or (s.swapped and seat >= 0) or (s.shown and other == s.dealer)
        if other != seat and not known:
            s.stock |= s.hands[other]
            s.hands[other] = 0


@rule
def is_consistent(o, s):
    return not s.swapped or s.hands[1 - s.dealer] != KING


@rule
def returns(o, s, out):
    for seat in range(2):
        out[seat] = 1 if s.lives[seat] == max(s.lives[0], s.lives[1]) else -1
"""
WORDS = """
MOVES = ("keep", "swap")
STANDING = ("lives",)
"""
CATALOGUE = """
peep-game = Peep
    .summary = A game.
peep-move-keep = Keep
peep-move-swap = Swap
peep-fact-lives = { $count ->
    [one] 1 life
   *[other] { $count } lives
}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("installed")
    modules = {"declaration": DECLARATION, "rules": RULES, "words": WORDS}
    write(found, "peep", "**PE-01** Three cards.", CATALOGUE, **modules)
    return found


PLAYED = """
import json
import boneace
told = []
for cards in ("QS", "KS"), ("JS", "QS"):
    match = boneace.new("peep", players=["Ann", "Ben"], dealer=1, at_once=True, by_hand=True)
    for card in cards:
        match.push(card)
    match.push("swap")
    logs = [match.log(0), match.log(1), match.log(None)]
    match.push("keep")
    told.append([logs, match.log()])
print(json.dumps(told))
"""


def test_a_card_that_a_move_shows_or_brings_is_named(folder: Path) -> None:
    (refused, _), (swapped, ended) = json.loads(printed(folder, PLAYED))
    # who holds the king knows it already
    assert [log[-1] for log in refused] == ["Ben holds KS.", "Ann: Swap.", "Ben holds KS."]
    # each has seen both cards now, and one of them is new; nobody else has seen any
    assert [log[-1] for log in swapped] == ["Ann holds QS.", "Ben holds JS.", "Ann: Swap."]
    assert ended[-3:] == ["Shown: Ann QS; Ben JS.", "Ben loses 1 life.", "Ann wins the match."]


def test_a_card_that_the_rules_show_is_no_secret(folder: Path) -> None:
    checks = [f"--check={name}" for name in ("hidden", "secrets", "worlds", "uniform")]
    done = run(folder, "-m", "boneace.testing", "peep", *checks)
    assert done.returncode == 0, done.stdout
