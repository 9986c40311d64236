"""The rules of Best, Pair and Thirty-one, with the clause beside the line that enforces it.

Numbers BPT-… are the statements of the source, B-BPT-… the readings of its open questions;
rulebook.md has each in words. This file has the course of a deal, with Best and Pair. Separate
files have the third stage, winning points and games, and what a seat knows.
"""

import numpy as np

from boneace.games.alike import held_once, held_thrice, highest
from boneace.games.best_pair_thirty_one import ending
from boneace.games.best_pair_thirty_one import state as st
from boneace.games.best_pair_thirty_one.counting import begin_count, drawn, stand
from boneace.games.best_pair_thirty_one.ending import returns
from boneace.games.best_pair_thirty_one.scoring import CARD, pair_hand, pair_value, winning_cards
from boneace.games.best_pair_thirty_one.state import State
from boneace.games.best_pair_thirty_one.views import is_consistent, view
from boneace.games.vying.rules import answer, drop, open_vying, raise_by
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.sets import bit, hot_rule, rule

__all__ = ["State", "is_consistent", "moves", "play", "returns", "seat_to_move", "start", "view"]

# --- the deal, Best and prials --------------------------------------------------------------------


@rule
def start(o, s):
    s.carried_over = 0
    ending.begin_deal(o, s)


@hot_rule
def deal_card(o, s, card):
    seat = s.turn
    s.stock ^= bit(card)
    s.hands[seat] |= bit(card)
    s.turn = 1 - seat  # BPT-09: one at a time
    s.to_deal -= 1
    if s.to_deal < 2:
        s.shown[seat] = bit(card)  # BPT-10: the last to each is dealt face up
        s.upcard[seat] = card
        if s.to_deal == 0:
            begin_stages(o, s)


@rule
def begin_stages(o, s):
    """BPT-14: Best, then Pair, then Thirty-one; a prial before all of them or after Best."""
    prials = prials_dealt(s)
    if prials and o.prial_first:
        announce(o, s, prials)
        return
    score_best(s)
    if s.points[s.won[st.BEST]] >= st.GAME:
        ending.end_deal(o, s)  # BPT-13: the game can end in the middle of a deal
    elif prials:
        announce(o, s, prials)  # B-BPT-07
    else:
        open_vying(s, np.int64(3), 1 - s.dealer, np.int64(1))  # BPT-30, BPT-31
        s.phase = st.BETTING


@hot_rule
def score_best(s):
    """BPT-18, BPT-19: the higher card by rank, then by suit, scores 1 (BPT-15)."""
    first, second = CARD[s.upcard[0]], CARD[s.upcard[1]]
    how = st.BY_SUIT if first // 4 == second // 4 else st.BY_RANK
    ending.settle_stage(s, st.BEST, 0 if first > second else 1, how, 1)


@hot_rule
def prials_dealt(s):
    """The seats that were dealt three cards of one rank."""
    found = 0
    for seat in range(2):
        if held_thrice(s.hands[seat]):
            found |= bit(seat)
    return found


@rule
def announce(o, s, prials):
    """BPT-29: a prial takes its holder's score straight to 11."""
    s.prials = prials
    if prials == 3:
        first, second = highest(held_once(s.hands[0])), highest(held_once(s.hands[1]))
        winner = 0 if first > second else 1
        if o.two_prials == st.NON_DEALER:
            winner = 1 - s.dealer  # B-BPT-08
    else:
        winner = 0 if prials == 1 else 1
    ending.score(s, winner, st.GAME - s.points[winner])
    if o.showdown == st.ALL:
        ending.show_hand(s, 0)
        ending.show_hand(s, 1)
    ending.end_deal(o, s)


# --- Pair -----------------------------------------------------------------------------------------


@hot_rule
def seat_to_move(o, s):
    if s.phase == st.DONE:
        return OVER
    if s.phase == st.DEALING or s.phase == st.DRAWING:
        return CHANCE
    return np.int64(s.turn)


