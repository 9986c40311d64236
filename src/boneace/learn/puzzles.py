"""Puzzles: positions with one clearly best move, `puzzles.jsonl` in the folder of a game.

Each line is a record up to the decision. Its `x-puzzle` holds the seat that decides, and what its
legal moves are worth, the best first, as a review found them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from boneace import games, record
from boneace.errors import OutOfRange
from boneace.languages import say
from boneace.learn.written import puzzle_lines
from boneace.match.replaying import replay
from boneace.values import MoveValue, Sureness, Values

if TYPE_CHECKING:
    from boneace.match.match import Match
    from boneace.record import Record

_KEY = "x-puzzle"
_DIGITS = 4


class _Move(msgspec.Struct, array_like=True):
    """The value of a move, as it is stored."""

    move: str
    worth: float
    error: float
    chance: float | None
    behind: float
    behind_error: float


class _Written(msgspec.Struct):
    seat: int
    sure: Sureness
    moves: list[_Move]


class Puzzle(NamedTuple):
    """A position, the seat to move, and what its moves are worth."""

    match: Match
    seat: int
    values: Values


def puzzle(game: str, number: int) -> Puzzle:
    """A puzzle of a game, counted from 0.

    Raises OptionError for an unknown game, OutOfRange for a puzzle that does not exist.
    """
    lines = puzzle_lines(game)
    if not 0 <= number < len(lines):
        title = games.declaration(game).title
        raise OutOfRange(say("puzzles-none", number=str(number), game=title, count=len(lines)))
    return read(record.from_dict(msgspec.json.decode(lines[number])))


def read(written: Record) -> Puzzle:
    """The puzzle that a record holds. Raises RecordError, msgspec.ValidationError."""
    told = msgspec.convert(written.carried[_KEY], _Written)
    match = replay(written, at_once=True)
    moves = tuple(_value(match, one) for one in told.moves)
    return Puzzle(match, told.seat, Values(moves, told.sure))


def as_record(puzzle: Puzzle) -> Record:
    """A puzzle as the record in which it is stored."""
    moves = [
        _Move(
            one.move.text,
            round(one.worth, _DIGITS),
            round(one.error, _DIGITS),
            None if one.chance is None else round(one.chance, _DIGITS),
            round(one.behind, _DIGITS),
            round(one.behind_error, _DIGITS),
        )
        for one in puzzle.values.moves
    ]
    written: Any = msgspec.to_builtins(_Written(puzzle.seat, puzzle.values.sure, moves))
    found = puzzle.match.to_record()
    found.carried[_KEY] = written
    return found


def _value(match: Match, one: _Move) -> MoveValue:
    move = next(legal for legal in match.legal if legal.text == one.move)
    return MoveValue(
        one.worth,
        one.error,
        one.chance,
        move=move,
        behind=one.behind,
        behind_error=one.behind_error,
    )
