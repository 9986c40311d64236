"""The moves of Best, Pair and Thirty-one in words: notation, labels, and why a move is closed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boneace.cards import FRENCH_52
from boneace.errors import InvalidMove
from boneace.games import standings
from boneace.games.best_pair_thirty_one import state
from boneace.games.best_pair_thirty_one.state import (
    DRAW,
    GAME,
    PASS,
    RAISE,
    SEE,
    STAND,
)
from boneace.games.facts import Facts, Record, facts
from boneace.games.standings import Kept

PACK = FRENCH_52
_LABELS = ("pass", "raise", "see", "fold", "draw", "stand")
#: The moves whose number is the same in every state: all of them.
NUMBERS = {text: number for number, text in enumerate(_LABELS)}

Reason = tuple[str, str | None]


def labels(o: Record, s: Record) -> Sequence[str]:
    """The notation of every move, by number."""
    return _LABELS


def chance_text(card: int) -> str:
    """A chance move is the card that leaves the pack."""
    return PACK.text(card)


def parse(o: Record, s: Record, text: str) -> int:
    """The number of a move written in notation, in any case.

    Raises InvalidMove where it is no move of the game.
    """
    number = NUMBERS.get(" ".join(text.lower().split()))
    if number is not None:
        return number
    if text.lower().split()[:1] == ["raise"]:
        raise InvalidMove(f"“{text}”: a raise is always by 1 and written “raise” (BPT-39)")
    raise InvalidMove(
        f"“{text}” is not a move of Best, Pair and Thirty-one: there are {', '.join(_LABELS)}"
    )


def why_not(o: Record, s: Record, move: int) -> Reason:
    """The sentence and the clause that close a move that is not legal in this state."""
    f, options = facts(s), facts(o)
    if f.phase == state.DONE:
        return "The match is over", "BPT-11"
    if f.phase in (state.DEALING, state.DRAWING):
        return "A card has to come from the pack first", "BPT-09"
    if f.phase == state.COUNTING:
        return "The betting for Pair is over: draw a card, or say that you are satisfied", "BPT-56"
    if move in (DRAW, STAND):
        return "Pair is still being bet on: cards are drawn in the third stage", "BPT-14"
    if move == RAISE:
        return _why_no_raise(f, options)
    if f.bragger >= 0:
        return _why_no_answer(f, move)
    return _why_no_opening(f, move)


def _why_no_raise(f: Facts, options: Facts) -> Reason:
    stake, own, other = f.asked + 1, f.points[f.turn], f.points[1 - f.turn]
    if own + stake > GAME:
        sentence = f"A raise to {stake} on top of your {own} points would exceed {GAME}"
        at_ten = "BPT-47" if f.turn == f.dealer else "BPT-46"
        return sentence, at_ten if f.bragger < 0 and own == GAME - 1 else "BPT-41"
    sentence = f"A raise to {stake} on top of the other player’s {other} points would exceed {GAME}"
    return sentence, "B-BPT-04"


def _why_no_answer(f: Facts, move: int) -> Reason:
    if move == PASS:
        return f"The stake has been raised to {f.asked}: see, raise or fold", "BPT-33"
    return "You passed, so you must come back in now: see or raise", "B-BPT-03"


def _why_no_opening(f: Facts, move: int) -> Reason:
    if f.seen_early:
        return "The non-dealer has seen: see him, or raise", "B-BPT-06"
    if move == SEE:
        return "Before any bet only a player on 10 points may see", "BPT-48"
    if move == PASS:
        return "The dealer bets or folds when the non-dealer has passed", "BPT-42"
    if f.points[f.turn] == GAME - 1:
        clause = "BPT-47" if f.turn == f.dealer else "BPT-46"
        return "On 10 points, before any bet: pass, or see for 1", clause
    return "Nothing has been bet yet that could be folded to: pass", "BPT-31"


def standing(o: Record, s: Record) -> dict[str, Any]:
    """Where the match stands (NOTATION.md): points, and games won where several are played."""
    f = facts(s)
    found: dict[str, Any] = {"points": f.points}
    if o["games"][0] > 1:
        found["games"] = f.games
    return found


def restore(o: Record, s: Record, given: dict[str, Any]) -> None:
    """Set the standing at which a match begins. Raises OptionError where it cannot be."""
    kept = {"points": Kept("points", 0, GAME - 1, 2)}
    if o["games"][0] > 1:
        kept["games"] = Kept("games", 0, int(o["games"][0]) - 1, 2)
    standings.restore(s, given, kept)


def result(o: Record, s: Record) -> dict[str, Any]:
    """The result of a match that is over; `double`: whether the (last) game was a double one."""
    return standings.result(o, s) | {"double": bool(s["double"][0])}
