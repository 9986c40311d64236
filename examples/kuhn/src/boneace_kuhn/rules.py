"""The rules of Kuhn poker, with the number of the clause beside the line that enforces it."""

from boneace.cards import FRENCH_52, Cards
from boneace.games.defaults.rules import deal_card, seat_to_move, view
from boneace.games.views import common_fields
from boneace.kernel.sets import bit, hot_rule, rule
from boneace.kernel.states import layout

PACK = Cards.parse("JS QS KS", FRENCH_52).mask  # KP-01
PASS, BET = 0, 1  # the numbers of the moves

State = layout(
    [
        *common_fields(2),
        ("last_hands", "i8", 2),  # the hands shown at the end
        ("last_changes", "i1", 2),  # the chips that each has won
        ("to_deal", "i1"),  # the number of cards still to be dealt
        ("played", "i1"),  # the number of moves made
        ("bets", "i1"),  # the set of the seats that have bet
        ("over", "i1"),
    ]
)


@rule
def start(o, s):
    s.deal = 1
    s.stock = PACK
    s.to_deal = 2  # KP-02
    s.turn = s.dealer  # KP-03


@hot_rule
def moves(o, s):
    return s.stock if s.to_deal else bit(PASS) | bit(BET)  # KP-03


@hot_rule
def play(o, s, move):
    if s.to_deal:
        deal_card(o, s, move)
    else:
        s.played += 1
        if move == BET:
            s.bets |= bit(s.turn)
        if s.played == 3 or (s.played == 2 and s.bets != bit(1 - s.dealer)):  # KP-06
            settle(s)
        s.turn = 1 - s.turn


@rule
def settle(s):
    """End the deal, and with it the match."""
    s.over = 1  # KP-07
    winner = 0 if s.bets == 1 else 1  # KP-05: the only player who has bet
    if s.bets == 0 or s.bets == 3:
        winner = 0 if s.hands[0] > s.hands[1] else 1  # KP-04
        for seat in range(2):
            s.last_hands[seat] = s.hands[seat]
    stake = 2 if s.bets == 3 else 1
    s.last_changes[winner] = stake
    s.last_changes[1 - winner] = -stake


@rule
def returns(o, s, out):
    for seat in range(2):
        out[seat] = s.last_changes[seat]  # KP-07
