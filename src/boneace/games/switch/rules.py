"""The rules of Switch, with the number of the clause beside the line that enforces it.

Numbers T31-… are the statements of the source, B-T31-… the readings of its open questions;
rulebook.md has each in words. The contract is in `boneace.contract`. The parts that Switch shares
with Thirty-one cite the clauses of that game, and are in `boneace.games`.
"""

import numpy as np

from boneace.games.lives.blitzes import ON_TURN, dealt_blitzers
from boneace.games.lives.rules import NOBODY, after, set_alive
from boneace.games.lives.scoring import BLITZ, total
from boneace.games.swaps.rules import ONE_CARD, lay, lying, swap_hand, swap_one
from boneace.games.switch import state as st
from boneace.games.switch.dealing import begin_deal, begin_round
from boneace.games.switch.ending import blitz, decline, late_blitz, restart, returns, showdown
from boneace.games.switch.state import State
from boneace.games.switch.views import is_consistent, view
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.sets import bit, hot_rule, rule, size

__all__ = ["State", "is_consistent", "moves", "play", "returns", "seat_to_move", "start", "view"]

# --- dealing --------------------------------------------------------------------------------------


@rule
def start(o, s):
    if not s.carried_over:
        for seat in range(o.seats):
            s.lives[seat] = o.lives  # T31-58
    s.carried_over = 0
    set_alive(o, s)
    begin_deal(o, s, NOBODY)


@hot_rule
def deal_card(o, s, card):
    s.stock ^= bit(card)
    s.in_round -= 1
    if s.in_round >= s.to_table:
        s.hands[s.turn] |= bit(card)
        s.turn = after(s, s.turn)
    elif s.in_round == 1:
        s.widow[st.UP + s.rounds] = card  # T31-54: the dealer's second hand
    else:
        s.widow[st.DOWN + s.rounds] = card  # T31-54
        s.rounds += 1
        if s.rounds < 3:
            begin_round(s)
        else:
            dealt(o, s)


@rule
def dealt(o, s):
    if s.to_table == 2:
        s.phase = st.KEEPING  # T31-55
        s.turn = s.dealer
    else:
        begin_play(o, s)  # B-T31-02


@rule
def keep(o, s, move):
    """T31-55: the dealer keeps one hand and lays the other face up."""
    laid = lying(s, st.UP)
    if move == st.KEEP_SECOND:
        laid = s.hands[s.turn]
        s.hands[s.turn] = lying(s, st.UP)
    s.seen |= laid
    lay(s, st.UP, laid)
    s.turn = after(s, s.dealer)  # T31-56
    begin_play(o, s)


@rule
def begin_play(o, s):
    blitzers = dealt_blitzers(o, s)
    if blitzers:
        blitz(o, s, blitzers)  # T31-58
    else:
        begin_turn(o, s)


# --- turns ----------------------------------------------------------------------------------------


@hot_rule
def begin_turn(o, s):
    s.phase = st.TURN
    s.turns += 1
    if o.dealt_blitz == ON_TURN and total(o, s.hands[s.turn]) == BLITZ:
        if s.knocker < 0:
            blitz(o, s, bit(s.turn))
        elif o.blitz_after_knock:
            late_blitz(o, s)


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
        return turn_moves(o, s)
    if s.phase == st.DEALING:
        return s.stock
    if s.phase == st.KEEPING:
        return bit(st.KEEP_FIRST) | bit(st.KEEP_SECOND)  # T31-55
    return bit(st.RESTART) | bit(st.DECLINE)  # T31-59


@hot_rule
def turn_moves(o, s):
    """T31-57, B-T31-01: the list is lost, and this is its reconstruction."""
    legal = ONE_CARD | bit(st.SWAP_UP)  # T31-53
    if o.fourth_action != st.PASSING:
        legal |= bit(st.SWAP_DOWN)
    if s.knocker >= 0:
        legal |= bit(st.STAND)
    else:
        if o.fourth_action != st.UNSEEN:
            legal |= bit(st.PASS)
        if o.knock_from != st.SECOND_TURN or s.turns > size(s.alive):
            legal |= bit(st.KNOCK)
    return legal


@hot_rule
def play(o, s, move):
    if s.phase == st.DEALING:
        deal_card(o, s, move)
    elif move <= st.PASS:
        take_turn(o, s, move)
    elif move <= st.KEEP_SECOND:
        keep(o, s, move)
    elif move == st.RESTART:
        restart(o, s)
    else:
        decline(o, s)


@hot_rule
def take_turn(o, s, move):
    changed = True
    if move < st.SWAP_UP:
        swap_one(s, move)
    elif move == st.SWAP_UP:
        s.seen |= s.hands[s.turn]
        swap_hand(s, st.UP)
    elif move == st.SWAP_DOWN:
        swap_unseen(o, s)
    else:
        changed = False
        if move == st.KNOCK:
            s.knocker = s.turn
    end_turn(o, s, changed)


@hot_rule
def swap_unseen(o, s):
    """B-T31-01: the hand given up lies face down, or face up for all to see."""
    seat = s.turn
    known_to = s.knowers[seat]
    s.knowers[seat] = s.knowers[st.ON_TABLE] | bit(seat)
    s.knowers[st.ON_TABLE] = known_to
    if o.given_up == st.FACE_UP:
        given, turned_down = s.hands[seat], lying(s, st.UP)
        s.seen |= given
        s.hands[seat] = lying(s, st.DOWN)
        lay(s, st.UP, given)
        lay(s, st.DOWN, turned_down)
    else:
        swap_hand(s, st.DOWN)


@hot_rule
def end_turn(o, s, changed):
    if changed and total(o, s.hands[s.turn]) == BLITZ:
        if s.knocker < 0:
            blitz(o, s, bit(s.turn))  # T31-58: shown at once
            return
        if o.blitz_after_knock:
            late_blitz(o, s)
            return
    s.turn = after(s, s.turn)
    if s.turn == s.knocker:
        showdown(o, s)
    else:
        begin_turn(o, s)
