"""What a viewer is sent of Stop the Bus."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from boneace.games.lives.sent import ExchangeEffect, ExchangeView
from boneace.games.sent import Slot


class StopTheBusPhase(StrEnum):
    """What is being done in a deal, by the code that the rules give it."""

    DEALING = "dealing"
    TURN = "turn"
    SAYING = "saying"
    DONE = "over"


class StopTheBusView(ExchangeView, kw_only=True, gc=False):
    """Three cards lie face up."""

    game: Literal["stop-the-bus"] = "stop-the-bus"
    phase: StopTheBusPhase
    widow: list[Slot]
    stopper: int | None


class Stopped(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="stopped"):
    """A seat has stopped the bus."""

    seat: int
