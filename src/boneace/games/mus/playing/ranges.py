"""What hands the players of a table may have, by what they have declared, said, bet and shown."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from boneace.cards import members
from boneace.games.facts import Facts
from boneace.games.mus import state as st
from boneace.games.mus.heuristics import FIRST_OF
from boneace.games.mus.playing.hands import FREE, PUNTO, Floats, Hands, Values, hands_of, values_of
from boneace.games.mus.playing.layout import SEATS
from boneace.games.mus.playing.talk import tables
from boneace.games.mus.signals import bears_out

DOUBT = 0.2
"""The part of a range that stays whatever the player has done: people play differently."""
UNTOLD = 0.35
"""The share of cases in which a partner who signals leaves out another true signal."""


@dataclass(frozen=True)
class Sight:
    """What a seat knows. Players are numbered from the eldest."""

    o: Any
    f: Facts
    me: int
    """The seat, as a player."""

    @property
    def eldest(self) -> int:
        return (int(self.f.dealer) + 1) % SEATS

    def player(self, seat: int) -> int:
        """The number of the player in a seat."""
        return (seat - self.eldest) % SEATS

    def seat(self, player: int) -> int:
        return (player + self.eldest) % SEATS

    @property
    def hands(self) -> Hands:
        return hands_of(self.o)

    @property
    def own(self) -> int:
        """The place of a seat's own hand among the hands."""
        return self.hands.place(self.o, self.f.hands[self.seat(self.me)])

    def lance(self) -> int:
        """The lance, with punto apart."""
        return PUNTO if self.f.punto and self.f.lance == st.JUEGO else int(self.f.lance)

    def players_in(self, seats: int) -> tuple[bool, ...]:
        """Whether each player is in a set of seats."""
        return tuple(bool(seats >> self.seat(player) & 1) for player in range(SEATS))


def talked(sight: Sight) -> Floats:
    """Everybody’s range by the discards and the talk about mus: (player, hand), summing to 1."""
    kept, f = tables(sight.o), sight.f
    stage = int(f.exchanges > 0)
    ended = f.cut_by >= 0
    cutter = sight.player(f.cut_by) if ended else -1
    found = np.zeros((SEATS, len(sight.hands.mass)))
    for player in range(SEATS):
        thrown = int(f.thrown[sight.seat(player)]) if stage else 0
        found[player] = kept.dealt[thrown] + 1e-5 * sight.hands.mass
        said_mus = player < cutter if ended else bool(f.talked >> sight.seat(player) & 1)
        if said_mus:
            found[player] *= DOUBT + (1 - DOUBT) * kept.mus[stage, player]
        elif player == cutter:
            found[player] *= DOUBT + (1 - DOUBT) * (1 - kept.mus[stage, player])
    return _whole(found)


def public(sight: Sight) -> Floats:
    """Everybody’s range by public knowledge as a lance begins: (player, hand), each summing to
    1."""
    f, hands = sight.f, sight.hands
    found = talked(sight)
    for declared, lance, since in ((f.pares, st.PARES, st.PARES), (f.juego, st.JUEGO, st.JUEGO)):
        if f.lance < since:
            continue
        has = hands.step[lance] >= 0
        for player, holds in enumerate(sight.players_in(declared)):
            found[player] *= has if holds else ~has
    for earlier in range(max(int(f.lance), 0)):
        for player in range(SEATS):
            found[player] *= _as_bet(sight, earlier, player)
    return _whole(found)


def private(sight: Sight, known: Floats) -> Floats:
    """The same ranges for a player who holds a hand, and has seen signals; their own is unchanged.

    Each sums to the probability of all these observations, not to 1.
    """
    hands, f, o = sight.hands, sight.f, sight.o
    digits = hands.digits[sight.own]
    found = known * (hands.left(digits) / hands.left(digits[:0]))
    for player in range(SEATS):
        if player == sight.me:
            found[player] = known[player]
            continue
        told = f.signals[st.SIGNALLING * sight.seat(sight.me) + sight.seat(player)]
        if told and o.signals:
            true = signals_of(values_of(o))
            said = np.array([bool(told >> signal & 1) for signal in range(len(true))])
            fits = true[said].all(axis=0)
            telling = np.array([signal in FIRST_OF for signal in range(len(true))])
            more = (true & ~said[:, None] & telling[:, None]).sum(axis=0)
            found[player] *= fits * UNTOLD ** np.minimum(more, 3)
    return found


@lru_cache(maxsize=6)
def signals_of(o: Values) -> Any:
    """Whether a signal is true of a hand, by signal and hand."""
    hands = hands_of(o)
    many = int(max(FIRST_OF)) + 1
    return np.array([[bool(bears_out(o, h, sign)) for h in hands.cards] for sign in range(many)])


def _whole(found: Floats) -> Floats:
    """Ranges that sum to 1; equal shares if nothing is left of one."""
    total = found.sum(axis=1, keepdims=True)
    whole: Floats = np.where(total > 0, found / np.maximum(total, 1e-300), 1.0 / found.shape[1])
    return whole


def _as_bet(sight: Sight, lance: int, player: int) -> Floats:
    """The approximate probability that each hand would have acted as a player did in an earlier
    lance."""
    f, hands = sight.f, sight.hands
    how, by = f.how[lance], f.by[lance]
    place = hands.step[lance]
    high = np.where(place >= 0, quantile(hands, lance), 0.5)
    if how == st.PASSED:
        return np.where(place >= 0, 1.15 - 0.45 * high**3, 1.0)
    if how not in (st.DECLINED, st.ACCEPTED):
        return np.ones_like(high)
    seat = sight.seat(player)
    if seat == by:
        strong: Floats = 0.35 + 1.3 * high**3
    elif (seat - by) % 2 and how == st.DECLINED:
        strong = 1.2 - 0.7 * high**2
    elif (seat - by) % 2 and f.within[lance] >> seat & 1:
        strong = 0.4 + 1.2 * high**2
    else:
        strong = np.ones_like(high)
    found: Floats = np.where(place >= 0, strong, 1.0)
    return found


@lru_cache(maxsize=64)
def quantile(hands: Hands, lance: int) -> Floats:
    """The share of the hands with a part in a lance that each hand beats, ties halved."""
    has = hands.step[lance] >= 0
    mass = np.bincount(hands.step[lance][has], hands.mass[has])
    middle = (np.cumsum(mass) - mass / 2) / mass.sum()
    found: Floats = middle[np.maximum(hands.step[lance], 0)]
    return found


def placed(sight: Sight) -> list[tuple[int, int]]:
    """The cards of a seat's own hand with their ranks, the highest rank first, as hands are
    listed."""
    from boneace.games.mus.scoring import COUNTS, DIGITS, TABLE

    found = []
    free = {card: rank for rank, card in FREE.items()} if sight.o.wild else {}
    for place, card in enumerate(members(sight.f.hands[sight.seat(sight.me)])):
        if card in free:
            found.append((free[card], place))
            continue
        count = int(TABLE[sight.o.kings][1 << card % 10]) & COUNTS
        digit = next(digit for digit in range(DIGITS) if count >> 3 * digit & 7)
        found.append((digit, place))
    return sorted(found, reverse=True)
