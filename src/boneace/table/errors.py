"""The errors of the table, in words a user can act on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boneace.errors import BoneAceError
from boneace.languages import say

if TYPE_CHECKING:
    from boneace.languages import Later
    from boneace.table.store.stored import StoredEvent


class TableError(BoneAceError):
    """A request that the table refuses; `place` says which part of the request is wrong.

    `retry_after` is the number of seconds after which it may succeed, if known.
    """

    retry_after: int | None = None

    def __init__(self, reason: str, place: str | None = None, status: int = 400) -> None:
        self.reason = reason
        self.place = place
        self.status = status
        super().__init__(reason)


class Outdated(BoneAceError):
    """The log of a match does not fit the rules of this version: the match can only be read."""

    def __init__(self, reason: Later, events: Sequence[StoredEvent]) -> None:
        self.reason = reason
        self.events = events
        super().__init__(str(reason))


class Newer(TableError):
    """What a newer version has stored, and this one does not understand: it is neither shown nor
    changed."""

    def __init__(self) -> None:
        super().__init__(say("errors-newer"), status=409)


class WrongLink(TableError):
    """A link that leads nowhere: an unknown match, or a key that belongs to no seat. Too many of
    them count as guessing."""


class StoreError(BoneAceError):
    """The store cannot be opened, read or written."""


class Conflict(StoreError):
    """Another writer has already stored an event with this number, or this action."""
