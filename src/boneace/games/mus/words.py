"""The moves of Mus in words: notation, labels, why a move is closed, standing and result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boneace.cards import SPANISH_40, members
from boneace.errors import IllegalMove, InvalidMove
from boneace.games import standings
from boneace.games.discards.words import discard_text
from boneace.games.facts import Facts, Record, facts
from boneace.games.mus import state
from boneace.games.mus import state as st
from boneace.games.mus.sent import MusAct
from boneace.games.mus.sides import sides
from boneace.games.sent import StandingOf, Standings
from boneace.games.standings import Kept
from boneace.languages import say

PACK = SPANISH_40
#: The moves whose number is the same in every state. `envido 3` and `reenvido 3` have one number.
NUMBERS = {
    MusAct.PASO.value: st.PASO,
    MusAct.ORDAGO.value: st.ORDAGO,
    MusAct.QUIERO.value: st.QUIERO,
    MusAct.NO_QUIERO.value: st.NO_QUIERO,
    MusAct.MUS.value: st.MUS,
    MusAct.NO_MUS.value: st.NO_MUS,
}
_REST = [text for text, _ in sorted(NUMBERS.items(), key=lambda item: item[1])]
OPENINGS = (*(f"{MusAct.ENVIDO} {stones}" for stones in range(1, st.MOST + 1)), *_REST)
ANSWERS = (*(f"{MusAct.REENVIDO} {stones}" for stones in range(1, st.MOST + 1)), *_REST)
STANDING_OF: dict[str, StandingOf] = {"stones": "side", "games": "side"}
LEAST = {"envido": 2, "reenvido": 1}  # MUS-40, B-MUS-13
SPELLED = {"órdago": "ordago", "no hay mus": "no mus"}  # what people write too
_CARD_PHASES = (state.DEALING, state.SERVING)

Reason = tuple[str, str | None]


def labels(options: Facts, f: Facts) -> Sequence[str]:
    """The notation of every move, by number, as moves are numbered in this state."""
    phase = f.phase
    if phase == state.DISCARDING:
        hand = list(members(f.hands[f.turn]))
        return [*ANSWERS, "", *(discard_text(PACK, hand, places) for places in range(1, 16))]
    return OPENINGS if phase == state.OPENING else ANSWERS


# --- reading --------------------------------------------------------------------------------------


def parse(options: Facts, f: Facts, text: str) -> int:
    """The number of a move written in notation, in any case, cards in any order.

    Raises InvalidMove if it is not a move of the game, IllegalMove if it is one that has no
    number in this state: a bet of one stone, a discard of five cards or of none.
    """
    words = text.lower().split()
    plain = " ".join(words)
    number = NUMBERS.get(SPELLED.get(plain, plain))
    if number is not None:
        return number
    if words[:1] == ["discard"]:
        return _parse_discard(f, text.split()[1:], text)
    if words[:1] and words[0] in LEAST:
        return _parse_bet(options, f, words, text)
    if words[:1] == ["signal"]:
        raise IllegalMove(say("mus-no-signals"), "MUS-03")
    raise InvalidMove(say("mus-no-move", text=text))


def _parse_bet(options: Facts, f: Facts, words: list[str], text: str) -> int:
    verb = words[0]
    if len(words) == 1:
        raise InvalidMove(say("mus-no-amount", text=text, verb=verb))
    digits = words[1]
    if len(words) > 2 or not (digits.isascii() and digits.isdigit()) or len(digits) > 9:
        raise InvalidMove(say("mus-no-bet", text=text, verb=verb))
    stones = int(digits)
    wanted = {state.OPENING: "envido", state.ANSWERING: "reenvido"}.get(f.phase)
    if verb != wanted:
        raise IllegalMove(*why_no_bet(f, verb))
    if stones < LEAST[verb]:
        raise IllegalMove(*_too_little(verb))
    if stones > st.MOST:
        raise IllegalMove(_too_much(verb), "MUS-44")
    return stones - 1


def _too_much(verb: str) -> str:
    if verb == "envido":
        return say("mus-most-envido", most=st.MOST)
    return say("mus-most-reenvido", most=st.MOST)


def _too_little(verb: str) -> Reason:
    if verb == "envido":
        return say("mus-least-envido"), "MUS-40"
    return say("mus-least-reenvido"), "B-MUS-13"


def _parse_discard(f: Facts, words: list[str], text: str) -> int:
    cards = {PACK.number(word) for word in words}
    if len(cards) != len(words):
        raise InvalidMove(say("mus-no-cards", text=text))
    if f.phase != state.DISCARDING:
        raise IllegalMove(*why_not_now(f, st.DISCARD))
    if not cards:
        raise IllegalMove(say("mus-least-discard"), "B-MUS-14")
    if len(cards) > state.HAND:
        raise IllegalMove(say("mus-most-discard"), "MUS-17")
    hand = list(members(f.hands[f.turn]))
    for card in cards:
        if card not in hand:
            raise IllegalMove(say("mus-not-held", card=PACK.text(card)), "MUS-17")
    return st.DISCARD + sum(1 << hand.index(card) for card in cards)


# --- why not --------------------------------------------------------------------------------------


def why_not(options: Facts, f: Facts, move: int) -> Reason:
    """The sentence and the clause that say why a move is not legal in this state."""
    if f.phase == state.OPENING and move == 0:
        return _too_little("envido")
    return why_not_now(f, move)


def why_not_now(f: Facts, move: int) -> Reason:
    """Why a kind of move is closed now: wrong phase, or the word does not fit."""
    if f.phase == state.DONE:
        return say("mus-over"), "MUS-06"
    if f.phase in _CARD_PHASES:
        return say("mus-card-first"), "MUS-15"
    if f.phase == state.TALKING:
        return say("mus-talk-first"), "MUS-16"
    if f.phase == state.DISCARDING:
        return say("mus-discard-first"), "MUS-17"
    if move in (st.MUS, st.NO_MUS) or move >= st.DISCARD:
        return say("mus-talk-over"), "MUS-20"
    return _why_no_word(f, move)


def _why_no_word(f: Facts, move: int) -> Reason:
    """Why a word does not fit when somebody is to open or to answer."""
    if f.phase == state.OPENING:
        return say("mus-nothing-to-answer"), "MUS-41"
    if f.phase == state.TO_ORDAGO:
        return say("mus-ordago-answer"), "MUS-44"
    if move == st.PASO:
        return say("mus-to-answer"), "MUS-41"
    return say("mus-no-such-move"), None


def why_no_bet(f: Facts, verb: str) -> Reason:
    """Why there is no envido, or no reenvido, now."""
    if f.phase not in (state.OPENING, state.ANSWERING, state.TO_ORDAGO):
        return why_not_now(f, 0)
    if f.phase == state.TO_ORDAGO:
        return _why_no_word(f, 0)
    if verb == "envido":
        return say("mus-bet-made"), "MUS-41"
    return say("mus-nothing-bet"), "MUS-41"


# --- standing -------------------------------------------------------------------------------------


def out_of_turn(options: Facts, f: Facts, seat: int) -> Reason | None:
    """The reason for a seat that speaks out of turn, from public knowledge."""
    if f.phase not in (state.OPENING, state.ANSWERING, state.TO_ORDAGO):
        return None
    if not f.able >> seat & 1:
        word = say("mus-lance", lance="pares" if f.lance == state.PARES else "juego")
        return say("mus-not-able", word=word), "B-MUS-08"
    bettor = f.by[f.lance]
    partners = options.sides == state.PARTNERS and (seat - bettor) % 2 == 0
    if bettor >= 0 and (seat == bettor or partners):
        return say("mus-others-answer"), "MUS-41"
    return None


def standing(options: Facts, f: Facts) -> Standings:
    """The standing of the match (docs/notation.md): stones and games won, by side."""
    many = sides(options)
    return {"stones": f.stones[:many], "games": f.games[:many]}


def restore(o: Record, s: Record, given: Mapping[str, object]) -> None:
    """Set the standing at which a match begins. Raises OptionError if it is impossible."""
    options = facts(o)
    many = sides(options)
    kept = {
        "stones": Kept("stones", 0, options.target - 1, many, STANDING_OF["stones"]),
        "games": Kept("games", 0, options.games // 2, many, STANDING_OF["games"]),
    }
    standings.restore(s, given, kept)
    begun = s["stones"].any() or s["games"].any()
    s["carried_over"][0] = bool(begun)  # every deal pays something: 0 all to 0 all is the first


result = standings.result
