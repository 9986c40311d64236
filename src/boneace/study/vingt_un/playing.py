"""The strategies of a study played with the engine: a template, bound to the rules.

Nothing is taken from the calculation but the strategies themselves: cards come from the engine's
pack, moves are made by the engine's rules, and winnings are read from its chips.
"""

import numpy as np

from boneace.games.vingt_un import state as st
from boneace.games.vingt_un.scoring import total
from boneace.games.vingt_un.solving.open_hands import reply
from boneace.kernel.bound import State, moves, play, seat_to_move, start
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.passes import compiled
from boneace.kernel.passes import inlined as inside
from boneace.kernel.sample import below
from boneace.kernel.sets import bit, lowest, without_lowest
from boneace.kernel.specialized import record

VALUES, TEN = 10, 9
BUST = 22
RANKS = 13
PACK = 52
ONE = 1 << 30  # random numbers below it stand for probabilities
PLAYER = 1  # the seat of the one player of a first deal
#: What a player does first with their two cards: what their strategy says, or what a coin decides.
AS_PLAYED, BY_COIN = 0, 1


@inside
def value_of(card):
    """The value of a card, counted from 0 for the ace."""
    return min(card % RANKS, TEN)


@inside
def hand_of(g, cards):
    """The number of the hand that these cards make."""
    hand = 0
    while cards:
        hand = g.node_after[hand, value_of(lowest(cards))]
        cards = without_lowest(cards)
    return hand


@inside
def divided_of(g, cards, value):
    """The node of one of the hands from dividing a pair of this value."""
    node, left_out = g.divided[value], False
    while cards:
        drawn = value_of(lowest(cards))
        if drawn == value and not left_out:
            left_out = True
        else:
            node = g.node_after[node, drawn]
        cards = without_lowest(cards)
    return node


@inside
def count_into(left, cards):
    """Add cards to a count by value."""
    while cards:
        left[value_of(lowest(cards))] += 1
        cards = without_lowest(cards)


@inside
def falls(share, rng):
    """Whether an event with this probability happens."""
    return share >= 1.0 or (share > 0.0 and below(rng, ONE) < share * ONE)


# --- players --------------------------------------------------------------------------------------


@inside
def player_move(g, t, o, s, work, rng):
    """The move of a player by their strategy, from what they know."""
    seat = s.turn
    cards = st.cards_at(s, seat, s.at)
    if s.phase == st.DIVIDING:
        if s.hands_of[seat] > 1 or not g.enough:
            return np.int64(st.KEEP)
        work.divided[seat] = value_of(lowest(cards))
        share = t.player_divides[g.pair_of[hand_of(g, cards)]]
        return np.int64(st.DIVIDE + o.min_stake - 1 if falls(share, rng) else st.KEEP)
    if s.hands_of[seat] > 1:
        share = t.opens[divided_of(g, cards, work.divided[seat])]
        return np.int64(st.DRAW if share > 0.0 else st.STAND)
    under = cards & ~s.shown[seat]
    pair, shown = g.pair_of[hand_of(g, under)], hand_of(g, s.shown[seat])
    return np.int64(st.DRAW if falls(t.player_draws[pair, shown], rng) else st.STAND)


# --- the dealer -----------------------------------------------------------------------------------


@inside
def dealer_move(g, t, plays, s, work, rng):
    """The dealer's move: against one hidden hand by their strategy, otherwise by expected
    values."""
    dealer = s.dealer
    hidden = hidden_hand(g, t, s)
    if s.phase == st.DIVIDING:
        if s.hands_of[dealer] > 1 or not g.divides:
            return np.int64(st.KEEP)
        value = work.divided[dealer] = value_of(lowest(s.hands[dealer]))
        if hidden >= 0:
            share = plays[1][g.group_of[hidden], value]
            return np.int64(st.SPLIT if falls(share, rng) else st.KEEP)
        if t.exact:
            return np.int64(st.KEEP)
        expect(g, t, s, work)
        return np.int64(st.SPLIT if better_divided(g, work, value) else st.KEEP)
    cards = st.cards_at(s, dealer, s.at)
    node = hand_of(g, cards)
    if hidden >= 0:
        if s.hands_of[dealer] > 1:
            node = divided_of(g, cards, work.divided[dealer])
        return np.int64(st.DRAW if falls(plays[0][g.group_of[hidden], node], rng) else st.STAND)
    expect(g, t, s, work)
    return np.int64(st.DRAW if work.draws[node] > 0.0 else st.STAND)


@inside
def hidden_hand(g, t, s):
    """The hand that the one player shows over two hidden cards; −1 if there is no such hand."""
    player = 1 - s.dealer  # there are two seats
    if not t.exact or s.hands_of[player] > 1 or s.naturals:
        return -1
    return hand_of(g, s.shown[player])


@inside
def expect(g, t, s, work):
    """The dealer's best play for their own cards, given the hands that stand
    (`open_hands.reply`)."""
    work.left[:] = 0
    work.pays[:] = 0.0
    count_into(work.left, s.stock | s.hands[s.dealer])
    for seat in range(len(s.hands_of)):
        if seat != s.dealer:
            count_into(work.left, s.hands[seat] & ~s.shown[seat])
    for slot in range(s.down):
        if s.widow_by[slot] != st.EVERYBODY:
            work.left[value_of(s.widow[slot])] += 1
    stood = s.stood
    while stood:
        place = lowest(stood)
        stood = without_lowest(stood)
        seat, stake = place // st.HANDS, s.stakes[place]
        if s.hands_of[seat] > 1 or s.naturals >> seat & 1:
            other = total(st.cards_at(s, seat, place % st.HANDS))
            for own in range(BUST + 1):
                work.pays[own] += stake * g.receives[own, other]
        else:
            group = g.group_of[hand_of(g, s.shown[seat])]
            for own in range(BUST + 1):
                work.pays[own] += stake * t.expected[group, own]
        if t.one:
            break
    reply(g, work.left, work.pays, t.fixed, work.q, work.values, work.draws)


