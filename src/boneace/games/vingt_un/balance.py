"""A deal of Vingt-Un between one player and the dealer, balanced by regret matching: compiled.

It is a template, bound to the rules like the drivers. Cards are assumed to come with fixed shares,
by value from the ace (0) to the ten (9): the shares of the cards that the bot has not seen. So a
hand is its count with aces as one, and whether it has an ace, and a solution takes milliseconds.

The player stakes one of two amounts on the first card; the dealer calls “double” or not; the
player draws, and the dealer replies to the stake, to the cards drawn and to the player's standing.
All four decisions are improved at once (CFR+), each seat knowing only its own cards.

Names: `at` the stake (0 low, 1 high), `d` doubled, `u` the cards a player has drawn, `h` a hand;
both as 2 × (count with aces as one) + (1 with an ace).
"""

import numpy as np

from boneace.games.vingt_un.scoring import dealer_receives
from boneace.kernel.passes import compiled, inside

VALUES, ACE, TEN = 10, 0, 9
TARGET, BUST = 21, 22
HANDS = 2 * (TARGET + 1)
#: The values of ends before the dealer's turn: the player is over-drawn; the dealer has a natural;
#: the player has one.
OVER, ITS, MINE = range(3)
DRAWN = 40  # the sets that can be drawn to two cards without going over
#: How often anybody stakes the other amount than the best one, so that the dealer does not conclude
#: with certainty that a high stake is on an ace: not everybody plays like that.
ERRS = 0.04
SLIPS = 0.005  # and how often anybody draws or stands wrongly


@compiled
def fill_receives(out):
    """Write what the dealer receives for their count (BUST: over-drawn) from a hand that stands."""
    for own in range(BUST + 1):
        for other in range(BUST):
            out[own, other] = dealer_receives(np.int64(own), False, np.int64(other), np.int64(1))


@inside
def with_card(hand, value):
    """A hand with one more card; below 0 if it is over-drawn."""
    low = (hand >> 1) + value + 1
    return 2 * low + (1 if hand & 1 or value == ACE else 0) if low <= TARGET else -1


@inside
def counts(hand):
    """The count of a hand."""
    low = hand >> 1
    return low + 10 if hand & 1 and low <= 11 else low


@inside
def joined(hand, other):
    """Two parts of a hand together; the ace is kept."""
    return 2 * ((hand >> 1) + (other >> 1)) + (hand & 1 | other & 1)


@inside
def two(a, b):
    """The hand of two cards."""
    return with_card(with_card(0, a), b)


@inside
def is_natural(a, b):
    return (a == ACE and b == TEN) or (a == TEN and b == ACE)


@inside
def matched(regrets):
    """The share of the second of two actions by regret matching."""
    both = regrets[0] + regrets[1]
    return regrets[1] / both if both > 0.0 else 0.5


@inside
def learn(regrets, sums, share, first, second, weight):
    """Add to the regrets of two actions, never below 0, and to the average share of the second."""
    mean = (1.0 - share) * first + share * second
    regrets[0] = max(0.0, regrets[0] + first - mean)
    regrets[1] = max(0.0, regrets[1] + second - mean)
    sums[0] += weight * (1.0 - share)
    sums[1] += weight * share


@compiled
def reply(shares, pays, values):
    """Write the best result of each hand of the dealer, given the payments `pays` by count.

    Returns nothing; `values` is by hand (HANDS), `pays` by count (BUST + 1).
    """
    for hand in range(HANDS - 1, 1, -1):
        draw = 0.0
        for value in range(VALUES):
            then = with_card(hand, value)
            draw += shares[value] * (values[then] if then >= 0 else pays[BUST])
        values[hand] = max(draw, pays[counts(hand)])


@compiled
def apart(shares, prior, receives, saves, stands, values):
    """Write the value of a player's open hand: by count if it stands, and by hand with best play.

    `prior` is the dealer's two cards, by hand; `saves` is what a player with a vingt-un does not
    pay, in stakes.
    """
    brings, pays, mass = np.zeros(HANDS), np.zeros(BUST + 1), prior.sum()
    for count in range(BUST):
        for own in range(BUST + 1):
            pays[own] = receives[own, count]
        reply(shares, pays, brings)
        stands[count] = -(prior * brings).sum() / mass
    stands[TARGET] += saves
    for hand in range(HANDS - 1, 1, -1):
        draw = 0.0
        for value in range(VALUES):
            then = with_card(hand, value)
            draw += shares[value] * (values[then] if then >= 0 else -1.0)
        values[hand] = max(draw, stands[counts(hand)])


