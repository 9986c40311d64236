"""What a player observes, for OpenSpiel: named pieces of one row of numbers, and text.

An observation has a piece for each field that is observed of the game (`boneace.env.tensors`):
seats are counted from the player, and numbers are not scaled. An information state has
one piece more, `memory`: what the player has noticed, in rows (`boneace.env.memory`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
import pyspiel

from boneace.env.memory import Memory
from boneace.env.tensors import Tensor
from boneace.errors import WrongValue
from boneace.languages import say
from boneace.solve.setting import Setting

if TYPE_CHECKING:
    from boneace.env.openspiel.state import BoneAceState

Floats = npt.NDArray[np.float32]
MEMORY = "memory"


class BoneAceObserver:
    """Writes what a player observes to `tensor`, one row; `dict` has its pieces by name.

    Raises WrongValue for observations that are not supported: there is only all that one player
    knows, with or without the past.
    """

    def __init__(
        self, setting: Setting, memory: int, kind: Any, params: Mapping[str, Any] | None
    ) -> None:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        own = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or not kind.public_info or kind.private_info != own:
            raise WrongValue(say("env-openspiel-observer"))
        self._recalls: bool = kind.perfect_recall
        layout = Tensor.of(setting)
        self._rows = Memory.of(setting, rows=memory if self._recalls else 0)
        self._seen = layout.size
        self.tensor: Floats = np.zeros(layout.size + self._rows.size, np.float32)
        self.dict: dict[str, Floats] = {
            name: self.tensor[places] for name, places in layout.parts.items()
        }
        if self._recalls:
            self.dict[MEMORY] = self.tensor[layout.size :].reshape(memory, len(self._rows.names))

    def set_from(self, state: BoneAceState, player: int) -> None:
        """Write what a player observes of a state."""
        self.tensor[: self._seen] = state.episode.observation(player)
        if self._recalls:
            self._rows.write(state.episode.recall(player), player, self.dict[MEMORY])

    def string_from(self, state: BoneAceState, player: int) -> str:
        """What a player observes of a state, as text."""
        episode = state.episode
        return episode.information_state(player) if self._recalls else episode.view_text(player)
