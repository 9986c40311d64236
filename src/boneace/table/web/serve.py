"""`boneace`: open the table and keep it open until it is stopped.

The port comes first: if it is taken nothing else is touched. Slow work (compiling the rules) begins
once the page can be loaded.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Generator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn

from boneace.errors import BoneAceError
from boneace.languages import say
from boneace.stopping import handled
from boneace.table.play import protocol
from boneace.table.play.acting.workers import Workers
from boneace.table.play.loader import GameLoader
from boneace.table.play.lobby import Lobby
from boneace.table.play.servers.news import News
from boneace.table.store.sqlite import check_file
from boneace.table.store.stored import default_path, is_url
from boneace.table.web import logs
from boneace.table.web.app import create_app
from boneace.table.web.connections import HttpConnection, SocketConnection

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from boneace.table.store.store import Store

WRONG = 2
"""The exit status when the table cannot be opened."""

SWITCH_INTERVAL = 0.001
"""Seconds after which the event loop gives way to another thread that waits for Python's lock.
Storing events takes that lock several times; with Python's default of 5 ms, a busy loop delayed
every one of them."""

_GRACE = 3
_HEAD_LIMIT = 16 * 1024
_HURRIED_GRACE = 1.0


@dataclass(frozen=True)
class Settings:
    """The settings of the server."""

    host: str = "127.0.0.1"
    port: int = 3131
    db: str | Path | None = None
    news: str | None = None
    """The URL of the Redis that several servers with the same database share."""
    workers: int = 0
    """The number of processes that think for bots and review matches; 0: threads."""
    ray: str | None = None
    """The address of a Ray cluster that does this instead."""
    open_browser: bool = False
    bot_delay: float = 0.9
    names: tuple[str, ...] = ()
    """Host names to which the server answers, besides those of this machine."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of the proxies in front of it."""
    metrics: tuple[str, int] | None = None
    """The address and port at which Prometheus finds the metrics."""
    log_form: logs.Form = "text"
    log_level: str = "info"


class ListenError(BoneAceError):
    """The server cannot listen on the address."""


def run(settings: Settings) -> int:
    """Serve until SIGINT or SIGTERM; returns the exit status."""
    logs.set_up(settings.log_form, settings.log_level)
    sys.setswitchinterval(SWITCH_INTERVAL)
    try:
        listener = listen(settings.host, settings.port)
        with contextlib.closing(listener):
            if not is_url(settings.db):
                check_file(Path(settings.db or default_path()))
            asyncio.run(_serve(listener, settings, _workers(settings)))
    except BoneAceError as error:
        print(f"boneace: {error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:  # before the server had its own handler
        return 130
    return 0


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on the address. Raises ListenError, whose message says what to do."""
    try:
        found = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
    except (socket.gaierror, OverflowError, UnicodeError):
        raise ListenError(say("serving-no-address", host=host, port=port)) from None
    # “localhost” has two addresses on many machines; browsers try both
    family, kind, protocol, _, address = min(found, key=lambda entry: entry[0] != socket.AF_INET)
    listener = socket.socket(family, kind, protocol)
    try:
        if sys.platform == "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(256)
        listener.setblocking(False)
    except OSError as error:
        listener.close()
        raise ListenError(_why_not(error, host, port)) from None
    return listener


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return say("serving-in-use", port=port)
    if error.errno == errno.EACCES:
        return say("serving-not-allowed", port=port)
    if error.errno == errno.EADDRNOTAVAIL:
        return say("serving-not-here", host=host)
    return say("serving-cannot", host=host, port=port, why=str(error.strerror))


def address(listener: socket.socket, host: str) -> str:
    """The address to open in a browser on this machine."""
    port = listener.getsockname()[1]
    if host in ("", "0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


class _Server(uvicorn.Server):
    """A uvicorn server that reports when it listens and leaves signals to `_serve`."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listening()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None]:
        # uvicorn would raise the signal again after its shutdown, before the store is closed
        yield


async def _serve(listener: socket.socket, settings: Settings, workers: Workers) -> None:
    """Serve until stopped. Raises StoreError if the store cannot be opened."""
    news = _news(settings.news)
    lobby = Lobby(lambda: _open_store(settings.db), GameLoader(), settings.bot_delay, news, workers)
    app = create_app(lobby, host=settings.host, called=settings.names, proxies=settings.proxies)
    url = address(listener, settings.host)
    opening: asyncio.Task[Store] | None = None

    def listening() -> None:
        nonlocal opening
        print(say("serving-at", url=url), flush=True)
        opening = asyncio.create_task(lobby.store())
        opening.add_done_callback(opened)
        if settings.open_browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    def opened(task: asyncio.Task[Store]) -> None:
        if task.cancelled() or task.exception() is not None:
            server.should_exit = True

    server = _Server(_config(app), listening)
    async with _metrics(lobby, settings.metrics):
        with _signals(server, lobby.reviews.stop):
            await server.serve([listener])
            if server.force_exit:
                # uvicorn has left out what ends the application, and would report every request
                # that is now cut off as an error
                logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(_HURRIED_GRACE):
                        await lobby.close()
    if opening is not None and not opening.cancelled() and (error := opening.exception()):
        raise error


def _config(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="asyncio",
        http=HttpConnection,
        ws=SocketConnection,
        # most messages fit into one packet, and compressing it costs memory for each connection
        ws_per_message_deflate=False,
        # a little more than the longest message, so that a long one is refused with the reason
        ws_max_size=2 * protocol.MESSAGE_LIMIT,
        # the client has its own heartbeat; two of them close good connections under load
        ws_ping_interval=None,
        h11_max_incomplete_event_size=_HEAD_LIMIT,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `entrance.behind` does it, for configured proxies
        timeout_graceful_shutdown=_GRACE,
    )


@contextlib.asynccontextmanager
async def _metrics(lobby: Lobby, where: tuple[str, int] | None) -> AsyncIterator[None]:
    """Serve the metrics, if requested. Raises ListenError."""
    if where is None:
        yield
        return
    module = await asyncio.to_thread(import_module, "boneace.table.web.metrics")
    async with contextlib.AsyncExitStack() as open_:
        try:
            await open_.enter_async_context(module.served(lobby, *where))
        except OSError as error:
            raise ListenError(_why_not(error, *where)) from None
        yield


def _workers(settings: Settings) -> Workers:
    """The workers that think for bots. Raises ClusterError if a cluster cannot be used."""
    if settings.ray is None:
        return Workers(settings.workers)
    from boneace.cluster.on_ray import OnRay

    return Workers(shared=OnRay(settings.ray, settings.workers or None))


def _news(url: str | None) -> News:
    """News within this process, or for all servers that use the same Redis."""
    if url is None:
        return News()
    from boneace.table.play.servers.redis_news import RedisNews

    return RedisNews(url)


async def _open_store(db: str | Path | None) -> Store:
    """Open the store. Importing a database library is slow: the page is served meanwhile."""
    module = await asyncio.to_thread(import_module, "boneace.table.store.store")
    store: Store = await module.Store.open(db)
    return store


def _signals(
    server: uvicorn.Server, stopping: Callable[[], None]
) -> contextlib.AbstractContextManager[None]:
    """Let Ctrl+C and SIGTERM stop the server in order; a second one hurries it."""

    def stop(number: int, frame: object) -> None:
        stopping()
        server.force_exit = server.should_exit
        server.should_exit = True

    return handled((signal.SIGINT, signal.SIGTERM), stop)
