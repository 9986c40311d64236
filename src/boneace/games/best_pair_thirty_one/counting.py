"""The third stage, Thirty-one: what is dealt, drawn and announced (BPT-49 to BPT-65)."""

from boneace.games.alike import suits_of
from boneace.games.best_pair_thirty_one import state as st
from boneace.games.best_pair_thirty_one.ending import end_deal, score, settle_stage, show_hand
from boneace.games.best_pair_thirty_one.scoring import TOP_SUIT, top_card
from boneace.games.count import TARGET, count_high
from boneace.kernel.sets import bit, hot_rule, rule

TOO_MANY = TARGET + 1  # two aces and a ten-valued card, as dealt
ACE = 12


@rule
def begin_count(o, s):
    """BPT-53 to BPT-55: a 31 or 32 as dealt decides at once (B-BPT-11)."""
    first, second = count_high(s.hands[0]), count_high(s.hands[1])
    if max(first, second) < TARGET:
        s.satisfied = 0
        s.turn = 1 - s.dealer  # BPT-56
        s.phase = st.COUNTING
        return
    if first >= TARGET:
        s.totals[0] = first
    if second >= TARGET:
        s.totals[1] = second
    for seat in range(2):
        if s.totals[seat] == TARGET:
            show_hand(s, seat)
    if first == TARGET and second == TARGET:  # BPT-54
        settle_stage(s, st.COUNT, better_ace(s), st.DEALT_31, 1)
    elif first == TARGET or second == TARGET:  # BPT-53; a 32 against it does not score, BPT-55
        settle_stage(s, st.COUNT, 0 if first == TARGET else 1, st.DEALT_31, 1)
    elif first == second:
        two_32s(o, s)
    else:
        settle_stage(s, st.COUNT, 1 if first == TOO_MANY else 0, st.DEALT_32, 1)  # BPT-55
    end_count(o, s)


@rule
def better_ace(s):
    """B-BPT-10: of two hands of 31, the one whose best ace is of the higher suit."""
    first = TOP_SUIT[suits_of(s.hands[0], ACE)]
    return 0 if first > TOP_SUIT[suits_of(s.hands[1], ACE)] else 1


@rule
def two_32s(o, s):
    """B-BPT-09."""
    if o.two_32s == st.EACH:
        settle_stage(s, st.COUNT, st.NOBODY, st.DEALT_32, 0)
        s.won[st.COUNT] = st.BOTH
        s.worth[st.COUNT] = 1
        score(s, 0, 1)
        score(s, 1, 1)
    elif o.two_32s == st.DEALER:
        settle_stage(s, st.COUNT, s.dealer, st.DEALT_32, 1)
    else:
        settle_stage(s, st.COUNT, st.NOBODY, st.DEALT_32, 0)


@hot_rule
def drawn(o, s, card):
    """A card has come from the pack to the seat that asked for one (BPT-57)."""
    seat = s.turn
    s.stock ^= bit(card)
    s.hands[seat] |= bit(card)
    total = count_high(s.hands[seat])
    if total < TARGET:
        if not s.satisfied:  # BPT-60, BPT-61; BPT-62: alone, they may go on
            s.turn = 1 - seat
        s.phase = st.COUNTING
    elif total == TARGET:
        s.totals[seat] = TARGET
        show_hand(s, seat)
        settle_stage(s, st.COUNT, seat, st.MADE_31, 1)  # BPT-58
        end_count(o, s)
    else:
        settle_stage(s, st.COUNT, 1 - seat, st.WENT_OVER, 1)  # BPT-52, BPT-59
        end_count(o, s)


@hot_rule
def stand(o, s):
    """BPT-56, BPT-61: they are satisfied."""
    other = 1 - s.turn
    s.satisfied |= bit(s.turn)
    s.turn = other
    if s.satisfied >> other & 1:
        compare(o, s)


@rule
def compare(o, s):
    """Both are satisfied below 31: totals are announced (BPT-63)."""
    first, second = count_high(s.hands[0]), count_high(s.hands[1])
    s.totals[0], s.totals[1] = first, second
    how = st.BY_TOTAL
    if first == second:  # BPT-64, BPT-65
        how = st.BY_HIGHEST
        first, second = top_card(s.hands[0]), top_card(s.hands[1])
        s.tops[0], s.tops[1] = first // 4, second // 4
    winner = 0 if first > second else 1
    show_hand(s, winner)
    settle_stage(s, st.COUNT, winner, how, 1)
    end_count(o, s)


@rule
def end_count(o, s):
    if o.showdown == st.ALL:  # B-BPT-02
        show_hand(s, 0)
        show_hand(s, 1)
    end_deal(o, s)
