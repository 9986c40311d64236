"""A simulation as rows of a table, for a CSV file."""

from __future__ import annotations

from pathlib import Path

from boneace.study.csv_lines import as_csv, plain
from boneace.study.simulate.told import Figure, Simulated

COLUMNS = (
    "game",
    "bots",
    "seed",
    "matches",
    "group",
    "of",
    "name",
    "title",
    "value",
    "low",
    "high",
)


def to_csv(found: Simulated) -> str:
    """All figures as CSV: a line for each, with its estimate and the ends of its interval."""
    return as_csv(COLUMNS, (_line(found, figure) for figure in found.figures))


def write_csv(found: Simulated, path: Path) -> None:
    """Write the same to a file."""
    path.write_text(to_csv(found), encoding="utf-8")


def _line(found: Simulated, figure: Figure) -> dict[str, str | int]:
    line: dict[str, str | int] = {
        "game": found.game,
        "bots": " ".join(found.bots),
        "seed": found.seed,
        "matches": found.rules.matches,
        "group": figure.group,
        "of": figure.of,
        "name": figure.name,
        "title": figure.title,
    }
    if figure.found is not None:
        ends = {"value": figure.found.mean, "low": figure.found.low, "high": figure.found.high}
        line |= {name: plain(end) for name, end in ends.items()}
    return line
