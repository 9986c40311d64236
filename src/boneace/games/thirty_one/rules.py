"""The rules of Thirty-one, with the number of the clause beside the line that enforces it.

Numbers T31-… and T31D-… are the statements of the two sources, B-T31-… the readings of their open
questions; rulebook.md has each in words. The contract is in `boneace.contract`. This file has the
course of a deal. Separate files have its beginning, its end, and what a seat knows.
"""

import numpy as np

from boneace.games.lives.blitzes import ON_TURN, dealt_blitzers
from boneace.games.lives.rules import after, set_alive
from boneace.games.lives.scoring import BLITZ, total
from boneace.games.stocks import left_in_stock
from boneace.games.thirty_one import ending
from boneace.games.thirty_one import state as st
from boneace.games.thirty_one.dealing import begin_deal
from boneace.games.thirty_one.ending import returns
from boneace.games.thirty_one.state import State
from boneace.games.thirty_one.views import is_consistent, view
from boneace.kernel.contract import CHANCE, EMPTY, OVER
from boneace.kernel.sets import bit, hot_rule, lowest, rule, size, without_lowest

__all__ = ["State", "is_consistent", "moves", "play", "returns", "seat_to_move", "start", "view"]

# --- dealing --------------------------------------------------------------------------------------


@rule
def start(o, s):
    if not s.carried_over:
        for seat in range(o.seats):
            s.lives[seat] = o.lives if o.keeps == st.LIVES else 0  # T31-09, T31D-05
    s.carried_over = 0
    s.widow[0] = s.widow[1] = s.widow[2] = EMPTY
    set_alive(o, s)
    begin_deal(o, s)


