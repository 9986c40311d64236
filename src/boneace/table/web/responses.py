"""Requests and answers of the API: JSON, and refusals with their reason and place."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from boneace.languages import say
from boneace.table.errors import TableError
from boneace.table.play import protocol

BODY_PATIENCE = 10.0
"""Seconds that a body may take to arrive."""


def as_json(content: object, status: int = 200) -> Response:
    return encoded(msgspec.json.encode(content), status)


def encoded(content: bytes, status: int = 200) -> Response:
    """An answer that is already JSON."""
    return Response(
        content,
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )


def refused(status: int, reason: str, place: str | None = None) -> Response:
    return as_json({"error": {"reason": reason, "place": place}}, status)


def refusal(error: TableError) -> Response:
    """The answer to a refused request; it says when to try again, if known."""
    response = refused(error.status, error.reason, error.place)
    if error.retry_after is not None:
        response.headers["retry-after"] = str(error.retry_after)
    return response


def must_be_json(request: Request) -> None:
    """Raise TableError for a body of another kind: a form of another site cannot send JSON."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise TableError(say("errors-not-json"), status=415)


async def body(request: Request) -> bytes:
    """The body. Raises TableError if it is longer, or takes longer, than a legitimate one."""
    chunks: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_PATIENCE):
            with contextlib.suppress(ClientDisconnect):
                async for chunk in request.stream():
                    size += len(chunk)
                    if size > protocol.BODY_LIMIT:
                        reason = say("errors-body-too-long", most=protocol.BODY_LIMIT)
                        raise TableError(reason, status=413)
                    chunks.append(chunk)
    except TimeoutError:
        raise TableError(say("errors-body-late"), status=408) from None
    return b"".join(chunks)