# --- the passes -----------------------------------------------------------------------------------


@inside
def fill_prior(shares, given, prior):
    """Write the chance of each hand of two cards that is not a natural, times that of the signal.

    `given` is how often the signal is given, by the first card. Returns the chance of a natural.
    """
    prior[:] = 0.0
    natural = 0.0
    for a in range(VALUES):
        for b in range(VALUES):
            chance = shares[a] * shares[b] * given[a]
            if is_natural(a, b):
                natural += chance
            else:
                prior[two(a, b)] += chance
    return natural


@inside
def player_stands(shares, prior, draws, reach, stood):
    """Write the chance that a player stands, by the cards drawn and the count."""
    reach[:] = 0.0
    stood[:] = 0.0
    for hand in range(HANDS):
        reach[0, hand] = prior[hand]
    for u in range(DRAWN):
        for h in range(4, HANDS):
            chance = reach[u, h]
            if chance <= 0.0:
                continue
            hand = joined(u, h)
            stood[u, counts(hand)] += chance * (1.0 - draws[u, h])
            for value in range(VALUES):
                if with_card(hand, value) >= 0:
                    reach[with_card(u, value), h] += chance * draws[u, h] * shares[value]


@inside
def dealer_learns(shares, stood, results, regrets, sums, play, weight, values):
    """Improve the dealer's play against one `u`, and write the result of each hand."""
    pays = np.zeros(BUST + 1)
    for own in range(BUST + 1):
        for count in range(4, BUST):
            pays[own] += stood[count] * results[own, count]
    for hand in range(HANDS - 1, 1, -1):
        draw = 0.0
        for value in range(VALUES):
            then = with_card(hand, value)
            draw += shares[value] * (values[then] if then >= 0 else pays[BUST])
        stand = pays[counts(hand)]
        values[hand] = (1.0 - play[hand]) * stand + play[hand] * draw
        learn(regrets[hand], sums[hand], play[hand], stand, draw, weight)


@inside
def dealer_ends(shares, prior, play, ends):
    """Write the chance of each count of the dealer at the end."""
    reach = prior.copy()
    ends[:] = 0.0
    for hand in range(2, HANDS):
        chance = reach[hand]
        if chance <= 0.0:
            continue
        ends[counts(hand)] += chance * (1.0 - play[hand])
        for value in range(VALUES):
            then = with_card(hand, value)
            if then >= 0:
                reach[then] += chance * play[hand] * shares[value]
            else:
                ends[BUST] += chance * play[hand] * shares[value]


@inside
def player_learns(shares, ends, results, over, regrets, sums, play, weight, values):
    """Improve the player's play, and write the value of each hand, by `u` and pair."""
    for u in range(DRAWN - 1, -1, -1):
        mass = ends[u].sum()
        brings = np.zeros(BUST)
        for count in range(4, BUST):
            for own in range(BUST + 1):
                brings[count] += ends[u, own] * results[own, count]
        for h in range(4, HANDS):
            hand = joined(u, h)
            if hand >= HANDS:
                continue
            draw = 0.0
            for value in range(VALUES):
                if with_card(hand, value) >= 0:
                    draw += shares[value] * values[with_card(u, value), h]
                else:
                    draw += shares[value] * mass * over
            stand = brings[counts(hand)]
            values[u, h] = (1.0 - play[u, h]) * stand + play[u, h] * draw
            learn(regrets[u, h], sums[u, h], play[u, h], stand, draw, weight)


@inside
def of_first(shares, natural, mass, mine, its, values, out):
    """Write the value of each first card to a seat, from the values of hands of two cards.

    `natural` is the chance of a natural of the other seat, `mass` that of its other hands; `mine`
    and `its` are the values, to this seat, of a natural of this seat and of the other.
    """
    for a in range(VALUES):
        out[a] = 0.0
        for b in range(VALUES):
            if is_natural(a, b):
                out[a] += shares[b] * mine * mass
            else:
                out[a] += shares[b] * (values[two(a, b)] + its * natural)


@inside
def erring(regrets, slips):
    """The share of the second of two actions, with slips to either side."""
    return slips + (1.0 - 2.0 * slips) * matched(regrets)


