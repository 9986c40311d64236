"""The count of a hand of Mus for juego or punto, and its pares."""

from __future__ import annotations

from boneace.games.facts import Facts
from boneace.games.mus.speech import hand_text
from boneace.games.worth import Worth


def worth_of(options: Facts, f: Facts) -> Worth | None:
    """The face value of four cards; in words their pares, and their juego or punto."""
    if f.own_total < 0:
        return None
    return Worth(f.own_total, hand_text(options, f.own_pares, f.own_total), f.hands[0])
