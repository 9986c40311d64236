"""What a viewer is sent of Thirty-one."""

from __future__ import annotations

from enum import StrEnum

from boneace.games.lives.sent import StockView


class ThirtyOnePhase(StrEnum):
    """What is being done in a deal, by the code that the rules give it."""

    DEALING = "dealing"
    TURN = "turn"
    DRAWING = "drawing"
    DISCARDING = "discarding"
    DONE = "over"


class ThirtyOneView(StockView, kw_only=True, gc=False):
    """The table of Thirty-one."""

    phase: ThirtyOnePhase
