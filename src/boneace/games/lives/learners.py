"""Learners' data for every game for lives: what can be won, and what ends a match."""

from __future__ import annotations

from boneace.games.facts import Facts
from boneace.games.fields import Bounds
from boneace.games.lives.options import LIVES

MOST_LIVES = int(LIVES.values[-1])


def bounds_for(options: Facts, deal_ends: str) -> Bounds:
    """The bounds of a match for lives in which deals can go on; `deal_ends`: when a deal ends.

    The winners share all stakes: one for each seat.
    """
    return Bounds(None, -1, options.seats - 1, f"{deal_ends}; a match {match_ends(options)}.")


def match_ends(options: Facts) -> str:
    """When a match ends, as the end of a sentence."""
    last = f", or after deal {options.deals}" if options.deals else ""
    return f"when at most one seat is still in{last}"
