"""The expert and the master of games for lives: they search with a learned policy.

The policy predicts how the others play, which cards they likely hold after what they have done, and
how a deal goes on. Moves are tried in worlds drawn with its help (`playing.thinking`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from boneace import games
from boneace.games.chosen import unless_alike
from boneace.games.options import options_record
from boneace.kernel.luck import scattered

if TYPE_CHECKING:
    from boneace.bots.seat import Seat
    from boneace.games.facts import Record
    from boneace.games.lives.playing.policies import Policy
    from boneace.moves import Move

THINKING = "boneace.games.lives.playing.thinking"
FOLLOWING = "boneace.games.lives.playing.following"


@dataclass(frozen=True)
class Effort:
    """The effort of a level."""

    worlds: int
    """The number of worlds drawn and weighted."""
    playouts: int
    """The number of playouts of each move, in the likelier worlds."""
    narrow: bool = False
    """Whether only the policy's choices are tried."""
    thumbs: int = 0
    """The number of playouts in 8 in which the others play by the rules of thumb."""


SLIGHT = 0.002
"""A difference in the chance to win the match that counts as none."""
_MIXING = 0x31
"""Separates the random numbers for mixing the policy from those of the search."""


def _is_last_turn(seat: Seat) -> bool:
    """Whether somebody has announced the end of the deal."""
    return any(
        int(seat.view[name][0]) >= 0
        for name in ("knocker", "stopper")
        if name in (seat.view.dtype.names or ())
    )


class Thinker:
    """Tries every move in the likely worlds, and mixes those that are equally good."""

    def __init__(
        self,
        game: str,
        level: str,
        effort: Effort,
        policy: Callable[[Record, Record], Policy],
        seed: int = 0,
    ) -> None:
        self.game = game
        self.level = level
        self.effort = effort
        self.policy = policy
        self.seed = seed

    def choose(self, seat: Seat) -> Move:
        """The best move; at random among moves that cannot be separated.

        In a last turn there is nothing to hide.
        """
        best, values = self.values(seat)
        luck = scattered(self.seed, seat.plies)
        usual = unless_alike(seat, luck, best, {move: value for move, (value, _) in values.items()})
        if usual != best or _is_last_turn(seat):
            return seat.move(usual)
        equal = [move for move, (value, error) in values.items() if value >= -min(error, SLIGHT)]
        return seat.move(Random(luck).choice(sorted(equal) or [best]))

    def values(self, seat: Seat) -> tuple[int, dict[int, tuple[float, float]]]:
        """The best move, and how much worse each move tried is, with standard error."""
        rng = np.array([scattered(self.seed, seat.plies) | 1], np.uint64)
        policy = self.policy(seat.options, seat.view)
        best, means, errors = think(self.game, seat.options, seat.view, policy, rng, self.effort)
        tried = np.flatnonzero(~np.isnan(means)).tolist()
        return best, {move: (float(means[move]), float(errors[move])) for move in tried}

    def __repr__(self) -> str:
        return f"<{self.level} of {self.game}>"


class Anchored(Thinker):
    """Makes the policy's moves with its probabilities, unless one of its choices proves better.

    A search against a known policy finds much that wins only from that policy, and loses to others:
    unexpected moves, and the wrong beliefs that they cause. So it is best with a narrow effort.
    """

    def choose(self, seat: Seat) -> Move:
        """The policy's move, or the best one if the policy's is worse by more than the error."""
        own = self.followed(seat)
        best, values = self.values(seat)
        value, error = values.get(own, (0.0, 0.0))
        return seat.move(own if value >= -error else best)

    def followed(self, seat: Seat) -> int:
        """A move by the policy alone."""
        luck = scattered(scattered(self.seed, _MIXING), seat.plies)
        rng = np.array([luck | 1], np.uint64)
        return follow(self.game, seat.options, seat.view, self.policy(seat.options, seat.view), rng)


def follow(game: str, options: Any, view: Any, policy: Policy, rng: Any) -> int:
    """A move from a view, drawn with the probabilities of a policy."""
    return int(games.drivers(game, FOLLOWING).follow(options, view, policy.shares, rng))


def think(
    game: str, options: Any, view: Any, policy: Policy, rng: Any, effort: Effort
) -> tuple[int, Any, Any]:
    """The best move from a view; and for each move, its value less that of the best, and the
    error."""
    means, errors = np.full(63, np.nan), np.zeros(63)
    passes = games.drivers(game, THINKING)
    given = policy.shares, policy.equity, rng, effort.worlds, effort.playouts
    how = effort.narrow, effort.thumbs
    best = passes.think(options, view, *given, *how, means, errors)
    return int(best), means, errors


def prepare(game: str, policy: Callable[[Record, Record], Policy]) -> None:
    """Compile the search, or load it, with the first decision of a match."""
    declaration, drivers = games.declaration(game), games.drivers(game)
    o = options_record(declaration, declaration.min_seats, declaration.resolve(None))
    s, cards = np.zeros(1, games.part(game, "rules").State), np.arange(52, dtype=np.int8)
    drivers.begin(o, s)
    seat = drivers.advance(o, s, -1, cards, 0, np.zeros(52, np.int8))[3]
    view = s.copy()
    drivers.look(o, s, seat, view)
    known, rng = policy(o, view), np.ones(1, np.uint64)
    follow(game, o, view, known, rng)
    think(game, o, view, known, rng, Effort(4, 2))
