"""A viewer of a table: a socket with its queue, and the member it belongs to."""

from __future__ import annotations

from boneace.table.play.viewer import Viewer


class Visitor(Viewer):
    """A connected page that shows a table; `member` is None for a visitor."""

    member: int | None = None
