"""The value of an end of a deal: stones in the order of the count, and then the game.

Values are those of a game to mano: 1 if it is won, -1 if it is lost.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from boneace.games.mus.playing.hands import PUNTO, Floats, Whole
from boneace.games.mus.solving.betting import (
    ACCEPTED,
    DECLINED,
    MANO,
    ORDAGO,
    OTHER,
    PASSED,
    UNABLE,
    End,
)
from boneace.games.mus.solving.hands import Dealt
from boneace.games.mus.state import CHICA, JUEGO, LANCES, PARES

BEST = -1  # basic values go to the better hand, not to one side


class Terms(NamedTuple):
    """The game that a deal is a part of, and the stones before it, mano’s first."""

    target: int
    stones: tuple[int, int]
    worth: Floats
    """The value of the game to the mano of the next deal, by mano’s stones and the other’s."""
    literal: bool = False
    """Whether a lance without a bet pays a stone besides basic values (B-MUS-04)."""
    in_order: bool = False
    """Whether earlier bets are counted before an órdago (B-MUS-07)."""


class Owed(NamedTuple):
    """The payment of one lance at the count: stones for the better hand, and basic values."""

    stones: int
    basics_to: int = BEST


class Account(NamedTuple):
    """The state of a deal after some lances; deals with the same result have equal accounts."""

    stones: tuple[int, int]
    owed: tuple[Owed, ...] = ()
    won: int = -1
    """The player who has won the game by a declined bet."""
    ordago: int = -1
    """The lance in which an órdago was accepted."""


def after(account: Account, end: End, terms: Terms) -> Account:
    """The account after one more lance. Dejes are taken at once (MUS-42, B-MUS-11)."""
    if account.won >= 0 or account.ordago >= 0:
        return account
    if end.how == ORDAGO:
        owed = account.owed if terms.in_order else ()
        stones = account.stones if terms.in_order else (0, 0)
        return Account(stones, owed, ordago=len(account.owed))
    if end.how == DECLINED:
        mano, other = account.stones
        stones = (mano + end.stones, other) if end.by == MANO else (mano, other + end.stones)
        if max(stones) >= terms.target:
            return Account((0, 0), won=end.by)
        last = len(account.owed) >= PARES
        return Account(stones, (*account.owed, Owed(0, end.by if last else BEST)))
    return account._replace(owed=(*account.owed, Owed(_paid(account, end, terms))))


def _paid(account: Account, end: End, terms: Terms) -> int:
    """The stones for the better hand, besides basic values (B-MUS-04)."""
    assert end.how in (PASSED, ACCEPTED, UNABLE)
    if end.how == ACCEPTED:
        return end.stones
    return int(len(account.owed) <= CHICA or terms.literal)


class Cells(NamedTuple):
    """The ways in which two hands compare, each once; arrays are by lance and way.

    `of` has the way of each two hands: (hands of mano, hands of the other).
    """

    of: Whole
    holds: Whole
    """The players with a part in a lance: 0 nobody, 1 mano, 2 the other, 3 both."""
    best: Whole
    """The player with the better hand."""
    basic: tuple[Whole, Whole]


def cells(dealt: Dealt, manos: Whole, others: Whole) -> Cells:
    """How the hands of two lists of hands compare."""
    shape = len(manos), len(others)
    punto = ~(dealt.has[JUEGO, manos][:, None] | dealt.has[JUEGO, others][None, :])
    found = []
    for lance in range(LANCES):
        real, spare = np.full(shape, lance), np.full(shape, lance)
        if lance == JUEGO:
            spare[punto] = PUNTO
        lances = np.where(punto, spare, real)
        mine, its = np.broadcast_to(manos[:, None], shape), np.broadcast_to(others[None, :], shape)
        has = dealt.has[lances, mine], dealt.has[lances, its]
        basic = dealt.basic[lances, mine] * has[MANO], dealt.basic[lances, its] * has[OTHER]
        better = dealt.strength[lances, its] > dealt.strength[lances, mine]
        best = np.where(has[MANO] & has[OTHER], better, has[OTHER])
        found.append([has[MANO] + 2 * has[OTHER], best, *basic])
    every = np.array(found, np.int64).reshape(4 * LANCES, -1)
    key = np.ravel_multi_index(every, [4] * (4 * LANCES))  # all are from 0 to 3
    _, first, of = np.unique(key, return_index=True, return_inverse=True)
    holds, best, mano, other = every[:, first].reshape(LANCES, 4, -1).transpose(1, 0, 2)
    return Cells(of.reshape(shape), holds, best, (mano, other))


def settle(accounts: list[Account], terms: Terms, ways: Cells) -> Floats:
    """The values of accounts to mano, by the way in which the hands compare: (accounts, ways)."""
    shape = len(accounts), ways.best.shape[1]
    stones = np.array([account.stones for account in accounts]).T[:, :, None].repeat(shape[1], 2)
    won = np.full(shape, -1)
    for lance in range(LANCES):
        owed = [_owed(account, lance) for account in accounts]
        there = _column([len(account.owed) > lance for account in accounts])
        there = there * (ways.holds[lance] > 0)
        best = np.broadcast_to(ways.best[lance], shape)
        _take(stones, won, best, there * _column([each.stones for each in owed]), terms.target)
        if lance >= PARES:
            given = _column([each.basics_to for each in owed])
            to = np.where(given == BEST, best, given)
            basics = np.where(to == MANO, ways.basic[MANO][lance], ways.basic[OTHER][lance])
            _take(stones, won, to, there * basics, terms.target)
    ordago = _column([account.ordago for account in accounts])
    by_deje = _column([account.won for account in accounts])
    won = np.where((won < 0) & (ordago >= 0), ways.best[np.maximum(ordago[:, 0], 0)], won)
    won = np.where(by_deje >= 0, by_deje, won)
    mano, other = np.minimum(stones, terms.target - 1)
    found: Floats = np.where(won < 0, -terms.worth[other, mano], 1.0 - 2.0 * won)
    return found


def _owed(account: Account, lance: int) -> Owed:
    return account.owed[lance] if len(account.owed) > lance else Owed(0)


def _column(numbers: list[int] | list[bool]) -> Whole:
    return np.array(numbers, np.int64)[:, None]


def _take(stones: Whole, won: Whole, to: Whole, paid: Whole, target: int) -> None:
    """Stones are taken if the game is not yet won (MUS-08, B-MUS-11)."""
    paid = np.where(won < 0, paid, 0)
    for side in (MANO, OTHER):
        stones[side] += np.where(to == side, paid, 0)
        won[(won < 0) & (stones[side] >= target)] = side
