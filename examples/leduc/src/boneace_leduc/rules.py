"""The rules of Leduc poker, with the number of the clause beside the line that enforces it."""

import numpy as np

from boneace.cards import FRENCH_52, Cards
from boneace.games.defaults.rules import deal_card, returns, seat_to_move, view
from boneace.games.views import common_fields
from boneace.kernel.contract import EMPTY
from boneace.kernel.sets import bit, hot_rule, lowest, rule
from boneace.kernel.states import layout

PACK = Cards.parse("JS QS KS JH QH KH", FRENCH_52).mask  # LP-01
FOLD, CALL, RAISE = 0, 1, 2  # the numbers of the moves

State = layout(
    [
        *common_fields(2),
        ("last_hands", "i8", 2),  # the hands shown at the end of the last deal
        ("chips", "i4", 2),  # the chips that each has won or lost in the match
        ("last_changes", "i4", 2),
        ("paid", "i1", 2),  # into the pot of this deal
        ("widow", "i1", 1),  # the card on the table
        ("stage", "i1"),  # 1 or 2: the round of betting
        ("calls", "i1"),  # since the last raise, or the beginning of the round
        ("raises", "i1"),  # in this round
        ("to_deal", "i1"),  # the number of cards to be dealt before the next move
        ("over", "i1"),
    ]
)


@rule
def start(o, s):
    s.carried_over = 0  # the chips as they were set, or 0
    begin_deal(s)


@rule
def begin_deal(s):
    s.deal += 1
    s.stock = PACK
    s.widow[0] = EMPTY
    for seat in range(2):
        s.hands[seat] = 0
        s.paid[seat] = 1  # LP-02
    s.to_deal = 2  # LP-02
    s.stage = 1
    begin_round(s)


@rule
def begin_round(s):
    s.turn = s.dealer  # LP-03
    s.calls = s.raises = 0


@hot_rule
def moves(o, s):
    if s.to_deal:
        return s.stock
    legal = bit(CALL)  # LP-04
    if s.paid[s.turn] < s.paid[1 - s.turn]:
        legal |= bit(FOLD)  # LP-04
    if s.raises < 2:
        legal |= bit(RAISE)  # LP-06
    return legal


@hot_rule
def play(o, s, move):
    if s.to_deal:
        deal(o, s, move)
    elif move == FOLD:
        end_deal(o, s, np.int64(1 - s.turn))  # LP-10
    else:
        s.paid[s.turn] = s.paid[1 - s.turn]  # LP-05
        s.calls += 1
        if move == RAISE:
            s.paid[s.turn] += 2 * s.stage  # LP-05
            s.raises += 1
            s.calls = 0
        s.turn = 1 - s.turn
        if s.calls == (1 if s.raises else 2):  # LP-07
            end_round(o, s)


@hot_rule
def deal(o, s, card):
    if s.stage == 1:
        deal_card(o, s, card)
    else:
        s.stock ^= bit(card)
        s.to_deal -= 1
        s.widow[0] = card  # LP-08


@rule
def end_round(o, s):
    if s.stage == 1:
        s.stage = 2
        s.to_deal = 1  # LP-08
        begin_round(s)
    else:
        ranks = strength(s, 0), strength(s, 1)
        winner = 0 if ranks[0] > ranks[1] else 1
        end_deal(o, s, np.int64(-1 if ranks[0] == ranks[1] else winner))  # LP-09


@rule
def strength(s, seat):
    """The rank of a hand at the showdown; a pair beats any single card."""
    rank = lowest(s.hands[seat]) % 13
    return rank + 13 if rank == s.widow[0] % 13 else rank  # LP-09


@rule
def end_deal(o, s, winner):
    """Pay out the pot; -1 is no winner. After a fold, nobody shows."""
    folded = s.paid[0] != s.paid[1]
    lost = s.paid[1 - winner] if winner >= 0 else 0
    for seat in range(2):
        s.last_hands[seat] = 0 if folded else s.hands[seat]  # LP-10
        s.last_changes[seat] = lost if seat == winner else -lost
        s.chips[seat] += s.last_changes[seat]
    if s.deal == o.deals:
        s.over = 1  # LP-11
    else:
        s.dealer = 1 - s.dealer  # LP-11
        begin_deal(s)
