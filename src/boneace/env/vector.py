"""Many matches of a game at once, for learners: one compiled loop over all of them.

>>> import numpy as np
>>> from boneace.env.vector import Vector
>>> matches = Vector.of("thirty-one", many=1024, seats=2)
>>> now = matches.reset(seed=7)
>>> now.observations.shape == (1024, matches.tensor.size), now.masks.shape, now.seats[:3]
(True, (1024, 75), array([1, 1, 1], dtype=int8))
>>> now = matches.step(matches.sample())
>>> now.rewards.shape, int(now.terminated.sum())
((1024, 2), 0)

Every seat is a learner, unless `players` says otherwise. The arrays of a `Step` belong to the
matches and are overwritten by the next step: copy what you keep. Each is one block of memory with
the alignment that other libraries need: `torch.from_dlpack` and similar functions share it without
a copy.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from math import isfinite
from secrets import randbits
from typing import Any, Literal, Self

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.env.actions import Actions
from boneace.env.ahead import let_compile
from boneace.env.arrays import Arguments, Array, Step, aligned
from boneace.env.decks import DECK
from boneace.env.kit import bounds_of, limit_of
from boneace.env.tensors import Tensor
from boneace.errors import IllegalMove, WrongValue
from boneace.kernel.arguments import instance, of_kind, one_of, whole, wrong_type
from boneace.kernel.build import bind, interpret
from boneace.kernel.contract import OVER
from boneace.kernel.luck import HIGHEST_SEED
from boneace.kernel.notice import say_when_compiling
from boneace.kernel.specialized import specialize
from boneace.languages import say
from boneace.solve.setting import Setting

LOOPS = "boneace.env.loops"
Autoreset = Literal["next_step", "same_step", "disabled"]
Player = Literal["learner", "random", "novice"]
Illegal = Literal["error", "lose"]
_MODES: tuple[Autoreset, ...] = ("next_step", "same_step", "disabled")
_PLAYERS: tuple[Player, ...] = ("learner", "random", "novice")
_ILLEGAL: tuple[Illegal, ...] = ("error", "lose")
MOST = 1 << 24
"""The largest batch: its arrays take tens of gigabytes."""
CHANGING = (
    "states", "decks", "rngs", "made", "turn", "row", "legal", "chosen", "actions",
    "observations", "masks", "rewards", "terminated", "truncated", "last",
)  # fmt: skip
"""The arguments of the compiled step that change as matches are played."""
_FINE, _SKIP, _BEGIN = -1, -2, -3  # as in `boneace.env.loops`


class Vector:
    """A batch of matches. `boneace.env.loops` describes a step.

    `autoreset` says when a match that has ended begins again: with the next step, whose action is
    ignored; in the same step, and then `last_observations` has what was observed at its end; or
    only by `reset`. `limit` is the number of decisions, by all seats together, at which a match is
    cut. With `illegal="lose"` an illegal action ends the match: its seat gets the lowest possible
    result, -1 if no rule sets that. `players` gives the player of each seat: a learner, "random"
    moves, or "novice", the bot of that name. `dealer` deals first; None draws it for each match.
    `compiled=False` runs without machine code, slowly; with `specialized` the code is made for
    these options alone, which takes a while the first time, and runs faster. A batch can be copied
    and pickled: the copy has its own arrays, and the same cards to come.
    """

    def __init__(
        self, setting: Setting, many: int, *, autoreset: Autoreset = "next_step",
        limit: int | None = None, illegal: Illegal = "error",
        players: Sequence[Player] | None = None, dealer: int | None = 0, compiled: bool = True,
        specialized: bool = False,
    ) -> None:  # fmt: skip
        self.setting = instance("setting", setting, Setting)
        self.many = whole("many", many, 1, MOST)
        self.tensor, self.actions = Tensor.of(setting), Actions.of(setting.game)
        self.autoreset: Autoreset = one_of("autoreset", autoreset, _MODES)
        self.illegal: Illegal = one_of("illegal", illegal, _ILLEGAL)
        self.limit = limit_of(setting) if limit is None else whole("limit", limit, 1)
        self.players = self._seated(players)
        self._how: Mapping[str, Any] = {
            "autoreset": autoreset, "limit": self.limit, "illegal": illegal, "dealer": dealer,
            "players": None if players is None else [*players], "compiled": compiled,
            "specialized": specialized,
        }  # fmt: skip
        self._functions = self._bound(bind) if compiled else self._bound(interpret)
        self._options = specialize(setting.options) if specialized else setting.options
        self._make(dealer)

    @classmethod
    def of(
        cls, game: str, many: int, seats: int | None = None, preset: str | None = None,
        options: Mapping[str, object] | None = None, **how: Any,
    ) -> Vector:  # fmt: skip
        """A batch of matches of a game. Raises OptionError for what the game does not allow."""
        return cls(Setting.of(game, seats, preset, options), many, **how)

    # -- playing ----------------------------------------------------------------------------------

    def reset(
        self, seed: int | Sequence[int | None] | None = None, where: npt.ArrayLike | None = None
    ) -> Step:
        """Begin matches: all of them, or those where `where` is true.

        Each match has its own seed: match `i` gets `seed + i`, or the number at place `i` of a
        list, where None leaves it as it is. The cards are those of `boneace.new` from that seed.
        The next match at its place has the seed `boneace.kernel.luck.scattered(seed, 0)`; so has
        the match that replaces one that would end before a learner has decided. The same seed and
        actions give the same match, wherever it is in a batch of any size. Without a seed `reset`
        begins the matches that follow; the first time, seeds are random.
        """
        chosen = self._chosen
        chosen[:] = _BEGIN
        if where is not None:
            chosen[~mask_of("where", where, self.many)] = _SKIP
        self._seed(seed, chosen == _BEGIN)
        self._run(given=True)
        return self.now

    def step(self, actions: npt.ArrayLike) -> Step:
        """Take one action in each match: whole numbers, one for each match.

        Raises IllegalMove, with nothing changed, for an illegal action.
        """
        taken = as_array("actions", actions)
        if taken.shape != (self.many,) or taken.dtype.kind not in "iu":
            raise shaped("actions", "int64", (self.many,), taken)
        if not self._begun:
            raise WrongValue(say("env-vector-reset"))
        self._taken, self._actions[:] = taken, taken
        self._run(given=False)
        return self.now

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for each match; 0 if a match has ended."""
        chosen = np.empty(self.many, np.int64)
        by_table = self.actions.by_table
        self._functions.pick(self._turn, self._row, self._legal, by_table, self._picker, chosen)
        return chosen

    def state(self, place: int) -> npt.NDArray[Any]:
        """The state of a match as the drivers take it: all of it, hidden cards too; a copy."""
        at = whole("place", place, 0, self.many - 1)
        return self._states[at : at + 1].copy()

    @property
    def compiled(self) -> Any:
        """The functions of `boneace.env.loops`, unchecked: `step(*matches.arguments)` plays the
        actions in `arguments.actions`. Code that is compiled by numba can call them."""
        return self._functions

    # -- copies -----------------------------------------------------------------------------------

    def __reduce__(self) -> tuple[Any, ...]:
        """By its arguments and the content of its arrays: machine code cannot be pickled."""
        arrays = {name: self._read(array) for name, array in self._played().items()}
        kept = {"arrays": arrays, "begun": self._begun, "tensor": self.tensor.version}
        return _made, (type(self), self.setting, self.many, self._how), kept

    def __setstate__(self, kept: Mapping[str, Any]) -> None:
        arrays, own = kept["arrays"], self._played()
        laid_out = [
            {name: (array.shape, array.dtype) for name, array in each.items()}
            for each in (arrays, own)
        ]
        if kept["tensor"] != self.tensor.version or laid_out[0] != laid_out[1]:
            raise WrongValue(say("env-vector-layout", game=self.setting.game))
        for name, array in own.items():
            self._overwrite(array, arrays[name])
        self._begun = kept["begun"]

    def __deepcopy__(self, memo: object) -> Self:
        return copy(self)

    def _played(self) -> dict[str, Any]:
        """The arrays that change as the matches are played."""
        found = {name: getattr(self.arguments, name) for name in CHANGING}
        return found | {"picker": self._picker}

    def _read(self, array: Any) -> Array:
        return array  # type: ignore[no-any-return]

    def _overwrite(self, array: Any, source: Array) -> None:
        # NumPy copies records field by field, which takes longer than copying their bytes
        array.view(np.uint8)[...] = np.ascontiguousarray(source).view(np.uint8)

    # -- the arrays -------------------------------------------------------------------------------

    def _make(self, dealer: int | None) -> None:
        many, seats = self.many, self.setting.seats
        first = -1 if dealer is None else whole("dealer", dealer, 0, seats - 1)
        self._begun = False
        self._taken = np.zeros(many, np.int64)  # the actions of the last step
        self._states: Array = np.zeros(many, self.setting.layout)
        self._decks: Array = np.zeros(many, DECK)
        self._rngs = np.zeros(many, np.uint64)
        self._picker = np.ones(1, np.uint64)
        self._made, self._chosen = np.zeros(many, np.int32), np.zeros(many, np.int64)
        self._turn, self._row = aligned(many, np.int8), np.zeros(many, np.int8)
        self._turn[:] = OVER
        self._legal, self._actions = np.zeros(many, np.int64), np.zeros(many, np.int64)
        masks = aligned((many, len(self.actions)), np.uint8)
        kept = many if self.autoreset == "same_step" else 1
        self.last_observations = aligned((kept, self.tensor.size), np.uint8)
        """In the mode `same_step`: the observations at the end of matches that have just ended."""
        self.now = Step(
            aligned((many, self.tensor.size), np.uint8), masks.view(np.bool_),
            aligned((many, seats), np.float32), aligned(many, np.bool_), aligned(many, np.bool_),
            self._turn,
        )  # fmt: skip
        """The current results of all matches; always the same arrays."""
        low = bounds_of(self.setting).low
        penalty = float(low) if isfinite(low) else -1.0
        mode, loses = _MODES.index(self.autoreset), self.illegal == "lose"
        self.arguments = Arguments(
            self._options, self._states, self._decks, self.setting.shuffled, self._rngs,
            self._made, self._turn, self._row, self._legal, self._chosen, self._actions,
            self.actions.moves, self.players, first, mode, self.limit, loses, penalty, False,
            self.now.observations, masks, self.now.rewards, self.now.terminated,
            self.now.truncated, self.last_observations,
        )  # fmt: skip
        """The arguments of the compiled `step`, in order; its arrays are those of `now`."""
        self._resetting = self.arguments._replace(given=True)

    def _bound(self, binding: Any) -> Any:
        let_compile()
        rules = games.part(self.setting.game, "rules").__name__
        found = binding(rules, LOOPS, self.tensor.written)
        say_when_compiling()
        return found

    def _seated(self, players: Sequence[Player] | None) -> Array | None:
        """The player of each seat, as a number; None if all learn."""
        if players is None:
            return None
        listed = isinstance(players, Sequence) and not isinstance(players, str)
        if not listed or len(players) != self.setting.seats:
            given, seats = of_kind(players), self.setting.seats
            raise WrongValue(say("env-vector-players", seats=seats, given=given))
        named = [one_of("players", player, _PLAYERS) for player in players]
        if "learner" not in named:
            raise WrongValue(say("env-vector-learner"))
        return np.array([_PLAYERS.index(player) for player in named], np.int8)

    def _seed(self, seed: int | Sequence[int | None] | None, where: Array) -> None:
        if not isinstance(seed, Iterable) or getattr(seed, "shape", None) == ():  # one number
            first = None if seed is None else whole("seed", seed, 0, HIGHEST_SEED)
            given = [None if first is None else first + place for place in range(self.many)]
        else:
            given = [None if one is None else whole("seed", one, 0, HIGHEST_SEED) for one in seed]
            if len(given) != self.many:
                raise shaped("seed", "int64", (self.many,), np.zeros(len(given), np.int64))
        known = np.array([one is not None for one in given]) & where
        unset = ~known & (self._rngs == 0)
        seeds = np.array([0 if one is None else one & HIGHEST_SEED for one in given], np.uint64)
        if unset.any():
            drawn = np.array([randbits(64) for _ in range(self.many)], np.uint64)
            seeds[unset] = drawn[unset]
        fresh = known | unset
        self._decks["next"][fresh] = seeds[fresh]
        # not of the seed itself: the first shuffle is drawn from that
        self._rngs[fresh] = mixed(~seeds)[fresh]
        if known.any() or not self._begun:
            self._picker[0] = mixed(self._rngs[:1])[0]
        self._begun = True

    def _run(self, given: bool) -> None:
        wrong = self._functions.step(*(self._resetting if given else self.arguments))
        if wrong != _FINE:
            raise self._refused(int(wrong))

    def _refused(self, place: int) -> Exception:
        if place < _FINE:
            return WrongValue(say("env-vector-no-decision", place=str(_FINE - 1 - place)))
        turn, action, mask = self._asked(place)
        if turn < 0:
            return WrongValue(say("env-vector-over", place=str(place)))
        names = self.actions.names
        named = f"{action} ({names[action]})" if 0 <= action < len(names) else str(action)
        legal = ", ".join(f"{one} ({names[one]})" for one in np.flatnonzero(mask))
        told = {"place": str(place), "action": named, "legal": legal}
        return IllegalMove(say("env-vector-illegal", **told))

    def _asked(self, place: int) -> tuple[int, int, Array]:
        """Whose turn it is in a match, the action it was given, and the mask of what is legal."""
        return int(self._turn[place]), int(self._taken[place]), self.now.masks[place]

    def __repr__(self) -> str:
        return f"<Vector of {self.many} matches of {self.setting.game}, {self.setting.seats} seats>"


