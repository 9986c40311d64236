"""What people see of a club and of its evenings."""

from __future__ import annotations

import csv
import io

from msgspec import structs

from boneace.table.clubs import absence, evenings, ratings, standing
from boneace.table.clubs.messages import (
    ClubFound,
    ClubMemberSent,
    ClubSent,
    EveningListed,
    EveningSent,
    EveningTableSent,
    PersonSent,
    RatedAt,
    RatingHistory,
    RatingSent,
    RatingsSent,
    RoundSent,
    RowSent,
    RuleSetSent,
    SeatOf,
)
from boneace.table.clubs.state import ClubState, EveningState, Rating, Round, TableOf

_Names = dict[int | None, str]
"""The names of the people of an evening, by member."""


def found(state: ClubState) -> ClubFound:
    """What a person with the link who is not a member sees."""
    hosts = [one.name for one in state.members if one.host]
    return ClubFound(state.code, state.title, hosts, len(state.members))


def club(state: ClubState, you: int, at: int) -> ClubSent:
    """The club as a member sees it at this time."""
    member = state.member(you)
    return ClubSent(
        club=state.code,
        title=state.title,
        you=you,
        host=member is not None and member.host,
        members=[ClubMemberSent(one.id, one.name, one.host, one.acting) for one in state.members],
        hosts_gone=absence.gone_since(state, you, at),
        rule_sets=[
            RuleSetSent(one.name, one.rules.game, one.rules.preset, one.rules.options)
            for one in state.rule_sets
        ],
        evenings=[
            EveningListed(one.id, one.title, one.game, one.at, one.over) for one in state.evenings
        ],
        ratings={game: _ratings(state, rated) for game, rated in state.ratings.items()},
    )


def club_for(drawn: ClubSent, state: ClubState, you: int, at: int) -> ClubSent:
    """A club that was drawn for one member, as another one sees it."""
    member = state.member(you)
    host = member is not None and member.host
    return structs.replace(drawn, you=you, host=host, hosts_gone=absence.gone_since(state, you, at))


def _ratings(state: ClubState, rated: dict[int, Rating]) -> list[RatingSent]:
    members = {one.id for one in state.members}
    shown = [
        RatingSent(member, round(one.mu, 1), round(one.sigma, 1), one.matches)
        for member, one in rated.items()
        if member in members
    ]
    return sorted(shown, key=lambda one: -one.mean)


def history(state: ClubState, game: str) -> RatingsSent:
    """The ratings of a game after every match."""
    told = [
        RatingHistory(
            member,
            known.name,
            [RatedAt(at, round(one.mu, 2), round(one.sigma, 2)) for at, one in after],
        )
        for member, after in ratings.history(state, game).items()
        if (known := state.member(member)) is not None
    ]
    return RatingsSent(state.code, game, told)


def evening(state: EveningState, club: ClubState, you: int | None) -> EveningSent:
    """An evening as a member of the club sees it; for None, as anybody with its link does."""
    plan, state = state.plan, evenings.present(state, club)
    member, members = club.member(you), {one.id for one in club.members}
    names: _Names = {one.member: one.name for one in state.people}
    return EveningSent(
        evening=state.id,
        club=state.club,
        club_title=club.title,
        you=you,
        host=member is not None and member.host,
        title=plan.title,
        at=state.at,
        closed=state.closed,
        decided=standing.decided(state),
        playing=state.playing,
        game=plan.rules.game,
        preset=plan.rules.preset,
        options=plan.rules.options,
        system=plan.system,
        partners=plan.partners,
        spare=plan.spare,
        planned=plan.rounds,
        size=plan.size,
        rated=plan.rated,
        seeded=plan.seeded,
        patience=plan.patience,
        clock=plan.clock,
        people=[
            PersonSent(one.member, one.name, one.here)
            for one in state.people
            if one.member in members
        ],
        absent=[
            PersonSent(one.id, one.name, False)
            for one in club.members
            if you is not None and one.id not in names
        ],
        rounds=[_round(names, one, told=you is not None) for one in state.rounds],
        results=results(state),
    )


def _round(names: _Names, one: Round, *, told: bool) -> RoundSent:
    return RoundSent(
        [_table(names, table, told=told) for table in one.tables],
        [names.get(member, "") for member in one.out],
        [names.get(member, "") for member in one.byes],
    )


def _table(names: _Names, table: TableOf, *, told: bool) -> EveningTableSent:
    won: list[float] | list[None] = table.won or [None] * len(table.seats)
    over = table.won is not None
    return EveningTableSent(
        table=table.code if told else None,
        state="over" if over else "playing" if table.match else "waiting",
        match=table.match if over else None,
        seats=[
            SeatOf(seat, names.get(seat), seat in table.missing and seat is not None, gain)
            for seat, gain in zip(table.seats, won, strict=True)
        ],
        corrected=table.corrected,
    )


def results(state: EveningState) -> list[RowSent]:
    """The table of results."""
    return [
        RowSent(
            rank=row.rank,
            member=row.member,
            name=row.name,
            points=round(row.points, 2),
            won=round(row.won, 2),
            played=row.played,
            sat_out=row.sat_out,
            wins=row.wins,
            here=row.here,
        )
        for row in standing.of(state)
    ]


def as_csv(state: EveningState) -> str:
    """The table of results as CSV, for spreadsheets."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["rank", "name", "points", "won", "played", "sat_out", "wins"])
    for row in results(state):
        cells = [row.rank, _as_text(row.name), row.points, row.won, row.played, row.sat_out]
        writer.writerow([*cells, row.wins])
    return out.getvalue()


def _as_text(name: str) -> str:
    """A name that no spreadsheet interprets as a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name
