"""The rules of Switch, with the number of the clause beside the line that enforces it.

Numbers T31-… are the statements of the source, B-T31-… the readings of its open questions;
rulebook.md says each in words. The contract is in `boneace.contract`. What Switch shares
with Thirty-one cites the clauses of that game, and is in `boneace.games`.
"""

import numpy as np

from boneace.games.blitzes import ON_TURN, dealt_blitzers
from boneace.games.lives import NOBODY, after, set_alive
from boneace.games.swaps import ONE_CARD, lay, lying, swap_hand, swap_one
from boneace.games.switch.dealing import begin_deal, begin_round
from boneace.games.switch.ending import blitz, decline, late_blitz, restart, returns, showdown
from boneace.games.switch.state import (
    DEALING,
    DECLINE,
    DONE,
    DOWN,
    FACE_UP,
    KEEP_FIRST,
    KEEP_SECOND,
    KEEPING,
    KNOCK,
    ON_TABLE,
    PASS,
    PASSING,
    RESTART,
    SECOND_TURN,
    STAND,
    SWAP_DOWN,
    SWAP_UP,
    TURN,
    UNSEEN,
    UP,
    Options,
    State,
)
from boneace.games.switch.views import possible, view
from boneace.games.thirty_one.scoring import BLITZ, total
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.sets import bit, hot_rule, rule, size

__all__ = [
    "Options",
    "State",
    "moves",
    "play",
    "possible",
    "returns",
    "seat_to_move",
    "start",
    "view",
]

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
        s.widow[UP + s.rounds] = card  # T31-54: the dealer's second hand
    else:
        s.widow[DOWN + s.rounds] = card  # T31-54
        s.rounds += 1
        if s.rounds < 3:
            begin_round(s)
        else:
            dealt(o, s)


@rule
def dealt(o, s):
    if s.to_table == 2:
        s.phase = KEEPING  # T31-55
        s.turn = s.dealer
    else:
        begin_play(o, s)  # B-T31-02


@rule
def keep(o, s, move):
    """T31-55: the dealer keeps one hand and lays the other face up."""
    laid = lying(s, UP)
    if move == KEEP_SECOND:
        laid = s.hands[s.turn]
        s.hands[s.turn] = lying(s, UP)
    s.seen |= laid
    lay(s, UP, laid)
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
    s.phase = TURN
    s.turns += 1
    if o.dealt_blitz == ON_TURN and total(o, s.hands[s.turn]) == BLITZ:
        if s.knocker < 0:
            blitz(o, s, bit(s.turn))
        elif o.blitz_after_knock:
            late_blitz(o, s)


@hot_rule
def seat_to_move(o, s):
    if s.phase == DONE:
        return OVER
    if s.phase == DEALING:
        return CHANCE
    return np.int64(s.turn)


@hot_rule
def moves(o, s):
    if s.phase == TURN:
        return turn_moves(o, s)
    if s.phase == DEALING:
        return s.stock
    if s.phase == KEEPING:
        return bit(KEEP_FIRST) | bit(KEEP_SECOND)  # T31-55
    return bit(RESTART) | bit(DECLINE)  # T31-59


@hot_rule
def turn_moves(o, s):
    """T31-57, B-T31-01: the list is lost, and this is its reconstruction."""
    legal = ONE_CARD | bit(SWAP_UP)  # T31-53
    if o.fourth_action != PASSING:
        legal |= bit(SWAP_DOWN)
    if s.knocker >= 0:
        legal |= bit(STAND)
    else:
        if o.fourth_action != UNSEEN:
            legal |= bit(PASS)
        if o.knock_from != SECOND_TURN or s.turns > size(s.alive):
            legal |= bit(KNOCK)
    return legal


@hot_rule
def play(o, s, move):
    if s.phase == DEALING:
        deal_card(o, s, move)
    elif move <= PASS:
        take_turn(o, s, move)
    elif move <= KEEP_SECOND:
        keep(o, s, move)
    elif move == RESTART:
        restart(o, s)
    else:
        decline(o, s)


@hot_rule
def take_turn(o, s, move):
    changed = True
    if move < SWAP_UP:
        swap_one(s, move)
    elif move == SWAP_UP:
        s.seen |= s.hands[s.turn]
        swap_hand(s, UP)
    elif move == SWAP_DOWN:
        swap_unseen(o, s)
    else:
        changed = False
        if move == KNOCK:
            s.knocker = s.turn
    end_turn(o, s, changed)


@hot_rule
def swap_unseen(o, s):
    """B-T31-01: the hand given up lies face down, or face up for all to see."""
    seat = s.turn
    known_to = s.knowers[seat]
    s.knowers[seat] = s.knowers[ON_TABLE] | bit(seat)
    s.knowers[ON_TABLE] = known_to
    if o.given_up == FACE_UP:
        given, turned_down = s.hands[seat], lying(s, UP)
        s.seen |= given
        s.hands[seat] = lying(s, DOWN)
        lay(s, UP, given)
        lay(s, DOWN, turned_down)
    else:
        swap_hand(s, DOWN)


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
