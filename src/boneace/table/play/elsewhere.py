"""One match on several servers: what each tells the others, besides what is in the store.

The log decides what has happened; news only say that it has grown. Who is here, who has seen a
result, what people offer each other and the coins are told as they are: news that are lost cost
patience, never correctness.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from boneace.table.play.news import LOOK
from boneace.table.play.protocol import Ready, SetPace, Skip
from boneace.table.play.together import Together

if TYPE_CHECKING:
    from boneace.table.play.news import News

SAID_AGAIN = 10.0
"""Seconds after which a server says again who is with it."""
FORGOTTEN = 35.0
"""Seconds without a word after which those who were with a server are taken to be gone."""
SECOND = 3.0
"""Seconds that the bots of a server wait for those of the one that plays for them."""


class Grown(Struct, tag="grown", frozen=True):
    """The log has so many events."""

    node: str
    rows: int


class Here(Struct, tag="here", frozen=True):
    """These seats are with a server, and perhaps spectators; `took` has just come to it."""

    node: str
    seats: list[int]
    anybody: bool
    took: int | None = None


class Paced(Struct, tag="paced", frozen=True):
    """What a seat has asked about the pace."""

    node: str
    seat: int
    asked: Ready | Skip | SetPace


class Asked(Struct, tag="asked", frozen=True):
    """What a seat has offered, or answered."""

    node: str
    seat: int
    asked: Together


class Coin(Struct, tag="coin", frozen=True):
    """The coin of a seat, before the first deal."""

    node: str
    seat: int
    coin: str | None


class PlaysOn(Struct, tag="rematch", frozen=True):
    """The same people play on in another match."""

    node: str
    match: str


Told = Grown | Here | Paced | Asked | Coin | PlaysOn

_decoder = msgspec.msgpack.Decoder(Told)


class Elsewhere:
    """The same match on other servers. `node` is the name of this one."""

    def __init__(self, match: str, news: News, node: str) -> None:
        self.node = node
        self._topic, self._news = f"match/{match}", news
        self._with: dict[str, tuple[Here, float]] = {}
        self._own = Here(node, [], False)
        self._stop: Callable[[], None] | None = None
        self._again: asyncio.TimerHandle | None = None

    def hear(self, tell: Callable[[Told | None], None]) -> None:
        """Call `tell` with what other servers say; None: the store may have more."""

        def hears(told: bytes) -> None:
            if told == LOOK:
                tell(None)
                return
            found = _decoder.decode(told)
            if found.node != self.node:
                if isinstance(found, Here):
                    self._note(found)
                tell(found)

        self._stop = self._news.hear(self._topic, hears)

    def _note(self, found: Here) -> None:
        unknown = found.node not in self._with
        self._with[found.node] = found, time.monotonic()
        if unknown and self._own.anybody:  # it does not know of us
            self.tell(self._own)

    def tell(self, told: Told) -> None:
        """Tell the other servers, where there may be any."""
        if self._news.reaches_others(self._topic):
            self._news.tell(self._topic, msgspec.msgpack.encode(told))

    def now_here(self, seats: list[int], anybody: bool, took: int | None = None) -> None:
        """The seats that are with this server, from now on."""
        changed = (seats, anybody) != (self._own.seats, self._own.anybody)
        self._own = Here(self.node, seats, anybody)
        if changed or took is not None:
            self.tell(Here(self.node, seats, anybody, took))
            self._say_again_later()

    def _say_again_later(self) -> None:
        if self._again is not None:
            self._again.cancel()
            self._again = None
        if self._own.anybody:
            loop = asyncio.get_running_loop()
            self._again = loop.call_later(SAID_AGAIN, self._say_again)

    def _say_again(self) -> None:
        self.tell(self._own)
        self._say_again_later()

    def seats(self) -> set[int]:
        """The seats that are with other servers."""
        late = time.monotonic() - FORGOTTEN
        self._with = {node: one for node, one in self._with.items() if one[1] > late}
        return {seat for here, _ in self._with.values() for seat in here.seats}

    @property
    def patience(self) -> float:
        """How much longer the bots here wait: one server plays for them, the others stand by."""
        self.seats()
        others = [here.node for here, _ in self._with.values() if here.anybody]
        return SECOND if any(node < self.node for node in others) else 0.0

    def close(self) -> None:
        """Hear and say nothing more."""
        if self._stop is not None:
            self._stop()
        if self._again is not None:
            self._again.cancel()
