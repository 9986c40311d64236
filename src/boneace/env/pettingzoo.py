"""The games for PettingZoo: every seat of a match is an agent.

>>> from boneace.env import pettingzoo
>>> env = pettingzoo.env("thirty-one", seats=3)
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_1'

`thirty_one_v0.env(seats=3)` is the same, with a version that identifies the results. There is one
for every game. docs/env-pettingzoo.md has the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.env.episode import Episode
from boneace.env.series import (
    ERROR,
    LOSE,
    RANDOM,
    RENDER_MODES,
    SEEDS,
    Series,
    check_reset_options,
)
from boneace.env.told import Told
from boneace.errors import IllegalMove, WrongValue
from boneace.kernel.arguments import one_of, whole, wrong_type
from boneace.kernel.contract import ALL_HANDS
from boneace.kernel.luck import HIGHEST_SEED
from boneace.languages import say
from boneace.solve.setting import Setting

try:
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        say("env-libraries-needs", library="PettingZoo"), name=error.name
    ) from error

VERSION = 0
"""The version of the environments: it grows when the same seed and actions give other results."""
Observation = dict[str, Any]
_OF_A_MATCH = (
    "agent_selection",
    "agents",
    "num_agents",
    "rewards",
    "terminations",
    "truncations",
    "infos",
)
"""What an environment has only while a match is played."""


class raw_env(pettingzoo.AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """One match after another, with an agent for each seat: `seat_0`, `seat_1`, …

    `limit` is the number of decisions after which a match is cut; `max_cycles` is PettingZoo's name
    for it. `illegal` says what an illegal action does: "error" raises IllegalMove and changes
    nothing, with "lose" the agent loses the match, with "random" a legal action is drawn instead.
    Raises OptionError for what the game does not allow.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        preset: str | None = None,
        options: Mapping[str, object] | None = None,
        limit: int | None = None,
        illegal: str = ERROR,
        dealer: int = 0,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        if limit is not None and max_cycles is not None:
            raise WrongValue(say("env-libraries-limit-twice"))
        limit = max_cycles if limit is None else limit
        self.setting = Setting.of(game, seats, preset, options)
        whole("dealer", dealer, 0, self.setting.seats - 1)
        self._series = Series(self.setting, dealer, limit)
        self._illegal = one_of("illegal", illegal, (ERROR, LOSE, RANDOM))
        self._series.check_render_mode(render_mode)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"boneace_{name_of(game)}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": True,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._luck = Random()
        self._match: Episode | None = None
        self._story: Told | None = None
        self._ended = False
        tried = Episode(self.setting, dealer=dealer, limit=limit)
        actions, highs = len(tried.actions), tried.tensor.highs
        self._spaces = {agent: _observed(highs, actions) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        together = np.tile(highs, self.setting.seats)
        self.state_space = spaces.Box(np.zeros_like(together), together, dtype=np.uint8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A Dict of `observation` (uint8, one place each with its own bound) and `action_mask`."""
        return self._spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of the actions of the game: `boneace.env.actions.Actions` names them."""
        return self._actions[self._known(agent)]

    @property
    def _episode(self) -> Episode:
        if self._match is None:
            raise WrongValue(say("env-libraries-not-begun"))
        return self._match

    def __getattr__(self, name: str) -> Any:
        """Called for what is not there, such as the agent to move before the first `reset`."""
        if name in _OF_A_MATCH:
            raise AttributeError(say("env-libraries-not-begun"))
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def _known(self, agent: str) -> str:
        """The name of an agent. Raises WrongValue for any other."""
        return str(one_of("agent", agent, self.possible_agents))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next match. With a seed it is the match that `boneace.new` deals from it.

        Without one, the seed comes from the environment's generator, which the last given seed has
        set. `options` are not used.
        """
        check_reset_options(options)
        if seed is not None:
            seed = whole("seed", seed, 0, HIGHEST_SEED)
            self._luck = Random(seed)
        else:
            seed = self._luck.randrange(SEEDS)
        self._match, self._match_seed = self._series.begin(seed)
        self._story, self._ended = None, False
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._episode.turn]
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is take an action; None once it is terminated or truncated.

        Raises IllegalMove if the action is not legal and `illegal` is "error", WrongType for
        anything but a number.
        """
        if self._ended:
            self._was_dead_step(action)
            return
        episode, agent = self._episode, self.agent_selection
        try:
            episode.act(action)  # type: ignore[arg-type]
        except IllegalMove:
            if self._illegal == ERROR:
                raise
            if self._illegal == RANDOM:
                episode.act(self._luck.choice(episode.legal))
            else:
                self._end(dict.fromkeys(self.agents, 0.0) | {agent: self._series.lowest}, False)
                return
        if episode.turn >= 0:
            self._cumulative_rewards[agent] = 0.0
            self.agent_selection = self.possible_agents[episode.turn]
        else:
            self._end(dict(zip(self.agents, episode.returns(), strict=True)), episode.truncated)
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float], truncated: bool) -> None:
        """Mark the match as over for every agent; each then leaves by a step with None."""
        self._ended = True
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, not truncated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now. The mask is all 0 unless it is the agent's turn."""
        observation, mask = self._episode.observed(self._seat[self._known(agent)])
        if self._ended:
            mask[:] = 0
        return {"observation": observation, "action_mask": mask.view(np.int8)}

    def state(self) -> npt.NDArray[np.uint8]:
        """What all agents know together: the observation of each, `seat_0` first, in one row.

        The row has the shape `(seats * places,)` and is of uint8; `state_space` has its bounds.
        `state().reshape(seats, -1)` has one row for each agent. A card that no agent has seen is
        not in it. Raises WrongValue before the first `reset`.
        """
        episode = self._episode
        return np.concatenate([episode.observation(seat) for seat in self._seat.values()])

    def __repr__(self) -> str:
        return f"<raw_env of {self.setting.game}, {self.setting.seats} seats>"

    def render(self) -> str | None:
        """The match so far in words, with every hand open: returned for "ansi", else printed."""
        if self.render_mode is None:
            return None
        episode = self._episode
        if self._story is None:
            self._story = Told(episode, self._match_seed, self._series.dealer)
        text = self._story.text(episode, ALL_HANDS)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def _observed(highs: Any, actions: int) -> spaces.Space[Any]:
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def env(game: str, *given: Any, **named: Any) -> pettingzoo.AECEnv[str, Observation, int | None]:
    """The same as `raw_env`, wrapped so that calls in a wrong order raise PettingZoo's errors."""
    return OrderEnforcingWrapper(raw_env(game, *given, **named))


