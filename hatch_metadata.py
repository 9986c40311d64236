"""What the README and the addresses of the project are in the metadata of a package.

A package index shows the README without the files beside it, so a link to one of them must be
absolute there. The address is that of the repository that a build is made from: git's `origin`, or
what the environment variable BONEACE_SOURCE says. Where neither is known, as in a checkout that
came from nowhere, no address is made up: the links become plain text that names the file.

A source distribution has the outcome in its PKG-INFO, which is what a wheel built from it gets.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

from hatchling.metadata.plugin.interface import MetadataHookInterface

#: A link to a file of the project: neither to another host nor inside the page.
LINK = re.compile(r"\[(?P<text>[^\]]+)\]\((?P<file>(?![a-z]+:|#|/)[^)]+)\)")
#: Pictures of the project, which are nowhere else to be found.
PICTURES = re.compile(r"<p>\n(?:  <img src=\"docs/[^>]+>\n)+</p>\n\n")
#: What git takes for a repository on a host: `git@host:path` as well as addresses.
SHORT = re.compile(r"(?:[^@/]+@)?(?P<host>[\w-]+(?:\.[\w-]+)+):(?P<path>[^/].*)")
LONG = re.compile(r"(?:https?|ssh|git)://(?:[^@/]+@)?(?P<host>[^/:]+)(?::\d+)?/(?P<path>.+)")


def web_address(remote: str) -> str | None:
    """The page of a repository, without anybody's name or password; None for one without a page.

    >>> web_address("git@example.org:club/boneace.git")
    'https://example.org/club/boneace'
    >>> web_address("https://ann:secret@example.org/club/boneace/")
    'https://example.org/club/boneace'
    >>> web_address("/home/ann/boneace")
    """
    found = LONG.fullmatch(remote.strip()) or SHORT.fullmatch(remote.strip())
    if found is None:
        return None
    path = found["path"].strip("/").removesuffix(".git")
    return f"https://{found['host']}/{path}"


def source(root: Path) -> str | None:
    """The address of the repository that the project in this folder is of; None if unknown."""
    remote = os.environ.get("BONEACE_SOURCE", "")
    if not remote and (root / ".git").exists():
        asked = ("git", "config", "--get", "remote.origin.url")
        try:
            remote = subprocess.run(asked, cwd=root, capture_output=True, text=True).stdout
        except OSError:  # no git here
            remote = ""
    return web_address(remote)


def readme(text: str, address: str | None) -> str:
    """The README as a package index shows it.

    >>> readme("[Mus](docs/mus.md), [rules](#rules)", "https://example.org/boneace")
    '[Mus](https://example.org/boneace/blob/HEAD/docs/mus.md), [rules](#rules)'
    >>> readme("[Mus](docs/mus.md)", None)
    'Mus (`docs/mus.md`)'
    >>> readme('<img src="docs/mus.png">', "https://example.org/boneace")
    '<img src="https://example.org/boneace/raw/HEAD/docs/mus.png">'
    """
    if address is None:
        text = PICTURES.sub("", text)
        return LINK.sub(lambda link: f"{link['text']} (`{link['file']}`)", text)
    text = text.replace('<img src="docs/', f'<img src="{address}/raw/HEAD/docs/')
    return LINK.sub(lambda link: f"[{link['text']}]({address}/blob/HEAD/{link['file']})", text)


def urls(address: str | None) -> dict[str, str]:
    """The addresses that a package index lists."""
    if address is None:
        return {}
    pages = {
        "Documentation": "docs",
        "Changelog": "CHANGELOG.md",
        "Benchmarks": "benchmarks/README.md",
    }
    return {"Source": address} | {
        name: f"{address}/{'blob' if path.endswith('.md') else 'tree'}/HEAD/{path}"
        for name, path in pages.items()
    }


class ReadmeHook(MetadataHookInterface):
    """The custom metadata hook named in pyproject.toml."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, object]) -> None:
        root = Path(self.root)
        address = source(root)
        text = readme((root / "README.md").read_text(encoding="utf-8"), address)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = urls(address)
