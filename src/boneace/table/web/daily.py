"""The part of the API for the daily deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boneace.table.play import daily
from boneace.table.web.answers import Created
from boneace.table.web.responses import as_json

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from boneace.table.play.lobby import Lobby


async def told(request: Request, lobby: Lobby) -> Response:
    """Today's deal and how people did; with `?match=ID` the deal that this match was of."""
    asked = request.query_params.get("match", "")
    match = await lobby.find(asked) if asked else None
    return as_json(await daily.told(await lobby.store(), match))


async def begin(lobby: Lobby, name: str) -> Response:
    """Today's match for a person; the key of the seat is sent this once only."""
    made = await daily.begin(lobby, name)
    assert made.you is not None
    return as_json(Created(made.id, made.you, made.keys[made.you], []), status=201)
