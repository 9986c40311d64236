"""A contest as an SVG document: ratings with their intervals, and the share that each bot won from
each other."""

from __future__ import annotations

from html import escape

from boneace import games
from boneace.arena.contests import Table
from boneace.arena.figures import Estimate
from boneace.languages import say

_ROW, _NAME, _CELL, _SCALE, _GAP, _TOP = 30, 8, 74, 240, 24, 92
_LETTER = 8.2
"""The approximate width of a letter of a name."""
_WON, _LOST = (0, 114, 178), (213, 94, 0)
"""Colours distinguishable with any kind of colour vision."""
_STYLE = (
    "text{font-family:system-ui,sans-serif;font-size:13px;fill:#1d2733}"
    ".note{font-size:11px;fill:#4d5864}.middle{text-anchor:middle}.end{text-anchor:end}"
)


def svg(found: Table) -> str:
    """The picture: a row for each bot, the best rated first."""
    rated = found.ratings()
    names = sorted(found.bots, key=lambda name: -rated[name].mean if name in rated else 0)
    left = _NAME + round(_LETTER * max(map(len, names))) + 12
    cells = left + (_SCALE + 2 * _GAP if rated else 0)
    width, height = cells + _CELL * len(names) + 12, _TOP + _ROW * len(names) + 34
    declaration, setting = games.declaration(found.setting.game), found.setting
    preset = declaration.preset(setting.preset).name
    title = say("arena-heading", game=declaration.title, preset=preset, seats=setting.seats)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">',
        f"<style>{_STYLE}</style>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        f'<text x="{_NAME}" y="24">{escape(title)}</text>',
    ]
    for row, name in enumerate(names):
        y = _TOP + _ROW * row + 19
        parts.append(f'<text x="{_NAME}" y="{y}">{escape(name)}</text>')
    if rated:
        parts += _scale([rated[name] for name in names], left + _GAP)
    parts += _cells(found, names, cells)
    foot = say("arena-plot-foot")
    parts.append(f'<text class="note" x="{_NAME}" y="{height - 10}">{escape(foot)}</text>')
    return "".join(parts) + "</svg>\n"


def _scale(rated: list[Estimate], left: int) -> list[str]:
    """The ratings as dots with their intervals, over a line at 0."""
    low = min(0.0, *(one.low for one in rated))
    high = max(0.0, *(one.high for one in rated))
    span = (high - low) or 1.0

    def x(points: float) -> float:
        return left + _SCALE * (points - low) / span

    bottom = _TOP + _ROW * len(rated)
    parts = [
        f'<text class="note middle" x="{left + _SCALE / 2:.0f}" y="56">'
        f"{escape(say('arena-rating'))}</text>",
        f'<line x1="{x(0):.1f}" x2="{x(0):.1f}" y1="{_TOP}" y2="{bottom}" stroke="#c9d0d6"/>',
    ]
    for row, one in enumerate(rated):
        y = _TOP + _ROW * row + 14
        parts.append(
            f'<line x1="{x(one.low):.1f}" x2="{x(one.high):.1f}" y1="{y}" y2="{y}" '
            f'stroke="#444444" stroke-width="2"/>'
            f'<circle cx="{x(one.mean):.1f}" cy="{y}" r="4" fill="#444444"/>'
            f'<text class="note middle" x="{x(one.mean):.1f}" y="{y - 7}">{one.mean:+.0f}</text>'
        )
    return parts


def _cells(found: Table, names: list[str], left: int) -> list[str]:
    """The share of the matches that each bot won from each other, with half its interval."""
    parts = []
    for column, other in enumerate(names):
        middle = left + _CELL * column + _CELL / 2
        short = other if len(other) <= 11 else f"{other[:10]}…"
        parts.append(
            f'<text class="note middle" x="{middle:.0f}" y="{_TOP - 8}">{escape(short)}</text>'
        )
        for row, one in enumerate(names):
            share, y = found.share(one, other), _TOP + _ROW * row
            if share is None:
                continue
            told = say("arena-pair", first=one, second=other)
            parts.append(
                f"<g><title>{escape(told)}: {share.mean:.1%} ({share.low:.1%} – {share.high:.1%})"
                f'</title><rect x="{left + _CELL * column}" y="{y}" width="{_CELL - 2}" '
                f'height="{_ROW - 2}" fill="{_colour(share.mean)}"/>'
                f'<text class="middle" x="{middle - 1:.0f}" y="{y + 13}">{share.mean:.1%}</text>'
                f'<text class="note middle" x="{middle - 1:.0f}" y="{y + 25}">'
                f"± {share.within:.1%}</text></g>"
            )
    return parts


def _colour(share: float) -> str:
    """White at one half; the further from it, the stronger the colour."""
    full, depth = (_WON, 2 * share - 1) if share > 0.5 else (_LOST, 1 - 2 * share)
    depth = 0.75 * min(1.0, depth * 1.6)
    red, green, blue = (round(255 - depth * (255 - part)) for part in full)
    return f"#{red:02x}{green:02x}{blue:02x}"
