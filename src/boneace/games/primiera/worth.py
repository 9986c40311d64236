"""What a hand of Primiera is, and what is counted of it."""

from __future__ import annotations

from boneace.games.facts import Record, facts
from boneace.games.primiera.speech import count_of, hand_text
from boneace.games.worth import Worth


def worth_of(o: Record, v: Record) -> Worth | None:
    """What is counted of four cards; the kind of hand, which goes before it, is in the words."""
    f = facts(v)
    if f.own_strength < 0:
        return None
    words = hand_text(facts(o), f.own_strength)
    return Worth(count_of(f.own_strength), words, f.own_best)
