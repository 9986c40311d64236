"""News between servers that share a store, over Redis.

All news go over one channel. While Redis is away nothing is sent to other servers; listeners here
are asked every second to read the store, so everything still arrives, only later.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING

import msgspec

from boneace.languages import say
from boneace.table.errors import StoreError
from boneace.table.play.servers.news import LOOK, News
from boneace.table.play.tasks import fault, kept_on

if TYPE_CHECKING:
    from redis.asyncio import Redis

log = logging.getLogger(__name__)

CHANNEL = "boneace"
LOOK_EVERY = 1.0
"""Seconds between reads of the store while Redis is away, or news are dropped."""
_WAITING = 10_000
"""The most news that may wait to be sent; older ones are dropped, and everybody reads the store."""
_AT_ONCE = 256
"""The most news sent at once."""
_EVERYTHING = ""
"""The topic of LOOK if it is unknown what was dropped."""
_ANSWERS_WITHIN = 5.0
_FIRST_RETRY, _LAST_RETRY = 0.2, 5.0


class _Sent(msgspec.Struct, array_like=True):
    node: str
    topic: str
    told: bytes


class RedisNews(News):
    """News to this process and to all others that use the same Redis and channel."""

    def __init__(self, url: str, channel: str = CHANNEL) -> None:
        super().__init__()
        self._node = secrets.token_hex(8)
        self._channel = channel
        self._redis = _client(url)
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._dropped = False
        self._decoder = msgspec.msgpack.Decoder(_Sent)
        self.away = True
        """Whether Redis cannot be reached."""

    def start(self) -> None:
        """Begin to send and receive; Redis does not have to be available yet."""
        if not self._tasks:
            works = (self._send, self._read, self._look_for_lost)
            self._tasks = [asyncio.create_task(kept_on("news", work)) for work in works]

    async def close(self) -> None:
        """Send what is waiting, and end."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                await self._waiting.join()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        with contextlib.suppress(Exception):
            await self._redis.aclose()

    def reaches_others(self, topic: str) -> bool:
        """Whether anybody else may listen to a topic: other servers may."""
        return True

    async def heard_by(self, topic: str) -> int | None:
        """How many other servers hear what is told here; None while Redis is away."""
        if self.away:
            return None
        try:
            [(_, servers)] = await self._redis.pubsub_numsub(self._channel)
        except _gone():
            return None
        return int(servers) - 1

    def tell(self, topic: str, told: bytes = LOOK) -> None:
        """Send to listeners here at once, and to the other servers as soon as possible."""
        super().tell(topic, told)
        self._send_later(topic, told)

    def _send_later(self, topic: str, told: bytes) -> None:
        while self._waiting.full():
            self._waiting.get_nowait()
            self._waiting.task_done()
            self._dropped = True
        self._waiting.put_nowait(msgspec.msgpack.encode(_Sent(self._node, topic, told)))

    async def _send(self) -> None:
        while True:
            sent = [await self._waiting.get()]
            while len(sent) < _AT_ONCE and not self._waiting.empty():
                sent.append(self._waiting.get_nowait())
            try:
                await self._publish(sent)
            except Exception:
                self._dropped = True  # the others read the store
                raise
            finally:
                for _ in sent:
                    self._waiting.task_done()

    async def _publish(self, sent: list[bytes]) -> None:
        """Send news, repeatedly while Redis is away: the others may not notice that it was."""
        while True:
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for one in sent:
                        pipeline.publish(self._channel, one)
                    await pipeline.execute()
            except _gone():
                await asyncio.sleep(_FIRST_RETRY)
            else:
                return

    async def _read(self) -> None:
        """Receive news of other servers, and reconnect after every loss of the connection."""
        retry = _FIRST_RETRY
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self._channel)
                    await self._hear(channel)
            except Exception as error:
                if not isinstance(error, _gone()):
                    fault("news", error)
                elif not self.away:
                    log.warning("the news are away, this goes on more slowly: %s", error)
                self.away = True
                await asyncio.sleep(retry)
                retry = min(2 * retry, _LAST_RETRY)
            if not self.away:
                retry = _FIRST_RETRY

    async def _hear(self, channel: object) -> None:
        while True:
            message = await channel.get_message(timeout=_ANSWERS_WITHIN)  # type: ignore[attr-defined]
            if message is None:  # silence: check the connection
                async with asyncio.timeout(_ANSWERS_WITHIN):
                    await self._redis.ping()
                continue
            if message["type"] == "subscribe":
                log.info("the news are here")
                self.away = False
                self._ask_all_to_look()  # for news sent in the meantime
            elif message["type"] == "message":
                sent = self._read_one(message["data"])
                if sent is None or sent.node == self._node:
                    continue
                if sent.topic == _EVERYTHING:
                    self._ask_all_to_look()
                else:
                    super().tell(sent.topic, sent.told)

    def _read_one(self, data: bytes) -> _Sent | None:
        """One of the news; None for what no server of this version has sent."""
        try:
            return self._decoder.decode(data)
        except msgspec.DecodeError as error:
            fault("news", error)
            self._ask_all_to_look()  # another version may have changed something
            return None

    async def _look_for_lost(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if self.away:
                self._ask_all_to_look()
            elif self._dropped:
                self._dropped = False
                self._send_later(_EVERYTHING, LOOK)

    def _ask_all_to_look(self) -> None:
        for topic in self.topics():
            super().tell(topic, LOOK)


def _client(url: str) -> Redis:
    try:
        from redis.asyncio import Redis
    except ImportError:
        raise StoreError(say("serving-no-redis")) from None
    try:
        client: Redis = Redis.from_url(
            url, socket_connect_timeout=_ANSWERS_WITHIN, socket_timeout=2 * _ANSWERS_WITHIN
        )
    except ValueError:  # its text may contain the password
        raise StoreError(say("commands-table-bad-news", text=repr(url.partition("@")[2]))) from None
    return client


def _gone() -> tuple[type[Exception], ...]:
    """The errors of a Redis that cannot be reached."""
    from redis.exceptions import RedisError

    return RedisError, OSError, TimeoutError
