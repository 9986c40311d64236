"""The quotas of requests, for each address and for all addresses together.

Each quota refills over time, like a bucket. The state of an address is dropped when many others
have come after it, so memory use is bounded.
"""

from __future__ import annotations

import ipaddress
import logging
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import NamedTuple

from starlette.types import Scope

from boneace.languages import say
from boneace.table.errors import TableError
from boneace.table.measures import measures

log = logging.getLogger(__name__)


class Quota(NamedTuple):
    """A number at once; after that, a number per second."""

    most: float
    a_second: float


QUOTAS: Mapping[str, Quota] = {
    "requests": Quota(600, 60),
    "sockets": Quota(240, 4),
    "matches": Quota(60, 1 / 6),
    "reviews": Quota(60, 1),
    "comparisons": Quota(12, 1 / 30),
    "links": Quota(30, 1 / 20),
    "wishes": Quota(40, 4),
    "words": Quota(8, 0.5),
}
"""For each address; a class or a club may share one. `wishes` and `words` are requests and chat at
a table or in a club, counted for each member, whatever pages they open.

`reviews` are the slow ones: reviews, replays, proofs, records, puzzles. `links` are those that lead
nowhere: wrong keys, unknown matches.
"""

QUOTAS_OF_ALL: Mapping[str, Quota] = {"matches": Quota(300, 20), "reviews": Quota(600, 30)}
"""For all addresses together, including this machine's own."""

SOCKETS_OF_ONE, SOCKETS = 128, 5000
"""The most open sockets, from one address and from all."""

KEPT = 10_000
"""The most addresses whose quotas are kept."""
_FULL_FOR = 30.0
_FORWARDED = (b"x-forwarded-for", b"forwarded")


class TooMany(TableError):
    """A quota is used up, or the server is full; `retry_after` is the number of seconds to wait."""

    def __init__(self, reason: str, wait: float, status: int = 429) -> None:
        super().__init__(reason, status=status)
        self.retry_after = max(1, math.ceil(wait))


class Credits:
    """A budget that refills over time."""

    def __init__(self, most: float, a_second: float) -> None:
        self._most, self._a_second = most, a_second
        self._left, self._at = most, time.monotonic()

    def spend(self) -> bool:
        """Take one credit; False if none is left."""
        if self.wait() > 0:
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """The seconds until a credit can be taken; 0 if one is left."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._a_second)
        self._at = now
        return max(0.0, (1 - self._left) / self._a_second)


class Limits:
    """The quotas of one server, for every part of it that gets this object.

    The person at this machine is not limited: requests from a loopback address, unless they came
    through a proxy. With `proxied`, the server is behind configured proxies, and every request
    counts for its address.
    """

    def __init__(
        self,
        *,
        proxied: bool = False,
        quotas: Mapping[str, Quota] = QUOTAS,
        of_all: Mapping[str, Quota] = QUOTAS_OF_ALL,
        sockets_of_one: int = SOCKETS_OF_ONE,
        sockets: int = SOCKETS,
    ) -> None:
        self._proxied, self._quotas = proxied, quotas
        self._sockets_of_one, self._most_sockets = sockets_of_one, sockets
        self._credits: OrderedDict[tuple[str, str], Credits] = OrderedDict()
        self._of_all = {kind: Credits(*quota) for kind, quota in of_all.items()}
        self._open: Counter[str] = Counter()
        self._all_open = 0
        self._noted = False

    @property
    def known(self) -> int:
        """The number of quotas kept for addresses."""
        return len(self._credits) + len(self._open)

    def who(self, scope: Scope) -> str | None:
        """The key for counting a request: an address, or an IPv6 network; None: not limited."""
        host = (scope.get("client") or ("", 0))[0]
        address = _address(host)
        if address is None:
            return "unknown"
        if address.is_loopback and not self._proxied:
            if not any(name in _FORWARDED for name, _ in scope["headers"]):
                return None
            self._note_proxy(host)
        if address.version == 4:
            return str(address)
        # a client with one IPv6 address has all of its network
        return str(ipaddress.ip_network((address, 64), strict=False))

    def spend(self, kind: str, scope: Scope) -> None:
        """Count one use of a quota for the address of a request. Raises TooMany."""
        who = self.who(scope)
        if who is not None:
            credits = self._of(kind, who)
            if not credits.spend():
                raise _too_many(kind, credits.wait())
        every = self._of_all.get(kind)
        if every is not None and not every.spend():
            raise _too_many(kind, every.wait())

    def check(self, kind: str, scope: Scope) -> None:
        """Raise TooMany if a quota is used up; counts nothing."""
        who = self.who(scope)
        known = None if who is None else self._credits.get((kind, who))
        if known is not None and (wait := known.wait()) > 0:
            raise _too_many(kind, wait)

    def may(self, kind: str, who: str) -> bool:
        """Whether a member's quota of a kind allows one more use, which is counted, on any page."""
        return self._of(kind, who).spend()

    def wrong_link(self, scope: Scope) -> None:
        """Count a link that led nowhere. After too many, `check` refuses the address."""
        measures.refusals["link"] += 1
        with suppress(TooMany):
            self.spend("links", scope)

    @contextmanager
    def socket(self, scope: Scope) -> Iterator[None]:
        """Count a socket while it is open. Raises TooMany if there are too many."""
        self.spend("sockets", scope)
        who = self.who(scope)
        if who is not None and self._open[who] >= self._sockets_of_one:
            raise _too_many("sockets", _FULL_FOR)
        if self._all_open >= self._most_sockets:
            raise full()
        if who is not None:
            self._open[who] += 1
        self._all_open += 1
        measures.sockets += 1
        try:
            yield
        finally:
            measures.sockets -= 1
            self._all_open -= 1
            if who is not None:
                self._open[who] -= 1
                if not self._open[who]:
                    del self._open[who]

    def _note_proxy(self, host: str) -> None:
        """Log once that everybody shares one quota, because a proxy is not configured."""
        if not self._noted:
            self._noted = True
            log.warning("%s", say("serving-unstated-proxy", address=host))

    def _of(self, kind: str, who: str) -> Credits:
        """The credits of an address; the least recently used ones are dropped."""
        found = self._credits.pop((kind, who), None) or Credits(*self._quotas[kind])
        self._credits[kind, who] = found
        if len(self._credits) > KEPT:
            self._credits.popitem(last=False)
        return found


def full() -> TooMany:
    """The refusal of a server that has no room."""
    measures.refusals["full"] += 1
    return TooMany(say("errors-full"), _FULL_FOR, status=503)


def _too_many(kind: str, wait: float) -> TooMany:
    measures.refusals[f"quota-{kind}"] += 1
    return TooMany(say("errors-quota", kind=kind, seconds=max(1, math.ceil(wait))), wait)


def _address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found
