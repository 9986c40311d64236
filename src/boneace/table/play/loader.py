"""Loading games: each can be played at once, and is compiled meanwhile.

The rules of a game are interpreted until they are compiled. Compiling happens in a child process,
which leaves the machine code in the cache on disk and reports its progress. This process then loads
the code in a thread, and running matches continue with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from boneace import games
from boneace.compiling import LOADER
from boneace.compiling.progress import Progress
from boneace.compiling.stamps import has_stamp
from boneace.languages import say
from boneace.table.play.tasks import fault

log = logging.getLogger(__name__)

WARM = (sys.executable, "-m", "boneace.compiling.warm", "--progress")

AT_ONCE = max(1, (os.cpu_count() or 2) - 1)
"""The most games compiled at once: each takes a core, and up to half a gigabyte."""

# message ids: translated into the reader's language
STARTING, PREPARING, COMPILING_HERE = "errors-starting", "errors-preparing", "errors-compiling-here"
BROKEN, SLOW = "errors-broken", "errors-slow"

_TOLD_TO_STOP = {-signal.SIGINT, -signal.SIGTERM}
"""How a child ends when the server is stopped with all its processes: not a failure to log."""


class GameLoader:
    """Which games can be played, which are compiled, and a note on the work in progress.

    Call `start` once the server listens. A requested game is made ready at once, and compiled
    before those that nobody has requested, `AT_ONCE` at a time. Those are compiled after it, one by
    one, so that they load quickly when they are requested.
    """

    def __init__(
        self,
        warm: Sequence[str] = WARM,
        load: Callable[[str], None] | None = None,
        begin: Callable[[str], None] | None = None,
    ) -> None:
        self._warm = warm
        self._load = load or _load
        self._begin = begin or _begin
        self._ready: dict[str, asyncio.Event] = {}
        self._compiled: dict[str, asyncio.Event] = {}
        self._notes: dict[str, str] = {}
        self._progress: dict[str, Progress] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._children: dict[str, asyncio.Task[bool]] = {}
        self._rest: asyncio.Task[None] | None = None
        self._places = asyncio.Semaphore(AT_ONCE)
        self._next: str | None = None  # the game being compiled that nobody waits for
        self._listeners: list[Callable[[], None]] = []

    @property
    def note(self) -> str:
        """The work in progress, in words; empty when every game is compiled."""
        waiting = [game for game in self._loading if self.note_of(game)]
        if waiting:
            return self.note_of(waiting[0])
        if self._rest is not None and self._rest.done():
            return ""
        progress = self.progress()
        return say(PREPARING) if progress is None else progress.told()

    def note_of(self, game: str) -> str:
        """The work in progress for a game, in words; empty when it is compiled."""
        note, progress = self._notes.get(game, STARTING), self._progress.get(game)
        if note == PREPARING and progress is not None:
            return progress.told()
        return say(note) if note else ""

    def state_of(self, game: str) -> object:
        """A value that changes when the note of a game changes."""
        return self._notes.get(game), self._progress.get(game)

    def progress(self, game: str | None = None) -> Progress | None:
        """The progress of compiling a game; without `game`, of the one being compiled."""
        if game is not None:
            return self._progress.get(game) if self._notes.get(game) == PREPARING else None
        wanted = next(filter(None, map(self.progress, self._loading)), None)
        return wanted or (self._progress.get(self._next) if self._next else None)

    def ready(self, game: str) -> bool:
        """Whether matches of a game can be played, even if only interpreted."""
        return game in self._ready and self._ready[game].is_set()

    def compiled(self, game: str) -> bool:
        """Whether matches of a game run compiled."""
        return game in self._compiled and self._compiled[game].is_set()

    async def wait(self, game: str) -> None:
        """Wait until matches of a game can be played; make it ready now if it is not yet."""
        self.want(game)
        await self._ready[game].wait()

    async def wait_compiled(self, game: str) -> None:
        """Wait until matches of a game run compiled."""
        self.want(game)
        await self._compiled[game].wait()

    def listen(self, listener: Callable[[], None]) -> None:
        """Call `listener` whenever a note changes."""
        self._listeners.append(listener)

    def want(self, game: str) -> None:
        """Make a game ready, before those that nobody waits for; does nothing before `start`."""
        self._ready.setdefault(game, asyncio.Event())
        self._compiled.setdefault(game, asyncio.Event())
        if self._rest is not None and game not in self._loading:
            self._loading[game] = asyncio.create_task(self._bring(game))
            for other, child in self._children.items():
                if other not in self._loading and not child.done():
                    child.cancel()  # what it has compiled is kept; the rest waits

    def start(self) -> None:
        """Begin in the background, first with the games that are waited for."""
        if self._rest is None:
            self._rest = asyncio.create_task(self._compile_rest())
            for game in list(self._ready):
                self.want(game)

    async def stop(self) -> None:
        """Stop loading, and end child processes too."""
        tasks: list[asyncio.Task[Any]] = [*self._loading.values(), *self._children.values()]
        tasks += [self._rest] if self._rest is not None else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _compile_rest(self) -> None:
        """Compile the games that nobody waits for, while no other is waited for."""
        waiting = games.names()
        while waiting:
            while busy := [task for task in self._loading.values() if not task.done()]:
                await asyncio.wait(busy)
            game = waiting.pop(0)
            if game not in self._loading:
                child, self._next = self._child(game), game
                await asyncio.wait([child])
                self._next = None
                if child.cancelled():  # in favour of a requested game
                    del self._children[game]
                    waiting.insert(0, game)
        self._tell()

    async def _bring(self, game: str) -> None:
        """Make a game ready, compile it in a child process, then load it into this process."""
        try:
            await _in_thread(lambda: self._begin(game))
        except Exception:
            log.exception("the engine could not be loaded: %s", game)
            self._say(game, BROKEN)
            return
        self._ready[game].set()
        self._say(game, PREPARING)
        if self._children.get(game) is not None and self._children[game].cancelled():
            del self._children[game]
        if not await asyncio.shield(self._child(game)):
            self._say(game, COMPILING_HERE)
        try:
            await _in_thread(lambda: self._load(game))
        except Exception:
            log.exception("the engine could not be compiled: %s", game)
            self._say(game, SLOW)
            return
        self._compiled[game].set()
        self._say(game, "")

    def _child(self, game: str) -> asyncio.Task[bool]:
        """The task that compiles a game in a child process, once; it returns False on failure."""
        if game not in self._children:
            self._children[game] = asyncio.create_task(self._compile(game))
        return self._children[game]

    async def _compile(self, game: str) -> bool:
        """Compile in a child process; False if that failed, which the log explains."""
        if not self._warm:
            return True
        try:
            if self._warm is WARM and await asyncio.to_thread(has_stamp, game):
                return True
            async with self._places:
                status, complaint = await self._in_child(game)
        except OSError as error:
            log.warning("the engine cannot be compiled beside the server: %s", error)
            return False
        except Exception as error:  # the game is compiled here instead
            fault("games", error)
            return False
        if status and status not in _TOLD_TO_STOP:
            log.warning(
                "compiling %s beside the server failed (status %s); compiling it here instead\n%s",
                game,
                status,
                complaint.decode(errors="replace").strip()[-2000:],
            )
        return status == 0

    async def _in_child(self, game: str) -> tuple[int | None, bytes]:
        """Let a child process compile a game, and follow its progress; returns its exit status and
        what it wrote to stderr. It ends with the task that waits for it."""
        child = await asyncio.create_subprocess_exec(
            *self._warm,
            game,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        assert child.stdout is not None and child.stderr is not None
        try:
            complaint, _ = await asyncio.gather(
                child.stderr.read(), self._follow(game, child.stdout)
            )
            return await child.wait(), complaint
        finally:
            if child.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    child.kill()
                await child.wait()

    async def _follow(self, game: str, lines: asyncio.StreamReader) -> None:
        """Read the child's progress."""
        async for line in lines:
            progress = Progress.read(line.decode(errors="replace"))
            if progress is not None:
                told = self.note_of(game)
                self._progress[game] = progress
                if self.note_of(game) != told:
                    self._tell()

    def _say(self, game: str, note: str) -> None:
        self._notes[game] = note
        self._tell()

    def _tell(self) -> None:
        for listener in self._listeners:
            try:
                listener()
            except Exception as error:  # it must not stop the loading
                fault("games", error)


async def _in_thread(work: Callable[[], None]) -> None:
    """Work in a thread that does not delay the end of the program: compiling takes long."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def settle(error: BaseException | None) -> None:
        if not done.done():
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    def run() -> None:
        error = None
        try:
            work()
        except BaseException as caught:
            error = caught
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, error)

    threading.Thread(target=run, name=LOADER, daemon=True).start()
    await done


def _begin(game: str) -> None:
    """Import the code that plays matches, and load a game's rules, interpreted."""
    import_module("boneace.table.play.fold").begin(game)


def _load(game: str) -> None:
    """Load a game's compiled rules, and let running matches continue with them."""
    import_module("boneace.table.play.fold").go_on_compiled(game)
    # what is loaded stays, so the garbage collector does not have to scan it repeatedly
    gc.freeze()
    # new objects are scanned often, a few at a time: each scan delays every match
    gc.set_threshold(2_000, 10, 50)
