"""A document that people follow: a club, or an evening, as one server has it open.

As at a table of friends, a change is worked out from the last state, saved over the version that it
was worked out from, and told only then. Where another server was first it is worked out again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace as replaced
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from boneace.languages import say, speaking
from boneace.table.clubs import messages
from boneace.table.clubs.state import ClubState, EveningState
from boneace.table.errors import Conflict, StoreError, TableError
from boneace.table.play.news import LOOK
from boneace.table.play.tasks import Tasks
from boneace.table.store.stored import Document

if TYPE_CHECKING:
    from boneace.table.friends.visitor import Visitor
    from boneace.table.play.news import News
    from boneace.table.store.store import Store

_TRIES = 8
S = TypeVar("S", ClubState, EveningState)


class Room(Generic[S]):
    """A document and everybody who follows it here. Subclasses say what is stored, and shown."""

    kind: str
    decoder: msgspec.json.Decoder[S]

    def __init__(self, document: Document, store: Store, news: News) -> None:
        self._store, self._news = store, news
        self._lock = asyncio.Lock()
        self._visitors: list[Visitor] = []
        self._document = document
        self._tasks = Tasks(self._topic, StoreError, TableError)
        self.state: S = self.decoder.decode(document.body)
        self._stop = news.hear(self._topic, self._changed_elsewhere)

    @property
    def id(self) -> str:
        """What the document is found by."""
        return self._document.id

    @property
    def _topic(self) -> str:
        return f"{self.kind}/{self.id}"

    @property
    def resting(self) -> bool:
        """Nobody follows it here, and nothing is being done."""
        return not self._visitors and not self._tasks and not self._lock.locked()

    def shown(self, visitor: Visitor) -> messages.ToClubMember:
        """What somebody is shown."""
        raise NotImplementedError

    # -- who follows ------------------------------------------------------------------------------

    def enter(self, visitor: Visitor) -> None:
        """Somebody opens it; an older page of the same member closes."""
        for other in [one for one in self._visitors if one.member == visitor.member is not None]:
            other.send(messages.REPLACED)
            other.close(messages.TAKEN)
            self._visitors.remove(other)
        self._visitors.append(visitor)
        visitor.welcomed = True
        self._tell(visitor)

    def go(self, visitor: Visitor) -> None:
        """A page was closed."""
        if visitor in self._visitors:
            self._visitors.remove(visitor)

    def _tell(self, visitor: Visitor) -> None:
        with speaking(visitor.language):
            visitor.send(messages.write(self.shown(visitor)))

    def tell_all(self) -> None:
        """Send everybody what they are shown now."""
        for visitor in list(self._visitors):
            self._tell(visitor)

    # -- changes ----------------------------------------------------------------------------------

    async def change(self, step: Callable[[S], S]) -> S:
        """Change it, store it, and tell everybody. Raises what `step` raises."""
        async with self._lock:
            for _ in range(_TRIES):
                new = step(self.state)
                if new == self.state:
                    return new
                body = msgspec.json.encode(new)
                try:
                    await self._store.documents.save(replaced(self._document, body=body, touched=0))
                except Conflict:
                    await self._reload()
                    continue
                version = self._document.version + 1
                self._document = replaced(self._document, body=body, version=version)
                self.state = new
                self.tell_all()
                self._news.tell(self._topic, str(version).encode())
                return new
        raise TableError(say("errors-gone-on"), status=409)

    async def _reload(self) -> None:
        document = await self._store.documents.get(self.kind, self.id)
        if document is None:
            raise TableError(say("clubs-not-found"), status=404)
        self._document, self.state = document, self.decoder.decode(document.body)

    def _changed_elsewhere(self, told: bytes) -> None:
        if told == LOOK or int(told) > self._document.version:
            self.spawn(self._look_again())

    async def _look_again(self) -> None:
        async with self._lock:
            before = self._document.version
            await self._reload()
            if self._document.version != before:
                self.tell_all()

    # -- tasks ------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        self._tasks.spawn(work)

    def forget(self) -> None:
        """It is unloaded: hear of nothing any more."""
        self._stop()

    async def close(self) -> None:
        """Stop what is being done, and wait until it has let go of the store."""
        self.forget()
        await asyncio.gather(*self._tasks.cancel(), return_exceptions=True)
