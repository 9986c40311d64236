"""Forgetting a match, for a person who has the key of a seat.

A match of one person is deleted. If other people took part, the player who asks loses their name
and key in it; it is deleted once all of them have asked.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from boneace.languages import say
from boneace.table.errors import TableError
from boneace.table.play.keys import seat_of

if TYPE_CHECKING:
    from boneace.table.play.lobby import Lobby

ABANDONED = 7 * 24 * 3600
"""Seconds without an event after which a match that is not over may be forgotten too."""


class Forgot(NamedTuple):
    """The result for a match: deleted, or the name in one seat replaced, and the new name."""

    deleted: bool
    table: str | None
    """The table of friends at which it was played."""
    seat: int
    name: str


async def forget(lobby: Lobby, match: str, key: str) -> Forgot:
    """Forget a match for the seat of a key.

    Raises TableError for an unknown match or key, and if the match is still being played.
    """
    stored = await lobby.find(match)
    store = await lobby.store()
    seat = seat_of(await store.keys(match), key)
    assert seat is not None  # an unknown key is refused
    if not stored.over and not await _abandoned(lobby, match):
        raise TableError(say("mine-still-played"), status=409)
    name = say("mine-somebody")
    deleted = await store.finished.forget(match, seat, name)
    await lobby.forget(match)
    return Forgot(deleted, stored.table, seat, name)


async def _abandoned(lobby: Lobby, match: str) -> bool:
    """Whether nobody has played a match for long; without an event its creation counts."""
    finished = (await lobby.store()).finished
    kept = await finished.among([match])
    if match not in kept:  # it was deleted meanwhile
        return True
    last = await finished.last_at(match) or kept[match].created
    return last / 1000 < time.time() - ABANDONED
