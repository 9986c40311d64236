"""What a seat observes as a row of bytes, named place by place.

>>> from boneace.env.tensors import Tensor
>>> tensor = Tensor.of("thirty-one", seats=3)
>>> tensor.size, tensor.version
(393, '27b07b81')
>>> tensor.names[:2], tensor.parts["lives"]
(('hands: AS', 'hands: 2S'), slice(390, 393, None))

The names say what each place holds; `highs` how large it can be. The seats are counted from the
viewer: `+0` is its own, `+1` the next in the order of play. `version` changes whenever a name or a
bound does: store it with what was learned. `versions` has one for each field.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.env import written
from boneace.env.actions import Actions
from boneace.env.places import parts_of
from boneace.kernel.arguments import array, whole
from boneace.kernel.build import bind, interpret
from boneace.languages import say
from boneace.solve.setting import Setting

Bytes = npt.NDArray[np.uint8]
OBSERVING = "boneace.env.observing"


@dataclass(frozen=True, eq=False)
class Tensor:
    """The layout of what a seat observes of a game, and the functions that write it."""

    setting: Setting = field(repr=False)
    size: int
    """The number of places."""
    parts: Mapping[str, slice] = field(repr=False)
    """By the name of a field of the view, its places."""
    names: tuple[str, ...] = field(repr=False)
    """What each place holds: `hands: 7H`, `lives: +1`, `points: +1 below`."""
    highs: Bytes = field(repr=False)
    """The largest number that each place can hold; the smallest is 0."""
    version: str
    """Eight hexadecimal digits that change when a place changes."""

    @classmethod
    def of(
        cls,
        game: str | Setting,
        seats: int | None = None,
        preset: str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Tensor:
        """The tensor of a setting, or of the setting that `Setting.of` makes from these
        arguments."""
        setting = game if isinstance(game, Setting) else Setting.of(game, seats, preset, options)
        found = parts_of(setting)
        places, at = {}, 0
        for part in found:
            places[part.name] = slice(at, at + len(part.names))
            at += len(part.names)
        highs = np.array([high for part in found for high in part.highs], np.uint8)
        highs.setflags(write=False)
        names = tuple(name for part in found for name in part.names)
        return cls(setting, at, places, names, highs, _digest(names, highs))

    @property
    def versions(self) -> Mapping[str, str]:
        """The same as `version` for each part, by the name of its field."""
        return {name: _digest(self.names[at], self.highs[at]) for name, at in self.parts.items()}

    @cached_property
    def written(self) -> str:
        """The source text of the functions that write it: `boneace.env.written`."""
        return written.text(self.setting)

    @property
    def compiled(self) -> Any:
        """The functions of `boneace.env.observing`, unchecked, in machine code."""
        return self._bound(bind)

    @property
    def interpreted(self) -> Any:
        """The same, available at once and slow."""
        return self._bound(interpret)

    def _bound(self, binding: Any, template: str = OBSERVING) -> Any:
        return binding(games.part(self.setting.game, "rules").__name__, template, self.written)

    def observe(self, view: npt.NDArray[Any], seat: int) -> Bytes:
        """What a seat observes, uint8 of the shape `(size,)`: `view` is its view, an array of one
        record.

        Raises WrongType or WrongValue for any other array, and for a seat that is not at the table.
        """
        out = np.zeros(self.size, np.uint8)
        # a seat may come from a field of one byte, for which everything would be compiled once more
        seat = whole("seat", seat, 0, self.setting.seats - 1)
        self.compiled.observe(self.setting.options, self._one("view", view), seat, out)
        return out

    def _one(self, name: str, given: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """An array of one state or view of the game. Raises WrongType or WrongValue."""
        wanted = partial(say, "arguments-dtype-state", game=self.setting.game)
        return array(name, given, (self.setting.layout,), wanted, 1)

    def mask(self, state: npt.NDArray[Any]) -> Bytes:
        """By action, 1 if the seat to move may take it, uint8: from a state, or from that seat's
        view, an array of one record.

        Raises WrongType or WrongValue for any other array.
        """
        out = np.zeros(len(Actions.of(self.setting.game)), np.uint8)
        self.compiled.mask(self.setting.options, self._one("state", state), out)
        return out

    def told(self, observed: Bytes) -> dict[str, int]:
        """The non-zero values of a row, by name: for people to read."""
        return {self.names[place]: int(observed[place]) for place in np.flatnonzero(observed)}


def _digest(names: tuple[str, ...], highs: Bytes) -> str:
    return hashlib.sha256(repr((names, highs.tolist())).encode()).hexdigest()[:8]
