"""The rules of Vingt-Un, with the number of the clause beside the line that enforces it.

Numbers VU-… and VUX-… are the statements of the source, B-VU-… the readings of its open questions;
rulebook.md has each in words. The contract is in `boneace.contract`. This file has the course of a
deal: cards, stakes, naturals, dividing, drawing. Separate files have the pack, the dealer's
settlement, and what a seat knows.
"""

import numpy as np

from boneace.games.alike import held_twice
from boneace.games.turns import after
from boneace.games.vingt_un import dealing
from boneace.games.vingt_un import state as st
from boneace.games.vingt_un.ending import end_deal, puts_out, settle
from boneace.games.vingt_un.scoring import TARGET, is_natural, least, total
from boneace.games.vingt_un.state import State
from boneace.games.vingt_un.views import determinize, is_consistent, view
from boneace.games.vying.pots import returns
from boneace.kernel.contract import CHANCE, EMPTY, OVER
from boneace.kernel.sets import bit, hot_rule, rule

__all__ = ["State", "is_consistent", "moves", "play", "returns", "seat_to_move", "start", "view"]
__all__ += ["determinize"]


@rule
def start(o, s):
    s.carried_over = 0
    for slot in range(st.SLOTS):
        s.widow[slot] = s.widow_by[slot] = EMPTY
    s.stock = dealing.PACK & ~o.without
    dealing.begin_deal(o, s)


@hot_rule
def seat_to_move(o, s):
    phase = s.phase
    if phase == st.TURN or phase == st.STAKING or phase == st.DIVIDING or phase == st.DOUBLING:
        return np.int64(s.turn)
    return OVER if phase == st.DONE else CHANCE


@hot_rule
def moves(o, s):
    if s.phase == st.TURN:
        return bit(st.STAND) | bit(st.DRAW) if may_draw(o, s) else bit(st.STAND)
    if s.phase == st.STAKING:
        return stakes_from_to(o)
    if s.phase == st.DOUBLING:
        return bit(st.DOUBLE) | bit(st.NO_DOUBLE)  # VU-12
    if s.phase == st.DIVIDING:
        return dividing_moves(o, s)
    return s.stock


@hot_rule
def stakes_from_to(o):
    """VU-10, VUX-04: the set of the stakes that are allowed."""
    return bit(o.max_stake) - bit(o.min_stake - 1)


@hot_rule
def may_draw(o, s):
    """VU-23, B-VU-16, B-VU-17."""
    if not o.draw_on_21 and total(st.cards_at(s, s.turn, s.at)) == TARGET:
        return False
    return st.can_serve(s) > 0


@hot_rule
def dividing_moves(o, s):
    """VU-40, VU-42: the second stake may differ from the first, and nobody has to divide."""
    if not st.may_divide(s):
        return bit(st.KEEP)  # B-VU-16, VU-45
    if s.turn == s.dealer:
        return bit(st.KEEP) | bit(st.SPLIT)
    return bit(st.KEEP) | stakes_from_to(o) << st.DIVIDE


@hot_rule
def play(o, s, move):
    if s.phase == st.TURN:
        if move == st.DRAW:
            dealing.want_card(s)
            s.phase = st.DRAWING
        else:
            stand(s)
    elif s.phase == st.DRAWING:
        draw_card(s, move)
    elif s.phase == st.FIRST or s.phase == st.SECOND:
        deal_card(o, s, move)
    elif s.phase == st.STAKING:
        stake(o, s, move)
    elif s.phase == st.DOUBLING:
        double_or_not(o, s, move)
    elif s.phase == st.COMPLETING:
        complete(o, s, move)
    else:
        divide_or_keep(o, s, move)
    if s.phase >= st.NEXT_HAND:
        go_on(o, s)


# --- cards and stakes -----------------------------------------------------------------------------


@hot_rule
def deal_card(o, s, card):
    """VU-09, VU-13: one card face down to each, the dealer last; and one more."""
    seat = s.turn
    s.stock ^= bit(card)
    s.hands[seat] |= bit(card)
    if s.phase == st.FIRST:
        s.begun |= bit(card)
    s.turn = after(o, seat)
    if seat != s.dealer:
        dealing.want_card(s)
    elif s.phase == st.FIRST:
        s.phase = st.STAKING
    else:
        look_for_naturals(o, s)


