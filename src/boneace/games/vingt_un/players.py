"""The experts of Vingt-Un: they play a balanced strategy, and the dealer uses everything
visible."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from boneace.games.facts import Facts, facts
from boneace.games.vingt_un import beliefs, state
from boneace.games.vingt_un.scoring import TARGET, total
from boneace.games.vingt_un.solved import (
    BUST,
    HANDS,
    VALUES,
    Balance,
    Floats,
    balance,
    passes,
    receives,
)
from boneace.games.vingt_un.standing import Besides, besides, standing
from boneace.games.vying.stakes import Standing

if TYPE_CHECKING:
    from boneace.bots import Seat
    from boneace.moves import Move

RARELY = 0.08
"""A move that a solution makes less often than this is not made: usually it is an error."""
WHOLE = (4.0,) * 9 + (16.0,)


def player(level: str, seed: int) -> Balanced | None:
    """An expert, who plays as with a whole pack, or a master, who counts the cards."""
    return Balanced(seed, level == "master") if level in ("expert", "master") else None


def prepare() -> None:
    """Load the compiled solver, or compile it."""
    plan = balance(WHOLE, 1, 10, 1)
    pays, values = np.zeros(BUST + 1), np.zeros(HANDS)
    passes().reply(plan.shares, pays, values)
    passes().apart(plan.shares, plan.prior(0.5, 0), receives(), 0.0, np.zeros(BUST), values)


class Balanced:
    """Plays the solution of a deal between one player and the dealer.

    At a table with more seats each player plays as if alone with the dealer, and the dealer
    considers all hands that stand.
    """

    def __init__(self, seed: int, counts: bool) -> None:
        self.seed = seed
        self.counts = counts

    def choose(self, seat: Seat) -> Move:
        """The move, drawn with the solution's probabilities."""
        luck = Random(self.seed << 32 ^ seat.plies)
        turn = Turn(facts(seat.options), facts(seat.view), seat.seat, luck, self.counts)
        return seat.move(turn.move())

    def __repr__(self) -> str:
        return f"<{type(self).__name__} for vingt-un, {'counting' if self.counts else 'plain'}>"


