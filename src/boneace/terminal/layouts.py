"""The tables of the layouts, line by line and drawn. All other shared code knows no game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from boneace.games.sent import TableView
from boneace.games.stop_the_bus.sent import StopTheBusView
from boneace.games.switch.sent import SwitchView
from boneace.games.thirty_one.sent import ThirtyOneView
from boneace.terminal.speech import Speech

if TYPE_CHECKING:
    from boneace.terminal.app import TableApp

#: For each layout the name of its table, in the folder that is called like the layout.
TABLES = {"vying": "Vying", "bank": "Bank", "mus": "Mus", "plain": "Plain"}
#: The games of exchanging have three, by the view.
EXCHANGE = {ThirtyOneView: "ThirtyOne", SwitchView: "Switch", StopTheBusView: "StopTheBus"}


def speech(view: TableView) -> Speech:
    """The sentences of the table that draws a view."""
    home, name = _table(view)
    return cast(Speech, getattr(import_module(f"boneace.terminal.{home}.speech"), name)())


def app(view: TableView) -> type[TableApp]:
    """The table at which a view is drawn."""
    home, name = _table(view)
    drawn = import_module(f"boneace.terminal.{home}.drawn")
    return cast("type[TableApp]", getattr(drawn, f"{name}App"))


def _table(view: TableView) -> tuple[str, str]:
    """The folder of a table, and its name there."""
    if view.layout != "exchange":
        return view.layout, TABLES[view.layout]
    return view.layout, next(name for kind, name in EXCHANGE.items() if isinstance(view, kind))
