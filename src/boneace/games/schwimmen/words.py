"""The moves of Schwimmen in words: notation, labels, and why a move is closed."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.cards import FRENCH_32
from boneace.errors import IllegalMove
from boneace.games import standings
from boneace.games.facts import Facts
from boneace.games.lives import words as lives_words
from boneace.games.schwimmen import state
from boneace.games.schwimmen import state as st
from boneace.games.schwimmen.dealing import enough_left
from boneace.games.swaps.words import SWAPS, parse_move, swap_labels
from boneace.languages import say

PACK = FRENCH_32
#: The fields of a state that hold the cards lying on the table, for a picture of it.
ON_TABLE = ("widow",)
VERBS = {
    "swap all": st.SWAP_ALL,
    "pass": st.PASS,
    "knock": st.KNOCK,
    "continue": st.CONTINUE,
    "renew": st.RENEW,
    "keep first": st.KEEP_FIRST,
    "keep second": st.KEEP_SECOND,
}
_VERB_TABLE = ("",) * SWAPS + tuple(VERBS)
#: The moves whose number is the same in every state.
NUMBERS = VERBS


def labels(options: Facts, f: Facts) -> Sequence[str]:
    """The notation of every move, by number, as moves are numbered in this state."""
    if f.phase != state.TURN:
        return _VERB_TABLE
    return [*swap_labels(f.hands[f.turn], f.widow), *VERBS]


def parse(options: Facts, f: Facts, text: str) -> int:
    """The number of a move written in notation, in any case.

    Raises InvalidMove if it is not a move of the game, IllegalMove if it is one that has no
    number in this state.
    """
    return parse_move(text, VERBS, "Schwimmen", lambda: _lying(f), "SCH-10")


def _lying(f: Facts) -> tuple[int, list[int]]:
    if f.phase != state.TURN:
        raise IllegalMove(*_why_no_turn(f))
    return f.hands[f.turn], f.widow


def why_not(options: Facts, f: Facts, move: int) -> tuple[str, str | None]:
    """The sentence and the clause that say why a move is not legal in this state."""
    if f.phase != state.TURN:
        return _why_no_turn(f)
    if move in (st.KEEP_FIRST, st.KEEP_SECOND):
        return say("schwimmen-kept"), "SCH-06"
    if move == st.PASS:
        return say("schwimmen-no-pass"), "B-SCH-08"
    if move == st.RENEW:
        return _why_not_renewed(options, f)
    if move in (st.KNOCK, st.CONTINUE):
        return _why_not_closed(options, f)
    return say("schwimmen-exchange"), "SCH-09"


def _why_no_turn(f: Facts) -> tuple[str, str | None]:
    """Why nobody has a turn now, or has had an exchange already."""
    if f.phase == state.DONE:
        return say("match-over"), "SCH-27"
    if f.phase == state.DEALING:
        return say("lives-cards-first"), "SCH-05"
    if f.phase == state.RENEWING:
        return say("schwimmen-new-first"), "SCH-13"
    if f.phase == state.SAYING:
        return say("schwimmen-say-first"), "SCH-31"
    return say("schwimmen-keep-before"), "SCH-06"


def _why_not_renewed(options: Facts, f: Facts) -> tuple[str, str | None]:
    if options.seven_eight_nine != state.ON_REQUEST:
        return say("schwimmen-never-renewed"), "B-SCH-09"
    if not enough_left(f):
        return say("schwimmen-none-left"), "B-SCH-09"
    return say("schwimmen-not-seven-eight-nine"), "SCH-32"


def _why_not_closed(options: Facts, f: Facts) -> tuple[str, str | None]:
    if f.knocker >= 0:
        return say("schwimmen-knocked"), "SCH-14"
    if options.knock_when == state.AFTER:
        return say("schwimmen-after-turn"), "SCH-31"
    return say("lives-knock-early"), "SCH-28"


standing, restore, result = lives_words.standing, lives_words.restore, standings.result
