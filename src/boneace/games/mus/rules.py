"""The rules of Mus, with the clause beside the line that enforces it.

Numbers MUS-… are the statements of the source, B-MUS-… the readings of its open questions;
rulebook.md has each in words. This file has the course of a deal and the betting. Separate files
have dealing, the values of hands, counting stones, and what a seat knows.
"""

import numpy as np

from boneace.games.mus import state as st
from boneace.games.mus.dealing import begin_deal, card_comes, discard, talk
from boneace.games.mus.ending import count_all, game_by_deje, returns, showdown, take
from boneace.games.mus.scoring import THIRTY_ONE, pares_of, total_of, wild_cards
from boneace.games.mus.state import State
from boneace.games.mus.views import determinize, is_consistent, stir, view
from boneace.games.turns import after, everybody, next_of
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.sets import bit, hot_rule, rule

__all__ = ["State", "is_consistent", "moves", "play", "returns", "seat_to_move", "start", "view"]
__all__ += ["determinize", "stir"]

#: The legal moves by phase, when no card is to be dealt.
LEGAL = np.zeros(st.DONE + 1, np.int64)
LEGAL[st.TALKING] = 1 << st.MUS | 1 << st.NO_MUS  # MUS-16
LEGAL[st.DISCARDING] = sum(1 << st.DISCARD + places for places in range(1, 16))  # MUS-17, B-MUS-14
LEGAL[st.OPENING] = (1 << st.MOST) - 2 | 1 << st.PASO | 1 << st.ORDAGO  # MUS-40: 2 at least; MUS-44
LEGAL[st.TO_ORDAGO] = 1 << st.QUIERO | 1 << st.NO_QUIERO
LEGAL[st.ANSWERING] = LEGAL[st.TO_ORDAGO] | (1 << st.MOST) - 1 | 1 << st.ORDAGO  # MUS-41, B-MUS-13


@rule
def start(o, s):
    s.running = o.corrido * (1 - s.carried_over)  # B-MUS-16: in the first deal of the match
    begin_deal(o, s)


@hot_rule
def seat_to_move(o, s):
    if s.phase <= st.SERVING:
        return CHANCE
    return OVER if s.phase == st.DONE else np.int64(s.turn)


@hot_rule
def moves(o, s):
    return s.stock if s.phase <= st.SERVING else LEGAL[s.phase]


@hot_rule
def play(o, s, move):
    if s.phase <= st.SERVING:
        card_comes(o, s, move)
    elif s.phase >= st.OPENING:
        speak(o, s, move)
    elif s.phase == st.TALKING:
        if talk(o, s, move == st.MUS):
            next_lance(o, s)
    else:
        discard(o, s, move - st.DISCARD)


# --- betting --------------------------------------------------------------------------------------


@hot_rule
def speak(o, s, move):
    """Open, pass or answer."""
    seat = np.int64(s.turn)
    s.said[seat] = move + st.RAISED if s.phase == st.ANSWERING and move < st.MOST else move
    if move < st.MOST or move == st.ORDAGO:
        bet(o, s, seat, move)
    elif move == st.QUIERO and not (o.sides == st.ALONE and o.takers == st.ANY):
        s.takers = bit(seat)
        accepted(o, s)  # B-MUS-02: one acceptance binds the side
    else:
        speak_on(o, s, seat, move)


@hot_rule
def bet(o, s, seat, move):
    """Envido, reenvido or órdago: the earlier bet is accepted, and the others may answer."""
    s.sure = s.asked  # B-MUS-03, B-MUS-06
    s.by[s.lance] = seat
    s.takers = 0
    s.to_speak = s.able & ~st.side_seats(o, seat)  # MUS-41: also those who have declined before
    s.turn = next_of(s.to_speak, seat)
    if move == st.ORDAGO:
        s.phase = st.TO_ORDAGO  # MUS-44
    else:
        s.asked += move + 1  # MUS-43
        s.phase = st.ANSWERING


@hot_rule
def speak_on(o, s, seat, move):
    """A pass, or an answer that does not settle the lance by itself, unless it was the last."""
    s.to_speak &= ~bit(seat)
    if move == st.QUIERO:
        s.takers |= bit(seat)  # B-MUS-10
    elif move == st.NO_QUIERO and o.answer == st.FIRST and o.sides != st.ALONE:
        s.to_speak = 0  # B-MUS-02, second reading
    if s.to_speak:
        s.turn = next_of(s.to_speak, seat)
    elif move == st.PASO:
        s.how[s.lance] = st.PASSED
        next_lance(o, s)
    elif s.takers:
        accepted(o, s)
    else:
        declined(o, s)


@rule
def accepted(o, s):
    lance = s.lance
    s.within[lance] = s.takers | bit(s.by[lance])
    if s.phase == st.TO_ORDAGO:
        s.how[lance] = st.ORDAGO_ACCEPTED
        showdown(o, s)
        return
    s.how[lance] = st.ACCEPTED
    s.bets[lance] = s.asked
    next_lance(o, s)  # MUS-47


@rule
def declined(o, s):
    """MUS-42, B-MUS-03: porque no: the amount accepted before, or 1, is taken at once."""
    lance = s.lance
    s.how[lance] = st.DECLINED
    s.within[lance] = bit(s.by[lance])
    s.dejes[lance] = max(np.int64(s.sure), 1)
    side = st.side_of(o, s.by[lance])
    if take(o, s, side, s.dejes[lance]):
        game_by_deje(o, s, side)  # B-MUS-11
    else:
        next_lance(o, s)


@rule
def next_lance(o, s):
    """MUS-20, MUS-47: the next lance that can be bet on, or the count."""
    s.asked = s.sure = s.takers = 0
    while s.lance < st.JUEGO:
        s.lance += 1
        for seat in range(o.seats):
            s.said[seat] = st.SILENT
        s.able = declare(o, s)
        first = after(o, s.dealer)
        if not s.able >> first & 1:
            first = next_of(s.able, first) if s.able else first
        if s.able & ~st.side_seats(o, first):
            s.to_speak = s.able
            s.turn = first  # MUS-40, B-MUS-08
            s.phase = st.OPENING
            return
        s.how[s.lance] = st.UNABLE  # B-MUS-08
    count_all(o, s)


@rule
def declare(o, s):
    """Who may bet on this lance: in pares and juego all declare whether they have it (B-MUS-08)."""
    if s.lance < st.PARES:
        return everybody(o)
    found = np.int64(0)
    wild = wild_cards(o)
    for seat in range(o.seats):
        hand = np.int64(s.hands[seat])
        if s.lance == st.PARES:
            has = pares_of(o, hand, wild) != 0
        else:
            has = total_of(o, hand, wild) >= THIRTY_ONE  # MUS-33
        if has:
            found |= bit(seat)
    if s.lance == st.PARES:
        s.pares = found
        return found
    s.juego = found
    if found == 0:
        s.punto = 1  # MUS-37
        return everybody(o)
    return found
