"""All clubs of one server, and their evenings: making them, finding them, and coming to them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING

import msgspec

from boneace.languages import say
from boneace.table.clubs import evenings, picture, rules
from boneace.table.clubs.clubhouse import Clubhouse
from boneace.table.clubs.evening_room import EveningRoom
from boneace.table.clubs.messages import (
    ClubFound,
    ClubHello,
    JoinedClub,
    NewClub,
    PlanEvening,
    RatingsSent,
)
from boneace.table.clubs.room import now
from boneace.table.clubs.state import ClubState, EveningState, Listed, Member, Plan
from boneace.table.errors import TableError, WrongLink
from boneace.table.friends.followed import state_of
from boneace.table.friends.gathering import EVENINGS, new_key
from boneace.table.friends.state import Rules
from boneace.table.play.keys import digest, new_id
from boneace.table.play.servers.news import LOOK
from boneace.table.play.tasks import Tasks
from boneace.table.store.stored import Document

if TYPE_CHECKING:
    from boneace.table.friends.tables import Tables
    from boneace.table.friends.visitor import Visitor
    from boneace.table.play.lobby import Lobby

EVICT_AFTER = 30.0
MOST_LEFT = 500
"""The most evenings that wait for their tables while nobody has them open. Others are opened again
by a person who comes to the evening or to one of its tables."""
LETTERS = 10
"""The length of the code of a club or an evening: too long to be guessed."""


class Clubs:
    """The clubs and evenings that this server has open. Other servers may have them open too."""

    def __init__(self, lobby: Lobby, tables: Tables) -> None:
        self._lobby, self._tables = lobby, tables
        self._node = secrets.token_hex(8)
        self._clubs: dict[str, Clubhouse] = {}
        self._evenings: dict[str, EveningRoom] = {}
        self._opening = asyncio.Lock()
        self._waking = Tasks("evenings")
        self._stop = lobby.news.hear(EVENINGS, self._wake)

    # -- clubs ------------------------------------------------------------------------------------

    async def make(self, asked: NewClub) -> JoinedClub:
        """Make a club; the caller is its host."""
        key, code = new_key(), new_id(LETTERS)
        state = rules.new(code, asked.title, asked.name, digest(key).hex(), now())
        store = await self._lobby.store()
        await store.documents.create(_document(Clubhouse.kind, code, state))
        return JoinedClub(code, state.members[0].id, key)

    async def join(self, code: str, name: str) -> JoinedClub:
        """Join a club under a name."""
        club = await self.club(code)
        key = new_key()
        member: Member | None = None

        def step(state: ClubState) -> ClubState:
            nonlocal member
            state, member = rules.join(state, name, digest(key).hex(), now())
            return state

        await club.change(step)
        assert member is not None
        return JoinedClub(code, member.id, key)

    async def found(self, code: str) -> ClubFound:
        """What a person with the link sees of a club."""
        return picture.found((await self.club(code)).state)

    async def ratings(self, code: str, game: str) -> RatingsSent:
        """The ratings of a game after every match."""
        state = (await self.club(code)).state
        return await asyncio.to_thread(picture.history, state, game)

    async def club(self, code: str) -> Clubhouse:
        """A club by its code. Raises TableError (404) if there is none."""
        async with self._opening:
            club = self._clubs.get(code)
            if club is None:
                store = await self._lobby.store()
                document = await store.documents.get(Clubhouse.kind, code)
                if document is None:
                    raise WrongLink(say("clubs-not-found"), status=404)
                club = self._clubs[code] = Clubhouse(document, store, self._lobby.news, self._node)
        self._unload_later()
        return club

    # -- evenings ---------------------------------------------------------------------------------

    async def plan(self, club: Clubhouse, by: int, asked: PlanEvening) -> str:
        """Plan an evening; returns its id."""
        rules.must_host(club.state, by)
        plan = evenings.checked_plan(plan_of(club.state, asked))
        code = new_id(LETTERS)
        state = EveningState(code, club.id, plan, now(), secrets.randbits(48))
        listed = Listed(code, plan.title, plan.rules.game, state.at)
        await club.change(
            lambda state: rules.with_evening(state, by, listed),
            new=[_document(EveningRoom.kind, code, state, club.id)],
        )
        self._lobby.loader.want(plan.rules.game)
        return code

    async def evening(self, code: str) -> EveningRoom:
        """An evening by its id. Raises TableError (404) if there is none."""
        room = self._evenings.get(code)
        if room is not None and room.deleted:
            self._evenings.pop(code).forget()
            room = None
        if room is None:
            store = await self._lobby.store()
            document = await store.documents.get(EveningRoom.kind, code)
            if document is None:
                raise WrongLink(say("clubs-no-evening"), status=404)
            club = await self.club(state_of(document, EveningRoom.decoder).club)
            # another request may have opened it meanwhile
            room = self._evenings.get(code) or EveningRoom(
                document, store, self._lobby.news, self._node, club, self._tables
            )
            self._evenings[code] = room
        self._unload_later()
        return room

    def _wake(self, told: bytes) -> None:
        """Something has changed at a table of an evening."""
        if told == LOOK:
            for room in self._evenings.values():
                room.look_at_all()
            return
        evening, table = told.decode().split()
        self._waking.spawn(self._look(evening, table))

    async def _look(self, evening: str, table: str) -> None:
        async def look() -> None:
            (await self.evening(evening)).look([table])

        with contextlib.suppress(TableError):  # the evening is gone
            await (await self._lobby.store()).surely(f"evening {evening}", look)

    # -- coming and going -------------------------------------------------------------------------

    async def enter(self, visitor: Visitor, hello: ClubHello) -> Clubhouse | EveningRoom:
        """Connect a page to a club or an evening. Raises TableError for an unknown one."""
        if hello.evening is not None:
            club = (await self.evening(hello.evening)).club
        else:
            club = await self.club(hello.club or "")
        if hello.key is not None:
            visitor.member = await club.find_member(hello.key)
        elif hello.evening is None:
            raise TableError(say("clubs-only-members"))
        # an evening may have been unloaded while the club was read again
        room = club if hello.evening is None else await self.evening(hello.evening)
        room.enter(visitor)
        club.see(visitor)
        return room

    def leave(self, room: Clubhouse | EveningRoom, visitor: Visitor) -> None:
        """A page was closed."""
        room.go(visitor)
        self._unload_later()

    def _unload_later(self) -> None:
        asyncio.get_running_loop().call_later(EVICT_AFTER, self._unload)

    def _unload(self) -> None:
        for code, room in list(self._evenings.items()):
            if room.resting:
                self._evenings.pop(code).forget()
        left = [code for code, room in self._evenings.items() if room.left]
        for code in left[: max(0, len(left) - MOST_LEFT)]:
            self._evenings.pop(code).forget()
        in_use = {room.club.id for room in self._evenings.values()}
        for code, club in list(self._clubs.items()):
            if club.resting and code not in in_use:
                self._clubs.pop(code).forget()
        busy = any(not room.left and not room.watched for room in self._evenings.values())
        if busy or any(not club.resting and not club.watched for club in self._clubs.values()):
            self._unload_later()

    async def close(self) -> None:
        """Close all clubs and evenings; the store may be closed after it."""
        self._stop()
        waking = self._waking.cancel()
        rooms: list[EveningRoom | Clubhouse] = [*self._evenings.values(), *self._clubs.values()]
        await asyncio.gather(*waking, *(room.close() for room in rooms), return_exceptions=True)
        self._evenings.clear()
        self._clubs.clear()


def plan_of(club: ClubState, asked: PlanEvening) -> Plan:
    """The plan that a host asks for, with the house rules if they are named."""
    if asked.rules is not None:
        found = next((one.rules for one in club.rule_sets if one.name == asked.rules), None)
        if found is None:
            raise TableError(say("clubs-no-rules", name=asked.rules), "rules")
    else:
        found = Rules(asked.game or "", asked.preset, dict(asked.options))
    return Plan(
        title=asked.title,
        rules=found,
        system=asked.system,
        rounds=asked.rounds,
        size=asked.size,
        partners=asked.partners,
        spare=asked.spare,
        rated=asked.rated,
        seeded=asked.seeded,
        patience=asked.patience,
        clock=asked.clock,
    )


def _document(
    kind: str, code: str, state: ClubState | EveningState, parent: str | None = None
) -> Document:
    """The document of a new club or evening."""
    return Document(kind, code, 0, msgspec.json.encode(state), parent)
