"""The files that `boneace study` writes: a table as CSV, and a plot."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from boneace.languages import say

Fill = Callable[[Path], None]


@dataclass(frozen=True)
class Output:
    """The files that were asked for; None for a file that was not."""

    csv: Path | None
    plot: Path | None

    @classmethod
    def asked(cls, parsed: argparse.Namespace) -> Output:
        """The files of a command line. Raises StudyError for one that cannot be written."""
        from boneace.study import drawing
        from boneace.study.files import checked

        csv = checked(parsed.csv, (".csv",), say("study-a-table")) if parsed.csv else None
        return cls(csv, drawing.checked_file(parsed.plot) if parsed.plot else None)

    def write(self, table: Fill, picture: Fill) -> None:
        """Fill the files that were asked for."""
        from boneace.study.files import write

        for path, fill in ((self.csv, table), (self.plot, picture)):
            if path:
                write(path, fill)

    def tell(self) -> None:
        """Print which files were written."""
        for path in (self.csv, self.plot):
            if path:
                print(say("study-written", file=str(path)))
