"""When the store fails: everybody at the match is told, and it goes on by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from boneace.languages import say, speaking
from boneace.table.errors import StoreError
from boneace.table.play import protocol
from boneace.table.play.protocol import Status

if TYPE_CHECKING:
    from boneace.table.play.viewer import Viewer
    from boneace.table.store.store import Store

log = logging.getLogger(__name__)

_FIRST_RETRY, _LAST_RETRY = 1.0, 30.0


class Recovery:
    """The failures of one match. `go_on` is what the match does once the store works again."""

    def __init__(
        self, store: Store, viewers: Sequence[Viewer], go_on: Callable[[], Awaitable[None]]
    ) -> None:
        self._store, self._viewers, self._go_on = store, viewers, go_on
        self.failing = False

    def tell(self, viewer: Viewer) -> None:
        """Tell a viewer that the store fails, if it does, or that it works again."""
        with speaking(viewer.language):
            text = say("errors-store-trying") if self.failing else ""
        viewer.send(protocol.write(Status(None, text)))

    def begin(self) -> bool:
        """Tell all viewers that the store fails; whether they did not know it yet."""
        if self.failing:
            return False
        self.failing = True
        self._tell_all()
        return True

    async def run(self) -> None:
        """Try until the match can go on, and tell all viewers.

        If nobody is there any more it ends: whoever comes next finds out.
        """
        wait = _FIRST_RETRY
        try:
            while self._viewers:
                await self._store.recovered()
                try:
                    await self._go_on()
                except StoreError as error:  # it works, but not for this match
                    log.warning("%s", error)
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
