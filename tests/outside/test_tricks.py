"""A game with tricks, whose losers go out: the table says whose a card is, the log who is out.

At Topper each is dealt one card and plays it. The lowest card is out; the last who is in wins.
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
    name="topper", min_seats=2, max_seats=3, package="topper", zero_sum=False
)
"""
RULES = """
import numpy as np

from boneace.cards import FRENCH_52, Cards
from boneace.games.defaults.rules import seat_to_move, view
from boneace.games.turns import everybody, next_of
from boneace.games.views import common_fields
from boneace.kernel.contract import EMPTY
from boneace.kernel.sets import bit, hot_rule, lowest, rule, size
from boneace.kernel.states import layout

PACK = Cards.parse("2S 3S 4S 5S 6S", FRENCH_52).mask

State = layout(
    [
        *common_fields(3),
        ("last_hands", "i8", 3),
        ("alive", "i1"),
        ("trick", "i1", 3),
        ("played", "i1"),
        ("to_deal", "i1"),
        ("over", "i1"),
    ]
)


@rule
def start(o, s):
    s.alive = everybody(o)
    begin_deal(s)


@rule
def begin_deal(s):
    s.deal += 1
    s.stock = PACK
    s.to_deal = size(s.alive)
    s.played = 0
    for seat in range(3):
        s.hands[seat] = 0
        s.trick[seat] = EMPTY
    s.turn = next_of(np.int64(s.alive), np.int64(s.dealer))


@hot_rule
def moves(o, s):
    return s.stock if s.to_deal else bit(0)


@hot_rule
def play(o, s, move):
    if s.to_deal:
        s.to_deal -= 1
        s.stock ^= bit(move)
        s.hands[s.turn] = bit(move)
    else:
        s.trick[s.turn] = lowest(s.hands[s.turn])
        s.hands[s.turn] = 0
        s.played += 1
    s.turn = next_of(np.int64(s.alive), np.int64(s.turn))
    if s.played == size(s.alive):
        end_deal(o, s)


@rule
def end_deal(o, s):
    worst = np.int64(s.turn)
    for seat in range(o.seats):
        if s.alive & bit(seat) and s.trick[seat] < s.trick[worst]:
            worst = seat
    s.alive ^= bit(worst)
    if size(s.alive) == 1:
        s.over = 1
    else:
        s.dealer = next_of(np.int64(s.alive), np.int64(s.dealer))
        begin_deal(s)


@rule
def returns(o, s, out):
    for seat in range(o.seats):
        out[seat] = 1 if s.alive & bit(seat) else 0
"""
WORDS = """
from boneace.cards import FRENCH_52, members

ON_TABLE = PLAYED = ("trick",)
FACTS = ("held",)


def labels(options, f):
    return [f"play {FRENCH_52.text(card)}" for card in members(f.hands[f.turn])]


def parse(options, f, text):
    from boneace.errors import IllegalMove, InvalidMove
    verb, *cards = text.lower().split()
    if verb != "play" or len(cards) != 1:
        raise InvalidMove("Play a card")
    if not f.hands[f.turn] >> FRENCH_52.number(cards[0]) & 1:
        raise IllegalMove("Another card", "TO-01")
    return 0
"""
NARRATION = """
from boneace.kernel.contract import ALL_HANDS, CHANCE
from boneace.languages import say

def seen_text(f, seat, text, viewer):
    return text if seat != CHANCE or viewer in (ALL_HANDS, f.turn) else None


def also(options, b, a, seat, names):
    return [] if seat == CHANCE else [say("topper-plays", who=names[seat])]
"""
CATALOGUE = """
topper-game = Topper
    .summary = The lowest card is out.
topper-place-trick = Trick
topper-fact-held = { $count } in hand
topper-plays = { $who ->
    [you] You play
   *[other] { $who } plays
}.
"""


def installed(folder: Path, **changed: str) -> Path:
    modules = {"declaration": DECLARATION, "rules": RULES, "words": WORDS, "narration": NARRATION}
    catalogue = changed.pop("catalogue", CATALOGUE)
    package = write(folder, "topper", "**TO-01** One card each.", catalogue, **modules | changed)
    return package.parent


def checked(folder: Path, *checks: str) -> str:
    named = [f"--check={name}" for name in checks]
    done = run(folder, "-m", "boneace.testing", "topper", *named, NUMBA_DISABLE_JIT="1")
    assert "Traceback" not in done.stderr
    return done.stdout


