"""The messages of Switch."""

from __future__ import annotations

from enum import StrEnum

from boneace.games.lives.sent import ExchangeEffect, HandsView


class SwitchPhase(StrEnum):
    """The phase of a deal, by its code in the rules."""

    DEALING = "dealing"
    KEEPING = "keeping"
    TURN = "turn"
    RESTARTING = "restarting"
    DONE = "over"


class SwitchView(HandsView, kw_only=True, gc=False):
    """The table of Switch."""

    phase: SwitchPhase


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
