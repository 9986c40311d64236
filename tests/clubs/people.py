"""A club and an evening without a server."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from boneace.table.clubs import evenings
from boneace.table.clubs.state import ClubState, EveningState, Member, Person, Plan, TableOf
from boneace.table.friends.state import Outcome, Played, Rules


def club_of(many: int) -> ClubState:
    members = [Member(at, f"P{at}", "00", host=at == 0) for at in range(many)]
    return ClubState("club", "Club", members, many)


def evening_of(many: int, game: str = "stop-the-bus", lot: int = 1, **plan: Any) -> EveningState:
    said: dict[str, Any] = {"system": "everybody", "rounds": 5, "size": 4, **plan}
    checked = evenings.checked_plan(Plan("Evening", Rules(game), **said))
    people = [Person(at, f"P{at}") for at in range(many)]
    return EveningState("evening", "club", checked, 0, lot, people)


def drawn(state: EveningState) -> EveningState:
    codes = itertools.count(1000 * len(state.rounds))
    club = club_of(len(state.people))
    return evenings.next_round(state, club, 0, lambda: f"t{next(codes)}", len(state.rounds))


def played(
    state: EveningState, won: Callable[[TableOf], Sequence[float]] | None = None
) -> EveningState:
    """The last round with a result at every table: the smaller id wins unless `won` says more.

    Partners win together; bots lose.
    """
    for table in state.rounds[-1].tables:
        ids = [1000 if one is None else one for one in table.seats]
        if state.plan.partners:
            ids = [min(ids[at], ids[at - 2]) for at in range(4)]
        gains = won(table) if won else [-float(one) for one in ids]
        outcomes = [Outcome("", seat, gain) for seat, gain in zip(table.seats, gains, strict=True)]
        state = evenings.finished(state, table.code, Played("m", "g", 0, outcomes))
    return state


def without(state: EveningState, member: int) -> EveningState:
    people = [replace(one, here=one.here and one.member != member) for one in state.people]
    return replace(state, people=people)
