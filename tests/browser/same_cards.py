"""`boneace` with the same cards in every run, for tests; the users' command has no such option.

The seeds of new matches come from a file instead of the operating system: its text is a name and
the number of matches dealt under it. Bots draw their random numbers from the seed of their match,
and other random decisions (who catches a signal) come from repeating numbers, so a test that does
the same plays the same match.

Games are compiled when they are used; the others are not compiled in advance, which would only make
the browser tests slower.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from random import Random

from boneace import cli
from boneace.fair import cards as fair
from boneace.match import match
from boneace.table.play import shuffle
from boneace.table.play.loader import GameLoader

FAIR = "fair"
"""The name for cards dealt as for a user: the coin of the browser changes them."""


def write(file: Path, name: str, dealt: int = 0) -> None:
    """Use the cards of this name from now on."""
    file.write_text(f"{name} {dealt}", encoding="utf-8")


def next_seed(file: Path) -> bytes:
    """The seed of the next match."""
    told = file.read_text(encoding="utf-8")
    name, _, dealt = told.rpartition(" ")
    write(file, name, int(dealt) + 1)
    # the coin of a browser would change the cards
    shuffle.VERSION = fair.VERSION if name == FAIR else shuffle.FROM_SEED
    return hashlib.sha256(told.encode()).digest()


async def nothing(loader: GameLoader) -> None:
    """Does nothing, instead of compiling the games that nobody has asked for."""


if __name__ == "__main__":
    cards = Path(sys.argv.pop(1))
    shuffle.new_seed = lambda: next_seed(cards)
    match.SystemRandom = lambda: Random(0)  # type: ignore[assignment,misc]
    GameLoader._compile_rest = nothing  # type: ignore[method-assign]
    sys.exit(cli.main())
