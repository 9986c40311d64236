"""How points are made, and how a deal, a game and a match end."""

from boneace.cards import FRENCH_52
from boneace.games.best_pair_thirty_one import state as st
from boneace.kernel.sets import bit, rule, size

PACK = FRENCH_52.cards  # BPT-02


@rule
def begin_deal(o, s):
    """BPT-66: the cards are shuffled and cut again."""
    s.deal += 1
    s.stock = PACK & ~o.without
    s.satisfied = s.vying = s.to_answer = 0
    s.asked = 0
    s.bragger = st.NOBODY
    s.passed = s.seen_early = s.prials = 0
    for seat in range(2):
        s.hands[seat] = s.shown[seat] = 0
        s.changes[seat] = 0
        s.upcard[seat] = s.said[seat] = s.totals[seat] = s.tops[seat] = st.NOBODY
    for stage in range(3):
        s.won[stage] = st.NOT_YET
        s.how[stage] = s.worth[stage] = 0
    s.to_deal = 6
    s.turn = 1 - s.dealer  # BPT-09: the opponent first
    s.phase = st.DEALING


@rule
def settle_stage(s, stage, seat, how, points):
    """Record who won a stage and how, and add the points at once (BPT-13)."""
    s.won[stage] = seat
    s.how[stage] = how
    s.worth[stage] = points
    if seat >= 0:
        score(s, seat, points)


@rule
def score(s, seat, points):
    s.points[seat] += points
    s.changes[seat] += points


@rule
def show_hand(s, seat):
    s.shown[seat] |= s.hands[seat]


@rule
def end_deal(o, s):
    for seat in range(2):
        s.last_shown[seat] = s.shown[seat]
        s.last_held[seat] = size(s.hands[seat])
        s.last_upcard[seat] = s.upcard[seat]
        s.last_points[seat] = s.points[seat]
        s.last_changes[seat] = s.changes[seat]
        s.last_said[seat] = s.said[seat]
        s.last_totals[seat] = s.totals[seat]
        s.last_tops[seat] = s.tops[seat]
    for stage in range(3):
        s.last_won[stage] = s.won[stage]
        s.last_how[stage] = s.how[stage]
        s.last_worth[stage] = s.worth[stage]
    s.last_prials = s.prials
    s.last_game = 0
    ahead = s.dealer  # of two that reach 11 together (B-BPT-09): the non-dealer announces first
    if s.points[0] != s.points[1]:
        ahead = 0 if s.points[0] > s.points[1] else 1
    if s.points[ahead] >= st.GAME:
        end_game(o, s, ahead)  # BPT-11
    else:
        s.dealer = 1 - s.dealer  # BPT-07, BPT-66
        begin_deal(o, s)


@rule
def end_game(o, s, winner):
    loser = 1 - winner
    s.last_game = 1 + winner
    s.double = s.points[loser] < st.SINGLE  # BPT-12
    s.games[winner] += 2 if s.double else 1  # B-BPT-13
    if s.games[winner] >= o.games:
        s.winners = bit(winner)
        s.phase = st.DONE
        return
    s.points[0] = s.points[1] = 0
    s.dealer = loser if o.next_game_dealer == st.LOSER else 1 - s.dealer  # B-BPT-14
    begin_deal(o, s)


@rule
def returns(o, s, out):
    """What each seat has won: in games; a double game counts for two (B-BPT-13)."""
    out[0] = s.games[0] - s.games[1]
    out[1] = s.games[1] - s.games[0]
