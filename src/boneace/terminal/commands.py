"""What a person types: moves in notation, their short forms, and the help that says so."""

from __future__ import annotations

import re
from typing import Any

from boneace.terminal.words import in_order

SHORT = {"d": "draw", "t": "take", "k": "knock", "s": "stand", "e": "exchange", "x": "discard"}
HELP = (
    "Moves: draw or d, take or t, knock or k, stand or s, discard 7H or just 7H.",
    "Or the number before a move in the list.",
    "Cards: rank A K Q J T 9 to 2, then suit S H D C: TD is the ten of diamonds.",
    "In a game with a widow: exchange 4C for 2, or e 4C KH for 2 3.",
    "hand: your cards. table: who has what. log: this deal so far.",
    "moves: all that you may do, and what is closed. why knock: why a move is closed.",
    "rules: the rules of this match. rules T31-15: one clause.",
    "words: cards in words; words off: in two letters.",
    "quit: leave the match.",
)
WAGER_HELP = (
    "Side wagers, at any of your prompts: bet 5 on 1 (seat 1 wins the match),",
    "bet 5 on 1 over 2 (seat 1 outlasts seat 2), cover 3 (take the other side of seat 3’s wager).",
    "The bots do not bet: a wager that nobody covers lapses.",
)
_TEN = re.compile(r"^10([shdc])$")
_CARD = re.compile(r"^[a23456789tjqk][shdc]$")


def menu(view: dict[str, Any]) -> list[str]:
    """The legal moves as the menu numbers them: exchanges last, discards as the hand is told."""
    moves = [str(offer["move"]) for offer in view["legal"]]
    cards = [move.partition(" ")[2] for move in moves if move.startswith("discard ")]
    discards = [f"discard {card}" for card in in_order(cards)]
    exchanges = [move for move in moves if move.startswith("exchange")]
    usual = [move for move in moves if move not in discards and move not in exchanges]
    return usual + discards + exchanges


def read_move(text: str, view: dict[str, Any]) -> str:
    """A move in notation from what was typed; text that is no short form is left as it is."""
    words = [_TEN.sub(r"t\1", word) for word in text.lower().split()]
    if words and words[0] == f"{view['you']}:":
        words = words[1:]
    if len(words) == 1:
        if words[0].isdigit() and 1 <= int(words[0]) <= len(view["legal"]):
            return menu(view)[int(words[0]) - 1]
        if _CARD.match(words[0]):
            return f"discard {words[0].upper()}"
    if words and words[0] in SHORT:
        words[0] = SHORT[words[0]]
    return " ".join(words)
