"""Failures of the store: everybody at the match gets a message, and the match continues later."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from boneace.languages import say, speaking
from boneace.table.errors import Outdated, StoreError
from boneace.table.play import protocol
from boneace.table.play.protocol import Status
from boneace.table.play.tasks import fault

if TYPE_CHECKING:
    from boneace.table.play.tasks import Tasks
    from boneace.table.play.viewer import Viewer
    from boneace.table.store.store import Store

log = logging.getLogger(__name__)

_FIRST_RETRY, _LAST_RETRY = 1.0, 30.0


class Recovery:
    """The failures of one match. `go_on` is called once the store works again."""

    def __init__(
        self,
        match: str,
        store: Store,
        viewers: Sequence[Viewer],
        tasks: Tasks,
        go_on: Callable[[], Awaitable[None]],
    ) -> None:
        self._match, self._store, self._viewers = match, store, viewers
        self._tasks, self._go_on = tasks, go_on
        self.failing = False

    def failed(self) -> None:
        """Send all viewers the error, once, and try again; called while the error is handled."""
        if not self.failing:
            log.exception("match %s: the store has failed", self._match)
            self.failing = True
            self._tell_all()
            self._tasks.spawn(self._run())

    def reason(self, error: StoreError | Outdated) -> str:
        """Why something was not done; if the store has failed, the match tries again from here."""
        if isinstance(error, Outdated):
            return str(error.reason)
        self.failed()
        return say("errors-store")

    def tell(self, viewer: Viewer) -> None:
        """Tell a viewer that the store fails, if it does, or that it works again."""
        with speaking(viewer.language):
            text = say("errors-store-trying") if self.failing else ""
        viewer.send(protocol.write(Status(None, text)))

    async def _run(self) -> None:
        """Try until the match can continue, and send that to all viewers.

        It stops if no viewer is left: the next viewer starts it again.
        """
        wait = _FIRST_RETRY
        try:
            while self._viewers:
                await self._store.recovered()
                try:
                    await self._go_on()
                except Exception as error:  # it works, but not for this match
                    if isinstance(error, StoreError):
                        log.warning("%s", error)
                    else:
                        fault(f"match {self._match}", error)
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, _LAST_RETRY)
                else:
                    break
        finally:
            self.failing = False
        self._tell_all()

    def _tell_all(self) -> None:
        for viewer in self._viewers:
            self.tell(viewer)
