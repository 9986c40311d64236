"""Sentences for one player: in the second person, and with cards spelled out if wished."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from boneace.cards import FRENCH_52
from boneace.languages import ENGLISH, current, say
from boneace.languages.lists import listed

_VERBS = {
    "adds": "add", "announces": "announce", "antes": "ante", "are": "are", "bets": "bet",
    "brags": "brag", "calls": "call", "claims": "claim", "collects": "collect", "covers": "cover",
    "deals": "deal", "declares": "declare", "discards": "discard", "divides": "divide",
    "does": "do", "draws": "draw", "drops": "drop", "exchanges": "exchange", "folds": "fold",
    "gets": "get", "gives": "give", "goes": "go", "has": "have", "holds": "hold", "is": "are",
    "keeps": "keep", "knocks": "knock", "lays": "lay", "leaves": "leave", "lets": "let",
    "loses": "lose", "makes": "make", "matches": "match", "passes": "pass", "pays": "pay",
    "puts": "put", "raises": "raise", "receives": "receive", "restarts": "restart", "says": "say",
    "scores": "score", "sees": "see", "shares": "share", "shows": "show", "speaks": "speak",
    "stakes": "stake", "stands": "stand", "stops": "stop", "takes": "take", "throws": "throw",
    "turns": "turn", "was": "were", "wins": "win", "would": "would",
}  # fmt: skip
_VERB = re.compile(rf"\b({'|'.join(_VERBS)})\b")
_NEXT_VERB = re.compile(rf"(,|\b(?:and|neither|nor)) ({'|'.join(_VERBS)})\b")
#: Effects whose sentences name players other than the first one named.
_NAMES_OTHERS = frozenset({"collected", "dealer", "stayed"})
_CARD = re.compile(r"\b([A23456789TJQK][SHDC])\b")
_SUIT_ORDER, _RANK_ORDER = "SHCD", "AKQJT98765432"


def where(view: dict[str, Any]) -> str:
    """Which deal of a match a view shows, and of how many if that is set."""
    return say("terminal-where", deal=view["deal"], of=view["deals"] or 0)


def second_person(line: str, name: str) -> str:
    """An English sentence about a player as told to that player; other languages keep the name.

    >>> second_person("Ann loses 2 lives and has 1 left.", "Ann")
    'You lose 2 lives and have 1 left.'
    """
    if current() != ENGLISH:  # names are labels there
        return line
    line = re.sub(
        rf"\bthat {re.escape(name)} (outlast|win)s\b", lambda found: f"that you {found[1]}", line
    )
    if line.startswith(f"{name}’s "):
        return f"Your {line[len(name) + 3 :]}"
    if not re.match(rf"{re.escape(name)}[ ,]", line):
        return line
    rest = _VERB.sub(lambda verb: _VERBS[verb[0]], line[len(name) :], count=1)
    return f"You{_NEXT_VERB.sub(lambda verb: f'{verb[1]} {_VERBS[verb[2]]}', rest)}"


def won(
    winners: Sequence[int], you: int | None, names: Sequence[str], message: str = "terminal-won"
) -> str:
    """Who has won a match, without a full stop; you come first.

    >>> won([0, 2], 2, ["Ann", "Ben", "You"])
    'You and Ann share the match'
    """
    others = [names[seat] for seat in winners if seat != you]
    yours = you in winners
    who = listed([say("terminal-you"), *others] if yours else others)
    part = "no" if not yours else "among" if others else "alone"
    return say(message, you=part, who=who, count=len(winners))


def told(effect: dict[str, Any], you: int | None, names: Sequence[str]) -> str:
    """The sentence for an effect, as it is told to the seat `you`; “” if there is none."""
    line, kind = str(effect["line"]), effect["kind"]
    if you is None or not line:
        return line
    if kind == "won" and you in effect["seats"]:
        return sentence(won(effect["seats"], you, names))
    if current() != ENGLISH:
        return f"{line}{_received(effect, you, line)}"
    name = names[you]
    if kind == "deal" and effect["dealer"] == you:
        return f"Deal {effect['deal']}: you deal."
    if kind == "cut":
        return line.replace(f". {name} deals first.", ". You deal first.")
    if kind == "blitz" and you in effect["seats"]:
        return re.sub(rf"(^|, | and ){re.escape(name)} shows", r"\1You show", line)
    if kind == "exchanged" and effect["seat"] == you:
        line = second_person(line, name)
        got = [card for card in effect["received"] if card not in line]
        return f"{line[:-1]} and get {listed(got)}." if got else line
    if kind == "wager" and "seat" in effect and effect["seat"] != you:
        return line
    if kind == "laid" and effect["seat"] == you:
        return line.replace(f"The hand of {name} lies", "Your hand lies")
    if kind in _NAMES_OTHERS:
        line = re.sub(rf"(?<= ){re.escape(name)}(?!\w|’)", "you", line)
    # a standing in a list: “Ann 3, Ben 4”
    line = re.sub(rf"(?<=[:,] ){re.escape(name)}(?= [−-]?\d+[,.])", "you", line)
    return second_person(line, name)


def _received(effect: dict[str, Any], you: int, line: str) -> str:
    """The cards that you received in an exchange, if the sentence does not say so."""
    if effect["kind"] != "exchanged" or effect["seat"] != you:
        return ""
    got = [card for card in effect["received"] if card not in line]
    return f" {say('terminal-got', cards=', '.join(got))}" if got else ""


def spelled(line: str) -> str:
    """A line with its cards in words.

    >>> spelled("Ben takes 7H.")
    'Ben takes seven of hearts.'
    """
    return _CARD.sub(lambda card: FRENCH_52.words(FRENCH_52.number(card[1])), line)


def called(seats: Sequence[int], you: int | None, names: Sequence[str]) -> list[str]:
    """The names of seats within a sentence; you are “you”."""
    return [say("terminal-you-too") if seat == you else names[seat] for seat in seats]


def in_order(hand: Sequence[str]) -> list[str]:
    """A hand by suit, high cards first; unknown cards last."""

    def place(card: str) -> int:
        if card not in _PLACES:
            return len(_PLACES)
        return _PLACES[card]

    return sorted(hand, key=place)


_PLACES = {
    rank + suit: place
    for place, (suit, rank) in enumerate((s, r) for s in _SUIT_ORDER for r in _RANK_ORDER)
}


def standing_of(seat: dict[str, Any]) -> str:
    """What a seat has: lives, points, tokens or chips, and games won, in words."""
    # games that may be played for lives are otherwise played for tokens
    money = "token" if "lives" in seat else "chip"
    for key, one in (("points", "point"), ("chips", money)):
        if seat.get(key) is not None:
            has = amount(seat[key], one)
            games = seat.get("games")
            return has if games is None else listed([has, say("terminal-games", games=games)])
    if seat.get("lives") is None:
        return say("terminal-is-out")
    if seat["lives"] == 0:
        return say("terminal-on-the-county")
    return say("terminal-lives", lives=seat["lives"])


def standings(seats: Sequence[dict[str, Any]], names: Sequence[str]) -> str:
    """What all players have, as a sentence."""
    return say("terminal-standing", seats=standings_of(seats, names))


def standings_of(seats: Sequence[dict[str, Any]], names: Sequence[str]) -> str:
    """What all players have, as part of a sentence."""
    parts = [
        say("terminal-has", who=name, has=standing_of(seat))
        for name, seat in zip(names, seats, strict=True)
    ]
    return listed(parts)


def amount(count: int, unit: str) -> str:
    """A number of points, tokens or chips, in words.

    >>> amount(1, "point"), amount(3, "chip")
    ('1 point', '3 chips')
    """
    return say("terminal-amount", count=count, unit=unit)


def cards_of(cards: int) -> str:
    """A number of cards, in words."""
    return say("terminal-cards", cards=cards)


def sentence(text: str) -> str:
    """A reason as a sentence of its own."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."


def cut(text: str, room: int) -> str:
    """A text cut to fit into `room` columns.

    >>> cut("Maximilian", 8), cut("Ann", 8)
    ('Maximil…', 'Ann')
    """
    return text if len(text) <= room else f"{text[: max(0, room - 1)]}…"


def changed(by: int, has: int) -> str:
    """A seat's change in the deal, and what it has now.

    >>> changed(-3, 4)
    '−3, now 4'
    """
    return say("terminal-changed", change=signed(by), has=minus(has))


def signed(by: int) -> str:
    """A number won or lost.

    >>> signed(3), signed(0), signed(-2)
    ('+3', '0', '−2')
    """
    return f"{'+' if by > 0 else ''}{minus(by)}"


def minus(text: object) -> str:
    """A number, or text that begins with one, with a typographic minus sign.

    >>> minus(-2), minus("-2 chips")
    ('−2', '−2 chips')
    """
    return str(text).replace("-", "−", 1)
