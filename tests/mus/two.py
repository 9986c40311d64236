"""Mus for two by the real rules of the game: deals played with the moves of the solver.

The game has no table for two, but its rules accept any number of players, each a separate side.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from boneace import games
from boneace.games.mus import state as st
from boneace.games.mus.declaration import DECLARATION
from boneace.games.mus.scoring import COUNTS, counts_of
from boneace.games.mus.solving.betting import MANO, OTHER
from boneace.games.mus.solving.hands import Dealt
from boneace.games.mus.solving.learning import Deal
from boneace.games.mus.words import NUMBERS
from boneace.games.options import options_layout
from boneace.kernel.specialized import record
from boneace.kernel.states import blank

Values = Mapping[str, Any]


class Played(NamedTuple):
    """A deal that has been played: its value to mano, by the rules and by the solver."""

    by_the_rules: float
    by_the_solver: float


def options_of(values: Values) -> Any:
    """The record of options for two players, each a separate side."""
    found = np.zeros(1, options_layout(DECLARATION))
    found["seats"] = 2
    for option in DECLARATION.options:
        value = "alone" if option.name == "sides" else values[option.name]
        found[option.name] = option.code(value)
    return found


def number(move: str) -> int:
    """The number of a move in the rules."""
    return NUMBERS[move] if move in NUMBERS else int(move.split()[1]) - 1


class TwoPlayers:
    """Deals at a score, dealt and played by the compiled rules, at random."""

    def __init__(self, deal: Deal, values: Values, seed: int) -> None:
        self.deal, self.options = deal, options_of(values)
        self.luck = random.Random(seed)
        self.rules = games.drivers("mus").unchecked
        kings = DECLARATION.option("kings").code(values["kings"])
        self.ranks = record(self.options, 0)
        self.places = {_counts(self.ranks, hand): at for at, hand in enumerate(deal.dealt.cards)}
        assert kings == self.ranks.kings

    def play(self) -> Played:
        """Deal two hands and make moves of the solver’s tree, each equally likely."""
        s = blank(st.State)
        s["dealer"] = OTHER
        self.rules.begin(self.options, s)
        s["stones"][0, :2] = self.deal.terms.stones
        for card in self.luck.sample(range(40), 8):
            assert self.rules.play_one(self.options, s, card)
        hands = [int(s["hands"][0, seat]) for seat in (MANO, OTHER)]
        assert self.rules.play_one(self.options, s, st.NO_MUS)
        place = self.places[_counts(self.ranks, hands[MANO])]
        found = self._bet(s, (place, self.places[_counts(self.ranks, hands[OTHER])]))
        return Played(self._worth(s), found)

    def _bet(self, s: Any, hands: tuple[int, int]) -> float:
        """Go through the solver’s stages and the rules side by side to the end of the deal."""
        at, line = 0, 0
        while True:
            stage, node, end = self.deal.stages[at], 0, 0
            while stage.betting.nodes:
                decision = stage.betting.nodes[node]
                move = self.luck.randrange(len(decision.moves))
                if s["deal"][0] == 1:
                    assert s["turn"][0] == decision.seat and s["lance"][0] == stage.lance
                    assert self.rules.play_one(self.options, s, number(decision.moves[move]))
                node = decision.after[move]
                if node < 0:
                    end = ~node
                    break
            line += end * stage.lines
            if stage.last or end >= stage.betting.lasting:
                break
            at = next(
                next_at
                for next_at, later in enumerate(self.deal.stages)
                if later.parent == at
                and all(hand in of for hand, of in zip(hands, later.hands, strict=True))
            )
        return self._paid(at, line, hands)

    def _paid(self, at: int, line: int, hands: tuple[int, int]) -> float:
        stage = self.deal.stages[at]
        meeting = stage.meeting
        assert meeting is not None
        column = line - (0 if stage.last else stage.betting.lasting * stage.lines)
        account = int(np.searchsorted(meeting.starts, meeting.back[column], side="right")) - 1
        mano, other = (int(np.searchsorted(stage.hands[seat], hands[seat])) for seat in (0, 1))
        weight = self.deal.dealt.weight[hands]
        return float(meeting.worths[account, mano, other] / weight)

    def _worth(self, s: Any) -> float:
        """The value of the deal to mano, by the stones of both after it."""
        assert s["deal"][0] == 2 or s["phase"][0] == st.DONE
        if s["last_game"][0]:
            return 1.0 if s["last_game"][0] == 1 + MANO else -1.0
        mano, other = (int(s["stones"][0, seat]) for seat in (MANO, OTHER))
        return -float(self.deal.terms.worth[other, mano])


def _counts(o: Any, hand: int) -> int:
    return int(counts_of(o, np.int64(hand))) & COUNTS


def few(dealt: Dealt, *hands: str) -> Dealt:
    """Only hands with these ranks (the game with eight kings): `K-K-7-4`."""
    digits = {letter: 9 - place for place, letter in enumerate("KCS7654A")}
    wanted = [sorted((digits[rank] for rank in hand.split("-")), reverse=True) for hand in hands]
    listed = [sorted(row, reverse=True) for row in dealt.digits.tolist()]
    return dealt.some(np.array(sorted(listed.index(each) for each in wanted)))
