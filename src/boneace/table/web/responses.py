"""The responses of the API: JSON, and a refusal with its reason and place."""

from __future__ import annotations

import msgspec
from starlette.responses import Response


def as_json(content: object, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(content),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )


def refused(status: int, reason: str, place: str | None = None) -> Response:
    return as_json({"error": {"reason": reason, "place": place}}, status)
