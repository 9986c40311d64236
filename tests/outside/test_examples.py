"""The examples: packages to copy, which fulfil the contract and play the named games."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside.running import printed, run
from tests.places import checkout

EXAMPLES = checkout() / "examples"
GAMES = ("kuhn", "leduc")
SOURCES = {".py", ".toml", ".ftl", ".md"}


GUIDE = EXAMPLES.parent / "docs" / "adding-a-game.md"


def test_what_the_guide_quotes_is_in_the_example() -> None:
    quoted = re.findall(r"```(?:python|toml|ftl|md)\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    files = [path for path in (EXAMPLES / "kuhn").rglob("*") if path.suffix in SOURCES]
    sources = [path.read_text(encoding="utf-8") for path in files]
    assert len(quoted) > 5
    assert [text for text in quoted if not any(text in source for source in sources)] == []


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the examples are installed with pip."""
    found = tmp_path_factory.mktemp("installed")
    command = (sys.executable, "-m", "pip", "install", "--no-deps", "--no-build-isolation")
    folders = [str(EXAMPLES / game) for game in GAMES]
    done = subprocess.run(
        [*command, "--quiet", "--target", str(found), *folders],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return found


def test_the_examples_hold_to_the_contract(folder: Path) -> None:
    done = run(folder, "-m", "boneace.testing", *GAMES)
    assert done.returncode == 0, done.stdout + done.stderr
    told = re.findall(r"^(\w+): [1-9]\d* checks, 0 failed", done.stdout, re.MULTILINE)
    assert tuple(told) == GAMES


def test_the_tests_of_an_example_pass(folder: Path) -> None:
    tests = str(EXAMPLES / "kuhn" / "tests")
    done = run(folder, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", tests)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^[4-9] passed", done.stdout, re.MULTILINE)


#: Compiles a driver of both games from nothing. The options of Leduc begin like those of Kuhn.
BOTH = f"""
import numpy as np
from boneace import games
from boneace.games.options import options_record

for game in {GAMES}:
    declaration, drivers = games.declaration(game), games.drivers(game)
    state = np.zeros(1, games.part(game, "rules").State)
    seen, o = state.copy(), options_record(declaration, 2, declaration.resolve())
    drivers.begin(o, state)
    drivers.look(o, state, 0, seen)
    print(drivers.sample(o, seen, state, np.array([7], np.uint64), 1))
"""


def test_two_games_in_one_process_compile_without_a_warning(folder: Path, tmp_path: Path) -> None:
    done = run(folder, "-c", BOTH, BONEACE_CACHE=str(tmp_path))
    assert (done.stdout.split(), done.stderr) == (["True", "True"], "")


#: Plays every sequence of moves and cards. A seat's knowledge when it is to move is its log.
TREE = """
import json, sys
import boneace
from boneace.cards import members

def walk(match):
    if match.over:
        ends.append(match.returns())
        return
    if match.turn == "chance":
        moves = list(members(match.cards_to_come))
    else:
        moves = [move.text for move in match.legal]
        known.add((match.turn, *match.log(match.turn)))
    for move in moves:
        match.push(move)
        walk(match)
        match.pop()

found = {}
for game in sys.argv[1:]:
    ends, known = [], set()
    walk(boneace.new(game, players=["Ann", "Ben"], by_hand=True))
    found[game] = [len(ends), len(known), sorted({abs(won) for won, _ in ends})]
    assert all(one == -other for one, other in ends)
print(json.dumps(found))
"""
TREES = {
    # 6 deals of 5 ways to bet; 3 cards and 2 places to decide in for each seat
    "kuhn": [30, 12, [1, 2]],
    # 30 deals: 4 ways to fold at once, 5 to go on with each of 4 cards and then 9 to end.
    # 6 own cards: 6 places to decide in, and 5 ways to each of 5 cards and 6 more
    "leduc": [30 * (4 + 5 * 4 * 9), 6 * (6 + 5 * 5 * 6), [0, 1, 3, 5, 7, 9, 11, 13]],
}


def test_the_trees_of_the_games_are_those_of_the_literature(folder: Path) -> None:
    """12 and 936 information sets, as OpenSpiel counts them."""
    done = run(folder, "-c", TREE, *TREES)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == TREES


OWED = """
import json
import boneace
match = boneace.new("leduc", seats=2, seed=1, options={"deals": 2})
match.push("raise")
match.push("fold")
print(json.dumps([match.standing(), [seat.facts for seat in match.present(0).seats]]))
"""


def test_who_owes_a_chip_is_not_shown_with_one(folder: Path) -> None:
    standing, facts = json.loads(printed(folder, OWED))
    assert standing == {"chips": [1, -1]}
    assert [has for has, _ in facts] == ["1 chip", "−1 chip"]
    assert [pot for _, pot in facts] == ["1 chip in the pot", "1 chip in the pot"]


OBSERVED = """
import json
from boneace import games
from boneace.env.places import fields_of
print(json.dumps([games.part("leduc", "rules").State.names,
    {field.name: [field.kind, field.by] for field in fields_of("leduc")}]))
"""


def test_a_learner_observes_every_field_of_a_game_that_names_none(folder: Path) -> None:
    names, observed = json.loads(printed(folder, OBSERVED))
    assert set(names) - observed.keys() == {"carried_over", "spare"}
    assert observed["widow"] == ["card", "place"] and observed["paid"] == ["signed", "seat"]
    assert observed["turn"] == ["seat", ""] and observed["stage"] == ["signed", ""]
    assert observed["hands"] == observed["last_hands"] == ["cards", "seat"]


ARENA = """
import json
from boneace import arena
from boneace.bots import zoo
table = arena.contest("kuhn", ["zoo"], matches=5)
print(json.dumps([zoo.describe("kuhn"), zoo.names("leduc"), table.bots, table.pairings[0].sets]))
"""


def test_an_example_brings_a_strategy_to_the_arena(folder: Path) -> None:
    """Every game has `random`; one without a `zoo.py` has nothing else."""
    kuhn, leduc, bots, sets = json.loads(printed(folder, ARENA))
    assert kuhn["honest"] == "Bets the king, and nothing else." and leduc == ["random"]
    assert (bots, sets) == (["zoo:honest", "zoo:random"], 5)


def test_an_example_is_played_line_by_line(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.toml"
    typed = "?\nrules KP-03\ntable\n" + "1\n" * 4
    command = ("-m", "boneace", "play", "kuhn", "--plain", "--seed", "3", "--record", str(file))
    done = run(folder, *command, typed=typed)
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()
    assert said[:2] == [
        "Kuhn poker, Default. One card each of three, and one bet at most: "
        "poker as small as it can be.",
        "Seat 0: You.",
    ]
    assert "rules: the rules of this match. rules KP-01: one clause." in said
    assert "KP-03 The dealer plays first. In turn each passes, or bets one chip." in said
    assert "You are dealt QS." in said and "Seat 1, Ann: 1 card." in said
    assert said[-1] in ("Ann wins the match.", "You win the match.")
    record = file.read_text(encoding="utf-8")
    assert 'game = "kuhn"' in record and "pass" in record


def test_a_longer_match_keeps_chips_and_turns_up_a_card(folder: Path) -> None:
    command = ("-m", "boneace", "play", "leduc", "--plain", "--seed", "3", "--option", "deals=3")
    done = run(folder, *command, typed="moves\n" + "call\n" * 30)
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()
    assert "Not allowed: fold. There is no raise to answer: call or raise (LP-04)." in said
    assert "Deal 3: you deal." in said
    assert any(line.startswith("Card on the table: ") for line in said)
    assert any(line.startswith("Standing: You: ") and "chip" in line for line in said)
