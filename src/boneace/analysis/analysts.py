"""Who values the decisions of a game: an analyst of its own, else playouts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boneace import games
from boneace.analysis.rollouts import Rollouts
from boneace.games.facts import facts

if TYPE_CHECKING:
    import numpy.typing as npt

    from boneace.analysis.values import Analyst


def analyst_of(game: str, options: npt.NDArray[Any], playouts: int, seed: int = 0) -> Analyst:
    """The game's own analyst for a record of options, else one that plays so many playouts."""
    try:
        own: Analyst | None = games.part(game, "analyst").analyst(facts(options))
    except ModuleNotFoundError as error:
        if not str(error.name).endswith(".analyst"):
            raise
        own = None
    return own or Rollouts(game, playouts, seed)
