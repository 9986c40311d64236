"""Answers of a study as rows of a table, for a CSV file: a line for each figure."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from boneace.study.csv_lines import plain
from boneace.study.told import Studied

COLUMNS = (
    "game", "question", "table", "row", "row_title", "column", "column_title", "value", "low",
    "high", "sure",
)  # fmt: skip


def to_csv(found: Studied) -> str:
    """All figures as CSV."""
    text = io.StringIO()
    out = csv.writer(text, lineterminator="\n")
    out.writerow(COLUMNS)
    for answer in found.answers:
        for part in answer.parts:
            for row in part.rows:
                for head, cell in zip(part.heads, row.cells, strict=True):
                    if cell.value is not None:
                        numbers = map(plain, (cell.value, cell.low, cell.high))
                        out.writerow(
                            [
                                found.game,
                                answer.name,
                                part.name,
                                row.head.name,
                                row.head.title,
                                head.name,
                                head.title,
                                *numbers,
                                cell.sure,
                            ]
                        )
    return text.getvalue()


def write_csv(found: Studied, path: Path) -> None:
    """Write the same to a file."""
    path.write_text(to_csv(found), encoding="utf-8")
