"""The moves of Stop the Bus in words: notation, labels, and why a move is closed."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.cards import FRENCH_52
from boneace.errors import IllegalMove
from boneace.games import standings
from boneace.games.facts import Facts
from boneace.games.lives import words as lives_words
from boneace.games.stop_the_bus import state
from boneace.games.stop_the_bus.state import CONTINUE, STOP, SWAP_ALL
from boneace.games.swaps.words import SWAPS, parse_move, swap_labels
from boneace.languages import say

PACK = FRENCH_52
#: The fields of a state that hold the cards lying on the table, for a picture of it.
ON_TABLE = ("widow",)
VERBS = {"swap all": SWAP_ALL, "stop": STOP, "continue": CONTINUE}
_VERB_TABLE = ("",) * SWAPS + tuple(VERBS)
#: The moves whose number is the same in every state.
NUMBERS = VERBS


def labels(options: Facts, f: Facts) -> Sequence[str]:
    """The notation of every move, by number, as moves are numbered in this state."""
    if f.phase != state.TURN:
        return _VERB_TABLE
    hand = f.hands[f.turn]
    return [*swap_labels(hand, f.widow), *VERBS]


def parse(options: Facts, f: Facts, text: str) -> int:
    """The number of a move written in notation, in any case.

    Raises InvalidMove if it is not a move of the game, IllegalMove if it is one that has no
    number in this state.
    """
    return parse_move(text, VERBS, "Stop the Bus", lambda: _lying(f), "T31-69")


def _lying(f: Facts) -> tuple[int, list[int]]:
    if f.phase != state.TURN:
        raise IllegalMove(*_why_no_exchange(f))
    return f.hands[f.turn], f.widow


def why_not(options: Facts, f: Facts, move: int) -> tuple[str, str | None]:
    """The sentence and the clause that say why a move is not legal in this state."""
    if f.phase != state.TURN:
        return _why_no_exchange(f)
    if move < SWAP_ALL:
        return say("stop-the-bus-exchange"), "T31-69"
    if move == SWAP_ALL:
        return say("stop-the-bus-one-only"), "T31-69"
    if f.stopper >= 0:
        return say("stop-the-bus-stopped"), "B-T31-24"
    if options.stop_when == state.INSTEAD:
        return say("stop-the-bus-or-stop"), "B-T31-24"
    return say("stop-the-bus-exchange-first"), "B-T31-24"


def _why_no_exchange(f: Facts) -> tuple[str, str | None]:
    """Why there is nothing to exchange now."""
    if f.phase == state.DONE:
        return say("match-over"), "T31-34"
    if f.phase == state.DEALING:
        return say("lives-cards-first"), "T31-08"
    return say("stop-the-bus-exchanged"), "B-T31-24"


standing, restore, result = lives_words.standing, lives_words.restore, standings.result
