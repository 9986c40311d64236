"""Checking the file of a store before it is opened.

This happens before SQLite opens it, by reading its first bytes: opening another
program's database may already change it (a journal is rolled back, side files appear).
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from boneace.languages import say
from boneace.table.errors import StoreError
from boneace.table.store.stored import SCHEMA_VERSIONS

APPLICATION_ID = 0x42414345
"""“BACE”, in the header of every store: `PRAGMA application_id`."""

_MAGIC = b"SQLite format 3\0"
_ID_AT = 68


def _header(path: Path) -> bytes:
    try:
        if path.is_dir():
            raise StoreError(say("serving-folder", file=str(path)))
        if not path.exists():
            return b""
        with path.open("rb") as file:
            return file.read(100)
    except OSError as error:
        told = say("serving-unread", file=str(path), why=str(error.strerror))
        raise StoreError(told) from error


def check_file(path: Path) -> None:
    """Refuse, without touching it, a file that is not a store or is from a later Bone Ace.

    A file that does not exist, or is empty, is fine: it becomes a store, and its folder is made.
    """
    check_contents(path)
    _make_folder(path)


def check_contents(path: Path) -> None:
    """Refuse a file that holds anything but a store of this or an earlier version."""
    header = _header(path)
    journal = path.with_name(path.name + "-journal")
    if not header or (not header.strip(b"\0") and journal.exists()):
        return
    if not header.startswith(_MAGIC) or len(header) < 100:
        raise StoreError(say("serving-no-database", file=str(path)))
    if int.from_bytes(header[_ID_AT : _ID_AT + 4], "big") != APPLICATION_ID:
        if journal.exists() and header[_ID_AT : _ID_AT + 4] == bytes(4):
            return  # perhaps our own first start was killed: SQLite reports it once recovered
        raise StoreError(say("serving-another-program", file=str(path)))
    if not journal.exists():
        _check_version(path)


def _check_version(path: Path) -> None:
    """Check the schema version through a connection that cannot write."""
    # without a log beside it nobody has it open, and no side files have to be made
    how = "mode=ro" if path.with_name(path.name + "-wal").exists() else "immutable=1"
    try:
        with contextlib.closing(
            sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True)
        ) as connection:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        if "readonly" in str(error) or "unable to open" in str(error):
            told = say("serving-unopened", file=str(path), why=str(error))
            raise StoreError(told) from error
        raise StoreError(say("serving-damaged", file=str(path), why=str(error))) from error
    if row is None or row[0] not in SCHEMA_VERSIONS:
        raise newer(str(path))


def newer(where: str) -> StoreError:
    """The error for a store that this version cannot read."""
    return StoreError(say("serving-newer", where=where))


def _make_folder(path: Path) -> None:
    """Make the folder of a store that does not exist yet."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        given = {"folder": str(path.parent), "why": str(error.strerror)}
        raise StoreError(say("serving-no-folder", **given)) from error
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise StoreError(say("serving-unwritten", file=str(path)))
