"""The actions of players: each is done once, stored, told to all viewers, and answered.

A refusal is an answer too. One that would be the same at any time is remembered, for a client that
sends its action again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from boneace.errors import IllegalMove, InvalidMove
from boneace.languages import say
from boneace.table.errors import Conflict, Outdated, StoreError
from boneace.table.play import notes, outdated, protocol
from boneace.table.play.protocol import Accepted, Refused
from boneace.table.play.tasks import answer_with, told

if TYPE_CHECKING:
    from collections.abc import Callable

    from boneace.table.play.acting.timekeeper import Timekeeper
    from boneace.table.play.acting.waits import Waits
    from boneace.table.play.coins import Coins
    from boneace.table.play.loader import GameLoader
    from boneace.table.play.recovery import Recovery
    from boneace.table.play.running import Running
    from boneace.table.play.tasks import Tasks

KEPT_REFUSALS = 64


class Actions:
    """What the players of one match do. `done` is called after each action."""

    def __init__(
        self,
        running: Running,
        waits: Waits,
        coins: Coins,
        time: Timekeeper,
        loader: GameLoader,
        recovery: Recovery,
        tasks: Tasks,
        done: Callable[[], None],
    ) -> None:
        self._running = running
        self._waits = waits
        self._coins = coins
        self._time = time
        self._loader = loader
        self._recovery = recovery
        self._tasks = tasks
        self._done = done
        self.refusals: OrderedDict[str, bytes] = OrderedDict()

    async def act(
        self,
        seat: int | None,
        action_id: str,
        text: str,
        tell: Callable[[bytes], None] | None = None,
    ) -> bytes:
        """Do an action for a seat, once; returns the answer, ready to send.

        It is completed even if the client disconnects in the middle. `tell` is called with the
        answer at once, so that it is written together with the events of the action.
        """
        if seat is None:
            return told(_refused(action_id, say("errors-spectators")), tell)
        stored = self._running.stored
        if not self._loader.ready(stored.game):
            later = say("errors-try-again", note=self._loader.note_of(stored.game))
            why = str(outdated.why(stored) or later)
            return told(_refused(action_id, why), tell)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._tasks.spawn(answer_with(answer, self._act(seat, action_id, text), tell))
        return await answer  # and not the task, which goes on if this is cancelled

    async def _act(self, seat: int, action_id: str, text: str) -> bytes:
        # ids are kept by seat: nobody can use, or query, the ids of another seat
        unique = f"{seat}:{action_id}"
        await self._coins.fall()
        running = self._running
        async with running.lock:
            try:
                match = await running.loaded()
                if unique in running.done:
                    return _accepted(action_id)
                if unique in self.refusals:
                    return self.refusals[unique]
                if seat in running.log.stood_in:
                    match = await running.with_back(seat)
                if (why := self._not_now(seat)) is not None:
                    return _refused(action_id, why)
                cost = None if match.takes_aside(text) else self._time.cost(seat)
                running.play(match, seat, text)
                await running.keep(match, unique, [] if cost is None else [notes.spent(seat, cost)])
            except InvalidMove as error:
                return self._remember(unique, _refused(action_id, str(error)))
            except IllegalMove as error:
                refusal = _refused(action_id, error.reason, error.clause)
                return self._remember(unique, refusal)
            except Conflict:
                return await self._after_conflict(unique, action_id)
            except (StoreError, Outdated) as error:
                # it may have failed after it was written: a retry with the same id finds out, and
                # acts at most once
                return _refused(action_id, self._recovery.reason(error))
            running.publish(match)
        self._done()
        return _accepted(action_id)

    def _not_now(self, seat: int) -> str | None:
        """Why nothing can be played at present; the same move may be possible later."""
        log, pacing = self._running.log, self._waits.pacing
        if log.ended or log.paused:
            return say("offers-over" if log.ended else "offers-paused")
        if pacing.held:
            pacing.acts(seat)
            self._waits.look_round()
        return self._waits.text("errors-deal-waits") if pacing.held else None

    async def _after_conflict(self, unique: str, action_id: str) -> bytes:
        """Another server has written to this match: continue from there."""
        try:
            await self._running.loaded()
        except (StoreError, Outdated) as error:
            return _refused(action_id, self._recovery.reason(error))
        if unique in self._running.done:
            return _accepted(action_id)
        return _refused(action_id, say("errors-gone-on"))

    def _remember(self, unique: str, refusal: bytes) -> bytes:
        self.refusals[unique] = refusal
        if len(self.refusals) > KEPT_REFUSALS:
            self.refusals.popitem(last=False)
        return refusal


def _accepted(action_id: str) -> bytes:
    return protocol.write(Accepted(action_id))


def _refused(action_id: str, reason: str, clause: str | None = None) -> bytes:
    return protocol.write(Refused(action_id, reason, clause))
