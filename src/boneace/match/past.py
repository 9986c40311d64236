"""A cache of the last events of a match, shared by all viewers."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from boneace.games.facts import Facts
    from boneace.games.sent import Effect, Result, TableView

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")

_KEPT_STATES, _KEPT_VIEWS, _KEPT_SHOWN = 64, 512, 64


class Told(NamedTuple):
    """One event as a viewer saw it.

    `ends` says that it ended the deal. `ply` is the number of events of the match up to it,
    including those that the viewer has not seen.
    """

    number: int
    effects: list[Effect]
    ends: bool
    ply: int


class Past:
    """States of a match before its events, and the views of them, computed once.

    Use one for one match; after a `pop`, use a new one. Views are kept by viewer, and no viewer
    gets anything from the view of another.
    """

    def __init__(self) -> None:
        self.states: dict[int, npt.NDArray[Any]] = {}
        self.views: dict[tuple[int, int | None], Facts] = {}
        self.shown: dict[tuple[int, int | None, str], TableView] = {}
        """By event, viewer and language: the view before it, as a table draws it."""
        self.result: Result | None = None
        """The result as a table sends it; None until the match is over."""
        self._blank: npt.NDArray[Any] | None = None
        self._read: Callable[[], Facts]

    def forget_before(self, ply: int) -> None:
        """Drop what was before an event: the next caller that needs it waits a little longer.

        Each view is hundreds of numbers, which the garbage collector looks at one by one.
        """
        self.states = {at: has for at, has in self.states.items() if at >= ply}
        self.views = {key: has for key, has in self.views.items() if key[0] >= ply}
        self.shown = {name: has for name, has in self.shown.items() if name[0] >= ply}

    def keep_state(self, ply: int, state: npt.NDArray[Any]) -> None:
        """Keep the state before an event. The caller must not change it afterwards."""
        _keep(self.states, ply, state, _KEPT_STATES)

    def blank(self, layout: np.dtype[np.void]) -> npt.NDArray[Any]:
        """An array of one record, for the caller to overwrite completely with a view."""
        if self._blank is None:
            # imported here: the server starts before NumPy is loaded
            from boneace.games.facts import reader_of
            from boneace.kernel import states

            self._blank = states.blank(layout)
            self._read = reader_of(self._blank)
        return self._blank

    def keep_view(self, ply: int, seat: int | None) -> Facts:
        """Read a viewer's view before an event from the blank record, and keep it."""
        found = self._read()
        _keep(self.views, (ply, seat), found, _KEPT_VIEWS)
        return found

    def keep_shown(self, ply: int, seat: int | None, language: str, found: TableView) -> None:
        """Keep the view before an event. The caller must not change it afterwards."""
        _keep(self.shown, (ply, seat, language), found, _KEPT_SHOWN)


def _keep(kept: dict[Key, Value], key: Key, found: Value, most: int) -> None:
    kept[key] = found
    if len(kept) > most:
        del kept[next(iter(kept))]
