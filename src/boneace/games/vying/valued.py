"""The values of the moves of a round of vying to a seat, if the others play its solution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from boneace.games.vying.betting import Bets, Floats
from boneace.games.vying.people import shares_of
from boneace.games.vying.rules import DROP, amount_of
from boneace.games.vying.solved import Asked, Round, asked, looked, shares_at
from boneace.games.vying.stakes import Terms, worths


class MoveWorth(NamedTuple):
    """A move, by its number."""

    move: int
    chips: float
    """The gain in the round, from before anybody staked."""
    chance: float | None
    """The chance of having most at the end of the match; None if it has no end."""
    mix: float | None
    """How often the solution makes it; None for an amount that it does not consider."""


class Valued(NamedTuple):
    """The moves of a seat, and the likely hands of the others in the round."""

    moves: list[MoveWorth]
    others: dict[int, Floats]
    """By seat: the chances of the classes of hands, from the poorest."""


def prepare(game: str) -> None:
    """Load the compiled functions, or compile them."""
    bets, even = Bets(2, 2, ((1,),)), (0.5, 0.5)
    found = Asked((0, 1), bets, Terms(2), 0, True, (even, even), None, (shares_of(2),) * 2)
    sums = found.averages(game)
    _looked(game, found, sums, worths(found.known, 2.0, Terms(2), None), 0, 0)


def valued(
    table: Round, chances: Sequence[Floats], mine: int, legal: Sequence[int]
) -> Valued | None:
    """The legal moves of a seat whose hand is of the class `mine`.

    Amounts that the solution does not consider are interpolated between those that it does. None if
    the tree does not have the place, or nothing to compare a raise with.
    """
    found = asked(table, chances, alike=1.0)
    amounts = found.known.amounts[found.place]
    if not found.exact or (max(amounts) <= 0 and any(_amount(move) > 0 for move in legal)):
        return None
    sums = found.averages(table.game)
    me, dead = found.order.index(table.seat), float(found.bets.pot)
    ends = worths(found.known, dead, found.terms, None)
    reach, chips = _looked(table.game, found, sums, ends, me, mine)
    if not reach.sum(1).all():
        return None
    won = None
    if found.stands is not None:
        ends = worths(found.known, dead, found.terms, found.stands, 0.0)
        won = _looked(table.game, found, sums, ends, me, mine)[1]
    mix = shares_at(amounts, sums[found.place][:, mine]).tolist()
    moves = []
    for move in legal:
        amount = _amount(move)
        chance = None if won is None else _between(amounts, won, amount)
        made = mix[amounts.index(amount)] if amount in amounts else None
        moves.append(MoveWorth(move, _between(amounts, chips, amount), chance, made))
    others = {
        seat: reach[n] / reach[n].sum() for n, seat in enumerate(found.order) if seat != table.seat
    }
    return Valued(moves, others)


def _amount(move: int) -> int:
    """The amount by which a move goes up: 0 to stay, -1 to drop."""
    return -1 if move == DROP else int(amount_of(move))


def _between(amounts: Sequence[int], worth: Floats, amount: int) -> float:
    """The value of an action; amounts between two others are interpolated by their logarithm."""
    if amount in amounts:
        return float(worth[amounts.index(amount)])
    ups = [n for n, known in enumerate(amounts) if known > 0]
    return float(np.interp(np.log(amount), np.log([amounts[n] for n in ups]), worth[ups]))


def _looked(
    game: str, found: Asked, sums: Floats, ends: Floats, me: int, mine: int
) -> tuple[Floats, Floats]:
    """The reach of the present place, by player and class, and the value of each action there to
    one player's class. Everybody is assumed to play the solution, none to be of a known kind."""
    known = found.known
    reach, worth = looked(game, found, sums, ends)
    here = reach[found.place]
    others = np.prod([row.sum() for n, row in enumerate(here) if n != me])
    children = known.children[found.place][: known.many[found.place]]
    with np.errstate(invalid="ignore", divide="ignore"):
        return here, worth[children, me, mine] / others
