"""Somebody who has a table open: a socket with its queue, and whom it belongs to."""

from __future__ import annotations

from boneace.table.play.viewer import Viewer


class Visitor(Viewer):
    """A connected page that shows a table; `member` is None for somebody who only looks."""

    member: int | None = None
