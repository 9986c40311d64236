"""The files for learners in a game's folder. Needs no engine."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from boneace import games

LESSON, PUZZLES = "lesson.toml", "puzzles.jsonl"


def has_lesson(game: str) -> bool:
    """Whether a game has a lesson. Raises OptionError for an unknown game."""
    return (files(games.declaration(game).package) / LESSON).is_file()


@cache
def puzzle_lines(game: str) -> list[bytes]:
    """The puzzles of a game, each a line of JSON. Raises OptionError for an unknown game."""
    file = files(games.declaration(game).package) / PUZZLES
    return file.read_bytes().splitlines() if file.is_file() else []
