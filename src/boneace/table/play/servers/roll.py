"""Who is connected to each server that shares a match or a table, as the servers report it.

Every server reports when this changes, and regularly while anybody is connected to it. A server
that has been silent for long was killed or is cut off, and its viewers are gone.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from boneace.table.play.servers.news import News

SAID_AGAIN = 10.0
"""Seconds after which a server reports its viewers again."""
FORGOTTEN = 35.0
"""Seconds of silence after which a server's viewers count as gone."""


class Says(Protocol):
    """A server's report about its viewers."""

    @property
    def node(self) -> str:
        """The name of the server."""

    @property
    def anybody(self) -> bool:
        """Whether it has any viewers."""


T = TypeVar("T", bound=Says)


class Roll(Generic[T]):
    """The last reports of the other servers. `own` is the report of this one.

    `tell` sends to the others; `forgot` is called when some of them have been dropped.
    """

    def __init__(
        self, own: T, news: News, tell: Callable[[T], None], forgot: Callable[[], None]
    ) -> None:
        self.own = own
        self._news, self._tell, self._forgot = news, tell, forgot
        self._with: dict[str, tuple[T, float]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def now(self, own: T, said: T | None = None) -> None:
        """Set this server's report from now on; `said` is the version that is sent this time."""
        self.own = own
        self._tell(own if said is None else said)
        self._look_later()

    def hear(self, said: T) -> None:
        """Receive another server's report. A server that is new, or has no viewers, gets an
        answer."""
        known = said.node in self._with
        if said.anybody:
            self._with[said.node] = said, time.monotonic()
        else:
            self._with.pop(said.node, None)
        if self.own.anybody and not (known and said.anybody):
            self._tell(self.own)
        self._look_later()

    def others(self) -> list[T]:
        """The reports of the other servers that have viewers."""
        return [said for said, _ in self._with.values()]

    def _look_later(self) -> None:
        if self._timer is None and (self.own.anybody or self._with):
            self._timer = asyncio.get_running_loop().call_later(SAID_AGAIN, self._look)

    def _look(self) -> None:
        """Send the report again, and drop silent servers."""
        self._timer = None
        try:
            if self.own.anybody:
                self._tell(self.own)
            self._forget()
        finally:
            self._look_later()

    def _forget(self) -> None:
        now = time.monotonic()
        if self._news.away:  # nothing can be received, so silence means nothing
            self._with = {node: (said, now) for node, (said, _) in self._with.items()}
            return
        kept = {node: one for node, one in self._with.items() if one[1] > now - FORGOTTEN}
        if len(kept) < len(self._with):
            self._with = kept
            self._forgot()

    def close(self) -> None:
        """Stop reporting."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
