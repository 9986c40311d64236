"""A document that people follow: a table of friends, a club or an evening, open on one server.

Every change is computed from the last state, saved over the version that it was computed from, and
only then sent. Another server may change the same document: then the change is computed again from
what is stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace as replaced
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from boneace.languages import say, speaking
from boneace.table.errors import Conflict, Newer, StoreError, TableError, WrongLink
from boneace.table.friends import messages
from boneace.table.play.servers.arrivals import Arrivals
from boneace.table.play.servers.news import LOOK
from boneace.table.play.tasks import Tasks, to_the_end
from boneace.table.store.stored import Document

if TYPE_CHECKING:
    from boneace.table.friends.visitor import Visitor
    from boneace.table.play.servers.arrivals import Arrival
    from boneace.table.play.servers.news import News
    from boneace.table.store.store import Store

TRIES = 8
"""The number of times a change is computed again if others change the same document."""

GAP = 0.05
"""The least number of seconds between two updates to everybody."""

S = TypeVar("S", bound=msgspec.Struct)
T = TypeVar("T", bound=msgspec.Struct)


def state_of(document: Document, decoder: msgspec.json.Decoder[S]) -> S:
    """What a document says. Raises Newer if this version does not understand all of it."""
    try:
        return decoder.decode(document.body)
    except msgspec.ValidationError:
        raise Newer from None


class Followed(Generic[S]):
    """A document and everybody who has it open here. Subclasses define what is stored and shown."""

    kind: str
    decoder: msgspec.json.Decoder[S]

    def __init__(self, document: Document, store: Store, news: News, node: str) -> None:
        self._store, self._news, self._node = store, news, node
        self._lock = asyncio.Lock()
        self._visitors: list[Visitor] = []
        self._arrivals = Arrivals(node)
        self._telling: asyncio.TimerHandle | None = None
        self._told_at = float("-inf")
        self._tasks = Tasks(f"{self.kind} {document.id}", StoreError, TableError)
        self._take(document)
        self._stops = [
            news.hear(self._topic, self._changed_elsewhere),
            news.hear(self._came, self._came_elsewhere),
        ]

    @property
    def id(self) -> str:
        """The id of the document."""
        return self._document.id

    @property
    def _topic(self) -> str:
        return f"{self.kind}/{self.id}"

    @property
    def _came(self) -> str:
        """The topic of news about pages that opened it: server, time, and id of the member."""
        return f"came/{self._topic}"

    @property
    def watched(self) -> bool:
        """Whether anybody has it open here."""
        return bool(self._visitors)

    @property
    def resting(self) -> bool:
        """Whether nobody has it open here and no task is running."""
        return not self._visitors and not self._tasks and not self._lock.locked()

    def told(self, visitor: Visitor) -> bytes:
        """The message that shows it to this viewer."""
        raise NotImplementedError

    def missing(self) -> TableError:
        """The error if the document is no longer stored."""
        raise NotImplementedError

    def document(self, new: S) -> Document:
        """The last document, changed to a new state."""
        return replaced(self._document, body=msgspec.json.encode(new), touched=0)

    def _take(self, document: Document, state: S | None = None) -> None:
        """Called with a document that has been stored, and with its state if that is known."""
        self.state: S = state_of(document, self.decoder) if state is None else state
        self._document = document

    # -- people who follow ------------------------------------------------------------------------

    def member_of(self, key: str) -> int:
        """The member that a key belongs to. Raises WrongLink for an unknown key."""
        raise NotImplementedError

    async def find_member(self, key: str) -> int:
        """The same, for a key that another server may just have given."""
        try:
            return self.member_of(key)
        except WrongLink:
            await self.look_again()
            return self.member_of(key)

    def let_in(self, visitor: Visitor) -> None:
        """A viewer opens it; an older page of the same member closes, on any server."""
        if visitor.member is not None:
            visitor.came = self._arrivals.next()
            self._close_older(visitor.member, visitor.came)
        self._visitors.append(visitor)
        self._tell_came(visitor)

    def _tell_came(self, visitor: Visitor) -> None:
        if visitor.member is not None:
            came, node = visitor.came
            self._news.tell(self._came, f"{node} {came} {visitor.member}".encode())

    def _close_older(self, member: int, came: Arrival) -> bool:
        """Close the pages of a member that came before; False if there are none."""
        older = [one for one in self._visitors if one.member == member and one.came < came]
        for other in older:
            other.send(messages.REPLACED)
            other.close(messages.TAKEN)
            self._visitors.remove(other)
        return bool(older)

    def _came_elsewhere(self, told: bytes) -> None:
        if told == LOOK:  # the store does not hold who has come
            return
        node, came, member = told.decode().split()
        if node == self._node:
            return
        arrival = int(came), node
        self._arrivals.hear(arrival)
        if self._close_older(int(member), arrival):
            self.gone()
        for newer in [one for one in self._visitors if one.member == int(member)]:
            self._tell_came(newer)  # the other server may not know of it

    def go(self, visitor: Visitor) -> None:
        """A page was closed."""
        if visitor in self._visitors:
            self._visitors.remove(visitor)
            self.gone()

    def gone(self) -> None:
        """Called when a viewer has gone; by default nothing happens for the others."""

    def tell(self, visitor: Visitor) -> None:
        """Send a viewer the present state."""
        with speaking(visitor.language):
            visitor.send(self.told(visitor))

    def tell_all(self) -> None:
        """Send everybody the present state: at once, or soon if they have just received one.

        So several changes in a short time are sent as one.
        """
        if self._telling is not None:
            return
        wait = self._told_at + GAP - time.monotonic()
        if wait <= 0:
            self._tell_all_now()
        else:
            self._telling = asyncio.get_running_loop().call_later(wait, self._tell_all_now)

    def _tell_all_now(self) -> None:
        self._telling, self._told_at = None, time.monotonic()
        for visitor in list(self._visitors):
            if visitor.welcomed:
                self.tell(visitor)

    # -- changes ----------------------------------------------------------------------------------

    async def change(
        self, step: Callable[[S], S], new: Sequence[Document] = (), gone: Document | None = None
    ) -> S:
        """Change it, store it, and send it to everybody. Raises the errors of `step`.

        What is being stored is sent too, even if the page that asked for it closes meanwhile.
        `new` documents are stored with the change, and one that is `gone` is deleted with it, with
        all that belongs to it; or nothing is.
        """
        async with self._lock:
            for _ in range(TRIES):
                state = step(self.state)
                if state == self.state:
                    return state
                try:
                    await to_the_end(self._save(state, new, gone))
                except Conflict:
                    await self._reload()
                    continue
                return state
        raise TableError(say("errors-gone-on"), status=409)

    async def change_both(
        self, other: Followed[T], step: Callable[[S, T], tuple[S, T]]
    ) -> tuple[S, T]:
        """Change this document and another one, both or neither; `step` computes it from both.

        Even if only one is changed, it is computed from the last version of the other.
        """
        async with self._lock, other._lock:
            for _ in range(TRIES):
                # in a thread: to calculate hundreds of ratings again takes a while
                new = await asyncio.to_thread(step, self.state, other.state)
                try:
                    await to_the_end(self._save_both(other, *new))
                except Conflict:
                    await self._reload()
                    await other._reload()
                    continue
                return new
        raise TableError(say("errors-gone-on"), status=409)

    async def _save_both(self, other: Followed[T], mine: S, its: T) -> None:
        mine_new, its_new = mine != self.state, its != other.state
        if not mine_new and not its_new:
            return
        documents = [self.document(mine)] if mine_new else []
        documents += [other.document(its)] if its_new else []
        unchanged = [] if mine_new else [self._document]
        unchanged += [] if its_new else [other._document]
        await self._store.documents.save_all(documents, unchanged)
        if mine_new:
            self._saved(documents[0], mine)
        if its_new:
            other._saved(documents[-1], its)

    async def _save(
        self, state: S, new: Sequence[Document] = (), gone: Document | None = None
    ) -> None:
        document = self.document(state)
        await self._store.documents.save(document, new, gone)
        self._saved(document, state)

    def _saved(self, document: Document, state: S) -> None:
        self._take(replaced(document, version=document.version + 1), state)
        self.tell_all()
        self._news.tell(self._topic, str(self._document.version).encode())
        self.saved()

    def saved(self) -> None:
        """Called when this server has changed it; by default nothing else happens."""

    async def _reload(self) -> None:
        """Read it again, and send everybody what another server has changed."""
        document = await self._store.documents.get(self.kind, self.id)
        if document is None:
            self.vanished()
            raise self.missing()
        before = self._document.version
        try:
            self._take(document)
        except Newer:  # another server has been updated
            self._dismiss(Newer)
            raise
        if document.version != before:
            self.changed_elsewhere()

    def vanished(self) -> None:
        """It is no longer stored: the pages that show it are told so."""
        self._dismiss(self.missing)

    def _dismiss(self, why: Callable[[], TableError]) -> None:
        """Close all pages, which show what is no longer true."""
        for visitor in list(self._visitors):
            with speaking(visitor.language):
                refused = messages.Refused(why().reason)
            visitor.send(messages.write(refused))
            visitor.close(messages.REFUSED)

    def changed_elsewhere(self) -> None:
        """Called when another server's change has been read."""
        self.tell_all()

    def _changed_elsewhere(self, told: bytes) -> None:
        if told == LOOK or int(told) > self._document.version:
            self.spawn(self.surely(self.look_again))

    async def look_again(self) -> None:
        """Read it again, in case another server has changed it."""
        async with self._lock:
            await self._reload()

    # -- the end ----------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background."""
        self._tasks.spawn(work)

    async def surely(self, work: Callable[[], Coroutine[Any, Any, object]]) -> None:
        """Do what news ask for, even if the store fails now."""
        await self._store.surely(f"{self.kind} {self.id}", work)

    def forget(self) -> None:
        """It is unloaded: stop listening."""
        if self._telling is not None:
            self._telling.cancel()
        for stop in self._stops:
            stop()

    async def close(self) -> None:
        """Stop its tasks, and wait until they no longer use the store."""
        self.forget()
        await asyncio.gather(*self._tasks.cancel(), return_exceptions=True)
