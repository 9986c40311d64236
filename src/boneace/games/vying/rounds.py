"""A whole round of vying between two in chips: every amount, walked through with the rules.

Nothing is left out and nothing is put together: two courses of the round are two places. So a
round is only finite where the table has a limit. Player 0 speaks first.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import NamedTuple

from boneace.cards import members
from boneace.games.vying.rules import BRAG, PASS, RAISE, open_vying, vie, vying_moves, vying_over

MOST = 30_000
"""The most moves that a round may have, in all its places together, unless fewer are wanted."""
COMPARED, NO_BRAG = 2, 3
"""How a round ends where hands are compared, and where nobody has bragged; else who is left."""

_WORDS = {PASS: "pass", PASS + 1: "match", PASS + 2: "drop"}


class Place(NamedTuple):
    """A decision: whose it is, its moves, and where they lead: to a place, or the end `~after`.

    `staked` is what each has put in so far.
    """

    player: int
    moves: tuple[int, ...]
    after: tuple[int, ...]
    staked: tuple[int, int]


class End(NamedTuple):
    """An end: the player who is left, COMPARED or NO_BRAG; and what each has put in."""

    how: int
    staked: tuple[int, int]


class Rounds(NamedTuple):
    """All places, each before those that follow it, and all ends."""

    places: tuple[Place, ...]
    ends: tuple[End, ...]


class TooLarge(Exception):
    """There are more moves than are wanted."""


def rounds(max_brag: int, vying_limit: int, most: int = MOST) -> Rounds:
    """The round under these options. Raises TooLarge for more moves, or without a limit."""
    if not vying_limit:
        raise TooLarge
    o = SimpleNamespace(max_brag=max_brag, vying_limit=vying_limit, seats=2)
    waiting, places, ends = [_opened()], [], []
    moves = 0
    for s in waiting:  # it grows while it is read
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


def named(move: int) -> str:
    """A move in the notation of the games that vie in chips.

    >>> named(PASS), named(BRAG + 1), named(RAISE)
    ('pass', 'brag 2', 'raise 1')
    """
    if move in _WORDS:
        return _WORDS[move]
    return f"brag {move - BRAG + 1}" if move < RAISE else f"raise {move - RAISE + 1}"


def _opened() -> SimpleNamespace:
    s = SimpleNamespace(staked=[0, 0], chips=[0, 0], changes=[0, 0], pots=[0])
    open_vying(s, 3, 0, 0)
    return s


def _moves(o: SimpleNamespace, s: SimpleNamespace) -> tuple[int, ...]:
    return tuple(members(int(vying_moves(o, s))))


def _following(o: SimpleNamespace, s: SimpleNamespace) -> Iterator[SimpleNamespace]:
    for move in _moves(o, s):
        copied = {
            name: value.copy() if isinstance(value, list) else value
            for name, value in vars(s).items()
        }
        found = SimpleNamespace(**copied)
        vie(found, move, 0)
        yield found


def _end(s: SimpleNamespace) -> End:
    left = NO_BRAG if s.bragger < 0 else COMPARED if s.vying == 3 else int(s.vying) >> 1
    return End(left, _staked(s))


def _staked(s: SimpleNamespace) -> tuple[int, int]:
    return int(s.staked[0]), int(s.staked[1])
