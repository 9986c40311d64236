"""The rules of Mus, with the clause beside the line that enforces it.

Numbers MUS-… are the statements of the source, B-MUS-… the readings of its open questions;
rulebook.md says each in words. This file has the course of a deal and the betting; dealing, what a
hand is worth, how stones are counted and what a seat knows have files of their own.
"""

import numpy as np

from boneace.games.mus.dealing import begin_deal, card_comes, discard, talk
from boneace.games.mus.ending import count_all, game_by_deje, returns, showdown, take
from boneace.games.mus.scoring import THIRTY_ONE, pares_of, total_of, wild_cards
from boneace.games.mus.state import (
    ACCEPTED,
    ALONE,
    ANSWERING,
    ANY,
    DECLINED,
    DISCARD,
    DISCARDING,
    DONE,
    FIRST,
    JUEGO,
    MOST,
    MUS,
    NO_MUS,
    NO_QUIERO,
    OPENING,
    ORDAGO,
    ORDAGO_ACCEPTED,
    PARES,
    PASO,
    PASSED,
    QUIERO,
    RAISED,
    SERVING,
    SILENT,
    TALKING,
    TO_ORDAGO,
    UNABLE,
    Options,
    State,
    side_of,
    side_seats,
)
from boneace.games.mus.views import fill, possible, stir, view
from boneace.games.turns import after, everybody, next_of
from boneace.kernel.contract import CHANCE, EMPTY, OVER
from boneace.kernel.sets import bit, hot_rule, rule

__all__ = [
    "Options",
    "State",
    "fill",
    "moves",
    "play",
    "possible",
    "returns",
    "seat_to_move",
    "start",
    "stir",
    "view",
]

#: The legal moves by phase, where no card is wanted.
LEGAL = np.zeros(DONE + 1, np.int64)
LEGAL[TALKING] = 1 << MUS | 1 << NO_MUS  # MUS-16
LEGAL[DISCARDING] = sum(1 << DISCARD + places for places in range(1, 16))  # MUS-17, B-MUS-14
LEGAL[OPENING] = (1 << MOST) - 2 | 1 << PASO | 1 << ORDAGO  # MUS-40: 2 at least; MUS-44
LEGAL[ANSWERING] = (1 << MOST) - 1 | 1 << QUIERO | 1 << NO_QUIERO | 1 << ORDAGO  # MUS-41, B-MUS-13
LEGAL[TO_ORDAGO] = 1 << QUIERO | 1 << NO_QUIERO


@rule
def start(o, s):
    s.running = o.corrido * (1 - s.carried_over)  # B-MUS-16: in the first deal of the match
    s.carried_over = 0
    s.widow[0] = EMPTY
    begin_deal(o, s)


@hot_rule
def seat_to_move(o, s):
    if s.phase <= SERVING:
        return CHANCE
    return OVER if s.phase == DONE else np.int64(s.turn)


@hot_rule
def moves(o, s):
    return s.stock if s.phase <= SERVING else LEGAL[s.phase]


@hot_rule
def play(o, s, move):
    if s.phase <= SERVING:
        card_comes(o, s, move)
    elif s.phase >= OPENING:
        speak(o, s, move)
    elif s.phase == TALKING:
        if talk(o, s, move == MUS):
            next_lance(o, s)
    else:
        discard(o, s, move - DISCARD)


# --- betting --------------------------------------------------------------------------------------


@hot_rule
def speak(o, s, move):
    """Open, pass or answer."""
    seat = np.int64(s.turn)
    s.said[seat] = move + RAISED if s.phase == ANSWERING and move < MOST else move
    if move < MOST or move == ORDAGO:
        bet(o, s, seat, move)
    elif move == QUIERO and not (o.sides == ALONE and o.takers == ANY):
        s.takers = bit(seat)
        accepted(o, s)  # B-MUS-02: one acceptance binds the side
    else:
        speak_on(o, s, seat, move)


@hot_rule
def bet(o, s, seat, move):
    """Envido, reenvido or órdago: what was bet before is accepted, and the others may answer."""
    s.sure = s.asked  # B-MUS-03, B-MUS-06
    s.by[s.lance] = seat
    s.takers = 0
    s.to_speak = s.able & ~side_seats(o, seat)  # MUS-41: also those who have declined before
    s.turn = next_of(s.to_speak, seat)
    if move == ORDAGO:
        s.phase = TO_ORDAGO  # MUS-44
    else:
        s.asked += move + 1  # MUS-43
        s.phase = ANSWERING


@hot_rule
def speak_on(o, s, seat, move):
    """A pass, or an answer that does not settle the lance by itself, unless it was the last."""
    s.to_speak &= ~bit(seat)
    if move == QUIERO:
        s.takers |= bit(seat)  # B-MUS-10
    elif move == NO_QUIERO and o.answer == FIRST and o.sides != ALONE:
        s.to_speak = 0  # B-MUS-02, second reading
    if s.to_speak:
        s.turn = next_of(s.to_speak, seat)
    elif move == PASO:
        s.how[s.lance] = PASSED
        next_lance(o, s)
    elif s.takers:
        accepted(o, s)
    else:
        declined(o, s)


@rule
def accepted(o, s):
    lance = s.lance
    s.within[lance] = s.takers | bit(s.by[lance])
    if s.phase == TO_ORDAGO:
        s.how[lance] = ORDAGO_ACCEPTED
        showdown(o, s)
        return
    s.how[lance] = ACCEPTED
    s.bets[lance] = s.asked
    next_lance(o, s)  # MUS-47


@rule
def declined(o, s):
    """MUS-42, B-MUS-03: porque no: what was accepted before, or 1, is taken at once."""
    lance = s.lance
    s.how[lance] = DECLINED
    s.within[lance] = bit(s.by[lance])
    s.dejes[lance] = max(np.int64(s.sure), 1)
    side = side_of(o, s.by[lance])
    if take(o, s, side, s.dejes[lance]):
        game_by_deje(o, s, side)  # B-MUS-11
    else:
        next_lance(o, s)


@rule
def next_lance(o, s):
    """MUS-20, MUS-47: the next lance that can be bet on, or the count."""
    s.asked = s.sure = s.takers = 0
    while s.lance < JUEGO:
        s.lance += 1
        for seat in range(o.seats):
            s.said[seat] = SILENT
        s.able = declare(o, s)
        first = after(o, s.dealer)
        if not s.able >> first & 1:
            first = next_of(s.able, first) if s.able else first
        if s.able & ~side_seats(o, first):
            s.to_speak = s.able
            s.turn = first  # MUS-40, B-MUS-08
            s.phase = OPENING
            return
        s.how[s.lance] = UNABLE  # B-MUS-08
    count_all(o, s)


@rule
def declare(o, s):
    """Who may bet on this lance: in pares and juego all declare whether they have it (B-MUS-08)."""
    if s.lance < PARES:
        return everybody(o)
    found = np.int64(0)
    wild = wild_cards(o)
    for seat in range(o.seats):
        hand = np.int64(s.hands[seat])
        if s.lance == PARES:
            has = pares_of(o, hand, wild) != 0
        else:
            has = total_of(o, hand, wild) >= THIRTY_ONE  # MUS-33
        if has:
            found |= bit(seat)
    if s.lance == PARES:
        s.pares = found
        return found
    s.juego = found
    if found == 0:
        s.punto = 1  # MUS-37
        return everybody(o)
    return found
