"""Many matches at once on a GPU: `boneace.env.vector.Vector` with its arrays in the GPU's memory.

From the same seeds and actions it gives the same numbers as `Vector`, since both run the same
functions. The arrays of `now` are those of numba-cuda: `torch.as_tensor(now.observations)`,
`cupy.asarray` and similar functions share them without a copy (`__cuda_array_interface__`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.env.arrays import Step
from boneace.env.vector import (
    CHANGING,
    LOOPS,
    Autoreset,
    Illegal,
    Player,
    Vector,
    as_array,
    mixed,
    shaped,
)
from boneace.errors import WrongValue
from boneace.gpu.card import needed
from boneace.kernel.arguments import whole
from boneace.kernel.contract import OVER
from boneace.languages import say
from boneace.solve.setting import Setting

_NOTHING_FAILED = -(1 << 62)


class GpuVector(Vector):
    """A batch of matches on a GPU. The arguments are those of `Vector`.

    The options are constants for the compiler, as with `specialized` there. Raises
    `boneace.gpu.card.NoCard` if no GPU can be used.
    """

    def __init__(
        self, setting: Setting, many: int, *, autoreset: Autoreset = "next_step",
        limit: int | None = None, illegal: Illegal = "error",
        players: Sequence[Player] | None = None, dealer: int | None = 0,
    ) -> None:  # fmt: skip
        self._cuda: Any = needed()  # before anything is imported that needs a GPU
        super().__init__(
            setting, many, autoreset=autoreset, limit=limit, illegal=illegal, players=players,
            dealer=dealer, specialized=True,
        )  # fmt: skip
        chosen_here = ("compiled", "specialized")
        self._how = {name: one for name, one in self._how.items() if name not in chosen_here}

    @classmethod
    def of(
        cls, game: str, many: int, seats: int | None = None, preset: str | None = None,
        options: Mapping[str, object] | None = None, **how: Any,
    ) -> GpuVector:  # fmt: skip
        """A batch of matches of a game. Raises OptionError for what the game does not allow."""
        return cls(Setting.of(game, seats, preset, options), many, **how)

    # -- playing ----------------------------------------------------------------------------------

    def reset(
        self, seed: int | Sequence[int | None] | None = None, where: npt.ArrayLike | None = None
    ) -> Step:
        """Begin matches, as `Vector.reset` does. `where` is an array in the computer's memory."""
        begun, a = self._begun, self._on_card
        self._rngs, self._decks = a.rngs.copy_to_host(), a.decks.copy_to_host()
        super().reset(seed, where)
        if seed is not None or not begun:
            self._pickers.copy_to_device(mixed(self._rngs))
        return self.now

    def step(self, actions: Any) -> Step:
        """Take one action in each match: an array of int64, in the GPU's memory or not.

        Raises IllegalMove, with nothing changed, for an illegal action.
        """
        if not self._begun:
            raise WrongValue(say("env-vector-reset"))
        if hasattr(actions, "__cuda_array_interface__"):
            taken = self._cuda.as_cuda_array(actions)
        else:
            taken = as_array("actions", actions)
        if taken.shape != (self.many,) or taken.dtype.kind not in "iu":
            raise shaped("actions", "int64", (self.many,), taken)
        if taken.dtype != np.int64:
            taken = np.asarray(taken).astype(np.int64)
        self._on_card.actions.copy_to_device(taken)
        self._run(given=False)
        return self.now

    def sample(self) -> Any:
        """A random legal action for each match, in the GPU's memory; 0 if a match has ended."""
        a = self._on_card
        self._launch("pick", a.turn, a.row, a.legal, self._by_table, self._pickers, self._picked)
        return self._picked

    def play_at_random(self, steps: int) -> int:
        """Make `steps` random legal moves in every match, those of chance too; returns their total.

        A match that is over begins again. This measures how fast the rules alone are: nothing is
        observed. Afterwards all matches count as ended: begin them with `reset`.
        """
        steps, a = whole("steps", steps), self._on_card
        self._launch("play_at_random", a.states, self._pickers, self._fresh, steps)
        a.turn.copy_to_device(np.full(self.many, OVER, np.int8))
        self._cuda.synchronize()
        return steps * self.many

    def on_host(self) -> Step:
        """A copy of `now` in the computer's memory."""
        now: Any = self.now
        return Step(*(array.copy_to_host() for array in now))

    def state(self, place: int) -> npt.NDArray[Any]:
        """The state of a match as the drivers take it: all of it, hidden cards too; a copy."""
        at = whole("place", place, 0, self.many - 1)
        return self._on_card.states[at : at + 1].copy_to_host()  # type: ignore[no-any-return]

    # -- copies -----------------------------------------------------------------------------------

    def _played(self) -> dict[str, Any]:
        found = {name: getattr(self._on_card, name) for name in CHANGING}
        return found | {"pickers": self._pickers}

    def _read(self, array: Any) -> npt.NDArray[Any]:
        return array.copy_to_host()  # type: ignore[no-any-return]

    def _overwrite(self, array: Any, source: npt.NDArray[Any]) -> None:
        array.copy_to_device(source)

    # -- the arrays -------------------------------------------------------------------------------

    def _bound(self, binding: Any) -> Any:
        from boneace.gpu.build import bind

        return bind(games.part(self.setting.game, "rules").__name__, LOOPS, self.tensor.written)

    def _make(self, dealer: int | None) -> None:
        super()._make(dealer)
        from boneace.gpu.kernels import kernels_of

        put, a = self._cuda.to_device, self.arguments
        self._kernels = kernels_of(
            self._functions, a.o, a.pack, a.players, a.dealer, a.mode, a.limit, a.loses, a.penalty
        )
        kept = (
            "numbers",
            "states",
            "decks",
            "rngs",
            "made",
            "turn",
            "row",
            "legal",
            "chosen",
            "actions",
        )
        arrays = {name: put(np.ascontiguousarray(getattr(a, name))) for name in kept}
        self._masks = put(a.masks.reshape(-1))
        self._seen_by_all = put(a.observations.reshape(-1))
        shape = {"masks": self._masks.reshape(*a.masks.shape).view(np.bool_)}
        shape |= {"observations": self._seen_by_all.reshape(*a.observations.shape)}
        rest = {name: put(getattr(a, name)) for name in ("rewards", "terminated", "truncated")}
        self.last_observations = put(a.last)
        self._on_card: Any = a._replace(**arrays, **shape, **rest, last=self.last_observations)
        self.now = Step(
            shape["observations"], shape["masks"], rest["rewards"], rest["terminated"],
            rest["truncated"], arrays["turn"],
        )  # fmt: skip
        self._by_table = put(np.ascontiguousarray(self.actions.by_table))
        self._seen = put(np.zeros(self.many, self.setting.layout))
        self._fresh = put(np.zeros(1, self.setting.layout))
        self._won = put(np.zeros((self.many, self.setting.seats)))
        self._pickers = put(mixed(np.arange(self.many, dtype=np.uint64)))
        self._picked = put(np.zeros(self.many, np.int64))
        self._found = put(np.zeros(2, np.int64))

    def _launch(self, kernel: str, *arguments: Any) -> None:
        from boneace.gpu.kernels import THREADS, blocks

        getattr(self._kernels, kernel)[blocks(self.many), THREADS](*arguments)

    def _run(self, given: bool) -> None:
        a = self._on_card
        self._found.copy_to_device(np.array([self.many, _NOTHING_FAILED]))
        if given:
            a.chosen.copy_to_device(self._chosen)
            a.rngs.copy_to_device(self._rngs)
            a.decks.copy_to_device(self._decks)
        else:
            self._launch(
                "choose", a.turn, a.row, a.legal, a.chosen, a.actions, a.numbers, self._found
            )
        self._launch(
            "play", a.states, a.decks, a.rngs, a.made, a.turn, a.row, a.legal, a.chosen,
            self._seen_by_all, self.tensor.size, self._masks, len(self.actions), a.rewards,
            a.terminated, a.truncated, a.last, self._seen, self._fresh, self._won, self._found,
        )  # fmt: skip
        wrong, failed = self._found.copy_to_host().tolist()
        if wrong < self.many:
            raise self._refused(wrong)
        if failed != _NOTHING_FAILED:
            raise self._refused(failed)

    def _asked(self, place: int) -> tuple[int, int, npt.NDArray[Any]]:
        a = self._on_card
        turn, action = a.turn.copy_to_host()[place], a.actions.copy_to_host()[place]
        return int(turn), int(action), self.on_host().masks[place]

    def __repr__(self) -> str:
        return f"<GpuVector of {self.many} matches of {self.setting.game}>"
