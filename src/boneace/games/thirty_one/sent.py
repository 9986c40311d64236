"""The messages of Thirty-one."""

from __future__ import annotations

from enum import StrEnum

from boneace.games.lives.sent import StockView


class ThirtyOnePhase(StrEnum):
    """The phase of a deal, by its code in the rules."""

    DEALING = "dealing"
    TURN = "turn"
    DRAWING = "drawing"
    DISCARDING = "discarding"
    DONE = "over"


class ThirtyOneView(StockView, kw_only=True, gc=False):
    """The table of Thirty-one."""

    phase: ThirtyOnePhase
