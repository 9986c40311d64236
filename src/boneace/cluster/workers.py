"""Workers: what does pieces of work."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Protocol, TypeVar

Result = TypeVar("Result")


class Workers(Protocol):
    """Other processes, here or elsewhere, that do pieces of work."""

    lost: tuple[type[BaseException], ...]
    """What the future of a piece raises where its worker has died. It can be given out again."""

    @property
    def room(self) -> int:
        """How many pieces are done at once; it may change."""
        ...

    def submit(self, do: Callable[..., Result], *given: Any) -> Future[Result]:
        """Give out one piece. `do` must be a function of a module, and what it is given picklable.

        It speaks the language that is spoken here, and what it raises is raised by the future.
        """
        ...

    def close(self, wait: bool = True) -> None:
        """End the workers, or leave them; `wait` for the pieces that they are at.

        What has not been begun is dropped.
        """
        ...
