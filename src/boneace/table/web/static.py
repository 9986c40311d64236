"""The built browser client, served from memory.

It is a little over a hundred kilobytes: each file is read and compressed once. Browsers may cache
files that the build names after their content (`assets/`) for ever; they request all others again.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

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

# not left to the machine: its registry or /etc may be wrong, which has broken pages before
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
_SQUEEZED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ico"}


class _File(NamedTuple):
    stamp: tuple[int, int]
    plain: bytes
    squeezed: bytes | None
    tag: str


class Client:
    """The files of the built client in a folder."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._files: dict[str, _File] = {}

    def page(self, request: Request) -> Response:
        """The client's one page, whatever the address: the client reads the address itself."""
        found = self.file(request, "index.html")
        if found is not None:
            return found
        return Response(_NOT_BUILT, media_type="text/html", headers={"cache-control": "no-store"})

    def file(self, request: Request, name: str) -> Response | None:
        """A file by its path under the folder, or None if there is none."""
        found = self._find(name)
        if found is None:
            return None
        headers = {
            "cache-control": _FOREVER if name.startswith("assets/") else "no-cache",
            "etag": found.tag,
            "vary": "accept-encoding",
        }
        if found.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = found.plain
        if found.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = found.squeezed
            headers["content-encoding"] = "gzip"
        return Response(body, headers={**headers, "content-type": _type(name)})

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
        found = self._files[name] = _File(stamp, plain, squeezed, tag)
        return found


def _type(name: str) -> str:
    suffix = Path(name).suffix
    return _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
