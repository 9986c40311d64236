"""The moves of Primiera in words: notation, labels, and why a move is closed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boneace.cards import members
from boneace.errors import IllegalMove, InvalidMove
from boneace.games import standings
from boneace.games.discards.words import discard_text
from boneace.games.facts import Facts, Record
from boneace.games.primiera import state
from boneace.games.primiera.speech import PACK
from boneace.games.primiera.state import DISCARD, STAND
from boneace.games.sent import Standings
from boneace.games.standings import MOST_CHIPS, Kept
from boneace.games.vying import words as vying_words
from boneace.languages import say

#: The moves whose number is the same in every state.
NUMBERS = {**vying_words.NUMBERS, "stand": STAND}


def labels(options: Facts, f: Facts) -> Sequence[str]:
    """The notation of every move, by number, as moves are numbered in this state."""
    if f.phase != state.TURN:
        return vying_words.LABELS
    hand = list(members(f.hands[f.turn]))
    discards = [discard_text(PACK, hand, places) for places in range(1, 1 << len(hand))]
    return [*vying_words.LABELS, "", *discards, "stand"]


def parse(options: Facts, f: Facts, text: str) -> int:
    """The number of a move written in notation, in any case, cards in any order.

    Raises InvalidMove if it is not a move of the game, IllegalMove if it is one that has no
    number in this state (a discard of cards that are not in the hand).
    """
    words = text.lower().split()
    if words == ["stand"]:
        return STAND
    if words[:1] == ["discard"]:
        return _parse_discard(f, text.split()[1:], text)
    number = vying_words.parse_vying(text, "PRX-10")
    if number is None:
        stand = "yes" if options.stand_pat else "no"
        vying = "yes" if options.vying else "no"
        raise InvalidMove(say("primiera-no-move", text=text, stand=stand, vying=vying))
    return number


def _parse_discard(f: Facts, words: list[str], text: str) -> int:
    cards = {PACK.number(word) for word in words}
    if not 1 <= len(cards) == len(words) <= state.HAND:
        raise InvalidMove(say("primiera-no-cards", text=text))
    if f.phase != state.TURN:
        raise IllegalMove(*_no_discard(f))
    hand = list(members(f.hands[f.turn]))
    for card in cards:
        if card not in hand:
            raise IllegalMove(say("primiera-not-held", card=PACK.text(card)), "PRX-06")
    return DISCARD + sum(1 << hand.index(card) for card in cards)


def _no_discard(f: Facts) -> tuple[str, str | None]:
    if f.phase == state.DONE:
        return say("vying-match-over"), "PRI-03"
    if f.phase == state.VYING:
        return say("primiera-draw-over"), "PRX-10"
    return say("vying-card-first"), "PRI-05"


def why_not(options: Facts, f: Facts, move: int) -> tuple[str, str | None]:
    """The sentence and the clause that say why a move is not legal in this state."""
    if f.phase == state.VYING and move < DISCARD:
        return vying_words.why_no_vying(f, options, move), "PRX-10"
    if f.phase != state.TURN:
        return _no_discard(f)
    if move < DISCARD and options.vying:
        return say("primiera-discard-now"), "PRX-10"
    if move < DISCARD:
        return say("primiera-no-vying"), "B-PRI-08"
    if move == STAND:
        return say("primiera-least-discard"), "B-PRI-06"
    if DISCARD < move < STAND:
        return say("primiera-most-discard", count=stock_of(f)), "B-PRI-05"
    return say("vying-no-such-move"), None


def stock_of(f: Facts) -> int:
    """The number of cards in the pack, in a state or in a view."""
    return int(f.stock_left if f.seen_by else f.stock.bit_count())


# --- standing -------------------------------------------------------------------------------------


def standing(options: Facts, f: Facts) -> Standings:
    """The standing of the match (docs/notation.md): chips by seat, and the present pot."""
    return {"chips": f.chips[: options.seats], "pot": f.pots[0]}


def restore(o: Record, s: Record, given: Mapping[str, object]) -> None:
    """Set the standing at which a match begins. Raises OptionError if it is impossible."""
    seats = int(o["seats"][0])
    pot = Kept("pots", 0, MOST_CHIPS)
    standings.restore(s, given, {"chips": standings.chips(seats), "pot": pot})


result = standings.result
