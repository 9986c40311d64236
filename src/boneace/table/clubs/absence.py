"""Hosts who no longer come, and the member who takes their place meanwhile.

It is known to the day when each host was last here. If none was here for a month, anybody who was a
member then may become an acting host: one who can do everything but take the office from the hosts
there were.
"""

from __future__ import annotations

from msgspec.structs import replace

from boneace.languages import say
from boneace.table.clubs.state import ClubState, Member
from boneace.table.errors import TableError

DAY = 24 * 60 * 60_000
"""Milliseconds between two notes of the same host: a host who is here is noted once a day."""
GONE = 30 * DAY
"""Milliseconds without any host after which a member may become an acting host."""


def unseen(state: ClubState, member: int, at: int) -> bool:
    """Whether it has to be noted that this member is here."""
    return seen(state, member, at) != state


def seen(state: ClubState, member: int, at: int) -> ClubState:
    """Note that a member is here, if that is a host.

    In a club that is older than these notes, the time without hosts counts from the first visit.
    """

    def noted(one: Member) -> Member:
        here = one.id == member and at - one.seen >= DAY
        return replace(one, seen=at) if one.host and (here or not one.seen) else one

    return replace(state, members=[noted(one) for one in state.members])


def gone_since(state: ClubState, by: int, at: int) -> int | None:
    """When a host was last here, if that is so long ago that this member may take their place.

    Those who have joined since then may not: the link of a club that sleeps is no way to become its
    host.
    """
    member = state.member(by)
    if member is None or member.host:
        return None
    hosts = [one.seen for one in state.members if one.host]
    last = max(hosts)
    gone = min(hosts) > 0 and at - last >= GONE and member.joined <= last
    return last if gone else None


def take_over(state: ClubState, by: int, at: int) -> ClubState:
    """Become an acting host because no other host has been here for so long."""
    if gone_since(state, by, at) is None:
        raise TableError(say("clubs-hosts-come", days=GONE // DAY))
    members = [
        replace(one, host=True, acting=True, seen=at) if one.id == by else one
        for one in state.members
    ]
    return replace(state, members=members)


def settled(state: ClubState) -> ClubState:
    """Acting hosts are simply hosts once there are no others."""
    if any(one.host and not one.acting for one in state.members):
        return state
    return replace(state, members=[replace(one, acting=False) for one in state.members])
