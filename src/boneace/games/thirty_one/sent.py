"""What a viewer is sent of Thirty-one."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from boneace.games.lives.sent import ExchangeView
from boneace.games.sent import Slot


class ThirtyOnePhase(StrEnum):
    """What is being done in a deal, by the code that the rules give it."""

    DEALING = "dealing"
    TURN = "turn"
    DRAWING = "drawing"
    DISCARDING = "discarding"
    DONE = "over"


class ThirtyOneView(ExchangeView, kw_only=True, gc=False):
    """A stock and a discard pile, or three cards of a widow."""

    game: Literal["thirty-one"] = "thirty-one"
    phase: ThirtyOnePhase
    upcard: str | None
    """The top of the discard pile."""
    pile: int
    widow: list[Slot] | None
    table: int | None
    """The tokens on the table."""
    knocker: int | None
