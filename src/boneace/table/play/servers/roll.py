"""Who is with each of the servers that share a match or a table, as the servers say it.

Every server says it when it changes, and again and again while anybody is with it. A server that
has said nothing for long was killed or is cut off, and those who were with it are gone.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from boneace.table.play.servers.news import News

SAID_AGAIN = 10.0
"""Seconds after which a server says again who is with it."""
FORGOTTEN = 35.0
"""Seconds without a word after which those who were with a server are taken to be gone."""


class Says(Protocol):
    """What a server says of those who are with it."""

    @property
    def node(self) -> str:
        """The name of the server."""

    @property
    def anybody(self) -> bool:
        """Whether anybody is with it."""


T = TypeVar("T", bound=Says)


class Roll(Generic[T]):
    """What the other servers have said last. `own` is what this one says.

    `tell` tells the others, and `forgot` is called when some of them have been forgotten.
    """

    def __init__(
        self, own: T, news: News, tell: Callable[[T], None], forgot: Callable[[], None]
    ) -> None:
        self.own = own
        self._news, self._tell, self._forgot = news, tell, forgot
        self._with: dict[str, tuple[T, float]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def now(self, own: T, said: T | None = None) -> None:
        """Say what is so from now on; `said` is what is said of it this once."""
        self.own = own
        self._tell(own if said is None else said)
        self._look_later()

    def hear(self, said: T) -> None:
        """Another server says who is with it. One that is new, or has nobody, is answered."""
        known = said.node in self._with
        if said.anybody:
            self._with[said.node] = said, time.monotonic()
        else:
            self._with.pop(said.node, None)
        if self.own.anybody and not (known and said.anybody):
            self._tell(self.own)
        self._look_later()

    def others(self) -> list[T]:
        """What the other servers that have anybody with them say."""
        return [said for said, _ in self._with.values()]

    def _look_later(self) -> None:
        if self._timer is None and (self.own.anybody or self._with):
            self._timer = asyncio.get_running_loop().call_later(SAID_AGAIN, self._look)

    def _look(self) -> None:
        """Say it again, and forget those who have fallen silent."""
        self._timer = None
        if self.own.anybody:
            self._tell(self.own)
        self._forget()
        self._look_later()

    def _forget(self) -> None:
        now = time.monotonic()
        if self._news.away:  # nobody can be heard: that says nothing of anybody
            self._with = {node: (said, now) for node, (said, _) in self._with.items()}
            return
        kept = {node: one for node, one in self._with.items() if one[1] > now - FORGOTTEN}
        if len(kept) < len(self._with):
            self._with = kept
            self._forgot()

    def close(self) -> None:
        """Say nothing more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
