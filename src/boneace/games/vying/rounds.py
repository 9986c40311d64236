"""A whole round of vying between two in chips: every amount, explored with the rules.

Nothing is left out or combined: two courses of the round are two places. So a round is finite only
if the table has a limit. If it has none, `few` names the part of the round that is explored: a bet
abstraction, with a cap on raises. Player 0 speaks first.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from types import SimpleNamespace
from typing import NamedTuple

from boneace.cards import members
from boneace.games.vying.rules import amount_of, open_vying, vie, vying_moves, vying_over

MOST = 30_000
"""The most moves of a round, in all its places together, unless fewer are asked for."""
COMPARED, NO_BRAG = 2, 3
"""The ends of a round: hands are compared, or nobody has bragged; else the player who is left."""


class Place(NamedTuple):
    """A decision: its player, its moves, and their results: a place, or the end `~after`.

    `staked` is the amount that each has put in so far.
    """

    player: int
    moves: tuple[int, ...]
    after: tuple[int, ...]
    staked: tuple[int, int]


class End(NamedTuple):
    """An end: the player who is left, COMPARED or NO_BRAG; and the amount that each has put in."""

    how: int
    staked: tuple[int, int]


class Rounds(NamedTuple):
    """All places, each before those that follow it, and all ends."""

    places: tuple[Place, ...]
    ends: tuple[End, ...]


class Few(NamedTuple):
    """A bet abstraction: the amounts to brag and to raise by, and how often in total."""

    amounts: tuple[int, ...]
    raises: int
    """The most brags and raises in a round: two players go no further."""


class TooLarge(Exception):
    """There are more moves than allowed."""


def few(max_brag: int) -> Few:
    """The abstraction of a round that is too large to explore: 242 places without a limit.

    >>> few(10)
    Few(amounts=(1, 3, 10), raises=4)
    """
    return Few(tuple(sorted({1, isqrt(max_brag), max_brag})), 4)


def rounds(max_brag: int, vying_limit: int, most: int = MOST, only: Few | None = None) -> Rounds:
    """The round under these options, or `only` a part of it.

    Raises TooLarge for more moves, and for the whole round without a limit.
    """
    if not vying_limit and only is None:
        raise TooLarge
    o = SimpleNamespace(max_brag=max_brag, vying_limit=vying_limit, seats=2, only=only)
    waiting, places, ends = [_opened()], [], []
    moves = 0
    for s in waiting:  # the list grows during the loop
        after = []
        for follows in _following(o, s):
            moves += 1
            if vying_over(follows):
                ends.append(_end(follows))
                after.append(~(len(ends) - 1))
            else:
                after.append(len(waiting))
                waiting.append(follows)
        if moves > most:
            raise TooLarge
        places.append(Place(int(s.turn), _moves(o, s), tuple(after), _staked(s)))
    return Rounds(tuple(places), tuple(ends))


def _opened() -> SimpleNamespace:
    s = SimpleNamespace(staked=[0, 0], chips=[0, 0], changes=[0, 0], pots=[0], raises=0)
    open_vying(s, 3, 0, 0)
    return s


def _moves(o: SimpleNamespace, s: SimpleNamespace) -> tuple[int, ...]:
    found = tuple(members(int(vying_moves(o, s))))
    if o.only is None:
        return found
    ups = o.only.amounts if s.raises < o.only.raises else ()
    return tuple(move for move in found if not amount_of(move) or amount_of(move) in ups)


def _following(o: SimpleNamespace, s: SimpleNamespace) -> Iterator[SimpleNamespace]:
    for move in _moves(o, s):
        copied = {
            name: value.copy() if isinstance(value, list) else value
            for name, value in vars(s).items()
        }
        found = SimpleNamespace(**copied)
        vie(found, move, 0)
        found.raises += amount_of(move) > 0
        yield found


def _end(s: SimpleNamespace) -> End:
    left = NO_BRAG if s.bragger < 0 else COMPARED if s.vying == 3 else int(s.vying) >> 1
    return End(left, _staked(s))


def _staked(s: SimpleNamespace) -> tuple[int, int]:
    return int(s.staked[0]), int(s.staked[1])
