"""A simulation in the terminal: what was played, and a table of the figures."""

from __future__ import annotations

from itertools import groupby

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from boneace.languages import say
from boneace.study.compare.show import described, group_title, told
from boneace.study.simulate.told import Figure, Simulated


def show(found: Simulated, console: Console) -> None:
    """Print all of a simulation."""
    matches = found.rules.matches
    console.print(Text(say("simulate-heading", game=found.title, matches=matches)))
    console.print(Text(described(found.rules)))
    if not found.figures:
        return
    console.print(_table(found))
    console.print(Text(_notes(found), style="dim"))


def _table(found: Simulated) -> Table:
    drawn = Table(box=SIMPLE_HEAD, pad_edge=False, show_header=False)
    drawn.add_column()
    drawn.add_column(justify="right", no_wrap=True)
    for _, figures in groupby(found.figures, key=lambda one: (one.group, one.of)):
        first, *others = figures
        drawn.add_row(Text(_title(first, found.unit), style="bold"))
        for one in (first, *others):
            drawn.add_row(f"  {one.title}", told(one.found, one.group == "won"))
        drawn.add_row()
    return drawn


def _title(figure: Figure, unit: str) -> str:
    """The heading of the figures that begin with this one."""
    if figure.of in ("bot", "seat"):
        return say("simulate-group", group=figure.group, of=figure.of, unit=unit)
    return group_title(figure.group, unit)


def _notes(found: Simulated) -> str:
    lines = [say("simulate-note-intervals")]
    if found.rules.cut:
        lines.append(say("simulate-note-cut", count=found.rules.cut, deals=found.most_deals))
    return "\n".join(lines)
