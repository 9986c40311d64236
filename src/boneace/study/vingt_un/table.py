"""The table of expectations: by total, soft or hard, and by the cards of the hand."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from boneace.games.vingt_un.solving.game import Floats
from boneace.games.vingt_un.solving.hands import TARGET, hands, text
from boneace.study.vingt_un.solution import Solution, passes

DEALT, DRAWN = "dealt", "drawn"
"""Two cards as they were dealt; or three and more."""


@dataclass(frozen=True)
class Row:
    """A total: how often it is reached, and what standing and drawing there bring, in stakes.

    `chance` is for a deal in which neither has a natural. `draws` is how often the player draws
    here; where all hands of a total are played alike, it is 0 or 1.
    """

    total: int
    soft: bool
    cards: str
    chance: float
    stand: float
    draw: float
    draws: float

    @property
    def best(self) -> str:
        return "draw" if self.draw > self.stand else "stand"

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {"best": self.best}


@dataclass(frozen=True)
class PairRow:
    """A pair: the value of keeping it, and of dividing it with the same stake on each card."""

    cards: str
    chance: float
    keep: float
    divide: float

    @property
    def best(self) -> str:
        return "divide" if self.divide > self.keep else "keep"

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {"best": self.best}


def come(found: Solution) -> Floats:
    """How often a player's strategy reaches each pair and hand shown, counting orders."""
    game = found.game
    often = np.zeros_like(found.masses)
    dealt = found.game.total[game.pairs] < TARGET
    same = (game.counts[game.pairs] == 2).any(axis=1)
    alike = np.array([game.alike[int(np.argmax(counts))] for counts in game.counts[game.pairs]])
    apart = np.where(same, alike * found.player.divides, 0.0)
    often[:, 0] = np.where(dealt, np.where(same, 1.0, 2.0) * (1.0 - apart), 0.0)
    for hand in game.groups:
        on = often[:, hand] * found.player.draws[:, hand]
        for after in game.after[hand]:
            if after >= 0:
                often[:, after] += on
    return np.where(found.totals <= TARGET, often, 0.0)


def rows(found: Solution, stage: str) -> list[Row]:
    """The rows by total: two cards as dealt, or drawn hands, each weighted by its chance."""
    game = found.game
    low = game.low[game.pairs][:, None] + game.low[None, :]
    _, _, neither = passes().naturals(game.record)
    if stage == DEALT:
        often = np.zeros_like(found.masses)
        same = (game.counts[game.pairs] == 2).any(axis=1)
        often[:, 0] = np.where(same, 1.0, 2.0) * (game.total[game.pairs] < TARGET)
    else:
        often = come(found)
        often[:, 0] = 0.0
    listed = []
    for soft in (False, True):
        for total in range(4, TARGET + 1):
            here = (found.totals == total) & ((found.totals > low) == soft) & (often > 0)
            mass = float((often * found.masses)[here].sum())
            if mass > 0.0:
                listed.append(
                    Row(
                        total,
                        soft,
                        stage,
                        mass / neither,
                        float((often * found.stands)[here].sum()) / mass,
                        float((often * found.drawing)[here].sum()) / mass,
                        float((often * found.masses * found.player.draws)[here].sum()) / mass,
                    )
                )
    return listed


def compositions(found: Solution, everything: bool) -> list[Row]:
    """The rows of each pair of cards, or of every possible hand, reached or not."""
    game = found.game
    _, _, neither = passes().naturals(game.record)
    often = come(found)
    names = hands().names
    listed = []
    for shown in game.groups if everything else game.groups[:1]:
        for pair, under in enumerate(game.pairs):
            mass = found.masses[pair, shown]
            total = int(found.totals[pair, shown])
            if mass == 0.0 or total > TARGET or game.total[under] == TARGET:
                continue
            listed.append(
                Row(
                    total,
                    total > int(game.low[under] + game.low[shown]),
                    names[under] + (f" + {names[shown]}" if shown else ""),
                    float(often[pair, shown] * mass / neither),
                    float(found.stands[pair, shown] / mass),
                    float(found.drawing[pair, shown] / mass),
                    float(found.player.draws[pair, shown]),
                )
            )
    return listed


def pair_rows(found: Solution) -> list[PairRow]:
    """The pairs that may be divided."""
    game = found.game
    _, _, neither = passes().naturals(game.record)
    listed = []
    for pair, under in enumerate(game.pairs):
        if np.isnan(found.apart[pair]) or found.masses[pair, 0] == 0.0:
            continue
        value = int(np.argmax(game.counts[under]))
        mass = float(found.masses[pair, 0])
        listed.append(
            PairRow(
                text(tuple(game.counts[under])),
                float(game.alike[value]) * mass / neither,
                float(found.worth[pair, 0]) / mass,
                float(found.apart[pair]) / mass,
            )
        )
    return listed
