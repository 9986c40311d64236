"""The protocol of workers, which do pieces of work."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol, TypeVar

Result = TypeVar("Result")


class Workers(Protocol):
    """Other processes, here or elsewhere, that do pieces of work."""

    lost: tuple[type[BaseException], ...]
    """The exception in the future of a piece whose worker has died. It can be given out again."""

    @property
    def room(self) -> int:
        """The number of pieces that are done at once; it may change."""
        ...

    def submit(self, do: Callable[..., Result], *given: Any) -> Future[Result]:
        """Give out one piece. `do` must be a function of a module, and its arguments picklable.

        The worker uses the current language here, and the future raises the errors of the piece.
        """
        ...

    def close(self, wait: bool = True) -> None:
        """End the workers, or leave them; `wait` for the pieces in progress.

        Pieces that have not been started are dropped.
        """
        ...
