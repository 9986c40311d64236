"""A game with only rules and words: its view, log and bots are made from these."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.outside.running import printed, run, write

DECLARATION = """
from dataclasses import replace
from boneace.games.stop_the_bus.declaration import DECLARATION as FOUND, OPTIONS
DECLARATION = replace(FOUND, name="alley-cat", package="alley_cat", options=OPTIONS,
    presets=(), layout=None)
"""
RULES = "from boneace.games.stop_the_bus.rules import *\n"
#: The moves of Stop the Bus; everything else is left out.
WORDS = """
from boneace.games.stop_the_bus.words import NUMBERS, PACK, labels, parse
ON_TABLE = ("widow",)
STANDING = ("lives",)
"""
CATALOGUE = """
alley-cat-game = Alley Cat
    .summary = A game.
alley-cat-fact-lives = { $count ->
    [one] 1 life
   *[other] { $count } lives
}
alley-cat-move-swap = Swap { $rest }
    .hint = Exchange a card
alley-cat-move-stop = Stop now
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("installed")
    modules = {"declaration": DECLARATION, "rules": RULES, "words": WORDS}
    write(found, "alley-cat", "**AC-01** Three cards each.", CATALOGUE, **modules)
    return found


PLAYED = """
import boneace
from msgspec.json import encode
match = boneace.new("alley-cat", players=["Ann", "Ben"], seed=5, at_once=True)
begun, log, moves = match.present(match.turn), match.log(0), [move.text for move in match.legal]
first = match.turn
refused = match.why_not("stop")
match.push(moves[0])
match.push("continue")
while match.deal == 1:
    match.push("stop" if "stop" in match.legal else match.legal[0])
effects = match.effects(max(ply for ply in range(len(match)) if match.plies[ply].seat >= 0))
while not match.over:
    match.push("stop" if "stop" in match.legal else match.legal[0])
print(encode([begun, log, moves, first, refused, effects, match.present(), match.log()]).decode())
"""


@pytest.fixture(scope="module")
def played(folder: Path) -> Any:
    return json.loads(printed(folder, PLAYED))


def test_the_plain_view_shows_hands_places_and_facts(played: Any) -> None:
    begun, _, _, first, *_ = played
    assert (begun["layout"], begun["phase"], begun["turn"]) == ("plain", "", first)
    own, other = begun["seats"][first], begun["seats"][1 - first]
    assert len(own["hand"]) == 3 and "??" not in own["hand"]
    assert other == {
        "seat": 1 - first,
        "in": True,
        "dealer": True,
        "hand": ["??"] * 3,
        "total": None,
        "facts": ["3 lives"],
    }
    (table,) = begun["table"]
    assert table["title"] == "Table" and len(table["cards"]) == 3 and "??" not in table["cards"]
    assert begun["stock"] == 52 - 9 and begun["last"] is None and begun["facts"] == []


def test_the_menu_has_every_move_by_its_message_and_says_why_one_is_closed(played: Any) -> None:
    begun, _, moves, _, refused, *_ = played
    assert [offer["move"] for offer in begun["legal"]] == moves
    rest = moves[0].removeprefix("swap ")
    hint = "Exchange a card"
    assert begun["legal"][0] == {"move": moves[0], "label": f"Swap {rest}", "hint": hint}
    assert begun["legal"][-1]["label"] == "Swap all"
    assert [(one["move"], one["label"]) for one in begun["closed"]] == [
        ("stop", "Stop now"),
        ("continue", "continue"),
    ]
    assert begun["closed"][0]["reason"] == refused == "“stop” is not legal now"


def test_a_viewer_is_told_of_own_cards_and_those_turned_up(played: Any) -> None:
    begun, log, *_ = played
    widow = begun["table"][0]["cards"]
    told = [line for line in log if "is dealt" in line]
    assert len(told) == 3 and all(line.startswith("Ann is dealt ") for line in told)
    assert [line for line in log if "turned up" in line] == [f"{c} is turned up." for c in widow]
    assert log[0] == "Deal 1: Ann deals."


def test_the_end_of_a_deal_and_of_the_match_is_told(played: Any) -> None:
    effects, after, log = played[5:]
    assert [effect["kind"] for effect in effects][-1] == "deal"
    (showdown,) = [effect for effect in effects if effect["kind"] == "showdown"]
    assert showdown["line"].startswith("Shown: Ann ")
    (changed,) = [effect for effect in effects if effect["kind"] == "changed"]
    assert changed["by"] == -1 and changed["line"].endswith(" loses 1 life.")
    winners = after["result"]["winners"]
    assert log[-1] == f"{['Ann', 'Ben'][winners[0]]} wins the match." and len(winners) == 1
    last = after["last"]
    assert last["deal"] == after["deal"] and all(len(hand) == 3 for hand in last["hands"])
    assert sorted(last["changes"]) == [-1, 0]


