"""A game for two pairs: points by side, and partners who sit opposite each other.

At Duet each is dealt one card in each of two deals. The pair with the highest card wins a point.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.outside.running import printed, run, write

DECLARATION = """
from boneace.declare import Declaration
DECLARATION = Declaration(
    name="duet", min_seats=4, max_seats=4, package="duet", partners={}, zero_sum=False
)
"""
RULES = """
import numpy as np

from boneace.cards import FRENCH_52, Cards
from boneace.games.defaults.rules import deal_card, seat_to_move, view
from boneace.games.views import common_fields
from boneace.kernel.sets import bit, hot_rule, rule
from boneace.kernel.states import layout

PACK = Cards.parse("2S 3S 4S 5S", FRENCH_52).mask

State = layout(
    [
        *common_fields(4),
        ("last_changes", "i8", 4),
        ("last_hands", "i8", 4),
        ("points", "i8", 2),
        ("to_deal", "i1"),
        ("over", "i1"),
    ]
)


@rule
def start(o, s):
    s.carried_over = 0
    begin_deal(s)


@rule
def begin_deal(s):
    s.deal += 1
    s.stock = PACK
    s.to_deal = 4
    s.turn = s.dealer
    for seat in range(4):
        s.hands[seat] = 0


@hot_rule
def moves(o, s):
    return s.stock if s.to_deal else bit(0)


@hot_rule
def play(o, s, move):
    if s.to_deal:
        deal_card(o, s, move)
        return
    best = 0
    for seat in range(4):
        s.last_hands[seat] = s.hands[seat]
        if s.hands[seat] > s.hands[best]:
            best = seat
    for seat in range(4):
        s.last_changes[seat] = 1 if seat % 2 == best % 2 else 0
    s.points[best % 2] += 1
    if s.deal == 2:
        s.over = 1
    else:
        begin_deal(s)


@rule
def returns(o, s, out):
    for seat in range(4):
        out[seat] = s.points[seat % 2]
"""
WORDS = """
MOVES = ("show",)
STANDING = ("points",)
STANDING_OF = {"points": "side"}
"""
LOOK = """
from boneace.languages import say


def phase(options, f):
    return say("duet-phase")
"""
CATALOGUE = """
duet-phase = Everybody shows
duet-game = Duet
    .summary = The highest card wins a point for its pair.
duet-move-show = Show
duet-fact-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
"""


def installed(folder: Path) -> Path:
    modules = {"declaration": DECLARATION, "rules": RULES, "words": WORDS, "look": LOOK}
    return write(folder, "duet", "**DU-01** Four play.", CATALOGUE, **modules).parent


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return installed(tmp_path)


PLAYED = """
import json
from dataclasses import replace
import boneace
match = boneace.new("duet", seed=5, at_once=True)
match.push("show")
seen = [[seat.facts for seat in match.present(viewer).seats] for viewer in (1, None)]
begun = boneace.new("duet", seed=5, at_once=True).to_record()
later = boneace.replay(replace(begun, start={"points": [3, -4]}))
described = match.declaration.to_json()["partners"]
facts = match.present(1).facts
results = []
for seed in range(6):
    ended = boneace.new("duet", players=["Ann", "Ben", "Cat", "Dan"], seed=seed, at_once=True)
    ended.push("show")
    ended.push("show")
    results.append([ended.standing()["points"], ended.log()[-1]])
print(json.dumps([seen, match.standing(), later.standing(), described, facts, results]))
"""


@pytest.fixture
def played(folder: Path) -> Any:
    return json.loads(printed(folder, PLAYED))


def test_the_plain_table_says_who_are_partners_and_what_their_side_has(played: Any) -> None:
    (mine, spectated), standing, _, described, *_ = played
    points = ["1 point" if has == 1 else f"{has} points" for has in standing["points"] * 2]
    assert spectated == [[has] for has in points]
    assert mine == [[points[0]], [points[1]], [points[2]], ["your partner", points[3]]]
    assert described == {}  # the page knows that four always are partners


def test_the_plain_table_says_what_is_going_on(played: Any) -> None:
    assert played[4] == ["Everybody shows"]


def test_partners_win_together_and_two_pairs_share(played: Any) -> None:
    said = {
        (2, 0): "Ann and Cat win the match.",
        (0, 2): "Ben and Dan win the match.",
        (1, 1): "Ann, Ben, Cat and Dan share the match.",
    }
    results = {tuple(points): line for points, line in played[5]}
    assert len(results) > 1 and results.items() <= said.items()


def test_a_match_begins_with_a_standing_by_side(played: Any) -> None:
    assert played[2] == {"points": [3, -4]}


def test_the_arena_counts_what_the_sides_win(folder: Path) -> None:
    command = ("arena", "duet", "novice", "zoo:random", "--matches", "2", "--jobs", "1", "--json")
    done = run(folder, "-m", "boneace", *command, NUMBA_DISABLE_JIT="1")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["pairings"]


PLANNED = """
from boneace.table.clubs.evenings import has_sides
from boneace.table.friends.state import Rules
print([has_sides(Rules("duet"), 4), has_sides(Rules("thirty-one"), 4)])
"""


def test_an_evening_of_a_club_has_partners(folder: Path) -> None:
    assert printed(folder, PLANNED) == "[True, False]\n"


def test_it_holds_to_the_contract(folder: Path) -> None:
    done = run(folder, "-m", "boneace.testing", "duet", NUMBA_DISABLE_JIT="1")
    assert ", 0 failed" in done.stdout, done.stdout + done.stderr
