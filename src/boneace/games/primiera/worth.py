"""The kind of a hand of Primiera, and its count."""

from __future__ import annotations

from boneace.games.facts import Facts
from boneace.games.primiera.speech import count_of, hand_text
from boneace.games.worth import Worth


def worth_of(options: Facts, f: Facts) -> Worth | None:
    """The count of four cards; the kind of hand, which ranks first, is in the words."""
    if f.own_strength < 0:
        return None
    words = hand_text(options, f.own_strength)
    return Worth(count_of(f.own_strength), words, f.own_best)