PLAYED = """
import boneace
from msgspec.json import encode
match = boneace.new("topper", players=["Ann", "Ben", "Cat"], seed=5, at_once=True, dealer=0)
match.push(match.legal[0])
match.push(match.legal[0])
lying = match.present(0).table
match.push(match.legal[0])
seats, ended, last = match.present().seats, match.log(), match.present().last
while not match.over:
    match.push(match.legal[0])
print(encode([lying, seats, ended, match.log(), last]).decode())
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return json.loads(printed(installed(tmp_path_factory.mktemp("installed")), PLAYED))


def test_the_table_says_whose_card_lies_there(played: Any) -> None:
    (trick,) = played[0]
    assert trick["title"] == "Trick" and trick["by_seat"] is True
    assert [card is None for card in trick["cards"]] == [True, False, False]


def test_who_is_out_is_told_and_has_nothing_more(played: Any) -> None:
    _, seats, ended, log, _ = played
    (out,) = [seat["seat"] for seat in seats if not seat["in"]]
    name = ["Ann", "Ben", "Cat"][out]
    assert f"{name} is out." in ended
    assert [len(seat["facts"]) for seat in seats] == [int(seat["in"]) for seat in seats]
    assert sum(line.endswith("is out.") for line in log) == 2


def test_a_deal_has_an_end_to_look_at_if_hands_or_changes_are_kept(played: Any) -> None:
    last = played[4]
    assert (last["deal"], last["hands"], last["changes"]) == (1, [None] * 3, [0] * 3)


def test_the_card_that_ends_a_deal_is_named(played: Any) -> None:
    log = played[3]
    assert sum("??" in line for line in log) == 0
    assert sum(": play " in line for line in log) == 3 + 2


SECRET = """
def seen_text(f, seat, text, viewer):
    return text if viewer in (seat, f.turn) else None
"""
SEEN = """
import boneace
match = boneace.new("topper", players=["Ann", "Ben", "Cat"], seed=5, at_once=True, dealer=0)
match.push(match.legal[0])
print(match.log(0)[-1], match.log(1)[-1], match.log(2)[-1], sep="|")
"""


def test_a_move_that_is_made_in_secret_is_told_as_a_move(tmp_path: Path) -> None:
    said = printed(installed(tmp_path, narration=SECRET), SEEN).strip().split("|")
    assert said[0] == said[2] == "Ben makes a move."
    assert said[1].startswith("Ben: play ")


def test_of_a_move_whose_card_is_secret_the_verb_is_told(tmp_path: Path) -> None:
    verb_alone = SECRET.replace("else None", "else text.partition('play')[1] or None")
    catalogue = f"{CATALOGUE}topper-move-play = Play {{ $rest }}\n"
    folder = installed(tmp_path, narration=verb_alone, catalogue=catalogue)
    said = printed(folder, SEEN).strip().split("|")
    assert said[0] == said[2] == "Ben: Play."
    assert said[1].startswith("Ben: Play ")


def test_the_terminal_says_whose_card_lies_there(tmp_path: Path) -> None:
    command = ("-m", "boneace", "play", "topper", "--plain", "--seed", "5", "--seats", "3")
    said = run(installed(tmp_path), *command, typed="1\n" * 3, NUMBA_DISABLE_JIT="1").stdout
    lying = [line for line in said.splitlines() if line.startswith("Trick: ")]
    assert lying and all(" " in card for line in lying for card in line[7:].split(", "))
    assert any(name in lying[0] for name in ("Ann", "Ben"))


def test_it_holds_to_the_contract(tmp_path: Path) -> None:
    said = checked(installed(tmp_path))
    assert ", 0 failed" in said, said


def test_a_card_hidden_only_at_the_end_of_a_deal_is_found(tmp_path: Path) -> None:
    folder = installed(tmp_path, narration="", words=WORDS.replace("ON_TABLE = PLAYED", "ON_TABLE"))
    said = checked(folder, "shown")
    assert "“play ??” ends the deal, and hides a card; other moves with “play” show theirs" in said
    assert "seen_text in narration.py" in said


def test_the_last_card_of_a_trick_is_named_without_a_seen_text(tmp_path: Path) -> None:
    _, also = NARRATION.split("\n\n\n")
    narration = (
        f"from boneace.kernel.contract import CHANCE\nfrom boneace.languages import say\n{also}"
    )
    folder = installed(tmp_path, narration=narration)
    *_, log, _ = json.loads(printed(folder, PLAYED))
    assert sum(": play " in line for line in log) == 3 + 2 and not any("??" in one for one in log)
    assert ", 0 failed" in checked(folder)


def test_a_sentence_about_you_in_the_third_person_is_found(tmp_path: Path) -> None:
    third = CATALOGUE.replace("    [you] You play\n", "")
    said = checked(installed(tmp_path, catalogue=third), "shown")
    assert "is told “You: play " in said and "You plays.”: the message must have a form for" in said


def test_a_trick_that_is_not_on_the_table_is_found(tmp_path: Path) -> None:
    words = WORDS.replace("ON_TABLE = PLAYED", "PLAYED")
    said = checked(installed(tmp_path, words=words), "layout")
    assert "PLAYED of words.py names 'trick', which ON_TABLE does not" in said
