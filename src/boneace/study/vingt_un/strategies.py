"""The strategies that can be requested: best play, or a rule based only on the count."""

from __future__ import annotations

import re
from dataclasses import dataclass

from boneace.errors import BoneAceError
from boneace.games.vingt_un.solving.hands import TARGET
from boneace.languages import say

LOWEST = 2


class StrategyError(BoneAceError):
    """A text that does not name a strategy."""


@dataclass(frozen=True)
class Stands:
    """Draws below a count, and stands from there on; with an ace as eleven the count is `soft`."""

    hard: int
    soft: int

    def draws(self, total: int, soft: bool) -> bool:
        return total < (self.soft if soft else self.hard)

    def __str__(self) -> str:
        if self.hard == self.soft:
            return say("study-stands-on", hard=self.hard)
        return say("study-stands-soft", hard=self.hard, soft=self.soft)


BEST = None
"""The strategy of best play."""

Strategy = Stands | None


def strategy(text: str) -> Strategy:
    """A strategy from its text: `best`, `17`, or `16/18` for 18 with an ace as eleven.

    >>> strategy("16/18"), strategy("best")
    (Stands(hard=16, soft=18), None)
    """
    said = text.strip().lower()
    if said == "best":
        return BEST
    found = re.fullmatch(r"([0-9]{1,2})(?:/([0-9]{1,2}))?", said)
    if found:
        hard = int(found[1])
        soft = int(found[2] or hard)
        if LOWEST <= hard <= TARGET and LOWEST <= soft <= TARGET:
            return Stands(hard, soft)
    raise StrategyError(say("study-no-strategy", text=text, least=LOWEST, most=TARGET))


def words(chosen: Strategy) -> str:
    """A strategy in words."""
    return say("study-plays-best") if chosen is None else str(chosen)
