"""Comparisons that run on another server: it is asked over the news, so that any server can answer
a page.

A request of a page may come to any of the servers; a comparison is only on the one that plays it.
The others answer that they do not have it, so that nobody waits for one that no server has.
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


class _Unknown(Struct, tag="unknown", frozen=True):
    """The answer of a server that does not have the comparison."""

    number: str


_decoder = msgspec.msgpack.Decoder(_Asked | _Told | _Unknown)


class _Question:
    """A request that waits for answers; `servers` may answer it, None if it is not known how many
    do."""

    def __init__(self, servers: int | None) -> None:
        self.answer: asyncio.Future[Comparison | None] = asyncio.get_running_loop().create_future()
        self._left = servers

    def told(self, found: Comparison) -> None:
        if not self.answer.done():
            self.answer.set_result(found)

    def not_there(self) -> None:
        """One of the servers does not have it; with the last of them the question is answered."""
        if self._left is None or self.answer.done():
            return
        self._left -= 1
        if self._left <= 0:
            self.answer.set_result(None)


class Others:
    """The other servers. `own` gives, or stops, a comparison of this one; None if it has none."""

    def __init__(
        self, news: News, own: Callable[[str, bool], Awaitable[Comparison | None]]
    ) -> None:
        self._news, self._own = news, own
        self._waiting: dict[str, _Question] = {}
        self._tasks = Tasks(_TOPIC)
        self._deaf = news.hear(_TOPIC, self._hear)

    async def ask(self, id: str, *, stop: bool = False) -> Comparison | None:
        """A comparison of another server, after stopping it if wanted; None if none has it."""
        if not self._news.reaches_others(_TOPIC):
            return None
        number = secrets.token_hex(8)
        servers = await self._news.heard_by(_TOPIC)
        if servers == 0:
            return None
        question = self._waiting[number] = _Question(servers)
        asked = _Asked(number, id, stop, current())
        try:
            self._news.tell(_TOPIC, msgspec.msgpack.encode(asked))
            async with asyncio.timeout(PATIENCE):
                return await question.answer
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
        elif (question := self._waiting.get(message.number)) is not None:
            if isinstance(message, _Told):
                question.told(message.told)
            else:
                question.not_there()

    async def _answer(self, asked: _Asked) -> None:
        with speaking(asked.language):
            found = await self._own(asked.id, asked.stop)
        answer = _Unknown(asked.number) if found is None else _Told(asked.number, found)
        self._news.tell(_TOPIC, msgspec.msgpack.encode(answer))

    def close(self) -> None:
        """Stop listening."""
        self._deaf()
        self._tasks.cancel()
