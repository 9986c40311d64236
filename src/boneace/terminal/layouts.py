"""The tables of the layouts, line by line and drawn. All other shared code is for any game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from boneace.games.sent import TableView
from boneace.terminal.speech import Speech

if TYPE_CHECKING:
    from boneace.terminal.app import TableApp


def speech(view: TableView) -> Speech[TableView]:
    """The sentences of the table that draws a view."""
    return cast("type[Speech[TableView]]", _part(view, "speech", ""))(view)


def app(view: TableView) -> type[TableApp[TableView]]:
    """The table at which a view is drawn."""
    return cast("type[TableApp[TableView]]", _part(view, "drawn", "App"))


def _part(view: TableView, module: str, ending: str) -> object:
    """A class of the layout's folder; it is named like the view or one of its base classes."""
    found = import_module(f"boneace.terminal.{view.layout}.{module}")
    names = [f"{kind.__name__.removesuffix('View')}{ending}" for kind in type(view).__mro__]
    return next(getattr(found, name) for name in names if hasattr(found, name))
