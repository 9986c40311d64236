"""What people type in Mus, turned into notation: short forms, words of the languages, places."""

from __future__ import annotations

import re
from collections.abc import Sequence

from boneace.games.mus.sent import MusView
from boneace.terminal.keys import KEYS_AT
from boneace.terminal.offers import is_number

#: The stones of a bet without an amount (B-MUS-13).
USUAL = "2"
#: The words that list the signals, and those that show the last count.
SIGNALS = {"signals", "signal", "señas", "seña", "keinuak", "keinua"}
SIGNALS |= set(KEYS_AT["mus-signals"].values())
COUNT = frozenset({"count", "cuenta", "kontua"})

#: Signals that say nothing about a hand.
WISHES = frozenset({"cut-mus", "bet-more"})

_SAID = {
    "ez": "no", "enbido": "envido", "errenbido": "reenvido", "envite": "envido",
    "órdago": "ordago", "hordago": "ordago", "hordagoa": "ordago", "si": "quiero",
    "sí": "quiero", "bai": "quiero", "iduki": "quiero", "tira": "no quiero", "no hay mus": "no mus",
    "musik ez": "no mus", "mus ez": "no mus", "corto": "no mus", "mintza": "no mus",
}  # fmt: skip
#: MUS-51
_NUMBERS = {"bat": "1", "biga": "2", "bi": "2", "hirur": "3", "hiru": "3", "laur": "4", "lau": "4"}
_NUMBERS |= {"bortz": "5", "bost": "5"}
#: The moves that take an amount.
BETS = ("envido", "reenvido")
_CARD = re.compile(r"^[a2-7sck][oceb]$")
_DISCARD = ("discard", KEYS_AT["mus"]["discard"], "descarte", "deskartea")


def said(words: Sequence[str], view: MusView) -> str:
    """A bet or an answer in notation; text that is not a short form is returned unchanged."""
    text = " ".join(words)
    if text in _SAID:
        text = _SAID[text]
    elif words and words[0] in _SAID and len(words) > 1:
        text = " ".join([_SAID[words[0]], *words[1:]])
    if text == "no":
        return "no mus" if view.phase == "talk" else "no quiero"
    verb, _, amount = text.partition(" ")
    if verb in BETS:
        return f"{verb} {_NUMBERS.get(amount, amount) or USUAL}"
    return text


def discard(words: Sequence[str], hand: Sequence[str]) -> str:
    """A discard by the places of cards, from 1, or by the cards: `1 3`, `13`, `7E 4C`."""
    rest = list(words[1:]) if words and words[0] in _DISCARD else list(words)
    if rest and all(map(is_number, rest)):
        places = sorted({int(digit) for word in rest for digit in word})
        if all(1 <= place <= len(hand) for place in places):
            return f"discard {' '.join(hand[place - 1] for place in places)}"
    if rest and all(_CARD.match(word) for word in rest):
        return f"discard {' '.join(word.upper() for word in rest)}"
    return " ".join(words)


def aside(text: str, view: MusView) -> str:
    """A signal by its number in the list; other text is returned unchanged."""
    verb, _, rest = text.partition(" ")
    if verb.lower() in SIGNALS and rest:
        may = view.signals.may
        if is_number(rest) and 1 <= int(rest) <= len(may):
            return str(may[int(rest) - 1].move)
        return f"signal {rest}"
    if text.lower() in SIGNALS:
        return "signals"  # they are listed
    return text
