"""The betting of one lance between two players, as a tree with its ends."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from boneace.games.mus.playing.layout import ALL, DECISION, DOWN, MORE, TAKEN, UP, YES
from boneace.games.mus.playing.tree import Node as Standing
from boneace.games.mus.playing.tree import Settings, tree

MANO, OTHER = 0, 1
PASSED, ACCEPTED, DECLINED, ORDAGO, UNABLE = range(5)


class Sizes(NamedTuple):
    """The bets in the tree, besides órdago. All others are left out."""

    openings: tuple[int, ...] = (2,)
    """The opening bets in stones, one or two amounts."""
    raises: tuple[int, ...] = ()
    """The amounts to which a bet may be raised, rising; a raise is to the next."""


class End(NamedTuple):
    """The end of a lance."""

    how: int
    by: int = -1
    """The last bettor, if the bet was declined."""
    stones: int = 0
    """The accepted bet, or the payment for a declined bet (B-MUS-03)."""


class Node(NamedTuple):
    """A decision: each move leads to a decision, or to the end `~after`."""

    seat: int
    moves: tuple[str, ...]
    """In the notation of the rules."""
    after: tuple[int, ...]


class Betting(NamedTuple):
    """The betting of one lance. Decisions come after those that lead to them.

    Ends by an accepted órdago, which end the deal, come after all others: from `lasting` on.
    """

    nodes: tuple[Node, ...]
    ends: tuple[End, ...]
    lasting: int


NO_BETTING = Betting((), (End(UNABLE),), 1)
"""The tree if a lance cannot be bet on (B-MUS-08)."""


@lru_cache(maxsize=8)
def betting(sizes: Sizes) -> Betting:
    """The betting of a lance with these bets."""
    both = (True, True, False, False)
    found = tree(Settings(both, sizes.openings, sizes.raises, False))
    places = [at for at, node in enumerate(found.nodes) if node.ends == DECISION]
    ended = [at for at, node in enumerate(found.nodes) if node.ends != DECISION]
    ended.sort(key=lambda at: _end(found.nodes[at]).how == ORDAGO)
    numbers = {at: number for number, at in enumerate(places)}
    numbers |= {at: ~number for number, at in enumerate(ended)}
    nodes = []
    for at in places:
        here, children = found.nodes[at], found.children[at].tolist()
        acts = [action for action in (DOWN, YES, UP, MORE, ALL) if children[action] >= 0]
        moves = [_move(action, here, found.nodes[children[action]]) for action in acts]
        after = [numbers[children[action]] for action in acts]
        nodes.append(Node(here.turn, tuple(moves), tuple(after)))
    ends = tuple(_end(found.nodes[at]) for at in ended)
    lasting = sum(end.how != ORDAGO for end in ends)
    return Betting(tuple(nodes), ends, lasting)


def _end(node: Standing) -> End:
    if node.ends == TAKEN:
        return End(DECLINED, node.by, max(node.asked if node.ordago else node.sure, 1))
    if node.ordago:
        return End(ORDAGO)
    return End(PASSED) if node.by < 0 else End(ACCEPTED, -1, node.asked)


def _move(action: int, here: Standing, after: Standing) -> str:
    if action == DOWN:
        return "paso" if here.by < 0 else "no quiero"
    if action == YES:
        return "quiero"
    if action == ALL:
        return "ordago"
    return f"{'envido' if here.by < 0 else 'reenvido'} {after.asked - here.asked}"
