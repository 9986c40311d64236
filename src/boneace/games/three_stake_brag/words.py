"""The moves of Three-Stake Brag in words: notation, labels, and why a move is closed."""

from __future__ import annotations

from collections.abc import Mapping

from boneace.cards import FRENCH_52
from boneace.errors import InvalidMove
from boneace.games import standings
from boneace.games.facts import Facts, Record
from boneace.games.sent import StandingOf, Standings
from boneace.games.standings import MOST_CHIPS, Kept
from boneace.games.three_stake_brag import state
from boneace.games.three_stake_brag.state import DRAW, SEE
from boneace.games.vying import words as vying_words
from boneace.languages import say

PACK = FRENCH_52
VYING_CLAUSE = "B-TSB-02"
LABELS = (*vying_words.LABELS, "see", "draw", "stand")
STANDING_OF: dict[str, StandingOf] = {"pots": "pot"}
#: The moves whose number is the same in every state: all.
NUMBERS = {text: number for number, text in enumerate(LABELS)}


def labels(options: Facts, f: Facts) -> tuple[str, ...]:
    """The notation of every move, by number."""
    return LABELS


def parse(options: Facts, f: Facts, text: str) -> int:
    """The number of a move written in notation, in any case.

    Raises InvalidMove if it is not a move of the game, IllegalMove if it is more than can ever
    be bragged.
    """
    number = NUMBERS.get(" ".join(text.lower().split()))
    if number is None:
        number = vying_words.parse_vying(text, VYING_CLAUSE)
    if number is None:
        see = "yes" if options.vying == state.MODERN else "no"
        raise InvalidMove(say("three-stake-brag-no-move", text=text, see=see))
    return number


def why_not(options: Facts, f: Facts, move: int) -> tuple[str, str | None]:
    """The sentence and the clause that say why a move is not legal in this state."""
    if f.phase == state.DONE:
        return say("vying-match-over"), "TSB-02"
    if f.phase == state.DEALING:
        return say("vying-card-first"), "TSB-03"
    if f.phase == state.DRAWING:
        return say("vying-card-first"), "TSB-13"
    if move >= len(LABELS):
        return say("vying-no-such-move"), None
    if f.phase == state.TURN:
        if move == DRAW:
            return say("three-stake-brag-no-pack"), "TSB-13"
        return say("three-stake-brag-vying-over"), "TSB-12"
    if move < SEE:
        return vying_words.why_no_vying(f, options, move), VYING_CLAUSE
    if move == SEE:
        return _why_no_see(f, options), VYING_CLAUSE
    return say("three-stake-brag-drawn-later"), "TSB-12"


def _why_no_see(f: Facts, options: Facts) -> str:
    if options.vying == state.MATCHED:
        return say("three-stake-brag-no-see")
    if f.bragger < 0:
        return say("three-stake-brag-nothing-to-see")
    return say("three-stake-brag-see-of-two")


def standing(options: Facts, f: Facts) -> Standings:
    """The standing of the match (docs/notation.md): net chips by seat, and the three pots."""
    return {"chips": f.chips[: options.seats], "pots": f.pots}


def restore(o: Record, s: Record, given: Mapping[str, object]) -> None:
    """Set the standing at which a match begins. Raises OptionError if it is impossible."""
    seats = int(o["seats"][0])
    pots = Kept("pots", 0, MOST_CHIPS, state.POTS, STANDING_OF["pots"])
    standings.restore(s, given, {"chips": standings.chips(seats), "pots": pots})


result = standings.result
