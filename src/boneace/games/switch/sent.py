"""What a viewer is sent of Switch."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from boneace.games.lives.sent import ExchangeEffect, ExchangeView
from boneace.games.sent import Slot


class SwitchPhase(StrEnum):
    """What is being done in a deal, by the code that the rules give it."""

    DEALING = "dealing"
    KEEPING = "keeping"
    TURN = "turn"
    RESTARTING = "restarting"
    DONE = "over"


class SwitchView(ExchangeView, kw_only=True, gc=False):
    """Two hands lie on the table, one face up and one face down."""

    game: Literal["switch"] = "switch"
    phase: SwitchPhase
    second: list[Slot] | None
    """The dealer's second hand, until the dealer has kept one of the two."""
    second_total: str | None
    """What it comes to, shown to the dealer."""
    up: list[Slot] | None
    """The face-up hand, from then on."""
    down: list[Slot]
    """The face-down hand, with the cards that the viewer knows."""
    knocker: int | None


class Laid(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="laid"):
    """After a restart, the hand of a seat lies face up from the beginning."""

    seat: int
    cards: list[str]


class Restarted(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="restarted"):
    """A seat has restarted the deal."""

    seat: int


class Declined(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="declined"):
    """A seat does not restart the deal."""

    seat: int
