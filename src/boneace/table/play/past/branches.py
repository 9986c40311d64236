"""What if: a finished match continued from some point, one seat by a person, the others by bots."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from boneace.kernel.contract import CHANCE
from boneace.languages import say
from boneace.table.errors import TableError
from boneace.table.store.stored import StoredSeat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boneace.table.store.stored import StoredEvent, StoredMatch

LEVEL = "club"
"""The bots in the seats of people."""


def until(events: Sequence[StoredEvent], after: int) -> list[StoredEvent]:
    """The events of a match up to a point, and the cards that chance dealt with the last of them.

    Raises TableError if nobody decided anything after that point.
    """
    end = after
    while end < len(events) and events[end].seat == CHANCE:
        end += 1
    if end >= len(events):
        raise TableError(say("errors-nothing-after"), "after")
    return [replace(event, action_id=None) for event in events[:end]]


def of(stored: StoredMatch, new: str, seat: int, name: str) -> StoredMatch:
    """The match that begins like a finished one, with a person in one seat."""
    own = stored.seats[seat]
    seats = [
        StoredSeat("human", name or own.name)
        if at == seat
        else replace(other, kind=LEVEL if other.kind == "human" else other.kind, outside=False)
        for at, other in enumerate(stored.seats)
    ]
    taken = any(seats[seat].name == other.name for at, other in enumerate(seats) if at != seat)
    if taken:  # the person's name is that of a bot here
        seats[seat] = replace(seats[seat], name=own.name)
    return replace(
        stored,
        id=new,
        seats=tuple(seats),
        over=False,
        wait=None,
        rematch=None,
        hints=True,
        daily=None,
        clock=None,
        table=None,
        watchers=True,
    )
