"""The types for callers: a move, the legal moves, one event of a match."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, SupportsIndex, overload

_PREFIX = re.compile(r"\s*([0-9]{1,9})\s*:(?!\s*[0-9]+\s*:)\s*(.*)", re.DOTALL)


def split_seat(text: str) -> tuple[int | None, str]:
    """The seat named before a move, or None, and the move.

    >>> split_seat("2: draw"), split_seat("draw")
    ((2, 'draw'), (None, 'draw'))
    """
    found = _PREFIX.fullmatch(text)
    return (int(found[1]), found[2].strip()) if found else (None, text.strip())


class Move(NamedTuple):
    """A move: its number (0…62, as the game numbers moves in that state) and its notation."""

    number: int
    text: str

    def __str__(self) -> str:
        return self.text


class Ply(NamedTuple):
    """One event of a match. Seat -1 is chance; its text is the card. An aside is out of turn."""

    seat: int
    text: str
    aside: bool = False


@lru_cache(maxsize=4096)
def shared_ply(seat: int, text: str, aside: bool = False) -> Ply:
    """A ply; equal plies are the same object, since every match has many of them."""
    return Ply(seat, text, aside)


class Moves(Sequence[Move]):
    """The legal moves of the seat to move. Two are equal if they hold the same moves.

    >>> import boneace
    >>> match = boneace.new("thirty-one", seats=3, seed=7)
    >>> match.legal
    <Moves draw, take, knock>
    >>> "draw" in match.legal, "stand" in match.legal, len(match.legal)
    (True, False, 3)
    """

    __slots__ = ("_list", "_table", "mask")

    def __init__(self, mask: int, table: Sequence[Move]) -> None:
        self.mask = int(mask)
        self._table = table
        self._list: list[Move] | None = None

    def _moves(self) -> list[Move]:
        if self._list is None:
            mask, table = self.mask, self._table
            self._list = found = []
            while mask:
                lowest = mask & -mask
                found.append(table[lowest.bit_length() - 1])
                mask ^= lowest
        return self._list

    @overload
    def __getitem__(self, index: SupportsIndex) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...

    def __getitem__(self, index: Any) -> Move | list[Move]:
        if self._list is None and type(index) is int and 0 <= index < self.mask.bit_count():
            mask = self.mask  # one move: no need to list them all
            for _ in range(index):
                mask &= mask - 1
            return self._table[(mask & -mask).bit_length() - 1]
        found: Move | list[Move] = self._moves()[index]
        return found

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves())

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            return any(move.lower() == known.text.lower() for known in self._moves())
        return move in self._moves()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moves) and self._moves() == other._moves()

    def __hash__(self) -> int:
        return hash(tuple(self._moves()))

    def __repr__(self) -> str:
        return f"<Moves {', '.join(move.text for move in self._moves()) or 'none'}>"


_TABLES: dict[int, tuple[Move, ...]] = {}


def table_of(labels: Sequence[str]) -> Sequence[Move]:
    """The moves of a table of labels; a game's constant tables (tuples) are converted once."""
    if not isinstance(labels, tuple):
        return [Move(number, text) for number, text in enumerate(labels)]
    known = _TABLES.get(id(labels))
    if known is None:
        known = tuple(Move(number, text) for number, text in enumerate(labels))
        _TABLES[id(labels)] = known
    return known
