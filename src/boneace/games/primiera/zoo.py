"""Strategies for Primiera: ways to draw, and styles of vying."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boneace.bots.zoo.base import Strategy, Turn
from boneace.bots.zoo.entry import Entry, textbook
from boneace.bots.zoo.shares import dealt, share_below
from boneace.bots.zoo.styles import Bet, Styled, styled
from boneace.cards import FRENCH_40, members
from boneace.games.facts import Facts
from boneace.games.primiera.scoring import COUNTED, VALUE, WINNING, point, strength
from boneace.games.primiera.state import DISCARD, VYING
from boneace.games.suits import SUIT

if TYPE_CHECKING:
    from boneace.moves import Move

LIMIT = 60
"""Antes beyond which nobody raises."""
BETS, AGAIN, MARGIN = 0.75, 0.9, 0.1
"""For a thief: the chances to win from which it bets and raises, and the margin over the price that
it needs to stay."""
OPENS, RERAISES, STAYS = 0.85, 0.96, 0.88
"""For a tight player: the shares of hands to beat for betting, raising and staying."""
THREE_SUITED = 36
"""A point of two cards or more that is kept in preference to three suits."""


def kept_of(turn: Turn, move: Move) -> int:
    """The cards that a discard leaves in the hand, as a set."""
    hand, places = list(members(turn.f.hands[turn.seat])), move.number - DISCARD
    return sum(1 << card for place, card in enumerate(hand) if not places >> place & 1)


def suits_in(cards: int) -> int:
    """The number of suits in a set of cards."""
    return sum(1 for suit in range(4) if cards >> 13 * suit & SUIT)


def value_of(cards: int) -> int:
    """The count of cards, whatever their suit."""
    return sum(VALUE[card % 13] for card in members(cards))


def keep_suits(turn: Turn) -> Move:
    """Keep the best card of each suit, and change the others."""
    moves = turn.verb("discard")
    return max(moves, key=lambda m: _rank_suits(kept_of(turn, m)))


def _rank_suits(kept: int) -> tuple[int, int, int]:
    suits = suits_in(kept)
    return suits - (kept.bit_count() - suits), suits, value_of(kept)


def keep_one_suit(turn: Turn) -> Move:
    """Keep the suit that counts most, and change the others."""
    return max(turn.verb("discard"), key=lambda m: _rank_one(kept_of(turn, m)))


def _rank_one(kept: int) -> tuple[int, int]:
    return (value_of(kept), -kept.bit_count()) if suits_in(kept) <= 1 else (-1, 0)


def draw(turn: Turn) -> Move:
    """Draw one card to three suits, otherwise to the best suit; three of a suit are kept first."""
    hand = turn.f.hands[turn.seat]
    stand = turn.first("stand")
    if stand and point(turn.o, hand) >= 50:
        return stand
    longest = max((hand >> 13 * suit & SUIT).bit_count() for suit in range(4))
    three = suits_in(hand) >= 3 and longest < 3
    if three and point(turn.o, hand) < THREE_SUITED:
        return keep_suits(turn)
    return keep_one_suit(turn)


@lru_cache(maxsize=8)
def _points(o: Facts) -> list[int]:
    """The strengths of hands that reach the vying: after the draw, without hands that must be
    claimed."""
    found = []
    for cards in dealt(FRENCH_40.cards, 7, 2_000):
        hand, *spare = _split(cards)
        longest = max((hand >> 13 * suit & SUIT for suit in range(4)), key=value_of)
        place = next(suit for suit in range(4) if hand >> 13 * suit & SUIT == longest)
        kept = longest << 13 * place
        drawn = strength(o, kept | sum(1 << card for card in spare[: 4 - kept.bit_count()]))
        if drawn < WINNING:
            found.append(drawn)
    return sorted(found)


def _split(cards: int) -> list[int]:
    """Of seven cards, four as a hand, and the other three: by a fixed shuffle."""
    order = sorted(members(cards), key=lambda card: card * 7919 % 101)
    return [sum(1 << card for card in order[:4]), *order[4:]]


def bet_of(turn: Turn) -> Bet:
    """The decision in the round of vying."""
    f, o = turn.f, turn.o
    cost = f.asked - f.staked[turn.seat]
    stay = turn.first("match", "pass")
    assert stay is not None
    return Bet(
        good=share_below(_points(o), f.own_strength) ** (f.vying.bit_count() - 1),
        stay=stay,
        give_up=turn.first("drop"),
        up=tuple(turn.verb("brag") + turn.verb("raise")) if f.asked < LIMIT * o.ante else (),
        price=cost / max(1, f.pots[0] + cost),
        asked=f.asked / o.ante,
        luck=turn.luck,
        mood=turn.mood,
    )


class Bettor(Styled):
    """A style in the vying; it draws as the textbook does."""

    def decide(self, turn: Turn) -> Move:
        return self.answer(bet_of(turn)) if turn.f.phase == VYING else draw(turn)


class Textbook(Strategy):
    """Draws one card to three suits, otherwise to the best suit; brags on a point of 45 or more."""

    def decide(self, turn: Turn) -> Move:
        f = turn.f
        if f.phase != VYING:
            return draw(turn)
        bet, counted = bet_of(turn), f.own_strength >> COUNTED & 255
        if bet.up and counted >= (45 if not bet.facing else 52) and bet.asked < 8:
            return bet.up[min(2, len(bet.up) - 1)]
        need = 34 + min(16, 2 * bet.asked)
        return bet.give_up if bet.give_up and counted < need else bet.stay


class FourSuits(Bettor):
    """Always draws to one card of each suit."""

    def decide(self, turn: Turn) -> Move:
        return keep_suits(turn) if turn.f.phase != VYING else super().decide(turn)


class OneSuit(Bettor):
    """Always draws to the suit that counts most."""

    def decide(self, turn: Turn) -> Move:
        return keep_one_suit(turn) if turn.f.phase != VYING else super().decide(turn)


class Thief(Strategy):
    """Bets the most with good hands, and with any from the last place when all have passed."""

    def decide(self, turn: Turn) -> Move:
        if turn.f.phase != VYING:
            return draw(turn)
        bet = bet_of(turn)
        if not bet.facing:
            last = turn.f.to_answer.bit_count() == 1
            return bet.up[-1] if bet.up and (last or bet.good > BETS) else bet.stay
        if bet.up and bet.good > AGAIN:
            return bet.up[-1]
        return bet.give_up if bet.give_up and bet.good <= bet.price + MARGIN else bet.stay


class Tight(Strategy):
    """Waits for good hands, and bets the most with them."""

    def decide(self, turn: Turn) -> Move:
        if turn.f.phase != VYING:
            return draw(turn)
        bet, beats = bet_of(turn), share_below(_points(turn.o), turn.f.own_strength)
        if bet.up and beats > (RERAISES if bet.facing else OPENS):
            return bet.up[-1]
        return bet.give_up if bet.give_up and beats < STAYS else bet.stay


STRATEGIES = (
    textbook("primiera", Textbook),
    *styled(Bettor),
    Entry("four_suits", FourSuits, "primiera-zoo-four-suits"),
    Entry("one_suit", OneSuit, "primiera-zoo-one-suit"),
    Entry("thief", Thief, "primiera-zoo-thief"),
    Entry("tight", Tight, "primiera-zoo-tight"),
)
