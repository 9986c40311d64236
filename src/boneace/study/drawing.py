"""Drawings of studies in files, by matplotlib."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from boneace.languages import say
from boneace.study import StudyError
from boneace.study.files import checked

KINDS = (".svg", ".png", ".pdf")
INK, FIRST, SECOND = "#222222", "#1f5fa8", "#c2541a"


def must_be_there() -> None:
    """Raise StudyError if matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        raise StudyError(say("study-no-matplotlib"))


def checked_file(given: str) -> Path:
    """The file to draw into. Raises StudyError if it cannot be written, or matplotlib is
    missing."""
    must_be_there()
    return checked(given, KINDS, say("study-a-drawing"))


def pyplot() -> Any:
    """Matplotlib's pyplot, which draws only into files. Raises StudyError if it is missing."""
    must_be_there()
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    return pyplot


def save(figure: Any, path: Path) -> None:
    """Write a figure to a file and close it: the same figure gives the same file."""
    drawing = pyplot()
    drawing.rcParams["svg.hashsalt"] = "boneace"
    kind = path.suffix[1:].lower()
    dateless: dict[str, Any] = {"svg": {"Date": None}, "pdf": {"CreationDate": None}}
    figure.savefig(path, format=kind, dpi=160, metadata=dateless.get(kind))
    drawing.close(figure)
