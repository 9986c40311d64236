"""The files that a study writes: refused before the work begins; written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from boneace.study import StudyError


def checked(path: str | Path, kinds: tuple[str, ...], what: str) -> Path:
    """The path of a file that can be written, or StudyError."""
    found = Path(path)
    if found.suffix.lower() not in kinds:
        raise StudyError(f"{found}: {what} is written to a file that ends in {' or '.join(kinds)}")
    if found.is_dir():
        raise StudyError(f"{found} is a folder, not a file")
    if not found.parent.is_dir():
        raise StudyError(f"{found}: there is no folder {found.parent}")
    try:
        with tempfile.TemporaryFile(dir=found.parent):
            pass
    except OSError as error:
        raise StudyError(f"{found} cannot be written: {error.strerror}") from error
    return found


def write(path: Path, fill: Callable[[Path], None]) -> None:
    """Have a file filled under another name, and give it its own when it is whole."""
    handle, temporary = tempfile.mkstemp(
        dir=path.parent, prefix=f".{path.stem}-", suffix=path.suffix
    )
    os.close(handle)
    try:
        fill(Path(temporary))
        os.chmod(temporary, 0o666 & ~_mask())
        os.replace(temporary, path)
    except OSError as error:
        raise StudyError(f"{path} cannot be written: {error.strerror or error}") from error
    finally:
        Path(temporary).unlink(missing_ok=True)


def _mask() -> int:
    """What a new file may not be, by the settings of the user."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
