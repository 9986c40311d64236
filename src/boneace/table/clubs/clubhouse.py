"""A club that is open on this server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from boneace.languages import say
from boneace.table.clubs import absence, messages, picture
from boneace.table.clubs.room import Room, now
from boneace.table.clubs.state import ClubState
from boneace.table.errors import TableError, WrongLink
from boneace.table.play.keys import member_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from boneace.table.friends.visitor import Visitor
    from boneace.table.play.servers.news import News
    from boneace.table.store.store import Store
    from boneace.table.store.stored import Document


class Clubhouse(Room[ClubState]):
    """A club, and the members who have it open."""

    kind = "club"
    decoder = msgspec.json.Decoder(ClubState)

    def __init__(self, document: Document, store: Store, news: News, node: str) -> None:
        super().__init__(document, store, news, node)
        self._hearers: list[Callable[[], None]] = []
        self._drawn: tuple[ClubState, messages.ClubSent] | None = None  # for some member

    def hear(self, hears: Callable[[], None]) -> Callable[[], None]:
        """Call `hears` whenever the club has changed; returns a function that ends this."""
        self._hearers.append(hears)
        return lambda: self._hearers.remove(hears)

    def tell_all(self) -> None:
        """Its evenings show its members too."""
        super().tell_all()
        for hears in self._hearers:
            hears()

    def missing(self) -> TableError:
        """The error if it is no longer stored."""
        return TableError(say("clubs-not-found"), status=404)

    def member_of(self, key: str) -> int:
        """The member that a key belongs to. Raises WrongLink for an unknown key."""
        member = member_of(self.state.members, key)
        if member is None:
            raise WrongLink(say("clubs-key"))
        return member

    def see(self, visitor: Visitor) -> None:
        """A page is open: for a host that is noted, once a day."""
        member = self._member(visitor)
        if member is not None and absence.unseen(self.state, member, now()):
            self.spawn(self._note(member))

    async def _note(self, member: int) -> None:
        await self.change(lambda state: absence.seen(state, member, now()))

    def shown(self, visitor: Visitor) -> messages.ToClubMember:
        """The club, for a member; removed members get nothing."""
        member = self._member(visitor)
        if member is None:
            return messages.Left()
        if self._drawn is None or self._drawn[0] is not self.state:
            self._drawn = self.state, picture.club(self.state, member, now())
        return picture.club_for(self._drawn[1], self.state, member, now())

    def tell(self, visitor: Visitor) -> None:
        """Send a member the club; the page of a removed member closes."""
        super().tell(visitor)
        if self._member(visitor) is None:
            visitor.close(1000)  # not before: a page that closes is sent nothing

    def _member(self, visitor: Visitor) -> int | None:
        """Who looks, if that is a member still."""
        known = visitor.member is not None and self.state.member(visitor.member) is not None
        return visitor.member if known else None
