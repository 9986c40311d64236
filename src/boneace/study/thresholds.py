"""The question from which hand on to do something, by seats and turn: knock, brag, stop the bus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from boneace.languages import Line, say
from boneace.study.forking import BY_THUMB, Decision, Forks, settled
from boneace.study.questions import Asked, usual_seats
from boneace.study.told import Cell, Head, Part, Row

PLAYED = 500_000
"""The usual number of deals for each number of seats."""
FEWEST = 300
"""The fewest tries of a row, all classes together, for which figures are given."""
SHOWN_BELOW = 6
"""Classes below the lowest threshold that are still shown."""


@dataclass(frozen=True)
class Thresholds:
    """From which hand to do something: a decision, and what it is called in tables.

    `begin` is the class from which everybody does it at first, or BY_THUMB: then thresholds are not
    looked for, and only its gain against rules of thumb is given. `title` names a class, `row` a
    row, given their number.
    """

    decision: Decision
    begin: int
    title: Callable[[Asked, int], str]
    row: Callable[[int, int], str]
    corner: Line
    gain_title: Line
    from_title: Line = ""
    few: int = 2
    many: int = 6
    """The numbers of seats studied, if none is asked for."""
    option: str | None = None
    """An option that is switched on: without it there is no such decision."""

    def __call__(self, asked: Asked) -> list[Part]:
        """Answer the question."""
        allowed = asked.declaration.seats(asked.values)
        seats = [many for many in allowed if self.few <= many <= self.many]
        if asked.seats is not None:
            seats = [asked.seats]
        more = {self.option: True} if self.option else {}
        options = [asked.record(many, **more) for many in seats]
        what = say("study-asking-thresholds")
        tables = settled(self.decision, options, self.begin, asked, what)
        for size in asked.batches(PLAYED, what):
            for forks in tables:
                forks.play(size)
        gains = [self._gains(asked, *each) for each in zip(seats, tables, strict=False)]
        return gains if self.begin == BY_THUMB else [self._from(asked, seats, tables), *gains]

    def _heads(self, rows: range) -> list[Head]:
        return [Head(f"turn-{row + 1}", self.row(row, self.decision.rows)) for row in rows]

    def _reached(self, tables: list[Forks]) -> range:
        """The rows for which figures can be given: the first ones."""
        rows = range(self.decision.rows)
        last = [row for row in rows if any(of.tried(row) >= FEWEST for of in tables)]
        return range(max(last, default=0) + 1)

    def _from(self, asked: Asked, seats: list[int], tables: list[Forks]) -> Part:
        """The thresholds, by seats."""
        rows, reached = [], self._reached(tables)
        for many, forks in zip(seats, tables, strict=False):
            head = Head(str(many), say("study-so-many-seats", seats=many))
            cells = [self._threshold(asked, forks, row) for row in reached]
            rows.append(Row(head, cells))
        return Part(
            "from",
            str(self.from_title),
            say("study-seats"),
            self._heads(reached),
            rows,
            whole=True,
            notes=[say("study-range")],
        )

    def _threshold(self, asked: Asked, forks: Forks, row: int) -> Cell:
        if forks.tried(row) < FEWEST:
            return Cell(None)
        found = forks.threshold(row)
        assert found.value is not None and found.low is not None and found.high is not None
        names = [self.title(asked, int(at)) for at in (found.value, found.low, found.high)]
        told = names[0] if names[1] == names[2] else f"{names[0]} ({names[1]} – {names[2]})"
        return Cell(found.value, found.low, found.high, told=told)

    def _gains(self, asked: Asked, many: int, forks: Forks) -> Part:
        """The gain from doing it, by class and row."""
        rows = self._reached([forks])
        lowest = max(0, min(int(forks.table[row]) for row in rows) - SHOWN_BELOW)
        lines = []
        for kind in range(lowest, self.decision.classes):
            cells = [forks.gain(row, kind) for row in rows]
            if any(cell.low is not None for cell in cells):
                lines.append(Row(Head(str(kind), self.title(asked, kind)), cells))
        return Part(
            f"gain-{many}",
            f"{self.gain_title} ({say('study-so-many-seats', seats=many)})",
            str(self.corner),
            self._heads(rows),
            lines,
            signed=True,
            long=many != usual_seats(asked),
        )


def turn(row: int, rows: int) -> str:
    """The heading of a turn; the last stands for all that follow."""
    return say("study-turn", turn=row + 1, last="yes" if row == rows - 1 else "no")


def speaker(row: int, rows: int) -> str:
    """The heading of a speaker while nobody has bragged; the last stands for all that follow."""
    return say("study-speaks", place=row + 1, last="yes" if row == rows - 1 else "no")
