"""A game for one seat, which can be lost: nobody has won then, in whatever language it is said.

At Solo a card of two is dealt, and guessed; a wrong guess loses very much.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.outside.running import printed, run, write

DECLARATION = """
from boneace.declare import Declaration
DECLARATION = Declaration(name="solo", min_seats=1, max_seats=1, package="solo", zero_sum=False)
"""
RULES = """
from boneace.cards import FRENCH_52, Cards
from boneace.games.defaults.rules import deal_card, seat_to_move, view
from boneace.games.views import common_fields
from boneace.kernel.sets import bit, hot_rule, lowest, rule
from boneace.kernel.states import layout

PACK = Cards.parse("2S 3S", FRENCH_52).mask

State = layout(
    [
        *common_fields(1),
        ("last_changes", "i8", 1),
        ("last_hands", "i8", 1),
        ("to_deal", "i1"),
        ("over", "i1"),
    ]
)


@rule
def start(o, s):
    s.deal = 1
    s.stock = PACK
    s.to_deal = 1


@hot_rule
def moves(o, s):
    return s.stock if s.to_deal else bit(0) | bit(1)


@hot_rule
def play(o, s, move):
    if s.to_deal:
        deal_card(o, s, move)
    else:
        s.last_hands[0] = s.hands[0]
        s.last_changes[0] = 5000000000 if lowest(s.hands[0]) == 1 + move else -5000000000
        s.over = 1


@rule
def returns(o, s, out):
    out[0] = s.last_changes[0]
"""
CATALOGUE = """
solo-game = Solo
    .summary = One card of two.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    modules = {"declaration": DECLARATION, "rules": RULES, "words": 'MOVES = ("two", "three")'}
    return write(tmp_path, "solo", "**SO-01** One card.", CATALOGUE, **modules).parent


PLAYED = """
import json
import boneace
from boneace.languages import speaking
found = []
for right in (True, False):
    match = boneace.new("solo", seed=5, at_once=True)
    match.push("two" if ("2S" in match.view(0).hand) == right else "three")
    with speaking("fr"):
        found.append([match.result()["winners"], match.returns(), match.log(0)[-1]])
print(json.dumps(found))
"""


def test_who_loses_alone_has_not_won(folder: Path) -> None:
    right, wrong = json.loads(printed(folder, PLAYED))
    assert right == [[0], [5e9], "Seat 0 gagne la partie."]
    assert wrong == [[], [-5e9], "La partie est terminée."]


@pytest.mark.parametrize("guess", ["two", "three"])
def test_the_terminal_says_so_too(folder: Path, guess: str) -> None:
    command = ("-m", "boneace", "play", "solo", "--plain", "--seed", "5")
    said = run(folder, *command, typed=f"{guess}\n", NUMBA_DISABLE_JIT="1").stdout
    won = "You win the match" in said
    assert won == ("You win 5000000000" in said)
    assert ("The match is over" in said) == (not won)
    assert said.startswith("Solo, Default.")


@pytest.mark.parametrize("command", ["arena solo novice club", "exploit solo --bot novice"])
def test_bots_have_nobody_to_play_against(folder: Path, command: str) -> None:
    done = run(folder, "-m", "boneace", *command.split(), NUMBA_DISABLE_JIT="1")
    assert done.returncode == 2
    told = "bots cannot play against each other in Solo: it has one seat here"
    assert done.stderr == f"boneace: {told}\n"


def test_what_is_won_alone_is_compared_with_nobody(folder: Path) -> None:
    command = ("simulate", "solo", "zoo:random", "--matches", "8", "--jobs", "1", "--json")
    done = run(folder, "-m", "boneace", *command, NUMBA_DISABLE_JIT="1")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)["figures"]
    found = {(one["group"], one["of"]): one["found"]["mean"] for one in figures}
    won = found["won", "place"]
    assert 0 < won < 1
    assert found["gain", "place"] == found["dealt", "place"] == 5e9 * won - 5e9 * (1 - won)


def test_one_seat_is_one_seat(folder: Path) -> None:
    assert "Solo, 1 seat\n" in run(folder, "-m", "boneace", "games").stdout
    done = run(folder, "-m", "boneace", "solve", "solo", NUMBA_DISABLE_JIT="1")
    told = "Solo for one seat cannot be solved exactly: that needs two"
    assert (done.returncode, done.stderr) == (2, f"boneace: {told}\n")


def test_large_numbers_are_no_sets_of_cards(folder: Path) -> None:
    done = run(folder, "-m", "boneace.testing", "solo", NUMBA_DISABLE_JIT="1")
    assert ", 0 failed" in done.stdout, done.stdout + done.stderr
