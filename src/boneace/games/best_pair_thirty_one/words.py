"""The moves of Best, Pair and Thirty-one in words: notation, labels, and why a move is closed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
from boneace.games.facts import Facts, Record
from boneace.games.sent import Result, Standings
from boneace.games.standings import Kept
from boneace.languages import say

PACK = FRENCH_52
MOVES = ("pass", "raise", "see", "fold", "draw", "stand")
#: The moves whose number is the same in every state: all of them.
NUMBERS = {text: number for number, text in enumerate(MOVES)}

Reason = tuple[str, str | None]


def labels(options: Facts, f: Facts) -> Sequence[str]:
    """The notation of every move, by number."""
    return MOVES


def parse(options: Facts, f: Facts, text: str) -> int:
    """The number of a move written in notation, in any case.

    Raises InvalidMove if it is not a move of the game.
    """
    number = NUMBERS.get(" ".join(text.lower().split()))
    if number is not None:
        return number
    if text.lower().split()[:1] == ["raise"]:
        raise InvalidMove(say("best-pair-thirty-one-raise-by-one", text=text))
    raise InvalidMove(say("best-pair-thirty-one-no-move", text=text, moves=", ".join(MOVES)))


def why_not(options: Facts, f: Facts, move: int) -> Reason:
    """The sentence and the clause that say why a move is not legal in this state."""
    if f.phase == state.DONE:
        return say("vying-match-over"), "BPT-11"
    if f.phase in (state.DEALING, state.DRAWING):
        return say("vying-card-first"), "BPT-09"
    if f.phase == state.COUNTING:
        return say("best-pair-thirty-one-pair-over"), "BPT-56"
    if move in (DRAW, STAND):
        return say("best-pair-thirty-one-pair-first"), "BPT-14"
    if move == RAISE:
        return _why_no_raise(f, options)
    if f.bragger >= 0:
        return _why_no_answer(f, options, move)
    return _why_no_opening(f, move)


def _why_no_raise(f: Facts, options: Facts) -> Reason:
    stake, own, other = f.asked + 1, f.points[f.turn], f.points[1 - f.turn]
    if own + stake > GAME:
        sentence = say("best-pair-thirty-one-own-limit", stake=stake, points=own, game=GAME)
        at_ten = "BPT-47" if f.turn == f.dealer else "BPT-46"
        return sentence, at_ten if f.bragger < 0 and own == GAME - 1 else "BPT-41"
    sentence = say("best-pair-thirty-one-other-limit", stake=stake, points=other, game=GAME)
    return sentence, "B-BPT-04"


def _why_no_answer(f: Facts, options: Facts, move: int) -> Reason:
    must_answer = f.passed and f.turn != f.dealer and options.after_pass == state.MUST_ANSWER
    if move == PASS and not (must_answer and f.asked == 2):
        return say("best-pair-thirty-one-raised", asked=f.asked), "BPT-33"
    return say("best-pair-thirty-one-come-in"), "B-BPT-03"


def _why_no_opening(f: Facts, move: int) -> Reason:
    if f.seen_early:
        return say("best-pair-thirty-one-has-seen"), "B-BPT-06"
    if move == SEE:
        return say("best-pair-thirty-one-see-on-ten"), "BPT-48"
    if move == PASS:
        return say("best-pair-thirty-one-dealer-bets"), "BPT-42"
    if f.points[f.turn] == GAME - 1:
        clause = "BPT-47" if f.turn == f.dealer else "BPT-46"
        return say("best-pair-thirty-one-on-ten"), clause
    return say("best-pair-thirty-one-nothing-bet"), "BPT-31"


def standing(options: Facts, f: Facts) -> Standings:
    """The standing (docs/notation.md): points, and games won if several are played."""
    found: dict[str, Any] = {"points": f.points}
    if options.games > 1:
        found["games"] = f.games
    return found


def restore(o: Record, s: Record, given: Mapping[str, object]) -> None:
    """Set the standing at which a match begins. Raises OptionError if it is impossible."""
    kept = {"points": Kept("points", 0, GAME - 1, 2)}
    if o["games"][0] > 1:
        kept["games"] = Kept("games", 0, int(o["games"][0]) - 1, 2)
    standings.restore(s, given, kept)


def result(options: Facts, f: Facts) -> Result:
    """The result of a match that is over; `double`: whether the (last) game was a double one."""
    return standings.result(options, f) | {"double": bool(f.double)}
