"""News over Redis: many at once, and dropped news are recovered."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from boneace.table.measures import measures
from boneace.table.play import tasks
from boneace.table.play.servers import redis_news
from boneace.table.play.servers.news import LOOK
from boneace.table.play.servers.redis_news import RedisNews
from tests.friends.at_friends import until

pytestmark = pytest.mark.anyio


class Channel:
    """A Redis with one channel, in memory; while it is `away` nothing is published."""

    def __init__(self) -> None:
        self.batches: list[list[bytes]] = []
        self.hearers: list[asyncio.Queue[bytes]] = []
        self.away = False

    def pipeline(self, *, transaction: bool) -> Pipeline:
        assert not transaction
        return Pipeline(self)

    @contextlib.asynccontextmanager
    async def pubsub(self) -> AsyncIterator[Subscription]:
        yield Subscription(self)

    async def aclose(self) -> None:
        """Nothing is open."""


class Pipeline:
    def __init__(self, channel: Channel) -> None:
        self.channel, self.sent = channel, list[bytes]()

    async def __aenter__(self) -> Pipeline:
        return self

    async def __aexit__(self, *error: object) -> None:
        """Nothing is open."""

    def publish(self, name: str, sent: bytes) -> None:
        self.sent.append(sent)

    async def execute(self) -> None:
        if self.channel.away:
            raise OSError("away")
        self.channel.batches.append(self.sent)
        for hearer in self.channel.hearers:
            for sent in self.sent:
                hearer.put_nowait(sent)


class Subscription:
    def __init__(self, channel: Channel) -> None:
        self.channel = channel
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.begun = False

    async def subscribe(self, name: str) -> None:
        self.channel.hearers.append(self.queue)

    async def get_message(self, timeout: float) -> dict[str, Any]:
        if not self.begun:
            self.begun = True
            return {"type": "subscribe"}
        return {"type": "message", "data": await self.queue.get()}


@pytest.fixture
def channel(monkeypatch: pytest.MonkeyPatch) -> Channel:
    found = Channel()
    monkeypatch.setattr(redis_news, "_client", lambda url: found)
    monkeypatch.setattr(redis_news, "_FIRST_RETRY", 0.01)
    return found


@contextlib.asynccontextmanager
async def two_servers() -> AsyncIterator[tuple[RedisNews, RedisNews]]:
    both = RedisNews("redis://"), RedisNews("redis://")
    for news in both:
        news.start()
    await until(lambda: not any(news.away for news in both))
    try:
        yield both
    finally:
        for news in both:
            await news.close()


async def test_those_that_wait_are_sent_at_once(channel: Channel) -> None:
    async with two_servers() as (one, other):
        heard: list[bytes] = []
        other.hear("match/a", heard.append)
        for number in range(100):
            one.tell("match/a", str(number).encode())
        await until(lambda: len(heard) == 100)
        assert heard == [str(number).encode() for number in range(100)]
        assert len(channel.batches) == 1


async def test_who_misses_news_that_were_dropped_is_told_to_look(
    channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_news, "_WAITING", 5)
    monkeypatch.setattr(redis_news, "LOOK_EVERY", 0.1)
    async with two_servers() as (one, other):
        heard: dict[str, list[bytes]] = {"match/a": [], "table/b": []}
        for topic, found in heard.items():
            other.hear(topic, found.append)
        channel.away = True
        one.tell("table/b", b"1")
        for number in range(20):
            one.tell("match/a", str(number).encode())
        channel.away = False
        await until(lambda: LOOK in heard["table/b"])
        assert b"1" not in heard["table/b"], "it was dropped"
        assert heard["match/a"] == [b"15", b"16", b"17", b"18", b"19", LOOK]
        one.tell("match/a", b"20")
        await until(lambda: heard["match/a"][-1] == b"20")
        assert len(heard["table/b"]) == 1, "once is enough"


async def test_what_is_no_news_ends_nothing(
    channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program, or another version, may use the same channel: nothing was heard after it."""
    monkeypatch.setattr(tasks, "PAUSE", 0.01)
    heard: list[bytes] = []
    async with two_servers() as (here, there):
        there.hear("topic", heard.append)
        before = measures.faults["news"]
        for rubbish in (b"rubbish", msgspec.msgpack.encode([1, 2, 3]), b""):
            for hearer in channel.hearers:
                hearer.put_nowait(rubbish)
        await until(lambda: measures.faults["news"] == before + 6)
        assert heard == [LOOK] * 3, "something may have changed"
        here.tell("topic", b"news")
        await until(lambda: heard[-1:] == [b"news"])


async def test_an_unforeseen_error_ends_neither_sending_nor_reading(
    channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "PAUSE", 0.01)
    heard: list[bytes] = []
    async with two_servers() as (here, there):
        there.hear("topic", heard.append)
        before = measures.faults["news"]
        publish = here._publish

        async def fails(sent: list[bytes]) -> None:
            monkeypatch.setattr(here, "_publish", publish)
            raise KeyError("x")

        monkeypatch.setattr(here, "_publish", fails)
        monkeypatch.setattr(redis_news, "LOOK_EVERY", 0.01)
        here.tell("topic", b"lost")
        await until(lambda: measures.faults["news"] == before + 1)
        await until(lambda: heard == [LOOK])  # what was lost is in the store
        here.tell("topic", b"news")
        await until(lambda: heard[-1:] == [b"news"])
        monkeypatch.setattr(Subscription, "get_message", fails_once(Subscription.get_message))
        here.tell("topic", b"more")  # its answer ends the wait, and the next one fails
        await until(lambda: measures.faults["news"] == before + 2)
        await until(lambda: not there.away)
        here.tell("topic", b"at last")
        await until(lambda: heard[-1:] == [b"at last"])


def fails_once(work: Any) -> Any:
    left = [KeyError("x")]

    async def get_message(self: Subscription, timeout: float) -> dict[str, Any]:
        if left:
            raise left.pop()
        found: dict[str, Any] = await work(self, timeout)
        return found

    return get_message