@inside
def better_divided(g, work, value):
    """Whether the dealer expects more from two hands of one card each than from their pair."""
    one = g.node_after[0, value]
    pair = g.node_after[one, value]
    alone = 0.0
    for drawn in range(VALUES):
        alone += work.values[g.node_after[one, drawn]]
    both = 2.0 * alone / work.q[one] + work.pays[BUST]
    return both > work.values[pair] / work.q[pair]


# --- deals ----------------------------------------------------------------------------------------


@inside
def next_card(left, cards):
    """The next card of a shuffled pack that is among those left.

    Cards are drawn in an order that depends only on the generator, and those that are gone are
    skipped: two deals with the same seed get the same cards, as far as both have them, however they
    are played.
    """
    card = below(cards, PACK)
    while not left & bit(card):
        card = below(cards, PACK)
    return card


@inside
def move_of(g, t, plays, o, s, seat, work, rng):
    """The move of the seat to move."""
    if s.phase == st.STAKING:
        return np.int64(st.STAKE + o.min_stake - 1)
    if s.phase == st.DOUBLING:
        return np.int64(
            st.DOUBLE if t.doubles >> value_of(lowest(s.hands[seat])) & 1 else st.NO_DOUBLE
        )
    move = (
        dealer_move(g, t, plays, s, work, rng)
        if seat == s.dealer
        else player_move(g, t, o, s, work, rng)
    )
    return move if moves(o, s) & bit(move) else np.int64(st.STAND)


@compiled
def many_deals(g, t, plays, o, pack, seeds, how, work, sums, won):
    """Play first deals between a dealer and one player, each from the given pack.

    `seeds` has a row for each deal: the seed of the cards, and that of the choices of mixed
    strategies. `won` receives what the player won in each. `sums` receives, by the player's pair
    (last row: deals without a decision) and by what they did first (0 stood, 1 drew, 2 divided),
    the number of deals, the sum of what they won, and the sum of its squares.
    """
    g = record(g, 0)
    t = record(t, 0)
    work = record(work, 0)
    o = record(o, 0)
    states, fresh = np.zeros(1, State), np.zeros(1, State)
    s = record(states, 0)
    cards, rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    for deal in range(len(seeds)):
        cards[0], rng[0] = seeds[deal, 0], seeds[deal, 1]
        states[0] = fresh[0]
        start(o, s)
        s.stock = pack
        pair, did = len(g.pairs), 0
        seat = seat_to_move(o, s)
        while seat != OVER:
            if seat == CHANCE:
                move = next_card(moves(o, s), cards)
            elif how == BY_COIN and seat == PLAYER and s.phase == st.DIVIDING:
                move = np.int64(st.KEEP)
            else:
                move = move_of(g, t, plays, o, s, seat, work, rng)
            if seat == PLAYER and s.phase > st.STAKING and pair == len(g.pairs):
                if s.phase == st.DIVIDING and move != st.KEEP:
                    pair, did = g.pair_of[hand_of(g, s.hands[PLAYER])], 2
                elif s.phase != st.DIVIDING:
                    pair = g.pair_of[hand_of(g, s.hands[PLAYER])]
                    if how == BY_COIN:
                        move = np.int64(st.DRAW if below(rng, 2) else st.STAND)
                    did = 1 if move == st.DRAW else 0
            play(o, s, move)
            seat = seat_to_move(o, s)
        chips = float(s.chips[PLAYER])
        won[deal] = chips
        sums[pair, did, 0] += 1.0
        sums[pair, did, 1] += chips
        sums[pair, did, 2] += chips * chips


@compiled
def many_matches(g, t, plays, o, seeds, work, sums):
    """Play whole matches, in which the pack continues and the deal passes.

    `seeds` has for each match a row for each of its deals, as in `many_deals`. `sums` receives for
    each match: deals, the stakes of the players, what the dealers won, and how often the deal
    passed.
    """
    g = record(g, 0)
    t = record(t, 0)
    work = record(work, 0)
    o = record(o, 0)
    states, fresh = np.zeros(1, State), np.zeros(1, State)
    s = record(states, 0)
    cards, rng = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    for match in range(len(seeds)):
        cards[0], rng[0] = seeds[match, 0, 0], seeds[match, 0, 1]
        number = 0
        states[0] = fresh[0]
        start(o, s)
        seat, deal = seat_to_move(o, s), s.deal
        dealer = s.dealer
        while True:
            if seat == CHANCE:
                move = next_card(moves(o, s), cards)
            else:
                move = move_of(g, t, plays, o, s, seat, work, rng)
            play(o, s, move)
            seat = seat_to_move(o, s)
            if s.deal != deal or seat == OVER:
                sums[match, 0] += 1.0
                sums[match, 1] += (o.seats - 1.0) * o.min_stake
                sums[match, 2] += s.last_changes[dealer]
                sums[match, 3] += 1.0 if s.dealer != dealer else 0.0
                if seat == OVER:
                    break
                deal, dealer = s.deal, s.dealer
                number += 1
                cards[0], rng[0] = seeds[match, number, 0], seeds[match, number, 1]
