"""The engine, loaded game by game while the page is already up.

The compiled rules of a game take a moment to load and, the first time, long to compile. That
happens in a child process, which leaves them in the cache on disk; this process then loads them in
a thread. Until then matches can be made and are stored, and whoever looks at one is told why
nothing moves.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import threading
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from boneace import games
from boneace.languages import say

log = logging.getLogger(__name__)

WARM = (sys.executable, "-m", "boneace.warm")

# messages: they are said in the language of whoever asks
COMPILING, COMPILING_HERE, BROKEN = "errors-compiling", "errors-compiling-here", "errors-broken"


class Engine:
    """Which games can be played yet, and in words why one cannot. `start` once the server listens.

    A game is loaded when somebody wants it, at once; the others are compiled beside the server
    meanwhile, one after the other, so that they are quick to load when their time comes.
    """

    def __init__(
        self, warm: Sequence[str] = WARM, load: Callable[[str], None] | None = None
    ) -> None:
        self._warm = warm
        self._load = load or _load
        self._ready: dict[str, asyncio.Event] = {}
        self._notes: dict[str, str] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._compiling: dict[str, asyncio.Task[bool]] = {}
        self._rest: asyncio.Task[None] | None = None
        self._listeners: list[Callable[[], None]] = []

    @property
    def note(self) -> str:
        """Why something is not ready yet; empty when every game is compiled."""
        waiting = [note for game, note in self._notes.items() if not self.ready(game)]
        if waiting:
            return _said(waiting[0])
        return "" if self._rest is not None and self._rest.done() else say(COMPILING)

    def note_of(self, game: str) -> str:
        """Why a game cannot be played at this moment."""
        return _said(self._notes.get(game, COMPILING))

    def ready(self, game: str) -> bool:
        """Whether matches of a game can be played."""
        return game in self._ready and self._ready[game].is_set()

    async def wait(self, game: str) -> None:
        """Wait until matches of a game can be played; it is loaded now if it is not yet."""
        self.want(game)
        await self._ready[game].wait()

    def listen(self, listener: Callable[[], None]) -> None:
        """Have `listener` called whenever a note changes."""
        self._listeners.append(listener)

    def want(self, game: str) -> None:
        """Load a game, before all that nobody waits for; nothing before `start`."""
        self._ready.setdefault(game, asyncio.Event())
        if self._rest is not None and game not in self._loading:
            self._notes[game] = COMPILING
            self._loading[game] = asyncio.create_task(self._bring(game))

    def start(self) -> None:
        """Begin, in the background: first with what is waited for."""
        if self._rest is None:
            self._rest = asyncio.create_task(self._compile_rest())
            for game in list(self._ready):
                self.want(game)

    async def stop(self) -> None:
        """Stop loading; child processes go too."""
        tasks: list[asyncio.Task[Any]] = [*self._loading.values(), *self._compiling.values()]
        tasks += [self._rest] if self._rest is not None else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _compile_rest(self) -> None:
        """Compile the games that nobody waits for, while none is waited for."""
        for game in games.names():
            while busy := [task for task in self._loading.values() if not task.done()]:
                await asyncio.wait(busy)
            if game not in self._loading:
                await self._compiled(game)
        self._tell()

    async def _bring(self, game: str) -> None:
        """Compile a game beside the server, then load it into this process."""
        if not await self._compiled(game):
            self._say(game, COMPILING_HERE)
        try:
            await _in_thread(lambda: self._load(game))
        except Exception:
            log.exception("the engine could not be loaded: %s", game)
            self._say(game, BROKEN)
            return
        self._ready[game].set()
        self._say(game, "")

    async def _compiled(self, game: str) -> bool:
        """Compile a game in a child process, once; False where that failed."""
        if game not in self._compiling:
            self._compiling[game] = asyncio.create_task(self._compile(game))
        return await asyncio.shield(self._compiling[game])

    async def _compile(self, game: str) -> bool:
        """Compile in a child process; False where that failed, which the log explains."""
        if not self._warm:
            return True
        child = None
        try:
            child = await asyncio.create_subprocess_exec(
                *self._warm,
                game,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.PIPE,
            )
            _, complaint = await child.communicate()
        except OSError as error:
            log.warning("the engine cannot be compiled beside the server: %s", error)
            return False
        finally:
            if child is not None and child.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    child.kill()
                await child.wait()
        if child.returncode:
            tail = complaint.decode(errors="replace").strip()[-2000:]
            log.warning(
                "compiling %s beside the server failed (status %s); compiling it here instead\n%s",
                game,
                child.returncode,
                tail,
            )
        return child.returncode == 0

    def _say(self, game: str, note: str) -> None:
        self._notes[game] = note
        self._tell()

    def _tell(self) -> None:
        for listener in self._listeners:
            listener()


def _said(note: str) -> str:
    return say(note) if note else ""


async def _in_thread(work: Callable[[], None]) -> None:
    """Do work in a thread that the end of the program does not wait for: compiling takes long."""
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

    threading.Thread(target=run, name="engine", daemon=True).start()
    await done


def _load(game: str) -> None:
    """Import what plays matches and have a game's compiled rules in memory."""
    import_module("boneace.table.fold").warm_up(game)
