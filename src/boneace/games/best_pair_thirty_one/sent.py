"""What is sent of Best, Pair and Thirty-one beside what all games of vying send."""

from __future__ import annotations

from enum import StrEnum


class BestPairPhase(StrEnum):
    """What is being done in a deal, by the code that the rules give it."""

    DEALING = "dealing"
    BETTING = "pair"
    COUNTING = "thirty-one"
    DRAWING = "drawing"
    DONE = "over"
