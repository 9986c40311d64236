"""The door of the compiled thinking of bots: it looks at arguments as that of the drivers does."""

from __future__ import annotations

from typing import Any

from boneace.errors import WrongValue
from boneace.kernel.arguments import FLOATS, Array, Layouts, generator, numbers, whole
from boneace.languages import say

MOVES = 63


class Thinking:
    """What the bots of one game think with, `boneace.bots.search` for it.

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

    def habit_of(self, o: Any, seen: Array, chance: int) -> int:
        """What habit does for the seat on turn; `chance` is a random whole number from 0."""
        self._checked(o, seen)
        return int(self.unchecked.habit_of(o, seen, whole("chance", chance)))

    def aside_of(self, o: Any, seen: Array, me: int, chance: int) -> int:
        """What a seat does out of turn by habit, or -1."""
        me = whole("me", me, 0, self._checked(o, seen) - 1)
        return int(self.unchecked.aside_of(o, seen, me, whole("chance", chance)))

    def search(
        self, o: Any, seen: Array, legal: int, rng: Array, playouts: int, deals: int, means: Array
    ) -> int:
        """The move that is worth most on average to the seat on turn, from its view.

        `legal` is a set of moves, one of them or more legal. `means` (float64, 63 places or
        more) receives what each move that is worth a thought was found to be worth.
        """
        self._checked(o, seen)
        legal = whole("legal", legal)
        generator("rng", rng)
        playouts, deals = whole("playouts", playouts, 1), whole("deals", deals, 1, 1000)
        numbers("means", means, FLOATS, least=MOVES)
        best = int(self.unchecked.search(o, seen, legal, rng, playouts, deals, means))
        if best < 0:
            raise WrongValue(say("arguments-legal", name="legal"))
        return best
