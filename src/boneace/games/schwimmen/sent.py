"""What is sent of Schwimmen beside the plain view."""

from __future__ import annotations

from boneace.games.defaults.sent import PlainEffect


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
    """How a deal has ended, beside the hands."""
