"""Loading the engine, with a word to whoever waits for it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import TextIO, TypeVar

from boneace import games, languages

PATIENCE = 2.0
#: What the bots think with: compiled too, and kept in a folder of its own.
BOTS = "boneace.bots.search"

T = TypeVar("T")


def compiled(game: str) -> bool:
    """Whether machine code of a game's rules is on disk already."""
    parts = (games.drivers(game), games.drivers(game, BOTS))
    folders = [Path(str(part.__file__)).parent for part in parts]
    return all(any(folder.rglob("*.nbi")) for folder in folders)


def patiently(game: str, load: Callable[[], T], out: TextIO, patience: float = PATIENCE) -> T:
    """Do what loads the engine; say so where it takes long. What `load` raises is raised here."""
    done, loading = threading.Event(), languages.say("terminal-loading")

    def wait() -> None:
        if not done.wait(patience):
            print(loading, file=out, flush=True)

    if compiled(game):
        threading.Thread(target=wait, daemon=True).start()
    else:
        print(languages.say("terminal-compiling"), file=out, flush=True)
    try:
        return load()
    finally:
        done.set()
