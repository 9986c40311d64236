"""The built browser client, served from memory.

Each file is read once. The build has compressed it with Brotli (`page.js.br` beside `page.js`); for
other browsers it is compressed here. Browsers may cache forever the files that the build names
after their content (`assets/`); they request all others again.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import mimetypes
import re
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from boneace.languages import best_of
from boneace.languages.codes import LANGUAGES

FOLDER = Path(__file__).parents[1] / "static"
_FOREVER = "public, max-age=31536000, immutable"
_SMALLEST = 600
_NOT_BUILT = b"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Bone Ace: the client is not built</title></head>
<body>
<h1>The browser client is not built</h1>
<p>This is Bone Ace, run from its source. The server works; the page that you play on has to be
built once. In the folder <code>web</code> run</p>
<pre>npm ci
npm run build</pre>
<p>and load this page again. A Bone Ace installed from a package has it built already.</p>
</body>
</html>
"""

# not taken from the machine: its registry or /etc may be wrong, which has broken pages before
_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
}
_MESSAGES = "messages.json"  # the build writes it: the file of messages of each language
_NAMED = re.compile(r'(?:src|href)="/(assets/[^"]+)"')
_MOST_SITES = 16
_PREVIEW = 'content="/preview.png"'
_SQUEEZED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ico"}


class _File(NamedTuple):
    stamp: tuple[int, int]
    plain: bytes
    gzip: bytes | None
    brotli: bytes | None
    tag: str

    def best(self, accepted: str) -> tuple[bytes, str]:
        """The shortest form that a browser accepts, and the name of its coding, “” for none."""
        if self.brotli is not None and "br" in accepted.replace(" ", "").split(","):
            return self.brotli, "br"
        if self.gzip is not None and "gzip" in accepted:
            return self.gzip, "gzip"
        return self.plain, ""


class Client:
    """The files of the built client in a folder."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._files: dict[str, _File] = {}
        self._pages: dict[str, _File] = {}  # by the address of the site that a browser uses

    def page(self, request: Request) -> Response:
        """The client's one page, whatever the address: the client reads the address itself.

        The head of the answer names what every screen needs first, so that a browser does not have
        to wait for the page, and then for the scripts, before it requests them.
        """
        page = self._find("index.html")
        if page is not None:
            found = _answer(request, "index.html", self._previewed(page, str(request.base_url)))
            found.headers["link"] = ", ".join(self._ahead(_language(request)))
            found.headers["vary"] = "accept-encoding, accept-language, cookie"
            return found
        return Response(_NOT_BUILT, media_type="text/html", headers={"cache-control": "no-store"})

    def file(self, request: Request, name: str) -> Response | None:
        """A file by its path under the folder, or None if there is none."""
        found = self._find(name)
        return None if found is None else _answer(request, name, found)

    def _previewed(self, page: _File, site: str) -> _File:
        """The page with the full address of its picture, as previews of links need it."""
        known = self._pages.get(site)
        if known is None or known.tag != page.tag:
            if len(self._pages) >= _MOST_SITES:
                self._pages.clear()
            address = f'content="{html.escape(site)}preview.png"'
            plain = page.plain.replace(_PREVIEW.encode(), address.encode())
            squeezed = gzip.compress(plain, 9, mtime=0)
            known = self._pages[site] = _File(page.stamp, plain, squeezed, None, page.tag)
        return known

    def _ahead(self, language: str) -> list[str]:
        """The scripts and styles of the page, the messages of a language, and the games."""
        page, messages = self._find("index.html"), self._find(_MESSAGES)
        named = _NAMED.findall(page.plain.decode()) if page else []
        if messages and (spoken := json.loads(messages.plain).get(language)):
            named.append(spoken)
        links = [(f"/{name}", "style" if name.endswith(".css") else "script") for name in named]
        links.append((f"/api/games?language={language}", "fetch"))
        return [f"<{address}>; rel=preload; as={kind}; crossorigin" for address, kind in links]

    def _find(self, name: str) -> _File | None:
        """Read a file once; again when it has changed, as it does during development."""
        parts = name.split("/")
        if any(part in ("", ".", "..") or part.startswith(".") for part in parts):
            return None
        if any("\\" in part or ":" in part or "\0" in part for part in parts):
            return None
        path = self._folder.joinpath(*parts)
        try:
            status = path.stat()
            if not path.is_file():
                return None
            stamp = (status.st_mtime_ns, status.st_size)
            known = self._files.get(name)
            if known is not None and known.stamp == stamp:
                return known
            plain = path.read_bytes()
        except OSError:
            return None
        squeezed = None
        if path.suffix in _SQUEEZED and len(plain) >= _SMALLEST:
            squeezed = gzip.compress(plain, 9, mtime=0)
        tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
        found = self._files[name] = _File(stamp, plain, squeezed, _brotli(path), tag)
        return found


def _answer(request: Request, name: str, found: _File) -> Response:
    headers = {
        "cache-control": _FOREVER if name.startswith("assets/") else "no-cache",
        "etag": found.tag,
        "vary": "accept-encoding",
    }
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body, coding = found.best(request.headers.get("accept-encoding", ""))
    if coding:
        headers["content-encoding"] = coding
    return Response(body, headers={**headers, "content-type": _type(name)})


def _language(request: Request) -> str:
    """The language that a person has chosen at the page, else what the browser asks for."""
    chosen = request.cookies.get("language")
    return chosen if chosen in LANGUAGES else best_of(request.headers.get("accept-language"))


def _brotli(path: Path) -> bytes | None:
    """A version of a file made by the build; None if there is none."""
    try:
        return path.with_name(f"{path.name}.br").read_bytes()
    except OSError:
        return None


def _type(name: str) -> str:
    suffix = Path(name).suffix
    return _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
