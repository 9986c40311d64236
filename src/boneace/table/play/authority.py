"""The authority over one match: the only object that changes, stores and publishes it.

A decision is played on the match in memory, stored together with the cards that follow it, and
only then published. If storing fails, the match in memory is discarded and folded again from the
store, so memory is never ahead of the disk for longer than the lock is held.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from boneace.compiling.preparing import sentence
from boneace.errors import IllegalMove, InvalidMove
from boneace.languages import say, speaking
from boneace.match.past import Past
from boneace.table.errors import Conflict, StoreError
from boneace.table.play import protocol
from boneace.table.play.loader import GameLoader
from boneace.table.play.payload import known, outbound
from boneace.table.play.protocol import (
    Accepted,
    Preparing,
    Ready,
    Refused,
    Rematch,
    SetPace,
    Skip,
    Status,
)
from boneace.table.play.waits import Waits
from boneace.table.store.stored import StoredEvent, StoredMatch

if TYPE_CHECKING:
    from boneace.match.match import Match
    from boneace.table.play.viewer import Viewer
    from boneace.table.store.store import Store

log = logging.getLogger(__name__)

T = TypeVar("T")

_KEPT_REFUSALS = 64
_FIRST_RETRY, _LAST_RETRY = 1.0, 30.0


class Authority:
    """One match: its viewers, whose turn it is, and how much of it has been stored."""

    def __init__(
        self, stored: StoredMatch, store: Store, loader: GameLoader, bot_delay: float
    ) -> None:
        self._stored = stored
        self._store = store
        self._loader = loader
        self._lock = asyncio.Lock()
        self._match: Match | None = None
        self._past = Past()
        self._told = 0  # the number of the last event that is stored and published
        self._told_at = 0.0
        self._done: set[str] = set()
        self._refusals: OrderedDict[str, bytes] = OrderedDict()
        self._viewers: list[Viewer] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._bots: asyncio.Task[None] | None = None
        self._waits = Waits(stored, bot_delay, self._viewers, self._go_on)
        self._pacing = self._waits.pacing
        self.rematch = stored.rematch
        self.ended: Callable[[], None] = _nothing
        """Called when the end of the match has been told."""
        self._loader_state = loader.state_of(stored.game)

    @property
    def id(self) -> str:
        """The id of the match."""
        return self._stored.id

    @property
    def resting(self) -> bool:
        """Nobody is watching and nothing is running: it may be unloaded until somebody comes."""
        return not self._viewers and not self._tasks

    # -- viewers ----------------------------------------------------------------------------------

    def join(self, viewer: Viewer, seen: int) -> None:
        """Add a viewer; it is welcomed as soon as the engine is ready.

        The newest socket of a seat wins: two tabs of one player must not both control the seat.
        """
        if viewer.seat is not None:
            for other in [other for other in self._viewers if other.seat == viewer.seat]:
                other.send(protocol.REPLACED)
                other.close(protocol.TAKEN)
                self._viewers.remove(other)
        self._viewers.append(viewer)
        if not self._loader.ready(self._stored.game):
            self._tell_waiting(viewer)
        self._spawn(self._welcome(viewer, seen))

    def leave(self, viewer: Viewer) -> None:
        """A viewer is gone. Bots pause while nobody is watching."""
        if viewer in self._viewers:
            self._viewers.remove(viewer)
        self._waits.look_round()

    def tell_waiting(self) -> None:
        """The engine's note has changed: tell viewers who wait for it or play in the meantime."""
        state, before = self._loader.state_of(self._stored.game), self._loader_state
        self._loader_state = state
        for viewer in self._viewers:
            with speaking(viewer.language):
                if not self._loader.ready(self._stored.game):
                    self._tell_waiting(viewer)
                elif viewer.welcomed and state != before:  # not about another game
                    self._tell_preparing(viewer)

    def _tell_preparing(self, viewer: Viewer) -> None:
        text = sentence(self._loader.note_of(self._stored.game))
        progress = self._loader.progress(self._stored.game)
        viewer.send(protocol.write(Preparing(text, progress.share if progress else None)))

    def _tell_waiting(self, viewer: Viewer) -> None:
        note = self._loader.note_of(self._stored.game)
        viewer.send(protocol.write(Status(None, sentence(note))))
        for seat, stored in enumerate(self._stored.seats):
            if stored.kind != "human":
                text = say("errors-waiting", who=stored.name, note=note)
                viewer.send(protocol.write(Status(seat, text)))

    async def _welcome(self, viewer: Viewer, seen: int) -> None:
        await self._loader.wait(self._stored.game)
        try:
            async with self._lock:
                match = await self._loaded()
                if viewer not in self._viewers:
                    return
                with speaking(viewer.language):
                    viewer.send(outbound(match, viewer.seat, seen, welcome=self._stored))
                    if not self._loader.compiled(self._stored.game):
                        self._tell_preparing(viewer)
                viewer.welcomed = True
                _tell_known(viewer, match)
                self._waits.look_round()
                self._waits.tell_newcomer(viewer)
                if self.rematch is not None:
                    viewer.send(protocol.write(Rematch(self.rematch)))
        except StoreError:
            log.exception("match %s cannot be read", self.id)
            with speaking(viewer.language):
                text = say("errors-store-trying")
            viewer.send(protocol.write(Status(None, text)))
            viewer.close(protocol.FAILED)
            return
        if self._bots is None:
            self._told_at = time.monotonic()  # bots were paused: they do not act at once
        self._wake_bots()

    def _publish(self, match: Match) -> None:
        """Tell every viewer what has happened since the last time. Only stored events are sent."""
        news = match.plies_from(self._told)
        if not news:
            return
        bytes_for: dict[tuple[int | None, str], bytes] = {}
        for viewer in list(self._viewers):
            seat, language = viewer.seat, viewer.language
            told = match.known(seat, self._told)
            if not viewer.welcomed or told == match.known(seat):
                continue
            found = bytes_for.get((seat, language))
            if found is None:
                with speaking(language):
                    found = outbound(match, seat, told, self._past)
                bytes_for[seat, language] = found
            viewer.send(found)
            _tell_known(viewer, match)
        self._told = len(match)
        if not all(ply.aside for ply in news):  # a signal that few saw holds up no bot
            self._told_at = time.monotonic()
        deal = 0 if match.over else match.deal
        if deal != self._pacing.deal:
            self._pacing.come_to(deal, self._people_in(match))
            self._waits.look_round()
        if match.over:
            self.ended()

    # -- the pace ---------------------------------------------------------------------------------

    def ask(self, seat: int, asked: Ready | Skip | SetPace) -> None:
        """A seat's request about the pace."""
        self._waits.ask(seat, asked)

    def _go_on(self) -> None:
        """Begin a deal that was held."""
        self._told_at = time.monotonic()
        self._wake_bots()

    def tell_rematch(self, match: str) -> None:
        """Tell viewers that the same people play on in another match."""
        self.rematch = match
        for viewer in self._viewers:
            viewer.send(protocol.write(Rematch(match)))

    def _people_in(self, match: Match) -> list[int]:
        """The people who are still in the match, which everybody can see."""
        seats = match.presented(None, self._past).seats
        return [
            seat
            for seat, sits in enumerate(self._stored.seats)
            if sits.kind == "human" and not sits.outside and seats[seat].is_in
        ]

    def _resume(self, match: Match) -> None:
        """Continue where the match was: a deal in which somebody has played needs no waiting."""
        deal = 0 if match.over else match.deal
        if deal == self._pacing.deal:
            return
        plies = match.plies
        last = max((at for at, ply in enumerate(plies) if ply.seat >= 0), default=None)
        begun = last is not None and match.deal_before(last) == match.deal
        self._pacing.resume(deal, begun, self._people_in(match))

    # -- actions ----------------------------------------------------------------------------------

    async def act(self, seat: int | None, action_id: str, text: str) -> bytes:
        """Do an action for a seat, once; returns the answer, ready to send.

        It is completed even if the client disconnects in the middle.
        """
        if seat is None:
            return _refused(action_id, say("errors-spectators"))
        if not self._loader.ready(self._stored.game):
            note = self._loader.note_of(self._stored.game)
            return _refused(action_id, say("errors-try-again", note=note))
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._spawn(_answer(answer, self._act(seat, action_id, text)))
        return await answer  # and not the task, which goes on if this is cancelled

    async def _act(self, seat: int, action_id: str, text: str) -> bytes:
        # a seat's ids are its own: nobody can use, or query, the ids of another seat
        unique = f"{seat}:{action_id}"
        accepted = protocol.write(Accepted(action_id))
        async with self._lock:
            try:
                match = await self._loaded()
                if unique in self._done:
                    return accepted
                if unique in self._refusals:
                    return self._refusals[unique]
                if self._pacing.held:
                    self._pacing.acts(seat)
                    self._waits.look_round()
                if self._pacing.held:  # not remembered: the same move may be made later
                    return _refused(action_id, self._waits.text("errors-deal-waits"))
                self._play(match, seat, text)
                await self._keep(match, unique)
            except InvalidMove as error:
                return self._remember(unique, _refused(action_id, str(error)))
            except IllegalMove as error:
                refusal = _refused(action_id, error.reason, error.clause)
                return self._remember(unique, refusal)
            except Conflict:
                return await self._after_conflict(unique, action_id)
            except StoreError:
                log.exception("match %s: an action could not be stored", self.id)
                # it may have failed after it was written: a retry with the same id finds out, and
                # acts at most once
                return _refused(action_id, say("errors-store"))
            self._publish(match)
        self._wake_bots()
        return accepted

    async def _after_conflict(self, unique: str, action_id: str) -> bytes:
        """Another server wrote to this match: continue from what it wrote."""
        try:
            await self._loaded()
        except StoreError:
            log.exception("match %s cannot be read", self.id)
            return _refused(action_id, say("errors-store"))
        if unique in self._done:
            return protocol.write(Accepted(action_id))
        return _refused(action_id, say("errors-gone-on"))

    def _remember(self, unique: str, refusal: bytes) -> bytes:
        self._refusals[unique] = refusal
        if len(self._refusals) > _KEPT_REFUSALS:
            self._refusals.popitem(last=False)
        return refusal

    async def hint(self, seat: int | None) -> bytes:
        """What the moves of a seat are worth, from what it knows; or why that is not told."""
        if seat is None or not self._stored.hints:
            return protocol.write(Refused(None, say("errors-no-hints")))
        try:
            await self._loader.wait(self._stored.game)
            from boneace.table.play import bots, hints

            async with self._lock:
                match = await self._loaded()
                if match.turn != seat:
                    return protocol.write(Refused(None, say("errors-hint-turn")))
                known = bots.look(match, seat)
        except StoreError:
            log.exception("match %s cannot be read", self.id)
            return protocol.write(Refused(None, say("errors-store")))
        return protocol.write(await asyncio.to_thread(hints.told, known))

    # -- the match and its log --------------------------------------------------------------------

    async def _loaded(self) -> Match:
        """The match as stored, folded from its events if necessary. The lock must be held."""
        if self._match is None:
            from boneace.table.play import fold

            events = await self._store.events(self.id)
            match = await asyncio.to_thread(fold.fold, self._stored, events)
            self._done = {event.action_id for event in events if event.action_id}
            if len(match) > len(events):  # the cards of the first deal, or after a kill
                await self._append(match, len(events), None)
            self._match, self._past = match, Past()
            self._resume(match)
            if self._told:  # another server wrote, or an append failed after it was written
                self._publish(match)
            self._told = len(match)
        return self._match

    def _play(self, match: Match, seat: int, text: str) -> None:
        """Play a move for a seat, in turn, or out of turn if the game allows that."""
        try:
            if match.takes_aside(text):
                match.aside(seat, text)
            else:
                match.push(text, seat)
        except (InvalidMove, IllegalMove):
            raise
        except BaseException:
            self._match = None  # its state is unknown now
            raise

    async def _keep(self, match: Match, unique: str | None) -> None:
        """Store what has just been played; on failure discard the match in memory."""
        try:
            await self._append(match, self._told, unique)
        except BaseException:
            self._match = None
            raise
        if unique is not None:
            self._done.add(unique)

    async def _append(self, match: Match, stored: int, unique: str | None) -> None:
        events = [
            StoredEvent(number, ply.seat, ply.text, unique if number == stored + 1 else None)
            for number, ply in enumerate(match.plies_from(stored), stored + 1)
        ]
        await self._store.append(self.id, events, over=match.over)

    # -- bots -------------------------------------------------------------------------------------

    def _wake_bots(self) -> None:
        if self._bots is None and self._wants_bots():
            self._bots = self._spawn(self._run_bots())

    def _wants_bots(self) -> bool:
        """Whether there may be something for a bot to do."""
        match = self._match
        if match is None or match.has_asides:
            return True
        turn = match.turn
        return isinstance(turn, int) and self._stored.seats[turn].kind != "human"

    async def _run_bots(self) -> None:
        """Let bots act while it is a bot's turn and somebody is watching."""
        retry = _FIRST_RETRY
        try:
            while self._viewers:
                try:
                    if not await self._bot_turn():
                        return
                    retry = _FIRST_RETRY
                except StoreError:
                    log.exception("match %s: a bot's move could not be stored", self.id)
                    for viewer in self._viewers:
                        with speaking(viewer.language):
                            text = say("errors-store-trying")
                        viewer.send(protocol.write(Status(None, text)))
                    await asyncio.sleep(retry)
                    retry = min(2 * retry, _LAST_RETRY)
        finally:
            self._bots = None

    async def _bot_turn(self) -> bool:
        """Let the bot on turn act, at a pace that reveals no cards. False if no bot is."""
        from boneace.table.play import bots

        if self._pacing.held:
            return False
        await self._bots_out_of_turn()
        async with self._lock:
            match = await self._loaded()
            turn = match.turn
            if not isinstance(turn, int) or self._stored.seats[turn].kind == "human":
                return False
            known = bots.look(match, turn)
            told_at = self._told_at
        text = await asyncio.to_thread(bots.decide, self._stored, known)
        await self._wait_for_pace(told_at)
        async with self._lock:
            if self._match is not match or match.turn != turn:
                return True  # discarded in the meantime: look again
            self._play(match, turn, text)
            await self._keep_and_publish(match)
        return True

    async def _wait_for_pace(self, told_at: float) -> None:
        """Wait until a bot should act; people may change the pace in the meantime."""
        while True:
            left = told_at + self._waits.delay() - time.monotonic()
            if left <= 0:
                return
            self._waits.hurry.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._waits.hurry.wait()

    async def _bots_out_of_turn(self) -> None:
        """Let the bots do what they do out of turn, such as signalling to their partners."""
        from boneace.table.play import bots

        async with self._lock:
            match = await self._loaded()
            if not match.has_asides or match.over:
                return
            seats = [seat for seat, sits in enumerate(self._stored.seats) if sits.kind != "human"]
            known = {seat: bots.look(match, seat) for seat in seats}
        wanted = await asyncio.to_thread(bots.asides, self._stored, known)
        async with self._lock:
            if self._match is not match:
                return  # discarded in the meantime: they will be asked again
            for seat, text in wanted.items():
                with contextlib.suppress(IllegalMove):  # the match has gone on
                    self._play(match, seat, text)
            if len(match) > self._told:
                await self._keep_and_publish(match)

    async def _keep_and_publish(self, match: Match) -> None:
        """Store what bots have done and publish it, unless another process wrote first."""
        try:
            await self._keep(match, None)
        except Conflict:
            await self._loaded()
        else:
            self._publish(match)

    # -- tasks ------------------------------------------------------------------------------------

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("match %s", self.id, exc_info=error)

    async def close(self) -> None:
        """Wait for what is being stored, and stop the rest."""
        self._waits.end_limit()
        async with self._lock:
            tasks = list(self._tasks)
            for task in tasks:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _tell_known(viewer: Viewer, match: Match) -> None:
    """Tell a bot from outside what to decide from, where it is to move."""
    if viewer.known and viewer.seat is not None and match.turn == viewer.seat:
        viewer.send(known(match, viewer.seat))


def _nothing() -> None:
    """Nobody wants to know."""


async def _answer(answer: asyncio.Future[bytes], work: Coroutine[Any, Any, bytes]) -> None:
    """Do the work, and set the answer at once: one round of the event loop less than `shield`."""
    try:
        found = await work
    except BaseException as error:
        if not answer.done():
            answer.set_exception(error)
        raise
    if not answer.done():
        answer.set_result(found)


def _refused(action_id: str, reason: str, clause: str | None = None) -> bytes:
    return protocol.write(Refused(action_id, reason, clause))
