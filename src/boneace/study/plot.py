"""Drawing the answers of a study into a file with matplotlib: a panel for each table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from boneace.study.drawing import INK, pyplot, save
from boneace.study.show import heading, title
from boneace.study.told import Cell, Part, Studied

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MOST_LINES = 8
"""The most lines of a panel; in longer tables, the longer side is the axis."""
HEIGHT = 0.28
"""Inches for a row of marks."""


def draw(found: Studied, path: Path) -> None:
    """Draw all tables that are printed."""
    save(figure(found), path)


def figure(found: Studied) -> Any:
    """The drawing as a matplotlib figure, which the caller closes."""
    drawing = pyplot()
    parts = [
        part for answer in found.answers for part in answer.parts if part.rows and not part.long
    ]
    heights = [_height(part) for part in parts] or [2.0]
    whole, panels = drawing.subplots(
        len(heights), 1, figsize=(9, sum(heights) + 0.8), layout="constrained", squeeze=False,
        height_ratios=heights,
    )  # fmt: skip
    for (panel,), part in zip(panels, parts, strict=False):
        _panel(panel, part)
    whole.suptitle(heading(found), color=INK)
    return whole


def _rows_are_lines(part: Part) -> bool:
    return len(part.rows) <= min(MOST_LINES, len(part.heads))


def _height(part: Part) -> float:
    if _rows_are_lines(part) or (len(part.heads) <= MOST_LINES and _numbered(part)):
        return 3.0
    return 1.2 + HEIGHT * len(part.rows)


def _numbered(part: Part) -> bool:
    """Whether the rows have an order that a line can show."""
    return len(part.rows) > 2 and not all("=" in row.head.name for row in part.rows)


def _panel(panel: Axes, part: Part) -> None:
    """A line for each row over the columns, or for each column over the rows; or marks by row."""
    panel.set_title(title(part), loc="left", color=INK, fontsize="medium")
    panel.spines[["top", "right"]].set_visible(False)
    panel.grid(alpha=0.25)
    cells = [row.cells for row in part.rows]
    rows, heads = [row.head.title for row in part.rows], [head.title for head in part.heads]
    if _rows_are_lines(part):
        _lines(panel, part, rows, heads, cells)
    elif len(heads) <= MOST_LINES and _numbered(part):
        _lines(panel, part, heads, rows, [list(column) for column in zip(*cells, strict=True)])
    else:
        _marks(panel, part, rows, heads, cells)
    if part.signed:
        (panel.axhline if _height(part) == 3.0 else panel.axvline)(0, color=INK, linewidth=0.8)


def _lines(
    panel: Axes, part: Part, names: list[str], over: list[str], lines: list[list[Cell]]
) -> None:
    scale = 100 if part.share else 1
    for name, line in zip(names, lines, strict=True):
        here = [(at, cell) for at, cell in enumerate(line) if cell.value is not None]
        at, values, around = [at for at, _ in here], *_numbers([cell for _, cell in here], scale)
        how: dict[str, Any] = {"capsize": 2, "marker": "o", "markersize": 3, "linewidth": 1.2}
        panel.errorbar(at, values, yerr=around, label=name, **how)
    panel.set_xticks(range(len(over)), over, rotation=45 if max(map(len, over)) > 4 else 0)
    if names != [""] and len(names) > 1:
        panel.legend(frameon=False, fontsize="small", ncols=2)


def _marks(
    panel: Axes, part: Part, rows: list[str], heads: list[str], cells: list[list[Cell]]
) -> None:
    scale = 100 if part.share else 1
    for column, name in enumerate(heads):
        here = [(at, row[column]) for at, row in enumerate(cells) if row[column].value is not None]
        values, around = _numbers([cell for _, cell in here], scale)
        apart = 0.5 * (column / max(1, len(heads) - 1) - 0.5) if len(heads) > 1 else 0.0
        how: dict[str, Any] = {"fmt": "o", "capsize": 2, "markersize": 4}
        panel.errorbar(values, [at + apart for at, _ in here], xerr=around, label=name, **how)
    panel.set_yticks(range(len(rows)), rows, fontsize="small")
    panel.set_ylim(len(rows) - 0.4, -0.6)
    if len(heads) > 1:
        panel.legend(frameon=False, fontsize="small")


def _numbers(cells: list[Cell], scale: float) -> tuple[list[float], list[list[float]]]:
    """The figures, and the distances of the ends of their intervals from them."""
    values = [scale * (cell.value or 0.0) for cell in cells]
    below = [value - scale * cell.low if cell.low is not None else 0.0
             for value, cell in zip(values, cells, strict=True)]  # fmt: skip
    above = [scale * cell.high - value if cell.high is not None else 0.0
             for value, cell in zip(values, cells, strict=True)]  # fmt: skip
    return values, [[max(0.0, one) for one in below], [max(0.0, one) for one in above]]