@hot_rule
def stake(o, s, move):
    """VU-10, VU-11."""
    s.stakes[st.place_of(s.turn, 0)] = move + 1
    s.turn = after(o, s.turn)
    if s.turn == s.dealer:
        s.phase = st.DOUBLING


@rule
def double_or_not(o, s, move):
    """VU-12: every player doubles their stake."""
    if move == st.DOUBLE:
        s.doubled = 1
        for seat in range(o.seats):
            s.stakes[st.place_of(seat, 0)] *= 2
    s.turn = after(o, s.dealer)
    s.phase = st.SECOND  # VU-13
    dealing.want_card(s)


# --- naturals -------------------------------------------------------------------------------------


@hot_rule
def look_for_naturals(o, s):
    found = np.int64(0)
    for seat in range(o.seats):
        if is_natural(s.hands[seat]):
            found |= bit(seat)
    if found:
        declare_naturals(o, s, found)
    else:
        s.phase = st.NEXT_SEAT


@rule
def declare_naturals(o, s, found):
    s.naturals = found & ~bit(s.dealer)
    if found >> s.dealer & 1:
        dealer_collects(o, s)
        return
    s.fallen += 1
    waits = s.first_hand and o.first_natural == st.WAITS and not puts_out(o, s)
    seat, pays = after(o, s.dealer), st.TWICE  # VU-18
    while seat != s.dealer:
        if s.naturals >> seat & 1:
            dealing.show_all(s, seat)
            dealing.take_pool(s, seat)
            place = st.place_of(seat, 0)
            if waits:
                s.stood |= bit(place)  # B-VU-05, second reading
            else:
                # VU-53: in the first hand too
                dealing.pay(s, s.dealer, seat, pays * s.stakes[place])
                dealing.throw_hand(s, seat, np.int64(0))
                if o.several_naturals == st.FIRST_DOUBLE:
                    pays = st.ONCE  # B-VU-08, second reading
        seat = after(o, seat)
    if o.after_natural == st.DROP and puts_out(o, s):
        close(s, st.DROPPED)  # B-VU-04, second reading
    else:
        s.phase = st.NEXT_SEAT  # B-VU-04


@rule
def dealer_collects(o, s):
    """VU-14 to VU-17: the dealer's natural; a player with one neither pays nor is paid (VU-05)."""
    dealing.show_all(s, s.dealer)
    for seat in range(o.seats):
        if s.naturals >> seat & 1:
            dealing.show_all(s, seat)
        elif seat != s.dealer:
            dealing.pay(s, seat, s.dealer, 2 * s.stakes[st.place_of(seat, 0)])
    close(s, st.DEALER_NATURAL)


# --- the hand being played ------------------------------------------------------------------------


@rule
def go_on(o, s):
    """Continue after a finished hand, seat or deal."""
    if s.phase == st.NEXT_HAND:
        next_hand(o, s)
    if s.phase == st.NEXT_SEAT:
        next_seat(o, s)
    if s.phase == st.CLOSING:
        end_deal(o, s)


@rule
def next_hand(o, s):
    """Continue with the next hand of the seat that is on the table, or with the next seat."""
    seat, at = s.turn, s.at + 1
    while at < s.hands_of[seat] and s.gone >> st.place_of(seat, at) & 1:
        at += 1
    s.at = at
    if at < s.hands_of[seat]:
        s.phase = st.TURN
    elif seat == s.dealer:
        settle(o, s)
        close(s, st.SETTLED)
    else:
        s.turn = after(o, seat)
        s.phase = st.NEXT_SEAT


@rule
def next_seat(o, s):
    """Serve the seat on turn, or the first after it that has no natural; the dealer is last."""
    while s.turn != s.dealer and s.naturals >> s.turn & 1:
        s.turn = after(o, s.turn)
    s.at = 0
    s.phase = st.TURN
    if s.turn == s.dealer:
        if s.stood == 0:
            close(s, st.NOBODY_STOOD)
            return
        dealing.show_all(s, s.turn)  # VU-31
        if o.dealer_divides == st.FORBIDDEN:
            return
    if held_twice(s.hands[s.turn]):
        s.phase = st.DIVIDING  # VU-40, VU-46


