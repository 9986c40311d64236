"""The files that a study writes: checked before the work begins, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from boneace.languages import say
from boneace.languages.lists import either
from boneace.study import StudyError


def checked(path: str | Path, kinds: tuple[str, ...], what: str) -> Path:
    """The path of a file, after checking that it can be written. Raises StudyError where not."""
    found = Path(path)
    if found.suffix.lower() not in kinds:
        ends = either(kinds)
        raise StudyError(say("study-suffix", file=str(found), what=what, ends=ends))
    if found.is_dir():
        raise StudyError(say("study-folder", file=str(found)))
    if not found.parent.is_dir():
        raise StudyError(say("study-no-folder", file=str(found), folder=str(found.parent)))
    try:
        with tempfile.TemporaryFile(dir=found.parent):
            pass
    except OSError as error:
        told = say("study-unwritten", file=str(found), why=str(error.strerror))
        raise StudyError(told) from error
    return found


def write(path: Path, fill: Callable[[Path], None]) -> None:
    """Have `fill` write a file under a temporary name, then rename it. Raises StudyError."""
    handle, temporary = tempfile.mkstemp(
        dir=path.parent, prefix=f".{path.stem}-", suffix=path.suffix
    )
    os.close(handle)
    try:
        fill(Path(temporary))
        os.chmod(temporary, 0o666 & ~_mask())
        os.replace(temporary, path)
    except OSError as error:
        why = str(error.strerror or error)
        raise StudyError(say("study-unwritten", file=str(path), why=why)) from error
    finally:
        Path(temporary).unlink(missing_ok=True)


def _mask() -> int:
    """The user's umask."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
