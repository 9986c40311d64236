"""A match or a view for notebooks: every hand that may be seen, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape as escaped
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import faces
from boneace.cards import UNKNOWN, Pack
from boneace.errors import printable
from boneace.games.sent import Standing
from boneace.kernel.contract import EMPTY, FACE_DOWN
from boneace.languages import say

_ROW, _MARGIN, _NAMES, _TITLE = faces.HEIGHT + 12, 12, 150, 24
_FONT = 'font-family="system-ui, sans-serif"'
_NAME = f'{_FONT} font-size="15" font-weight="600" fill="#1d2733"'
_NOTE = f'{_FONT} font-size="12" fill="#4d5864"'


def escape(text: str) -> str:
    """A text for SVG or HTML. XML has no control characters at all, so they are written out."""
    return escaped(printable(text))


@dataclass(frozen=True)
class Row:
    """One line of the picture: a name, a note below it, and cards (?? is a card face down)."""

    name: str
    note: str
    cards: Sequence[str]


def table_rows(
    names: Sequence[str], standing: Sequence[Standing], turn: int, hands: Sequence[list[str]]
) -> list[Row]:
    """A row for every seat: its name, its part of the standing, and its hand."""
    own = [part for part in standing if part.of == "seat"]
    rows = []
    for seat, name in enumerate(names):
        notes = [
            say("drawing-has", key=part.name, has=str(part.counts[seat]))
            for part in own
            if part.counts[seat] is not None
        ]
        if seat == turn:
            notes.append(say("drawing-to-move"))
        out = say("drawing-out") if own else ""
        rows.append(Row(name, ", ".join(notes) or out, hands[seat]))
    return rows


def lying(record: npt.NDArray[Any], fields: Sequence[str], pack: Pack) -> list[Row]:
    """A row for the cards on the table; no row if there are none.

    `fields` are the fields of the record that hold them: one card, or several by slot.
    """
    numbers = [int(card) for name in fields for card in np.atleast_1d(record[name][0])]
    cards = [UNKNOWN if card == FACE_DOWN else pack.text(card) for card in numbers if card != EMPTY]
    return [Row(say("drawing-table"), "", cards)] if cards else []


def svg(title: str, rows: Sequence[Row], kind: str) -> str:
    """Rows of cards under a title, as an SVG document; `kind` is the kind of the pack."""
    most = max([len(row.cards) for row in rows] + [3])
    width = 2 * _MARGIN + _NAMES + most * faces.STEP
    height = 2 * _MARGIN + _TITLE + len(rows) * _ROW
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">',
        f'<rect width="{width}" height="{height}" rx="8" fill="#eef2ec"/>',
        f'<text x="{_MARGIN}" y="{_MARGIN + 12}" {_NOTE}>{escape(title)}</text>',
    ]
    for place, row in enumerate(rows):
        y = _MARGIN + _TITLE + place * _ROW
        parts.append(f'<text x="{_MARGIN}" y="{y + 38}" {_NAME}>{escape(row.name)}</text>')
        parts.append(f'<text x="{_MARGIN}" y="{y + 57}" {_NOTE}>{escape(row.note)}</text>')
        parts += [
            faces.face(card, kind, _MARGIN + _NAMES + column * faces.STEP, y)
            for column, card in enumerate(row.cards)
        ]
    return "".join(parts) + "</svg>"


def html(title: str, rows: Sequence[Row], kind: str) -> str:
    """The same as a table, which a screen reader reads row by row."""
    lines = [
        f'<tr><th scope="row">{escape(row.name)}</th><td>{escape(row.note)}</td>'
        f"<td>{faces.row(row.cards, kind)}</td></tr>"
        for row in rows
    ]
    return f"<table><caption>{escape(title)}</caption><tbody>{''.join(lines)}</tbody></table>"
