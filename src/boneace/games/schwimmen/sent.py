"""The messages of Schwimmen besides the plain view, and the names of its phases."""

from __future__ import annotations

from enum import StrEnum

from boneace.games.defaults.sent import PlainEffect


class SchwimmenPhase(StrEnum):
    """The phase of a deal, by its code in the rules."""

    DEALING = "dealing"
    KEEPING = "keeping"
    TURN = "turn"
    SAYING = "saying"
    RENEWING = "renewing"
    DONE = "over"


class MiddleLaid(PlainEffect, kw_only=True, frozen=True, gc=False, tag="laid"):
    """The three cards in the middle lie face up."""

    cards: list[str]


class Renewing(PlainEffect, kw_only=True, frozen=True, gc=False, tag="renewing"):
    """The cards in the middle are taken away; others come."""

    counted = True


class Renewed(PlainEffect, kw_only=True, frozen=True, gc=False, tag="renewed"):
    """A seat has asked for other cards in the middle."""

    seat: int


class Ended(PlainEffect, kw_only=True, frozen=True, gc=False, tag="ended"):
    """How a deal has ended, besides the hands."""
