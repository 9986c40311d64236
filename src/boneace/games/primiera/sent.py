"""The messages of Primiera besides those of all games of vying."""

from __future__ import annotations

from enum import StrEnum


class PrimieraPhase(StrEnum):
    """The phase of a deal, by its code in the rules."""

    DEALING = "dealing"
    SERVING = "drawing"
    TURN = "discarding"
    VYING = "vying"
    CLOSING = ""
    DONE = "over"
