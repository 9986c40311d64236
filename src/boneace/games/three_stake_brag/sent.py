"""The messages of Three-Stake Brag besides those of all games of vying."""

from __future__ import annotations

from enum import StrEnum


class ThreeStakeBragPhase(StrEnum):
    """The phase of a deal, by its code in the rules."""

    DEALING = "dealing"
    VIE = "vying"
    TURN = "drawing"
    DRAWING = "drawing"
    DONE = "over"
