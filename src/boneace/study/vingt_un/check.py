"""Checking the solution against the engine: average results of deals, and what they should be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import erfc, sqrt
from typing import Any

import numpy as np

from boneace.described import Value
from boneace.games.vingt_un.solving.game import Floats
from boneace.games.vingt_un.solving.hands import hands
from boneace.languages import say
from boneace.study.vingt_un.pack import Pack
from boneace.study.vingt_un.sittings import AS_PLAYED, BY_COIN, DIVIDED, DREW, STOOD, play_deals
from boneace.study.vingt_un.solution import Progress, Solution, quiet
from boneace.study.vingt_un.table import DEALT, pair_rows, rows

HANDS = 10_000_000
#: Fewest deals for comparing a mean: with fewer it is not yet normally distributed.
FEWEST = 200
#: The probability that a check fails although nothing is wrong.
FALSE_ALARM = 1e-3


@dataclass(frozen=True)
class Compared:
    """A calculated value, and its average in the deals that were played."""

    what: str
    exact: float
    played: float
    error: float
    deals: int

    @property
    def errors(self) -> float:
        """The difference, in standard errors."""
        difference = self.played - self.exact
        return difference / self.error if self.error > 0 else (0.0 if not difference else np.inf)

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {"errors": round(self.errors, 3)}


@dataclass(frozen=True)
class Check:
    """All comparisons, and how many standard errors the worst of them may be off."""

    deals: int
    compared: tuple[Compared, ...]
    allowed: float

    @property
    def whole(self) -> Compared:
        return self.compared[0]

    @property
    def worst(self) -> Compared:
        return max(self.compared, key=lambda one: abs(one.errors))

    @property
    def agrees(self) -> bool:
        return abs(self.worst.errors) <= self.allowed

    def to_json(self) -> dict[str, Any]:
        return {
            "deals": self.deals,
            "allowed_errors": round(self.allowed, 3),
            "agrees": self.agrees,
            "compared": [one.to_json() for one in self.compared],
        }


def allowed_errors(comparisons: int) -> float:
    """How many standard errors the worst of several comparisons may be off (Bonferroni).

    >>> round(allowed_errors(1), 2), round(allowed_errors(60), 2)
    (3.29, 4.31)
    """
    low, high = 0.0, 20.0
    for _ in range(60):
        middle = (low + high) / 2
        if erfc(middle / sqrt(2)) * comparisons > FALSE_ALARM:
            low = middle
        else:
            high = middle
    return high


def check(
    found: Solution,
    pack: Pack,
    deals: int = HANDS,
    rules: Mapping[str, Value] | None = None,
    seed: int = 1,
    progress: Progress = quiet,
) -> Check:
    """Play deals by both strategies, and as many in which a coin decides what the player does
    first; compare whole deals, standing and drawing by total, and dividing by pair."""
    by_strategy = play_deals(
        found, pack.cards, deals, AS_PLAYED, seed=seed, values=rules, progress=progress,
        what=say("study-whole-deals"),
    )  # fmt: skip
    by_coin = play_deals(
        found, pack.cards, deals, BY_COIN, seed=seed + 1, values=rules, progress=progress,
        what=say("study-by-a-coin"),
    )  # fmt: skip
    compared = [_compared(say("study-a-whole-deal"), found.value, by_strategy.sum(axis=(0, 1)))]
    compared += _by_total(found, by_coin)
    compared += _by_pair(found, by_strategy)
    enough = tuple(one for one in compared if one.deals >= FEWEST)
    return Check(deals, enough, allowed_errors(len(enough)))


def _by_total(found: Solution, sums: Floats) -> list[Compared]:
    game, listed = found.game, []
    totals, low = game.total[game.pairs], game.low[game.pairs]
    for row in rows(found, DEALT):
        here = np.flatnonzero((totals == row.total) & ((totals > low) == row.soft))
        soft, hard = say("study-soft", total=row.total), say("study-hard", total=row.total)
        name = soft if row.soft else hard
        stood, drew = sums[here, STOOD].sum(axis=0), sums[here, DREW].sum(axis=0)
        listed.append(_compared(_told(name, "stand"), row.stand, stood))
        listed.append(_compared(_told(name, "draw"), row.draw, drew))
    return listed


def _by_pair(found: Solution, sums: Floats) -> list[Compared]:
    names = [hands().names[hand] for hand in found.game.pairs]
    return [
        _compared(_told(row.cards, "divide"), row.divide, sums[names.index(row.cards), DIVIDED])
        for row in pair_rows(found)
    ]


def _told(what: str, did: str) -> str:
    """The name of a comparison: a hand, and what was done with it."""
    return say("study-compared", what=what, did=did)


def _compared(what: str, exact: float, sums: Floats) -> Compared:
    deals, won, squares = (float(part) for part in sums)
    if deals < 2:
        return Compared(what, exact, 0.0, np.inf, int(deals))
    mean = won / deals
    return Compared(
        what, exact, mean, sqrt(max(0.0, squares / deals - mean**2) / deals), int(deals)
    )
