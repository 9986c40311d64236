"""The dealer's settlement, how a deal ends and who deals next, and how a match ends."""

import numpy as np

from boneace.games.turns import after
from boneace.games.vingt_un import state as st
from boneace.games.vingt_un.dealing import begin_deal, pay, put_in_pool, show_all, throw_up
from boneace.games.vingt_un.scoring import TARGET, dealer_receives, is_natural, total
from boneace.games.vying.pots import richest
from boneace.kernel.sets import bit, lowest, rule, without_lowest


@rule
def settle(o, s):
    """VU-32, VU-34: the dealer settles with all hands that stand, for each of their own
    (B-VU-10)."""
    stood = s.stood
    while stood:
        show_all(s, lowest(stood) // st.HANDS)
        stood = without_lowest(stood)
    ties = np.int64(0)
    if o.dealer_divides == st.BEST:
        ties = settle_hand(o, s, best_hand(o, s))
    else:
        for at in range(s.hands_of[s.dealer]):
            ties += settle_hand(o, s, at)
    for at in range(s.hands_of[s.dealer]):  # VUX-14: those that are not settled too
        if total(st.cards_at(s, s.dealer, at)) > TARGET:
            put_in_pool(s, s.dealer, o.pool_over_draw)
    if o.pool_ties != st.NO_TIES:  # VUX-14
        put_in_pool(s, s.dealer, ties // (4 if o.pool_ties == st.QUARTER else 3))


@rule
def settle_hand(o, s, at):
    """Settle a hand of the dealer with all that stand; returns what they receive on ties."""
    dealer, stood, ties = np.int64(s.dealer), s.stood, np.int64(0)
    hand = st.cards_at(s, dealer, at)
    own, natural = total(hand), o.divided_natural == st.NATURAL and is_natural(hand)
    while stood:
        place = lowest(stood)
        stood = without_lowest(stood)
        seat = place // st.HANDS
        other = total(st.cards_at(s, seat, place % st.HANDS))
        receives = dealer_receives(own, natural, other, np.int64(s.stakes[place]))
        pay(s, seat, dealer, receives)
        if own == other:
            ties += receives
    return ties


@rule
def best_hand(o, s):
    """B-VU-10, second reading: the dealer's hand that brings them most."""
    best, most = np.int64(0), np.int64(-1 << 30)
    for at in range(s.hands_of[s.dealer]):
        hand, stood, brings = st.cards_at(s, s.dealer, at), s.stood, np.int64(0)
        own, natural = total(hand), o.divided_natural == st.NATURAL and is_natural(hand)
        while stood:
            place = lowest(stood)
            stood = without_lowest(stood)
            other = total(st.cards_at(s, place // st.HANDS, place % st.HANDS))
            brings += dealer_receives(own, natural, other, np.int64(s.stakes[place]))
        if brings > most:
            best, most = np.int64(at), brings
    return best


@rule
def collect_from_all(o, s):
    """VUX-16: a player with a natural receives their stake from every player with no vingt-un."""
    for holder in range(o.seats):
        if s.naturals >> holder & 1:
            for seat in range(o.seats):
                if seat != s.dealer and not has_vingt_un(s, seat):
                    pay(s, seat, holder, s.stakes[st.place_of(holder, 0)])


@rule
def has_vingt_un(s, seat):
    """Whether a seat has had a natural, or a hand of it stands on 21."""
    if s.naturals >> seat & 1 or s.made >> st.place_of(seat, 0) & (bit(st.HANDS) - 1):
        return True
    for at in range(s.hands_of[seat]):
        if s.stood >> st.place_of(seat, at) & 1 and total(st.cards_at(s, seat, at)) == TARGET:
            return True
    return False


# --- the end of a deal ----------------------------------------------------------------------------


@rule
def end_deal(o, s):
    if o.natural_collects_from_all and s.naturals and s.last_kind != st.DEALER_NATURAL:
        collect_from_all(o, s)
    note_ending(o, s)
    if s.deal == o.deals:
        end_match(o, s)
        return
    gather(o, s)
    pass_deal(o, s)
    begin_deal(o, s)


@rule
def note_ending(o, s):
    """Record what everybody has seen, until the next deal ends."""
    s.last_unseen = 0
    for seat in range(o.seats):
        for at in range(s.hands_of[seat]):
            place = st.place_of(seat, at)
            s.last_parts[place] = s.parts[place]
            s.last_stakes[place] = s.stakes[place]
        if s.hands_of[seat] == 1 and not s.gone >> st.place_of(seat, 0) & 1:
            s.last_parts[st.place_of(seat, 0)] = s.shown[seat]
            if s.shown[seat] != s.hands[seat]:
                s.last_unseen |= bit(seat)
        elif s.hands_of[seat] == 1 and not s.naturals >> seat & 1:
            s.last_unseen |= bit(seat)  # VU-29
        s.last_hands_of[seat] = s.hands_of[seat]
        s.last_changes[seat] = s.changes[seat]
    s.last_stood, s.last_over, s.last_made = s.stood, s.over, s.made
    s.last_naturals = s.naturals
    s.last_dealer = s.dealer
    s.last_doubled = s.doubled


@rule
def gather(o, s):
    """VU-28: the pone gathers the cards that are still on the table."""
    for seat in range(o.seats):
        unseen = s.hands[seat] & ~s.shown[seat]
        throw_up(s, unseen, seat)
        throw_up(s, s.hands[seat] ^ unseen, st.EVERYBODY)
        s.hands[seat] = s.shown[seat] = 0


@rule
def puts_out(o, s):
    """VU-19, VU-50: whether a natural of this deal puts the dealer out.

    A natural in the first hand of their deal does not, but a second one does (VU-53, B-VU-07).
    """
    if not o.natural_puts_out_dealer or (s.naturals == 0 and s.made == 0):
        return False
    return s.fallen > 1 or (o.naturals_to_put_out == 1 and not s.first_hand)


@rule
def pass_deal(o, s):
    """The deal passes if the dealer has been put out, or has dealt as long as agreed."""
    out = s.last_kind != st.DEALER_NATURAL and puts_out(o, s)
    by_hands = o.dealer_hands > 0 and s.tenure >= o.dealer_hands  # VUX-15
    by_packs = o.dealer_packs > 0 and s.packs >= o.dealer_packs
    if not (out or by_hands or by_packs):
        return
    dealer = after(o, s.dealer)  # VU-19
    if out and o.deal_passes_to == st.HOLDER:  # VU-51, B-VU-08
        hands = bit(st.HANDS) - 1
        while not (s.naturals >> dealer & 1 or s.made >> st.place_of(dealer, 0) & hands):
            dealer = after(o, dealer)
    s.dealer = dealer
    s.tenure = s.fallen = 0
    s.packs = 0


@rule
def end_match(o, s):
    """The winners have most; a pool that is left stays where it is."""
    s.phase = st.DONE
    s.winners = richest(o, s)
