"""The players for whom the next deal waits: send them to the viewers, and apply the host's
limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from boneace.languages import say, speaking
from boneace.languages.lists import listed
from boneace.table.play import protocol
from boneace.table.play.acting.pacing import Pacing
from boneace.table.play.protocol import Ready, SetPace, Skip, Waiting
from boneace.table.store.stored import StoredMatch

if TYPE_CHECKING:
    from boneace.table.play.servers.elsewhere import Elsewhere
    from boneace.table.play.viewer import Viewer


class Waits:
    """The waiting at one table. `begun` is called when a deal that was held begins."""

    def __init__(
        self,
        stored: StoredMatch,
        bot_delay: float,
        viewers: list[Viewer],
        elsewhere: Elsewhere,
        begun: Callable[[], None],
    ) -> None:
        self.pacing = Pacing(bot_delay, waits=stored.wait != 0)
        self.hurry = asyncio.Event()
        """Set when something has changed: a waiting bot checks again how long to wait."""
        self._stored = stored
        self._viewers = viewers
        self._elsewhere = elsewhere
        self._begun = begun
        self._awaited: list[int] = []  # as last sent to the viewers
        self._limit: asyncio.TimerHandle | None = None

    def ask(self, seat: int, asked: Ready | Skip | SetPace) -> None:
        """A seat's request about the pace."""
        match asked:
            case Ready():
                self.pacing.ready(seat, asked.deal)
            case Skip():
                self.pacing.skip(seat, asked.scope)
            case SetPace():
                self.pacing.ask(seat, asked.pace)
        self.look_round()

    def seated(self) -> set[int]:
        """The seats whose players are connected, to any server, without programs: nobody waits for
        them."""
        return {seat for seat in self._connected() if not self._stored.seats[seat].outside}

    def _connected(self) -> set[int]:
        own = {viewer.seat for viewer in self._viewers if viewer.seat is not None}
        return own | self._elsewhere.seats()

    def delay(self) -> float:
        """Seconds from an action to a bot's next one; with only programs, the pace that they ask
        for."""
        wished = self.pacing.delay(self.seated() or self._connected())
        return wished + self._elsewhere.patience

    def look_round(self) -> None:
        """Check for which players the next deal waits, and send the viewers any change."""
        self.hurry.set()
        if not self._viewers or not self.pacing.held:
            self.end_limit()
            return
        seated = self.seated()
        awaited = self.pacing.awaited(seated)
        if not awaited:
            self._begin_deal()
        elif len(awaited) == len(seated) or self._stored.wait is None:
            self.end_limit()  # nobody is kept waiting, or there is no limit
        elif self._limit is None:
            loop = asyncio.get_running_loop()
            self._limit = loop.call_later(self._stored.wait, self._begin_deal)
        self._now_awaited(awaited)

    def _begin_deal(self) -> None:
        """Begin the deal: everybody is ready, or the time is up."""
        self.end_limit()
        self.pacing.begin()
        self._now_awaited([])
        self._begun()

    def end_limit(self) -> None:
        """Stop the limit."""
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _now_awaited(self, awaited: list[int]) -> None:
        if awaited != self._awaited:
            self._awaited = awaited
            for viewer in self._viewers:
                self._tell(viewer)

    def tell_newcomer(self, viewer: Viewer) -> None:
        """Send a new viewer the players for whom the deal waits, if it waits."""
        if self._awaited:
            self._tell(viewer)

    def _tell(self, viewer: Viewer) -> None:
        if viewer.welcomed:
            with speaking(viewer.language):
                text = self.text("errors-waits-for") if self._awaited else ""
            viewer.send(protocol.write(Waiting(self.pacing.deal, self._awaited, text)))

    def text(self, message: str) -> str:
        """A message with the players for whom the deal waits."""
        return say(message, who=listed([self._stored.seats[seat].name for seat in self._awaited]))
