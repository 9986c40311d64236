"""What values the decisions of a game: its own analyst, and playouts where that gives no value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boneace import games
from boneace.analysis.rollouts import Rollouts
from boneace.games.facts import facts

if TYPE_CHECKING:
    import numpy.typing as npt

    from boneace.bots.seat import Seat
    from boneace.values import Analyst, Expected, Values


class Valuer:
    """Values by an analyst where there is one; by playouts where it returns None."""

    def __init__(self, analyst: Analyst | None, playouts: Rollouts) -> None:
        self.analyst = analyst
        self.playouts = playouts

    def values(self, seat: Seat) -> Values:
        """Value every legal move of a seat whose turn it is."""
        found = self.analyst.values(seat) if self.analyst else None
        return self.playouts.values(seat) if found is None else found

    def expected(self, seat: Seat) -> Expected:
        """Value the position of a seat, no matter whose turn it is, and after the end too."""
        found = self.analyst.expected(seat) if self.analyst else None
        return self.playouts.expected(seat) if found is None else found


def valuer_of(
    game: str,
    options: npt.NDArray[Any],
    playouts: int,
    analyst: Analyst | None = None,
    seed: int = 0,
) -> Valuer:
    """The valuer of decisions under a record of options: this analyst, otherwise the game's own,
    and this many playouts a decision."""
    return Valuer(analyst or own_analyst(game, options), Rollouts(game, playouts, seed))


def own_analyst(game: str, options: npt.NDArray[Any]) -> Analyst | None:
    """The game's own analyst for a record of options, or None."""
    try:
        own: Analyst | None = games.part(game, "analyst").analyst(facts(options))
    except ModuleNotFoundError as error:
        if not str(error.name).endswith(".analyst"):
            raise
        return None
    return own
