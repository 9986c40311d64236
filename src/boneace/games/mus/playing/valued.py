"""The values of the moves of a decision, if everybody plays as the master does.

A value is the chance that the side of the player wins the game. Bets of other amounts than those of
the tree are interpolated. From the stones that decide the game on, a bet counts as an órdago.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from boneace.games.mus import state as st
from boneace.games.mus.playing.bets import Looked, expected, hope_of, look, moves_of, often_of
from boneace.games.mus.playing.exchanges import TARGET, best_exchange, drawn
from boneace.games.mus.playing.hands import Floats
from boneace.games.mus.playing.lances import closed_below
from boneace.games.mus.playing.layout import SEATS
from boneace.games.mus.playing.mus import gain_of_cutting
from boneace.games.mus.playing.race import hope
from boneace.games.mus.playing.ranges import Sight, placed, private, talked
from boneace.games.mus.playing.talk import tables

FEW = 5
"""The stones of a usual bet."""


class MoveWorth(NamedTuple):
    """A move, by its number."""

    move: int
    chance: float
    """The chance to win the game."""
    mix: float | None
    """How often the master makes it; None for an amount that is not in the tree."""


class Valued(NamedTuple):
    """The moves of a decision, and what the player can know of the others’ hands."""

    moves: list[MoveWorth]
    ranges: Floats
    """By player and hand; not summing to 1."""


def valued(sight: Sight, legal: Sequence[int], rounds: int) -> Valued:
    """The legal moves of the seat that is to talk, to discard, to bet or to answer."""
    if sight.f.phase == st.TALKING:
        return _talking(sight)
    if sight.f.phase == st.DISCARDING:
        return _discarding(sight, legal)
    return _betting(sight, legal, rounds)


# --- before the betting ---------------------------------------------------------------------------


def _talking(sight: Sight) -> Valued:
    """To change is worth what the best discard brings; cutting is worth more or less than that.

    After mus the cards are changed only if the players who have yet to talk say mus too.
    """
    kept, known, me = tables(sight.o), talked(sight), sight.me
    brings = best_exchange(sight.hands, sight.own, kept.after[me])[0]
    better = gain_of_cutting(sight, listens=True)
    said = (known * kept.mus[int(sight.f.exchanges > 0)]).sum(axis=1)
    even, scale = _even(sight, known), _scale(sight)
    cut = even + scale * (brings + better)
    mus = cut - scale * better * float(said[me + 1 :].prod())
    moves = [
        MoveWorth(st.MUS, _share(mus), float(better <= 0)),
        MoveWorth(st.NO_MUS, _share(cut), float(better > 0)),
    ]
    return Valued(moves, private(sight, known))


def _discarding(sight: Sight, legal: Sequence[int]) -> Valued:
    known, after = talked(sight), tables(sight.o).after[sight.me]
    even, scale, ranks = _even(sight, known), _scale(sight), len(sight.hands.supply)
    rank_of = {place: rank for rank, place in placed(sight)}
    brings = dict[tuple[int, ...], float]()
    moves = []
    for move in legal:
        places = move - st.DISCARD
        kept = tuple(sorted(rank_of[at] for at in range(st.HAND) if not places >> at & 1))
        if kept not in brings:
            many = np.bincount(np.array(kept, np.int64), minlength=ranks)
            brings[kept] = float(drawn(sight.hands, sight.own, many) @ after)
        moves.append((move, brings[kept]))
    most = max(brings.values())
    best = sum(value == most for _, value in moves)
    found = [MoveWorth(m, _share(even + scale * v), (v == most) / best) for m, v in moves]
    return Valued(found, private(sight, known))


def _even(sight: Sight, known: Floats) -> float:
    """The chance to win the game if the hands of this deal are as good as each other."""
    return hope_of(sight, expected(sight, known), int(st.GRANDE))


def _scale(sight: Sight) -> float:
    """How much more stones count now than at the beginning of a game, for which the tables are."""
    target, stones = int(sight.o.target), sight.f.stones[:2]
    own, other = (float(had) for had in stones)
    return _swing(target, own, other) / _swing(TARGET, 0.0, 0.0)


def _swing(target: int, own: float, other: float) -> float:
    """How much a bet of a few stones changes the chance to win the game."""
    best, worst = (np.array([own + FEW, own]), np.array([other, other + FEW]))
    won, lost = hope(target, int(st.GRANDE), best, worst)
    return float(won - lost)


def _share(chance: float) -> float:
    return float(min(max(chance, 0.0), 1.0))


# --- the betting ----------------------------------------------------------------------------------


def _betting(sight: Sight, legal: Sequence[int], rounds: int) -> Valued:
    found = look(sight, rounds)
    known, often = _of_tree(sight, found), often_of(found)
    amounts = {move + 1: chance for move, chance in known.items() if move < st.MOST}
    if st.ORDAGO in known:
        deciding = max(_needed(sight, found), max(amounts, default=0) + 1)
        amounts[deciding] = known[st.ORDAGO]
    moves = []
    for move in legal:
        chance = known[move] if move in known else _between(amounts, move + 1)
        moves.append(MoveWorth(move, chance, often.get(move, 0.0) if move in known else None))
    return Valued(moves, _seen(sight, found))


def _of_tree(sight: Sight, found: Looked) -> dict[int, float]:
    """The value of each move of the tree, by its number in the rules."""
    solved, me = found.solved, sight.me
    others = [player for player in range(SEATS) if player != me]
    came = np.array([solved.reach[node, others].sum(axis=1).prod() for node in found.nodes])
    weight = found.weight / np.maximum(came, 1e-300)
    worth = dict[int, float]()
    for action, move in moves_of(found).items():
        children = solved.tree.children[found.nodes, action]
        worth[move] = float(weight @ solved.worth[children, me, found.like])
    if st.ORDAGO in worth and found.like < closed_below(sight.hands, sight.lance()):
        # nobody says it with such a hand, so the others answer as if the hand were a good one
        worth[st.ORDAGO] = min(worth.values())
    return worth


def _needed(sight: Sight, found: Looked) -> int:
    """How much to add to the bet so that it decides the game for either side."""
    return int(sight.o.target - min(sight.f.stones[:2])) - found.now.asked


def _between(amounts: dict[int, float], amount: int) -> float:
    """The value of a bet between two others, by the logarithm of the amount."""
    known = sorted(amounts)
    values = [amounts[one] for one in known]
    return float(np.interp(np.log(amount), np.log(known), values))


def _seen(sight: Sight, found: Looked) -> Floats:
    """What the player can know of the hands, after the bets in this lance too."""
    step = sight.hands.step[sight.lance()]
    ranges = private(sight, found.known)
    came = np.tensordot(found.weight, found.solved.reach[found.nodes], 1)
    for player in range(SEATS):
        if player != sight.me and found.solved.able[player]:
            before = found.solved.ranges[player]
            often = np.divide(came[player], before, out=np.zeros_like(before), where=before > 0)
            ranges[player] *= np.where(step >= 0, often[np.maximum(step, 0)], 0.0)
    return ranges
