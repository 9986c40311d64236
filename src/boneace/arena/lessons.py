"""Lessons for a reply that is trained against a bot: short matches, and its choices in them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from boneace.arena.figures import SetScore
from boneace.arena.players import make
from boneace.arena.playing import Setting, played, seatings
from boneace.bots.replies import Reply, Weights, word_of
from boneace.kernel.luck import scattered

if TYPE_CHECKING:
    from boneace.bots.seat import Seat
    from boneace.moves import Move

LOOKED_AT = 20
"""The number of random matches played to find the kinds of moves."""

Decision = tuple[str, tuple[int, ...], int]
"""The kind of a decision, the moves of the advisers, and the one that was made."""


@dataclass(frozen=True)
class Lesson:
    """The gain of the seats of a reply in a match, less the average of all, and their choices."""

    gain: float
    decisions: tuple[Decision, ...]


class Pupil(Reply):
    """A reply that records its choices where its advisers differed."""

    def __init__(self, weights: Weights, game: str, seed: int) -> None:
        super().__init__(weights, game, seed)
        self.decisions: list[Decision] = []

    def choose(self, seat: Seat) -> Move:
        """The move of an adviser."""
        if len(seat.legal) < 2:
            return super().choose(seat)
        kind, moves = self.advice(seat)
        chosen = self.follow(kind, moves, seat)
        numbers = tuple(move.number for move in moves)
        if len(set(numbers)) > 1:
            self.decisions.append((kind, numbers, chosen.number))
        return chosen


def lessons(setting: Setting, bot: str, weights: Weights, number: int) -> list[Lesson]:
    """Play a set between a reply and a bot: a lesson for each match."""
    found = []
    for seated in seatings(setting.seats):
        match, pupils, players = setting.match(number), [], []
        for seat, who in enumerate(seated):
            seed = scattered(setting.seed ^ number, seat) >> 1
            if who == 0:
                pupils.append(Pupil(weights, setting.game, seed))
            players.append(pupils[-1] if who == 0 else make(bot, setting.game, seed))
        names = [(weights.against, bot)[who] for who in seated]
        held = played(match, players, names, setting.deals, SetScore.of(names), lambda: False)
        assert held is not None
        own = [held[seat] for seat, who in enumerate(seated) if who == 0]
        gain = sum(own) / len(own) - sum(held) / len(held)
        found.append(Lesson(gain, tuple(one for pupil in pupils for one in pupil.decisions)))
    return found


def words_of(setting: Setting) -> list[str]:
    """The first words of all moves that were legal in some matches played at random."""
    found: set[str] = set()
    for number in range(LOOKED_AT):
        match, luck = setting.match(number), Random(number)
        while isinstance(match.turn, int) and not (setting.deals and match.deal > setting.deals):
            legal = list(match.legal)
            found |= {word_of(move) for move in legal}
            match.push(luck.choice(legal))
    return sorted(found)
