"""Leduc poker in words: the names of its moves and scores, and why a move is closed."""

from __future__ import annotations

from boneace.games.facts import Facts
from boneace.languages import say

MOVES = ("fold", "call", "raise")
ON_TABLE = ("widow",)
STANDING = ("chips",)
FACTS = ("paid",)


def why_not(options: Facts, f: Facts, move: int) -> tuple[str, str | None]:
    """Why a move is closed: only a fold or a raise ever is, until the match is over."""
    if f.over:
        return say("match-over"), "LP-11"
    if MOVES[move : move + 1] == ("fold",):
        return say("leduc-nothing-to-answer"), "LP-04"
    if MOVES[move : move + 1] == ("raise",):
        return say("leduc-two-raises"), "LP-06"
    return say("leduc-no-such-move"), "LP-04"
