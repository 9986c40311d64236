"""The message classes that have subclasses: a game's view may appear wherever a view may appear.

The types of the page and the description of the messages are made with this. It needs nothing but
`msgspec`, so that a build of the page can use it too.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from boneace.games import sent

SOURCE = Path(sent.__file__).parents[2]
OPEN: tuple[type[Struct], ...] = (sent.TableView, sent.Last, sent.Effect)
"""Classes that mean any of their subclasses wherever a message uses them."""


def load_games() -> None:
    """Import the message classes of every game."""
    for path in sorted((SOURCE / "boneace" / "games").rglob("*sent.py")):
        name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        importlib.import_module(name)


def leaves(base: type[Struct]) -> Iterator[type[Struct]]:
    """The subclasses of a class that have no subclasses themselves."""
    for found in base.__subclasses__():
        yield from leaves(found) if found.__subclasses__() else [found]


def branches(base: type[Struct]) -> Iterator[type[Struct]]:
    """The subclasses of a class that have subclasses themselves."""
    for found in base.__subclasses__():
        if found.__subclasses__():
            yield found
            yield from branches(found)
