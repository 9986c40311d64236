"""The checked interface of the bots' compiled functions, like that of the drivers."""

from __future__ import annotations

from typing import Any

from boneace.bots.seat import THINKING
from boneace.errors import WrongValue
from boneace.kernel.arguments import FLOATS, SETS, Array, Layouts, generator, numbers, whole
from boneace.languages import say

MOVES = 63
TEMPLATE = THINKING
"""The template whose functions are checked here."""


class Thinking:
    """The functions of `boneace.bots.search` for one game.

    `o` are the options and `seen` a view (or a state), as `boneace.kernel.door.Drivers` takes them;
    the errors are the same. `unchecked` has the compiled functions themselves.
    """

    def __init__(self, unchecked: Any, layouts: Layouts) -> None:
        self.unchecked = unchecked
        self.layouts = layouts

    def __repr__(self) -> str:
        return f"<Thinking of {self.layouts.game}>"

    def _checked(self, o: Any, seen: Any) -> int:
        seats = self.layouts.of_options("o", o)
        self.layouts.of_state("seen", seen, seats)
        return seats

    def policy_of(self, o: Any, seen: Array, chance: int) -> int:
        """The move of the policy for the seat to move; `chance` is a random whole number ≥ 0."""
        self._checked(o, seen)
        return int(self.unchecked.policy_of(o, seen, whole("chance", chance)))

    def aside_of(self, o: Any, seen: Array, me: int, chance: int) -> int:
        """What a seat does out of turn by policy, or -1."""
        me = whole("me", me, 0, self._checked(o, seen) - 1)
        return int(self.unchecked.aside_of(o, seen, me, whole("chance", chance)))

    def search(
        self,
        o: Any,
        seen: Array,
        legal: int,
        rng: Array,
        playouts: int,
        deals: int,
        means: Array,
        stray: int = 0,
    ) -> int:
        """The move with the highest value on average for the seat to move, from its view.

        `legal` is a set of moves, at least one of them legal. Of 1024 moves that the others make in
        playouts, `stray` are those of a player who errs instead of the policy's. `means` (float64,
        63 places or more) receives the value found for each move worth considering.
        """
        self._checked(o, seen)
        legal = whole("legal", legal)
        generator("rng", rng)
        playouts, deals = whole("playouts", playouts, 1), whole("deals", deals, 1, 1000)
        stray = whole("stray", stray, 0, 1024)
        numbers("means", means, FLOATS, least=MOVES)
        best = int(self.unchecked.search(o, seen, legal, rng, playouts, deals, means, stray))
        if best < 0:
            raise WrongValue(say("arguments-legal", name="legal"))
        return best

    def rollouts(
        self,
        o: Any,
        seen: Array,
        me: int,
        legal: int,
        rng: Array,
        worlds: int,
        deals: int,
        values: Array,
        chances: Array,
        gains: Array,
        hands: Array,
        stray: int = 0,
    ) -> None:
        """Play every move of a set in the same worlds, behind the view of the seat `me`.

        For each world in turn, `values` (float64, 63 places) receives what the seat can expect
        after each move; `chances` (float64, 63) its chance to win the match; `gains` (float64, 63)
        what the last deal brings it, or NaN if that is unknown; and `hands` (int64, one place
        for each hand of a state) the hands. `legal` is a set of moves, at least one of them legal;
        with 0 the world continues by policy, and move 0 receives the results. `stray` is as for
        `search`.
        """
        me = whole("me", me, 0, self._checked(o, seen) - 1)
        legal, deals = whole("legal", legal), whole("deals", deals, 1, 1000)
        worlds, stray = whole("worlds", worlds, 1), whole("stray", stray, 0, 1024)
        generator("rng", rng)
        numbers("values", values, FLOATS, least=worlds * MOVES)
        numbers("chances", chances, FLOATS, least=worlds * MOVES)
        numbers("gains", gains, FLOATS, least=worlds * MOVES)
        numbers("hands", hands, SETS, least=worlds * seen["hands"].shape[-1])
        given = o, seen, me, legal, rng, worlds, deals, values, chances, gains, hands, stray
        if not self.unchecked.rollouts(*given):
            raise WrongValue(say("arguments-legal", name="legal"))


Door = Thinking
