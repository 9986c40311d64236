"""A game in which moves pass cards face down: the suite must see when others learn such a card.

Hush has two cards for each of three seats. Each passes one to the left, twice around; who gives
a card and who gets it know it, and nobody else.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.outside.running import run, write

DECLARATION = """
from boneace.declare import Declaration
DECLARATION = Declaration(name="hush", min_seats=3, max_seats=3, package="hush")
"""
RULES = """
import numpy as np

from boneace.cards import FRENCH_52, Cards
from boneace.kernel.contract import CHANCE, OVER, SEEN_BY_NOBODY
from boneace.kernel.sets import bit, hot_rule, member, rule, size
from boneace.kernel.states import layout

PACK = Cards.parse("6S 7S 8S 9S TS JS QS KS", FRENCH_52).mask

State = layout(
    [
        ("hands", "i8", 3),
        ("stock", "i8"),
        ("given", "i8", 3),
        ("last_hands", "i8", 3),
        ("deal", "i4"),
        ("last_changes", "i1", 3),
        ("dealer", "i1"),
        ("turn", "i1"),
        ("to_deal", "i1"),
        ("to_pass", "i1"),
        ("carried_over", "i1"),
        ("held", "i1", 3),
        ("stock_left", "i1"),
        ("seen_by", "i1"),
    ]
)


@rule
def start(o, s):
    s.carried_over = 0
    s.deal = 1
    s.stock = PACK
    s.to_deal = 6
    s.to_pass = 6
    s.turn = (s.dealer + 1) % 3


@hot_rule
def seat_to_move(o, s):
    return OVER if s.to_pass == 0 else CHANCE if s.to_deal else np.int64(s.turn)


@hot_rule
def moves(o, s):
    return s.stock if s.to_deal else (1 << size(s.hands[s.turn])) - 1


@hot_rule
def play(o, s, move):
    after = (s.turn + 1) % 3
    if s.to_deal:
        s.stock ^= bit(move)
        s.hands[s.turn] |= bit(move)
        s.to_deal -= 1
    else:
        card = bit(member(s.hands[s.turn], move))
        s.hands[s.turn] ^= card
        s.given[s.turn] = 0
        s.hands[after] |= card
        s.given[after] = card
        s.to_pass -= 1
    s.turn = after
    if s.to_pass == 0:
        for seat in range(3):
            s.last_hands[seat] = s.hands[seat]


@rule
def view(o, s, seat):
    if s.seen_by:
        return
    s.seen_by = seat + 1 if seat >= 0 else SEEN_BY_NOBODY
    s.stock_left = size(s.stock)
    for other in range(3):
        s.held[other] = size(s.hands[other])
        known = s.last_hands[other]
        if seat >= 0 and other == (seat + 1) % 3:
            known |= s.given[other]
        elif other != seat:
            s.given[other] = 0
        if other != seat:
            s.stock |= s.hands[other] & ~known
            s.hands[other] &= known


@rule
def returns(o, s, out):
    for seat in range(3):
        out[seat] = 1 if s.hands[seat] > s.hands[(seat + 1) % 3] else -1
"""
WORDS = """
from boneace.cards import FRENCH_52, members
STANDING = ()
def labels(options, f):
    return [f"pass {FRENCH_52.text(card)}" for card in members(f.hands[f.turn])]
"""
CATALOGUE = """
hush-game = Hush
    .summary = A game.
"""
HIDES = "            s.given[other] = 0\n"
TELLS = "            s.given[other] &= s.hands[other]\n"
NUMBERED = """
from boneace.cards import FRENCH_52, members
STANDING = ()
def labels(options, f):
    cards = members(f.hands[f.turn])
    return [f"pass {FRENCH_52.text(card)} at {card}" for card in cards]
"""


def checked(
    folder: Path, rules: str, words: str = WORDS, check: str = "secrets"
) -> subprocess.CompletedProcess[str]:
    """A check of Hush with these rules and words."""
    modules = {"declaration": DECLARATION, "rules": rules, "words": words}
    write(folder, "hush", "**HU-01** Two cards each.", CATALOGUE, **modules)
    asked = ("-m", "boneace.testing", "hush", f"--check={check}")
    return run(folder, *asked, NUMBA_DISABLE_JIT="1")


def test_cards_passed_face_down_are_compared(tmp_path: Path) -> None:
    done = checked(tmp_path, RULES)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_card_passed_face_down_that_others_learn_is_found(tmp_path: Path) -> None:
    assert RULES.count(HIDES) == 1
    done = checked(tmp_path, RULES.replace(HIDES, TELLS))
    assert done.returncode == 1, done.stdout + done.stderr
    assert "FAILED secrets: hush" in done.stdout and "given: [[" in done.stdout


def test_passed_cards_that_cannot_be_compared_are_reported(tmp_path: Path) -> None:
    done = checked(tmp_path, RULES, NUMBERED)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "no such card could be exchanged" in done.stdout


#: The cards go to a pile that lies face down, as one more set after the hands.
PILED = (
    RULES.replace('("hands", "i8", 3)', '("hands", "i8", 4)')
    .replace('("held", "i1", 3)', '("held", "i1", 4)')
    .replace("        s.hands[after] |= card\n", "        s.hands[3] |= card\n")
    .replace("        s.given[after] = card\n", "")
    .replace("range(3):\n        s.held[other]", "range(4):\n        s.held[other]")
    .replace("known = s.last_hands[other]", "known = s.last_hands[other] if other < 3 else 0")
    .replace("        if seat >= 0 and other == (seat + 1) % 3:\n", "        if other == -9:\n")
    .replace("        elif other != seat:\n            s.given[other] = 0\n", "")
)


def test_a_pile_face_down_holds_and_one_that_everybody_sees_is_found(tmp_path: Path) -> None:
    shows = PILED.replace(
        "if other != seat:\n            s.stock", "if other not in (seat, 3):\n            s.stock"
    )
    assert shows != PILED and "s.hands[3] |= card" in PILED
    done = checked(tmp_path / "holds", PILED, check="hidden")
    assert done.returncode == 0, done.stdout + done.stderr
    done = checked(tmp_path / "shows", shows, check="hidden")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "this move shows everybody " in done.stdout and " in set 3 of `hands`" in done.stdout