def parallel_env(game: str, *given: Any, **named: Any) -> pettingzoo.ParallelEnv[str, Any, Any]:
    """The same, with an action of every agent at each step; only that of the one to move counts."""
    return _Parallel(env(game, *given, **named))


class _Parallel(turn_based_aec_to_parallel_wrapper):  # type: ignore[misc]
    """PettingZoo's conversion, with an error in words where it would look up what is not there."""

    def step(self, actions: Mapping[str, int]) -> Any:
        if not isinstance(actions, Mapping):
            raise wrong_type("actions", "arguments-a-mapping", actions)
        if not hasattr(self, "agents"):
            raise WrongValue(say("env-libraries-not-begun"))
        if self.agents and (mover := self.aec_env.agent_selection) not in actions:
            raise WrongValue(say("env-libraries-no-action", agent=mover))
        return super().step(actions)


def name_of(game: str) -> str:
    """The name of a game with its version: `thirty_one_v0`."""
    return f"{game.replace('-', '_')}_v{VERSION}"


@dataclass(frozen=True)
class Versioned:
    """The environments of one game: `thirty_one_v0.env(seats=3)`."""

    game: str

    def env(self, **named: Any) -> pettingzoo.AECEnv[str, Observation, int | None]:
        """`boneace.env.pettingzoo.env` for the game."""
        return env(self.game, **named)

    def raw_env(self, **named: Any) -> raw_env:
        """`boneace.env.pettingzoo.raw_env` for the game."""
        return raw_env(self.game, **named)

    def parallel_env(self, **named: Any) -> pettingzoo.ParallelEnv[str, Any, Any]:
        """`boneace.env.pettingzoo.parallel_env` for the game."""
        return parallel_env(self.game, **named)


_VERSIONED = {name_of(game): Versioned(game) for game in games.names()}


def __getattr__(name: str) -> Versioned:
    if name in _VERSIONED:
        return _VERSIONED[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_VERSIONED])


for _name, _versioned in _VERSIONED.items():
    pettingzoo.register("aec", f"boneace/{_name}", _versioned.env)
    pettingzoo.register("parallel", f"boneace/{_name}", _versioned.parallel_env)
