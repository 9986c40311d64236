"""The value of a hand of Stop the Bus: its place in the ranking of three-card brag."""

from __future__ import annotations

from boneace.games.facts import Facts
from boneace.games.stop_the_bus.speech import making, worth_text
from boneace.games.worth import Worth


def worth_of(options: Facts, f: Facts) -> Worth | None:
    """The place of three cards in the order of all hands."""
    if f.own_total < 0:
        return None
    cards = making(options, f.hands[0], f.own_total)
    return Worth(f.own_total, worth_text(options)(f.own_total), cards)
