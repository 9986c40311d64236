"""The part of the API for the matches of a browser: listing, exporting and forgetting them.

There are no accounts. Anyone who holds the key of a seat is its player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from starlette.responses import StreamingResponse
from starlette.routing import BaseRoute, Route

from boneace.table.play import protocol
from boneace.table.play.past import forgetting, own
from boneace.table.play.past.own import Forgetting, Forgotten, Held
from boneace.table.web.responses import as_json, body, must_be_json

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request
    from starlette.responses import Response

    from boneace.table.friends.tables import Tables
    from boneace.table.play.lobby import Lobby
    from boneace.table.web.limits import Limits

_held = msgspec.json.Decoder(Held)
_forgetting = msgspec.json.Decoder(Forgetting)


class Mine:
    """The handlers of the routes."""

    def __init__(self, lobby: Lobby, tables: Tables, limits: Limits) -> None:
        self._lobby, self._tables, self._limits = lobby, tables, limits

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/mine", self.listed, methods=["POST"]),
            Route("/api/mine/records", self.records, methods=["POST"]),
            Route("/api/matches/{match}/forget", self.forget, methods=["POST"]),
        ]

    def _may_ask(self, request: Request) -> None:
        must_be_json(request)
        self._limits.spend("reviews", request.scope)

    async def listed(self, request: Request) -> Response:
        """The matches whose keys were sent."""
        self._may_ask(request)
        return as_json(await own.told(self._lobby, protocol.read(_held, await body(request))))

    async def records(self, request: Request) -> Response:
        """The records of the finished matches, as a ZIP file."""
        self._may_ask(request)
        pieces = own.zipped(self._lobby, protocol.read(_held, await body(request)))
        first = await anext(pieces)  # a store that is away is noticed before anything is sent

        async def whole() -> AsyncIterator[bytes]:
            yield first
            async for piece in pieces:
                yield piece

        return StreamingResponse(
            whole(),
            media_type="application/zip",
            headers={
                "content-disposition": 'attachment; filename="boneace-matches.zip"',
                "cache-control": "no-store",
            },
        )

    async def forget(self, request: Request) -> Response:
        """Delete a match, or the name of the player in it."""
        self._may_ask(request)
        asked = protocol.read(_forgetting, await body(request))
        match = request.path_params["match"]
        forgot = await forgetting.forget(self._lobby, match, asked.key)
        await self._tables.forget(forgot, match)
        return as_json(Forgotten(forgot.deleted))
