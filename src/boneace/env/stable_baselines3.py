"""Many matches at once for Stable-Baselines3: one seat of each learns, in one compiled loop.

    from sb3_contrib import MaskablePPO
    from boneace.env.stable_baselines3 import OneSeatVecEnv

    MaskablePPO("MlpPolicy", OneSeatVecEnv(256, "thirty-one", seats=2)).learn(300_000)

docs/env-learners.md says how fast that is, beside environments of one match each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace.errors import WrongValue
from boneace.languages import say

try:
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as error:
    told = say(
        "env-libraries-needs-other", library="Stable-Baselines3", package="stable-baselines3"
    )
    raise ModuleNotFoundError(told, name=error.name) from error

from boneace.env.gymnasium_vector import Observations, OneSeatVector

Stepped = tuple[Observations, npt.NDArray[np.float32], npt.NDArray[np.bool_], list[dict[str, Any]]]
MASKS = "action_masks"
"""What MaskablePPO of sb3-contrib calls by name."""


class OneSeatVecEnv(VecEnv):  # type: ignore[misc]
    """A batch of matches in which the same seat learns, as a vector environment of SB3.

    The arguments are those of `OneSeatVector`, except `autoreset_mode`: a match that has ended
    begins again in the same step, and its info has "terminal_observation". `action_masks` are
    there for MaskablePPO. `seed` is for match 0, match 1 has the next number, and so on.
    """

    def __init__(self, num_envs: int, game: str, **named: Any) -> None:
        self.matches = OneSeatVector(num_envs, game, autoreset_mode="SameStep", **named)
        self._masks: npt.NDArray[np.bool_] | None = None
        self._actions: npt.ArrayLike = ()
        super().__init__(
            self.matches.num_envs,
            self.matches.single_observation_space,
            self.matches.single_action_space,
        )

    def reset(self) -> Observations:
        """Begin all matches. Without a call of `seed` before, they are those that follow."""
        seed = None if self._seeds[0] is None else [int(one) for one in self._seeds]
        seen, infos = self.matches.reset(seed=seed)
        self._masks = infos["action_mask"].view(np.bool_)
        self._reset_seeds()
        self._reset_options()
        return seen

    def step_async(self, actions: npt.ArrayLike) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = actions

    def step_wait(self) -> Stepped:
        """Take the actions. Raises IllegalMove for one that is not legal."""
        seen, rewards, terminated, truncated, infos = self.matches.step(self._actions)
        self._masks, ended = infos["action_mask"].view(np.bool_), terminated | truncated
        each: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for place in np.flatnonzero(ended).tolist():
            each[place] = {
                "terminal_observation": infos["final_obs"][place],
                "TimeLimit.truncated": bool(truncated[place]),
            }
        return seen, rewards.astype(np.float32), ended, each

    def env_method(
        self, method_name: str, *given: Any, indices: Any = None, **named: Any
    ) -> list[npt.NDArray[np.bool_]]:
        """`action_masks` of the matches: there is no other method of one match."""
        if method_name != MASKS or given or named:
            raise AttributeError(method_name)
        if self._masks is None:
            raise WrongValue(say("env-libraries-not-begun"))
        return [self._masks[place] for place in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """What is the same of every match: an attribute of `OneSeatVector`, such as `seat`."""
        if attr_name == MASKS:
            return self.env_method(MASKS, indices=indices)
        return [getattr(self.matches, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing of a match can be set: raises AttributeError."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> Sequence[bool]:
        """False for each: wrap all together, as in `VecMonitor`."""
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
