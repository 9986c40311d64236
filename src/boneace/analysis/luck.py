"""Luck and skill, separated: what happened to a seat, and what it lost by its own moves.

At each of its decisions a seat can expect something, if it makes the best move. If the move it
makes is worth less, the difference is the loss. From there to its next decision cards come and
others play: what that changes is luck, good or bad. So the sums telescope:

    start + all luck − all losses = end

It is an identity, not an estimate: errors of the values move between luck and losses only.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Account(NamedTuple):
    """The luck before each decision of a seat and after the last, and the sums."""

    lucks: tuple[float, ...]
    last_luck: float
    luck: float
    loss: float


def account(start: float, decisions: Iterable[tuple[float, float]], end: float) -> Account:
    """Separate luck from losses.

    `decisions` are, in order, pairs: the expectation with the best move, and the loss.

    >>> account(0.0, [(0.5, 0.25), (1.0, 0.0)], 2.0)
    Account(lucks=(0.5, 0.75), last_luck=1.0, luck=2.25, loss=0.25)
    """
    lucks, before, losses = [], start, 0.0
    for expected, loss in decisions:
        lucks.append(expected - before)
        before = expected - loss
        losses += loss
    last = end - before
    return Account(tuple(lucks), last, sum(lucks) + last, losses)
