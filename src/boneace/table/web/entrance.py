"""The entrance of every request: it determines its address and checks its quotas.

`X-Forwarded-For` and `X-Forwarded-Proto` are trusted only from the configured proxies.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any, cast

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from boneace.languages import best_of, speaking
from boneace.table.measures import measures
from boneace.table.web.limits import Limits, TooMany
from boneace.table.web.responses import refusal


def stated_proxy(text: str) -> str:
    """A configured proxy: an address or a network. Raises ValueError for anything else."""
    return str(ipaddress.ip_network(text)) if "/" in text else str(ipaddress.ip_address(text))


def behind(app: ASGIApp, proxies: Sequence[str]) -> ASGIApp:
    """An application that sees the addresses given by its proxies; without proxies, the same one.

    Of the addresses in `X-Forwarded-For` it takes the last that is not a proxy: anything before
    that was written by the client and proves nothing.
    """
    if not proxies:
        return app
    return cast(ASGIApp, ProxyHeadersMiddleware(cast(Any, app), list(proxies)))


class Limited:
    """Middleware that counts requests and sockets, and refuses too many."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app, self._limits = app, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                measures.requests[message["status"]] += 1
            await send(message)

        try:
            self._limits.spend("requests", scope)
            if scope["path"].startswith("/api/"):
                self._limits.check("links", scope)
        except TooMany as error:
            await refusal(error)(scope, receive, counted)
        else:
            await self._app(scope, receive, counted)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        with ExitStack() as open_:
            try:
                with speaking(best_of(Headers(scope=scope).get("accept-language"))):
                    self._limits.check("links", scope)
                    open_.enter_context(self._limits.socket(scope))
            except TooMany as error:
                await WebSocket(scope, receive, send).send_denial_response(refusal(error))
                return
            await self._app(scope, receive, send)
