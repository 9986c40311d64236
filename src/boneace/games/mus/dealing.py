"""How a deal of Mus begins, how cards are exchanged, and how a stock is made of discards."""

import numpy as np

from boneace.games.discards.rules import some_of
from boneace.games.mus import state as st
from boneace.games.mus.scoring import PACK
from boneace.games.turns import after, everybody
from boneace.kernel.sets import bit, hot_rule, rule, size


@rule
def begin_deal(o, s):
    s.deal += 1
    for seat in range(o.seats):
        s.hands[seat] = s.hands[st.HEAPS + seat] = 0
        s.thrown[seat] = 0
        s.said[seat] = st.SILENT
    for side in range(st.how_many_sides(o)):
        s.changes[side] = s.courtesies[side] = 0
    for lance in range(st.LANCES):
        s.how[lance] = st.NOT_YET
        s.by[lance] = st.NOBODY
        s.within[lance] = s.bets[lance] = s.dejes[lance] = 0
    for pair in range(st.SIGNALLING * st.SIGNALLING):
        s.signals[pair] = 0
    s.pares = s.juego = s.able = s.to_speak = s.takers = s.claims = 0
    s.asked = s.sure = 0
    s.lance, s.punto, s.exchanges = st.NO_LANCE, 0, 0
    s.stock = PACK & ~o.without
    s.to_come = st.HAND * o.seats  # MUS-15
    s.phase = st.DEALING
    s.turn = after(o, s.dealer)  # MUS-14
    s.talked, s.cut_by = 0, st.NOBODY


@hot_rule
def card_comes(o, s, card):
    s.stock ^= bit(card)
    s.hands[s.turn] |= bit(card)
    s.to_come -= 1
    if s.phase == st.DEALING:
        s.turn = after(o, s.turn)  # B-MUS-12: singly at first
        if s.to_come == 0:
            s.phase = st.TALKING
    elif s.to_come == 0:
        serve_next(o, s)
    elif s.stock == 0:
        new_stock(o, s)


@rule
def serve_next(o, s):
    """A seat has been served: serve the next one, or let all talk again (MUS-18)."""
    if s.turn == s.dealer:
        s.hands[st.HEAPS + s.dealer] |= s.hands[st.KEPT_OUT]
        s.hands[st.KEPT_OUT] = 0
        s.turn = after(o, s.dealer)
        s.phase = st.TALKING
        s.talked = 0
    else:
        s.turn = after(o, s.turn)
        s.to_come = s.thrown[s.turn]
        if s.stock == 0:
            new_stock(o, s)


@rule
def new_stock(o, s):
    """MUS-19: a card is needed and there is none: the discards become the stock.

    Those of the present exchange do too; but those of the dealer, when only they are still to be
    served, may stay out of it (B-MUS-12).
    """
    for seat in range(o.seats):
        s.stock |= s.hands[st.HEAPS + seat]
        s.hands[st.HEAPS + seat] = 0
    if not (o.stock_from == st.OTHERS and s.turn == s.dealer):
        s.stock |= s.hands[st.KEPT_OUT]
        s.hands[st.KEPT_OUT] = 0


@rule
def begin_exchange(o, s):
    """MUS-17: all have said mus, so all discard."""
    s.exchanges += 1
    if s.running:
        s.dealer = after(o, s.dealer)  # B-MUS-16: the pack passes on
    for seat in range(o.seats):
        s.thrown[seat] = 0
    s.turn = after(o, s.dealer)
    s.phase = st.DISCARDING


@hot_rule
def discard(o, s, places):
    """One to four cards, face down (MUS-17); when all have discarded they are served."""
    seat = np.int64(s.turn)
    cards = some_of(s.hands[seat], places)
    s.hands[seat] ^= cards
    s.hands[st.KEPT_OUT if seat == s.dealer else st.HEAPS + seat] |= cards
    s.thrown[seat] = size(cards)
    s.turn = after(o, seat)
    if seat < st.SIGNALLING:
        for viewer in range(st.SIGNALLING):
            s.signals[st.SIGNALLING * viewer + seat] = 0  # they were about the old hand
    if seat == s.dealer:
        s.to_come = s.thrown[s.turn]
        s.phase = st.SERVING
        if s.stock == 0:
            new_stock(o, s)


@hot_rule
def talk(o, s, wants):
    """MUS-16: each in turn asks for mus, or ends the talk; True if it ends."""
    seat = np.int64(s.turn)
    if not wants:
        s.cut_by = seat
        if s.running:
            s.dealer = seat - 1 if seat > 0 else o.seats - 1  # B-MUS-16: they are eldest
            s.running = 0
        return True
    s.talked |= bit(seat)
    if s.talked == everybody(o):
        begin_exchange(o, s)
    else:
        s.turn = after(o, seat)
    return False
