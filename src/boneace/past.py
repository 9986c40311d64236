"""What is kept of the last events of a match for all who are told of them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    import numpy.typing as npt

Key = TypeVar("Key", bound=Hashable)

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
        self.views: dict[tuple[int, int | None], npt.NDArray[Any]] = {}
        self._options: npt.NDArray[Any] | None = None

    def options(self, options: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """The options of the match as what cannot be changed: read once for all who are told."""
        if self._options is None:
            self._options = options.copy()
            self._options.flags.writeable = False
        return self._options

    def keep_state(self, ply: int, state: npt.NDArray[Any]) -> None:
        """Keep the state before an event; it must not be changed any more."""
        _keep(self.states, ply, state, _KEPT_STATES)

    def keep_view(self, ply: int, seat: int | None, view: npt.NDArray[Any]) -> None:
        """Keep what a viewer knew before an event; it cannot be changed any more."""
        view.flags.writeable = False
        _keep(self.views, (ply, seat), view, _KEPT_VIEWS)


def _keep(kept: dict[Key, npt.NDArray[Any]], key: Key, found: npt.NDArray[Any], most: int) -> None:
    kept[key] = found
    if len(kept) > most:
        del kept[next(iter(kept))]
