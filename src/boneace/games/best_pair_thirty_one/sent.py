"""The messages of Best, Pair and Thirty-one besides those of all games of vying."""

from __future__ import annotations

from enum import StrEnum


class BestPairPhase(StrEnum):
    """The phase of a deal, by its code in the rules."""

    DEALING = "dealing"
    BETTING = "pair"
    COUNTING = "thirty-one"
    DRAWING = "drawing"
    DONE = "over"
