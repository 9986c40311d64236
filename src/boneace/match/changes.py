"""The differences between a view and the view before."""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import TYPE_CHECKING, Any

from msgspec import UNSET
from msgspec.structs import astuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boneace.games.sent import Change, Seat, TableView


def change(before: TableView, after: TableView) -> Change:
    """The fields of a view that differ from the view before, and the seats that differ."""
    names = compress(after.__struct_fields__, map(ne, astuple(before), astuple(after)))
    found = {name: getattr(after, name) for name in names}
    if "seats" in found:
        seats: Sequence[Seat] = after.seats
        differ = compress(range(len(seats)), map(ne, before.seats, seats))
        found["seats"] = {at: seats[at] for at in differ}
    return found


def whole(view: TableView) -> Change:
    """All fields of a view, as a change from nothing; `last` only if it is set."""
    return {
        name: has for name in view.__struct_fields__ if (has := getattr(view, name)) is not UNSET
    }


def merged(before: dict[str, Any], new: Change) -> dict[str, Any]:
    """The view after a change, where both were read from JSON; the page does the same."""
    seats = new.get("seats", {})
    if isinstance(seats, dict):
        seats = [seats.get(str(at), seat) for at, seat in enumerate(before["seats"])]
    return before | {"legal": [], "closed": []} | new | {"seats": seats}


def followed(view: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The view of a client that follows a match, after one more message of the table."""
    if message["type"] == "events":
        for event in message["events"]:
            view = merged(view, event.get("after", {}))
    return dict(message.get("view", view))
