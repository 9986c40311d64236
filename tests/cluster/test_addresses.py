"""Clusters that cannot be used: a sentence each, soon."""

from __future__ import annotations

import socket
import sys
import time
from collections.abc import Iterator
from socketserver import StreamRequestHandler, TCPServer
from threading import Thread

import pytest

from boneace.cli import main

ARENA = ["arena", "three-stake-brag", "zoo:honest", "zoo:caller"]


class Greeting(StreamRequestHandler):
    def handle(self) -> None:
        self.wfile.write(b"SSH-2.0-Another\r\n")


@pytest.fixture
def not_ray() -> Iterator[int]:
    """The port of a server with another protocol."""
    with TCPServer(("127.0.0.1", 0), Greeting) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield int(server.server_address[1])
        server.shutdown()


def refused(address: str, capsys: pytest.CaptureFixture[str]) -> str:
    pytest.importorskip("ray")
    begun = time.monotonic()
    assert main([*ARENA, "--ray", address]) == 2
    assert time.monotonic() - begun < 20, "Ray itself would take more than a minute"
    told = capsys.readouterr()
    assert not told.out and told.err.startswith("boneace: ") and told.err.count("\n") == 1
    return told.err


@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_nobody_listens(scheme: str, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))  # and does not listen
        address = f"{scheme}127.0.0.1:{free.getsockname()[1]}"
        assert f"{address} cannot be used" in refused(address, capsys)


def test_somebody_else_listens(not_ray: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert "is not Ray" in refused(f"127.0.0.1:{not_ray}", capsys)


@pytest.mark.parametrize(
    "address", ["", "http://a:1", "a:1:2", "a:port", "a:1/path", "me@a:1", "a..b", "ray://a..b:1"]
)
def test_no_address_at_all(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"“{address}” is not the address of a Ray cluster" in refused(address, capsys)


LOG = """The last 20 lines of dashboard.log (it contains the error message from the dashboard):
2026-01-02 03:04:05,678 INFO dashboard.py:90 -- Starting aiohttp.
"""


@pytest.mark.parametrize(
    ("raised", "said"),
    [
        ("no room for it", "no room for it"),
        (f"{LOG}OSError: no port is free", "dashboard): OSError: no port is free"),
        (LOG, "dashboard):"),  # lines without a failure are left out
    ],
)
def test_ray_cannot_be_started_here(
    raised: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ray = pytest.importorskip("ray")

    def init(*_: object, **__: object) -> None:
        raise RuntimeError(raised)

    monkeypatch.setattr(ray, "init", init)
    told = refused("local", capsys)
    assert "Ray could not be started on this machine: " in told and f"{said}; --jobs" in told
    assert "INFO" not in told


def test_ray_is_not_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*ARENA, "--ray", "local"]) == 2
    told = capsys.readouterr().err
    assert "Ray is not installed" in told and "pip install 'boneace[cluster]'" in told
