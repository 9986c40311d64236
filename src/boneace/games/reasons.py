"""Why a move is closed, as a game says it."""

from __future__ import annotations

from typing import Any

from boneace.errors import WrongType, shown
from boneace.games.facts import Facts
from boneace.languages import say


def reason_of(game: str, words: Any, options: Facts, f: Facts, move: int) -> tuple[str, str | None]:
    """What `why_not` in the words of a game returns: a sentence, and the number of a clause.

    Raises WrongType where it returns something else: the game may be somebody else's.
    """
    given: Any = words.why_not(options, f, move)
    pair = isinstance(given, tuple) and len(given) == 2
    if pair and isinstance(given[0], str) and isinstance(given[1], str | None):
        return given[0], given[1]
    raise WrongType(say("match-why-not-shape", game=game, given=shown(given)))
