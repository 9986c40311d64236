"""A comparison as rows of a table, for a CSV file."""

from __future__ import annotations

from pathlib import Path

from boneace.study.compare.told import Compared, Interval, Row
from boneace.study.csv_lines import as_csv, plain

SIDES = ("first", "second", "difference")
COLUMNS = (
    "game",
    "level",
    "seed",
    "matches",
    "group",
    "name",
    "title",
    *(f"{side}{end}" for side in SIDES for end in ("", "_low", "_high")),
)


def to_csv(found: Compared) -> str:
    """All figures as CSV: a line for each, with the estimates and the ends of their intervals."""
    return as_csv(COLUMNS, (_line(found, row) for row in found.rows))


def write_csv(found: Compared, path: Path) -> None:
    """Write the same to a file."""
    path.write_text(to_csv(found), encoding="utf-8")


def _line(found: Compared, row: Row) -> dict[str, str | int]:
    line: dict[str, str | int] = {
        "game": found.game,
        "level": found.level,
        "seed": found.seed,
        "matches": found.done,
        "group": row.group,
        "name": row.name,
        "title": row.title,
    }
    for side in SIDES:
        interval: Interval | None = getattr(row, side)
        if interval is not None:
            line[side] = plain(interval.mean)
            line[f"{side}_low"], line[f"{side}_high"] = plain(interval.low), plain(interval.high)
    return line
