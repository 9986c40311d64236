"""At which table a game is told and drawn. Everything else asks here and knows no game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from boneace.terminal.speech import Speech

if TYPE_CHECKING:
    from boneace.terminal.app import TableApp

#: Of each game the home of its table, and how the table is called there.
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
    """How a game is told."""
    home, name = TABLES[game]
    return cast(Speech, getattr(import_module(f"boneace.terminal.{home}.speech"), name)())


def app(game: str) -> type[TableApp]:
    """The table at which a game is drawn."""
    home, name = TABLES[game]
    drawn = import_module(f"boneace.terminal.{home}.drawn")
    return cast("type[TableApp]", getattr(drawn, f"{name}App"))
