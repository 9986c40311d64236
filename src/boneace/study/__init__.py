"""Studies of games: what a rule, a decision or a variant is worth, calculated or simulated.

A game that is studied has a package here with a module `report`: the questions it answers, and the
answers as rows, JSON, text and drawings.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from boneace import games
from boneace.errors import BoneAceError
from boneace.languages import say

_REPORTS = {"vingt-un": "boneace.study.vingt_un.report"}


class StudyError(BoneAceError):
    """A study that cannot be made, or a file that it cannot be written to."""


def names() -> list[str]:
    """The games that are studied."""
    return list(_REPORTS)


def report(game: str) -> Any:
    """The module that studies a game.

    Raises OptionError for an unknown game, StudyError for one that is not studied.
    """
    declaration = games.declaration(game)
    if game not in _REPORTS:
        title, known = declaration.title, ", ".join(names())
        raise StudyError(say("study-none-yet", game=title, known=known))
    return import_module(_REPORTS[game])
