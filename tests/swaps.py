"""Helpers for the tests of the exchange games without a stock."""

from __future__ import annotations

import pytest

from boneace.errors import IllegalMove
from boneace.match.match import Match

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus")


def cards(text: str) -> list[str]:
    """Cards from a text, in order."""
    return text.split()


def push(match: Match, *moves: str) -> Match:
    for move in moves:
        match.push(move)
    return match


def texts(match: Match) -> list[str]:
    return [move.text for move in match.legal]


def clause(match: Match, move: str) -> str | None:
    """The clause that closes a move."""
    with pytest.raises(IllegalMove) as found:
        match.push(move)
    return found.value.clause
