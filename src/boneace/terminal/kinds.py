"""The plain and the drawn table of each game. All other shared code is independent of games."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from boneace.terminal.speech import Speech

if TYPE_CHECKING:
    from boneace.terminal.app import TableApp

#: For each game the module of its table, and the table's name there.
TABLES = {
    "thirty-one": ("exchange", "ThirtyOne"),
    "switch": ("exchange", "Switch"),
    "stop-the-bus": ("exchange", "StopTheBus"),
    "best-pair-thirty-one": ("stakes", "Stakes"),
    "three-stake-brag": ("stakes", "Stakes"),
    "primiera": ("stakes", "Stakes"),
    "vingt-un": ("bank", "Bank"),
    "mus": ("mus", "Mus"),
}


def speech(game: str) -> Speech:
    """The sentences of a game."""
    home, name = TABLES[game]
    return cast(Speech, getattr(import_module(f"boneace.terminal.{home}.speech"), name)())


def app(game: str) -> type[TableApp]:
    """The table at which a game is drawn."""
    home, name = TABLES[game]
    drawn = import_module(f"boneace.terminal.{home}.drawn")
    return cast("type[TableApp]", getattr(drawn, f"{name}App"))
