"""How the two may be told to play: as best they can, or by a rule of the count alone."""

from __future__ import annotations

import re
from dataclasses import dataclass

from boneace.errors import BoneAceError
from boneace.study.vingt_un.hands import TARGET

LOWEST = 2


class StrategyError(BoneAceError):
    """A text that names no strategy."""


@dataclass(frozen=True)
class Stands:
    """Draws below a count, and stands from there on; an ace that counts eleven has its own."""

    hard: int
    soft: int

    def draws(self, total: int, soft: bool) -> bool:
        return total < (self.soft if soft else self.hard)

    def __str__(self) -> str:
        if self.hard == self.soft:
            return f"stands on {self.hard}"
        return f"stands on {self.hard}, and with an ace as eleven on {self.soft}"


BEST = None
"""The strategy of who plays as best he can."""

Strategy = Stands | None


def strategy(text: str) -> Strategy:
    """A strategy as it is written: `best`, `17`, or `16/18` for 18 with an ace as eleven.

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
    raise StrategyError(
        f"“{text}” is not a strategy: write best, or the count that is stood on, from {LOWEST} to "
        f"{TARGET}, such as 17; 16/18 is to stand on 16, and on 18 with an ace that counts eleven"
    )


def words(chosen: Strategy) -> str:
    """A strategy in words."""
    return "plays his best" if chosen is None else str(chosen)
