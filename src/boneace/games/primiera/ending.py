"""How a deal of Primiera ends: who shows, who takes the pot, and whether the match is over."""

from boneace.games.primiera import state as st
from boneace.games.primiera.dealing import begin_deal
from boneace.games.primiera.scoring import strength
from boneace.games.turns import after
from boneace.games.vying.pots import richest, take
from boneace.kernel.sets import bit, lowest, rule, size


@rule
def showdown(o, s, seats, stage):
    """The best hand of the seats that are left, or that claim, takes the pot (PRI-07, PRX-08)."""
    alone = stage == st.AT_THE_POINT and size(seats) == 1
    best = show(o, s, 0 if alone else seats)
    if alone:
        best = seats  # PRX-10: unseen
    s.last_stage = st.AT_THE_VYING if alone else stage
    s.last_claims = 0 if stage == st.AT_THE_POINT else seats
    s.last_winner, s.last_pot = st.NOBODY, s.pots[st.POT]
    s.last_kind = st.ANNULLED
    if size(best) == 1:
        s.last_kind = st.ALONE if alone else st.BEST_HAND
        s.last_winner = lowest(best)
        take(s, s.last_winner, st.POT)
    for seat in range(o.seats):
        s.last_changes[seat] = s.changes[seat]
    end_deal(o, s)  # PRX-03: a pot that nobody won stays


@rule
def show(o, s, seats):
    """Record the hands that these seats show to everybody. Return those with the best hand."""
    best, most = 0, -1
    for seat in range(o.seats):
        shows = seats >> seat & 1
        found = strength(o, s.hands[seat]) if shows else -1
        s.last_hands[seat] = s.hands[seat] if shows else 0
        s.last_strengths[seat] = found
        if found > most:
            best, most = 0, found
        if found == most and shows:
            best |= bit(seat)  # PRI-11: a higher count breaks a tie of kinds
    return best


@rule
def end_deal(o, s):
    if s.deal == o.deals:
        s.phase = st.DONE
        s.winners = richest(o, s)
    else:
        s.dealer = after(o, s.dealer)  # PRI-03
        begin_deal(o, s)
