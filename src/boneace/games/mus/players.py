"""The expert and the master of Mus: they bet as in a solved lance (`boneace.games.mus.playing`)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boneace.games.facts import facts
from boneace.games.mus import state as st
from boneace.games.mus.asides import closed_to, may_signal, text_of
from boneace.games.mus.playing import bets, lances, mus
from boneace.games.mus.playing.ranges import Sight

if TYPE_CHECKING:
    from boneace.bots import Seat
    from boneace.games.facts import Record
    from boneace.moves import Move

ROUNDS = {"expert": 40, "master": 90}
"""The rounds of learning for a lance, by level."""
SLIPS = {"expert": 64}
"""The novice bets so badly that with more slips the expert would not beat the textbook."""
COUNTING = "master"
"""The level that takes its own cards, and the signals it has seen, into account when it bets.

With wild cards both levels do: most of the best hands have one of the two, so to hold one, or none,
says much about the others.
"""


def player(level: str, seed: int) -> Player | None:
    """The expert or the master."""
    return Player(level, seed) if level in ROUNDS else None


def plays(o: Record) -> bool:
    """Whether they play with these options: in partnerships."""
    return bool(o["sides"][0] == st.PARTNERS)


def prepare() -> None:
    """Load the compiled solver, or compile it."""
    lances.prepare()


class Player:
    """Solves each lance from what everybody knows, and draws its moves with the solution's
    probabilities."""

    def __init__(self, level: str, seed: int = 0) -> None:
        self.level = level
        self.seed = seed

    def choose(self, seat: Seat) -> Move:
        """The move of the solved lance; mus and discards by tables."""
        luck = Random(f"{self.seed} {seat.plies}")
        sight, counts = sight_of(seat), self.level == COUNTING
        if sight.f.phase == st.TALKING:
            return seat.move(mus.talk(sight, counts))
        if sight.f.phase == st.DISCARDING:
            return seat.move(mus.discard(sight))
        rounds, wild = ROUNDS[self.level], bool(sight.o.wild)
        shares = bets.decide(sight, rounds, counts or wild).shares
        [move] = luck.choices(list(shares), list(shares.values()))
        return seat.move(move)

    def aside(self, seat: Seat) -> str | None:
        """All signals that are true of the hand, one after another."""
        sight = sight_of(seat)
        if not may_signal(sight.o) or closed_to(sight.f, sight.o, seat.seat):
            return None
        number = mus.signal(sight, seat.seat)
        return None if number < 0 else text_of(number)

    def __repr__(self) -> str:
        return f"<{self.level} of Mus>"


def sight_of(seat: Seat) -> Sight:
    """What a seat knows, with the players numbered from the eldest."""
    f = facts(seat.view)
    return Sight(facts(seat.options), f, (seat.seat - int(f.dealer) - 1) % st.SIGNALLING)
