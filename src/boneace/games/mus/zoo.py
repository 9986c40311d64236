"""Strategies for Mus: they differ in the betting, and talk and discard in the same way."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boneace.bots.zoo.base import Strategy, Turn
from boneace.bots.zoo.entry import Entry, textbook
from boneace.bots.zoo.shares import dealt, share_below
from boneace.bots.zoo.styles import Bet, Styled, styled
from boneace.cards import SPANISH_40, members
from boneace.games.facts import Facts
from boneace.games.mus.scoring import (
    DOBLES,
    KIND,
    MEDIAS,
    ORDERS,
    PACK,
    THIRTY_ONE,
    pares_of,
    total_of,
    wild_cards,
    worth,
)
from boneace.games.mus.state import (
    ALONE,
    CHICA,
    DISCARD,
    DISCARDING,
    GRANDE,
    JUEGO,
    PARES,
    TALKING,
    TO_ORDAGO,
)

if TYPE_CHECKING:
    from boneace.moves import Move

LIMIT = 30
"""Stones beyond which nobody raises."""
OPENINGS = ("envido 2", "envido 3", "envido 5")
RAISES = ("reenvido 2", "reenvido 3", "reenvido 5")
LANCES = (GRANDE, CHICA, PARES, JUEGO)
ORDAGO_PRICE = 0.7
"""The chance of winning from which an órdago is accepted: most players who say it hold a good
hand."""


@lru_cache(maxsize=16)
def _worths(o: Facts, lance: int, punto: bool) -> list[int]:
    """The values of hands that have a part in a lance."""
    wild, found = wild_cards(o), []
    for hand in dealt(int(PACK), 4):
        value = worth(o, hand, wild, lance, punto)
        juego = total_of(o, hand, wild) >= THIRTY_ONE
        if value and not (lance == JUEGO and punto and juego):
            found.append(int(value))
    return sorted(found)


def share(turn: Turn, lance: int, punto: bool) -> float:
    """The share of the hands with a part in a lance that this hand beats."""
    hand = turn.f.hands[turn.seat]
    own = int(worth(turn.o, hand, wild_cards(turn.o), lance, punto))
    return share_below(_worths(turn.o, lance, punto), own)


def talk(turn: Turn) -> Move:
    """Cut the mus with a hand that can be played: juego with pares, good pares, or both ends."""
    hand, wild = turn.f.hands[turn.seat], wild_cards(turn.o)
    total, kind = total_of(turn.o, hand, wild), pares_of(turn.o, hand, wild) >> KIND
    eldest = (turn.f.dealer + 1) % turn.o.seats == turn.seat
    playable = (
        total == THIRTY_ONE
        or (total > THIRTY_ONE and (kind or eldest))
        or kind in (MEDIAS, DOBLES)
        or share(turn, int(GRANDE), False) > 0.93
    )
    return turn.legal["no mus" if playable else "mus"]


def discard(turn: Turn) -> Move:
    """Keep the kings; without kings two aces or more, or a pair; otherwise change all."""
    hand = list(members(turn.f.hands[turn.seat]))
    order = ORDERS[turn.o.kings]
    ranks = [SPANISH_40.ranks[card % 10] for card in hand]
    classes = [next(place for place, r in enumerate(order) if rank in r) for rank in ranks]
    kept = [place for place, found in enumerate(classes) if found == 0]
    if not kept:
        groups = [[p for p, found in enumerate(classes) if found == rank] for rank in set(classes)]
        kept = max(groups, key=lambda group: (len(group), classes[group[0]]))
        kept = kept if len(kept) > 1 else []
    places = sum(1 << place for place in range(len(hand)) if place not in kept)
    wanted = DISCARD + (places or 1 << (len(hand) - 1))  # at least one card is discarded
    return next(move for move in turn.legal.values() if move.number == wanted)


def chance(turn: Turn) -> float:
    """The chance that this side has the best hand of this lance.

    The partner, whose hand is unknown, is as likely as anybody to have a better one.
    """
    f, o = turn.f, turn.o
    punto = bool(f.punto) and f.lance == JUEGO
    good = share(turn, f.lance, punto)
    mine = 1 << turn.seat if o.sides == ALONE else 0b01010101 << (turn.seat & 1)
    against = (f.able & ~mine).bit_count()
    alone: float = good**against
    helped = o.sides != ALONE and f.able & mine & ~(1 << turn.seat)
    return alone + (1 - alone) * 0.3 * bool(helped)


def bet_of(turn: Turn) -> Bet:
    """The decision in a lance."""
    f = turn.f
    stay = turn.first("quiero", "paso")
    assert stay is not None
    give_up = turn.first("no quiero")
    deje = max(f.sure, 1)
    price = (f.asked - deje) / (2 * f.asked) if f.asked else 0.0
    names = RAISES if give_up else OPENINGS
    return Bet(
        good=chance(turn),
        stay=stay,
        give_up=give_up,
        up=tuple(turn.legal[n] for n in names if n in turn.legal) if f.asked < LIMIT else (),
        price=ORDAGO_PRICE if f.phase == TO_ORDAGO else price,
        asked=f.asked / 2,
        luck=turn.luck,
        mood=turn.mood,
    )


class Player(Strategy):
    """What all do outside the betting."""

    def decide(self, turn: Turn) -> Move:
        if turn.f.phase == TALKING:
            return talk(turn)
        return discard(turn) if turn.f.phase == DISCARDING else self.bet(turn)

    def bet(self, turn: Turn) -> Move:
        """The move of a decision in a lance."""
        raise NotImplementedError


class Bettor(Styled, Player):
    """A style in the betting."""

    def bet(self, turn: Turn) -> Move:
        return self.answer(bet_of(turn))


class Ordago(Player):
    """Says órdago at every chance, and accepts every órdago."""

    def bet(self, turn: Turn) -> Move:
        return turn.first("ordago", "quiero") or next(iter(turn.legal.values()))


class Doubter(Player):
    """Trusts no bet: accepts any bet, an órdago too, with any hand well above the middle."""

    def bet(self, turn: Turn) -> Move:
        f, bet = turn.f, bet_of(turn)
        good = share(turn, f.lance, bool(f.punto) and f.lance == JUEGO)
        if f.phase == TO_ORDAGO:
            return bet.stay if good > 0.66 or not bet.give_up else bet.give_up
        if bet.give_up:
            return bet.stay if good > 0.6 + 0.01 * min(f.asked, 15) else bet.give_up
        return bet.up[0] if bet.up and good > 0.7 else bet.stay


class Textbook(Player):
    """Bets with a hand that beats two of three, accepts by the odds, and risks the game on the
    best."""

    def bet(self, turn: Turn) -> Move:
        f, bet = turn.f, bet_of(turn)
        good, lance = share(turn, f.lance, bool(f.punto) and f.lance == JUEGO), f.lance
        if f.phase == TO_ORDAGO:
            return bet.stay if good > 0.96 or not bet.give_up else bet.give_up
        if not bet.give_up:
            opens = 0.72 if lance in (GRANDE, CHICA) else 0.6
            return bet.up[0] if bet.up and good > opens else bet.stay
        if bet.up and good > 0.9 and f.asked <= 8:
            return bet.up[0]
        # a player who raised has a better hand than most: the odds alone are not enough
        return bet.stay if bet.good > bet.price + 0.04 * min(f.asked, 10) else bet.give_up


STRATEGIES = (
    textbook("mus", Textbook),
    *styled(Bettor),
    Entry("ordago", Ordago, "mus-zoo-ordago"),
    Entry("doubter", Doubter, "mus-zoo-doubter"),
)
