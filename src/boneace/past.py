"""What is kept of the last events of a match for all who are told of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from boneace.games.facts import Facts, reader_of
from boneace.kernel import states

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")

_KEPT_STATES, _KEPT_VIEWS = 64, 512


class Told(NamedTuple):
    """One event as a viewer saw it. `last` is how the deal ended that ended with it, else None."""

    number: int
    effects: list[dict[str, Any]]
    last: dict[str, Any] | None


class Past:
    """States of a match before its events, and what viewers saw of each: found once, told to many.

    It belongs to whoever tells of one match; a match that goes back (`pop`) needs a new one. A view
    is kept under its viewer, and nobody is told from the view of another.
    """

    def __init__(self) -> None:
        self.states: dict[int, npt.NDArray[Any]] = {}
        self.views: dict[tuple[int, int | None], Facts] = {}
        self.lasts: dict[tuple[int | None, str], Any] = {}
        """By viewer and language, the numbers of how the last deal ended, as last told."""
        self._blank: npt.NDArray[Any] | None = None
        self._read: Callable[[], Facts]

    def keep_state(self, ply: int, state: npt.NDArray[Any]) -> None:
        """Keep the state before an event; it must not be changed any more."""
        _keep(self.states, ply, state, _KEPT_STATES)

    def blank(self, layout: np.dtype[np.void]) -> npt.NDArray[Any]:
        """An array of one record that a view is to be written to, all of it."""
        if self._blank is None:
            self._blank = states.blank(layout)
            self._read = reader_of(self._blank)
        return self._blank

    def keep_view(self, ply: int, seat: int | None) -> Facts:
        """Read what a viewer knew before an event, which is in the blank, and keep it."""
        found = self._read()
        _keep(self.views, (ply, seat), found, _KEPT_VIEWS)
        return found


def _keep(kept: dict[Key, Value], key: Key, found: Value, most: int) -> None:
    kept[key] = found
    if len(kept) > most:
        del kept[next(iter(kept))]
