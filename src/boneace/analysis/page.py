"""A review as HTML, for a notebook: the two tables of the report, and the plot. No script."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from boneace import games
from boneace.analysis.plot import svg
from boneace.analysis.report import WORST
from boneace.analysis.rows import WORDS, Rows, seat_rows, worst_rows
from boneace.languages import say
from boneace.languages.lists import listed

if TYPE_CHECKING:
    from boneace.analysis.review import Review


def html(review: Review) -> str:
    """The tables that `boneace review` prints, and the plot that its `--svg` draws."""
    title = games.declaration(review.game).title
    told = say("analysis-of", game=title, preset=review.preset, players=listed(review.players))
    notes = [] if review.over else [say("analysis-not-over")]
    notes.append(say("analysis-how-sure", sure=review.sure))
    worst = review.worst_first
    parts = [f"<p>{escape(line)}</p>" for line in notes]
    parts.append(_table(seat_rows(review), told))
    if worst:
        counted = say("analysis-worst", count=min(WORST, len(worst)), all=len(worst))
        parts.append(_table(worst_rows(review, worst[:WORST]), counted))
    else:
        parts.append(f"<p>{escape(say('analysis-no-mistakes'))}</p>")
    return f"<div>{''.join(parts)}{svg(review)}</div>"


def _table(rows: Rows, caption: str) -> str:
    heads = "".join(f'<th scope="col">{escape(words)}</th>' for words in rows.columns.values())
    aligned = ["left" if name in WORDS else "right" for name in rows.columns]
    lines = [
        "".join(
            f'<td align="{side}">{escape(cell)}</td>'
            for side, cell in zip(aligned, line, strict=True)
        )
        for line in rows.lines
    ]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return (
        f"<table><caption>{escape(caption)}</caption>"
        f"<thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
    )
