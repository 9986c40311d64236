"""The tables of a review: what each seat made of it, and which decisions lost most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boneace.languages import say
from boneace.languages.numbers import percent, signed

if TYPE_CHECKING:
    from boneace.analysis.review import Review, Reviewed

WORDS = ("seat", "made", "best")
"""The columns of words; all others hold numbers."""

_OF_SEATS = ("seat", "result", "start", "luck", "loss", "decisions", "mistakes")
_OF_DECISIONS = ("deal", "seat", "made", "best", "loss")


@dataclass(frozen=True)
class Rows:
    """A table: the heads of its columns, by name, and its lines."""

    columns: dict[str, str]
    lines: list[list[str]]


def seat_rows(review: Review) -> Rows:
    """A line for each seat: its result, and what made it."""
    lines = []
    for seat in review.seats:
        amounts = [signed(number) for number in (seat.end, seat.start, seat.luck, -seat.loss)]
        lines.append([seat.name, *amounts, str(seat.decisions), str(seat.mistakes)])
    return _rows(_OF_SEATS, lines)


def worst_rows(review: Review, worst: Sequence[Reviewed]) -> Rows:
    """A line for each of these decisions: what was made of it, and what that lost."""
    chances = any(decision.chance_loss is not None for decision in worst)
    lines = []
    for decision in worst:
        error = decision.value.behind_error
        loss = f"{decision.loss:.3f}" + (f" ± {error:.3f}" if error else "")
        line = [str(decision.deal), review.players[decision.seat], decision.made.text]
        line += [decision.values.best.move.text, loss]
        if chances:
            lost = decision.chance_loss
            line.append("" if lost is None else say("analysis-percent", share=percent(lost)))
        lines.append(line)
    return _rows((*_OF_DECISIONS, *["chance"] * chances), lines)


def _rows(names: Sequence[str], lines: list[list[str]]) -> Rows:
    return Rows({name: say(f"analysis-column-{name}") for name in names}, lines)
