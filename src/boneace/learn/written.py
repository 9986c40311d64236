"""What is written for learners of a game, in its folder. Needs no engine."""

from __future__ import annotations

from importlib.resources import files

from boneace import games

LESSON = "lesson.toml"


def has_lesson(game: str) -> bool:
    """Whether a game has a lesson. Raises OptionError for an unknown game."""
    return (files(games.declaration(game).package) / LESSON).is_file()
