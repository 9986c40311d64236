"""Strategies for Vingt-Un, as a punter and as the banker."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from boneace.bots.zoo.base import Strategy, Turn
from boneace.bots.zoo.entry import Entry, textbook
from boneace.games.alike import held_once
from boneace.games.suits import ACES
from boneace.games.vingt_un.scoring import TARGET, least, total
from boneace.games.vingt_un.standing import owed
from boneace.games.vingt_un.state import DIVIDING, DOUBLING, HANDS, STAKING

if TYPE_CHECKING:
    from boneace.moves import Move

SPLIT_RANKS = 1 | 1 << 7
"""The ranks whose pairs books divide: aces and eights."""
SOFT = 18
"""A total with an ace as eleven on which books stand."""
HARD = 16
SURELY = 8
"""How many stakes must be owed for naturals for a hunter to stand on nothing but 21."""


def hand_of(turn: Turn) -> int:
    """The hand being played: one of several if a pair has been divided."""
    f, seat = turn.f, turn.seat
    whole: int = f.hands[seat]
    return whole if f.hands_of[seat] == 1 else int(f.parts[HANDS * seat + f.at])


def chips(turn: Turn, word: str, share: float) -> Move:
    """The move that stakes this share of the allowed range."""
    moves = turn.verb(word)
    return moves[round((len(moves) - 1) * share)]


class Stands(Strategy):
    """Stakes the middle, never divides or doubles, and stands on a fixed total."""

    def __init__(self, game: str, seed: int = 0, stands: int = 17) -> None:
        super().__init__(game, seed)
        self.stands = stands

    def decide(self, turn: Turn) -> Move:
        if turn.f.phase == STAKING:
            return chips(turn, "stake", 0.5)
        if turn.f.phase == DOUBLING:
            return turn.legal["no double"]
        if turn.f.phase == DIVIDING:
            return turn.legal["keep"]
        return turn.legal["stand" if total(hand_of(turn)) >= self.stands else "draw"]


class Doubler(Stands):
    """Stakes the most, doubles and divides whenever it may, and stands on 17."""

    def decide(self, turn: Turn) -> Move:
        if turn.f.phase == STAKING:
            return chips(turn, "stake", 1.0)
        if turn.f.phase == DOUBLING:
            return turn.legal["double"]
        if turn.f.phase == DIVIDING:
            return turn.verb("divide")[-1]
        return super().decide(turn)


class Textbook(Strategy):
    """Stakes high on an ace or a ten, divides aces and eights, stands on 16 or soft 18."""

    def decide(self, turn: Turn) -> Move:
        f, hand = turn.f, hand_of(turn)
        if f.phase == STAKING:
            return chips(turn, "stake", 1.0 if hand & ACES else 0.4 if least(hand) == 10 else 0.0)
        if f.phase == DOUBLING:
            good = hand & ACES or least(hand) == 10
            return turn.legal["double" if good else "no double"]
        if f.phase == DIVIDING:
            divides = turn.verb("divide") if held_once(hand) & SPLIT_RANKS else []
            wanted = f"divide {f.stakes[HANDS * turn.seat]}"
            return turn.legal.get(wanted, divides[-1]) if divides else turn.legal["keep"]
        own = total(hand)
        soft = own != least(hand)
        if turn.seat == f.dealer:
            return turn.legal["stand" if own >= (SOFT if soft else 17) else "draw"]
        enough = SOFT if soft else HARD + bool(f.doubled)
        return turn.legal["stand" if own >= enough else "draw"]


class Chaser(Textbook):
    """The textbook, but stakes the most unless ahead, then the least; behind, it always doubles."""

    def decide(self, turn: Turn) -> Move:
        f = turn.f
        others = [int(f.chips[seat]) for seat in range(turn.o.seats) if seat != turn.seat]
        lead = int(f.chips[turn.seat]) - max(others)
        if f.phase == STAKING:
            return chips(turn, "stake", 0.0 if lead > 0 else 1.0)
        if f.phase == DOUBLING and lead < 0:
            return turn.legal["double"]
        return super().decide(turn)


class Tens(Textbook):
    """The textbook, but stakes the most on a ten or court card too.

    Where everybody pays the holder of a natural, that wins from players who do not.
    """

    def decide(self, turn: Turn) -> Move:
        hand = hand_of(turn)
        if turn.f.phase == STAKING and least(hand) == 10:
            return chips(turn, "stake", 1.0)
        return super().decide(turn)


class Hunter(Textbook):
    """The textbook, but draws on for 21 while more is owed for naturals than is staked (VUX-16)."""

    def decide(self, turn: Turn) -> Move:
        f, hand, drawn = turn.f, hand_of(turn), turn.first("draw")
        plays = drawn and turn.seat != f.dealer
        owes = owed(turn.o, f) / max(1, f.stakes[HANDS * turn.seat + f.at]) if plays else 0.0
        if not drawn or owes <= 1:
            return super().decide(turn)
        own = total(hand)
        soft = own != least(hand)
        enough = TARGET if soft or owes >= SURELY else SOFT if owes > 2 else HARD + 1
        return turn.legal["draw" if own < enough else "stand"]


STANDS = "vingt-un-zoo-stand"
STRATEGIES = (
    textbook("vingt-un", Textbook),
    *(
        Entry(f"stand_{count}", partial(Stands, stands=count), STANDS, {"total": count})
        for count in (12, 15, 16, 17, 18)
    ),
    Entry("doubler", Doubler, "vingt-un-zoo-doubler"),
    Entry("chaser", Chaser, "vingt-un-zoo-chaser"),
    Entry("tens", Tens, "vingt-un-zoo-tens"),
    Entry("hunter", Hunter, "vingt-un-zoo-hunter"),
)
