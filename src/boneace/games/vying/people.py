"""How people vie who do not mix their play as a solution would: a few typical kinds of players.

A solution is made against them as well as against itself: against only its own kind it would win
little from anybody's errors. Kinds are mixed by player, not by move: a player who has raised twice
with any hand is soon recognised.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, hypot, sqrt

import numpy as np

from boneace.games.vying.betting import ACTIONS, Floats, Place, Tree

Shares = tuple[float, ...]
"""The share of players of each kind, in the order of their names below."""
OF_TWO: Shares = (0.04, 0.005, 0.01, 0.005, 0.02, 0.0, 0.08)
"""The shares with two players. The more of them are known kinds, the more a best reply can win from
the result (`python -m benchmarks kinds`), so they are few. The others play the solution."""
OF_MORE: Shares = (0.05, 0.01, 0.027, 0.005, 0.013, 0.003, 0.05)
"""The shares with more players. When half were of known kinds, most of whom bet only with good
hands, the others dropped so often that betting with nothing won chips from them."""
KINDS = ("plain", "bluffs", "calls", "raises", "waits", "anyhow", "tight")
PLAIN, BLUFFS, CALLS, RAISES, WAITS, ANYHOW, TIGHT = range(len(KINDS))
POOR = 0.4
"""A hand with a smaller chance than this may be a bluff."""
SURE = 0.78
"""The chance with which tight players bet and stay."""
ONCE, CALM, WILD = 0.3, 0.2, 1.3
"""The standard deviation of what some deals change for a seat, in parts of the most that a round
can cost without players who raise with anything. For the others: ONCE, and CALM for every deal, as
they sometimes lose as much as they can; for those who do: WILD for every deal."""
BELIEVED = 0.5
"""The largest share of players who raise with anything: more would be believed of somebody who has
only had luck, or who changes."""


def shares_of(players: int) -> Shares:
    """The share of each kind, with this many players."""
    return OF_TWO if players == 2 else OF_MORE


def by_changes(shares: Shares, changes: Sequence[float], deals: int) -> tuple[Shares, ...]:
    """The shares for each player, by what this many deals have changed.

    `changes` are in parts of the most that a round can cost among players who do not raise with
    anything. Two who do win and lose many times as much, from each other.
    """
    found = []
    for change in changes:
        raises = shares[RAISES]
        if deals and raises:
            calm, wild = hypot(ONCE, CALM * sqrt(deals)), WILD * sqrt(deals)
            told = min(20.0, change**2 * (1 / calm**2 - 1 / wild**2) / 2)
            odds = raises / (1 - raises) * calm / wild * exp(told)
            raises = max(raises, min(BELIEVED, round(odds / (1 + odds), 2)))
        found.append(with_raises(shares, raises))
    return tuple(found)


def with_raises(shares: Shares, raises: float) -> Shares:
    """The shares, if so many raise with anything: the other kinds become as much fewer."""
    if raises == shares[RAISES]:
        return shares
    rest = (1 - raises) / (1 - shares[RAISES])
    return tuple(raises if n == RAISES else rest * share for n, share in enumerate(shares))


def reached(
    known: Tree, chances: Floats, pot: float, shares: Shares | tuple[Shares, ...]
) -> Floats:
    """How often the others get to a place with such hands, by place, player and class.

    `shares` are the same for all players, or those of each.
    """
    places, (players, classes) = len(known.places), chances.shape
    found = np.zeros((places, players, classes))
    below = np.cumsum(chances, 1) - chances / 2
    of_each: Floats = np.broadcast_to(np.array(shares), (players, len(KINDS)))
    for number, share in enumerate(of_each.T):
        if not share.any():
            continue
        reach = np.zeros_like(found)
        reach[0] = share[:, None] * chances
        if number == BLUFFS:
            reach[0] *= below ** (players - 1) < POOR
        for at, place in enumerate(known.places):
            if known.actor[at] < 0:
                continue
            turn, many = place.turn, int(known.many[at])
            hopes = below[turn] ** (place.vying.bit_count() - 1)
            plays = plays_of(number, place, known.amounts[at], hopes, pot)
            for action in range(many):
                child = known.children[at, action]
                reach[child] = reach[at]
                reach[child, turn] *= plays[action]
        found += reach
    return found


def plays_of(kind: int, place: Place, amounts: list[int], hopes: Floats, pot: float) -> Floats:
    """How often a kind takes each action, by class; `hopes` is the chance that a class is best."""
    plays = np.zeros((ACTIONS, len(hopes)))
    stays, ups = amounts.index(0), [n for n, amount in enumerate(amounts) if amount > 0]
    cost = place.asked - place.staked[place.turn]
    price = cost / max(1.0, pot + sum(place.staked) + cost)
    if kind == ANYHOW:
        plays[: len(amounts)] = 1.0 / len(amounts)
    elif kind == RAISES and ups:
        plays[ups[-1]] = 1.0
    elif kind in (CALLS, RAISES):
        plays[stays] = 1.0
    elif kind == WAITS:
        _waits(plays, hopes, price, stays, ups)
    else:
        seen = np.full_like(hopes, 0.95) if kind == BLUFFS else hopes
        asked = place.asked / max(1.0, pot / len(place.staked))
        if kind == TIGHT:
            _only_good(plays, hopes, price, asked, stays, ups)
        else:
            _by_worth(plays, seen, price, asked, stays, ups)
    return plays


def _waits(plays: Floats, hopes: Floats, price: float, stays: int, ups: list[int]) -> None:
    """Never bet first, but raise a bet by as much as possible with a very good hand."""
    if not stays:
        plays[stays] = 1.0
        return
    raised = _soft(hopes - 0.85, 0.02) if ups else np.zeros_like(hopes)
    keeps = _soft(hopes - price, 0.05)
    if ups:
        plays[ups[-1]] = raised
    plays[stays] = (1.0 - raised) * keeps
    plays[0] = (1.0 - raised) * (1.0 - keeps)


def _only_good(
    plays: Floats, hopes: Floats, price: float, asked: float, stays: int, ups: list[int]
) -> None:
    """Bet and stay with good hands only, and raise with the best: never a bluff."""
    good = _soft(hopes - SURE, 0.02)
    raised = np.zeros_like(hopes)
    if ups:
        worth = _soft(3.0 - asked * (1.0 - hopes), 0.7)
        raised = _soft(hopes - 0.9, 0.02) * worth if stays else good
        plays[ups[len(ups) // 2]] = raised
    keeps = np.ones_like(hopes)
    if stays:
        keeps = np.maximum(good, _soft(hopes - 0.5, 0.05) if price <= 0.25 else 0.0)
        keeps = np.where(asked * (1.0 - hopes) > 4.0, 0.0, keeps)
    plays[stays] += (1.0 - raised) * keeps
    if stays:
        plays[0] += (1.0 - raised) * (1.0 - keeps)


def _by_worth(
    plays: Floats, hopes: Floats, price: float, asked: float, stays: int, ups: list[int]
) -> None:
    """Bet the value of a hand, and see if the price is right, whatever the others have shown.

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