@inside
def both_learn(
    shares, prior, held, results, worths, draw_regrets, draws, reply_regrets, replies, weight,
    play, answers, reach, stood, ends, values, found, summed,
):  # fmt: skip
    """Improve the play of both after a stake and a signal.

    `prior` and `held` are the hands of two cards of the player and of the dealer. Writes the value
    of the player's hands to `values[0]`, and the sums for the dealer's to `summed`.
    """
    for u in range(DRAWN):
        for h in range(HANDS):
            play[u, h] = erring(draw_regrets[u, h], SLIPS)
            answers[u, h] = erring(reply_regrets[u, h], SLIPS)
    player_stands(shares, prior, play, reach, stood)
    over = prior.sum() - stood.sum()
    summed[:] = over * worths[1, OVER]
    for u in range(DRAWN):
        dealer_ends(shares, held, answers[u], ends[u])
        dealer_learns(
            shares, stood[u], results[1], reply_regrets[u], replies[u], answers[u], weight, found
        )  # fmt: skip
        for hand in range(HANDS):
            summed[hand] += found[hand]
    lost = worths[0, OVER]
    player_learns(shares, ends, results[0], lost, draw_regrets, draws, play, weight, values)


@inside
def choices_learn(regrets, sums, first, second, weight):
    """Improve the choice of one of two actions by the first card."""
    for card in range(VALUES):
        share = matched(regrets[card])
        learn(regrets[card], sums[card], share, first[card], second[card], weight)


@compiled
def solve(shares, results, worths, rounds, stakes, doubles, draws, replies, brings, keeps):
    """Balance a deal by some rounds, and write how often each seat takes each action.

    By stake, doubled and seat (the player 0, the dealer 1), `results` (2, 2, 2, BUST + 1, BUST) is
    the value of the dealer's count (BUST: over-drawn) against a hand that stands, and `worths`
    (2, 2, 2, 3) that of OVER, ITS and MINE. `stakes`
    (VALUES, 2) gets the sums of the shares of the low and the high stake by first card; `doubles`
    (2, VALUES, 2) of not doubling and doubling by stake and first card; `draws` (2, 2, DRAWN,
    HANDS, 2) of standing and drawing, by stake, doubled, drawn and pair; `replies` (2, 2, DRAWN,
    HANDS, 2) those of the dealer. `brings` (2, 2, VALUES) gets the value of each first card to the
    dealer in the last round, by stake and doubled, and `keeps` (2, 2, HANDS) that of the first two
    cards to a player.
    """
    stake_regrets, double_regrets = np.zeros(stakes.shape), np.zeros(doubles.shape)
    draw_regrets, reply_regrets = np.zeros(draws.shape), np.zeros(replies.shape)
    reach, stood = np.zeros((DRAWN, HANDS)), np.zeros((DRAWN, BUST))
    prior, held = np.zeros(HANDS), np.zeros(HANDS)
    play, ends = np.zeros((DRAWN, HANDS)), np.zeros((DRAWN, BUST + 1))
    answers = np.zeros((DRAWN, HANDS))
    values, found, summed = np.zeros((DRAWN, HANDS)), np.zeros(HANDS), np.zeros(HANDS)
    worth, one = np.zeros((2, VALUES)), np.zeros(VALUES)
    signal, staked = np.zeros(VALUES), np.zeros((VALUES, 2))
    for number in range(rounds):
        weight = float(number + 1)
        worth[:] = 0.0
        for a in range(VALUES):
            staked[a, 1] = erring(stake_regrets[a], ERRS)
            staked[a, 0] = 1.0 - staked[a, 1]
        for at in range(2):
            natural = fill_prior(shares, staked[:, at], prior)
            all_staked = (shares * staked[:, at]).sum()
            for d in range(2):
                for e in range(VALUES):
                    twice = erring(double_regrets[at, e], ERRS)
                    signal[e] = twice if d else 1.0 - twice
                own_natural = fill_prior(shares, signal, held)
                both_learn(
                    shares, prior, held, results[at, d], worths[at, d], draw_regrets[at, d],
                    draws[at, d], reply_regrets[at, d], replies[at, d], weight,
                    play, answers, reach, stood, ends, values, found, summed,
                )  # fmt: skip
                mine, its, all_held = worths[at, d, 0], worths[at, d, 1], held.sum()
                for hand in range(HANDS):
                    keeps[at, d, hand] = values[0, hand] / all_held
                of_first(shares, own_natural, all_held, mine[MINE], mine[ITS], values[0], one)
                for a in range(VALUES):
                    worth[at, a] += one[a]
                others = all_staked - natural
                of_first(shares, natural, others, its[ITS], its[MINE], summed, one)
                for a in range(VALUES):
                    brings[at, d, a] = one[a] / all_staked
            choices_learn(double_regrets[at], doubles[at], brings[at, 0], brings[at, 1], weight)
        choices_learn(stake_regrets, stakes, worth[0], worth[1], weight)
