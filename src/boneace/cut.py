"""Cutting for the first dealer: the cards turned up, and the sentences about them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from boneace.languages import Line, later, say


class FirstDealer(NamedTuple):
    """The first dealer, and the cards that decided it: seat and card, in the order turned up."""

    dealer: int
    turned: tuple[tuple[int, int], ...]

    def told(self, how: Line, names: Sequence[str], written: Callable[[int], str]) -> str:
        """How it was decided, in a sentence or two; `how` begins it, `written` gives a card’s
        notation."""
        turned = [
            say("options-cut-card", who=names[seat], card=written(card))
            for seat, card in self.turned
        ]
        return say("options-cut", how=str(how), turned=", ".join(turned), who=names[self.dealer])


class CutWords(NamedTuple):
    """How the cards choose the first dealer, in words: for the start of the log, and for a form."""

    told: Line = later("options-cut-told")
    choice: Line = later("options-cut-choice")


CUT_WORDS = CutWords()
