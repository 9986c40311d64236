"""A comparison in the terminal: the rules compared, and a table of the figures."""

from __future__ import annotations

from itertools import groupby

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from boneace.languages import say
from boneace.study.compare.told import Compared, Group, Interval, Row, RulesTold

WIDEST = 100
"""Columns, if the width of the terminal is unknown."""


def show(found: Compared, console: Console) -> None:
    """Print all of a comparison."""
    console.print(heading(found))
    if not found.done:
        return
    console.print(_table(found))
    console.print(Text(_notes(found), style="dim"))


def heading(found: Compared) -> Text:
    """The rules compared."""
    lines = [
        say("compare-heading", game=found.title, level=found.level_title, matches=found.done),
        say("compare-first-is", rules=described(found.first)),
        say("compare-second-is", rules=described(found.second)),
    ]
    return Text("\n".join(lines))


def described(rules: RulesTold) -> str:
    """A set of rules in words: the preset, the options that differ from it, and the seats."""
    seats = say("options-so-many-seats", seats=rules.seats)
    return "; ".join([rules.title, *rules.changes, seats])


def group_title(group: Group, unit: str) -> str:
    """The heading of a group of figures."""
    return say("compare-group", group=group, unit=unit)


def clear(row: Row) -> bool:
    """Whether the interval of a difference excludes 0."""
    found = row.difference
    if found is None or found.low is None or found.high is None:
        return False
    return found.low > 0 or found.high < 0


def _table(found: Compared) -> Table:
    drawn = Table(box=SIMPLE_HEAD, pad_edge=False)
    drawn.add_column("")
    for column in ("first", "second", "difference"):
        drawn.add_column(say("compare-column", column=column), justify="right", no_wrap=True)
    for group, rows in groupby(found.rows, key=lambda row: row.group):
        drawn.add_row(Text(group_title(group, found.unit), style="bold"))
        for row in rows:
            drawn.add_row(f"  {row.title}", *_figures(row))
        drawn.add_row()
    return drawn


def _figures(row: Row) -> tuple[str, str, Text]:
    share, sure = row.group == "won", clear(row)
    apart = Text(told(row.difference, share, signed=True) + (" *" if sure else "  "))
    apart.stylize("bold" if sure else "dim")
    return told(row.first, share), told(row.second, share), apart


def told(interval: Interval | None, share: bool, signed: bool = False) -> str:
    """An estimate and half the width of its interval: `2.39 ± 0.11`; shares are in per cent."""
    if interval is None:
        return ""
    scale = 100 if share else 1
    mean, unit = scale * interval.mean, " %" if share else ""
    sign = "+" if signed and mean > 0 else ""
    if interval.low is None or interval.high is None:
        text = f"{mean:{sign}.2f}"
    elif not (within := scale * (interval.high - interval.low) / 2):
        text = f"{mean:{sign}.3f}".rstrip("0").rstrip(".")
    else:
        digits = 0 if within >= 10 else 1 if within >= 1 else 2 if within >= 0.1 else 3
        text = f"{mean:{sign}.{digits}f} ± {within:.{digits}f}"
    return (text + unit).replace("-", "−")


def _notes(found: Compared) -> str:
    """What the stars mean, and which matches were cut short."""
    lines = [say("compare-note-intervals")]
    for side, rules in (("first", found.first), ("second", found.second)):
        if rules.cut:
            how = {"count": rules.cut, "deals": found.most_deals}
            lines.append(say("compare-note-cut", side=side, **how))
    return "\n".join(lines)
