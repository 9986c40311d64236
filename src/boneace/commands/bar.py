"""The progress bar of `boneace solve`, for all that it solves or measures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from boneace.languages import say

Tell = Callable[[str, float | None], None]
"""Takes a description of the work, and the share of it that is done, or None if unknown."""


@contextmanager
def shown(quiet: bool) -> Iterator[Tell]:
    """A function that draws progress on the terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from boneace.compiling.watching import watched

    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as bars:
        task = bars.add_task(say("solve-starting"), total=None)

        def tell(what: str, share: float | None) -> None:
            if share is None:
                bars.update(task, description=what)
            else:
                bars.update(task, description=what, total=1.0, completed=share)

        with watched(lambda _: tell(say("commands-bench-compiling"), None)):
            yield tell