@hot_rule
def deal_card(o, s, card):
    s.stock ^= bit(card)
    s.to_deal -= 1
    if s.to_deal == 0:
        s.upcard = s.turned_up = card  # T31-10, T31D-04
        s.turn = after(s, s.dealer)
        begin_play(o, s)
    elif o.widow and (s.to_deal - 1) % s.per_round == 0:
        s.widow[2 - (s.to_deal - 1) // s.per_round] = card  # T31-37: the last card of each round
    else:
        s.hands[s.turn] |= bit(card)
        s.turn = after(s, s.turn)


@rule
def begin_play(o, s):
    blitzers = dealt_blitzers(o, s)
    if blitzers:
        ending.blitz(o, s, blitzers)  # B-T31-10
    else:
        begin_turn(o, s)  # T31-11


# --- turns ----------------------------------------------------------------------------------------


@hot_rule
def begin_turn(o, s):
    s.phase = st.TURN
    s.turns += 1
    if o.dealt_blitz == ON_TURN and total(o, s.hands[s.turn]) == BLITZ:
        if s.knocker < 0:
            ending.blitz(o, s, bit(s.turn))  # B-T31-10
        elif ending.blitz_ends_last_turns(o):
            ending.late_blitz(o, s)  # B-T31-09


@hot_rule
def seat_to_move(o, s):
    if s.phase == st.DONE:
        return OVER
    if s.phase == st.DEALING or s.phase == st.DRAWING:
        return CHANCE
    return np.int64(s.turn)


@hot_rule
def moves(o, s):
    if s.phase == st.TURN:
        return turn_moves(o, s)
    if s.phase == st.DISCARDING:
        hand = s.hands[s.turn]
        if s.taken >= 0 and not o.discard_taken:
            hand &= ~bit(s.taken)  # B-T31-11
        return hand
    return s.stock


@hot_rule
def turn_moves(o, s):
    legal = 0
    if may_take(o, s):
        legal |= bit(st.TAKE)  # T31-12
    if may_draw(o, s):
        legal |= bit(st.DRAW)  # T31-12
    if s.knocker >= 0:
        legal |= bit(st.STAND)  # T31-16
    elif o.knock_from != st.SECOND_TURN or s.turns > size(s.alive):  # B-T31-14
        legal |= bit(st.KNOCK)  # T31-15, T31D-10
    if o.widow:
        legal |= st.EXCHANGES  # T31-38
    return legal


@hot_rule
def may_take(o, s):
    """T31-30, T31D-24: the player's own discard too, unless the table says otherwise (B-T31-12)."""
    return o.own_discard != st.TWO_LEFT or s.discarder != s.turn or size(s.alive) == 2


@hot_rule
def may_draw(o, s):
    """B-T31-13: from the stock, or from one made of the discards, or to end the deal drawn."""
    if left_in_stock(s):
        return True
    if s.knocker < 0:
        return o.drawn_when == st.MUST_DRAW
    return o.last_turns_stock == st.RESHUFFLE and under_upcard(o, s) != 0


@rule
def under_upcard(o, s):
    """The discards that lie under the top card."""
    return elsewhere(o, s) & ~bit(s.upcard)


@rule
def elsewhere(o, s):
    """The discards: the cards of the pack that are not in a hand, the stock or the widow."""
    placed = s.stock
    for seat in range(o.seats):
        placed |= s.hands[seat]
    if o.widow:
        for slot in range(3):
            if s.widow[slot] >= 0:  # in a view, face-down cards are in the stock
                placed |= bit(s.widow[slot])
    return st.PACKS[o.pack] & ~(o.without | placed)


@hot_rule
def play(o, s, move):
    if s.phase == st.DEALING:
        deal_card(o, s, move)
    elif s.phase == st.DRAWING:
        s.stock ^= bit(move)
        s.hands[s.turn] |= bit(move)
        s.phase = st.DISCARDING
    elif s.phase == st.TURN and move == st.DRAW:
        draw(o, s)
    elif s.phase == st.TURN and move == st.TAKE:
        take(s)
    else:
        finish_turn(o, s, move)


@hot_rule
def finish_turn(o, s, move):
    changed = True
    if s.phase == st.DISCARDING:
        discard(s, move)
    elif move < st.DRAW:
        exchange(s, move)
    else:
        changed = False
        remember(s, st.NO_DISCARD)
        if move == st.KNOCK:
            s.knocker = s.turn
    end_turn(o, s, changed)


@hot_rule
def draw(o, s):
    if s.stock == 0:
        if s.knocker < 0:
            ending.drawn(o, s)  # B-T31-13: they would have to draw
            return
        s.stock = under_upcard(o, s)
    s.phase = st.DRAWING


@hot_rule
def take(s):
    s.taken = s.upcard
    s.hands[s.turn] |= bit(s.upcard)
    s.shown[s.turn] |= bit(s.upcard)
    s.upcard = EMPTY
    s.phase = st.DISCARDING


@hot_rule
def remember(s, what):
    """Record what everybody saw of this turn: a good player remembers it (T31-19, T31-20)."""
    s.past[(s.turns - 1) % st.PAST] = what


@hot_rule
def discard(s, card):
    s.hands[s.turn] ^= bit(card)
    s.shown[s.turn] &= ~bit(card)
    s.upcard = card
    s.discarder = s.turn
    remember(s, card + (st.TOOK if s.taken >= 0 else 0))
    s.taken = EMPTY


@rule
def ranked(hand):
    """The cards of a hand of three, by rank from the ace, then by suit."""
    low = rank_key(lowest(hand))
    hand = without_lowest(hand)
    middle = rank_key(lowest(hand))
    high = rank_key(lowest(without_lowest(hand)))
    if low > middle:
        low, middle = middle, low
    if middle > high:
        middle, high = high, middle
    if low > middle:
        low, middle = middle, low
    return card_of(low), card_of(middle), card_of(high)


@rule
def by_rank(hand, place):
    """The card at a place (0…2) of a hand of three, by rank from the ace, then by suit."""
    return ranked(hand)[place]


@rule
def card_of(key):
    return key % 4 * 13 + key // 4


@rule
def rank_key(card):
    return card % 13 * 4 + card // 13


@rule
def exchange(s, move):
    """T31-38: hand cards for as many of the widow's, which they get unseen (B-T31-18)."""
    cards = ranked(s.hands[s.turn])
    slots = st.SLOTS[move]
    for place in range(3):
        if st.GIVEN[move] >> place & 1:
            given = cards[place]
            slot = lowest(slots)
            slots = without_lowest(slots)
            s.hands[s.turn] ^= bit(given) | bit(s.widow[slot])
            s.shown[s.turn] &= ~bit(given)
            if s.widow_up >> slot & 1:
                s.shown[s.turn] |= bit(s.widow[slot])
            s.widow[slot] = given
            s.widow_up |= bit(slot)  # T31-39
    remember(s, st.NO_DISCARD)


@hot_rule
def end_turn(o, s, changed):
    """The hand is three cards again, `changed` or as it was before the turn."""
    if changed and total(o, s.hands[s.turn]) == BLITZ:
        if s.knocker < 0:
            ending.blitz(o, s, bit(s.turn))  # T31-27, T31-41, T31D-20
            return
        if ending.blitz_ends_last_turns(o):
            ending.late_blitz(o, s)  # B-T31-09
            return
    s.turn = after(s, s.turn)
    if s.turn == s.knocker:
        ending.showdown(o, s)  # T31-17, T31D-12
    elif s.stock == 0 and s.knocker < 0 and o.drawn_when == st.STOCK_TAKEN:
        ending.drawn(o, s)  # T31-18, T31D-13
    else:
        begin_turn(o, s)
