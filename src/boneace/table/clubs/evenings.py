"""The actions at an evening, as functions from one state to the next."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from boneace import games
from boneace.errors import OptionError
from boneace.languages import say
from boneace.table.clubs import draw, standing
from boneace.table.clubs.rules import must_host, titled
from boneace.table.clubs.state import EveningState, Person, Plan, TableOf
from boneace.table.errors import TableError
from boneace.table.friends.rules import checked

if TYPE_CHECKING:
    from boneace.table.clubs.state import ClubState
    from boneace.table.friends.state import Played, Rules

FEWEST = 2
MOST_WON = 1e9
"""The largest result that a host may enter."""


def checked_plan(plan: Plan) -> Plan:
    """A plan, checked for consistency. Raises TableError with the place of a mistake."""
    asked = checked(plan.rules)
    declaration = games.declaration(asked.rules.game)
    try:
        declaration.check_seats(
            plan.size, declaration.resolve(asked.rules.preset, asked.rules.options)
        )
    except OptionError as error:
        raise TableError(str(error), "size") from None
    sides = has_sides(asked.rules, plan.size)
    if sides != (plan.partners is not None):
        raise TableError(say("clubs-partners-must" if sides else "clubs-no-partners"), "partners")
    if plan.system == "knock-out" and plan.partners == "round":
        raise TableError(say("clubs-partners-stay"), "partners")
    return replace(plan, rules=asked.rules, title=titled(plan.title))


def has_sides(rules: Rules, seats: int) -> bool:
    """Whether there are partners at a table of this size under these rules."""
    declaration = games.declaration(rules.game)
    return declaration.in_pairs(declaration.resolve(rules.preset, rules.options), seats)


# -- participants ----------------------------------------------------------------------------------


def check_in(
    state: EveningState, club: ClubState, by: int, member: int, here: bool
) -> EveningState:
    """A member takes part, or leaves, from the next round on; hosts may do this for others."""
    _must_be_open(state)
    if by != member:
        must_host(club, by)
    known = club.member(member)
    person = state.person(member)
    if known is None and (person is None or here):
        raise TableError(say("clubs-no-member"), "member")
    if person is not None:
        told = replace(person, here=here, name=known.name if known else person.name)
        return replace(state, people=[told if one == person else one for one in state.people])
    if known is None or not here:
        return state
    return replace(state, people=[*state.people, Person(member, known.name)])


def present(state: EveningState, club: ClubState) -> EveningState:
    """The evening with the club as it is now: those who have left the club are not here."""
    members = {one.id for one in club.members}
    gone = [one for one in state.people if one.here and one.member not in members]
    if not gone:
        return state
    people = [replace(one, here=False) if one in gone else one for one in state.people]
    return replace(state, people=people)


# -- rounds ----------------------------------------------------------------------------------------


def next_round(
    state: EveningState,
    club: ClubState,
    by: int,
    code: draw.NewCode,
    at: int,
) -> EveningState:
    """Draw the next round. Raises TableError while a round is being played, and after the last
    one."""
    must_host(club, by)
    _must_be_open(state)
    state = present(state, club)
    if state.playing:
        raise TableError(say("clubs-playing"), status=409)
    if standing.decided(state):
        raise TableError(say("clubs-no-more-rounds"), status=409)
    if sum(one.here for one in state.people) < FEWEST:
        raise TableError(say("clubs-too-few"))
    ratings = club.ratings.get(state.plan.rules.game, {})
    strength = {member: one.mu - 3 * one.sigma for member, one in ratings.items()}
    return draw.draw(state, checked(state.plan.rules).allowed, strength, code, at)


def finished(state: EveningState, code: str, played: Played) -> EveningState:
    """A match of the evening is over; a result that a host has already entered stays."""
    table = table_at(state, code)
    if table.won is not None or len(played.outcomes) != len(table.seats):
        return state
    missing = [
        seat
        for at, (seat, outcome) in enumerate(zip(table.seats, played.outcomes, strict=True))
        if seat is not None and (outcome.member is None or at in played.left)
    ]
    won, helped = [outcome.won for outcome in played.outcomes], bool(played.helped)
    new = replace(table, match=played.match, won=won, missing=missing, helped=helped)
    return _with_table(state, new)


def begun(state: EveningState, code: str, match: str) -> EveningState:
    """The match of a table has begun."""
    table = table_at(state, code)
    return state if table.match else _with_table(state, replace(table, match=match))


def correct(
    state: EveningState, club: ClubState, by: int, code: str, won: Sequence[float]
) -> EveningState:
    """A host enters the result of a table; everybody sees the host's name beside it."""
    host = must_host(club, by)
    table = table_at(state, code)
    if len(won) != len(table.seats) or not all(
        math.isfinite(one) and abs(one) <= MOST_WON for one in won
    ):
        raise TableError(say("clubs-result", seats=len(table.seats)), "won")
    if state.plan.system == "knock-out" and table not in state.rounds[-1].tables:
        raise TableError(say("clubs-too-late"), status=409)
    # a match that was not over then is not rated: nobody knows who played it to its end
    helped = table.helped or table.won is None
    return _with_table(state, replace(table, won=list(won), corrected=host.name, helped=helped))


def close(state: EveningState, club: ClubState, by: int, at: int) -> EveningState:
    """The evening is over. Tables without a result are left out."""
    must_host(club, by)
    _must_be_open(state)
    return replace(state, closed=at)


def rename(state: EveningState, club: ClubState, by: int, title: str) -> EveningState:
    """Give the evening another name."""
    must_host(club, by)
    return replace(state, plan=replace(state.plan, title=titled(title)))


def table_at(state: EveningState, code: str) -> TableOf:
    """A table of the evening by its code."""
    for one in reversed(state.rounds):
        for table in one.tables:
            if table.code == code:
                return table
    raise TableError(say("clubs-no-table"), "table", 404)


def _with_table(state: EveningState, new: TableOf) -> EveningState:
    rounds = [
        replace(one, tables=[new if table.code == new.code else table for table in one.tables])
        for one in state.rounds
    ]
    return replace(state, rounds=rounds)


def _must_be_open(state: EveningState) -> None:
    if state.closed is not None:
        raise TableError(say("clubs-closed"), status=409)
