"""A blueprint of the third stage beside two upcards: who makes the point, at any score.

The stage is worth one point at every score, so its play depends on the score only through what the
betting reveals about the hands. A deal solved at one score gives strategies that are nearly as good
at others: lines of the betting are combined by what they reveal (`kind`). A blueprint keeps the
results of those strategies for each pair of hands. With it only the betting has to be solved, in a
fraction of a second.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace.games.best_pair_thirty_one import state as st
from boneace.games.best_pair_thirty_one.solving.betting import D, Line, N
from boneace.games.best_pair_thirty_one.solving.blocks import Block
from boneace.games.best_pair_thirty_one.solving.deal import Deal, compiled_passes, in_threads
from boneace.games.best_pair_thirty_one.solving.layout import Doubles, Floats
from boneace.games.best_pair_thirty_one.solving.upcards import Upcards

#: Kinds of lines: after a see N or D was better; nobody bet, N’s first raise was not answered, or
#: N or D folded after more than that.
SEEN_N, SEEN_D, UNBET, UNANSWERED, N_FOLDED, D_FOLDED = (
    "seen-n",
    "seen-d",
    "unbet",
    "unanswered",
    "n-folded",
    "d-folded",
)
INSTEAD = {N_FOLDED: D_FOLDED, D_FOLDED: UNANSWERED, UNANSWERED: UNBET}
"""The kind used for one that a blueprint lacks."""

Chances = npt.NDArray[np.uint8]
"""How often N makes the point, in 255ths: a matrix over the hands of level 0 of N and of D."""


def kind(line: Line, better: int) -> str:
    """The kind of a line, if this player is better at Pair."""
    if line.seen:
        return SEEN_N if better == N else SEEN_D
    if st.RAISE not in line.moves:
        return UNBET
    if line.moves == (st.RAISE, st.FOLD):
        return UNANSWERED
    return N_FOLDED if len(line.moves) % 2 else D_FOLDED


@dataclass(frozen=True)
class Blueprint:
    """The chances of each kind of line."""

    chances: Mapping[str, Chances]

    def of(self, line: Line, better: int) -> Chances:
        """The chances after a line, or after the most similar kind."""
        wanted = kind(line, better)
        while wanted not in self.chances:
            wanted = INSTEAD[wanted]
        return self.chances[wanted]


def blueprint(deal: Deal) -> Blueprint:
    """The results of a deal's averages; it must be solved at a score where much can be raised."""
    assert deal.places is not None
    reach = deal.reach(N)[1], deal.reach(D)[1]
    table = deal.upcards.table
    size = table.weight.shape
    sums: dict[str, Doubles] = {}
    weights: dict[str, Doubles] = {}
    found = list(_groups(deal, reach))
    for (block, name, _), met in zip(found, _meet(deal.upcards, found), strict=True):
        if name not in sums:
            sums[name], weights[name] = np.zeros(size), np.zeros(size)
        hands = [table.classes[seat][block.classes[seat]] for seat in (N, D)]
        cells = np.ix_(hands[N], hands[D])
        weight = table.weight[cells]
        sums[name][cells] += met
        weights[name][cells] += weight
    chances = {}
    for name, total in sums.items():
        with np.errstate(invalid="ignore", divide="ignore"):
            share = np.where(weights[name] > 0, total / weights[name], 0)
        chances[name] = np.rint(255 * np.clip(share, 0, 1)).astype(np.uint8)
    return Blueprint(chances)


Group = tuple[Block, str, tuple[Floats, Floats]]
"""A block, a kind of line, and how often each player draws there: (modes, hands)."""


def _groups(deal: Deal, reach: tuple[Any, Any]) -> Iterator[Group]:
    """The strategies of each block, with its lines combined by kind."""
    places, sides = deal.places, deal.upcards.sides
    assert places is not None
    starts = places.blocks.at_n, places.blocks.at_d
    for number, (block, lines) in enumerate(places.played):
        modes = deal.passes.modes(sides[N], block.classes[N], sides[D], block.classes[D])
        by_kind: dict[str, list[int]] = {}
        for at, line in enumerate(lines):
            by_kind.setdefault(kind(deal.tree.lines[line], block.winner or N), []).append(at)
        for name, some in by_kind.items():
            shares = []
            for seat in (N, D):
                side, c = sides[seat], block.classes[seat]
                part = slice(side.level[c, 0], side.level[c, -1])
                many = part.stop - part.start
                here = slice(starts[seat][number], None)
                learned = places.learned[seat]
                drew, came = (
                    kept[here][: modes * len(lines) * many].reshape(modes, len(lines), many)
                    for kept in (learned.drew, learned.came)
                )
                others = _others(reach[1 - seat], [lines[at] for at in some], block, 1 - seat)
                shares.append(_together(drew[:, some], came[:, some], others, side.usual[part]))
            yield block, name, (shares[N], shares[D])


def _others(reach: Any, lines: list[int], block: Block, seat: int) -> Doubles:
    """How likely a player reaches a block by each line: little is learned where that is rare."""
    held, factors = block.holdings[seat], block.factors[seat]
    return np.array([(reach[line][held] * factors).sum() + 1e-9 for line in lines])


def _together(drew: Floats, came: Floats, weights: Doubles, usual: Floats) -> Floats:
    by = weights[None, :, None]
    some, whole = (drew * by).sum(axis=1), (came * by).sum(axis=1)
    with np.errstate(invalid="ignore", divide="ignore"):
        return np.where(whole > 0, some / whole, usual).astype(np.float32)


def _meet(upcards: Upcards, groups: list[Group]) -> list[Doubles]:
    """For each group, how likely each two hands are dealt and N makes the point."""
    passes = compiled_passes()
    sides = upcards.sides
    outs: list[Any] = [None] * len(groups)

    def work(first: int, step: int) -> None:
        for at in range(first, len(groups), step):
            block, _, (n_shares, d_shares) = groups[at]
            outs[at] = passes.meetings(
                upcards.matrices, *sides, *block.classes, n_shares, d_shares
            ).astype(np.float64)

    in_threads(work)
    return outs
