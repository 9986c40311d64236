"""The count of a hand of Vingt-Un."""

from __future__ import annotations

from boneace.games.facts import Facts
from boneace.games.vingt_un.speech import count, count_text
from boneace.games.worth import Worth


def worth_of(options: Facts, f: Facts) -> Worth | None:
    """The count of one card or more, with an ace counted in the best way; both counts are in the
    words."""
    hand = f.hands[0]
    return Worth(count(hand), count_text(hand), hand) if hand else None
