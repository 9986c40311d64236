"""The rules of Three-Stake Brag, with the number of the clause beside the line that enforces it.

Numbers TSB-… are the statements of the source, B-TSB-… the readings of its open questions;
rulebook.md has each in words. The contract is in `boneace.contract`. This file has the course of a
deal: the cards, the vying, the drawing. Separate files have its beginning, the takers of the pots,
and what a seat knows.
"""

import numpy as np

from boneace.games.count import TARGET
from boneace.games.stocks import left_in_stock
from boneace.games.three_stake_brag import ending
from boneace.games.three_stake_brag import state as st
from boneace.games.three_stake_brag.dealing import begin_deal
from boneace.games.three_stake_brag.scoring import count, strength
from boneace.games.three_stake_brag.state import State
from boneace.games.three_stake_brag.views import is_consistent, view
from boneace.games.turns import after, everybody, next_of
from boneace.games.vying import rules as vying
from boneace.games.vying.pots import pay, returns
from boneace.games.vying.rules import open_vying, vie, vying_moves, vying_over
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.sets import bit, hot_rule, lowest, rule, size

__all__ = ["State", "is_consistent", "moves", "play", "returns", "seat_to_move", "start", "view"]


@rule
def start(o, s):
    s.carried_over = 0  # chips and pots are as they were set, or zero
    begin_deal(o, s)


@hot_rule
def seat_to_move(o, s):
    if s.phase == st.VIE or s.phase == st.TURN:
        return np.int64(s.turn)
    return OVER if s.phase == st.DONE else CHANCE


@hot_rule
def moves(o, s):
    if s.phase == st.VIE:
        legal = vying_moves(o, s)
        if may_see(o, s):
            legal |= bit(st.SEE)
        return legal
    if s.phase == st.TURN:
        return bit(st.STAND) | bit(st.DRAW) if left_in_stock(s) else bit(st.STAND)  # TSB-13
    return s.stock


@hot_rule
def play(o, s, move):
    if s.phase == st.VIE:
        if o.vying == st.MATCHED:
            vie(s, move, st.BRAGGED)
        else:
            vie_modern(s, move)
        if vying_over(s):
            end_vying(o, s)
    elif s.phase == st.DEALING:
        deal_card(o, s, move)
    elif s.phase == st.DRAWING:
        take_card(o, s, move)
    elif move == st.DRAW:
        s.phase = st.DRAWING
    else:
        stand(o, s)


@hot_rule
def deal_card(o, s, card):
    """TSB-03: twice round the table face down, once face up."""
    seat = s.turn
    s.stock ^= bit(card)
    s.hands[seat] |= bit(card)
    s.turn = after(o, seat)
    s.to_deal -= 1
    if s.to_deal < o.seats:
        s.shown[seat] = bit(card)
        if s.to_deal == 0:
            ending.pay_upcards(o, s)
            s.phase = st.VIE
            open_vying(s, everybody(o), s.turn, 0)  # B-TSB-02: eldest first


# --- vying ----------------------------------------------------------------------------------------


@hot_rule
def may_see(o, s):
    """B-TSB-02, modern Brag: with two left, either may see for double."""
    return o.vying != st.MATCHED and s.bragger >= 0 and size(s.vying) == 2


@rule
def vie_modern(s, move):
    """B-TSB-02, modern Brag: a player who stays in pays the bet, or a higher one, at every turn."""
    seat = s.turn
    if move == vying.PASS:
        vying.answer(s, seat)
    elif move == vying.DROP:
        vying.drop(s, seat)
    else:
        if move < vying.PASS:
            s.asked += vying.amount_of(move)
            s.bragger = seat
        price = 2 * s.asked if move == st.SEE else np.int64(s.asked)
        pay(s, seat, st.BRAGGED, price)
        s.staked[seat] += price
        s.to_answer = 0 if move == st.SEE else s.vying & ~bit(seat)
    if not vying_over(s):
        s.turn = next_of(s.to_answer, seat)


@rule
def end_vying(o, s):
    """Pay the second pot, and lay all hands open (TSB-12)."""
    for seat in range(o.seats):
        s.strengths[seat] = strength(o, s.hands[seat])
        s.counts[seat] = count(o, s.hands[seat])
        s.dealt[seat] = s.hands[seat]
        if s.counts[seat] >= TARGET:
            s.stood |= bit(seat)  # B-TSB-10
    if s.bragger < 0:
        s.how = st.NO_BRAG
    else:
        s.how = st.UNSEEN if size(s.vying) == 1 else st.COMPARED
    if s.how == st.UNSEEN:
        ending.win(s, st.BRAGGED, lowest(s.vying))  # B-TSB-02
    elif s.how == st.COMPARED or o.nobody_brags == st.BEST_HAND:  # B-TSB-03
        ending.pay_best_hand(o, s)
    next_drawer(o, s)


# --- drawing --------------------------------------------------------------------------------------


@rule
def next_drawer(o, s):
    """Let the next seat draw, from eldest (B-TSB-09); if there is none, the deal is over."""
    s.phase = st.TURN
    waiting = everybody(o) & ~s.stood
    if waiting and not (o.thirty_one_ends and thirty_one_is_held(o, s)):
        s.turn = next_of(waiting, s.dealer)
    else:
        ending.pay_best_count(o, s)
        ending.end_deal(o, s)


@rule
def thirty_one_is_held(o, s):
    for seat in range(o.seats):
        if s.counts[seat] == TARGET:
            return True
    return False


@hot_rule
def stand(o, s):
    s.stood |= bit(s.turn)
    next_drawer(o, s)


@hot_rule
def take_card(o, s, card):
    """TSB-13: another card, which all see; 31 and over stop by themselves (B-TSB-09)."""
    seat = s.turn
    s.stock ^= bit(card)
    s.hands[seat] |= bit(card)
    s.counts[seat] = count(o, s.hands[seat])
    if s.counts[seat] >= TARGET:
        stand(o, s)
    else:
        s.phase = st.TURN
