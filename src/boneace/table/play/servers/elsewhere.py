"""One match on several servers: what each sends to the others, besides what is in the store.

The log decides what has happened; news only report that it has grown. Presence, results seen,
offers and coins are sent as they are: lost news cause delays, never errors.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from boneace.table.play.people.together import Together
from boneace.table.play.protocol import Ready, SetPace, Skip
from boneace.table.play.servers.arrivals import Arrivals
from boneace.table.play.servers.news import LOOK
from boneace.table.play.servers.roll import Roll

if TYPE_CHECKING:
    from boneace.table.play.servers.news import News

SECOND = 3.0
"""Seconds that the bots of a server wait for the server that plays the bots."""


class Grown(Struct, tag="grown", frozen=True):
    """The log has this many events."""

    node: str
    rows: int


class Here(Struct, tag="here", frozen=True):
    """The seats connected to a server, and whether there are spectators; `took` has connected
    at the time `came`, in the order of `arrivals`."""

    node: str
    seats: list[int]
    anybody: bool
    took: int | None = None
    came: int = 0


class Paced(Struct, tag="paced", frozen=True):
    """A seat's request about the pace."""

    node: str
    seat: int
    asked: Ready | Skip | SetPace


class Asked(Struct, tag="asked", frozen=True):
    """A seat's offer or answer."""

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
    """The same match on other servers. `node` is the name of this server."""

    def __init__(self, match: str, news: News, node: str) -> None:
        self.node = node
        self._topic, self._news = f"match/{match}", news
        self.arrivals = Arrivals(node)
        self._roll = Roll(Here(node, [], False), news, self.tell, self._forgot)
        self._stop: Callable[[], None] | None = None
        self._hears: Callable[[Told | None], None] | None = None

    def hear(self, tell: Callable[[Told | None], None]) -> None:
        """Call `tell` with the messages of other servers; None: the store may have more."""
        self._hears = tell

        def hears(told: bytes) -> None:
            if told == LOOK:
                tell(None)
                return
            found = _decoder.decode(told)
            if found.node != self.node:
                if isinstance(found, Here):
                    self._roll.hear(found)
                tell(found)

        self._stop = self._news.hear(self._topic, hears)

    def _forgot(self) -> None:
        """A server has fallen silent: its viewers are gone."""
        if self._hears is not None:
            self._hears(Here(self.node, [], False))

    def tell(self, told: Told) -> None:
        """Send a message to the other servers, if there may be any."""
        if self._news.reaches_others(self._topic):
            self._news.tell(self._topic, msgspec.msgpack.encode(told))

    def now_here(
        self, seats: list[int], anybody: bool, took: int | None = None, came: int = 0
    ) -> None:
        """Set the seats that are connected to this server from now on."""
        own = self._roll.own
        if (seats, anybody) != (own.seats, own.anybody) or took is not None:
            here = Here(self.node, seats, anybody)
            self._roll.now(here, Here(self.node, seats, anybody, took, came))

    def seats(self) -> set[int]:
        """The seats that are connected to other servers."""
        return {seat for here in self._roll.others() for seat in here.seats}

    @property
    def patience(self) -> float:
        """The seconds that the bots here still wait: one server plays them, the others stand by."""
        return SECOND if any(here.node < self.node for here in self._roll.others()) else 0.0

    def close(self) -> None:
        """Stop listening and sending."""
        if self._stop is not None:
            self._stop()
        self._roll.close()
