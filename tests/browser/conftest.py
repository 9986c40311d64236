"""A real browser at a real table: the server as a user starts it, and Debian's Chromium."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser import same_cards
from tests.browser.bettor import Bettor
from tests.browser.exchanger import Exchanger
from tests.browser.player import Player

Seated = TypeVar("Seated", bound=Player)
#: No page is open for long enough to make optimising its scripts worthwhile.
SWITCHES = (
    "--disable-gpu",
    "--renderer-process-limit=1",  # contexts share one: starting another takes a tenth of a test
    "--disable-background-networking",
    "--js-flags=--no-turbofan",
    "--default-tile-width=512",  # fewer pieces to draw: a fifth of what drawing costs
    "--default-tile-height=512",
)
#: Nobody looks at most pages, so they are not painted, which is a quarter of what they cost. They
#: are laid out as ever; Chromium does not paint what is fainter than 0.0004.
UNPAINTED = """document.adoptedStyleSheets = [new CSSStyleSheet()];
    document.adoptedStyleSheets[0].replaceSync('html { opacity: 0.0003 }');"""
PATIENCE = 90_000  # milliseconds: the first test may wait for the engine to be compiled
ROOT = Path(__file__).parents[2]
#: The browsers that the tests can run with. The first is Chromium without a window: it lays out and
#: draws the same, at two thirds of the cost.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
REMEDY = f"no Chromium or Chrome is on this machine; on Debian: apt-get install {BROWSERS[0]}"


def browser_path() -> str | None:
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The system's Chromium, offline except for this machine."""
    path = browser_path()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(REMEDY)
        pytest.skip(REMEDY)
    return {
        "executable_path": path,
        "args": [*SWITCHES, "--no-sandbox"],
    }


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`boneace` as a user runs it, with its own database and a fixed shuffle."""

    def __init__(self, folder: Path, bot_delay: int = 0, packages: Sequence[Path] = ()) -> None:
        self.bot_delay = bot_delay
        self.packages = packages  # folders where games from outside are installed
        self.database = folder / "table.sqlite"
        self.cards = folder / "cards"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", same_cards.__name__, str(self.cards)]
        command += ["--no-browser", "--bot-delay", str(self.bot_delay)]
        command += ["--port", str(self.port), "--db", str(self.database)]
        paths = [*map(str, self.packages), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert self.address in line, f"the server said {line!r}"

    def deal(self, name: str) -> None:
        """Matches begun from now on have the cards of this name."""
        same_cards.write(self.cards, name)

    def kill(self) -> None:
        """End the server as a power cut would: without time to tidy up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all files, so each game is loaded once. Tests do not use each other's
    matches."""
    running = Server(tmp_path_factory.mktemp("table"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def cards(request: pytest.FixtureRequest, browser_type_launch_args: dict[str, Any]) -> None:
    """Every test has its own cards, the same in every run. A mark can choose others."""
    if "server" in request.fixturenames:
        marked = request.node.get_closest_marker("cards")
        running: Server = request.getfixturevalue("server")
        running.deal(marked.args[0] if marked else request.node.name)


@pytest.fixture
def browser_context_args(
    browser_context_args: dict[str, Any], request: pytest.FixtureRequest
) -> dict[str, Any]:
    """A desktop that asks for less motion, unless a test is marked with another context."""
    usual: dict[str, Any] = {
        "viewport": {"width": 1280, "height": 800},
        "reduced_motion": "reduce",
        "service_workers": "block",  # so that a test can intercept requests to the server
    }
    marked = request.node.get_closest_marker("browser_context_args")
    return browser_context_args | usual | (marked.kwargs if marked else {})


@pytest.fixture(scope="session")
def keepers() -> dict[str, Page]:
    """A page of each context of this worker, by its server, its arguments and what is painted.

    While one is open, the renderer process stays alive and has the files of the page cached. What
    a test left in the storage of its server is cleared through it.
    """
    return {}


@pytest.fixture
def context(
    browser: Browser,
    browser_context_args: dict[str, Any],
    keepers: dict[str, Page],
    server: Server,
    request: pytest.FixtureRequest,
) -> Iterator[BrowserContext]:
    """A browser that keeps nothing from an earlier test except the files of the page."""
    painted = request.node.get_closest_marker("painted") is not None
    key = repr([server.address, painted, *sorted(browser_context_args.items())])
    if key not in keepers:
        made = browser.new_context(**browser_context_args)
        if not painted:
            made.add_init_script(UNPAINTED)
        keepers[key] = made.new_page()
        keepers[key].goto(f"{server.address}/healthz")
    keeper = keepers[key]
    yield keeper.context
    for page in keeper.context.pages:
        if page != keeper:
            page.close()
    keeper.evaluate("localStorage.clear()")
    keeper.context.clear_cookies()
    keeper.context.clear_permissions()


@pytest.fixture
def player(page: Page, context: BrowserContext, server: Server) -> Iterator[Player]:
    """A person at the page; after the test, check that the page did nothing forbidden."""
    yield from seated(Player(page, server.address), context)


@pytest.fixture
def bettor(page: Page, context: BrowserContext, server: Server) -> Iterator[Bettor]:
    """The same person at the games of vying."""
    yield from seated(Bettor(page, server.address), context)


@pytest.fixture
def exchanger(page: Page, context: BrowserContext, server: Server) -> Iterator[Exchanger]:
    """The same person at Switch and Stop the Bus."""
    yield from seated(Exchanger(page, server.address), context)


def seated(found: Seated, context: BrowserContext) -> Iterator[Seated]:
    context.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    yield found
    assert found.complaints == []
    assert {url for url in found.requested if not url.startswith(found.address)} == set()
