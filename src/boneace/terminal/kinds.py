"""Which kind of table a game is told and drawn at. Everything else asks here and knows no game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from boneace.terminal.speech import Speech

if TYPE_CHECKING:
    from boneace.terminal.app import TableApp

HOMES = {
    "thirty-one": "thirty_one",
    "best-pair-thirty-one": "stakes",
    "three-stake-brag": "stakes",
    "primiera": "stakes",
}


def speech(game: str) -> Speech:
    """How a game is told."""
    return cast(Speech, import_module(f"boneace.terminal.{HOMES[game]}.speech").SPEECH)


def app(game: str) -> type[TableApp]:
    """The table at which a game is drawn."""
    return cast("type[TableApp]", import_module(f"boneace.terminal.{HOMES[game]}.drawn").APP)
