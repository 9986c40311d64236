"""How a deal of Mus begins, how cards are exchanged, and how a stock is made of discards."""

import numpy as np

from boneace.games.discards import some_of
from boneace.games.mus.scoring import PACK
from boneace.games.mus.state import (
    DEALING,
    DISCARDING,
    HAND,
    HEAPS,
    KEPT_OUT,
    LANCES,
    NO_LANCE,
    NOBODY,
    NOT_YET,
    OTHERS,
    SERVING,
    SIGNALLING,
    SILENT,
    TALKING,
    how_many_sides,
)
from boneace.games.turns import after, everybody
from boneace.kernel.sets import bit, hot_rule, rule, size


@rule
def begin_deal(o, s):
    s.deal += 1
    for seat in range(o.seats):
        s.hands[seat] = s.hands[HEAPS + seat] = 0
        s.thrown[seat] = 0
        s.said[seat] = SILENT
    for side in range(how_many_sides(o)):
        s.changes[side] = s.courtesies[side] = 0
    for lance in range(LANCES):
        s.how[lance] = NOT_YET
        s.by[lance] = NOBODY
        s.within[lance] = s.bets[lance] = s.dejes[lance] = 0
    for pair in range(SIGNALLING * SIGNALLING):
        s.signals[pair] = 0
    s.pares = s.juego = s.able = s.to_speak = s.takers = s.claims = 0
    s.asked = s.sure = 0
    s.lance, s.punto, s.exchanges = NO_LANCE, 0, 0
    s.stock = PACK
    s.to_come = HAND * o.seats  # MUS-15
    s.phase = DEALING
    s.turn = after(o, s.dealer)  # MUS-14
    s.talked, s.cut_by = 0, NOBODY


@hot_rule
def card_comes(o, s, card):
    s.stock ^= bit(card)
    s.hands[s.turn] |= bit(card)
    s.to_come -= 1
    if s.phase == DEALING:
        s.turn = after(o, s.turn)  # B-MUS-12: singly at first
        if s.to_come == 0:
            s.phase = TALKING
    elif s.to_come == 0:
        serve_next(o, s)
    elif s.stock == 0:
        new_stock(o, s)


@rule
def serve_next(o, s):
    """A seat has been served: serve the next one, or let all talk again (MUS-18)."""
    if s.turn == s.dealer:
        s.hands[HEAPS + s.dealer] |= s.hands[KEPT_OUT]
        s.hands[KEPT_OUT] = 0
        s.turn = after(o, s.dealer)
        s.phase = TALKING
        s.talked = 0
    else:
        s.turn = after(o, s.turn)
        s.to_come = s.thrown[s.turn]
        if s.stock == 0:
            new_stock(o, s)


@rule
def new_stock(o, s):
    """MUS-19: a card is needed and there is none: the discards become the stock.

    Those of the present exchange do too; but those of the dealer, when only he is still to be
    served, may stay out of it (B-MUS-12).
    """
    for seat in range(o.seats):
        s.stock |= s.hands[HEAPS + seat]
        s.hands[HEAPS + seat] = 0
    if not (o.stock_from == OTHERS and s.turn == s.dealer):
        s.stock |= s.hands[KEPT_OUT]
        s.hands[KEPT_OUT] = 0


@rule
def begin_exchange(o, s):
    """MUS-17: all have said mus, so all discard."""
    s.exchanges += 1
    if s.running:
        s.dealer = after(o, s.dealer)  # B-MUS-16: the pack passes on
    for seat in range(o.seats):
        s.thrown[seat] = 0
    s.turn = after(o, s.dealer)
    s.phase = DISCARDING


@hot_rule
def discard(o, s, places):
    """One to four cards, face down (MUS-17); when all have discarded they are served."""
    seat = np.int64(s.turn)
    cards = some_of(s.hands[seat], places)
    s.hands[seat] ^= cards
    s.hands[KEPT_OUT if seat == s.dealer else HEAPS + seat] |= cards
    s.thrown[seat] = size(cards)
    s.turn = after(o, seat)
    if seat < SIGNALLING:
        for viewer in range(SIGNALLING):
            s.signals[SIGNALLING * viewer + seat] = 0  # they were about the old hand
    if seat == s.dealer:
        s.to_come = s.thrown[s.turn]
        s.phase = SERVING
        if s.stock == 0:
            new_stock(o, s)


@hot_rule
def talk(o, s, wants):
    """MUS-16: each in turn asks for mus, or ends the talk; True where it ends."""
    seat = np.int64(s.turn)
    if not wants:
        s.cut_by = seat
        if s.running:
            s.dealer = seat - 1 if seat > 0 else o.seats - 1  # B-MUS-16: he is eldest
            s.running = 0
        return True
    s.talked |= bit(seat)
    if s.talked == everybody(o):
        begin_exchange(o, s)
    else:
        s.turn = after(o, seat)
    return False
