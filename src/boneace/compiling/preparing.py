"""Compiling a game in the background while a command in a terminal already uses it.

Meanwhile the command runs interpreted, without waiting, and it switches to the compiled code as
soon as that is ready. The table does the same in its event loop (`boneace.table.play.loader`).
"""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from types import TracebackType
from typing import Self, TextIO

from boneace import games
from boneace.compiling import LOADER
from boneace.compiling.progress import Progress
from boneace.compiling.stamps import has_stamp
from boneace.languages import say

Tell = Callable[[Progress | None], None]

WARM = (sys.executable, "-m", "boneace.compiling.warm", "--progress")


class Preparing:
    """A context in which a game is compiled in a child process and loaded in a thread.

    `tell` is called with the progress, and with None when matches run compiled or compiling has
    failed. It is called in another thread. Work that is unfinished when the context ends is
    dropped; what has been compiled by then is kept on disk.
    """

    def __init__(self, game: str, tell: Tell, warm: tuple[str, ...] = WARM) -> None:
        self._game = game
        self._tell = tell
        self._warm = warm
        self._child: subprocess.Popen[str] | None = None
        self._left = False
        self._thread = threading.Thread(target=self._run, name=LOADER, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._left = True
        if self._child is not None and self._child.poll() is None:
            self._child.kill()

    def wait(self, seconds: float | None = None) -> None:
        """Wait until it is done, at most this many seconds if given."""
        self._thread.join(seconds)

    def _run(self) -> None:
        try:
            if self._compiled() and not self._left:
                from boneace.compiling.warm import warm

                warm(self._game)
                games.go_on_compiled(self._game)
        finally:
            self._tell(None)

    def _compiled(self) -> bool:
        """Compile in the child process, unless it has been done before.

        Returns False if that failed; the game then stays interpreted.
        """
        if self._warm is WARM and has_stamp(self._game):
            return True
        try:
            child = subprocess.Popen(
                [*self._warm, self._game],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        except OSError:
            return False
        self._child = child
        if self._left:
            child.kill()
        assert child.stdout is not None
        with child.stdout:
            for line in child.stdout:
                if (progress := Progress.read(line)) is not None:
                    self._tell(progress)
        return child.wait() == 0


def shown(out: TextIO) -> AbstractContextManager[Tell]:
    """A function that shows progress on a stream: as a bar on a terminal, else in one sentence.

    Nothing is shown where nothing has to be compiled. Where standard output is a terminal too, the
    sentence is shown: other output would break up a bar.
    """
    by_bar = out.isatty() and not sys.stdout.isatty()
    return _bar(out) if by_bar else nullcontext(_once_in_a_sentence(out))


def _once_in_a_sentence(out: TextIO) -> Tell:
    said = threading.Event()

    def tell(progress: Progress | None) -> None:
        if progress is not None and not said.is_set():
            said.set()
            with suppress(OSError, ValueError):  # the stream is closed
                print(sentence(say("engine-compiling")), file=out, flush=True)

    return tell


@contextmanager
def _bar(out: TextIO) -> Iterator[Tell]:
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn
    from rich.progress import Progress as Bar

    bar = Bar(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        console=Console(file=out),
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )
    with bar:
        task = bar.add_task(sentence(say("engine-compiling")), total=1.0, visible=False)

        def draw(progress: Progress | None) -> None:
            if progress is None:
                bar.update(task, visible=False)
            else:
                told = sentence(progress.told())
                bar.update(task, completed=progress.share, description=told, visible=True)

        yield draw


def sentence(note: str) -> str:
    """A note as a sentence; empty if there is no note."""
    return f"{note[:1].upper()}{note[1:]}." if note else ""
