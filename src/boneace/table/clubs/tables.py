"""The tables that an evening makes: tables of friends whose places and rules are set."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from msgspec.structs import replace

from boneace.languages import say
from boneace.names import USUAL, free
from boneace.table.errors import TableError
from boneace.table.friends.state import BOT, Manners, Place, TableState
from boneace.table.friends.state import Member as AtTable

if TYPE_CHECKING:
    from boneace.table.clubs.state import ClubState, EveningState, TableOf
    from boneace.table.friends.gathering import Gathering


def new(evening: EveningState, club: ClubState, table: TableOf) -> TableState:
    """A table of a round. The key of the club opens each member's place; hosts may enter all
    tables."""
    seated = [one for one in club.members if one.id in table.seats]
    hosts = [one for one in club.members if one.host and one.id not in table.seats]
    members = [AtTable(one.id, one.name, one.digest) for one in [*seated, *hosts]]
    known = {one.id for one in members}
    codes = [one.code for one in evening.rounds[-1].tables]
    host = next(one.id for one in [*seated, *hosts] if one.host)
    names = free(one.name for one in club.members)  # also of people at other tables
    places = [
        Place(member=seat) if seat in known else Place(bot=BOT, name=next(names, USUAL[at]))
        for at, seat in enumerate(table.seats)
    ]
    return TableState(
        code=table.code,
        host=host,
        members=members,
        places=places,
        rules=evening.plan.rules,
        manners=Manners(hints=False, clock=evening.plan.clock),
        next_member=club.next_member,
        club=evening.club,
        evening=evening.id,
        evening_title=evening.plan.title,
        evening_table=1 + codes.index(table.code),
        fixed=True,
    )


def with_bots(state: TableState, here: Collection[int], club: Collection[str] = ()) -> TableState:
    """Bots sit down for missing people, under names that nobody in the club has.

    Raises TableError during a match: its players have their places, whatever pages they have open.
    """
    if state.match is not None:
        raise TableError(say("friends-playing"), status=409)
    names = free(
        [*club, *(one.name for one in state.members)]
        + [place.name for place in state.places if place.name]
    )
    places = [
        Place(bot=BOT, name=next(names, USUAL[at]))
        if place.member is not None and place.member not in here
        else place
        for at, place in enumerate(state.places)
    ]
    return replace(state, places=places)


def all_here(gathering: Gathering) -> bool:
    """Whether everybody who has a place has the table open."""
    seated = _seated(gathering)
    return bool(seated) and seated <= gathering.here()


def anybody_here(gathering: Gathering) -> bool:
    """Whether anybody who has a place has the table open."""
    return bool(_seated(gathering) & gathering.here())


def _seated(gathering: Gathering) -> set[int]:
    places = gathering.state.places
    return {place.member for place in places if place.member is not None}
