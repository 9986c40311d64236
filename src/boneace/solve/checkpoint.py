"""The file in which an unfinished run is kept, written whole or not at all.

It is a NumPy archive (.npz) of plain arrays: what has been learned, and `about`, JSON that says
what game, options and algorithm it belongs to. No pickle is read.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from boneace.languages import say
from boneace.solve.errors import SolveError
from boneace.study.files import checked, write

Arrays = Mapping[str, npt.NDArray[Any]]

VERSION = 1
#: What reading a damaged archive may raise: an OSError where it points outside the file.
DAMAGED = BadZipFile, zlib.error, EOFError, NotImplementedError, OSError
#: What must be the same in a file and in the run that continues it, and the message if it is not.
SAME = {
    "version": "solve-other-version",
    "game": "solve-other-game",
    "seats": "solve-other-game",
    "options": "solve-other-game",
    "rules": "solve-other-rules",
    "algorithm": "solve-other-algorithm",
    "seed": "solve-other-seed",
}


def place(path: str | Path) -> Path:
    """The path of a checkpoint, checked to be writable. Raises StudyError if it is not."""
    return checked(path, (".npz",), say("solve-a-checkpoint"))


def save(path: Path, about: Mapping[str, Any], arrays: Arrays) -> None:
    """Write a checkpoint; an earlier one is replaced in one step. Raises StudyError."""
    text = json.dumps({"version": VERSION, **about}).encode()
    named: dict[str, Any] = {"about": np.frombuffer(text, np.uint8), **arrays}

    def fill(temporary: Path) -> None:
        with temporary.open("wb") as file:
            np.savez(file, **named)

    write(path, fill)


def load(path: Path, about: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The description of a checkpoint, and its arrays.

    Raises SolveError for a file that is not a whole checkpoint, and for one that does not belong to
    `about`: another game or options, other rules, another algorithm or seed.
    """
    with path.open("rb") as file:  # an error of the disk is none of the file
        try:
            with np.load(file, allow_pickle=False) as archive:
                arrays = {name: archive[name] for name in archive.files}
            found = json.loads(arrays.pop("about").tobytes())
            theirs = {name: found[name] for name in (*SAME, "iterations", "seconds")}
        except (*DAMAGED, ValueError, KeyError, TypeError) as error:
            raise broken(path) from error
    ours = {"version": VERSION, **about}
    for name, sentence in SAME.items():
        if theirs[name] != ours[name]:
            told = {"theirs": _told(theirs[name]), "ours": _told(ours[name])}
            raise SolveError(say(sentence, file=str(path), **told))
    return found, arrays


def broken(path: Path) -> SolveError:
    """The error for a file that is not a whole checkpoint."""
    return SolveError(say("solve-broken", file=str(path)))


def _told(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={value[name]}" for name in sorted(value))
    return str(value)
