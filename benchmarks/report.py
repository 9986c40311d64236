"""The output of every benchmark: the machine, rates with their ratios, progress."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

console = Console(soft_wrap=False, width=None if Console().is_terminal else 120)


@dataclass
class Rate:
    """A rate per second, and the engine that it belongs to."""

    name: str
    what: str
    rate: float | None
    note: str = ""


def counted(number: float) -> str:
    """Format a number so that it is easy to read.

    >>> counted(38_200_000), counted(164_000), counted(950.4), counted(3.07)
    ('38.2 million', '164,000', '950', '3.07')
    """
    if number >= 1e6:
        return f"{number / 1e6:.1f} million"
    if number >= 1e4:
        return f"{round(number, -3):,.0f}"
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


def rates(title: str, found: Sequence[Rate], base: str | None = None) -> None:
    """Print rates, with the ratio of each to the one named `base`."""
    against = next((one.rate for one in found if one.name == base), None)
    table = Table(title=title, title_justify="left")
    table.add_column("engine")
    table.add_column("what was run")
    table.add_column("a second", justify="right")
    if against:
        table.add_column(f"to {base}", justify="right")
    table.add_column("note")
    for one in found:
        cells = [one.name, one.what, "missing" if one.rate is None else counted(one.rate)]
        if against:
            cells.append("" if one.rate is None else f"{one.rate / against:.3g} ×")
        table.add_row(*cells, one.note)
    console.print(table)


def machine() -> None:
    """Print the machine that the figures come from, and its load."""
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    console.print(
        f"Python {platform.python_version()}, {processor()}, {os.cpu_count()} cores{load}"
    )


def processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            for line in file:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


@contextmanager
def progress(what: str, total: int) -> Iterator[Progress]:
    """A bar that is advanced with `bar.advance(bar.task_ids[0])`; it disappears when done."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        bar.add_task(what, total=total)
        yield bar
