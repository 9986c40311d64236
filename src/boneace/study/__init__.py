"""Studies of games: what a rule, a decision or a variant is worth, calculated or simulated.

A game declares in its module `study` what its players argue about (`questions`), and every game is
asked how long it is, who wins, and what its house rules do (`general`). `answers` asks them.
Answers are tables (`told`) for the terminal (`show`), for files (`table`, `plot`) and for the
documentation (`pages`). `vingt_un` is a study that goes further, and has answers of its own.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from boneace import games
from boneace.errors import BoneAceError


class StudyError(BoneAceError):
    """A study that cannot be made, or a file that it cannot be written to."""


OWN_REPORTS = {"vingt-un": "boneace.study.vingt_un.report"}
"""By game, the module that answers where no question is named. Other games answer all questions."""


def report(game: str) -> Any:
    """The module that answers for a game where no question is named; None: all questions.

    Raises OptionError for an unknown game.
    """
    name = OWN_REPORTS.get(games.declaration(game).name)
    return None if name is None else import_module(name)
