"""The rules of Primiera, with the number of the clause beside the line that enforces it.

Numbers PRI-… and PRX-… are the statements of the source and its next page, B-PRI-… the readings of
their open questions; rulebook.md has each in words. The contract is in `boneace.contract`. This
file has the course of a deal. Separate files have its beginning, its end, the values of hands, and
what a seat knows.
"""

import numpy as np

from boneace.games.discards.rules import some_of
from boneace.games.primiera import state as st
from boneace.games.primiera.dealing import antes, begin_deal, reshuffle
from boneace.games.primiera.ending import showdown
from boneace.games.primiera.scoring import wins
from boneace.games.primiera.state import State
from boneace.games.primiera.views import is_consistent, view
from boneace.games.stocks import left_in_stock
from boneace.games.turns import after, everybody
from boneace.games.vying.pots import returns
from boneace.games.vying.rules import open_vying, vie, vying_moves, vying_over
from boneace.kernel.contract import CHANCE, EMPTY, OVER
from boneace.kernel.sets import bit, hot_rule, lowest, rule, size, without_lowest

__all__ = ["State", "is_consistent", "moves", "play", "returns", "seat_to_move", "start", "view"]

#: The legal discards, by how many cards the pack holds: sets of up to that many places.
DISCARDS = np.array(
    [
        sum(1 << st.DISCARD + places for places in range(1, 16) if places.bit_count() <= left)
        for left in range(5)
    ]
)


@rule
def start(o, s):
    s.carried_over = 0
    for slot in range(st.SLOTS):
        s.widow[slot] = s.thrown_by[slot] = EMPTY
    s.last_winner = st.NOBODY
    begin_deal(o, s)


@hot_rule
def seat_to_move(o, s):
    if s.phase == st.DONE:
        return OVER
    if s.phase <= st.SERVING:
        return CHANCE
    return np.int64(s.turn)


@hot_rule
def moves(o, s):
    if s.phase <= st.SERVING:
        return s.stock
    if s.phase == st.TURN:
        return discards(o, s)
    return vying_moves(o, s)  # PRX-10


@hot_rule
def discards(o, s):
    """One card or more (PRX-06), and not more than can be replaced (B-PRI-05)."""
    left = 4 if o.short_pack == st.RESHUFFLE else min(left_in_stock(s), 4)
    return DISCARDS[left] | bit(st.STAND) * o.stand_pat  # B-PRI-06


@hot_rule
def play(o, s, move):
    if s.phase <= st.SERVING:
        card_comes(o, s, move)
    elif s.phase == st.TURN:
        draw(o, s, move)
    else:
        vie(s, move, st.POT)
        if vying_over(s):
            s.phase = st.CLOSING
    if s.stock == 0 and s.phase == st.SERVING:
        reshuffle(s)
    if s.phase == st.CLOSING:
        close(o, s)


@hot_rule
def card_comes(o, s, card):
    s.stock ^= bit(card)
    s.hands[s.turn] |= bit(card)
    s.to_come -= 1
    if s.phase == st.DEALING:
        if s.to_come & 1 == 0:
            s.turn = after(o, s.turn)  # PRI-05: in twos
        if s.to_come == 0:
            s.phase = st.CLOSING
    elif s.to_come == 0:
        end_turn(o, s)


@hot_rule
def draw(o, s, move):
    if move == st.STAND:
        end_turn(o, s)
    else:
        throw(s, some_of(s.hands[s.turn], move - st.DISCARD))


@hot_rule
def throw(s, cards):
    """Discard face down, and be served the same number at once (PRX-06)."""
    seat, slot = s.turn, np.int64(s.down)
    s.hands[seat] ^= cards
    s.to_come = size(cards)
    s.thrown[seat] += s.to_come
    s.drew |= bit(seat)
    by = seat + st.IN_DRAW * (s.draws & 1)
    while cards:
        s.widow[slot] = lowest(cards)
        s.thrown_by[slot] = by
        cards = without_lowest(cards)
        slot += 1
    s.down = slot
    s.phase = st.SERVING


@hot_rule
def end_turn(o, s):
    """The turn passes to the left; with an empty pack all that follow are skipped."""
    if s.turn == s.dealer or (s.stock == 0 and o.short_pack != st.RESHUFFLE):
        s.phase = st.CLOSING
    else:
        s.turn = after(o, s.turn)
        s.phase = st.TURN


@rule
def close(o, s):
    """Continue when all have been dealt to, or served, or have stated their stakes."""
    stage = st.AT_THE_POINT
    if s.stage == st.AT_THE_VYING:
        seats = s.vying
    else:
        seats = winning_hands(o, s)
        if seats:
            stage = np.int64(s.stage)  # PRI-07, B-PRI-07: those who can claim do
        elif goes_on(o, s):
            return
        else:
            seats = everybody(o)  # PRX-08
    showdown(o, s, seats, stage)


@rule
def goes_on(o, s):
    """If nobody claims, begin the stage before the showdown, if there is one."""
    if s.stage == st.ON_THE_DEAL or draws_again(o, s):
        begin_draw(o, s)
    elif o.vying:
        s.stage, s.phase = st.AT_THE_VYING, st.VYING  # PRX-10
        open_vying(s, everybody(o), after(o, s.dealer), 0)
    else:
        return False
    return True


@rule
def winning_hands(o, s):
    """The set of the seats that have a hand to claim with."""
    seats = 0
    for seat in range(o.seats):
        if wins(o, s.hands[seat]):
            seats |= bit(seat)
    return seats


@rule
def draws_again(o, s):
    """PRX-11: until a win is claimed, the cards run short, or nobody wants more cards."""
    return o.further_draws and s.drew and (s.stock or o.short_pack == st.RESHUFFLE)


@rule
def begin_draw(o, s):
    if s.stage == st.ON_THE_DEAL and o.stake_again:
        antes(o, s)  # PRX-07
    s.stage = st.AT_THE_DRAW
    s.draws += 1
    s.drew = 0
    s.turn = after(o, s.dealer)
    s.phase = st.TURN
