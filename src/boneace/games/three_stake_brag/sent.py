"""What is sent of Three-Stake Brag beside what all games of vying send."""

from __future__ import annotations

from enum import StrEnum


class ThreeStakeBragPhase(StrEnum):
    """What is being done in a deal, by the code that the rules give it."""

    DEALING = "dealing"
    VIE = "vying"
    TURN = "drawing"
    DRAWING = "drawing"
    DONE = "over"
