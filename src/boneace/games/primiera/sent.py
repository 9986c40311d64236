"""What is sent of Primiera beside what all games of vying send."""

from __future__ import annotations

from enum import StrEnum


class PrimieraPhase(StrEnum):
    """What is being done in a deal, by the code that the rules give it."""

    DEALING = "dealing"
    SERVING = "drawing"
    TURN = "discarding"
    VYING = "vying"
    CLOSING = ""
    DONE = "over"