class Turn:
    """A turn of a seat, from its view."""

    def __init__(self, o: Facts, f: Facts, seat: int, luck: Random, counts: bool) -> None:
        self.o, self.f, self.seat, self.luck = o, f, seat, luck
        self.come = beliefs.before_deal(o, f) if counts else WHOLE
        self.left = beliefs.to_come(o, f, 0) if counts else beliefs.whole_pack(o, f)
        self.shares = self.left / self.left.sum()
        self.cards = int(state.cards_at(f, seat, f.at))
        self.besides = besides(o, f)

    def plans(self, player: int) -> tuple[Balance, Standing | None]:
        """The strategies of a player and the dealer for the match, and its standing for them."""
        stands = standing(self.o, self.f, player)
        return self.solved(stands, self.besides), stands

    def solved(self, stands: Standing | None, paid: Besides) -> Balance:
        """The strategies of a player and the dealer at this standing, or for chips."""
        low, high = int(self.o.min_stake), int(self.o.max_stake)
        return balance(self.come, low, high, standing=stands, besides=paid)

    def move(self) -> int:
        """The number of the move."""
        if self.f.phase == state.STAKING:
            plan, _ = self.plans(self.seat)
            high = self.often(plan.stakes[beliefs.values_of(self.cards)[0]])
            return state.STAKE + int(self.o.max_stake if high else self.o.min_stake) - 1
        if self.f.phase == state.DOUBLING:
            return state.DOUBLE if self.doubles() else state.NO_DOUBLE
        banks = self.seat == self.f.dealer
        if self.f.phase == state.DIVIDING:
            return self.divides_as_dealer() if banks else self.divides()
        draws = self.draws_as_dealer() if banks else self.draws()
        return state.DRAW if draws else state.STAND

    def often(self, share: float) -> bool:
        """Whether to take now an action with this frequency."""
        return self.luck.random() < (
            0.0 if share < RARELY else 1.0 if share > 1 - RARELY else share
        )

    # --- the dealer -------------------------------------------------------------------------------

    def doubles(self) -> bool:
        """Whether to call “double”: against several, by the sum of its results."""
        o, f, card = self.o, self.f, beliefs.values_of(self.cards)[0]
        places = [state.HANDS * seat for seat in range(o.seats) if seat != self.seat]
        if len(places) == 1:
            plan, _ = self.plans(places[0] // state.HANDS)
            return self.often(plan.by_stake(plan.doubles, beliefs.level(o, f, places[0]))[card])
        gains = 0.0
        for place in places:
            plan, _ = self.plans(place // state.HANDS)
            single, double = plan.by_stake(plan.brings, beliefs.level(o, f, place))
            gains += double[card] - single[card]
        return gains > 0

    def replies(self) -> tuple[Floats, Floats]:
        """The result of each count, and of each hand of the dealer, now."""
        pays, values = beliefs.pays_of(self.o, self.f, self.plans, self.left), np.zeros(HANDS)
        passes().reply(self.shares, pays, values)
        return pays, values

    def draws_as_dealer(self) -> bool:
        """Whether drawing brings more than standing."""
        pays, values = self.replies()
        return bool(self.drawn(values, self.cards, pays[BUST]) > pays[int(total(self.cards))])

    def divides_as_dealer(self) -> int:
        """Whether two hands, each started with one card of the pair, bring more than the pair."""
        pays, values = self.replies()
        single = self.drawn(values, self.cards & -self.cards, pays[BUST])
        hands = 1 if self.o.dealer_divides == state.BEST else 2  # of two the better one counts
        better = hands * single > values[beliefs.hand_of(self.cards)]
        return state.SPLIT if better else state.KEEP

    def drawn(self, values: Floats, cards: int, over: float) -> float:
        """The value of drawing a card, by the values of the hands that follow."""
        found, hand = 0.0, beliefs.hand_of(cards)
        for value in range(VALUES):
            then = hand + 2 * (value + 1) | (value == 0)
            found += self.shares[value] * (values[then] if then < HANDS else over)
        return float(found)

    # --- a player ---------------------------------------------------------------------------------

    def draws(self) -> bool:
        """Whether to draw: by the solution; for an open hand, by its value."""
        f, seat = self.f, self.seat
        if f.hands_of[seat] > 1:
            stands, values = self.in_the_open(self.saved())
            return bool(self.drawn(values, self.cards, -1.0) > stands[int(total(self.cards))])
        stake = beliefs.level(self.o, f, state.HANDS * seat)
        plan, _ = self.plans(seat)
        table = plan.by_stake(plan.draws[:, int(f.doubled)], stake)
        up = beliefs.hand_of(f.shown[seat])
        return self.often(table[up, beliefs.hand_of(self.cards & ~f.shown[seat])])

    def saved(self) -> float:
        """What a vingt-un in this hand saves its player, in stakes of the hand (VUX-16)."""
        f, places = self.f, [int(state.place_of(self.seat, at)) for at in range(state.HANDS)]
        for at, place in enumerate(places):
            if f.stood >> place & 1 and total(state.cards_at(f, self.seat, at)) == TARGET:
                return 0.0
        return self.besides.saves / int(f.stakes[places[f.at]])

    def in_the_open(self, saves: float = 0.0) -> tuple[Floats, Floats]:
        """The value of an open hand if it stands, by its count, and with best play, by hand.

        A vingt-un saves its player so many stakes besides.
        """
        stake = beliefs.level(self.o, self.f, state.HANDS * self.seat)
        plan, _ = self.plans(self.seat)
        prior = plan.prior(stake, int(self.f.doubled))
        stands, values = np.zeros(BUST), np.zeros(HANDS)
        passes().apart(self.shares, prior, receives(), saves, stands, values)
        return stands, values

    def divides(self) -> int:
        """Divide a pair if that is worth more, and stake high if one of its hands is good."""
        o, f = self.o, self.f
        place = int(state.place_of(self.seat, f.at))
        first, pair = int(f.stakes[place]), beliefs.hand_of(self.cards)
        _, values = self.in_the_open()
        single = self.drawn(values, self.cards & -self.cards, -1.0)
        keep = first * values[pair]
        if f.hands_of[self.seat] == 1:
            stake = beliefs.level(o, f, place)
            # In chips, and without what a vingt-un saves, like the values of divided hands.
            plan = self.solved(None, replace(self.besides, saves=0))
            keep = plan.by_stake(plan.keeps[:, int(f.doubled)], stake)[pair]
        doubles = 2 if f.doubled and o.double_covers_divided else 1
        second = int(o.max_stake if single > 0 else o.min_stake)
        better = (first + doubles * second) * single > keep
        return state.DIVIDE + second - 1 if better else state.KEEP
