"""The log: one line for each event, as text or as JSON, with the id of its request.

Below a warning, only Bone Ace's own loggers are heard. Libraries log the data that they handle: the
frames of sockets, with keys and cards, and the values of SQL statements, with moves and shuffles.
"""

from __future__ import annotations

import logging
import secrets
import sys
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from functools import partial
from typing import Literal

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

Form = Literal["text", "json"]
FORMS: tuple[Form, ...] = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)

log = logging.getLogger("boneace.requests")


class Json(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if (request := request_id.get()) is not None:
            told["request"] = request
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


class Text(logging.Formatter):
    """A record as text: what follows its first line is indented."""

    def format(self, record: logging.LogRecord) -> str:
        request = request_id.get()
        about = "" if request is None else f" [{request}]"
        head = f"{record.levelname}{about}: {record.getMessage()}"
        error = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return (head + error).replace("\n", "\n  ")


#: Errors or warnings of libraries although nothing is wrong: a socket that was refused with a
#: response, and one whose reader has vanished. Any visitor could fill the log with them.
HANDLED = {
    "uvicorn.error": "ASGI callable",
    "asyncio": "socket.send()",
}


def set_up(form: Form = "text", level: str = "info") -> None:
    """Write the log to standard error; `level` is for Bone Ace's own loggers."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Text())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("boneace").setLevel(level.upper())
    for name, message in HANDLED.items():
        logging.getLogger(name).addFilter(partial(_differs, message))


def _differs(beginning: str, record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith(beginning)


class Logged:
    """Middleware that gives every request an id, and logs its end at the level “debug”."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        status: int | None = None

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.close":
                status = message.get("code")
            await send(message)

        begun = time.perf_counter()
        request_id.set(secrets.token_hex(6))
        try:
            await self._app(scope, receive, noting)
        finally:
            if log.isEnabledFor(logging.DEBUG):
                taken = 1000 * (time.perf_counter() - begun)
                what = scope.get("method", "socket")
                log.debug("%s %s: %s, %.1f ms", what, pattern(scope), status, taken)


def pattern(scope: Scope) -> str:
    """The path of a request with names instead of values such as the id of a match."""
    path = str(scope["path"])
    if not path.startswith(("/api/", "/ws", "/healthz")):
        return "/…"  # the page: its addresses contain the ids of matches too
    for name, value in scope.get("path_params", {}).items():
        path = path.replace(str(value), f"{{{name}}}")
    return path
