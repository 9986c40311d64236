"""A review as an SVG document: what each seat could expect, decision by decision."""

from __future__ import annotations

from boneace.analysis.review import Review, Reviewed
from boneace.languages import say
from boneace.languages.numbers import signed
from boneace.match.drawing import escape

_WIDTH, _HEIGHT, _LEFT, _TOP, _RIGHT, _BOTTOM = 860, 420, 70, 40, 150, 40
#: Colours by seat, distinguishable with any kind of colour vision.
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#56b4e9", "#444444", "#a04000")
_FONT = 'font-family="system-ui, sans-serif" font-size="13" fill="#1d2733"'
_NOTE = 'font-size="12" fill="#4d5864"'


def svg(review: Review) -> str:
    """The course of a match: a line for each seat, and a dot where a decision lost value."""
    last = max((decision.ply for decision in review.decisions), default=0) + 1
    courses = [_course(review, at, last) for at in range(len(review.seats))]
    heights = [worth for course in courses for _, worth in course] + [0.0]
    low, high = min(heights), max(heights)
    span = (high - low) or 1.0

    def x(ply: float) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * (ply + 1) / (last + 1)

    def y(worth: float) -> float:
        return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (high - worth) / span

    title = say("analysis-plot", players=", ".join(review.players))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{_HEIGHT}" '
        f'viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(title)}">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#ffffff"/><g {_FONT}>',
        f'<text x="{_LEFT}" y="22">{escape(title)}</text>',
    ]
    for worth in sorted({low, 0.0, high}):
        parts.append(
            f'<line x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y(worth):.1f}" y2="{y(worth):.1f}" '
            f'stroke="#c9d0d6"/><text {_NOTE} x="{_LEFT - 8}" y="{y(worth) + 4:.1f}" '
            f'text-anchor="end">{signed(worth)}</text>'
        )
    for at, (summary, course) in enumerate(zip(review.seats, courses, strict=True)):
        colour = _COLOURS[summary.seat % len(_COLOURS)]
        line = " L".join(f"{x(ply):.1f} {y(worth):.1f}" for ply, worth in course)
        parts.append(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [_dot(one, x(one.ply), y(one.value.worth), colour) for one in _lost(review, at)]
        parts.append(_named(summary.name, at, colour))
    below = escape(say("analysis-plot-events"))
    parts.append(f'<text {_NOTE} x="{_LEFT}" y="{_HEIGHT - 12}">{below}</text>')
    return "".join(parts) + "</g></svg>\n"


def _course(review: Review, at: int, last: int) -> list[tuple[float, float]]:
    """What a seat could expect: at the start, before and after each decision, and at the end."""
    summary = review.seats[at]
    found = [(-1.0, summary.start)]
    for decision in review.decisions:
        if decision.seat == summary.seat:
            after = decision.value.worth
            found += [(decision.ply, after + decision.loss), (decision.ply, after)]
    return [*found, (float(last), summary.end)]


def _lost(review: Review, at: int) -> list[Reviewed]:
    seat = review.seats[at].seat
    return [one for one in review.decisions if one.seat == seat and one.loss > 0]


def _dot(decision: Reviewed, x: float, y: float, colour: str) -> str:
    told = say(
        "analysis-plot-lost",
        deal=decision.deal,
        made=decision.made.text,
        best=decision.values.best.move.text,
        loss=f"{decision.loss:.3f}",
    )
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}">'
        f"<title>{escape(told)}</title></circle>"
    )


def _named(name: str, at: int, colour: str) -> str:
    y = _TOP + 20 * at + 8
    x = _WIDTH - _RIGHT + 14
    return (
        f'<line x1="{x}" x2="{x + 22}" y1="{y - 4}" y2="{y - 4}" stroke="{colour}" '
        f'stroke-width="3"/><text x="{x + 30}" y="{y}">{escape(name)}</text>'
    )
