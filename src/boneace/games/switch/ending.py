"""How a deal of Switch ends: who shows, who may restart it, who pays, and who has won."""

from boneace.games.lives.blitzes import show
from boneace.games.lives.rules import (
    NOBODY,
    after,
    go_out,
    highest,
    most_lives,
    others_lose,
    pay_lives,
    share_of_stakes,
)
from boneace.games.lives.scoring import best_suit
from boneace.games.suits import SUIT
from boneace.games.switch import state as st
from boneace.games.switch.dealing import begin_deal
from boneace.kernel.sets import bit, lowest, rule, size

MORE_THAN = 42  # T31-59: 21, in half points


@rule
def show_end(o, s, seats, kind):
    """Let these seats show, and record how the deal ended."""
    show(o, s, seats)
    s.last_kind = kind
    s.last_knocker = s.knocker
    s.last_restarter = -1
    s.last_blitzers = s.last_out = 0


@rule
def blitz(o, s, blitzers):
    show_end(o, s, blitzers, st.BLITZED)
    s.last_blitzers = blitzers
    others_lose(o, s, blitzers, NOBODY)  # T31-58: as in Thirty-one
    end_deal(o, s)


@rule
def late_blitz(o, s):
    """The player is safe, the knocker loses two, everybody else one."""
    show_end(o, s, bit(s.turn), st.BLITZED)
    s.last_blitzers = bit(s.turn)
    others_lose(o, s, bit(s.turn), bit(s.knocker))
    end_deal(o, s)


@rule
def showdown(o, s):
    """All show; before anybody pays, seats that may restart are asked (B-T31-02)."""
    show_end(o, s, s.alive, st.SHOWDOWN)
    may = 0
    for seat in range(o.seats):
        s.seen |= s.hands[seat]
        if o.restart != st.NONE and s.alive >> seat & 1 and may_restart(s.hands[seat]):
            may |= bit(seat)
    s.may_restart = may & highest(o, s) if o.restart == st.WINNER else may
    ask(o, s)


@rule
def may_restart(hand):
    """T31-59: three cards of one suit, worth more than 21."""
    of_another_suit = hand & ~(SUIT << 13 * (lowest(hand) // 13))
    return of_another_suit == 0 and best_suit(hand) > MORE_THAN


@rule
def ask(o, s):
    """Ask the next seat that may restart, from eldest; if none is left, settle."""
    if s.may_restart:
        s.turn = after(s, s.dealer)
        while not s.may_restart >> s.turn & 1:
            s.turn = after(s, s.turn)
        s.phase = st.RESTARTING
    else:
        pay_lives(o, s)  # T31-58
        end_deal(o, s)


@rule
def decline(o, s):
    s.may_restart &= ~bit(s.turn)
    ask(o, s)


@rule
def restart(o, s):
    """T31-59, B-T31-02: nobody pays; their hand lies face up, everything else is dealt again."""
    s.last_kind = st.RESTARTED
    s.last_restarter = s.turn
    begin_deal(o, s, s.hands[s.turn])


@rule
def end_deal(o, s):
    were_in = go_out(o, s)
    if size(s.alive) <= 1 or s.deal >= o.deals > 0:
        s.phase = st.DONE
        s.winners = most_lives(o, s, were_in)
    else:
        s.dealer = after(s, s.dealer)
        begin_deal(o, s, NOBODY)


@rule
def returns(o, s, out):
    """What each seat has won: one stake a seat."""
    for seat in range(o.seats):
        out[seat] = share_of_stakes(o, s, seat)
