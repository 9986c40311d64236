"""`boneace`: open the table and keep it open until it is told to stop.

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
from collections.abc import Callable, Generator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn

from boneace.errors import BoneAceError
from boneace.languages import say
from boneace.table.play.loader import GameLoader
from boneace.table.play.lobby import Lobby
from boneace.table.store.sqlite import check_file
from boneace.table.store.stored import default_path, is_url
from boneace.table.web.app import create_app

if TYPE_CHECKING:
    from boneace.table.store.store import Store

WRONG = 2
"""The exit status when the table cannot be opened."""

_GRACE = 3


class ListenError(BoneAceError):
    """The server cannot listen on the address."""


def run(
    host: str = "127.0.0.1",
    port: int = 3131,
    db: str | Path | None = None,
    open_browser: bool = False,
    bot_delay: float = 0.9,
) -> int:
    """Serve until SIGINT or SIGTERM; returns the exit status."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    logging.getLogger("boneace").setLevel(logging.INFO)
    try:
        listener = listen(host, port)
        with contextlib.closing(listener):
            if not is_url(db):
                check_file(Path(db or default_path()))
            asyncio.run(_serve(listener, host, db, open_browser, bot_delay))
    except BoneAceError as error:
        print(f"boneace: {error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:  # before the server had its own handler, or a second time
        return 130
    return 0


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on the address. Raises ListenError, which says what to do."""
    try:
        found = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
    except (socket.gaierror, OverflowError, UnicodeError):
        raise ListenError(say("serving-no-address", host=host, port=port)) from None
    # “localhost” is two addresses on many machines; browsers try both
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
        # uvicorn would raise the signal again after it shuts down, before the store is closed
        yield


async def _serve(
    listener: socket.socket,
    host: str,
    db: str | Path | None,
    open_browser: bool,
    bot_delay: float,
) -> None:
    """Serve until told to stop. Raises StoreError if the store cannot be opened."""
    lobby = Lobby(lambda: _open_store(db), GameLoader(), bot_delay)
    config = uvicorn.Config(
        create_app(lobby, host=host),
        loop="asyncio",
        ws="websockets-sansio",
        # most messages fit into one packet, and compressing it costs memory for each connection
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,
        # the client has a heartbeat of its own; two of them close good connections under load
        ws_ping_interval=None,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=_GRACE,
    )
    url = address(listener, host)
    opening: asyncio.Task[Store] | None = None

    def listening() -> None:
        nonlocal opening
        print(say("serving-at", url=url), flush=True)
        opening = asyncio.create_task(lobby.store())
        opening.add_done_callback(opened)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    def opened(task: asyncio.Task[Store]) -> None:
        if task.cancelled() or task.exception() is not None:
            server.should_exit = True

    server = _Server(config, listening)
    with _signals(server):
        await server.serve([listener])
    if opening is not None and not opening.cancelled() and (error := opening.exception()):
        raise error


async def _open_store(db: str | Path | None) -> Store:
    """Open the store. Importing a database library is slow: the page is served meanwhile."""
    module = await asyncio.to_thread(import_module, "boneace.table.store.store")
    store: Store = await module.Store.open(db)
    return store


@contextlib.contextmanager
def _signals(server: uvicorn.Server) -> Generator[None]:
    """Let Ctrl+C and SIGTERM shut the server down cleanly; a second Ctrl+C does not wait."""
    wanted = (signal.SIGINT, signal.SIGTERM)
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, server.handle_exit) for number in wanted}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
