"""All finished matches of a store as records, one file each, in a folder.

A file is written whole or not at all, and never over another. So an interrupted export continues
where it stopped: matches that have a file are skipped.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from boneace.errors import BoneAceError
from boneace.languages import say
from boneace.table.errors import TableError

if TYPE_CHECKING:
    from boneace.table.store.finished import Kept
    from boneace.table.store.store import Store
    from boneace.table.store.stored import StoredEvent, StoredMatch

PAGE = 200
MANY = 100
"""From this many matches of a game on, compiling its rules saves more time than it takes."""
_OURS = re.compile(r"[a-z0-9-]+-[0-9a-z]{1,32}\.toml(\.part)?")

Tell = Callable[[int, int], None]
"""Called with the number of matches done, and of all."""


@dataclass
class Exported:
    """The result of an export; `failed` has the reason for each match that could not be written."""

    written: int = 0
    there: int = 0
    failed: list[tuple[str, str]] = field(default_factory=list)


async def export(store: Store, folder: Path, game: str | None, tell: Tell) -> Exported:
    """Write the finished matches. Raises TableError for a folder that contains other files."""
    _prepare(folder)
    found, seen = Exported(), Counter[str]()
    of = await store.finished.count(game)
    async for kept in matches(store, game):
        name = f"{kept.match.game}-{kept.match.id}.toml"
        file = folder / name
        if file.exists():
            found.there += 1
        else:
            seen[kept.match.game] += 1
            if seen[kept.match.game] == MANY:
                await asyncio.to_thread(_compile, kept.match.game)
            try:
                text = await asyncio.to_thread(
                    _record, kept.match, await store.events(kept.match.id)
                )
            except BoneAceError as error:
                found.failed.append((kept.match.id, str(error)))
            else:
                _write(file, text)
                found.written += 1
        tell(found.written + found.there + len(found.failed), of)
    return found


async def matches(store: Store, game: str | None) -> AsyncIterator[Kept]:
    """The finished matches of a store, the newest first, a page of them in memory."""
    after = None
    while page := await store.finished.page(PAGE, game, after):
        for kept in page:
            yield kept
        after = page[-1].created, page[-1].match.id


def _prepare(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        others = [one.name for one in folder.iterdir() if not _OURS.fullmatch(one.name)]
    except OSError as error:
        told = say("mine-no-folder", folder=str(folder), why=str(error.strerror))
        raise TableError(told) from None
    if others:
        raise TableError(say("mine-folder-taken", folder=str(folder), file=min(others)))


def _write(file: Path, text: str) -> None:
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        os.replace(part, file)
    except OSError as error:
        told = say("mine-no-folder", folder=str(file), why=str(error.strerror))
        raise TableError(told) from None


def _record(match: StoredMatch, events: list[StoredEvent]) -> str:
    from boneace.table.play.fold import fold

    return fold(match, events).to_record().to_toml()


def _compile(game: str) -> None:
    from boneace.table.play.fold import go_on_compiled

    go_on_compiled(game)
