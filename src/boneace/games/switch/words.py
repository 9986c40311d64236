"""The moves of Switch in words: notation, labels, and why a move is closed."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.cards import FRENCH_52
from boneace.errors import IllegalMove
from boneace.games import standings
from boneace.games.facts import Facts
from boneace.games.lives import words as lives_words
from boneace.games.swaps.words import SWAPS, parse_move, swap_labels
from boneace.games.switch import state
from boneace.games.switch import state as st
from boneace.languages import say

PACK = FRENCH_52
#: The fields of a state that hold the cards lying on the table, for a picture of it.
ON_TABLE = ("widow",)
VERBS = {
    "swap up": st.SWAP_UP,
    "swap down": st.SWAP_DOWN,
    "knock": st.KNOCK,
    "stand": st.STAND,
    "pass": st.PASS,
    "keep first": st.KEEP_FIRST,
    "keep second": st.KEEP_SECOND,
    "restart": st.RESTART,
    "decline": st.DECLINE,
}
_VERB_TABLE = ("",) * SWAPS + tuple(VERBS)
#: The moves whose number is the same in every state.
NUMBERS = VERBS


def labels(options: Facts, f: Facts) -> Sequence[str]:
    """The notation of every move, by number, as moves are numbered in this state."""
    if f.phase != state.TURN:
        return _VERB_TABLE
    hand = f.hands[f.turn]
    return [*swap_labels(hand, f.widow[: state.DOWN]), *VERBS]


def parse(options: Facts, f: Facts, text: str) -> int:
    """The number of a move written in notation, in any case.

    Raises InvalidMove if it is not a move of the game, IllegalMove if it is one that has no
    number in this state.
    """
    return parse_move(text, VERBS, "Switch", lambda: _lying(f), "T31-57")


def _lying(f: Facts) -> tuple[int, list[int]]:
    if f.phase != state.TURN:
        raise IllegalMove(*_why_no_turn(f))
    return f.hands[f.turn], f.widow[: state.DOWN]


def why_not(options: Facts, f: Facts, move: int) -> tuple[str, str | None]:
    """The sentence and the clause that say why a move is not legal in this state."""
    if f.phase != state.TURN:
        return _why_no_turn(f)
    if move in (st.KEEP_FIRST, st.KEEP_SECOND):
        return say("switch-one-laid"), "T31-55"
    if move in (st.RESTART, st.DECLINE):
        if options.restart == state.NONE:
            return say("switch-no-restart"), "B-T31-02"
        return say("switch-restart-later"), "T31-59"
    return _why_not_on_turn(f, options, move)


def _why_no_turn(f: Facts) -> tuple[str, str | None]:
    """Why nobody has a turn now."""
    if f.phase == state.DONE:
        return say("match-over"), "T31-58"
    if f.phase == state.DEALING:
        return say("lives-cards-first"), "T31-54"
    if f.phase == state.KEEPING:
        return say("switch-keep-before"), "T31-55"
    return say("switch-all-shown"), "T31-59"


def _why_not_on_turn(f: Facts, options: Facts, move: int) -> tuple[str, str | None]:
    if move == st.SWAP_DOWN:
        return say("switch-no-unseen"), "B-T31-01"
    if move == st.STAND:
        return say("lives-stand-last"), "T31-58"
    if move == st.PASS and options.fourth_action == state.UNSEEN:
        return say("switch-no-pass"), "B-T31-01"
    if move in (st.KNOCK, st.PASS) and f.knocker >= 0:
        return say("switch-knocked"), "T31-58"
    if move == st.KNOCK:
        return say("lives-knock-early"), "T31-58"
    return say("switch-exchange"), "T31-57"


standing, restore, result = lives_words.standing, lives_words.restore, standings.result
