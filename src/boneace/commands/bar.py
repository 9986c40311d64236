"""The progress bar of commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext

from boneace.languages import say

Tell = Callable[[str, float | None], None]
"""Takes a description of the work, and the share of it that is done, or None if unknown."""


@contextmanager
def progress(quiet: bool) -> Iterator[Tell]:
    """A function that draws progress on the terminal, with the time taken and the time left."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    from boneace.compiling.watching import watched

    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    left, console = (TextColumn("<"), TimeRemainingColumn()), Console(stderr=True)
    with Progress(*columns, *left, console=console, transient=True, disable=quiet) as bars:
        task = bars.add_task(say("commands-starting"), total=None)

        def tell(what: str, share: float | None) -> None:
            if share is None:
                bars.update(task, description=what)
            else:
                bars.update(task, description=what, total=1.0, completed=share)

        compiling = say("commands-bench-compiling")
        with nullcontext() if quiet else watched(lambda _: tell(compiling, None)):
            yield tell


@contextmanager
def counted(quiet: bool, message: str) -> Iterator[Callable[[int, int], None]]:
    """A function that draws how many pieces of work are done, of all; `message` says both."""
    with progress(quiet) as tell:
        yield lambda done, of: tell(say(message, done=done, of=of), done / of if of else None)
