"""Copies of a SQLite store: made while a server runs, and restored while none does."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from boneace.languages import say
from boneace.table.errors import StoreError
from boneace.table.store.sqlite import check_contents
from boneace.table.store.stored import default_path, is_url

_BESIDE = ("", "-wal", "-shm", "-journal")


def backup(db: str | Path | None, file: Path) -> Path:
    """Copy a store, as it is at one moment, to a new file; a server may be writing to it.

    Raises StoreError if there is no store, or the file already exists.
    """
    store = _path(db)
    _must_be_store(store)
    if file.exists():
        raise StoreError(say("serving-copy-exists", file=str(file)))
    _copy(store, file)
    return file


def restore(file: Path, db: str | Path | None) -> Path | None:
    """Replace the store by a copy; returns where the old store is kept, if there was one.

    Raises StoreError if the file is not a copy of a store, or a server has the store open.
    """
    store = _path(db)
    _must_be_store(file)
    _must_be_free(store)
    whole = store.with_name(f"{store.name}.restored")
    _copy(file, whole)
    kept = _put_aside(store)
    os.replace(whole, store)
    return kept


def _path(db: str | Path | None) -> Path:
    if is_url(db):
        raise StoreError(say("serving-copy-url"))
    return Path(db or default_path())


def _must_be_store(path: Path) -> None:
    check_contents(path)
    if not path.exists() or not path.stat().st_size:
        raise StoreError(say("serving-no-store-file", file=str(path)))


def _must_be_free(store: Path) -> None:
    """Raise StoreError if another process has a store open.

    Turning off the write-ahead log needs the whole store: SQLite refuses it while another
    connection is open. A damaged file is not open anywhere that matters.
    """
    if not store.exists():
        return
    with contextlib.closing(sqlite3.connect(store, timeout=0)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.DatabaseError as error:
            if "locked" in str(error):
                raise StoreError(say("serving-copy-open", file=str(store))) from error


def _put_aside(store: Path) -> Path | None:
    """Rename the old store and its side files."""
    if not store.exists():
        return None
    names = (store.with_name(f"{store.name}.old{number or ''}") for number in count())
    kept = next(name for name in names if not name.exists())
    for suffix in _BESIDE:
        with contextlib.suppress(FileNotFoundError):
            os.rename(f"{store}{suffix}", f"{kept}{suffix}")
    return kept


def _copy(source: Path, target: Path) -> None:
    """Copy a whole database, check the copy, and only then give it its name."""
    part = target.with_name(f"{target.name}.part")
    with _told(source), contextlib.ExitStack() as left:
        target.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        left.callback(part.unlink, missing_ok=True)
        with (
            contextlib.closing(sqlite3.connect(source, timeout=10)) as old,
            contextlib.closing(sqlite3.connect(part)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # a single file, without a log beside it
            (found,) = new.execute("PRAGMA quick_check").fetchone()
        if found != "ok":
            raise StoreError(say("serving-damaged", file=str(source), why=str(found)))
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(part, target)


@contextlib.contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise StoreError(say("serving-copy-failed", file=str(path), why=str(error))) from error
