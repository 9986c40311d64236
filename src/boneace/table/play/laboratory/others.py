"""Comparisons that run on another server: it is asked over the news, so that any server can answer
a page.

A request of a page may come to any of the servers; a comparison is only on the one that plays it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from boneace.languages import current, speaking
from boneace.table.play.laboratory.compared import Comparison
from boneace.table.play.servers.news import LOOK
from boneace.table.play.tasks import Tasks

if TYPE_CHECKING:
    from boneace.table.play.servers.news import News

PATIENCE = 3.0
"""Seconds in which the server that plays a comparison must answer."""
_TOPIC = "comparisons"


class _Asked(Struct, tag="asked", frozen=True):
    """A request for a comparison, or to stop it; the answer has the same number."""

    number: str
    id: str
    stop: bool
    language: str


class _Told(Struct, tag="told", frozen=True):
    number: str
    told: Comparison


_decoder = msgspec.msgpack.Decoder(_Asked | _Told)


class Others:
    """The other servers. `own` gives, or stops, a comparison of this one; None if it has none."""

    def __init__(
        self, news: News, own: Callable[[str, bool], Awaitable[Comparison | None]]
    ) -> None:
        self._news, self._own = news, own
        self._waiting: dict[str, asyncio.Future[Comparison]] = {}
        self._tasks = Tasks("comparisons for other servers")
        self._deaf = news.hear(_TOPIC, self._hear)

    async def ask(self, id: str, *, stop: bool = False) -> Comparison | None:
        """A comparison of another server, after stopping it if wanted; None if none answers."""
        if not self._news.reaches_others(_TOPIC):
            return None
        number = secrets.token_hex(8)
        answer: asyncio.Future[Comparison] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        asked = _Asked(number, id, stop, current())
        try:
            self._news.tell(_TOPIC, msgspec.msgpack.encode(asked))
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            return None
        finally:
            del self._waiting[number]

    def _hear(self, told: bytes) -> None:
        if told == LOOK:
            return
        message = _decoder.decode(told)
        if isinstance(message, _Asked):
            if message.number not in self._waiting:  # not this server's own
                self._tasks.spawn(self._answer(message))
        elif (answer := self._waiting.get(message.number)) is not None and not answer.done():
            answer.set_result(message.told)

    async def _answer(self, asked: _Asked) -> None:
        with speaking(asked.language):
            found = await self._own(asked.id, asked.stop)
        if found is not None:
            self._news.tell(_TOPIC, msgspec.msgpack.encode(_Told(asked.number, found)))

    def close(self) -> None:
        """Stop listening."""
        self._deaf()
        self._tasks.cancel()
