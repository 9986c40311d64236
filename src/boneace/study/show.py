"""Answers of a study in the terminal, and their figures in words."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from boneace.languages import say
from boneace.study.moments import clear
from boneace.study.told import Answer, Cell, Part, Studied

WIDEST = 100
"""Columns, if the width of the terminal is unknown."""
SMALL = 1e-9
"""The width of an interval up to which the figure counts as the same in all that was played."""
MINUS = str.maketrans("-", "−")


def show(found: Studied, console: Console) -> None:
    """Print all answers."""
    console.print(Text(heading(found), style="bold"))
    for answer in found.answers:
        console.print()
        console.print(Text(answer.title, style="bold"))
        console.print(Text(answer.about, style="dim"))
        for part in answer.parts:
            if not part.long:
                _print(part, console)
    console.print(Text(note(found), style="dim"))


def heading(found: Studied) -> str:
    """The subject of the study."""
    rules = "; ".join([found.preset, *found.changes])
    return say("study-of", game=found.title, rules=rules, seed=found.seed)


def note(found: Studied) -> str:
    """What intervals and stars mean."""
    return say("study-note", level=round(100 * found.confidence))


def _print(part: Part, console: Console) -> None:
    console.print()
    console.print(Text(title(part), style="italic"))
    drawn = Table(box=SIMPLE_HEAD, pad_edge=False)
    drawn.add_column(part.corner)
    for head in part.heads:
        drawn.add_column(head.title, justify="right")
    for row in part.rows:
        drawn.add_row(row.head.title, *(told(part, cell) for cell in row.cells))
    console.print(drawn)
    for line in part.notes:
        console.print(Text(line, style="dim"))


def title(part: Part) -> str:
    """The title of a table, with the unit of its figures."""
    return say("study-in-percent", title=part.title) if part.share else part.title


def played(answer: Answer) -> str:
    """How much was played for an answer; empty if nothing was."""
    return say("study-played", deals=answer.deals) if answer.deals else ""


def told(part: Part, cell: Cell) -> str:
    """A figure and half the width of its interval, `2.39 ± 0.11`; a star where it is clear."""
    if cell.told is not None:
        return cell.told
    if cell.value is None:
        return ""
    scale = 100 if part.share else 1
    mean = scale * cell.value
    sign = "+" if part.signed else ""
    if cell.sure == "exact":
        text = f"{mean:{sign}.2f}"
    elif cell.low is None or cell.high is None:
        return f"({mean:{sign}.1f})".translate(MINUS)
    else:
        within = scale * (cell.high - cell.low) / 2
        digits = _digits(within)
        text = f"{mean:{sign}.{digits}f} ± {within:.{digits}f}"
        if within < SMALL:
            return f"{mean:{sign if mean else ''}.3f}".rstrip("0").rstrip(".").translate(MINUS)
        if cell.sure == "bounds":
            low, high = scale * cell.low, scale * cell.high
            text = f"{low:{sign}.{digits}f} … {high:{sign}.{digits}f}"
    star = "*" if part.signed and cell.sure == "interval" and clear(cell) else ""
    return text.translate(MINUS) + star


def _digits(within: float) -> int:
    """The number of decimals worth showing with an interval of this width."""
    if within >= 10:
        return 0
    return 1 if within >= 1 else 2 if within >= 0.01 else 3
