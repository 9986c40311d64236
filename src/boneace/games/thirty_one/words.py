"""The moves of Thirty-one in words: notation, labels, and why a move is closed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boneace.cards import FRENCH_52, members
from boneace.errors import IllegalMove, InvalidMove
from boneace.games import standings
from boneace.games.facts import Facts, Record, facts
from boneace.games.lives import words as lives_words
from boneace.games.sent import Standings
from boneace.games.standings import MOST_CHIPS, Kept
from boneace.games.thirty_one import state
from boneace.games.thirty_one.state import DRAW, GIVEN, KNOCK, SLOTS, STAND, TAKE
from boneace.languages import say

PACK = FRENCH_52
#: The fields of a state that hold the cards lying on the table, for a picture of it.
ON_TABLE = ("upcard", "widow")
VERBS = {"draw": DRAW, "take": TAKE, "knock": KNOCK, "stand": STAND}
DISCARDS = tuple(f"discard {PACK.text(card)}" for card in range(52))
_VERB_TABLE = ("",) * 52 + tuple(VERBS)
_DISCARD_TABLE = DISCARDS + tuple(VERBS)
#: The moves whose number is the same in every state.
NUMBERS = VERBS


def by_rank(hand: int) -> list[int]:
    """The cards of a hand by rank from the ace, then by suit: the order of an exchange."""
    return sorted(members(hand), key=lambda card: (card % 13, card // 13))


def labels(options: Facts, f: Facts) -> Sequence[str]:
    """The notation of every move, by number, as moves are numbered in this state."""
    if f.phase == state.DISCARDING:
        return _DISCARD_TABLE
    if not options.widow:
        return _VERB_TABLE
    hand = by_rank(f.hands[f.turn])
    if len(hand) != 3:
        return _VERB_TABLE
    held = [PACK.text(card) for card in hand]
    return [_exchange_text(held, number) for number in range(19)] + list(_VERB_TABLE[19:])


#: By the number of an exchange: the places of the cards given, and the slots, in words.
_EXCHANGES = [
    (tuple(members(int(given))), " ".join(str(slot + 1) for slot in members(int(slots))))
    for given, slots in zip(GIVEN, SLOTS, strict=True)
]


def _exchange_text(held: list[str], number: int) -> str:
    places, slots = _EXCHANGES[number]
    return f"exchange {' '.join([held[place] for place in places])} for {slots}"


def parse(options: Facts, f: Facts, text: str) -> int:
    """The number of a move written in notation, in any case.

    Raises InvalidMove if it is not a move of the game, IllegalMove if it is one that has no
    number in this state (an exchange of cards that are not in the hand).
    """
    words = text.lower().split()
    if len(words) == 1 and words[0] in VERBS:
        return VERBS[words[0]]
    if len(words) == 2 and words[0] == "discard":
        return _parse_discard(options, f, text.split()[1])
    if words[:1] == ["exchange"]:
        return _parse_exchange(options, f, words[1:], text)
    if options.widow:
        raise InvalidMove(say("thirty-one-no-move-widow", text=text))
    raise InvalidMove(say("thirty-one-no-move", text=text))


def _parse_discard(options: Facts, f: Facts, text: str) -> int:
    card = PACK.number(text)
    if options.widow and f.phase == state.TURN:  # there, these numbers mean exchanges
        raise IllegalMove(say("thirty-one-draw-first"), "T31-12")
    return card


def _parse_exchange(options: Facts, f: Facts, words: list[str], text: str) -> int:
    if "for" not in words:
        raise InvalidMove(say("thirty-one-no-for", text=text))
    middle = words.index("for")
    given = {PACK.number(card) for card in text.split()[1 : middle + 1]}
    if not all(slot in ("1", "2", "3") for slot in words[middle + 1 :]):
        raise InvalidMove(say("thirty-one-no-slot", text=text))
    slots = {int(slot) - 1 for slot in words[middle + 1 :]}
    if not given or len(given) != middle or len(slots) != len(words) - middle - 1:
        raise InvalidMove(say("thirty-one-each-once", text=text))
    if not options.widow:
        raise IllegalMove(say("thirty-one-no-widow"), "T31-38")
    if len(given) != len(slots):
        raise IllegalMove(say("thirty-one-as-many"), "T31-38")
    if f.phase == state.DISCARDING:
        raise IllegalMove(say("thirty-one-turn-used"), "T31-12")
    if f.phase != state.TURN:
        raise IllegalMove(say("thirty-one-deal-first"), "T31-08")
    hand = by_rank(f.hands[f.turn])
    for card in given:
        if card not in hand:
            raise IllegalMove(say("lives-not-held", card=PACK.text(card)), "T31-38")
    places = sum(1 << hand.index(card) for card in given)
    wanted = (places, sum(1 << slot for slot in slots))
    return list(zip(GIVEN.tolist(), SLOTS.tolist(), strict=True)).index(wanted)


def why_not(options: Facts, f: Facts, move: int) -> tuple[str, str | None]:
    """The sentence and the clause that say why a move is not legal in this state."""
    if f.phase == state.DONE:
        return say("match-over"), "T31-34"
    if f.phase in (state.DEALING, state.DRAWING):
        return say("thirty-one-card-first"), "T31-08"
    if f.phase == state.DISCARDING:
        return _why_no_discard(f, move)
    return _why_no_turn(f, options, move)


def _why_no_discard(f: Facts, move: int) -> tuple[str, str | None]:
    if move == KNOCK:
        return say("thirty-one-no-knock-now"), "T31-15"
    if move >= DRAW:
        return say("thirty-one-discard-now"), "T31-12"
    if move == f.taken:
        return say("thirty-one-just-taken", card=PACK.text(move)), "B-T31-11"
    return say("lives-not-held", card=PACK.text(move)), "T31-12"


def _why_no_turn(f: Facts, options: Facts, move: int) -> tuple[str, str | None]:
    if move == KNOCK and f.knocker >= 0:
        return say("thirty-one-knocked"), "T31-16"
    if move == KNOCK:
        return say("lives-knock-early"), "B-T31-14"
    if move == STAND:
        return say("lives-stand-last"), "T31-16"
    if move == TAKE:
        return say("thirty-one-own-discard"), "B-T31-12"
    if move == DRAW:
        return say("thirty-one-stock-used"), "B-T31-13"
    return say("thirty-one-draw-first"), "T31-12"


def standing(options: Facts, f: Facts) -> Standings:
    """The standing of the match (docs/notation.md): the lives, points or chips by seat."""
    seats = options.seats
    if options.keeps == state.POINTS:
        return {"points": f.points[:seats]}
    if options.keeps == state.POT:
        return {"chips": f.chips[:seats], "table": f.table}
    return lives_words.standing(options, f)


def restore(o: Record, s: Record, given: Mapping[str, object]) -> None:
    """Set the standing at which a match begins. Raises OptionError if it is impossible."""
    known, seats = standing(facts(o), facts(s)), int(o["seats"][0])
    if "lives" in known:
        lives_words.restore(o, s, given)
        return
    kept = {"points": Kept("points", 0, MOST_CHIPS, seats)}
    if "chips" in known:
        kept = {"chips": standings.chips(seats), "table": Kept("table", 0, MOST_CHIPS)}
    standings.restore(s, given, kept)


result = standings.result
