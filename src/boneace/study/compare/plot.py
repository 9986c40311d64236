"""Drawing a comparison into a file with matplotlib."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from boneace.languages import say
from boneace.study.compare.show import described, group_title
from boneace.study.compare.told import Compared, Group, Interval, Row, RulesTold
from boneace.study.drawing import FIRST, INK, SECOND, pyplot, save

if TYPE_CHECKING:
    from matplotlib.axes import Axes

GROUPS: tuple[Group, ...] = ("won", "dealt", "moves", "events")
"""The groups that are drawn, below the lengths of the matches."""
APART = 0.16
"""The distance of the marks of the two sets of rules from the line of a figure."""


def draw(found: Compared, path: Path) -> None:
    """Draw how long matches last, who wins them and how often each thing happens."""
    save(figure(found), path)


def figure(found: Compared) -> Any:
    """The drawing as a matplotlib figure, which the caller closes."""
    drawing = pyplot()
    here = {group: [row for row in found.rows if row.group == group] for group in GROUPS}
    drawn = [group for group in GROUPS if here[group]]
    heights = [5, *(len(here[group]) + 1.5 for group in drawn)]
    whole, panels = drawing.subplots(
        len(heights), 1, figsize=(9, 0.42 * sum(heights) + 1.4),
        layout="constrained", squeeze=False, height_ratios=heights,
    )  # fmt: skip
    _lengths(panels[0][0], found)
    for (panel,), group in zip(panels[1:], drawn, strict=True):
        _figures(panel, here[group], 100 if group == "won" else 1)
        panel.set_title(group_title(group, found.unit), loc="left", color=INK)
    level = found.level_title
    whole.suptitle(say("compare-heading", game=found.title, level=level, matches=found.done))
    return whole


def _lengths(panel: Axes, found: Compared) -> None:
    """The share of the matches by number of deals."""
    for rules, color, side in ((found.first, FIRST, "first"), (found.second, SECOND, "second")):
        name = say("compare-column", column=side)
        panel.step(*_shares(rules), where="mid", color=color, label=f"{name}: {described(rules)}")
    panel.set_title(say("compare-lengths"), loc="left", color=INK)
    panel.set_ylim(bottom=0)
    panel.legend(frameon=False, fontsize="small")
    panel.spines[["top", "right"]].set_visible(False)


def _shares(rules: RulesTold) -> tuple[list[int], list[float]]:
    """The numbers of deals from the least to the most, and per cent of the matches for each."""
    counts = {length.deals: length.matches for length in rules.lengths}
    least, most = min(counts, default=0), max(counts, default=0)
    deals = list(range(least - 1, most + 2))
    return deals, [100 * counts.get(number, 0) / max(1, rules.matches) for number in deals]


def _figures(panel: Axes, rows: list[Row], scale: float) -> None:
    """Both estimates of each row with their intervals, one above the other."""
    for place, row in enumerate(rows):
        _mark(panel, row.first, place - APART, FIRST, "o", scale)
        _mark(panel, row.second, place + APART, SECOND, "s", scale)
    panel.set_yticks(range(len(rows)), [row.title for row in rows])
    panel.set_ylim(len(rows) - 0.4, -0.6)
    panel.grid(axis="x", alpha=0.25)
    panel.spines[["top", "right"]].set_visible(False)


def _mark(
    panel: Axes, found: Interval | None, at: float, color: str, sign: str, scale: float
) -> None:
    if found is None:
        return
    low, high = (found.mean if end is None else end for end in (found.low, found.high))
    around = [[scale * (found.mean - low)], [scale * (high - found.mean)]]
    how: dict[str, Any] = {"fmt": sign, "color": color, "capsize": 3, "markersize": 5}
    panel.errorbar([scale * found.mean], [at], xerr=around, **how)