def _made(kind: type[Vector], setting: Setting, many: int, how: Mapping[str, Any]) -> Vector:
    """A batch with the arguments of another: an unpickled one."""
    return kind(setting, many, **how)


def mixed(seeds: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """The states of generators from seeds: close seeds give numbers that are not close (the
    finalizer of SplitMix64). None of them is 0."""
    found = seeds + np.uint64(0x9E3779B97F4A7C15)
    found = (found ^ found >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    found = (found ^ found >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    found ^= found >> np.uint64(31)
    found[found == 0] = 1
    return found


def as_array(name: str, given: npt.ArrayLike) -> Array:
    """An argument as an array. Raises WrongType for anything but an array of numbers."""
    try:
        found = np.asarray(given)
    except ValueError:  # lists of different lengths
        raise wrong_type(name, "arguments-an-array", given) from None
    if found.dtype == object and not isinstance(given, np.ndarray):
        raise wrong_type(name, "arguments-an-array", given)
    return found


def mask_of(name: str, given: npt.ArrayLike, many: int) -> npt.NDArray[np.bool_]:
    """An argument that chooses matches: an array of truth values, one for each match."""
    found = as_array(name, given)
    if found.dtype != np.bool_ or found.shape != (many,):
        raise shaped(name, "bool", (many,), found)
    return found


def shaped(name: str, dtype: str, shape: tuple[int, ...], given: Array) -> Exception:
    """The error for an array of another shape or dtype."""
    wanted, found = f"{dtype} {shape}", f"{given.dtype} {given.shape}"
    return WrongValue(say("env-vector-shape", name=name, wanted=wanted, given=found))
