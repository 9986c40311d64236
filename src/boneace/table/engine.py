"""The engine, loaded while the page is already up.

The compiled rules take a moment to load and, the first time, long to compile. That happens in a
child process, which leaves them in the cache on disk; this process then loads them in a thread.
Until then matches can be made and are stored, and whoever looks at one is told why nothing moves.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import threading
from collections.abc import Callable, Sequence
from importlib import import_module

log = logging.getLogger(__name__)

WARM = (sys.executable, "-m", "boneace.warm")

COMPILING = "the engine is being compiled (first start only)"
COMPILING_HERE = "the engine is being compiled inside the server, which makes it slow for a while"
BROKEN = "the engine could not be loaded; the server's log says why"


class Engine:
    """Whether the engine is there yet, and in words why not. `start` it once the server listens."""

    def __init__(self, warm: Sequence[str] = WARM, load: Callable[[], None] | None = None) -> None:
        self._warm = warm
        self._load = load or _load
        self._ready = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._listeners: list[Callable[[], None]] = []
        self.note = COMPILING

    @property
    def ready(self) -> bool:
        """Whether matches can be played."""
        return self._ready.is_set()

    async def wait(self) -> None:
        """Wait until matches can be played."""
        await self._ready.wait()

    def listen(self, listener: Callable[[], None]) -> None:
        """Have `listener` called whenever `note` changes."""
        self._listeners.append(listener)

    def start(self) -> None:
        """Begin to load, in the background."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop loading; the child process goes too."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        if not await self._compile():
            self._say(COMPILING_HERE)
        try:
            await _in_thread(self._load)
        except Exception:
            log.exception("the engine could not be loaded")
            self._say(BROKEN)
            return
        self._ready.set()
        self._say("")

    async def _compile(self) -> bool:
        """Compile in a child process; False where that failed, which the log explains."""
        if not self._warm:
            return True
        child = None
        try:
            child = await asyncio.create_subprocess_exec(
                *self._warm,
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
                "compiling the engine beside the server failed (status %s); "
                "compiling it here instead\n%s",
                child.returncode,
                tail,
            )
        return child.returncode == 0

    def _say(self, note: str) -> None:
        self.note = note
        for listener in self._listeners:
            listener()


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


def _load() -> None:
    """Import what plays matches and have every game's compiled rules in memory."""
    import_module("boneace.table.fold").warm_up()
