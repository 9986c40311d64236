"""The games for Gymnasium: one seat of a match, with opponents in the others.

>>> import gymnasium
>>> import boneace.env.gymnasium
>>> env = gymnasium.make("boneace/ThirtyOne-v0", seats=2, opponents="novice")
>>> observation, info = env.reset(seed=7)
>>> env.action_space.contains(env.action_space.sample(info["action_mask"]))
True

There is an environment for every game. docs/env-gymnasium.md has the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.env.episode import Episode
from boneace.env.opponents import Opponent, Opponents, let_play
from boneace.env.series import (
    ERROR,
    LOSE,
    RENDER_MODES,
    SEEDS,
    Series,
    check_reset_options,
)
from boneace.env.told import Told
from boneace.errors import IllegalMove, WrongType, WrongValue
from boneace.kernel.arguments import one_of, whole
from boneace.languages import say
from boneace.solve.setting import Setting

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        say("env-libraries-needs", library="Gymnasium"), name=error.name
    ) from error

VERSION = 0
"""The version of the environments: it grows when the same seed and actions give other results."""
NOBODY = -1
Observation = npt.NDArray[np.uint8]
Info = dict[str, Any]


class OneSeat(gymnasium.Env[Observation, int]):
    """One match after another, played by one seat; the opponents move immediately.

    `opponents` are those in the other seats: one for all, or a list in the order of the seats. Each
    is the name of a bot (as for `boneace arena`), "random", a bot, or a function from
    `{"observation": …, "action_mask": …}` to the number of an action. `limit` is the number of
    decisions, by all seats, after which a match is cut. `illegal` says what an illegal action does:
    "error" raises IllegalMove and changes nothing, with "lose" the match is lost. Raises
    OptionError for what the game does not allow.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "novice",
        seat: int = 0,
        preset: str | None = None,
        options: Mapping[str, object] | None = None,
        limit: int | None = None,
        illegal: str = ERROR,
        dealer: int = 0,
        render_mode: str | None = None,
    ) -> None:
        setting = Setting.of(game, seats, preset, options)
        self.seat = whole("seat", seat, 0, setting.seats - 1)
        self._series = Series(setting, whole("dealer", dealer, 0, setting.seats - 1), limit)
        self._opponents = Opponents(setting, opponents)
        self._loses = one_of("illegal", illegal, (ERROR, LOSE)) == LOSE
        try:
            self._series.check_render_mode(render_mode)
        except WrongValue as error:  # `make_vec_env` of Stable-Baselines3 asks for "rgb_array"
            raise WrongType(str(error)) from None  # first, and does without after a TypeError
        self.render_mode = render_mode
        tried = Episode(setting, dealer=dealer, limit=limit)
        highs = tried.tensor.highs
        self.observation_space = spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8)
        self.action_space: spaces.Discrete[Any] = spaces.Discrete(len(tried.actions))
        self._episode: Episode | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin the next match, and play it to the first decision of the seat.

        With a seed it is the match that `boneace.new` deals from it. `options` are not used.
        """
        check_reset_options(options)
        super().reset(seed=seed)
        first = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self._episode, self._match_seed = self._series.begin(first, self._is_asked)
        self._story: Told | None = None
        self._over = False
        self._show()
        return self._observed(self._episode)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Take an action, and play the match to the next decision of the seat.

        Raises IllegalMove if the action is not legal and `illegal` is "error", or where the
        match is over; WrongValue before the first `reset`; OptionError if the move of an opponent
        is not legal.
        """
        episode = self._playing()
        if self._over:
            raise IllegalMove(say("env-over"))
        reward, lost = 0.0, False
        try:
            episode.act(action)
        except IllegalMove:
            if not self._loses:
                raise
            reward, lost = self._series.lowest, True
        if not lost:
            self._let_others_play(episode)
            reward = episode.returns()[self.seat]
        self._over = lost or episode.over
        self._show()
        observation, info = self._observed(episode)
        return observation, reward, self._over and not episode.truncated, episode.truncated, info

    def __repr__(self) -> str:
        setting = self._series.setting
        return f"<OneSeat of {setting.game}, seat {self.seat} of {setting.seats}>"

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """By action, whether it is legal now: MaskablePPO of sb3-contrib calls this."""
        mask = self._playing().mask(self.seat).view(np.bool_)
        return mask & (not self._over)

    def render(self) -> str | None:
        """The match so far in words, as the seat sees it: returned for "ansi", else printed."""
        if self.render_mode is None:
            return None
        episode = self._playing()
        if self._story is None:
            self._story = Told(episode, self._match_seed, self._series.dealer)
        text = self._story.text(episode, self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _playing(self) -> Episode:
        if self._episode is None:
            raise WrongValue(say("env-libraries-not-begun"))
        return self._episode

    def _is_asked(self, episode: Episode, seed: int) -> bool:
        """Whether the seat gets a decision in a match that has begun; the others play until
        then."""
        seated = self._opponents.seated(seed)
        self._others = [*seated[: self.seat], None, *seated[self.seat :]]
        self._let_others_play(episode)
        return not episode.over

    def _let_others_play(self, episode: Episode) -> None:
        while episode.turn >= 0 and episode.turn != self.seat:
            chooser = self._others[episode.turn]
            assert chooser is not None
            let_play(chooser, episode, episode.turn)

    def _observed(self, episode: Episode) -> tuple[Observation, Info]:
        observation, mask = episode.observed(self.seat)
        if self._over:
            mask[:] = 0
        turn = NOBODY if self._over else episode.turn
        return observation, {"action_mask": mask.view(np.int8), "turn": turn}


def id_of(game: str) -> str:
    """The id of a game's environment: `boneace/ThirtyOne-v0`."""
    return f"boneace/{''.join(word.capitalize() for word in game.split('-'))}-v{VERSION}"


for _game in games.names():
    if id_of(_game) not in gymnasium.registry:
        gymnasium.register(
            id_of(_game),
            f"{__name__}:OneSeat",
            vector_entry_point="boneace.env.gymnasium_vector:OneSeatVector",
            kwargs={"game": _game},
        )
