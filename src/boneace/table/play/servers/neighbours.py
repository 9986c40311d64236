"""What a match on this server does with messages of other servers about it."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from boneace.table.errors import TableError
from boneace.table.play import protocol
from boneace.table.play.servers.elsewhere import (
    Asked,
    Coin,
    Elsewhere,
    Grown,
    Here,
    Paced,
    PlaysOn,
    Told,
)

if TYPE_CHECKING:
    from boneace.table.play.acting.waits import Waits
    from boneace.table.play.coins import Coins
    from boneace.table.play.people.presence import Presence
    from boneace.table.play.people.together import Together
    from boneace.table.play.running import Running
    from boneace.table.play.servers.arrivals import Arrival
    from boneace.table.play.tasks import Tasks
    from boneace.table.play.viewer import Viewer


class Neighbours:
    """The other servers of one match.

    `behind` is called when the store may have more than this server knows, `settle` for an offer or
    an answer that was made elsewhere, `rematch` for the match that follows.
    """

    def __init__(
        self,
        elsewhere: Elsewhere,
        viewers: list[Viewer],
        running: Running,
        waits: Waits,
        presence: Presence,
        coins: Coins,
        tasks: Tasks,
        *,
        behind: Callable[[], Awaitable[None]],
        settle: Callable[[int, Together], Awaitable[None]],
        rematch: Callable[[str], None],
    ) -> None:
        self._elsewhere, self._viewers, self._running = elsewhere, viewers, running
        self._waits, self._presence, self._coins = waits, presence, coins
        self._tasks = tasks
        self._behind, self._settle, self._rematch = behind, settle, rematch
        self._looking = False  # whether the store is about to be read
        running.grown = self._tell_grown
        elsewhere.hear(self._hear)

    # -- sending ----------------------------------------------------------------------------------

    def tell_here(self, came: Viewer | None = None) -> None:
        """Send who is here; `came` is the page that has opened its seat."""
        seats = sorted({viewer.seat for viewer in self._viewers if viewer.seat is not None})
        took = () if came is None else (came.seat, came.came[0])
        self._elsewhere.now_here(seats, bool(self._viewers), *took)

    def comes(self, viewer: Viewer) -> None:
        """A page opens here, the newest of its seat as far as is known."""
        viewer.came = self._elsewhere.arrivals.next()
        self.tell_here(viewer)

    def tell_coin(self, seat: int | None, coin: str | None) -> None:
        """Send the coin of a seat, before the first deal."""
        if seat is not None and not self._coins.fixed:
            self._elsewhere.tell(Coin(self._elsewhere.node, seat, coin))

    def _tell_grown(self, rows: int) -> None:
        self._elsewhere.tell(Grown(self._elsewhere.node, rows))

    # -- receiving --------------------------------------------------------------------------------

    def _hear(self, told: Told | None) -> None:
        match told:
            case None:
                self._look_at_store()
            case Grown():
                if told.rows > self._running.log.rows:
                    self._look_at_store()
            case Here():
                self._somebody_came(told)
            case Paced():
                self._waits.ask(told.seat, told.asked)
            case Asked():
                self._tasks.spawn(self._follow(told.seat, told.asked))
            case Coin():
                self._coins.hear(told.seat, told.coin)
            case PlaysOn():
                self._rematch(told.match)

    def _somebody_came(self, told: Here) -> None:
        """The viewers of another server have changed."""
        if told.took is not None:
            self._one_stays(told.took, (told.came, told.node))
        self._presence.look_round()
        self._waits.look_round()

    def _one_stays(self, seat: int, came: Arrival) -> None:
        """The newer page of a seat wins, wherever it is; the other server may not know of one that
        is here."""
        self._elsewhere.arrivals.hear(came)
        for viewer in [viewer for viewer in self._viewers if viewer.seat == seat]:
            if viewer.came > came:
                self.tell_here(viewer)
                continue
            viewer.send(protocol.REPLACED)
            viewer.close(protocol.TAKEN)
            self._viewers.remove(viewer)

    async def _follow(self, seat: int, asked: Together) -> None:
        """Handle an offer or answer made on another server, which reports any error in it."""
        with contextlib.suppress(TableError):
            await self._settle(seat, asked)

    def _look_at_store(self) -> None:
        """Read the store once, however many news arrive in the meantime."""
        if self._viewers and not self._looking:
            self._looking = True
            self._tasks.spawn(self._look())

    async def _look(self) -> None:
        self._looking = False
        await self._behind()
