"""The count of a hand of Three-Stake Brag, and its value for the second pot."""

from __future__ import annotations

from boneace.games.facts import Facts
from boneace.games.three_stake_brag.look import count_text, worth_text
from boneace.games.worth import Worth


def worth_of(options: Facts, f: Facts) -> Worth | None:
    """The count to thirty-one; the words also have the value of three cards for the second pot."""
    if f.own_count < 0:
        return None
    count = count_text(f.own_count)
    words = f"{worth_text(f.own_strength)}; {count}" if f.held[0] == 3 else count
    return Worth(f.own_count, words, f.hands[0])
