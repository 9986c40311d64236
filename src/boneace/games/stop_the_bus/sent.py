"""The messages of Stop the Bus."""

from __future__ import annotations

from enum import StrEnum

from boneace.games.lives.sent import ExchangeEffect, OpenView


class StopTheBusPhase(StrEnum):
    """The phase of a deal, by its code in the rules."""

    DEALING = "dealing"
    TURN = "turn"
    SAYING = "saying"
    DONE = "over"


class StopTheBusView(OpenView, kw_only=True, gc=False):
    """The table of Stop the Bus."""

    phase: StopTheBusPhase


class Stopped(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="stopped"):
    """A seat has stopped the bus."""

    seat: int
