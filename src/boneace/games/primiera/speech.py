"""Hands and stages of Primiera in words, and how the last deal was decided."""

from __future__ import annotations

from typing import Any

from boneace.cards import FRENCH_40, members
from boneace.games.facts import Facts, plural
from boneace.games.primiera import scoring, state
from boneace.games.shown import cards_text

PACK = FRENCH_40
STAGES = ("claims", "draw", "vying", "point")
TITLES = ("Claims", "Draw", "Vying", "Point")
KINDS = ("point", "primiera", "fifty-five", "flush", "chorus")
#: What the suits are called where they matter, by the code of `suits`.
SUITS = {
    1: ("spades", "hearts", "diamonds", "clubs"),
    2: ("swords", "cups", "coins", "batons"),
}


def kind_of(options: Facts, strength: int) -> int:
    """The kind of a hand of that strength, as `scoring` numbers them."""
    return int(scoring.ORDERS[options.order, strength >> scoring.KIND])


def count_of(strength: int) -> int:
    """What is counted of a hand of that strength."""
    return strength >> scoring.COUNTED & 0xFF


def hand_text(options: Facts, strength: int) -> str:
    """What a hand is: `fifty-five of 76`; with its suit where suits matter."""
    kind = kind_of(options, strength)
    found = f"{KINDS[kind]} of {count_of(strength)}"
    if options.suits and kind in (scoring.FIFTY_FIVE, scoring.FLUSH):
        place = strength & scoring.BY_SUIT
        suit = scoring.SUIT_PLACE.tolist().index(place)
        found += f" in {SUITS[options.suits][suit]}"
    return found


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- the last deal --------------------------------------------------------------------------------


def last_of(f: Facts, options: Facts) -> dict[str, Any] | None:
    """How the last deal ended, as everybody saw it."""
    if not f.last_kind:
        return None
    seats = range(options.seats)
    shown = [seat for seat in seats if f.last_strengths[seat] >= 0]
    return {
        "deal": f.deal if f.phase == state.DONE else f.deal - 1,
        "kind": ("", "won", "annulled", "alone")[f.last_kind],
        "stages": [
            {
                "name": STAGES[f.last_stage],
                "title": TITLES[f.last_stage],
                "winner": [f.last_winner] if f.last_winner >= 0 else [],
                "worth": f.last_pot,
                "note": decided(f, options),
            }
        ],
        "hands": [cards_text(f.last_hands[seat]) if seat in shown else None for seat in seats],
        "values": [
            hand_text(options, f.last_strengths[seat]) if seat in shown else None for seat in seats
        ],
        "changes": f.last_changes[: options.seats],
        "claims": list(members(f.last_claims)),
    }


def decided(f: Facts, options: Facts) -> str:
    """Why the last deal went as it did."""
    if f.last_kind == state.ALONE:
        return "Everybody else dropped"
    shown = sorted(found for found in f.last_strengths[: options.seats] if found >= 0)
    best = sentence(hand_text(options, shown[-1]))
    if f.last_kind == state.ANNULLED:
        chips = plural(f.last_pot, "chip")
        return f"{best} is held more than once: annulled, the pot of {chips} stays"
    if len(shown) == 1:
        return f"{best}: nobody else claims"
    return f"{best} beats {hand_text(options, shown[-2])}"
