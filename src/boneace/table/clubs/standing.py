"""The results table of an evening, and who goes on in a knock-out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from boneace.table.clubs.seating.past import Unit, people
from boneace.table.clubs.state import EveningState, Person, Round, TableOf, in_sides

FOR_NOTHING = 0.5
"""The points of a round for people who sit out and have not played yet."""


class Row(Struct, frozen=True):
    """A line of the table of results."""

    rank: int
    member: int
    name: str
    points: float
    won: float
    """The sum of the payments in the games; it breaks ties of points."""
    played: int
    sat_out: int
    """Rounds without a table: each is worth the average of the rounds played, once it is over."""
    wins: int
    here: bool


def of(state: EveningState) -> list[Row]:
    """All participants, the best first. Those with the same points and gains are level."""
    through: list[set[int]] = []
    if state.plan.system == "knock-out":  # once for everybody: it takes a while
        through = [set(people(_through(state, number))) for number in range(len(state.rounds))]
    played: dict[int, list[TableOf]] = {one.member: [] for one in state.people}
    for table in (table for one in state.rounds for table in one.tables if table.won is not None):
        for member in people([tuple(table.seats)]):
            played[member].append(table)
    found = [_row(state, one, played[one.member], through) for one in state.people]
    found.sort(key=lambda row: (-row.points, -row.won, row.name.casefold()))
    ranked: list[Row] = []
    for at, row in enumerate(found):
        level = at > 0 and (row.points, row.won) == (ranked[-1].points, ranked[-1].won)
        ranked.append(replace(row, rank=ranked[-1].rank if level else at + 1))
    return ranked


def _row(
    state: EveningState,
    person: Person,
    played: Sequence[TableOf],
    through: Sequence[Collection[int]],
) -> Row:
    """The line of a person who has played at these tables; `through` are those who went on after
    each round of a knock-out."""
    member = person.member
    points, won, out, out_of_over, wins = 0.0, 0.0, 0, 0, 0
    paired = state.plan.partners is not None
    knock_out = state.plan.system == "knock-out"
    for number, one in enumerate(state.rounds):
        if member in one.out:
            out += 1
            out_of_over += all(table.won is not None for table in one.tables)
        if knock_out:
            points += member in through[number]
    for table in played:
        if member in table.missing:
            continue
        assert table.won is not None
        share = _share(table, member, paired)
        wins += share == 1
        won += table.won[table.seats.index(member)]
        points += 0 if knock_out else share
    many = len(played)
    if not knock_out:
        points += out_of_over * (points / many if many else FOR_NOTHING)
    # rounded, or sums of thirds would separate equal players
    return Row(
        0, member, person.name, round(points, 6), round(won, 6), many, out, wins, person.here
    )


def _share(table: TableOf, member: int, paired: bool) -> float:
    """The share of the other sides that a side has beaten; a draw counts half."""
    sides = in_sides(table.seats, paired)
    gains = gains_of(table, paired)
    own = next(at for at, side in enumerate(sides) if member in side)
    others = [gain for at, gain in enumerate(gains) if at != own]
    beaten = (
        sum(gains[own] > gain for gain in others) + sum(gains[own] == gain for gain in others) / 2
    )
    return beaten / len(others)


def gains_of(table: TableOf, paired: bool) -> list[float]:
    """What each side of a table has won; partners win together."""
    assert table.won is not None
    if not paired:
        return table.won
    half = len(table.won) // 2
    return [table.won[at] + table.won[at + half] for at in range(half)]


# -- knock-outs ------------------------------------------------------------------------------------


def gone_on(state: EveningState) -> list[Unit]:
    """The units that are still in after the last round."""
    return _through(state, len(state.rounds) - 1)


def decided(state: EveningState) -> bool:
    """Whether everything has been played: all rounds, or a knock-out up to its winner."""
    if state.plan.system == "knock-out":
        return bool(state.rounds) and not state.playing and len(gone_on(state)) < 2
    return len(state.rounds) >= state.plan.rounds


def _through(state: EveningState, number: int) -> list[Unit]:
    one = state.rounds[number]
    final = len(one.tables) == 1 and not one.byes
    found = [unit for table in one.tables for unit in _winners(state, table, final)]
    return found + _byes(state, one)


def _byes(state: EveningState, one: Round) -> list[Unit]:
    if state.plan.partners is None:
        return [(member,) for member in one.byes]
    return [tuple(pair) for pair in state.pairs if set(people([tuple(pair)])) & set(one.byes)]


def _winners(state: EveningState, table: TableOf, final: bool) -> Sequence[Unit]:
    """The first half of a table, or only the winner; a tie is decided at random. No bot goes on."""
    if table.won is None:
        return []
    paired = state.plan.partners is not None
    units = [tuple(side) for side in in_sides(table.seats, paired)]
    gains = gains_of(table, paired)
    many = 1 if final else (len(units) + 1) // 2

    def key(at: int) -> tuple[bool, float, float]:
        absent = set(people([units[at]])) <= set(table.missing)
        return (absent, -gains[at], by_lot(state, units[at]))

    order = sorted(range(len(units)), key=key)
    return [units[at] for at in order if people([units[at]])][:many]


def by_lot(state: EveningState, unit: Unit) -> float:
    """A random number of a unit, fixed for the evening."""
    return Random(f"{state.lot}/{sorted(people([unit]))}").random()