RESTORED = """
import boneace
from boneace.errors import OptionError
match = boneace.new("alley-cat", 2, seed=5, at_once=True, standing={"lives": [2, 1]})
print(match.standing())
for wrong in ({"lives": [2]}, {"lives": [2, 1000]}, {"chips": [1, 1]}, {"lives": [2, None]}):
    try:
        boneace.new("alley-cat", 2, seed=5, at_once=True, standing=wrong)
    except OptionError as error:
        print(error)
try:
    match.push("dance")
except boneace.InvalidMove as error:
    print(error)
"""


def test_a_standing_is_read_and_what_is_none_is_refused(folder: Path) -> None:
    lines = printed(folder, RESTORED).splitlines()
    assert lines[0] == "{'lives': [2, 1]}"
    assert "127" in lines[2] and "lives" in lines[3] and len(lines) == 6
    assert lines[4] == "at least two seats must be in"


WENT_OUT = """
import boneace
match = boneace.new("alley-cat", 3, seed=5, at_once=True, standing={"lives": [0, 0, 2]})
while not match.over:
    match.push("stop" if "stop" in match.legal else match.legal[0])
seats = match.present(0).seats
print(match.standing()["lives"], [seat.is_in for seat in seats], [seat.facts for seat in seats])
print(match.present(0).result["out"])
"""


def test_who_is_not_alive_is_out_and_has_nothing(folder: Path) -> None:
    has, out = printed(folder, WENT_OUT).splitlines()
    assert has == "[None, None, 1] [False, False, True] [[], [], ['1 life']]"
    assert all(int(deal) > 0 for deal in out.strip("[]").split(", ")[:2]) and "None" in out


CHECKS = ("contract", "tables", "reasons")  # the examples are checked for secrets too


def test_the_contract_holds_and_refusals_say_why(folder: Path) -> None:
    named = [part for check in CHECKS for part in ("--check", check)]
    done = run(folder, "-m", "boneace.testing", "alley-cat", *named, NUMBA_DISABLE_JIT="1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 failed" in done.stdout


BOTS = """
from boneace import bots
import boneace
match = boneace.new("alley-cat", 3, seed=5, at_once=True, standing={"lives": [1, 1, 1]})
players = [bots.make(name, "alley-cat", 1) for name in ("novice", "club", "novice")]
players[1].bot.rollouts = 4
while not match.over:
    match.push(players[match.seat].choose(bots.Seat.of(match, match.seat)), match.seat)
print(match.result()["winners"] != [])
"""


def test_bots_play_a_game_without_heuristics(folder: Path) -> None:
    assert printed(folder, BOTS) == "True\n"


def test_house_rules_are_compared_in_the_words_of_the_game(folder: Path) -> None:
    asked = ("study", "compare", "alley-cat", "--against", "lives=1", "--matches", "4", "--json")
    done = run(folder, "-m", "boneace", *asked, "--level", "novice", NUMBA_DISABLE_JIT="1")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    rows = {one["name"]: one for one in found["rows"]}
    assert rows["deals"]["first"]["mean"] > rows["deals"]["second"]["mean"] >= 1
    titles = {name: one["title"] for name, one in rows.items() if one["group"] == "moves"}
    assert titles["stop"] == "Stop now" and titles["swap"] == "Swap"


NARRATION = """
def also(options, b, a, seat, names):
    return [f"{names[seat]} has {a.held[seat]}."] if seat >= 0 else []
"""
ALSO = """
import boneace
match = boneace.new("alley-cat", players=["Ann", "Ben"], seed=5, at_once=True)
match.push(match.legal[0])
print(match.log(0)[-1])
print(match.present(0).seats[0].facts)
"""


def test_a_game_adds_sentences_and_facts_to_the_default_ones(folder: Path) -> None:
    package = folder / "alley_cat"
    (package / "narration.py").write_text(NARRATION)
    words = (package / "words.py").read_text()
    (package / "words.py").write_text(words + 'FACTS = ("turns", "held")\n')
    try:
        log, facts = printed(folder, ALSO).splitlines()
    finally:
        (package / "narration.py").unlink()
        (package / "words.py").write_text(words)
    assert re.fullmatch(r"(Ann|Ben): Swap .+\. \1 has 3\.", log)
    assert facts == "['3 lives', 'held 3']"
