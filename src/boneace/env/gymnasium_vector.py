"""Many matches at once for Gymnasium: one seat of each learns, with opponents in the others.

>>> from boneace.env.gymnasium_vector import OneSeatVector
>>> envs = OneSeatVector(1024, "thirty-one", seats=2, opponents="random")
>>> observations, infos = envs.reset(seed=7)
>>> observations.dtype, infos["action_mask"].shape
(dtype('uint8'), (1024, 75))

All matches are stepped by one compiled loop (`boneace.env.vector`), opponents included.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

import numpy as np
import numpy.typing as npt

from boneace.env.series import check_reset_options
from boneace.env.vector import MOST, Autoreset, Illegal, Player, Vector, mask_of
from boneace.errors import WrongType, WrongValue
from boneace.kernel.arguments import of_kind, one_of, whole, wrong_type
from boneace.languages import say
from boneace.solve.setting import Setting

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(say("env-vector-gymnasium"), name=error.name) from error

Observations = npt.NDArray[np.uint8]
Infos = dict[str, Any]
_MODES: Mapping[AutoresetMode, Autoreset] = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "disabled",
}


class OneSeatVector(VectorEnv[Observations, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """A batch of matches in which the same seat learns.

    `opponents` are those in the other seats: one for all, or a list in the order of the seats, each
    "random" or "novice". An observation is the `Tensor` of the seat; `infos["action_mask"]` has its
    legal actions, none where the match has ended. The rewards are what the seat has won at the end
    of a match, else 0. `autoreset_mode` is any of Gymnasium's. With `copy=False` the next step
    overwrites the arrays returned. There is no `render_mode` but None. Raises OptionError for
    what the game does not allow, IllegalMove in `step` for an illegal action, unless `illegal` is
    "lose".
    """

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int | None = None,
        opponents: Player | Sequence[Player] = "novice",
        seat: int = 0,
        preset: str | None = None,
        options: Mapping[str, object] | None = None,
        limit: int | None = None,
        illegal: Illegal = "error",
        dealer: int | None = 0,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: None = None,
    ) -> None:
        num_envs = whole("num_envs", num_envs, 1, MOST)
        if render_mode is not None:
            raise WrongType(say("env-vector-rendered"))
        setting = Setting.of(game, seats, preset, options)
        self.seat = whole("seat", seat, 0, setting.seats - 1)
        mode = mode_of(autoreset_mode)
        players = seated(opponents, self.seat, setting.seats)
        self.matches = Vector(
            setting, num_envs, autoreset=_MODES[mode], limit=limit, illegal=illegal,
            players=players, dealer=dealer,
        )  # fmt: skip
        self.num_envs, self.copy = self.matches.many, bool(copy)
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        highs = self.matches.tensor.highs
        self.single_observation_space = spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(len(self.matches.actions))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._all = np.ones(self.num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, Infos]:
        """Begin all matches, or those of `options["reset_mask"]`.

        `seed` is for match 0, match 1 has the next number, and so on; or there is one for each.
        """
        check_reset_options(options)
        where = None if options is None else options.get("reset_mask")
        if where is not None:
            where = mask_of("reset_mask", where, self.num_envs)
        self.matches.reset(seed, where)
        return self._observed(), self._infos()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observations, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], Infos]:
        """Take one action in each match. The opponents' moves and the cards follow immediately."""
        now = self.matches.step(actions)
        ends = now.terminated.copy(), now.truncated.copy()
        infos = self._infos()
        if self.matches.autoreset == "same_step":
            self._add_finals(infos, ends[0] | ends[1])
        return self._observed(), now.rewards[:, self.seat].astype(np.float64), *ends, infos

    def _observed(self) -> Observations:
        found = self.matches.now.observations
        return found.copy() if self.copy else found

    def _infos(self) -> Infos:
        masks = self.matches.now.masks.view(np.int8)
        return {"action_mask": masks.copy() if self.copy else masks, "_action_mask": self._all}

    def _add_finals(self, infos: Infos, ended: npt.NDArray[np.bool_]) -> None:
        """Add what the seats saw at the end of matches that have already begun again."""
        if not ended.any():
            return
        finals = np.full(self.num_envs, None, object)
        for place in np.flatnonzero(ended).tolist():
            finals[place] = self.matches.last_observations[place].copy()
        none_legal = np.zeros_like(infos["action_mask"])
        infos |= {
            "final_obs": finals,
            "_final_obs": ended,
            "final_info": {"action_mask": none_legal, "_action_mask": ended},
            "_final_info": ended,
        }


def mode_of(given: str | AutoresetMode) -> AutoresetMode:
    """The mode for its value: `NextStep`, `SameStep` or `Disabled`."""
    if isinstance(given, AutoresetMode):
        return given
    return AutoresetMode(one_of("autoreset_mode", given, [mode.value for mode in AutoresetMode]))


def seated(opponents: Player | Sequence[Player], seat: int, seats: int) -> list[Player]:
    """The player of each seat, where one seat learns."""
    if not isinstance(opponents, Sequence):
        raise wrong_type("opponents", "arguments-names", opponents)
    others: list[Player]
    others = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(others) != seats - 1:
        told = {"wanted": str(seats - 1), "given": str(len(others))}
        raise WrongValue(say("env-vector-opponents", **told))
    bots = [known for known in get_args(Player) if known != "learner"]
    for one in others:
        if not isinstance(one, str) or one not in bots:
            told = {"known": ", ".join(f"“{bot}”" for bot in bots), "given": of_kind(one)}
            raise WrongValue(say("env-vector-bots", **told))
    return [*others[:seat], "learner", *others[seat:]]
