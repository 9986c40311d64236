"""The pack of Vingt-Un, which continues from deal to deal, its used cards, and how a deal
begins."""

from boneace.games.turns import after
from boneace.games.vingt_un.state import EVERYBODY, FIRST, OF_PACK, cards_at, place_of
from boneace.kernel.contract import EMPTY
from boneace.kernel.sets import bit, hot_rule, lowest, rule, without_lowest

PACK = (1 << 52) - 1


@rule
def begin_deal(o, s):
    s.deal += 1
    s.tenure += 1
    want_card(s)
    s.first_hand = 1 if s.tenure == 1 or (o.first_hand == OF_PACK and s.fresh) else 0  # B-VU-06
    s.fresh = 0
    s.stood = s.over = s.made = s.gone = s.naturals = s.kept = s.begun = 0
    s.doubled = s.at = 0
    for seat in range(o.seats):
        for at in range(s.hands_of[seat]):
            s.parts[place_of(seat, at)] = 0
            s.stakes[place_of(seat, at)] = 0
        s.hands_of[seat] = 1
        s.changes[seat] = 0
        put_in_pool(s, seat, o.pool_ante)  # VUX-14
    s.turn = after(o, s.dealer)  # VU-09
    s.phase = FIRST


@rule
def pay(s, seat, other, chips):
    """A seat pays another."""
    s.chips[seat] -= chips
    s.changes[seat] -= chips
    s.chips[other] += chips
    s.changes[other] += chips


@rule
def put_in_pool(s, seat, chips):
    s.chips[seat] -= chips
    s.changes[seat] -= chips
    s.pool += chips


@rule
def take_pool(s, seat):
    """VU-52, VUX-17: the first who declares a natural takes it."""
    put_in_pool(s, seat, -s.pool)


# --- the pack -------------------------------------------------------------------------------------


@hot_rule
def want_card(s):
    """A card is needed: if one is left, it goes to the used cards, which are shuffled (VU-49).

    The cards in front of the players stay there (B-VU-15).
    """
    if without_lowest(s.stock) == 0:
        remake(s)


@rule
def remake(s):
    for slot in range(s.down):
        s.stock |= bit(s.widow[slot])
        s.widow[slot] = s.widow_by[slot] = EMPTY
    s.down = 0
    s.remade += 1
    s.packs += 1
    s.fresh = 1


@rule
def throw_up(s, cards, by):
    """Add cards to the used ones (VU-28), known to one seat only or to all."""
    down = s.down
    while cards:
        s.widow[down] = lowest(cards)
        s.widow_by[down] = by
        down += 1
        cards = without_lowest(cards)
    s.down = down


@rule
def throw_hand(s, seat, at):
    """Add a hand to the used cards; cards that nobody has seen are not exposed (VU-29)."""
    place, hand = place_of(seat, at), cards_at(s, seat, at)
    unseen = hand & ~s.shown[seat]
    throw_up(s, unseen, seat)
    throw_up(s, hand ^ unseen, EVERYBODY)
    s.parts[place] = hand ^ unseen
    s.hands[seat] ^= hand
    s.shown[seat] &= s.hands[seat]
    s.begun &= ~hand  # one of them may be dealt again from a new pack
    s.gone |= bit(place)


@hot_rule
def show_all(s, seat):
    """Turn up all cards of a seat."""
    s.shown[seat] = s.hands[seat]