@hot_rule
def moves(o, s):
    if s.phase == st.BETTING:
        return betting_moves(o, s)
    if s.phase == st.COUNTING:
        return bit(st.DRAW) | bit(st.STAND)  # BPT-51, BPT-56, BPT-57
    return s.stock


@hot_rule
def betting_moves(o, s):
    seat = s.turn
    legal = bit(st.RAISE) if may_raise(o, s, seat) else 0
    if s.bragger >= 0:
        if may_fold(o, s, seat):
            legal |= bit(st.FOLD)
        return legal | bit(st.SEE)  # BPT-33, BPT-37
    if s.seen_early:
        return legal | bit(st.SEE)  # B-BPT-06
    if s.points[seat] == st.GAME - 1:
        return bit(st.PASS) | bit(
            st.SEE
        )  # BPT-46, BPT-47, BPT-48; a dealer's pass is a fold, B-BPT-15
    if seat == s.dealer:
        return legal | bit(st.FOLD)  # BPT-42
    return legal | bit(st.PASS)  # BPT-31


@hot_rule
def may_raise(o, s, seat):
    """BPT-41: no raise which, added to the player's own score, would exceed 11 (B-BPT-04)."""
    score = np.int64(s.points[seat])
    if o.raise_limit == st.EITHER:
        score = max(score, np.int64(s.points[1 - seat]))
    return score + s.asked + 1 <= st.GAME


@hot_rule
def may_fold(o, s, seat):
    """BPT-32, B-BPT-03: a non-dealer who passed must answer the dealer's first bet."""
    return not (s.passed and seat != s.dealer and s.asked == 2 and o.after_pass == st.MUST_ANSWER)


@hot_rule
def bet(o, s, move):
    seat = s.turn
    s.turn = 1 - seat
    if move == st.RAISE:
        raise_by(s, seat, 1)  # BPT-39
    elif move == st.PASS:
        answer(s, seat)
        if seat == s.dealer:
            settle_pair(o, s, st.NOBODY, st.PASSED, 0)  # BPT-47
        else:
            s.passed = 1
    elif move == st.SEE:
        answer(s, seat)
        if s.bragger < 0 and seat != s.dealer and o.see_at_ten == st.MAY_RAISE:
            s.seen_early = 1  # B-BPT-06
        else:
            showdown(o, s)  # BPT-35, BPT-36
    else:
        drop(s, seat)
        if s.bragger < 0:
            settle_pair(o, s, st.NOBODY, st.PASSED, 0)  # BPT-43
        else:
            settle_pair(o, s, s.bragger, st.FOLDED, s.asked - 1)  # BPT-34, BPT-38


@rule
def showdown(o, s):
    """BPT-35: both announce their pair or highest card; the winner shows it and scores."""
    first = pair_value(pair_hand(o, s.hands[0], s.upcard[0]))
    second = pair_value(pair_hand(o, s.hands[1], s.upcard[1]))
    s.said[0], s.said[1] = first // 4, second // 4
    winner = 0 if first > second else 1
    hand = pair_hand(o, s.hands[winner], s.upcard[winner])
    s.shown[winner] |= winning_cards(hand, max(first, second))
    if o.showdown == st.ALL:  # B-BPT-02
        ending.show_hand(s, 0)
        ending.show_hand(s, 1)
    settle_pair(o, s, winner, st.SEEN, s.asked)


@rule
def settle_pair(o, s, seat, how, points):
    ending.settle_stage(s, st.PAIR, seat, how, points)
    if seat >= 0 and s.points[seat] >= st.GAME:
        ending.end_deal(o, s)  # BPT-13
    else:
        begin_count(o, s)


@hot_rule
def play(o, s, move):
    if s.phase == st.DEALING:
        deal_card(o, s, move)
    elif s.phase == st.DRAWING:
        drawn(o, s, move)
    elif s.phase == st.BETTING:
        bet(o, s, move)
    elif move == st.DRAW:
        s.phase = st.DRAWING  # BPT-57
    else:
        stand(o, s)
