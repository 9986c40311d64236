"""The observations of a game that does not define them: its cards, and the standing."""

from __future__ import annotations

from typing import Any

from boneace import games
from boneace.games.fields import By, Field, card, cards, signed


def fields(game: str) -> tuple[Field, ...]:
    """The cards that the seat holds, those on the table, the stock, and the standing."""
    words: Any = games.part(game, "words")
    state = games.part(game, "rules").State
    found = [cards("hands", "the cards that the viewer holds", "own")]
    for name in words.ON_TABLE:
        found.append(card(name, "cards on the table", "place" if state[name].shape else ""))
    found.append(cards("stock", "the cards that the viewer has not located"))
    for name in getattr(words, "STANDING", ()):
        by_seat = words.STANDING_OF.get(name, "seat") == "seat"
        by: By = ("seat" if by_seat else "place") if state[name].shape else ""
        found.append(signed(name, "where the match stands", by=by))
    return tuple(found)
