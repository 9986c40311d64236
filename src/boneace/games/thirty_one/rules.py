"""The rules of Thirty-one, with the number of the clause beside the line that enforces it.

Numbers T31-… and T31D-… are the statements of the two sources, B-T31-… the readings of their open
questions; rulebook.md says each in words. The contract is in `boneace.kernel.contract`.
"""

import numpy as np

from boneace.games.options import codes, options_layout
from boneace.games.thirty_one.declaration import DECLARATION
from boneace.games.thirty_one.scoring import BLITZ, PACKS, counting, total
from boneace.kernel.contract import CHANCE, EMPTY, FACE_DOWN, OVER, SEEN_BY_NOBODY
from boneace.kernel.sets import bit, lowest, rule, size, without_lowest

SEATS = 7
DEALING, TURN, DRAWING, DISCARDING, DONE = range(5)  # `phase`
SHOWDOWN, BLITZED, DRAWN = 1, 2, 3  # `last_kind`: how the last deal ended

# Moves: while DISCARDING, 0…51 discard that card; on a TURN 0…18 exchange with the widow.
DRAW, TAKE, KNOCK, STAND = 52, 53, 54, 55
#: Each exchange: which of the hand's cards (by rank, then suit) go to which slots of the widow.
GIVEN = np.array([1, 1, 1, 2, 2, 2, 4, 4, 4, 3, 3, 3, 5, 5, 5, 6, 6, 6, 7])
SLOTS = np.array([1, 2, 4, 1, 2, 4, 1, 2, 4, 3, 5, 6, 3, 5, 6, 3, 5, 6, 7])
EXCHANGES = (1 << 19) - 1

AT_ONCE, ON_TURN = codes(DECLARATION, "dealt_blitz")
_, TWO_LEFT = codes(DECLARATION, "own_discard")
STOCK_TAKEN, MUST_DRAW = codes(DECLARATION, "drawn_when")
_, RESHUFFLE = codes(DECLARATION, "last_turns_stock")
_, SECOND_TURN = codes(DECLARATION, "knock_from")
LIVES, POINTS, POT = codes(DECLARATION, "keeps")
WIN, BEAT_ONE = codes(DECLARATION, "knocker_must")
ALONE, WITH_OTHERS, UNLESS_ALL, SAFE = codes(DECLARATION, "knocker_tied")
BY_PLACE, NOTHING = codes(DECLARATION, "blitz_others")
SHARE, CARRY = codes(DECLARATION, "tied_pot")

Options = options_layout(DECLARATION)
State = np.dtype(
    [
        ("hands", "i8", SEATS),
        ("shown", "i8", SEATS),  # the cards of each hand that everybody saw go there
        ("stock", "i8"),
        ("last_hands", "i8", SEATS),  # what was shown at the end of the last deal
        ("alive", "i8"),  # the set of the seats that are in
        ("winners", "i8"),
        ("last_blitzers", "i8"),  # sets of seats
        ("last_out", "i8"),
        ("deal", "i4"),
        ("points", "i4", SEATS),
        ("chips", "i4", SEATS),  # net
        ("table", "i4"),  # tokens on the table
        ("last_changes", "i4", SEATS),  # in lives, points or chips
        ("turns", "i4"),  # begun in this deal
        ("last_totals", "i2", SEATS),  # in half points, -1 where not shown
        ("lives", "i1", SEATS),  # -1: out
        ("widow", "i1", 3),  # cards by slot
        ("widow_up", "i1"),  # the set of the slots that lie face up
        ("upcard", "i1"),  # top of the discard pile, or EMPTY
        ("discarder", "i1"),  # who discarded it, or -1
        ("taken", "i1"),  # card taken from the discard pile this turn, or EMPTY
        ("phase", "i1"),
        ("turn", "i1"),
        ("knocker", "i1"),  # or -1
        ("dealer", "i1"),
        ("per_round", "i1"),  # cards dealt in one round of the table, the widow's included
        ("to_deal", "i1"),
        ("last_kind", "i1"),
        ("last_knocker", "i1"),
        ("own_total", "i2"),  # in views only: the viewer's total in half points, or -1
        ("own_best", "i8"),  # in views only: the cards that make it
        ("held", "i1", SEATS),
        ("stock_left", "i1"),
        ("seen_by", "i1"),
        ("carried_over", "i1"),
    ],
    align=True,
)


