"""Studies of games: what a rule, a decision or a variant is worth, calculated or simulated.

A game declares in its module `study` the questions that its players argue about (`questions`).
Every game also has the questions how long it is, who wins, and what its house rules do (`general`).
`answers` answers them. Answers are tables (`told`) for the terminal (`show`), for files (`table`,
`plot`) and for the documentation (`pages`). `vingt_un` is a study that goes further, with its own
answers.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from boneace import games
from boneace.errors import BoneAceError


class StudyError(BoneAceError):
    """A study that cannot be made, or a file that cannot be written."""


OWN_REPORTS = {"vingt-un": "boneace.study.vingt_un.report"}
"""The module that answers where no question is named, by game; other games answer all questions."""


def report(game: str) -> Any:
    """The module that answers for a game where no question is named; None if all are answered.

    Raises OptionError for an unknown game.
    """
    name = OWN_REPORTS.get(games.declaration(game).name)
    return None if name is None else import_module(name)
