"""The files that a study writes: checked before the work begins, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from os import PathLike
from pathlib import Path

from boneace.kernel.arguments import wrong_type
from boneace.languages import say
from boneace.languages.lists import either
from boneace.study import StudyError


def checked(path: str | Path, kinds: tuple[str, ...], what: str) -> Path:
    """The path of a file, checked to be writable. Raises StudyError if it is not."""
    if not isinstance(path, str | PathLike):
        raise wrong_type("path", "arguments-a-path", path)
    found = Path(path)
    if found.suffix.lower() not in kinds:
        ends = either(kinds)
        raise StudyError(say("study-suffix", file=str(found), what=what, ends=ends))
    if found.is_dir():
        raise StudyError(say("study-folder", file=str(found)))
    if not found.parent.is_dir():
        raise StudyError(say("study-no-folder", file=str(found), folder=str(found.parent)))
    with _refused(found), tempfile.TemporaryFile(dir=found.parent):
        pass
    return found


def write(path: Path, fill: Callable[[Path], None]) -> None:
    """Have `fill` write a file under a temporary name, then rename it. Raises StudyError."""
    handle, temporary = _beside(path)
    os.close(handle)
    try:
        with _refused(path):
            fill(temporary)
            _rename(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


def write_text(path: Path, text: str) -> None:
    """Write a text file whole, or leave the file that was there. Raises StudyError."""

    def fill(file: Path) -> None:
        file.write_text(text, encoding="utf-8")

    write(path, fill)


@contextmanager
def lines(path: Path) -> Iterator[Callable[[str], None]]:
    """A function that adds a line to a file.

    After the block the file exists with all its lines. It is unchanged if the block raised an error
    or added no line. Raises StudyError.
    """
    handle, temporary = _beside(path)
    out = os.fdopen(handle, "w", encoding="utf-8", newline="\n")
    added = 0

    def add(line: str) -> None:
        nonlocal added
        with _refused(path):
            out.write(f"{line}\n")
        added += 1

    try:
        yield add
        with _refused(path):
            out.close()
            if added:
                _rename(temporary, path)
    finally:
        with suppress(OSError):  # an error of writing has been reported already
            out.close()
        temporary.unlink(missing_ok=True)


def _beside(path: Path) -> tuple[int, Path]:
    """A new file in the same folder, open, and its name."""
    with _refused(path):
        handle, name = tempfile.mkstemp(
            dir=path.parent, prefix=f".{path.stem}-", suffix=path.suffix
        )
    return handle, Path(name)


def _rename(temporary: Path, path: Path) -> None:
    os.chmod(temporary, 0o666 & ~_mask())
    os.replace(temporary, path)


@contextmanager
def _refused(path: Path) -> Iterator[None]:
    """Name the file in an error: it cannot be written."""
    try:
        yield
    except OSError as error:
        why = str(error.strerror or error)
        raise StudyError(say("study-unwritten", file=str(path), why=why)) from error


def _mask() -> int:
    """The user's umask."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
