"""The betting of a lance as a tree: who may speak, and a few amounts to bet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from boneace.games.mus.playing.hands import Whole
from boneace.games.mus.playing.layout import (
    ACTIONS,
    ALL,
    DECISION,
    DOWN,
    MORE,
    SEATS,
    SHOWN,
    TAKEN,
    UP,
    YES,
)


class Settings(NamedTuple):
    """A lance: the players who may bet, and the amounts. Players are numbered from the eldest."""

    able: tuple[bool, ...]
    """The players with a part in the lance."""
    openings: tuple[int, ...]
    """The opening bets, one or two amounts."""
    ladder: tuple[int, ...]
    """The amounts to which a bet may be raised, rising."""
    first_answers: bool
    """Whether the first to answer binds their side."""


class Node(NamedTuple):
    """A state of a lance: a decision of `turn`, or an end."""

    turn: int
    sure: int
    """The stones accepted."""
    asked: int
    """The bet, 0 before the first one; for an órdago, the bet before it."""
    by: int
    """The last bettor, or -1."""
    ordago: bool
    left: tuple[int, ...]
    """The players who may still speak, `turn` first."""
    ends: int = DECISION


@dataclass(frozen=True, eq=False)
class Tree:
    """The nodes of a lance, children after their parents, as arrays for the solver."""

    nodes: tuple[Node, ...]
    kind: Whole
    seat: Whole
    children: Whole


@lru_cache(maxsize=512)
def tree(settings: Settings) -> Tree:
    """The betting of a lance."""
    builder = _Builder(settings)
    speakers = tuple(seat for seat in range(SEATS) if settings.able[seat])
    builder.add(Node(speakers[0], 0, 0, -1, False, speakers))
    at = 0
    while at < len(builder.nodes):
        if builder.nodes[at].ends == DECISION:
            builder.grow(at)
        at += 1
    nodes = builder.nodes
    seat = [node.by & 1 if node.ends == TAKEN else node.turn for node in nodes]
    return Tree(
        tuple(nodes),
        np.array([node.ends for node in nodes], np.int64),
        np.array(seat, np.int64),
        np.array(builder.children, np.int64),
    )


class _Builder:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.nodes: list[Node] = []
        self.children: list[list[int]] = []

    def add(self, node: Node) -> int:
        self.nodes.append(node)
        self.children.append([-1] * ACTIONS)
        return len(self.nodes) - 1

    def grow(self, at: int) -> None:
        """Add the children of a decision."""
        node, found = self.nodes[at], self.children[at]
        found[DOWN] = self.add(self._down(node))
        if node.by >= 0:
            found[YES] = self.add(node._replace(ends=SHOWN))
        if node.ordago:
            return
        for action, amount in zip((UP, MORE), self._amounts(node), strict=False):
            found[action] = self.add(self._bet(node, amount, False))
        found[ALL] = self.add(self._bet(node, node.asked, True))

    def _down(self, node: Node) -> Node:
        """After a pass, or after an answer that declines."""
        left = node.left[1:]
        if node.by >= 0 and self.settings.first_answers:
            left = ()
        if left:
            return node._replace(turn=left[0], left=left)
        return node._replace(ends=TAKEN if node.by >= 0 else SHOWN)

    def _amounts(self, node: Node) -> tuple[int, ...]:
        if node.by < 0:
            return self.settings.openings
        return tuple(amount for amount in self.settings.ladder if amount > node.asked)[:1]

    def _bet(self, node: Node, amount: int, ordago: bool) -> Node:
        seat = node.turn
        order = [(seat + 1) % SEATS, (seat + 3) % SEATS]
        left = tuple(other for other in order if self.settings.able[other])
        return Node(left[0], node.asked, amount, seat, ordago, left)


def where(tree: Tree, now: Node) -> list[int]:
    """The nodes at which a decision may be, by the visible state of the lance.

    Amounts must be in the tree. After a raise, it does not matter who opened.
    """
    return [
        at
        for at, node in enumerate(tree.nodes)
        if node.ends == DECISION
        and node.turn == now.turn
        and node.by == now.by
        and node.ordago == now.ordago
        and node.asked == now.asked
        and node.sure == now.sure
        and node.left == now.left
    ]
