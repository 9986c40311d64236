"""Giving out pieces of work, and collecting the results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, Generic, TypeVar

from boneace.cluster.errors import ClusterError
from boneace.cluster.stopping import may_end
from boneace.cluster.workers import Workers
from boneace.languages import say

AHEAD = 2
"""Pieces that are given out for each worker before their results are needed."""
TRIES = 5
"""How often a piece is started, if its workers die, before the piece counts as the cause."""

_Task = TypeVar("_Task", bound=tuple[Any, ...])
_Result = TypeVar("_Result")


def each(
    do: Callable[..., _Result],
    tasks: Iterable[_Task],
    workers: Workers | None,
    ended: Callable[[], bool] = lambda: False,
) -> Iterator[tuple[_Task, _Result]]:
    """What `do(*task, stopped)` returns for each task, as soon as it is done, until `ended`.

    Tasks are taken when there is a worker for them. `stopped` tells a worker that it may end early.
    A piece whose worker dies is given out again. Raises the errors of a piece, and ClusterError if
    a piece loses every worker that does it.
    """
    if workers is None:
        for task in tasks:
            if ended():
                return
            yield task, do(*task, ended)
        return
    waiting = iter(tasks)
    running: dict[Future[_Result], _Piece[_Task]] = {}
    begin = partial(workers.submit, _do, do)
    try:
        while not ended():
            for task in islice(waiting, max(0, AHEAD * workers.room - len(running))):
                running[begin(task)] = _Piece(task)
            if not running:
                return
            for future in wait(running, timeout=0.2, return_when=FIRST_COMPLETED).done:
                piece = running.pop(future)
                try:
                    result = future.result()
                except workers.lost as error:
                    running[begin(piece.again(error).task)] = piece
                    continue
                yield piece.task, result
    finally:
        for future in running:
            future.cancel()


@dataclass
class _Piece(Generic[_Task]):
    """A task that has been given out."""

    task: _Task
    tries: int = 1

    def again(self, error: BaseException) -> _Piece[_Task]:
        """Count one more start. Raises ClusterError if there have been too many."""
        if self.tries == TRIES:
            raise ClusterError(say("cluster-lost", tries=TRIES)) from error
        self.tries += 1
        return self


def _do(do: Callable[..., _Result], task: tuple[Any, ...]) -> _Result:
    return do(*task, may_end)


def in_order(
    do: Callable[..., _Result],
    tasks: Iterable[_Task],
    workers: Workers | None,
    ended: Callable[[], bool] = lambda: False,
) -> Iterator[tuple[_Task, _Result]]:
    """The same in the order of the tasks: early results are kept until their turn."""
    numbered = enumerate(tasks)
    early: dict[int, tuple[_Task, _Result]] = {}
    due = 0
    for (number, task), result in each(partial(_numbered, do), numbered, workers, ended):
        early[number] = task, result
        while due in early:
            yield early.pop(due)
            due += 1


def _numbered(
    do: Callable[..., _Result], number: int, task: tuple[Any, ...], stopped: Callable[[], bool]
) -> _Result:
    return do(*task, stopped)
