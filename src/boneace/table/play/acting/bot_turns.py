"""The bots of one match: they act while it is a bot's turn and somebody is watching."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from boneace.errors import IllegalMove
from boneace.table.errors import Outdated, StoreError
from boneace.table.play import outdated
from boneace.table.play.tasks import LONGEST_PAUSE, PAUSE, fault

if TYPE_CHECKING:
    from boneace.table.play.acting.waits import Waits
    from boneace.table.play.recovery import Recovery
    from boneace.table.play.running import Running
    from boneace.table.play.tasks import Tasks
    from boneace.table.play.viewer import Viewer
    from boneace.table.store.stored import StoredMatch


class BotTurns:
    """The loop in which the bots of a match act, at a pace that reveals no cards.

    `player` gives the kind of bot that plays for a seat now, `held` whether bots must wait; `think`
    gets a decision from a worker.
    """

    def __init__(
        self,
        stored: StoredMatch,
        running: Running,
        waits: Waits,
        viewers: list[Viewer],
        tasks: Tasks,
        recovery: Recovery,
        *,
        player: Callable[[int], str | None],
        held: Callable[[], bool],
        think: Callable[..., Awaitable[str]],
    ) -> None:
        self._stored = stored
        self._running = running
        self._waits = waits
        self._viewers = viewers
        self._tasks = tasks
        self._recovery = recovery
        self._player = player
        self._held = held
        self._think = think
        self._loop: asyncio.Task[None] | None = None

    @property
    def paused(self) -> bool:
        """Whether the bots are doing nothing now."""
        return self._loop is None

    def wake(self) -> None:
        """Let the bots act, if there may be something for them to do."""
        if self._loop is None and not self._recovery.failing and self._wanted():
            self._loop = self._tasks.spawn(self._run())

    def _wanted(self) -> bool:
        match = self._running.match
        if self._running.over:
            return False
        if match is None or match.has_asides:
            return True
        turn = match.turn
        return isinstance(turn, int) and self._player(turn) is not None

    async def _run(self) -> None:
        """Let bots act while it is a bot's turn and somebody is watching."""
        pause = PAUSE
        try:
            while self._viewers and not self._recovery.failing:
                try:
                    if not await self._turn():
                        return
                except (StoreError, Outdated):
                    raise
                except Exception as error:  # the match must not stand still for ever
                    fault(f"match {self._stored.id}", error)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                else:
                    pause = PAUSE
        except StoreError:
            self._recovery.failed()
        except Outdated as found:
            for viewer in self._viewers:
                if viewer.welcomed:  # the others get the reason instead of a welcome
                    outdated.tell(viewer, self._stored, found)
        finally:
            self._loop = None

    async def _turn(self) -> bool:
        """Let the bot on turn act, at a pace that reveals no cards. False if no bot is."""
        from boneace.table.play.acting import bots

        if self._held():
            return False
        running = self._running
        began = running.now()
        await self._out_of_turn()
        async with running.lock:
            match = await running.loaded()
            turn, undos = match.turn, running.log.undos
            kind = self._player(turn) if isinstance(turn, int) else None
            if not isinstance(turn, int) or kind is None or running.over:
                return False
            known, sits = bots.look(match, turn), bots.standing_in(self._stored, turn, kind)
            at, told_at = len(match), running.told_at
        text = await self._think(bots.decide, sits, known)
        self._waits.pacing.thought(running.now() - began)
        await self._wait_for_pace(told_at)
        async with running.lock:
            if self._held():
                return False
            same = running.match is match and running.log.undos == undos
            gone_on = not same or any(not ply.aside for ply in match.plies_from(at))
            if gone_on or self._player(turn) != kind or running.over:
                return True  # discarded, taken back, continued, or its player is back: check again
            running.play(match, turn, text)
            await running.keep_and_publish(match)
        return True

    async def _wait_for_pace(self, told_at: float) -> None:
        """Wait until a bot should act; people may change the pace in the meantime."""
        elapsed = self._running.now() - told_at
        while True:
            due = told_at + self._waits.pacing.slot(elapsed, self._waits.delay())
            left = due - self._running.now()
            if left <= 0:
                return
            self._waits.hurry.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._waits.hurry.wait()

    async def _out_of_turn(self) -> None:
        """Let the bots do what they do out of turn, such as signalling to their partners."""
        from boneace.table.play.acting import bots

        running = self._running
        async with running.lock:
            match = await running.loaded()
            if not match.has_asides or match.over:
                return
            seats = [seat for seat, sits in enumerate(self._stored.seats) if sits.kind != "human"]
            known = {seat: bots.look(match, seat) for seat in seats}
        wanted = await asyncio.to_thread(bots.asides, self._stored, known)
        async with running.lock:
            if running.match is not match:
                return  # discarded in the meantime: bots will be asked again
            for seat, text in wanted.items():
                with contextlib.suppress(IllegalMove):  # the match has continued
                    running.play(match, seat, text)
            if len(match) > running.told:
                await running.keep_and_publish(match)
