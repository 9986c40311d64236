"""The security headers of every response, and the checks of who may make a request.

The page runs no inline script or style and loads nothing from elsewhere, so the content policy can
forbid all of that. A page of another site must not be able to use this server through a visitor's
browser: neither by a cross-site request (Origin) nor by a name that it has pointed at this machine
(Host, "DNS rebinding").
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boneace.languages import best_of, say, speaking

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": (
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
        "magnetometer=(), microphone=(), payment=(), usb=()"
    ),
}
_RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

# sent if the page came over TLS, by a configured proxy's word: the browser then always uses TLS
_ONLY_TLS = (b"strict-transport-security", b"max-age=31536000")

LOCAL_HOSTS = frozenset({"localhost", "127.0.0.1", "::1"})
_EVERYWHERE = frozenset({"0.0.0.0", "::", ""})


def host_name(host: str) -> str:
    """The name in a Host header, without port and brackets, in lower case; “” if it is invalid."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


class AllowedHosts:
    """The host names that the server answers to.

    Bound to one address: that address, and this machine's own. Bound to all: also any numeric
    address, which no foreign site can redirect here, and the machine's name.
    """

    def __init__(self, bound: str, more: Iterable[str] = ()) -> None:
        self._names = LOCAL_HOSTS | {bound.lower().strip("[]"), *(name.lower() for name in more)}
        self._everywhere = bound in _EVERYWHERE
        if self._everywhere:
            own = socket.gethostname().lower()
            self._names |= {own, f"{own.partition('.')[0]}.local"}
        self._names -= {""}

    def __contains__(self, host: str) -> bool:
        name = host_name(host)
        if name in self._names:
            return True
        if not self._everywhere:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


class Guard:
    """The outermost layer: adds headers to every response and rejects foreign requests."""

    def __init__(self, app: ASGIApp, hosts: AllowedHosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message.get("headers", ())}
                more = [*_RAW_HEADERS, _ONLY_TLS] if scope["scheme"] == "https" else _RAW_HEADERS
                message["headers"] = [
                    *message.get("headers", ()),
                    *(pair for pair in more if pair[0] not in present),
                ]
            await send(message)

        reason = self._objection(scope)
        if reason is None:
            await self._app(scope, receive, send_guarded)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            with speaking(best_of(Headers(scope=scope).get("accept-language"))):
                await _answer(send_guarded, say(reason))

    def _objection(self, scope: Scope) -> str | None:
        """The message with the reason why a request is refused."""
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        if len(hosts) != 1 or hosts[0] not in self._hosts:
            return "serving-other-name"
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not same_origin(headers, hosts[0]):
            return "serving-other-site"
        # A picture or a frame in a page of another site gets nothing here: its visitor would be
        # charged for its wrong links. A link that somebody clicks is as good as a typed address.
        foreign = headers.get("sec-fetch-site") in ("cross-site", "same-site")
        linked = headers.get("sec-fetch-dest") == "document"
        if foreign and not linked and scope["path"].startswith("/api/"):
            return "serving-other-site"
        return None


def same_origin(headers: Headers, host: str) -> bool:
    """Whether a request comes from our own page, or from no page at all (not a browser)."""
    site = headers.get("sec-fetch-site", "none")
    if site not in ("same-origin", "none"):
        return False
    origins = headers.getlist("origin")
    if not origins:
        return True
    if len(origins) != 1:
        return False
    try:
        origin = urlsplit(origins[0])
    except ValueError:
        return False
    # the scheme is not compared: behind a proxy that ends TLS, we see http and the page has https
    return origin.scheme in ("http", "https") and origin.netloc.lower() == host.lower()


async def _answer(send: Send, reason: str) -> None:
    body = msgspec.json.encode({"error": {"reason": reason, "place": None}})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body})
