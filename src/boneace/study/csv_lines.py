"""Figures as lines of a CSV file."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence


def as_csv(columns: Sequence[str], lines: Iterable[Mapping[str, object]]) -> str:
    """A heading, then the lines; a column that a line lacks is empty."""
    text = io.StringIO()
    out = csv.DictWriter(text, columns, lineterminator="\n")
    out.writeheader()
    out.writerows(lines)
    return text.getvalue()


def plain(number: float | None) -> str:
    """A number with six digits; an empty text for None."""
    return "" if number is None else f"{number:.6g}"
