"""A match or a view as SVG, for notebooks: every hand that may be seen, and who is to move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace.cards import UNKNOWN, Pack
from boneace.games.sent import Standing
from boneace.kernel.contract import EMPTY, FACE_DOWN
from boneace.languages import say

_WIDTH, _HEIGHT, _STEP, _ROW, _MARGIN, _NAMES = 40, 56, 46, 72, 12, 150
#: By the kind of pack: the symbol of every suit, and which of them are red.
_SUITS = {
    "french": {"S": "♠", "H": "♥", "D": "♦", "C": "♣"},
    "spanish": {"O": "●", "C": "∪", "E": "†", "B": "❙"},
}
_RED = {"french": "HD", "spanish": "OC"}
_STYLE = (
    "text{font-family:system-ui,sans-serif;fill:#1d2733}"
    ".name{font-size:15px;font-weight:600}.note{font-size:12px;fill:#5a6570}"
    ".rank{font-size:20px;font-weight:700}.suit{font-size:20px}.red{fill:#b3201c}"
)


@dataclass(frozen=True)
class Row:
    """One line of the picture: a name, a note below it, and cards (?? is a card face down)."""

    name: str
    note: str
    cards: Sequence[str]


def _card(text: str, kind: str, x: int, y: int) -> str:
    box = f'x="{x}" y="{y}" width="{_WIDTH}" height="{_HEIGHT}" rx="5"'
    if text == UNKNOWN:
        return f'<rect {box} fill="#7b2d35" stroke="#fff"/>'
    rank = "10" if text[0] == "T" else text[0]
    red = " red" if text[1] in _RED[kind] else ""
    middle = x + _WIDTH // 2
    return (
        f'<rect {box} fill="#fffdf8" stroke="#9aa3ab"/>'
        f'<text class="rank{red}" x="{middle}" y="{y + 24}" text-anchor="middle">{rank}</text>'
        f'<text class="suit{red}" x="{middle}" y="{y + 47}" text-anchor="middle">'
        f"{_SUITS[kind][text[1]]}</text>"
    )


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
    """A row for the cards on the table; no row where there are none.

    `fields` are the fields of the record that hold them: one card, or several by slot.
    """
    numbers = [int(card) for name in fields for card in np.atleast_1d(record[name][0])]
    cards = [UNKNOWN if card == FACE_DOWN else pack.text(card) for card in numbers if card != EMPTY]
    return [Row(say("drawing-table"), "", cards)] if cards else []


def svg(title: str, rows: Sequence[Row], kind: str) -> str:
    """Rows of cards under a title, as an SVG document; `kind` is the kind of the pack."""
    most = max([len(row.cards) for row in rows] + [3])
    width = 2 * _MARGIN + _NAMES + most * _STEP
    height = 2 * _MARGIN + 24 + len(rows) * _ROW
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">',
        f"<style>{_STYLE}</style>",
        f'<rect width="{width}" height="{height}" rx="8" fill="#eef2ec"/>',
        f'<text class="note" x="{_MARGIN}" y="{_MARGIN + 12}">{escape(title)}</text>',
    ]
    for place, row in enumerate(rows):
        y = _MARGIN + 24 + place * _ROW
        parts.append(f'<text class="name" x="{_MARGIN}" y="{y + 26}">{escape(row.name)}</text>')
        parts.append(f'<text class="note" x="{_MARGIN}" y="{y + 45}">{escape(row.note)}</text>')
        parts += [
            _card(card, kind, _MARGIN + _NAMES + column * _STEP, y)
            for column, card in enumerate(row.cards)
        ]
    return "".join(parts) + "</svg>"