@rule
def after(s, seat):
    """The next seat that is in, clockwise."""
    above = s.alive >> (seat + 1)
    return seat + 1 + lowest(above) if above else lowest(s.alive)


# --- dealing --------------------------------------------------------------------------------------


@rule
def start(o, s):
    if not s.carried_over:
        for seat in range(o.seats):
            s.lives[seat] = o.lives if o.keeps == LIVES else 0  # T31-09, T31D-05
    s.carried_over = 0
    s.widow[0] = s.widow[1] = s.widow[2] = EMPTY
    for seat in range(o.seats):
        if s.lives[seat] >= 0:
            s.alive |= bit(seat)
    begin_deal(o, s)


@rule
def begin_deal(o, s):
    s.deal += 1
    s.stock = PACKS[o.pack]
    s.upcard = s.taken = EMPTY
    s.knocker = s.discarder = -1
    s.turns = 0
    for seat in range(o.seats):
        s.hands[seat] = s.shown[seat] = 0
    s.per_round = size(s.alive)
    if o.widow:
        s.per_round += 1  # T31-37
        s.widow[0] = s.widow[1] = s.widow[2] = EMPTY
        s.widow_up = 0
    s.to_deal = 3 * s.per_round + 1  # T31-08, T31D-03, and the upcard
    if o.keeps == POT:
        for seat in range(o.seats):
            pay_in(s, seat, o.ante)  # T31-36
    s.turn = after(s, s.dealer)
    s.phase = DEALING


