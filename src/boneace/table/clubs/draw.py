"""The next round of an evening: who plays at which table, who sits out, who goes on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random

from msgspec.structs import replace

from boneace.table.clubs import standing
from boneace.table.clubs.seating import mixing, partners, places, results
from boneace.table.clubs.seating.past import Past, Unit, people
from boneace.table.clubs.seating.sizes import sizes
from boneace.table.clubs.state import EveningState, Round, TableOf, in_sides

NewCode = Callable[[], str]
Strength = Mapping[int, float]
"""The rating of each member; empty if nobody has one."""


def past_of(state: EveningState) -> Past:
    """The results of the rounds so far."""
    past = Past()
    for one in state.rounds:
        past.out.update(one.out)
        for table in one.tables:
            sides = in_sides(table.seats, state.plan.partners is not None)
            past.add([tuple(side) for side in sides], table.seats)
    return past


def draw(
    state: EveningState, allowed: Collection[int], strength: Strength, code: NewCode, at: int
) -> EveningState:
    """The evening with its next round. `allowed` are the numbers of seats that the rules allow."""
    past = past_of(state)
    lot = Random(f"{state.lot}/{len(state.rounds)}")
    state, units, out = _units(state, past, lot)
    if state.plan.partners is not None:
        allowed = [many // 2 for many in allowed if many % 2 == 0]
    wanted = state.plan.size if state.plan.partners is None else state.plan.size // 2
    byes: list[Unit] = []
    if state.plan.system == "knock-out":
        tables, byes = _knock_out(state, units, allowed, wanted, strength)
    else:
        units, spare = _fitting(state, units, allowed, wanted, past, lot)
        out += people(spare)
        made, over = sizes(len(units), allowed, wanted)
        if state.plan.system == "everybody":
            if over:
                units, made = [*units, mixing.NOBODY], [*made, 2]
            tables = mixing.mixed(units, made, past, lot)
            out += people(one for table in tables if mixing.NOBODY in table for one in table)
            tables = [table for table in tables if mixing.NOBODY not in table]
        else:
            tables = results.by_results(_ranked(state, units, strength), made, past)
    seated = [TableOf(code(), places.seated(table, past, lot)) for table in tables]
    new = Round(at, seated, sorted(out), sorted(people(byes)))
    return replace(state, rounds=[*state.rounds, new])


# -- units: people who play together ---------------------------------------------------------------


def _units(
    state: EveningState, past: Past, lot: Random
) -> tuple[EveningState, list[Unit], list[int]]:
    """The people present, as units; and those who sit out because they have no partner."""
    here = [one.member for one in state.people if one.here]
    plan = state.plan
    if plan.system == "knock-out" and state.rounds:
        return state, _still_in(state, here), []
    if plan.partners is None:
        return state, [(one,) for one in here], []
    kept: list[Unit] = []
    if plan.partners == "evening":
        kept = [tuple(one) for one in state.pairs if all(who in here for who in one)]
    single = [one for one in here if one not in people(kept)]
    out: list[int] = []
    lent: list[Unit] = []
    if len(single) % 2 and plan.spare == "out":
        odd = _odd_one(here, single, past, lot)
        out = [odd]
        if odd in single:
            single.remove(odd)
        else:  # the partner plays this round with another single player
            parted = next(one for one in kept if odd in one)
            lent, kept = [parted], [one for one in kept if one != parted]
            single += [one for one in parted if one is not None and one != odd]
    new = partners.paired(single, past, lot)
    lasting = [*kept, *lent, *(one for one in new if not {*one} & {*people(lent)})]
    pairs = [list(unit) for unit in lasting] if plan.partners == "evening" else []
    return replace(state, pairs=pairs), [*kept, *new], out


def _odd_one(here: Sequence[int], single: Sequence[int], past: Past, lot: Random) -> int:
    """The unit that sits out: one of those who have done so least, preferably without a partner."""
    least = min(past.outs((one,)) for one in here)
    single = [one for one in single if past.outs((one,)) == least]
    [(odd,)] = mixing.who_sits_out([(one,) for one in single or here], 1, past, lot)
    assert odd is not None
    return odd


def _still_in(state: EveningState, here: Collection[int]) -> list[Unit]:
    """The units still in a knock-out and present. A player whose partner left plays with a bot."""
    gone_on = standing.gone_on(state)
    units = [tuple(one if one in here else None for one in unit) for unit in gone_on]
    return [unit for unit in units if people([unit])]


def _fitting(
    state: EveningState,
    units: list[Unit],
    allowed: Collection[int],
    wanted: int,
    past: Past,
    lot: Random,
) -> tuple[list[Unit], list[Unit]]:
    """The units that play, with bots if the host wants them, and those who sit out."""
    _, over = sizes(len(units), allowed, wanted)
    if not over:
        return units, []
    if state.plan.spare == "bot" or over == len(units):
        return units + _bots(len(units), allowed, wanted, state), []
    if state.plan.system == "everybody" and set(allowed) == {2}:
        return units, []  # with the circle method all sit out in turn
    spare = mixing.who_sits_out(units, over, past, lot)
    return [unit for unit in units if unit not in spare], spare


def _bots(units: int, allowed: Collection[int], wanted: int, state: EveningState) -> list[Unit]:
    """The fewest units of bots that fill the tables."""
    bot: Unit = (None,) if state.plan.partners is None else (None, None)
    many = next(more for more in range(1, 100) if not sizes(units + more, allowed, wanted)[1])
    return [bot] * many


# -- in which order --------------------------------------------------------------------------------


def _ranked(state: EveningState, units: Sequence[Unit], strength: Strength) -> list[Unit]:
    """The best first: by the results, or before the first round by rating or at random."""
    seeds = seeded(state, units, strength)
    if not state.rounds:
        return seeds
    rank = {row.member: row.rank for row in standing.of(state)}
    last = len(rank) + 1
    return sorted(seeds, key=lambda unit: min((rank[one] for one in people([unit])), default=last))


def seeded(state: EveningState, units: Sequence[Unit], strength: Strength) -> list[Unit]:
    """The strongest first if the host wants that, otherwise in random order."""

    def key(unit: Unit) -> tuple[float, float]:
        rating = sum(strength.get(one, 0.0) for one in people([unit]))
        return (-rating if state.plan.seeded else 0.0, standing.by_lot(state, unit))

    return sorted(units, key=key)


def _knock_out(
    state: EveningState,
    units: list[Unit],
    allowed: Collection[int],
    wanted: int,
    strength: Strength,
) -> tuple[mixing.Tables, list[Unit]]:
    """A round of a knock-out: its tables, and the units with a bye."""
    order = seeded(state, units, strength)
    if wanted == 2:
        return results.drawn(order, 2)
    if len(order) < min(allowed):
        order += _bots(len(order), allowed, wanted, state)
    made, over = sizes(len(order), allowed, wanted)
    return results.dealt_out(order[over:], made), order[:over]
