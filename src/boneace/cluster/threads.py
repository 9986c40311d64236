"""Threads of this process, for work that compiled code does: it lets other threads run."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from boneace.languages import current, speaking

_Result = TypeVar("_Result")


class Threads:
    """A number of threads. None of them dies alone."""

    lost: tuple[type[BaseException], ...] = ()

    def __init__(self, many: int) -> None:
        self.room = many
        self._pool = ThreadPoolExecutor(many)

    def submit(self, do: Callable[..., _Result], *given: Any) -> Future[_Result]:
        """Give out one piece (see `Workers.submit`)."""
        return self._pool.submit(speaking_as, current(), do, given)

    def close(self, wait: bool = True) -> None:
        """Drop the pieces that have not been started."""
        self._pool.shutdown(wait, cancel_futures=True)


def speaking_as(code: str, do: Callable[..., _Result], given: tuple[Any, ...]) -> _Result:
    """Do a piece of work with this language set, wherever it is done."""
    with speaking(code):
        return do(*given)
