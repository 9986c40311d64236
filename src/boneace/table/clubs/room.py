"""What an open club and an open evening have in common on one server."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TypeVar

from boneace.table.clubs import messages
from boneace.table.clubs.state import ClubState, EveningState
from boneace.table.friends.followed import Followed

if TYPE_CHECKING:
    from boneace.table.friends.visitor import Visitor


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


S = TypeVar("S", ClubState, EveningState)


class Room(Followed[S]):
    """A club or an evening. Subclasses define what is shown."""

    def shown(self, visitor: Visitor) -> messages.ToClubMember:
        """What this member sees."""
        raise NotImplementedError

    def told(self, visitor: Visitor) -> bytes:
        """The message that shows it to this member."""
        return messages.write(self.shown(visitor))

    def enter(self, visitor: Visitor) -> None:
        """Somebody opens it."""
        self.let_in(visitor)
        visitor.welcomed = True
        self.tell(visitor)
