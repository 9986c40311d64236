"""The comparisons of house rules on one server: each in its own process, a few at once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sys
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from boneace.errors import OptionError
from boneace.languages import current, say
from boneace.languages.codes import ENGLISH
from boneace.study.compare.told import Compared
from boneace.table.errors import TableError
from boneace.table.play.laboratory.compared import Comparison, NewComparison, RulesAsked, State
from boneace.table.play.laboratory.others import Others
from boneace.table.play.servers.news import News

if TYPE_CHECKING:
    from boneace.table.play.loader import GameLoader

log = logging.getLogger(__name__)

WORKER = (sys.executable, "-m", "boneace.study.compare.worker")
AT_ONCE = max(1, (os.cpu_count() or 2) // 2)
MOST, MOST_OF_ONE = 24, 3
"""The most unfinished comparisons, in all and from one address."""
KEPT = 64
"""The number of finished comparisons that are kept."""
SECONDS = 120.0
"""The most seconds of processor time that one may take."""
PATIENCE = 300.0
"""The most seconds that one waits for the rules to be compiled."""
UNWATCHED = 60.0
"""Seconds without a request after which one is stopped."""
_LONGEST_LINE = 1 << 22


class Running:
    """One comparison. `task` ends when it does."""

    def __init__(self, asked: NewComparison, address: str) -> None:
        self.id = secrets.token_hex(8)
        self.asked, self.address = asked, address
        self.state: State = "waiting"
        self.figures: dict[str, Compared] = {}  # by language
        self.watched = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def ended(self) -> bool:
        return self.state not in ("waiting", "playing")

    @property
    def found(self) -> Compared | None:
        """The figures in the current language, if there are any."""
        return self.figures.get(current()) or self.figures.get(ENGLISH)

    def is_for(self, asked: NewComparison, address: str) -> bool:
        """Whether it also answers another request: the same figures are not computed twice."""
        mine = self.state == "done" or (not self.ended and self.address == address)
        return mine and self.asked == asked


class Comparisons:
    """The running comparisons of a server, and the recent ones; `news` reach other servers."""

    def __init__(
        self,
        loader: GameLoader,
        worker: Sequence[str] = WORKER,
        seconds: float = SECONDS,
        news: News | None = None,
    ) -> None:
        self._loader, self._worker, self._seconds = loader, worker, seconds
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._all: dict[str, Running] = {}
        self._others = Others(news or News(), self._own)

    async def begin(self, asked: NewComparison, address: str) -> Comparison:
        """Begin a comparison in the background.

        Raises TableError for what cannot be compared, with the faulty set of rules as its place,
        and if too many comparisons are waiting.
        """
        await asyncio.to_thread(_check, asked)
        for known in self._all.values():
            if known.is_for(asked, address):
                return self._told(known)
        waiting = [one for one in self._all.values() if not one.ended]
        own = sum(one.address == address for one in waiting)
        if own >= MOST_OF_ONE or len(waiting) >= MOST:
            raise TableError(say("errors-too-many-comparisons"), status=429)
        begun = Running(asked, address)
        self._all[begun.id] = begun
        begun.task = asyncio.create_task(self._run(begun))
        self._forget()
        return self._told(begun)

    def of(self, id: str) -> Comparison:
        """The progress of a comparison. Raises TableError for an unknown one."""
        found = self._find(id)
        found.watched = time.monotonic()
        return self._told(found)

    async def seen(self, id: str) -> Comparison:
        """The progress of a comparison on any server. Raises TableError for an unknown one."""
        return await self._anywhere(id, stop=False)

    async def figures(self, id: str) -> Compared:
        """The figures of a comparison on any server. Raises TableError if there are none."""
        found = (await self.seen(id)).found
        if found is None:
            raise TableError(say("errors-no-figures"), status=409)
        return found

    async def stop(self, id: str) -> Comparison:
        """Stop a comparison on any server; it keeps the figures that it has."""
        return await self._anywhere(id, stop=True)

    async def _own(self, id: str, stop: bool) -> Comparison | None:
        """A comparison of this server, after stopping it if wanted; None if there is none."""
        if id not in self._all:
            return None
        if stop:
            await _cancel(self._all[id])
        return self.of(id)

    async def _anywhere(self, id: str, *, stop: bool) -> Comparison:
        found = await self._own(id, stop) or await self._others.ask(id, stop=stop)
        return found or self._told(self._find(id))

    async def close(self) -> None:
        """Stop all of them."""
        self._others.close()
        for one in list(self._all.values()):
            await _cancel(one)

    def _find(self, id: str) -> Running:
        if id not in self._all:
            raise TableError(say("errors-no-comparison"), status=404)
        return self._all[id]

    def _told(self, one: Running) -> Comparison:
        done = one.found.done if one.found else 0
        return Comparison(one.id, one.state, self._note(one), done, one.asked.matches, one.found)

    def _note(self, one: Running) -> str:
        if one.state == "failed":
            return say("errors-comparison-failed")
        if one.state != "waiting":
            return ""
        return self._loader.note_of(one.asked.game) or say("errors-comparison-waits")

    def _forget(self) -> None:
        """Forget the oldest finished ones."""
        ended = [id for id, one in self._all.items() if one.ended]
        for id in ended[: max(0, len(ended) - KEPT)]:
            del self._all[id]

    async def _run(self, one: Running) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._loader.wait_compiled(one.asked.game)
            async with self._slots:
                one.state = "playing"
                await self._play(one)
            enough = one.found is not None and one.found.done >= one.asked.matches
            one.state = "done" if enough else "late"
        except asyncio.CancelledError:
            one.state = "stopped"
        except Exception:
            log.exception("a comparison of %s failed", one.asked.game)
            one.state = "failed"

    async def _play(self, one: Running) -> None:
        """Start a process that plays, and read its output."""
        child = await asyncio.create_subprocess_exec(
            *self._worker,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=_LONGEST_LINE,
        )
        assert child.stdin is not None and child.stdout is not None and child.stderr is not None
        complaint = asyncio.create_task(child.stderr.read())
        watching = asyncio.create_task(_unwatched(one))
        try:
            child.stdin.write(self._task(one))
            child.stdin.close()
            async for line in child.stdout:
                one.figures = msgspec.json.decode(line, type=dict[str, Compared])
            if await child.wait():
                tail = (await complaint).decode(errors="replace").strip()[-2000:]
                raise RuntimeError(f"the worker ended with status {child.returncode}: {tail}")
        finally:
            watching.cancel()
            complaint.cancel()
            if child.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    child.kill()
                await child.wait()

    def _task(self, one: Running) -> bytes:
        asked = msgspec.to_builtins(one.asked)
        return msgspec.json.encode({**asked, "seconds": self._seconds})


async def _unwatched(one: Running) -> None:
    """Stop a comparison that nobody has requested in a while."""
    while time.monotonic() - one.watched < UNWATCHED:
        await asyncio.sleep(1.0)
    if one.task is not None:
        one.task.cancel()


async def _cancel(one: Running) -> None:
    if one.task is not None and not one.task.done():
        one.task.cancel()
        await asyncio.wait([one.task])
    if not one.ended:  # it had not begun yet
        one.state = "stopped"


def _check(asked: NewComparison) -> None:
    """Raise TableError for what cannot be compared."""
    from boneace.study.compare import run

    def of(rules: RulesAsked) -> run.Rules:
        return run.Rules(rules.preset, rules.options, rules.seats)

    with _at("first"):
        first = run.setting_of_rules(asked.game, of(asked.first), asked.seed)
    with _at("second"):
        second = run.setting_of_rules(asked.game, of(asked.second), asked.seed)
        run.must_differ((first, second))
    with _at("level"):
        run.check_level(asked.game, asked.level)


@contextlib.contextmanager
def _at(place: str) -> Iterator[None]:
    """Name the part of the request with the mistake."""
    try:
        yield
    except OptionError as error:
        raise TableError(str(error), place) from None
