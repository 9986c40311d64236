"""The count of a hand of Best, Pair and Thirty-one, and its value for Pair."""

from __future__ import annotations

from boneace.games.best_pair_thirty_one.speech import value_text
from boneace.games.best_pair_thirty_one.state import HIDDEN
from boneace.games.facts import Facts
from boneace.games.worth import Worth
from boneace.languages import say


def worth_of(options: Facts, f: Facts) -> Worth | None:
    """The count to thirty-one; the words also have the value for Pair, where all cards count."""
    if f.own_total < 0 or f.held[0] < 3:
        return None
    pair = None if options.pair_cards == HIDDEN else value_text(f.own_value)
    words = say("scores-points", total=str(f.own_total))
    return Worth(f.own_total, f"{pair}; {words}" if pair else words, f.hands[0])
