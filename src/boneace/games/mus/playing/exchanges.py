"""Mus and discards: the values of hands before the betting, and after an exchange."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import comb

import numpy as np

from boneace.games.mus.playing.hands import PUNTO, Floats, Hands, Whole
from boneace.games.mus.playing.lances import Pays, Score, solve
from boneace.games.mus.playing.layout import SEATS
from boneace.games.mus.playing.race import hope
from boneace.games.mus.playing.tree import Settings
from boneace.games.mus.state import CHICA, GRANDE, HAND, JUEGO, PARES

OPENINGS, LADDER = (2, 5), (2, 5, 10)
TARGET = 40
FEW = 1e-3
"""The part of all deals that is mixed into every range, so that no hand is impossible."""

CHOOSE = np.array([[comb(n, k) for k in range(HAND + 1)] for n in range(41)], np.float64)


# --- exchanges ------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def counts(hands: Hands) -> Whole:
    """How often each hand holds each rank."""
    ranks = range(len(hands.supply))
    return np.stack([(hands.digits == rank).sum(1) for rank in ranks], axis=1)


def kept_by(hands: Hands, place: int) -> list[tuple[int, Whole]]:
    """The ways to discard: the places discarded from a hand as listed, and counts of cards kept."""
    found: dict[tuple[int, ...], int] = {}
    digits = hands.digits[place]
    for thrown in range(1, 1 << HAND):
        kept = tuple(int(d) for at, d in enumerate(digits) if not thrown >> at & 1)
        found.setdefault(kept, thrown)
    length = len(hands.supply)
    return [
        (thrown, np.bincount(np.array(kept, np.int64), minlength=length))
        for kept, thrown in found.items()
    ]


def drawn(hands: Hands, place: int, kept: Whole) -> Floats:
    """The probability of each hand after an exchange that keeps these ranks."""
    every = counts(hands)
    there = hands.supply - every[place]
    added = every - kept
    ways = CHOOSE[there[None, :], np.clip(added, 0, HAND)]
    ways = np.where(added >= 0, ways, 0.0).prod(axis=1)
    found: Floats = ways / ways.sum()
    return found


def best_exchange(hands: Hands, place: int, after: Floats) -> tuple[float, int, Floats]:
    """The value of the best discard of a hand, its places as listed, and the hands after it.

    `after` is the value of each hand after an exchange.
    """
    found = [(drawn(hands, place, kept), thrown) for thrown, kept in kept_by(hands, place)]
    return max(
        ((float(then @ after), thrown, then) for then, thrown in found), key=lambda one: one[0]
    )


# --- the values of hands when the betting begins --------------------------------------------------


def on_steps(hands: Hands, lance: int, ranges: Floats) -> Floats:
    """Ranges of hands as ranges of steps of a lance: by player; a sum of 1, or none."""
    has = hands.step[lance] >= 0
    steps = int(hands.steps[lance])
    found = np.stack(
        [np.bincount(hands.step[lance][has], one[has], minlength=steps) for one in ranges]
    )
    total = found.sum(axis=1, keepdims=True)
    whole: Floats = np.divide(found, total, out=np.zeros_like(found), where=total > 0)
    return whole


def worth_of_hands(hands: Hands, ranges: Floats, rounds: int) -> Floats:
    """The value of each hand to each player when the mus is cut, in games above one half.

    The players have these ranges of hands, from the eldest. All lances are played at zero stones.
    """
    found = np.zeros((SEATS, len(hands.mass)))
    everybody = (True,) * SEATS
    for lance in (GRANDE, CHICA):
        found += _of_lance(hands, int(lance), everybody, ranges, rounds)
    for lance in (PARES, JUEGO):
        has = hands.step[lance] >= 0
        chance = ranges[:, has].sum(axis=1)
        for able in product((False, True), repeat=SEATS):
            played = int(lance) if any(able) else PUNTO
            if lance == PARES and not any(able):
                continue
            here = _of_lance(hands, played, able if any(able) else everybody, ranges, rounds)
            for who in range(SEATS):
                others = [other for other in range(SEATS) if other != who]
                likely = np.prod([chance[o] if able[o] else 1 - chance[o] for o in others])
                mine = has if able[who] else ~has
                found[who, mine] += likely * here[who, mine]
    return found


def _of_lance(
    hands: Hands, lance: int, able: tuple[bool, ...], ranges: Floats, rounds: int
) -> Floats:
    """The value of one lance to each hand; hands without a part in it share the partner's gains."""
    score, pays = Score(TARGET, (0, 0)), Pays(literal=False, partner=True)
    has = hands.step[lance] >= 0
    found = np.zeros((SEATS, len(hands.mass)))
    if not (any(able[0::2]) and any(able[1::2])):
        mean = [
            float(one[has] @ hands.basic[lance][has]) / max(one[has].sum(), 1e-9) for one in ranges
        ]
        stone = float(hope(TARGET, 0, np.ones(1), np.zeros(1))[0]) - 0.5
        for who in range(SEATS):
            partner = mean[who ^ 2] * able[who ^ 2]
            theirs = mean[who ^ 1] * able[who ^ 1] + mean[who ^ 3] * able[who ^ 3]
            own = hands.basic[lance] * has if able[who] else 0
            found[who] = stone * (own + partner - theirs)
        return found
    steps = on_steps(hands, lance, ranges)
    for who in range(SEATS):
        if not able[who]:
            steps[who] = 0
            steps[who, 0] = 1
    settings = Settings(able, OPENINGS, LADDER, False)
    values = solve(hands, lance, settings, steps, score, pays, rounds).values - 0.5
    for who in range(SEATS):
        if able[who]:
            found[who, has] = values[who, hands.step[lance][has]]
        else:
            found[who] = values[who, 0]
    return found
