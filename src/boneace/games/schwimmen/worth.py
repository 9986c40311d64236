"""The count of a hand of Schwimmen: its best suit, three of a kind, or Feuer."""

from __future__ import annotations

from boneace.games.facts import Facts
from boneace.games.schwimmen.scoring import HALF_POINT
from boneace.games.schwimmen.speech import points
from boneace.games.worth import Worth, of_half_points
from boneace.languages import say


def worth_of(options: Facts, f: Facts) -> Worth | None:
    """The points of three cards."""
    if f.own_total < 0:
        return None
    words = say("scores-points", total=points(f.own_total))
    return Worth(of_half_points(f.own_total // HALF_POINT), words, f.own_best)
