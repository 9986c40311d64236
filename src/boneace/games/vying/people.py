"""How people vie who do not balance: a few kinds of players, known at every table.

A solution is made against them as well as against itself: against its own kind alone it would win
little from anybody's errors. Kinds are mixed by player, not by move: who has raised twice with any
hand is soon known.
"""

from __future__ import annotations

import numpy as np

from boneace.games.vying.betting import ACTIONS, Floats, Place, Tree

#: How many of the players are of each kind; the others play as the solution does.
PLAIN, BLUFFS, CALLS, RAISES, WAITS, ANYHOW, TIGHT = 0.20, 0.04, 0.08, 0.05, 0.05, 0.04, 0.12
POOR = 0.4
"""A hand with less hope may be a bluff."""
SURE = 0.78
"""The hope with which the tight ones bet and stay."""


def reached(known: Tree, chances: Floats, pot: float) -> Floats:
    """By place, player and class: how often those who do not balance come there with such hands."""
    places, (players, classes) = len(known.places), chances.shape
    found = np.zeros((places, players, classes))
    below = np.cumsum(chances, 1) - chances / 2
    kinds = (PLAIN, BLUFFS, CALLS, RAISES, WAITS, ANYHOW, TIGHT)
    for number, share in enumerate(kinds):
        reach = np.zeros_like(found)
        reach[0] = share * chances
        if number == 1:
            reach[0] *= below ** (players - 1) < POOR
        for at, place in enumerate(known.places):
            if known.actor[at] < 0:
                continue
            turn, many = place.turn, int(known.many[at])
            hopes = below[turn] ** (place.vying.bit_count() - 1)
            plays = _plays(number, place, known.amounts[at], hopes, pot)
            for action in range(many):
                child = known.children[at, action]
                reach[child] = reach[at]
                reach[child, turn] *= plays[action]
        found += reach
    return found


def _plays(kind: int, place: Place, amounts: list[int], hopes: Floats, pot: float) -> Floats:
    """How often a kind does each thing, by class; `hopes` is the chance that a class is best."""
    plays = np.zeros((ACTIONS, len(hopes)))
    stays, ups = amounts.index(0), [n for n, amount in enumerate(amounts) if amount > 0]
    cost = place.asked - place.staked[place.turn]
    if kind == 5:
        plays[: len(amounts)] = 1.0 / len(amounts)
    elif kind == 3 and ups:
        plays[ups[-1]] = 1.0
    elif kind in (2, 3):
        plays[stays] = 1.0
    elif kind == 4:
        keeps = np.where(hopes > 0.9, 1.0, 0.0) if stays else np.ones_like(hopes)
        plays[stays] = keeps
        plays[0] += 1.0 - keeps
    else:
        seen = np.full_like(hopes, 0.95) if kind == 1 else hopes
        price = cost / max(1.0, pot + sum(place.staked) + cost)
        if kind == 6:  # as if all chances were half as good
            seen = np.maximum(0.0, (hopes - SURE) / (1.0 - SURE)) / 2 + np.where(
                hopes > SURE, 0.5, 0
            )
        _by_worth(plays, seen, price, place.asked / max(1.0, pot / len(place.staked)), stays, ups)
    return plays


def _by_worth(
    plays: Floats, hopes: Floats, price: float, asked: float, stays: int, ups: list[int]
) -> None:
    """Bet what a hand is worth, and see where the price is right, whatever the others have shown.

    `asked` is in units of the first stake.
    """
    raised = np.zeros_like(hopes)
    if ups:
        least = 0.85 if stays else 0.62
        raised = _soft(hopes - least, 0.05) * _soft(3.0 - asked * (1.0 - hopes), 0.7)
        wanted = np.clip((hopes - 0.6) / 0.4, 0.0, 1.0) * (len(ups) - 1)
        weights = np.array([np.exp(-2.0 * abs(wanted - n)) for n in range(len(ups))])
        for number, action in enumerate(ups):
            plays[action] = raised * weights[number] / weights.sum(0)
    keeps = _soft(hopes - price, 0.05) if stays else np.ones_like(hopes)
    plays[stays] += (1.0 - raised) * keeps
    if stays:
        plays[0] += (1.0 - raised) * (1.0 - keeps)


def _soft(excess: Floats, width: float) -> Floats:
    found: Floats = 1.0 / (1.0 + np.exp(np.clip(-excess / width, -30.0, 30.0)))
    return found
