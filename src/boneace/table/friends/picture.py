"""What the people at a table see of it, and the match that it asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boneace import games
from boneace.languages import say
from boneace.table.friends import rules
from boneace.table.friends.messages import (
    LineSent,
    MemberSent,
    OutcomeSent,
    PlaceSent,
    PlayedSent,
    TableFound,
    TableSent,
    TotalSent,
)
from boneace.table.play.protocol import OUTSIDE, NewMatch, SeatAsked

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from boneace.table.friends.state import Place, TableState
    from boneace.table.store.stored import Line, StoredEvent, StoredMatch

SHOWN = 20
"""The number of past matches shown."""


def of(state: TableState, here: Collection[int], watching: int, host_gone: bool) -> TableSent:
    """The table as a visitor sees it; a member sees the same, and its own id."""
    members = [
        MemberSent(one.id, one.name, state.place_of(one.id), one.id in here, one.silenced, one.bot)
        for one in state.members
    ]
    votes: dict[str, list[int]] = {}
    for member, game in state.votes.items():
        votes.setdefault(game, []).append(member)
    manners = state.manners
    return TableSent(
        table=state.code,
        you=None,
        host=state.host,
        host_gone=host_gone,
        members=members,
        places=[
            PlaceSent(place.member, place.bot, name_at(state, place)) for place in state.places
        ],
        allowed=list(rules.allowed_places(state.rules)),
        game=state.rules.game,
        preset=state.rules.preset,
        options=state.rules.options,
        wait=manners.wait,
        hints=manners.hints,
        opens=manners.opens,
        clock=manners.clock,
        away=manners.away,
        watchers=manners.watchers,
        newcomers=manners.newcomers,
        listed=manners.listed,
        bots=manners.bots,
        match=state.match,
        votes=votes,
        played=[
            PlayedSent(
                one.match,
                one.game,
                one.at,
                [OutcomeSent(won.name, won.member, won.won) for won in one.outcomes],
            )
            for one in reversed(state.played[-SHOWN:])
        ],
        totals=totals(state),
        watching=watching,
        club=state.club,
        evening=state.evening,
        evening_title=state.evening_title,
        evening_table=state.evening_table,
        fixed=state.fixed,
    )


def totals(state: TableState) -> list[TotalSent]:
    """What everybody has won here, game by game, under their present names."""
    found: dict[tuple[str, int | None, str], TotalSent] = {}
    for played in state.played:
        all_won = [outcome.won for outcome in played.outcomes]
        worst, best = min(all_won), max(all_won)
        for outcome in played.outcomes:
            member = state.member(outcome.member)
            name = outcome.name if member is None else member.name
            who = (name if member is None else "", outcome.member, played.game)
            before = found.get(who)
            found[who] = TotalSent(
                name=name,
                member=outcome.member,
                game=played.game,
                matches=1 + (before.matches if before else 0),
                first=int(outcome.won == best > worst) + (before.first if before else 0),
                won=outcome.won + (before.won if before else 0.0),
            )
    return list(found.values())


def name_at(state: TableState, place: Place) -> str | None:
    """The name of the player at a place."""
    member = state.member(place.member)
    return member.name if member is not None else place.name


def found(state: TableState) -> TableFound:
    """What a person with the link who has not joined sees."""
    host = state.member(state.host)
    people = [name_at(state, place) or "" for place in state.places if place.member is not None]
    return TableFound(
        table=state.code,
        host=host.name if host is not None else "",
        evening_title=state.evening_title,
        evening_table=state.evening_table,
        game=state.rules.game,
        preset=state.rules.preset,
        places=len(state.places),
        free=sum(place.free for place in state.places),
        people=people,
        playing=state.match is not None,
        newcomers=state.manners.newcomers,
    )


def line(state: TableState, said: Line) -> LineSent:
    """A line of chat, with its speaker."""
    member = state.member(said.member)
    name = member.name if member is not None else say("friends-somebody")
    return LineSent(said.number, said.member, name, said.text, said.phrase, said.at)


def match_of(state: TableState) -> NewMatch:
    """The match that a table asks for when all its places are taken."""
    seats = [
        SeatAsked(_kind_at(state, place), name_at(state, place) or "") for place in state.places
    ]
    cut = games.declaration(state.rules.game).cut is not None
    return NewMatch(
        game=state.rules.game,
        seats=seats,
        preset=state.rules.preset,
        options=dict(state.rules.options),
        dealer="cut" if cut else state.dealer,
        wait=state.manners.wait,
        hints=state.manners.hints,
        opens=state.manners.opens,
        clock=state.manners.clock,
        away=state.manners.away,
    )


def _kind_at(state: TableState, place: Place) -> str:
    member = state.member(place.member)
    if member is None:
        return str(place.bot)
    return OUTSIDE if member.bot else "human"


def digests(state: TableState) -> dict[int, bytes]:
    """The digests of the keys of the seated people, by seat."""
    found = {}
    for at, place in enumerate(state.places):
        member = state.member(place.member)
        if member is not None:
            found[at] = bytes.fromhex(member.digest)
    return found


def returns(stored: StoredMatch, events: Sequence[StoredEvent]) -> list[float]:
    """What each seat won in a finished match. It takes a moment: call it in a thread."""
    from boneace.table.play.fold import fold

    return [float(won) for won in fold(stored, events).returns()]
