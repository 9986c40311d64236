"""The laboratory over HTTP: starting, watching, stopping and downloading comparisons of house
rules."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneace.table.play import protocol
from boneace.table.play.laboratory.comparisons import Comparisons
from boneace.table.web.limits import Limits
from boneace.table.web.responses import as_json, body, must_be_json


class Laboratory:
    """The handlers of the routes."""

    def __init__(self, comparisons: Comparisons, limits: Limits) -> None:
        self._comparisons, self._limits = comparisons, limits

    def routes(self) -> list[Route]:
        return [
            Route("/api/comparisons", self.begin, methods=["POST"]),
            Route("/api/comparisons/{id}", self.comparison),
            Route("/api/comparisons/{id}/stop", self.stop, methods=["POST"]),
            Route("/api/comparisons/{id}/figures.csv", self.table),
        ]

    async def begin(self, request: Request) -> Response:
        """Begin a comparison."""
        must_be_json(request)
        self._limits.spend("comparisons", request.scope)
        asked = protocol.read_comparison(await body(request))
        address = self._limits.who(request.scope) or ""
        return as_json(await self._comparisons.begin(asked, address), status=201)

    async def comparison(self, request: Request) -> Response:
        """The progress of a comparison, with the figures so far."""
        return as_json(await self._comparisons.seen(request.path_params["id"]))

    async def stop(self, request: Request) -> Response:
        """Stop a comparison."""
        return as_json(await self._comparisons.stop(request.path_params["id"]))

    async def table(self, request: Request) -> Response:
        """The figures as a CSV file."""
        from boneace.study.compare.table import to_csv

        found = await self._comparisons.figures(request.path_params["id"])
        name = f'attachment; filename="{found.game}.csv"'
        headers = {"content-disposition": name, "cache-control": "no-store"}
        return Response(to_csv(found), media_type="text/csv; charset=utf-8", headers=headers)
