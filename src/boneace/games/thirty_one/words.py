"""The moves of Thirty-one in words: notation, labels, and why a move is closed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boneace.cards import FRENCH_52, members
from boneace.errors import IllegalMove, InvalidMove
from boneace.games import lives_words, standings
from boneace.games.facts import Facts, Record, facts
from boneace.games.standings import MOST_CHIPS, Kept
from boneace.games.thirty_one import state
from boneace.games.thirty_one.state import DRAW, GIVEN, KNOCK, SLOTS, STAND, TAKE

PACK = FRENCH_52
VERBS = {"draw": DRAW, "take": TAKE, "knock": KNOCK, "stand": STAND}
DISCARDS = tuple(f"discard {PACK.text(card)}" for card in range(52))
_VERB_TABLE = ("",) * 52 + tuple(VERBS)
_DISCARD_TABLE = DISCARDS + tuple(VERBS)
#: The moves whose number is the same in every state.
NUMBERS = VERBS


def by_rank(hand: int) -> list[int]:
    """The cards of a hand by rank from the ace, then by suit: the order of an exchange."""
    return sorted(members(hand), key=lambda card: (card % 13, card // 13))


def labels(o: Record, s: Record) -> Sequence[str]:
    """The notation of every move, by number, as moves are numbered in this state."""
    if s["phase"][0] == state.DISCARDING:
        return _DISCARD_TABLE
    if not o["widow"][0]:
        return _VERB_TABLE
    hand = by_rank(int(s["hands"][0, s["turn"][0]]))
    if len(hand) != 3:
        return _VERB_TABLE
    return [_exchange_text(hand, number) for number in range(19)] + list(_VERB_TABLE[19:])


def _exchange_text(hand: list[int], number: int) -> str:
    given = " ".join(PACK.text(hand[place]) for place in members(int(GIVEN[number])))
    slots = " ".join(str(slot + 1) for slot in members(int(SLOTS[number])))
    return f"exchange {given} for {slots}"


def chance_text(card: int) -> str:
    """A chance move is the card that leaves the pack."""
    return PACK.text(card)


def parse(o: Record, s: Record, text: str) -> int:
    """The number of a move written in notation, in any case.

    Raises InvalidMove where it is no move of the game, IllegalMove where it is one that has no
    number in this state (an exchange of cards that are not in the hand).
    """
    words = text.lower().split()
    if len(words) == 1 and words[0] in VERBS:
        return VERBS[words[0]]
    if len(words) == 2 and words[0] == "discard":
        return _parse_discard(o, s, words[1])
    if words[:1] == ["exchange"]:
        return _parse_exchange(o, s, words[1:], text)
    raise InvalidMove(
        f"“{text}” is not a move of Thirty-one: there are draw, take, discard 7H, knock, stand"
        + (" and exchange 4C for 2" if o["widow"][0] else "")
    )


def _parse_discard(o: Record, s: Record, text: str) -> int:
    card = PACK.number(text)
    if o["widow"][0] and s["phase"][0] == state.TURN:  # there the numbers of cards are exchanges
        raise IllegalMove("Draw or take a card first", "T31-12")
    return card


def _parse_exchange(o: Record, s: Record, words: list[str], text: str) -> int:
    if "for" not in words:
        raise InvalidMove(f"“{text}” lacks “for”: an exchange is written “exchange 4C for 2”")
    middle = words.index("for")
    given = {PACK.number(card) for card in words[:middle]}
    if not all(slot in ("1", "2", "3") for slot in words[middle + 1 :]):
        raise InvalidMove(f"“{text}” names a slot that is not 1, 2 or 3")
    slots = {int(slot) - 1 for slot in words[middle + 1 :]}
    if not given or len(given) != middle or len(slots) != len(words) - middle - 1:
        raise InvalidMove(f"“{text}” must name each card and each slot once")
    if not o["widow"][0]:
        raise IllegalMove("There is no widow to exchange with in this game", "T31-38")
    if len(given) != len(slots):
        raise IllegalMove("As many cards go to the widow as come from it", "T31-38")
    f = facts(s)
    if f.phase == state.DISCARDING:
        raise IllegalMove("Discard a card first: the turn is used", "T31-12")
    if f.phase != state.TURN:
        raise IllegalMove("A card has to be dealt first", "T31-08")
    hand = by_rank(f.hands[f.turn])
    for card in given:
        if card not in hand:
            raise IllegalMove(f"{PACK.text(card)} is not in the hand", "T31-38")
    places = sum(1 << hand.index(card) for card in given)
    wanted = (places, sum(1 << slot for slot in slots))
    return list(zip(GIVEN.tolist(), SLOTS.tolist(), strict=True)).index(wanted)


def why_not(o: Record, s: Record, move: int) -> tuple[str, str | None]:
    """The sentence and the clause that close a move that is not legal in this state."""
    f, options = facts(s), facts(o)
    if f.phase == state.DONE:
        return "The match is over", "T31-34"
    if f.phase in (state.DEALING, state.DRAWING):
        return "A card has to come from the pack first", "T31-08"
    if f.phase == state.DISCARDING:
        return _why_no_discard(f, move)
    return _why_no_turn(f, options, move)


def _why_no_discard(f: Facts, move: int) -> tuple[str, str | None]:
    if move == KNOCK:
        return "Knocking is done instead of drawing: discard a card now", "T31-15"
    if move >= DRAW:
        return "Discard a card now: one card is drawn or taken in a turn", "T31-12"
    if move == f.taken:
        return f"{PACK.text(move)} was taken this turn and may not be discarded again", "B-T31-11"
    return f"{PACK.text(move)} is not in the hand", "T31-12"


def _why_no_turn(f: Facts, options: Facts, move: int) -> tuple[str, str | None]:
    if move == KNOCK and f.knocker >= 0:
        return "Somebody has knocked already: draw, take or stand", "T31-16"
    if move == KNOCK:
        return "Nobody may knock before everybody has had a turn", "B-T31-14"
    if move == STAND:
        return "Standing is for the last turn, when somebody has knocked", "T31-16"
    if move == TAKE:
        return "One's own discard may be taken back with two players left only", "B-T31-12"
    if move == DRAW:
        return "The stock is used up", "B-T31-13"
    return "Draw or take a card first", "T31-12"


def standing(o: Record, s: Record) -> dict[str, Any]:
    """Where the match stands (NOTATION.md): what the table keeps, by seat."""
    f, options = facts(s), facts(o)
    seats = options.seats
    if options.keeps == state.POINTS:
        return {"points": f.points[:seats]}
    if options.keeps == state.POT:
        return {"chips": f.chips[:seats], "table": f.table}
    return lives_words.standing(o, s)


def restore(o: Record, s: Record, given: dict[str, Any]) -> None:
    """Set the standing at which a match begins. Raises OptionError where it cannot be."""
    known, seats = standing(o, s), int(o["seats"][0])
    if "lives" in known:
        lives_words.restore(o, s, given)
        return
    kept = {"points": Kept("points", 0, MOST_CHIPS, seats)}
    if "chips" in known:
        kept = {"chips": standings.chips(seats), "table": Kept("table", 0, MOST_CHIPS)}
    standings.restore(s, given, kept)


result = standings.result
