"""The authority over one match: its viewers, their requests, and the answers.

`running` changes, stores and publishes the match, `actions` does what players ask for, `bot_turns`
plays for the bots, `waits` has the players for whom a deal waits, `timekeeper` keeps the clocks,
`presence` knows who is here, and `offers` handles agreements between people. `neighbours` connects
the same match on other servers.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from boneace.compiling.preparing import sentence
from boneace.languages import say, speaking
from boneace.table.errors import Conflict, Outdated, StoreError, TableError
from boneace.table.play import notes, outdated, protocol
from boneace.table.play.acting.actions import Actions
from boneace.table.play.acting.bot_turns import BotTurns
from boneace.table.play.acting.timekeeper import Timekeeper
from boneace.table.play.acting.waits import Waits
from boneace.table.play.acting.workers import Workers
from boneace.table.play.coins import Coins
from boneace.table.play.loader import GameLoader
from boneace.table.play.past.last_hint import LastHint
from boneace.table.play.people.offers import Offers
from boneace.table.play.people.presence import Presence
from boneace.table.play.people.together import Together
from boneace.table.play.protocol import (
    Preparing,
    Ready,
    Refused,
    Rematch,
    SetPace,
    Skip,
    Status,
)
from boneace.table.play.recovery import Recovery
from boneace.table.play.running import Running
from boneace.table.play.servers.elsewhere import Asked, Elsewhere, Paced, PlaysOn
from boneace.table.play.servers.neighbours import Neighbours
from boneace.table.play.servers.news import News
from boneace.table.play.tasks import PAUSE, Tasks, fault, to_the_end
from boneace.table.store.stored import StoredMatch, StoredSeat

if TYPE_CHECKING:
    from collections.abc import Callable

    from boneace.match.match import Match
    from boneace.table.play.viewer import Viewer
    from boneace.table.store.store import Store


class Authority:
    """One match: its viewers, and all their requests."""

    def __init__(
        self,
        stored: StoredMatch,
        store: Store,
        loader: GameLoader,
        bot_delay: float,
        news: News | None = None,
        node: str = "",
        workers: Workers | None = None,
    ) -> None:
        self._stored = stored
        self._elsewhere = Elsewhere(stored.id, news or News(), node)
        self._loader = loader
        self._workers = workers or Workers()
        self._hint = LastHint(self._workers)
        self._viewers: list[Viewer] = []
        self._tasks = Tasks(f"match {stored.id}")
        self._waits = Waits(stored, bot_delay, self._viewers, self._elsewhere, self._go_on)
        self._presence = Presence(stored, self._viewers, self._elsewhere)
        self._time = Timekeeper(stored, self._viewers, self._presence, self._time_is_up)
        self.coins = Coins(stored)
        self._running = Running(
            stored,
            store,
            self._viewers,
            self._waits,
            self.coins,
            folded=self._time.load,
            changed=self._changed,
        )
        self._recovery = Recovery(stored.id, store, self._viewers, self._tasks, self._try_again)
        self._offers = Offers(stored, self._viewers, self._presence, self._running)
        self._bots = BotTurns(
            *(stored, self._running, self._waits, self._viewers, self._tasks, self._recovery),
            player=self._presence.player,
            held=self._bots_held,
            think=self._think,
        )
        self._actions = Actions(
            *(self._running, self._waits, self.coins, self._time, loader),
            *(self._recovery, self._tasks, self._bots.wake),
        )
        self.act = self._actions.act
        self.rematch = stored.rematch
        self._loader_state = loader.state_of(stored.game)
        self._neighbours = Neighbours(
            self._elsewhere,
            self._viewers,
            self._running,
            self._waits,
            self._presence,
            self.coins,
            self._tasks,
            behind=self._catch_up,
            settle=self._settle,
            rematch=self._rematch_made,
        )

    def when_over(self, tell: Callable[[], None]) -> None:
        """Call `tell` when the end of the match has been published."""
        self._running.ended = tell

    @property
    def id(self) -> str:
        """The id of the match."""
        return self._stored.id

    @property
    def seats(self) -> tuple[StoredSeat, ...]:
        """The seats, with the names of their players."""
        return self._stored.seats

    @property
    def turn(self) -> int | None:
        """The seat to move; None if the match is over or not loaded yet."""
        turn = self._running.match.turn if self._running.match else None
        return turn if isinstance(turn, int) else None

    @property
    def watched(self) -> bool:
        """Whether somebody is at the match."""
        return bool(self._viewers)

    @property
    def resting(self) -> bool:
        """Whether nobody is watching and nothing is running: it may then be unloaded."""
        return not self._viewers and not self._tasks

    # -- viewers ----------------------------------------------------------------------------------

    def join(self, viewer: Viewer, seen: int, undos: int = 0) -> None:
        """Add a viewer; it is welcomed as soon as the engine is ready.

        The newest socket of a seat wins: two tabs of one player must not both control the seat.
        """
        if viewer.seat is not None:
            for other in [other for other in self._viewers if other.seat == viewer.seat]:
                other.send(protocol.REPLACED)
                other.close(protocol.TAKEN)
                self._viewers.remove(other)
        self._viewers.append(viewer)
        self._neighbours.comes(viewer)
        if not self._loader.ready(self._stored.game):
            self._tell_waiting(viewer)
        self._presence.look_round()
        self._tasks.spawn(self._welcome(viewer, seen, undos))

    def leave(self, viewer: Viewer) -> None:
        """A viewer is gone. Bots pause while nobody is watching, and so do the clocks."""
        if viewer in self._viewers:
            self._viewers.remove(viewer)
        self._neighbours.tell_here()
        self._presence.look_round()
        self._waits.look_round()
        self._changed()
        if self._offers.open:
            self._tasks.spawn(self._count())
        if not self._viewers:
            self._presence.stop()
            self._running.tidy()

    def dismiss(self) -> None:
        """Close every socket: what they show is no longer true."""
        for viewer in self._viewers:
            viewer.close(protocol.GONE)

    def tell_waiting(self) -> None:
        """The engine's note has changed: send it to viewers who wait for it or play meanwhile."""
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

    async def _welcome(self, viewer: Viewer, seen: int, undos: int) -> None:
        try:
            if outdated.why(self._stored) is None:  # else there is nothing to wait for
                await self._loader.wait(self._stored.game)
                await self._coins_fall(viewer)
            async with self._running.lock:
                match = await self._running.catch_up()
                if viewer in self._viewers:
                    if viewer.seat is not None:
                        match = await self._running.with_back(viewer.seat)
                    known = undos == self._running.log.undos or not seen
                    self._greet(match, viewer, seen if known else None)
        except StoreError:
            self._recovery.failed()
        except Outdated as found:
            outdated.tell(viewer, self._stored, found)
        except Exception as error:
            fault(f"match {self.id}", error)
            viewer.close(protocol.FAILED)  # the page comes again, and does not wait for ever
        else:
            if self._bots.paused:
                self._running.now_told()  # they do not act at once
            self._bots.wake()

    def _greet(self, match: Match, viewer: Viewer, seen: int | None) -> None:
        """Send a viewer the match, and the other current information."""
        self._running.welcome(match, viewer, seen)
        with speaking(viewer.language):
            if not self._loader.compiled(self._stored.game):
                self._tell_preparing(viewer)
        self._changed()
        viewer.welcomed = True
        self._waits.look_round()
        self._waits.tell_newcomer(viewer)
        self._presence.tell(viewer)
        self._time.tell(viewer)
        self._offers.tell(viewer, match)
        if self.rematch is not None:
            viewer.send(protocol.write(Rematch(self.rematch)))
        if self._recovery.failing:
            self._recovery.tell(viewer)

    async def _try_again(self) -> None:
        """The store works again: welcome waiting viewers, and let the bots act."""
        with contextlib.suppress(Outdated):  # waiting viewers get the reason
            async with self._running.lock:
                await self._running.loaded()
        for viewer in filter(lambda viewer: not viewer.welcomed, self._viewers):
            self._tasks.spawn(self._welcome(viewer, 0, 0))
        asyncio.get_running_loop().call_soon(self._bots.wake)  # once it counts as recovered

    async def _coins_fall(self, viewer: Viewer) -> None:
        """Wait for the coins of the others before the first deal, and send a note about it."""
        if not self.coins.fixed:
            with speaking(viewer.language):
                text = say("errors-coins-awaited")
            viewer.send(protocol.write(Status(None, text)))
            await self.coins.fall()

    # -- the pace ---------------------------------------------------------------------------------

    def ask(self, seat: int, asked: Ready | Skip | SetPace) -> None:
        """A seat's request about the pace."""
        self._elsewhere.tell(Paced(self._elsewhere.node, seat, asked))
        self._waits.ask(seat, asked)

    def _go_on(self) -> None:
        """Begin a deal that was held."""
        self._running.now_told()
        self._changed()
        self._bots.wake()

    async def _think(self, work: Callable[..., str], *given: Any) -> str:
        """Get a bot's decision from a worker, where it delays nobody."""
        compiled = self._loader.compiled(self._stored.game)
        return await self._workers.run(compiled, work, *given)

    def _bots_held(self) -> bool:
        return self._waits.pacing.held or self._running.log.paused or self._offers.holds_bots

    def _changed(self) -> None:
        """The match or its viewers have changed: check the clocks and offers."""
        self._presence.stand_ins(self._running.log.stood_in)
        self._offers.look()
        held = self._waits.pacing.held
        self._time.look(self._running.match, self._running.log, held=held)

    def _time_is_up(self, seat: int) -> None:
        self._tasks.spawn(self._adjudicate(seat))

    async def _adjudicate(self, seat: int) -> None:
        """A seat's time is up: a bot plays for it from now on, until its player is back."""
        try:
            async with self._running.lock:
                await self._running.catch_up()
                cost = self._time.cost(seat)
                if cost is None or not self._time.is_up(seat):
                    return
                try:
                    await self._running.stand_in([seat], [notes.spent(seat, cost)])
                except Conflict:  # the same clock has run out on another server
                    await self._running.catch_up()
        except (StoreError, Outdated) as error:
            self._recovery.reason(error)  # nobody waits for an answer
        except Exception as error:
            fault(f"match {self.id}", error)
            await asyncio.sleep(PAUSE)
            self._time.ring_again()
        self._bots.wake()

    # -- agreements between people ----------------------------------------------------------------

    async def together(self, seat: int, asked: Together) -> None:
        """Handle an offer or answer of a seat. Raises TableError with the reason if it is not
        possible."""
        self._elsewhere.tell(Asked(self._elsewhere.node, seat, asked))
        await self._settle(seat, asked)

    async def _settle(self, seat: int, asked: Together) -> None:
        try:
            await self._loader.wait(self._stored.game)
            await self.coins.fall()
            async with self._running.lock:
                match = await self._running.with_back(seat)
                try:  # what is stored is told, even if the page closes in the middle
                    await to_the_end(self._offers.settle(match, seat, asked))
                except Conflict:  # another server has handled it
                    await self._running.catch_up()
        except (StoreError, Outdated) as error:
            raise TableError(self._recovery.reason(error)) from None
        self._bots.wake()

    async def _count(self) -> None:
        """A viewer has left who may have been the last one asked."""
        if not self.coins.fixed:
            return  # nothing is dealt yet
        with contextlib.suppress(StoreError, Outdated):
            async with self._running.lock:
                await self._offers.count(await self._running.loaded())
        self._bots.wake()

    def tell_rematch(self, match: str) -> None:
        """Send viewers the match in which the same people play on."""
        self._elsewhere.tell(PlaysOn(self._elsewhere.node, match))
        self._rematch_made(match)

    def hear_coin(self, seat: int | None, coin: str | None) -> None:
        """A player has come, with or without a coin."""
        self._neighbours.tell_coin(seat, coin)
        self.coins.hear(seat, coin)

    async def _catch_up(self) -> None:
        """Follow what other servers have stored."""
        try:
            async with self._running.lock:
                await self._running.catch_up()
        except (StoreError, Outdated) as error:
            self._recovery.reason(error)  # nobody waits for an answer
        self._bots.wake()

    def _rematch_made(self, match: str) -> None:
        self.rematch = match
        for viewer in self._viewers:
            viewer.send(protocol.write(Rematch(match)))

    # -- hints ------------------------------------------------------------------------------------

    async def hint(self, seat: int | None) -> bytes:
        """What the moves of a seat are worth, from what it knows; or why there is no hint."""
        none = protocol.write(Refused(None, say("errors-no-hints")))
        if seat is None:
            return none
        try:
            await self._loader.wait(self._stored.game)
            await self.coins.fall()
            from boneace.table.play.acting import bots

            async with self._running.lock:
                match = await self._running.loaded()
                if not self._running.hints:
                    return none
                if match.turn != seat or self._running.over:
                    return protocol.write(Refused(None, say("errors-hint-turn")))
                known = bots.look(match, seat)
        except (StoreError, Outdated) as error:
            return protocol.write(Refused(None, self._recovery.reason(error)))
        compiled = self._loader.compiled(self._stored.game)
        return protocol.write(await self._hint.of(known, compiled=compiled))

    def forget(self) -> None:
        """The match is unloaded: stop listening, and all timers, which would keep it in memory."""
        self._waits.end_limit()
        self._time.stop()
        self._presence.stop()
        self._offers.stop()
        self._elsewhere.close()
        self._running.tidy()
        self.coins.end_limit()

    async def close(self) -> None:
        """Wait for pending writes, and stop everything else."""
        self.forget()
        async with self._running.lock:
            tasks = self._tasks.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
