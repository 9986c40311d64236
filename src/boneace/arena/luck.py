"""The share of luck in a match, so that it can be subtracted from the result.

A *judge* gives the value of a position for seat 0, with all cards seen. The luck of a chance move
is the value of the position after it, less the mean over all cards that could have come. In the
same way, the luck of a move is its value, less the mean over the moves that the same bot might have
made there. Each of these is zero on average, whatever the judge says. So a result less their sum
has the same mean as the result: no bot gains by it. With a good judge, it varies much less.
(Burch, Schmid, Moravčík, Morrill and Bowling, “AIVAT: A new variance reduction technique for agent
evaluation in imperfect information games”, AAAI 2018.)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from boneace import games
from boneace.cards import members
from boneace.errors import IllegalMove
from boneace.languages import say

if TYPE_CHECKING:
    import numpy.typing as npt

    Worths = npt.NDArray[np.float64]


class Judge(Protocol):
    """Values positions. Positions are arrays of one state, with all cards seen."""

    def worth(self, state: Any) -> Worths:
        """The value of a position for seat 0: any function of it, in one unit or in several."""
        ...

    def of_chance(self, state: Any, made: int) -> Worths:
        """The luck of a chance move in a position, zero on average: mostly `of_chance` below."""
        ...


def after(game: str, options: Any, state: Any, move: int) -> Any:
    """The position after a move of a seat or of chance. Raises IllegalMove."""
    found = state.copy()
    if not games.drivers(game).play_one(options, found, move):
        raise IllegalMove(say("match-not-legal-here", number=str(move)))
    return found


def of_chance(game: str, options: Any, judge: Judge, state: Any, made: int) -> Worths:
    """The value of a chance move, less the mean of all that could have come."""
    _, legal = games.drivers(game).turn_and_moves(options, state)
    worths = {move: judge.worth(after(game, options, state, move)) for move in members(int(legal))}
    found: Worths = worths[made] - np.mean(list(worths.values()), axis=0)
    return found


def of_choice(
    game: str, options: Any, judge: Judge, state: Any, made: int, asked: Sequence[int]
) -> Worths:
    """The value of a move, less the mean of the moves that the bot makes when asked again.

    `asked` are those moves; the bot must choose again each time, as it did when it made the move:
    with other luck, and with nothing kept from its earlier moves.
    """
    often = Counter(asked)
    if set(often) == {made}:
        return np.zeros_like(judge.worth(state))
    worths = {move: judge.worth(after(game, options, state, move)) for move in {made, *often}}
    mean = sum(worths[move] * many for move, many in often.items()) / len(asked)
    found: Worths = worths[made] - mean
    return found
