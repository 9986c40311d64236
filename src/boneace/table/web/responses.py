"""What the API reads and answers: JSON, and a refusal with its reason and place."""

from __future__ import annotations

import contextlib

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from boneace.languages import say
from boneace.table.errors import TableError
from boneace.table.play import protocol


def as_json(content: object, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(content),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )


def refused(status: int, reason: str, place: str | None = None) -> Response:
    return as_json({"error": {"reason": reason, "place": place}}, status)


def must_be_json(request: Request) -> None:
    """Raise TableError for a body of another kind: a form of another site cannot send JSON."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise TableError(say("errors-not-json"), status=415)


async def body(request: Request) -> bytes:
    """The body. Raises TableError where it is longer than any legitimate one."""
    chunks: list[bytes] = []
    size = 0
    with contextlib.suppress(ClientDisconnect):
        async for chunk in request.stream():
            size += len(chunk)
            if size > protocol.BODY_LIMIT:
                raise TableError(say("errors-body-too-long", most=protocol.BODY_LIMIT), status=413)
            chunks.append(chunk)
    return b"".join(chunks)
