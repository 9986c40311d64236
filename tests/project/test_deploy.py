"""The files for running a server: their options exist, and they agree with each other."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from boneace.cli import _parser
from tests.places import checkout
from tests.servers import missing

ROOT = checkout()
DEPLOY = ROOT / "deploy"
OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8").replace("\\\n", " ")


def commands() -> dict[str, list[str]]:
    """Every command line of boneace in these files and in their page, without its first word."""
    unit = re.search(r"^ExecStart=(.*)$", text("boneace.service"), re.MULTILINE)
    entry = re.search(r"^ENTRYPOINT (.*)$", text("Containerfile"), re.MULTILINE)
    more = re.search(r"^CMD (.*)$", text("Containerfile"), re.MULTILINE)
    assert unit and entry and more
    image = [*json.loads(entry[1]), *json.loads(more[1])]
    found = {"unit": shlex.split(unit[1])[1:], "image": image[1:]}
    for number, line in enumerate(re.findall(r"^boneace (.*)$", OPERATIONS, re.MULTILINE)):
        found[f"page-{number}"] = shlex.split(line)
    proxy = re.search(r"which boneace must know: boneace (.*)$", text("Caddyfile"), re.MULTILINE)
    assert proxy
    found["proxy"] = shlex.split(proxy[1])
    return found


@pytest.mark.parametrize("name", commands())
def test_the_options_exist(name: str) -> None:
    parsed = _parser().parse_args(commands()[name])
    assert parsed.run


def test_there_are_commands() -> None:
    assert len(commands()) >= 6


def test_the_files_agree() -> None:
    parsed = _parser().parse_args(commands()["unit"])
    (host,) = parsed.name
    assert f"\n{host} {{" in text("Caddyfile")
    assert f"reverse_proxy {parsed.host}:{parsed.port}\n" in text("Caddyfile")
    assert parsed.proxy == ["127.0.0.1", "::1"]
    assert str(parsed.db).startswith("/var/lib/boneace/")
    assert "StateDirectory=boneace\n" in text("boneace.service")
    image = _parser().parse_args(commands()["image"])
    assert f"EXPOSE {image.port}\n" in text("Containerfile")
    assert f"127.0.0.1:{image.port}/healthz" in text("Containerfile")
    assert image.host == "0.0.0.0", "inside of an image nobody else is at its own address"


def test_the_image_copies_what_there_is() -> None:
    for source in re.findall(r"^COPY (?!--from)(\S+) ", text("Containerfile"), re.MULTILINE):
        assert (ROOT / source).exists(), source


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """The program at the unit's path does not exist: another one replaces it."""
    unit = tmp_path / "boneace.service"
    unit.write_text(text("boneace.service").replace("/opt/boneace/bin/boneace", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True
    )
    said = [line for line in done.stderr.splitlines() if "boneace.service" in line]
    assert said == []


def test_caddy_understands_its_file() -> None:
    if not shutil.which("caddy"):
        missing("Caddy", "caddy")
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile"]
    subprocess.run(command, check=True, capture_output=True)


def test_the_limits_on_the_page_are_those_of_the_server() -> None:
    from boneace.table.play import lobby, protocol
    from boneace.table.web import limits

    rows = {
        "requests": "| requests |",
        "sockets": "| sockets opened |",
        "matches": "| new matches",
        "reviews": "| reviews",
        "comparisons": "| comparisons |",
        "links": "| links that do not work",
        "wishes": "| requests of a member",
        "words": "| chat messages of a member",
    }
    assert set(rows) == set(limits.QUOTAS)
    for kind, begins in rows.items():
        (row,) = [line for line in OPERATIONS.splitlines() if line.startswith(begins)]
        most, rate = row.split("|")[2:4]
        quota = limits.QUOTAS[kind]
        seconds = round(1 / quota.a_second)
        told = (
            f"{quota.a_second:g} a second" if quota.a_second >= 1 else f"one in {seconds} seconds"
        )
        assert most.split(",")[0].strip() == f"{quota.most:g}" and rate.strip() == told, kind
    assert f"| sockets open | {limits.SOCKETS_OF_ONE} |" in OPERATIONS
    flat = " ".join(OPERATIONS.split())
    assert f"{limits.SOCKETS:,} sockets, {lobby.MOST_OPEN:,} matches in memory" in flat
    assert (
        f"{protocol.MESSAGE_LIMIT:,} bytes at most, a request body {protocol.BODY_LIMIT:,}" in flat
    )


def test_a_key_has_as_many_bits_as_the_page_says() -> None:
    source = (ROOT / "src/boneace/table/play/lobby.py").read_text(encoding="utf-8")
    (size,) = set(re.findall(r"token_urlsafe\((\d+)\)", source))
    assert f"random, of {8 * int(size)} bits" in OPERATIONS
