"""Drawing the study into a file with matplotlib."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from boneace.languages import say
from boneace.study.drawing import FIRST, INK, SECOND, pyplot, save
from boneace.study.vingt_un.report import Report
from boneace.study.vingt_un.table import Row
from boneace.study.vingt_un.variants import PLAYERS, TENURE, Variant, column, where_code

if TYPE_CHECKING:
    from matplotlib.axes import Axes

STAND, DRAW = FIRST, SECOND


def draw(report: Report, path: Path) -> None:
    """Draw a report: the variants where it has them, else standing and drawing by total."""
    save(figure(report), path)


def figure(report: Report) -> Any:
    """The drawing of a report as a matplotlib figure, which the caller closes."""
    drawing = pyplot()
    return _variants(report, drawing) if report.variants else _totals(report, drawing)


def _totals(report: Report, pyplot: Any) -> Any:
    """Two panels, hard and soft, with lines that differ in colour, marker and stroke."""
    figure, panels = pyplot.subplots(1, 2, figsize=(11, 5), sharey=True, layout="constrained")
    for panel, soft in zip(panels, (False, True), strict=True):
        rows = [row for row in report.dealt if row.soft == soft]
        rows += [
            row
            for row in report.drawn
            if row.soft == soft and row.total not in {other.total for other in rows}
        ]
        _lines(panel, sorted(rows, key=lambda row: row.total))
        title = say("study-plot-soft") if soft else say("study-plot-hard")
        panel.set_title(title, color=INK)
        panel.set_xlabel(column("total"))
    panels[0].set_ylabel(say("study-plot-brings"))
    panels[0].legend(frameon=False)
    percent = f"{report.solution.advantage:.2%}"
    figure.suptitle(say("study-plot-totals", percent=percent))
    return figure


def _lines(panel: Axes, rows: list[Row]) -> None:
    totals = [row.total for row in rows]
    panel.plot(totals, [row.stand for row in rows], "o-", color=STAND, label=column("stand"))
    panel.plot(totals, [row.draw for row in rows], "s--", color=DRAW, label=column("draw"))
    panel.axhline(0, color=INK, linewidth=0.6)
    panel.set_xticks(totals)
    panel.grid(alpha=0.25)


def _variants(report: Report, pyplot: Any) -> Any:
    """A row of panels for each table: bars with intervals, and next to them each rule's difference
    to the first. Figures have separate columns, so that no bar overlaps them."""
    kinds = list(dict.fromkeys(variant.where for variant in report.variants))
    here = {kind: [one for one in report.variants if one.where == kind] for kind in kinds}
    figure, panels = pyplot.subplots(
        len(kinds), 2, figsize=(14, 1.2 + 0.42 * len(report.variants) + 0.8 * len(kinds)),
        layout="constrained", squeeze=False, width_ratios=(3, 2),
        height_ratios=[len(here[kind]) + 1 for kind in kinds],
    )  # fmt: skip
    for (bars, apart), kind in zip(panels, kinds, strict=True):
        _bars(bars, kind, here[kind])
        _differences(apart, kind, here[kind])
    figure.get_layout_engine().set(w_pad=0.1, h_pad=0.1)
    figure.suptitle(say("study-plot-variants"))
    return figure


def _bars(panel: Axes, kind: str, found: list[Variant]) -> None:
    """The dealer's advantage under each rule."""
    scale = _scale(kind)
    values = [scale * one.advantage for one in found]
    errors = [scale * one.error for one in found]
    rows = list(range(len(found)))
    panel.barh(rows, values, color=STAND, height=0.65)
    _intervals(panel, rows, values, errors)
    panel.set_yticks(rows, [one.title for one in found])
    _figures(panel, [f"{v:.2f}" for v in values], errors)
    _room(panel, [0.0, *values], [0.0, *errors])
    if all(value >= error for value, error in zip(values, errors, strict=True)):
        panel.set_xlim(left=0.0)  # bars begin at the edge
    told = say("study-plot-panel", where=where_code(kind), players=PLAYERS)
    panel.set_title(told, loc="left")


def _differences(panel: Axes, kind: str, found: list[Variant]) -> None:
    """What each rule adds to the first: a marker with its paired interval, and a line at 0."""
    scale = _scale(kind)
    values = [scale * (one.difference or 0.0) for one in found]
    errors = [scale * one.difference_error for one in found]
    rows = [at for at, one in enumerate(found) if one.difference is not None]
    panel.axvline(0, color=INK, linewidth=0.8)
    panel.plot([values[at] for at in rows], rows, "o", color=DRAW)
    _intervals(panel, rows, values, errors)
    panel.set_yticks([])
    told = [f"{v:+.2f}" if at in rows else "" for at, v in enumerate(values)]
    _figures(panel, told, errors)
    _room(panel, [0.0, *values], [0.0, *errors])
    panel.set_title(say("study-plot-difference"), loc="left")


def _scale(kind: str) -> int:
    """The scale of a panel: a turn is given in stakes, all else in per cent of a stake."""
    return 1 if kind == TENURE else 100


def _intervals(panel: Axes, rows: list[int], values: list[float], errors: list[float]) -> None:
    """Draw the intervals of simulated figures; calculated ones have none."""
    played = [at for at in rows if errors[at]]
    if played:
        panel.errorbar(
            [values[at] for at in played],
            played,
            xerr=[errors[at] for at in played],
            fmt="none",
            ecolor=DRAW,
            capsize=3,
        )


def _figures(panel: Axes, told: list[str], errors: list[float]) -> None:
    """Write the figures of the rows in a column to the right of the panel."""
    for row, (text, error) in enumerate(zip(told, errors, strict=True)):
        panel.text(
            1.02, row, f"{text} ± {error:.2f}" if error else text,
            transform=panel.get_yaxis_transform(), va="center", color=INK,
        )  # fmt: skip


def _room(panel: Axes, values: list[float], errors: list[float]) -> None:
    """Set scales that show every bar and interval completely, with the first row at the top.

    `values` and `errors` begin with a 0, so that 0 is visible too.
    """
    low = min(value - error for value, error in zip(values, errors, strict=True))
    high = max(value + error for value, error in zip(values, errors, strict=True))
    edge = 0.05 * (high - low) or 1.0
    panel.set_xlim(low - edge, high + edge)
    panel.set_ylim(len(values) - 1.4, -0.6)
    panel.spines[["top", "right"]].set_visible(False)
