"""A game in which moves prove something: who does not follow suit has no card of it.

Follow has three cards for each of three seats, of twelve, and three tricks.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.outside.running import run, write

DECLARATION = """
from boneace.declare import Declaration
DECLARATION = Declaration(name="follow", min_seats=3, max_seats=3, package="follow")
"""
RULES = """
import numpy as np

from boneace.cards import FRENCH_52, Cards
from boneace.games.views import begin_view, common_fields, hide_hand
from boneace.kernel.contract import CHANCE, EMPTY, OVER
from boneace.kernel.sets import bit, hot_rule, member, rule, size
from boneace.kernel.states import layout

PACK = Cards.parse("TS JS QS KS TH JH QH KH TD JD QD KD", FRENCH_52).mask
SUIT = (1 << 13) - 1

State = layout(
    [
        *common_fields(3),
        ("taken", "i8"),
        ("tricks", "i1", 3),
        ("trick", "i1", 3),
        ("void", "i1", 3),  # the suits that each has shown not to have
        ("leader", "i1"),
        ("laid", "i1"),
        ("to_deal", "i1"),
    ]
)


@rule
def start(o, s):
    s.deal = 1
    s.stock = PACK
    s.to_deal = 9
    s.turn = s.leader = (s.dealer + 1) % 3
    s.trick[0] = s.trick[1] = s.trick[2] = EMPTY


@hot_rule
def seat_to_move(o, s):
    if s.to_deal:
        return CHANCE
    return OVER if size(s.taken) == 9 else np.int64(s.turn)


@rule
def suit_of(card):
    return SUIT << (np.int64(card) // 13 * 13)


@hot_rule
def moves(o, s):
    if s.to_deal:
        return s.stock
    hand = s.hands[s.turn]
    follow = hand & suit_of(s.trick[s.leader]) if s.laid else 0
    legal = 0
    for place in range(size(hand)):
        if follow == 0 or follow & bit(member(hand, place)):
            legal |= bit(place)
    return legal


@hot_rule
def play(o, s, move):
    if s.to_deal:
        s.stock ^= bit(move)
        s.hands[s.turn] |= bit(move)
        s.to_deal -= 1
        s.turn = (s.turn + 1) % 3
        return
    card = member(s.hands[s.turn], move)
    s.hands[s.turn] ^= bit(card)
    s.trick[s.turn] = card
    led = np.int64(s.trick[s.leader]) // 13
    if card // 13 != led:
        s.void[s.turn] |= bit(led)
    s.laid += 1
    s.turn = (s.turn + 1) % 3
    if s.laid == 3:
        end_trick(s)


@rule
def end_trick(s):
    best = np.int64(s.leader)
    for seat in range(3):
        if bit(s.trick[seat]) & suit_of(s.trick[best]) and s.trick[seat] > s.trick[best]:
            best = seat
    for seat in range(3):
        s.taken |= bit(s.trick[seat])
        s.trick[seat] = EMPTY
    s.tricks[best] += 1
    s.turn = s.leader = best
    s.laid = 0


@rule
def view(o, s, seat):
    if begin_view(s, seat):
        for other in range(3):
            if other != seat:
                hide_hand(s, other, 0)


@rule
def is_consistent(o, s):
    for seat in range(3):
        for suit in range(4):
            if s.void[seat] & bit(suit) and s.hands[seat] & suit_of(13 * suit):
                return False
    return True


def elsewhere(o, s):
    return s.taken


@rule
def returns(o, s, out):
    for seat in range(3):
        out[seat] = s.tricks[seat] - 1
"""
WORDS = """
from boneace.cards import FRENCH_52, members
ON_TABLE = ("trick",)
def labels(options, f):
    return [f"play {FRENCH_52.text(card)}" for card in members(f.hands[f.turn])]
"""
CATALOGUE = """
follow-game = Follow
    .summary = A game.
follow-move-play = Play { $rest }
"""
CHECKS = ("contract", "cards", "hidden", "secrets", "worlds", "is_consistent", "uniform")


def checked(folder: Path, rules: str, *checks: str) -> subprocess.CompletedProcess[str]:
    """Checks of Follow with these rules."""
    modules = {"declaration": DECLARATION, "rules": rules, "words": WORDS}
    write(folder, "follow", "**FO-01** Three cards each.", CATALOGUE, **modules)
    named = [f"--check={name}" for name in checks]
    return run(folder, "-m", "boneace.testing", "follow", *named, NUMBA_DISABLE_JIT="1")


def test_a_trick_game_holds(tmp_path: Path) -> None:
    done = checked(tmp_path, RULES, *CHECKS, "impossible")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_world_that_a_move_has_ruled_out_is_found(tmp_path: Path) -> None:
    """The other checks see nothing: such a world looks like the true one."""
    forgotten = RULES.replace("def is_consistent", "def has_followed")
    done = checked(tmp_path / "others", forgotten, *CHECKS)
    assert done.returncode == 0, done.stdout + done.stderr
    done = checked(tmp_path / "impossible", forgotten, "impossible")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "FAILED impossible: follow" in done.stdout and "“play " in done.stdout
    assert "a field that says what the move has proved, and is_consistent" in done.stdout
