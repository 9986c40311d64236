"""Addresses of Ray: their form, and whether something like Ray answers there.

Ray itself waits for more than a minute if nothing answers, and then ends the program.
"""

from __future__ import annotations

import os
import socket
from urllib.parse import urlsplit

from boneace.cluster.errors import ClusterError
from boneace.errors import shown
from boneace.languages import say

LOCAL, CLIENT = "local", "ray://"
PORT, CLIENT_PORT = 6379, 10001
PATIENCE = 3.0
"""Seconds that a connection may take, and the first answer."""

# The beginning of HTTP/2, which Ray speaks; any server of it answers with a frame of this kind.
_PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
_HEAD, _SETTINGS = 9, 4


def checked(address: str) -> str:
    """The address, with its port. Raises ClusterError if it is invalid, or nothing answers
    there."""
    if not isinstance(address, str):
        raise ClusterError(say("cluster-bad-address", address=shown(address)))
    if address == LOCAL:
        return address
    scheme = CLIENT if address.startswith(CLIENT) else ""
    host, port = _parts(address)
    port = port or (CLIENT_PORT if scheme else PORT)
    try:
        answered = _answers(host, port)
    except OSError as error:
        why = error.strerror or str(error)
        raise ClusterError(say("cluster-no-answer", address=address, why=why)) from error
    if not answered:
        raise ClusterError(say("cluster-not-ray", address=address))
    return f"{scheme}[{host}]:{port}" if ":" in host else f"{scheme}{host}:{port}"


def _parts(address: str) -> tuple[str, int | None]:
    try:
        parts = urlsplit(address if address.startswith(CLIENT) else f"//{address}")
        host, port = parts.hostname, parts.port
        (host or "").encode("idna")  # refuses names that no host can have
    except ValueError:
        host, port = None, None
    if not host or parts.path or parts.query or parts.username is not None:
        raise ClusterError(say("cluster-bad-address", address=address))
    return host, port


def _answers(host: str, port: int) -> bool:
    """Whether the server there speaks as Ray does. Raises OSError if nothing listens."""
    with socket.create_connection((host, port), PATIENCE) as connection:
        if os.environ.get("RAY_USE_TLS", "0") not in ("", "0"):
            return True  # the rest of the answer does not matter
        connection.settimeout(PATIENCE)
        connection.sendall(_PREFACE)
        got = b""
        try:
            while len(got) < _HEAD and (more := connection.recv(_HEAD - len(got))):
                got += more
        except OSError:
            return False
    return len(got) == _HEAD and got[3] == _SETTINGS
