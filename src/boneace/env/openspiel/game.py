"""A game of Bone Ace as an OpenSpiel game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import pyspiel

from boneace import games
from boneace.declare import Declaration
from boneace.env.actions import Actions
from boneace.env.episode import Episode
from boneace.env.kit import bounds_of, limit_of
from boneace.env.memory import Memory
from boneace.env.openspiel.observer import BoneAceObserver
from boneace.env.openspiel.parameters import Parameter, chosen, specified
from boneace.env.openspiel.state import BoneAceState
from boneace.env.tensors import Tensor
from boneace.solve.setting import Setting

_HIGHEST = (1 << 31) - 1
"""The highest number that OpenSpiel reads: a history may not be longer."""
_registered: set[str] = set()


def name_of(game: str) -> str:
    """The name of a game in OpenSpiel: `boneace_thirty_one` of `thirty-one`."""
    return f"boneace_{game.replace('-', '_')}"


def register(*names: str) -> None:
    """Register games with OpenSpiel: those named, or all that are known now.

    Importing `boneace.env.openspiel` does so for all. A game that is added to Bone Ace later
    (`boneace.games.register`) needs another call.
    """
    declarations = [games.declaration(name) for name in names] or games.declarations().values()
    for declaration in declarations:
        if declaration.name in _registered:
            continue
        _registered.add(declaration.name)
        zero_sum = declaration.is_zero_sum(declaration.resolve(None, None))
        # a class, not a function: OpenSpiel releases it after Python has ended, and freeing
        # anything then would be fatal
        made = type("BoneAceGame", (BoneAceGame,), {"declaration": declaration})
        pyspiel.register_game(_kind_of(declaration, zero_sum), made)


def _kind_of(declaration: Declaration, zero_sum: bool) -> pyspiel.GameType:
    kind = pyspiel.GameType
    return kind(
        short_name=name_of(declaration.name),
        long_name=f"{declaration.title} (Bone Ace)",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=declaration.max_seats,
        min_num_players=declaration.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specified(declaration),
    )


def _info_of(setting: Setting, limit: int | None, zero_sum: bool) -> pyspiel.GameInfo:
    bounds = bounds_of(setting)
    pack = games.part(setting.game, "words").PACK
    return pyspiel.GameInfo(
        num_distinct_actions=len(Actions.of(setting.game)),
        max_chance_outcomes=pack.cards.bit_length(),
        num_players=setting.seats,
        min_utility=min(bounds.low, 0.0),  # nobody wins anything in a match that is cut
        max_utility=max(bounds.high, 0.0),
        utility_sum=0.0 if zero_sum else None,
        max_game_length=limit_of(setting) if limit is None else limit,
    )


def _again(text: str) -> pyspiel.Game:
    """A game that was pickled; its games are registered by the import of this module's package."""
    return pyspiel.load_game(text)


class BoneAceGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options and seats. Each game has a class of its own."""

    declaration: Declaration

    def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
        declaration = self.declaration
        self._chosen = found = chosen(declaration, params or {})
        setting = found.setting
        zero_sum = declaration.is_zero_sum(setting.values)
        info = _info_of(setting, found.limit, zero_sum)
        super().__init__(_kind_of(declaration, zero_sum), info, found.given)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (str(self),)  # its class has no name in this module

    @property
    def setting(self) -> Setting:
        """The game, its seats and options, in Bone Ace's own form."""
        return self._chosen.setting

    @property
    def memory(self) -> int:
        """How many rows of the past an information state tensor holds."""
        return self._chosen.memory

    @cached_property
    def begun(self) -> Episode:
        """A match at its beginning. It is shared: clone it."""
        return Episode(self.setting, dealer=self._chosen.dealer, limit=self._chosen.limit)

    def new_initial_state(self) -> BoneAceState:
        """A state in which a match begins."""
        return BoneAceState(self, self.begun)

    def max_chance_nodes_in_history(self) -> int:
        """The most cards that are dealt, if after each decision a whole pack is.

        More would take several deals in a row that end before anybody has decided anything.
        OpenSpiel itself would assume that there are no more of them than decisions.
        """
        decisions: int = self.max_game_length()
        most = (decisions + 1) * self.setting.shuffled.bit_count()
        return min(most, _HIGHEST - decisions)

    def observation_tensor_size(self) -> int:
        """The size of an observation. OpenSpiel itself would observe a state to find it."""
        return Tensor.of(self.setting).size

    def information_state_tensor_size(self) -> int:
        """The size of an observation with the past."""
        past = Memory.of(self.setting, rows=self.memory).size
        return self.observation_tensor_size() + past

    def observation_tensor_shape(self) -> list[int]:
        """The same as a shape."""
        return [self.observation_tensor_size()]

    def information_state_tensor_shape(self) -> list[int]:
        """The same as a shape."""
        return [self.information_state_tensor_size()]

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> BoneAceObserver:
        """The observer of states in the form that OpenSpiel needs."""
        return BoneAceObserver(self.setting, self.memory, iig_obs_type, params)