@rule
def close(s, kind):
    """The deal is over."""
    s.last_kind = kind
    s.phase = st.CLOSING


# --- dividing -------------------------------------------------------------------------------------


@rule
def divide_or_keep(o, s, move):
    seat, at = np.int64(s.turn), np.int64(s.at)
    if move == st.KEEP:
        if s.hands_of[seat] == 1:
            s.kept |= bit(seat)
        s.at += 1
        go_on_asking(s)
        return
    pair, new = st.cards_at(s, seat, at), s.hands_of[seat]
    first = pair & s.begun  # VU-10, VU-44: it stays, and the other begins the new hand
    s.parts[st.place_of(seat, at)] = first
    s.parts[st.place_of(seat, new)] = pair ^ first
    s.begun |= pair
    s.shown[seat] |= pair  # everybody sees that they are of one denomination
    s.hands_of[seat] = new + 1
    if move != st.SPLIT:
        doubled = s.doubled and o.double_covers_divided  # B-VU-11
        s.stakes[st.place_of(seat, new)] = (move - st.DIVIDE + 1) * (2 if doubled else 1)
    s.to_come = 2  # VU-43
    s.phase = st.COMPLETING
    dealing.want_card(s)


@rule
def complete(o, s, card):
    """VU-43: a completing card, face up (B-VU-12): first to the divided hand, then to the new."""
    seat = np.int64(s.turn)
    at = np.int64(s.at if s.to_come == 2 else s.hands_of[seat] - 1)
    s.stock ^= bit(card)
    s.hands[seat] |= bit(card)
    s.shown[seat] |= bit(card)
    s.parts[st.place_of(seat, at)] |= bit(card)
    s.to_come -= 1
    if s.to_come:
        dealing.want_card(s)
        return
    if o.divided_natural == st.NATURAL and seat != s.dealer:
        declare_divided(s, seat, np.int64(s.at))
        declare_divided(s, seat, at)
    go_on_asking(s)


@rule
def go_on_asking(s):
    """VU-44: each hand that is a pair may be divided again; then they are played in order."""
    seat = np.int64(s.turn)
    while s.at < s.hands_of[seat]:
        here = s.gone >> st.place_of(seat, s.at) & 1 == 0
        if here and s.hands_of[seat] > 1 and held_twice(st.cards_at(s, seat, s.at)):
            s.phase = st.DIVIDING
            return
        s.at += 1
    s.at = -1
    s.phase = st.NEXT_HAND


@rule
def declare_divided(s, seat, at):
    """B-VU-09, second reading: an ace and a ten after dividing are a natural."""
    place = st.place_of(seat, at)
    if is_natural(s.parts[place]):
        if s.naturals == 0 and s.made == 0:
            s.fallen += 1
        s.made |= bit(place)
        dealing.take_pool(s, seat)
        dealing.pay(s, s.dealer, seat, 2 * s.stakes[place])
        dealing.throw_hand(s, seat, at)


# --- drawing --------------------------------------------------------------------------------------


@hot_rule
def stand(s):
    """VU-23, VU-31."""
    if s.turn != s.dealer:
        s.stood |= bit(st.place_of(s.turn, s.at))
    s.phase = st.NEXT_HAND


@hot_rule
def draw_card(s, card):
    """VU-23, VU-33: a card from the top, face up."""
    seat, at = np.int64(s.turn), np.int64(s.at)
    s.stock ^= bit(card)
    s.hands[seat] |= bit(card)
    s.shown[seat] |= bit(card)
    if s.hands_of[seat] > 1:
        s.parts[st.place_of(seat, at)] |= bit(card)
    if least(st.cards_at(s, seat, at)) <= TARGET:
        s.phase = st.TURN
    else:
        over_draw(s, seat, at)
        s.phase = st.NEXT_HAND


@rule
def over_draw(s, seat, at):
    """VU-24, VU-26: a player beyond 21 pays their stake, and throws up their cards (VU-27)."""
    place = st.place_of(seat, at)
    s.over |= bit(place)
    if seat != s.dealer:
        dealing.pay(s, seat, s.dealer, s.stakes[place])
        dealing.throw_hand(s, seat, at)
