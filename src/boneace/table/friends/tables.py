"""All tables of friends of one server: making them, finding them, and joining them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from boneace.languages import say
from boneace.table.errors import Newer, TableError, WrongLink
from boneace.table.friends import picture, rules
from boneace.table.friends.followed import state_of
from boneace.table.friends.gathering import KIND, Gathering, new_key
from boneace.table.friends.messages import Joined, LobbySent, NewTable, TableAsked, TableFound
from boneace.table.friends.state import Manners, Member, Rules, TableState
from boneace.table.play.keys import digest, new_id
from boneace.table.play.people import names
from boneace.table.store.stored import Document

if TYPE_CHECKING:
    from boneace.table.friends.messages import Hello
    from boneace.table.friends.visitor import Visitor
    from boneace.table.play.lobby import Lobby
    from boneace.table.play.past.forgetting import Forgot
    from boneace.table.store.store import Store

EVICT_AFTER = 30.0
LETTERS = 8
"""The length of a code: short enough to be said aloud, with 850 billion possibilities."""
LISTED_FOR = 30 * 60_000
"""Milliseconds for which a table stays in the lobby after its last change."""
LISTED = 50


class Tables:
    """The tables that this server has open. Other servers may have them open too."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._node = secrets.token_hex(8)
        self._open: dict[str, Gathering] = {}
        self._opening = asyncio.Lock()

    async def make(self, asked: NewTable) -> Joined:
        """Make a table; the caller is its host, and sits at the first place."""
        checked = rules.checked(rules_of(asked))
        self._lobby.loader.want(checked.rules.game)
        key, code = new_key(), new_id(LETTERS)
        name = names.clean(asked.name, "name") or next(names.guests())
        host = Member(0, name, digest(key).hex())
        new = document_of(rules.new(code, host, checked, asked.places, manners_of(asked)))
        await (await self._lobby.store()).documents.create(new)
        return Joined(code, host.id, key)

    def vanished(self, code: str) -> None:
        """A table was deleted with its evening: tell the people who have it open, on any server."""
        table = self._open.pop(code, None)
        if table is not None:
            table.vanished()
            table.forget()
        self._lobby.news.tell(f"{KIND}/{code}")

    async def join(self, code: str, name: str, bot: bool = False) -> Joined:
        """Join a table under a name. Raises TableError if it is full, or admits no
        newcomers or no bots."""
        table = await self.at(code)
        key = new_key()
        member: Member | None = None

        def step(state: TableState) -> TableState:
            nonlocal member
            state, member = rules.join(state, name, digest(key).hex(), bot=bot)
            return state

        await table.change(step)
        assert member is not None
        return Joined(code, member.id, key)

    async def forget(self, forgot: Forgot, match: str) -> None:
        """Remove from a table what a player wants forgotten about a match played there."""
        if forgot.table is None:
            return
        with contextlib.suppress(TableError):  # the table is gone
            table = await self.at(forgot.table)
            await table.change(lambda state: rules.forgotten(state, match, forgot))

    async def found(self, code: str) -> TableFound:
        """What a person with the link sees of a table."""
        return picture.found((await self.at(code)).state)

    async def listed(self) -> LobbySent:
        """The tables open to strangers, the newest first."""
        since = time.time_ns() // 1_000_000 - LISTED_FOR
        store = await self._lobby.store()
        documents = await store.documents.listed(KIND, since, LISTED)
        found: list[TableFound] = []
        for one in documents:
            with contextlib.suppress(Newer):  # it can be entered on another server
                found.append(picture.found(state_of(one, Gathering.decoder)))
        return LobbySent(found)

    async def at(self, code: str) -> Gathering:
        """A table by its code. Raises TableError (404) if there is none."""
        async with self._opening:
            table = self._open.get(code)
            if table is None:
                store = await self._lobby.store()
                document = await store.documents.get(KIND, code)
                if document is None:
                    raise WrongLink(say("friends-not-found"), status=404)
                table = self._open[code] = Gathering(document, store, self._lobby, self._node)
        self._unload_later(table)
        return table

    async def enter(self, visitor: Visitor, hello: Hello) -> Gathering:
        """Connect a viewer to a table. Raises TableError for an unknown table or key."""
        table = await self.at(hello.table)
        if hello.key is not None:
            visitor.member = await table.find_member(hello.key)
        try:
            await table.enter(visitor)
        except BaseException:  # the store has failed, or the page was closed meanwhile
            self.leave(table, visitor)
            raise
        return table

    def leave(self, table: Gathering, visitor: Visitor) -> None:
        """A page was closed."""
        table.go(visitor)
        self._unload_later(table)

    def _unload_later(self, table: Gathering) -> None:
        asyncio.get_running_loop().call_later(EVICT_AFTER, self._unload, table)

    def _unload(self, table: Gathering) -> None:
        """Unload a table that nobody has open. One that is busy is checked again later."""
        if self._open.get(table.code) is not table or table.watched:
            return
        if table.resting:
            del self._open[table.code]
            table.forget()
        else:
            self._unload_later(table)

    async def close(self) -> None:
        """Close all tables; the store may be closed after it."""
        await asyncio.gather(*(table.close() for table in self._open.values()))
        self._open.clear()


def document_of(state: TableState) -> Document:
    """The document of a new table."""
    return Document(
        kind=KIND,
        id=state.code,
        version=0,
        body=msgspec.json.encode(state),
        parent=state.evening or state.club,
        listed=state.manners.in_lobby,
    )


async def forget_in(store: Store, match: str, forgot: Forgot) -> None:
    """Remove a match from the table at which it was played, in a store that no server has open."""
    document = await store.documents.get(KIND, forgot.table) if forgot.table else None
    if document is not None:
        state = state_of(document, Gathering.decoder)
        new = rules.forgotten(state, match, forgot)
        if new != state:
            await store.documents.save(replace(document, body=msgspec.json.encode(new)))


def rules_of(asked: TableAsked) -> Rules:
    """The rules that a host asks for."""
    return Rules(asked.game, asked.preset, dict(asked.options))


def manners_of(asked: TableAsked) -> Manners:
    """The host's settings besides the rules."""
    return Manners(
        wait=asked.wait,
        hints=asked.hints,
        opens=asked.opens,
        clock=asked.clock,
        away=asked.away,
        watchers=asked.watchers,
        newcomers=asked.newcomers,
        listed=asked.listed,
        bots=asked.bots,
    )
