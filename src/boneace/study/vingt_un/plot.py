"""The study drawn with matplotlib, into a file."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boneace.languages import say
from boneace.study import StudyError
from boneace.study.vingt_un.report import Report
from boneace.study.vingt_un.table import Row
from boneace.study.vingt_un.variants import PLAYERS, TENURE, Variant, column, where_code

if TYPE_CHECKING:
    from matplotlib.axes import Axes

KINDS = (".svg", ".png", ".pdf")
INK, STAND, DRAW = "#222222", "#1f5fa8", "#c2541a"


def must_be_there() -> None:
    """Raises StudyError where matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        raise StudyError(say("study-no-matplotlib"))


def draw(report: Report, path: Path) -> None:
    """Draw a report: the variants where it has them, else standing and drawing by total."""
    must_be_there()
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    pyplot.rcParams["svg.hashsalt"] = "boneace"  # the same report, the same file
    figure = _variants(report, pyplot) if report.variants else _totals(report, pyplot)
    kind = path.suffix[1:].lower()
    dateless: dict[str, Any] = {"svg": {"Date": None}, "pdf": {"CreationDate": None}}
    figure.savefig(path, format=kind, dpi=160, metadata=dateless.get(kind))
    pyplot.close(figure)


def _totals(report: Report, pyplot: Any) -> Any:
    """Two panels, hard and soft: lines that differ in colour, mark and stroke."""
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
    """Bars with their intervals, a panel for each kind of figure."""
    kinds = list(dict.fromkeys(variant.where for variant in report.variants))
    here = {kind: [one for one in report.variants if one.where == kind] for kind in kinds}
    figure, panels = pyplot.subplots(
        len(kinds), 1, figsize=(10, 1.2 + 0.42 * len(report.variants) + 0.6 * len(kinds)),
        layout="constrained", squeeze=False, height_ratios=[len(here[kind]) + 1 for kind in kinds],
    )  # fmt: skip
    for panel, kind in zip(panels[:, 0], kinds, strict=True):
        _bars(panel, kind, here[kind])
    figure.suptitle(say("study-plot-variants"))
    return figure


def _bars(panel: Axes, kind: str, found: list[Variant]) -> None:
    scale = 1 if kind == TENURE else 100
    values = [scale * one.advantage for one in found]
    errors = [scale * one.error for one in found]
    places = list(range(len(found)))[::-1]
    panel.barh(places, values, color=STAND, height=0.65)
    played = [at for at, error in enumerate(errors) if error]
    if played:
        panel.errorbar(
            [values[at] for at in played],
            [places[at] for at in played],
            xerr=[errors[at] for at in played],
            fmt="none",
            ecolor=DRAW,
            capsize=3,
        )
    panel.set_yticks(places, [one.title for one in found])
    for place, value, error in zip(places, values, errors, strict=True):
        said = f"  {value:.2f}" + (f" ± {error:.2f}" if error else "")
        panel.text(max(0.0, value + error), place, said, va="center", color=INK)
    panel.set_xlim(1.25 * min(0.0, *values), 1.25 * max(0.0, *values))
    told = say("study-plot-panel", where=where_code(kind), players=PLAYERS)
    panel.set_title(told, loc="left")
    panel.spines[["top", "right"]].set_visible(False)
