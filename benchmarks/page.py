"""The page in Chromium: bytes and requests of the first load, the time until it can be used on a
slow phone, and in a whole match the time from an interaction to the next paint, and layout shifts.
"""

from __future__ import annotations

import argparse
import json
import re
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.table import Table

from benchmarks.report import console, machine

#: Lighthouse's “slow 4G”: 150 ms there and back, 1.6 Mbit/s; and a processor four times slower.
SLOW = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_638_400 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER = 4
PHONE = {"width": 390, "height": 844}
#: When a match can be begun: the first button for it has been painted. Seen from inside the page,
#: because Playwright's own look at the buttons would cost a slow processor 200 ms.
USABLE = """(() => {
    const seen = new MutationObserver(() => {
        if (!document.querySelector('.tile button.primary')) return;
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now(); }));
    });
    seen.observe(document, {childList: true, subtree: true});
})()"""
LOADS = 5
#: Every layout shift that no tap explains, and how long each interaction took to its next paint.
WATCH = """() => {
    window.seen = {shifts: [], interactions: {}};
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) {
            if (one.hadRecentInput) continue;
            const moved = one.sources.map(({node}) => node?.className || node?.nodeName);
            window.seen.shifts.push([one.startTime, one.value, moved.join(', ')]);
        }
    }).observe({type: 'layout-shift', buffered: true});
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) {
            if (!one.interactionId) continue;
            const known = window.seen.interactions[one.interactionId] ?? 0;
            window.seen.interactions[one.interactionId] = Math.max(known, one.duration);
        }
    }).observe({type: 'event', durationThreshold: 16, buffered: true});
}"""
OPEN = "button[aria-disabled='false']"
MOVES = f".mine.turn .actions {OPEN}, .mine.turn .hand {OPEN}"
ONWARD = ".showdown .button.primary"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="thirty-one", help="the game of the match")
    parser.add_argument("--taps", type=int, default=400, help="at most in the match (%(default)s)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> None:
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_chromium())
        found = first_load(browser, address)
        found |= match(browser, address, arguments.game, arguments.taps)
        browser.close()
    if arguments.json:
        print(json.dumps(found))
        return
    machine()
    table = Table(title=f"The page, {arguments.game}")
    table.add_column("measured")
    table.add_column("figure", justify="right")
    for name, figure in found.items():
        table.add_row(name, f"{figure:,.3f}" if isinstance(figure, float) else f"{figure:,}")
    console.print(table)


@contextmanager
def served() -> Iterator[str]:
    """A server with a separate store."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "boneace", "--no-browser", "--port", str(port)]
        command += ["--db", str(Path(folder) / "table.sqlite"), "--bot-delay", "0.3"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            process.stdout.readline()
            try:
                yield f"http://127.0.0.1:{port}"
            finally:
                process.terminate()


def _chromium() -> str | None:
    """The system's browser; None for the one that Playwright may have installed."""
    names = ("chromium-headless-shell", "chromium", "google-chrome")
    return next(filter(None, map(which, names)), None)


def slow_phone(browser: Browser) -> Page:
    context = browser.new_context(viewport=PHONE, has_touch=True, service_workers="block")  # type: ignore[arg-type]
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def first_load(browser: Browser, address: str) -> dict[str, Any]:
    """Load the first page with an empty cache, until a match can be begun: the median of five."""
    _load(browser, address)  # so that the server has answered once
    times: list[float] = []
    sizes: list[float] = []
    for _ in range(LOADS):
        usable, sizes = _load(browser, address)
        times.append(usable)
    return {
        "first load, KB compressed": sum(sizes) / 1000,
        "first load, requests": len(sizes),
        "slow 4G, 4x slower processor: seconds until usable": median(times),
        "the quickest of those loads, seconds": min(times),
    }


def _load(browser: Browser, address: str) -> tuple[float, list[float]]:
    """Seconds until a match could be begun, and the bytes of each answer."""
    page = slow_phone(browser)
    page.add_init_script(USABLE)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(address, wait_until="commit")
    page.wait_for_timeout(1000)
    page.get_by_role("button", name=re.compile("^Play now")).first.wait_for()
    page.wait_for_load_state("networkidle")
    usable: float = page.evaluate("window.usable")
    page.context.close()
    return usable / 1000, sizes


def match(browser: Browser, address: str, game: str, most: int) -> dict[str, Any]:
    """A match on a screen like a phone's, played by tapping open moves, at most `most` times."""
    context = browser.new_context(viewport=PHONE, has_touch=True, service_workers="block")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"{address}/new/{game}")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/match/*")
    page.locator(".mine .hand, .mine .hands").first.wait_for()
    page.wait_for_timeout(1500)
    page.evaluate(WATCH)
    taps = tap_through(page, most)
    seen = page.evaluate("window.seen")
    context.close()
    times = sorted(seen["interactions"].values())
    return {
        "taps in the match": taps,
        "interaction to next paint, 95th percentile, ms": quantiles(
            times, n=20, method="inclusive"
        )[-1],
        "interaction to next paint, worst, ms": times[-1],
        "cumulative layout shift while playing": cumulative_shift(seen["shifts"]),
    }


def tap_through(page: Page, most: int) -> int:
    """Tap open moves until the match is over, or `most` times; returns the number of taps."""
    taps = 0
    while taps < most:
        page.wait_for_selector(f"{MOVES}, {ONWARD}, .showdown.won, .showdown.over", timeout=90_000)
        onward = page.locator(ONWARD)
        if onward.count():
            onward.first.tap()
        elif page.locator(MOVES).count():
            choices = page.locator(MOVES)
            choices.nth(taps % choices.count()).tap(timeout=5_000)
        else:
            break
        taps += 1
        page.wait_for_timeout(120)
        if page.locator(".showdown").get_by_role("link", name="New match").count():
            break
    return taps


def cumulative_shift(shifts: Iterable[tuple[float, float, str]]) -> float:
    """CLS of shifts at times in milliseconds: the worst window of at most five seconds in which
    no shift comes more than one second after the one before it."""
    worst = current = began = last = 0.0
    for time, value, _ in shifts:
        if time - last > 1000 or time - began > 5000:
            current, began = 0.0, time
        current, last = current + value, time
        worst = max(worst, current)
    return worst
