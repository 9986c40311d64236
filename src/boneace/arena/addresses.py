"""Bots behind an address: `http://…` or `https://…`, asked by an HTTP POST with JSON for each
decision.

A request is complete, so the bot does not need to remember anything:

    {"type": "choose", "boneace": 1, "game": "thirty-one", "seats": 2, "options": {…}, "seed": 7,
     "view": {…}, "moves": ["draw", "take", "knock"]}

The answer is status 200 and `{"move": "draw"}`. `seed` differs in each match. If the environment
variable BONEACE_BOT_TOKEN is set, each request has `Authorization: Bearer TOKEN`. A redirect is an
error and is not followed, so the token is sent nowhere else.
"""

from __future__ import annotations

import http.client
import os
from threading import local
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

import msgspec

from boneace.arena.asking import beginning, choosing, move_of
from boneace.errors import OptionError
from boneace.languages import say

if TYPE_CHECKING:
    from boneace.bots.seat import Seat

SCHEMES = ("http", "https")
TOKEN = "BONEACE_BOT_TOKEN"
PATIENCE = 60.0
"""Seconds that a bot has for its answer."""
MOST = 1 << 16
"""The most bytes that are read of an answer."""
Line = http.client.HTTPConnection
_lines = local()
"""Connections of a thread, by server: making one takes longer than an answer."""


class Behind:
    """A bot that answers at an address."""

    def __init__(self, address: str, game: str, seed: int) -> None:
        self.address, self._game, self._seed = address, game, seed
        self._parts, self._headers = _read(address), _headers()

    def choose(self, seat: Seat) -> str:
        """The move in its answer, in notation. Raises OptionError if there is none."""
        asked = beginning(self._game, seat, self._seed) | choosing(self._game, seat)
        status, body = self._asked(msgspec.json.encode(asked))
        if status != 200:
            raise OptionError(say("arena-address-status", address=self.address, status=str(status)))
        return move_of(
            body,
            lambda text, why: say("arena-address-answer", address=self.address, text=text, why=why),
        )

    def _asked(self, body: bytes) -> tuple[int, bytes]:
        path = (self._parts.path or "/") + (f"?{self._parts.query}" if self._parts.query else "")
        server = self._parts.scheme, self._parts.netloc
        held: dict[tuple[str, str], Line] = vars(_lines).setdefault("held", {})
        kept = held.pop(server, None)
        try:
            if kept is not None:
                try:
                    return self._sent(kept, path, body)
                except ConnectionError:  # the server has closed it in the meantime
                    kept.close()
            return self._sent(_line(self._parts), path, body)
        except (OSError, http.client.HTTPException) as error:
            told = say("arena-address-none", address=self.address, why=str(error))
            raise OptionError(told) from error

    def _sent(self, line: Line, path: str, body: bytes) -> tuple[int, bytes]:
        line.request("POST", path, body, self._headers)
        answer = line.getresponse()
        found = answer.status, answer.read(MOST)
        if answer.isclosed():  # all of it is read: the connection can be used again
            vars(_lines)["held"][self._parts.scheme, self._parts.netloc] = line
        return found


def _line(parts: SplitResult) -> Line:
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    return kind(str(parts.hostname), parts.port, timeout=PATIENCE)


def _headers() -> dict[str, str]:
    """The headers of a request. Raises OptionError for a token that cannot be sent in one."""
    found = {"Content-Type": "application/json"}
    token = os.environ.get(TOKEN, "").strip()  # a file that it came from may end with a new line
    if not (token.isascii() and token.isprintable()):
        raise OptionError(say("arena-bad-token", token=TOKEN))
    return found | ({"Authorization": f"Bearer {token}"} if token else {})


def _read(address: str) -> SplitResult:
    """The parts of an address. Raises OptionError for an invalid one, or one with a password."""
    try:
        parts = urlsplit(address)
        host = (parts.hostname or "").encode("idna")  # refuses names that no host can have
        fine = bool(host) and parts.scheme in SCHEMES and parts.port != 0
    except ValueError:
        fine = False
    if not fine or "@" in parts.netloc or not address.isascii() or " " in address:
        raise OptionError(say("arena-bad-address", address=address, token=TOKEN))
    return parts