@rule
def deal_card(o, s, card):
    s.stock ^= bit(card)
    s.to_deal -= 1
    if s.to_deal == 0:
        s.upcard = card  # T31-10, T31D-04
        s.turn = after(s, s.dealer)
        begin_play(o, s)
    elif o.widow and (s.to_deal - 1) % s.per_round == 0:
        s.widow[2 - (s.to_deal - 1) // s.per_round] = card  # T31-37: the last card of each round
    else:
        s.hands[s.turn] |= bit(card)
        s.turn = after(s, s.turn)


@rule
def begin_play(o, s):
    blitzers = 0
    if o.dealt_blitz == AT_ONCE:
        for seat in range(o.seats):
            if total(o, s.hands[seat]) == BLITZ:
                blitzers |= bit(seat)
    if blitzers:
        blitz(o, s, blitzers)  # B-T31-10
    else:
        begin_turn(o, s)  # T31-11


# --- turns ----------------------------------------------------------------------------------------


@rule
def begin_turn(o, s):
    s.phase = TURN
    s.turns += 1
    if o.dealt_blitz == ON_TURN and total(o, s.hands[s.turn]) == BLITZ:
        if s.knocker < 0:
            blitz(o, s, bit(s.turn))  # B-T31-10
        elif blitz_ends_last_turns(o):
            late_blitz(o, s)  # B-T31-09


@rule
def seat_to_move(o, s):
    if s.phase == DONE:
        return OVER
    if s.phase == DEALING or s.phase == DRAWING:
        return CHANCE
    return np.int64(s.turn)


@rule
def moves(o, s):
    if s.phase == TURN:
        return turn_moves(o, s)
    if s.phase == DISCARDING:
        hand = s.hands[s.turn]
        if s.taken >= 0 and not o.discard_taken:
            hand &= ~bit(s.taken)  # B-T31-11
        return hand
    return s.stock


@rule
def turn_moves(o, s):
    legal = 0
    if may_take(o, s):
        legal |= bit(TAKE)  # T31-12
    if may_draw(o, s):
        legal |= bit(DRAW)  # T31-12
    if s.knocker >= 0:
        legal |= bit(STAND)  # T31-16
    elif o.knock_from != SECOND_TURN or s.turns > size(s.alive):  # B-T31-14
        legal |= bit(KNOCK)  # T31-15, T31D-10
    if o.widow:
        legal |= EXCHANGES  # T31-38
    return legal


@rule
def may_take(o, s):
    """T31-30, T31D-24: one's own discard too, unless the table says otherwise (B-T31-12)."""
    return o.own_discard != TWO_LEFT or s.discarder != s.turn or size(s.alive) == 2


@rule
def may_draw(o, s):
    """B-T31-13: from the stock, or from one made of the discards, or to end the deal drawn."""
    if s.stock:
        return True
    if s.knocker < 0:
        return o.drawn_when == MUST_DRAW
    return o.last_turns_stock == RESHUFFLE and under_upcard(o, s) != 0


@rule
def under_upcard(o, s):
    """The discards that lie under the top card."""
    elsewhere = s.stock | bit(s.upcard)
    for seat in range(o.seats):
        elsewhere |= s.hands[seat]
    if o.widow:
        for slot in range(3):
            elsewhere |= bit(s.widow[slot])
    return PACKS[o.pack] & ~elsewhere


@rule
def play(o, s, move):
    if s.phase == DEALING:
        deal_card(o, s, move)
    elif s.phase == DRAWING:
        s.stock ^= bit(move)
        s.hands[s.turn] |= bit(move)
        s.phase = DISCARDING
    elif s.phase == DISCARDING:
        discard(o, s, move)
    elif move == DRAW:
        draw(o, s)
    elif move == TAKE:
        s.taken = s.upcard
        s.hands[s.turn] |= bit(s.upcard)
        s.shown[s.turn] |= bit(s.upcard)
        s.upcard = EMPTY
        s.phase = DISCARDING
    elif move == KNOCK:
        s.knocker = s.turn
        pass_turn(o, s)
    elif move == STAND:
        pass_turn(o, s)
    else:
        exchange(o, s, move)


@rule
def draw(o, s):
    if s.stock == 0:
        if s.knocker < 0:
            end_deal(o, s, DRAWN)  # B-T31-13: he would have to draw
            return
        s.stock = under_upcard(o, s)
    s.phase = DRAWING


@rule
def discard(o, s, card):
    s.hands[s.turn] ^= bit(card)
    s.shown[s.turn] &= ~bit(card)
    s.upcard = card
    s.discarder = s.turn
    s.taken = EMPTY
    end_turn(o, s)


@rule
def by_rank(hand, place):
    """The card at a place (0…2) of a hand of three, by rank from the ace, then by suit."""
    low = rank_key(lowest(hand))
    hand = without_lowest(hand)
    middle = rank_key(lowest(hand))
    high = rank_key(lowest(without_lowest(hand)))
    if low > middle:
        low, middle = middle, low
    if middle > high:
        middle, high = high, middle
    if low > middle:
        low, middle = middle, low
    key = low if place == 0 else middle if place == 1 else high
    return key % 4 * 13 + key // 4


@rule
def rank_key(card):
    return card % 13 * 4 + card // 13


@rule
def exchange(o, s, move):
    """T31-38: hand cards for as many of the widow's, which he gets unseen (B-T31-18)."""
    hand = s.hands[s.turn]
    slots = SLOTS[move]
    for place in range(3):
        if GIVEN[move] >> place & 1:
            given = by_rank(hand, place)
            slot = lowest(slots)
            slots = without_lowest(slots)
            s.hands[s.turn] ^= bit(given) | bit(s.widow[slot])
            s.shown[s.turn] &= ~bit(given)
            if s.widow_up >> slot & 1:
                s.shown[s.turn] |= bit(s.widow[slot])
            s.widow[slot] = given
            s.widow_up |= bit(slot)  # T31-39
    end_turn(o, s)


@rule
def end_turn(o, s):
    """After a turn that changed the hand, which is three cards again."""
    if total(o, s.hands[s.turn]) == BLITZ:
        if s.knocker < 0:
            blitz(o, s, bit(s.turn))  # T31-27, T31-41, T31D-20
            return
        if blitz_ends_last_turns(o):
            late_blitz(o, s)  # B-T31-09
            return
    pass_turn(o, s)


@rule
def pass_turn(o, s):
    s.turn = after(s, s.turn)
    if s.turn == s.knocker:
        showdown(o, s)  # T31-17, T31D-12
    elif s.stock == 0 and s.knocker < 0 and o.drawn_when == STOCK_TAKEN:
        end_deal(o, s, DRAWN)  # T31-18, T31D-13
    else:
        begin_turn(o, s)


# --- the end of a deal ----------------------------------------------------------------------------


@rule
def show(o, s, seats):
    """Note the hands that these seats show, for everybody to see until the next deal ends."""
    for seat in range(o.seats):
        shows = seats >> seat & 1
        s.last_hands[seat] = s.hands[seat] if shows else 0
        s.last_totals[seat] = total(o, s.hands[seat]) if shows else -1
        s.last_changes[seat] = 0


@rule
def blitz(o, s, blitzers):
    show(o, s, s.alive if o.keeps == POINTS else blitzers)
    s.last_blitzers = blitzers
    if o.keeps == POINTS:
        score_places(o, s, blitzers)
    else:
        for seat in range(o.seats):
            if s.alive >> seat & 1 and not blitzers >> seat & 1:
                if o.keeps == LIVES:
                    lose(o, s, seat, 1)  # T31-28, T31D-20
                else:
                    pay_in(s, seat, 1)  # T31-42
                    s.last_changes[seat] -= 1
        if o.keeps == POT:
            take_pot(o, s, blitzers)  # T31-42
    end_deal(o, s, BLITZED)


@rule
def blitz_ends_last_turns(o):
    return o.blitz_after_knock and o.keeps == LIVES


@rule
def late_blitz(o, s):
    """B-T31-09, second reading: he is safe, the knocker loses two, everybody else one."""
    show(o, s, bit(s.turn))
    s.last_blitzers = bit(s.turn)
    for seat in range(o.seats):
        if seat != s.turn and s.alive >> seat & 1:
            lose(o, s, seat, 2 if seat == s.knocker else 1)
    end_deal(o, s, BLITZED)


@rule
def showdown(o, s):
    show(o, s, s.alive)  # T31-21
    s.last_blitzers = 0
    if o.keeps == POINTS:
        score_places(o, s, 0)
    elif o.keeps == POT:
        take_pot(o, s, highest(o, s))  # T31-40
    else:
        pay_lives(o, s)
    end_deal(o, s, SHOWDOWN)


@rule
def highest(o, s):
    """The seats that showed the highest total."""
    top, seats = -1, 0
    for seat in range(o.seats):
        if s.last_totals[seat] > top:
            top, seats = s.last_totals[seat], 0
        if s.last_totals[seat] == top and top >= 0:
            seats |= bit(seat)
    return seats


@rule
def lowest_shown(o, s):
    """The seats that showed the lowest total."""
    bottom, seats = 999, 0
    for seat in range(o.seats):
        shown = s.last_totals[seat]
        if 0 <= shown < bottom:
            bottom, seats = shown, 0
        if shown == bottom:
            seats |= bit(seat)
    return seats


@rule
def pay_lives(o, s):
    low = lowest_shown(o, s)
    knocker_pays = knocker_fails(o, s, low)
    if o.knocker_must == BEAT_ONE and o.knocker_tied == ALONE and knocker_pays:
        low = bit(s.knocker)  # T31D-19, B-T31-08: the knocker, nobody else
    for seat in range(o.seats):
        if seat == s.knocker:
            if knocker_pays:
                lose(o, s, seat, 2 if o.knocker_double else 1)  # T31-26, T31D-26, B-T31-07
        elif low >> seat & 1:
            lose(o, s, seat, 1)  # T31-23, T31-24, T31D-16, T31D-18


@rule
def knocker_fails(o, s, low):
    """Whether the knocker pays; `low` are the seats with the lowest hand."""
    if o.knocker_must == WIN:
        return not highest(o, s) >> s.knocker & 1  # T31-25, T31-26
    if not low >> s.knocker & 1:
        return False  # T31D-10: he has beaten at least one
    if low == bit(s.knocker):
        return True
    if o.knocker_tied == UNLESS_ALL:
        return low != s.alive  # B-T31-20
    return o.knocker_tied != SAFE  # B-T31-06


@rule
def lose(o, s, seat, lives):
    """Take lives from a seat (T31-32); one owed with none left puts it out (T31-33, B-T31-15)."""
    had = s.lives[seat]
    left = had - lives
    if o.capped_loss and had > 0:
        left = max(left, 0)
    if left < 0 or (left == 0 and not o.free_ride):  # T31-46, T31D-17, T31D-21, T31D-22
        left = -1
    s.last_changes[seat] = max(left, 0) - had
    s.lives[seat] = left


@rule
def score_places(o, s, blitzers):
    """T31-61, by place; ties score as the highest place possible (T31-62, T31-63, B-T31-05)."""
    high, low = highest(o, s), lowest_shown(o, s)
    for seat in range(o.seats):
        if blitzers >> seat & 1:
            scored = 6
        elif blitzers and o.blitz_others == NOTHING:
            scored = 0  # B-T31-04
        elif high >> seat & 1:
            scored = 4 if seat == s.knocker else 3
        elif low == bit(seat):
            scored = 0 if seat == s.knocker else 1
        else:
            scored = 1 if seat == s.knocker else 2
        s.points[seat] += scored  # T31-60
        s.last_changes[seat] = scored


@rule
def pay_in(s, seat, tokens):
    s.chips[seat] -= tokens
    s.table += tokens


@rule
def take_pot(o, s, seats):
    """Share the tokens on the table; an odd one stays (B-T31-18)."""
    if o.tied_pot == CARRY and size(seats) > 1:
        return
    share = s.table // size(seats)
    for seat in range(o.seats):
        if seats >> seat & 1:
            s.chips[seat] += share
            s.table -= share
            s.last_changes[seat] += share


@rule
def end_deal(o, s, kind):
    if kind == DRAWN:
        show(o, s, 0)
        s.last_blitzers = 0
    s.last_kind = kind
    s.last_knocker = s.knocker
    were_in = s.alive
    for seat in range(o.seats):
        if s.lives[seat] < 0:
            s.alive &= ~bit(seat)
    s.last_out = were_in & ~s.alive
    if size(s.alive) <= 1 or s.deal == o.deals:
        end_match(o, s, were_in)
    else:
        s.dealer = after(s, s.dealer)  # B-T31-17
        begin_deal(o, s)


@rule
def end_match(o, s, were_in):
    s.phase = DONE
    if s.alive == 0:
        s.winners = were_in  # B-T31-27: they share
        return
    most = -(1 << 30)
    for seat in range(o.seats):
        if s.alive >> seat & 1:  # T31-34, T31-47, T31D-23: the last one in, or the best standing
            has = standing(o, s, seat)
            if has > most:
                most, s.winners = has, 0
            if has == most:
                s.winners |= bit(seat)


@rule
def standing(o, s, seat):
    """What a seat has, of what the table keeps."""
    if o.keeps == LIVES:
        return np.int64(s.lives[seat])
    return np.int64(s.points[seat] if o.keeps == POINTS else s.chips[seat])


# --- what a seat knows, and what it has won -------------------------------------------------------


@rule
def view(o, s, seat):
    if s.seen_by:
        return
    s.seen_by = seat + 1 if seat >= 0 else SEEN_BY_NOBODY
    s.stock_left = size(s.stock)
    s.own_total, s.own_best = -1, 0
    if seat >= 0 and size(s.hands[seat]) == 3:
        s.own_total = total(o, s.hands[seat])
        s.own_best = counting(o, s.hands[seat])
    for other in range(o.seats):
        s.held[other] = size(s.hands[other])
        if other != seat:
            s.stock |= s.hands[other] & ~s.shown[other]
            s.hands[other] = s.shown[other]
    for slot in range(3 if o.widow else 0):
        if s.widow[slot] >= 0 and not s.widow_up >> slot & 1:
            s.stock |= bit(s.widow[slot])
            s.widow[slot] = FACE_DOWN


@rule
def possible(o, s):
    """No hand may hold a 31 that would have been shown."""
    if s.phase == DEALING:
        return True
    for seat in range(o.seats):
        hand = s.hands[seat]
        if size(hand) == 3 and total(o, hand) == BLITZ and not may_hide_blitz(o, s, seat):
            return False
    return True


@rule
def may_hide_blitz(o, s, seat):
    """Whether a seat may hold a 31 that it need not have shown."""
    shown_until = s.turns  # the last turn in which a 31 was shown
    if s.knocker >= 0 and not blitz_ends_last_turns(o):
        since = seats_between(s.knocker, s.turn, o.seats) & s.alive
        if since >> seat & 1 and seat != s.knocker:
            return True  # made on his last turn
        shown_until -= size(since)
    if o.dealt_blitz == ON_TURN:
        before_him = seats_between(after(s, s.dealer), seat, o.seats) & s.alive
        return shown_until < size(before_him) + 1
    return False


@rule
def seats_between(first, seat, seats):
    """The seats from `first` up to but without `seat`, going round."""
    between = 0
    while first != seat:
        between |= bit(first)
        first = (first + 1) % seats
    return between


@rule
def returns(o, s, out):
    """What each seat has won: in lives one stake a seat, else points or chips."""
    for seat in range(o.seats):
        if o.keeps == LIVES:
            won = s.winners >> seat & 1
            out[seat] = (o.seats / size(s.winners) if won else 0.0) - 1.0  # T31-32, T31-47, T31D-23
        else:
            out[seat] = standing(o, s, seat)
