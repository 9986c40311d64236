"""The rules of Stop the Bus, with the number of the clause beside the line that enforces it.

Numbers T31-… are the statements of the source, B-T31-… the readings of its open questions;
rulebook.md says each in words. The contract is in `boneace.contract`.
"""

import numpy as np

from boneace.games.lives.rules import after, set_alive
from boneace.games.stop_the_bus import state as st
from boneace.games.stop_the_bus.dealing import begin_deal
from boneace.games.stop_the_bus.ending import returns, showdown
from boneace.games.stop_the_bus.state import State
from boneace.games.stop_the_bus.views import is_consistent, view
from boneace.games.swaps.rules import ONE_CARD, swap_hand, swap_one
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.sets import bit, hot_rule, rule

__all__ = ["State", "is_consistent", "moves", "play", "returns", "seat_to_move", "start", "view"]


@rule
def start(o, s):
    if not s.carried_over:
        for seat in range(o.seats):
            s.lives[seat] = o.lives  # B-T31-24
    s.carried_over = 0
    set_alive(o, s)
    begin_deal(o, s)


@hot_rule
def seat_to_move(o, s):
    if s.phase == st.DONE:
        return OVER
    if s.phase == st.DEALING:
        return CHANCE
    return np.int64(s.turn)


@hot_rule
def moves(o, s):
    if s.phase == st.TURN:
        legal = ONE_CARD  # T31-69
        if o.exchange == st.ONE_OR_THREE:
            legal |= bit(st.SWAP_ALL)  # T31-69
        if o.stop_when == st.INSTEAD and s.stopper < 0:
            legal |= bit(st.STOP)  # B-T31-24
        return legal
    if s.phase == st.SAYING:
        return bit(st.STOP) | bit(st.CONTINUE)  # B-T31-24
    return s.stock


@hot_rule
def play(o, s, move):
    if s.phase == st.DEALING:
        deal_card(s, move)
    elif move < st.STOP:
        exchange(o, s, move)
    else:
        if move == st.STOP:
            s.stopper = s.turn
        end_turn(o, s)


@hot_rule
def deal_card(s, card):
    s.stock ^= bit(card)
    s.to_deal -= 1
    if s.to_deal >= 3:
        s.hands[s.turn] |= bit(card)
        s.turn = after(s, s.turn)
    else:
        s.widow[2 - s.to_deal] = card  # T31-68
        s.seen |= bit(card)
        if s.to_deal == 0:
            begin_turn(s)


@hot_rule
def begin_turn(s):
    s.phase = st.TURN
    s.turns += 1


@hot_rule
def exchange(o, s, move):
    if move == st.SWAP_ALL:
        s.seen |= s.hands[s.turn]
        swap_hand(s, 0)
    else:
        swap_one(s, move)
    if s.stopper < 0 and o.stop_when == st.AFTER_EXCHANGE:
        s.phase = st.SAYING
    else:
        end_turn(o, s)


@hot_rule
def end_turn(o, s):
    s.turn = after(s, s.turn)
    if s.turn == s.stopper:
        showdown(o, s)  # B-T31-24: every other player has had one more turn
    else:
        begin_turn(s)
