"""The rules of Schwimmen, with the number of the clause beside the line that enforces it.

Numbers SCH-… are the statements on which the descriptions of the game agree, B-SCH-… the readings
of their open questions; rulebook.md has each in words. The contract is in `boneace.contract`.
"""

import numpy as np

from boneace.games.lives.rules import after, set_alive
from boneace.games.schwimmen import state as st
from boneace.games.schwimmen.dealing import begin_deal, enough_left, lay_new, renew, renewable
from boneace.games.schwimmen.ending import end_at_once, returns, showdown, showing_at_once
from boneace.games.schwimmen.scoring import ends_the_deal
from boneace.games.schwimmen.state import State
from boneace.games.schwimmen.views import is_consistent, view
from boneace.games.swaps.rules import ONE_CARD, lay, lying, swap_hand, swap_one
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.sets import bit, hot_rule, rule, size

__all__ = ["State", "is_consistent", "moves", "play", "returns", "seat_to_move", "start", "view"]


@hot_rule
def turn_moves(o, s):
    legal = ONE_CARD | bit(st.SWAP_ALL)  # SCH-09, SCH-10
    if o.passing or s.knocker >= 0:
        legal |= bit(st.PASS)  # SCH-11, SCH-14, B-SCH-08
    if o.knock_when == st.INSTEAD and may_knock(o, s):
        legal |= bit(st.KNOCK)  # SCH-12
    if o.seven_eight_nine == st.ON_REQUEST and renewable(s):
        legal |= bit(st.RENEW)  # SCH-32, B-SCH-09
    return legal


@hot_rule
def may_knock(o, s):
    """Whether knocking is allowed: nobody has knocked; with some options, the first round is
    over."""
    first_round = s.turns <= size(s.alive)
    return s.knocker < 0 and not (
        o.knock_from == st.SECOND_TURN and first_round
    )  # SCH-28, B-SCH-15


# --- dealing --------------------------------------------------------------------------------------


@rule
def start(o, s):
    if not s.carried_over:
        for seat in range(o.seats):
            s.lives[seat] = o.lives  # SCH-24
    s.carried_over = 0
    set_alive(o, s)
    begin_deal(o, s)


@hot_rule
def deal_card(o, s, card):
    s.in_round -= 1
    s.stock ^= bit(card)
    if s.in_round:
        s.hands[s.turn] |= bit(card)
        s.turn = after(s, s.turn)
        return
    s.widow[s.rounds] = card  # SCH-05: the second hand
    s.rounds += 1
    s.in_round = size(s.alive) + 1
    if s.rounds == 3:
        dealt(o, s)


@rule
def dealt(o, s):
    s.phase = st.KEEPING
    s.turn = after(s, s.dealer) if o.two_hands == st.ELDEST else s.dealer  # SCH-06, SCH-29
    if o.two_hands == st.NO_CHOICE:
        keep(o, s, st.KEEP_FIRST)  # SCH-30: the dealer keeps their hand


@rule
def keep(o, s, move):
    """The hand that was seen is kept (SCH-06), or the other is taken unseen (SCH-07)."""
    laid = lying(s, 0)
    if move == st.KEEP_SECOND:
        laid = s.hands[s.turn]
        s.hands[s.turn] = lying(s, 0)
    s.seen |= laid
    lay(s, 0, laid)
    s.turn = after(s, s.turn)  # SCH-08, SCH-29
    showers = showing_at_once(o, s)
    if showers:
        end_at_once(o, s, showers)  # B-SCH-01
    else:
        begin_turn(o, s)


# --- turns ----------------------------------------------------------------------------------------


@hot_rule
def begin_turn(o, s):
    s.turns += 1
    take_up(o, s)


@hot_rule
def take_up(o, s):
    """Begin a turn with the present middle."""
    s.phase = st.TURN
    if o.seven_eight_nine == st.AT_ONCE and renewable(s):
        renew(s)  # B-SCH-09


@hot_rule
def seat_to_move(o, s):
    if s.phase == st.DONE:
        return OVER
    if s.phase == st.DEALING or s.phase == st.RENEWING:
        return CHANCE
    return np.int64(s.turn)


@hot_rule
def moves(o, s):
    if s.phase == st.TURN:
        return turn_moves(o, s)
    if s.phase == st.KEEPING:
        return bit(st.KEEP_FIRST) | bit(st.KEEP_SECOND)  # SCH-06, SCH-07
    if s.phase == st.SAYING:
        return bit(st.KNOCK) | bit(st.CONTINUE)  # SCH-31
    return s.stock


@hot_rule
def play(o, s, move):
    if s.phase == st.DEALING:
        deal_card(o, s, move)
    elif s.phase == st.RENEWING:
        lay_new(s, move)
        if not s.to_lay:
            take_up(o, s)
    elif move <= st.PASS:
        take_turn(o, s, move)
    elif move <= st.CONTINUE:
        if move == st.KNOCK:
            s.knocker = s.turn
        end_turn(o, s)
    elif move == st.RENEW:
        renew(s)
    else:
        keep(o, s, move)


@hot_rule
def take_turn(o, s, move):
    """An exchange or a pass: it ends the turn, or its player may still knock (SCH-31)."""
    if move == st.PASS:
        s.passes += 1
    else:
        s.passes = 0  # B-SCH-06
        if move == st.SWAP_ALL:
            s.seen |= s.hands[s.turn]
            swap_hand(s, 0)
        else:
            swap_one(s, move)
        if ends_the_deal(o, s.hands[s.turn]):
            end_at_once(o, s, bit(s.turn))  # SCH-19, SCH-20, B-SCH-05
            return
    if o.knock_when == st.AFTER and may_knock(o, s):
        s.phase = st.SAYING
    else:
        end_turn(o, s)


@hot_rule
def end_turn(o, s):
    s.turn = after(s, s.turn)
    if s.turn == s.knocker:
        showdown(o, s, st.SHOWDOWN)  # SCH-14
    elif s.knocker >= 0 or s.passes < size(s.alive):
        begin_turn(o, s)
    elif enough_left(s):
        s.turns += 1
        renew(s)  # SCH-13, B-SCH-06
    else:
        showdown(o, s, st.EXHAUSTED)  # B-SCH-07
