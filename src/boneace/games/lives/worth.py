"""The count of a hand, for `boneace.score`, in games that count like Thirty-one."""

from __future__ import annotations

from boneace.games.facts import Facts
from boneace.games.shown import half_points
from boneace.games.worth import Worth, of_half_points
from boneace.languages import say


def worth_of(options: Facts, f: Facts) -> Worth | None:
    """The points of three cards."""
    if f.own_total < 0:
        return None
    words = say("scores-points", total=half_points(f.own_total))
    return Worth(of_half_points(f.own_total), words, f.own_best)
