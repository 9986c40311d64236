"""The address of a table of friends, and joining it."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from boneace.errors import BoneAceError
from boneace.languages import current, say

PATIENCE = 20.0
"""Seconds that the server may take to answer."""
_PATH = re.compile(r"/table/([0-9a-z]{4,16})/?")


class AwayError(BoneAceError):
    """A bot cannot play at a table; `place` is the part of the request that was refused."""

    def __init__(self, reason: str, place: str | None = None) -> None:
        self.place = place
        super().__init__(reason)


@dataclass(frozen=True)
class Address:
    """A table: the server that has it, and its code."""

    server: str
    """Such as http://192.168.1.5:3131."""
    code: str

    @classmethod
    def read(cls, text: str) -> Address:
        """The address in the link of a table. Raises AwayError for anything else.

        >>> Address.read("http://192.168.1.5:3131/table/k3x9m2pq")
        Address(server='http://192.168.1.5:3131', code='k3x9m2pq')
        """
        try:
            parts = urlsplit(text)
            host, _ = parts.hostname, parts.port
        except ValueError:
            host = None
        found = _PATH.fullmatch(parts.path) if host else None
        if found is None or parts.scheme not in ("http", "https"):
            raise AwayError(say("outside-bad-address", text=text))
        return cls(f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}", found[1])

    def socket(self, path: str) -> str:
        """The address of a socket of the server."""
        return self.server.replace("http", "ws", 1) + path


@dataclass(frozen=True)
class Place:
    """The server's answer: the bot's identity at the table, and its key."""

    member: int
    key: str


def join(address: Address, name: str) -> Place:
    """Join a table as a bot. Raises AwayError with the server's reason."""
    headers = {"content-type": "application/json", "accept-language": current()}
    request = urllib.request.Request(
        f"{address.server}/api/tables/{address.code}/join",
        json.dumps({"name": name, "bot": True}).encode(),
        headers,
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            found = json.load(answer)
            return Place(int(found["member"]), str(found["key"]))
    except urllib.error.HTTPError as error:
        raise _refused(address, error) from None
    except (OSError, urllib.error.URLError) as error:
        why = str(getattr(error, "reason", None) or error)
        raise AwayError(say("outside-unreached", server=address.server, why=why)) from None
    except (ValueError, KeyError, TypeError):
        raise AwayError(say("outside-no-server", server=address.server)) from None


def _refused(address: Address, error: urllib.error.HTTPError) -> AwayError:
    """The server's own error message, if it is a Bone Ace table."""
    try:
        told: dict[str, Any] = json.load(error)["error"]
        reason, place = str(told["reason"]), told.get("place")
    except (ValueError, KeyError, TypeError):
        return AwayError(say("outside-no-server", server=address.server))
    return AwayError(say("outside-refused", reason=reason), place)
