"""Quotas: the address that a request is counted for, the limits, and that the lists of addresses
stay small."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from boneace.languages import speaking
from boneace.languages.codes import LANGUAGES
from boneace.table.play import lobby as lobbies
from boneace.table.play.loader import GameLoader
from boneace.table.play.lobby import Lobby
from boneace.table.play.protocol import FAILED
from boneace.table.web import limits
from boneace.table.web.app import create_app
from boneace.table.web.entrance import behind, stated_proxy
from boneace.table.web.limits import Credits, Limits, Quota, TooMany
from tests.table.at_table import HERE
from tests.table.stores import store_at

NEW = {"game": "thirty-one", "seats": [{"kind": "you"}, {"kind": "novice"}]}
WS = "ws://127.0.0.1:3131/ws"


@contextlib.contextmanager
def table(
    folder: Path, limits: Limits | None = None, address: str = "192.0.2.7", **given: Any
) -> Iterator[TestClient]:
    """The table, and a client at an address."""
    lobby = Lobby(lambda: store_at(folder / "table.sqlite"), GameLoader(warm=()), 0.0)
    app = create_app(lobby, limits=limits, start_loader=False, **given)
    with TestClient(app, HERE, client=(address, 50000)) as opened:
        yield opened


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A clock that stands still until it is set."""
    found = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: found.now))
    return found


def scope(host: str | None, **headers: str) -> dict[str, Any]:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    client = None if host is None else (host, 1)
    return {"type": "http", "client": client, "headers": raw, "scheme": "http"}


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", None),
        ("127.8.8.8", None),
        ("::1", None),
        ("::ffff:127.0.0.1", None),
        ("nonsense", "unknown"),
        ("", "unknown"),
        (None, "unknown"),
    ],
)
def test_whom_a_request_is_counted_for(host: str | None, counted: str | None) -> None:
    assert Limits().who(scope(host)) == counted


def test_behind_a_proxy_nobody_is_this_machine() -> None:
    assert Limits(proxied=True).who(scope("127.0.0.1")) == "127.0.0.1"


def test_a_proxy_that_was_not_stated_is_noticed(caplog: pytest.LogCaptureFixture) -> None:
    """Its forwarded headers are not trusted, and it does not count as the person at this
    machine."""
    found = Limits()
    for _ in range(3):
        assert found.who(scope("127.0.0.1", x_forwarded_for="203.0.113.9")) == "127.0.0.1"
    (said,) = [record.getMessage() for record in caplog.records]
    assert "--proxy" in said and "203" not in said


async def seen(host: str, proxies: list[str], **headers: str) -> tuple[str, str]:
    """The address and the scheme that an application sees."""
    found: list[dict[str, Any]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(scope)

    await behind(app, proxies)(scope(host, **headers), None, None)  # type: ignore[arg-type]
    return found[0]["client"][0], found[0]["scheme"]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("host", "proxies", "forwarded", "address"),
    [
        ("127.0.0.1", ["127.0.0.1"], "203.0.113.9", "203.0.113.9"),
        ("10.1.2.3", ["10.0.0.0/8"], "203.0.113.9", "203.0.113.9"),
        # the entries further left were written by the client
        ("127.0.0.1", ["127.0.0.1"], "198.51.100.1, 203.0.113.9", "203.0.113.9"),
        ("127.0.0.1", ["127.0.0.1"], "127.0.0.1, 203.0.113.9", "203.0.113.9"),
        # two proxies of ours, one after the other
        ("127.0.0.1", ["127.0.0.1", "10.0.0.0/8"], "6.6.6.6, 203.0.113.9, 10.0.0.5", "203.0.113.9"),
        # no proxy was configured, or the request is not from one
        ("127.0.0.1", [], "203.0.113.9", "127.0.0.1"),
        ("192.0.2.7", ["127.0.0.1"], "203.0.113.9", "192.0.2.7"),
        ("192.0.2.7", ["10.0.0.0/8"], "10.0.0.1", "192.0.2.7"),
        ("127.0.0.1", ["127.0.0.1"], "", "127.0.0.1"),
        ("::1", ["::1"], "2001:db8::5", "2001:db8::5"),
    ],
)
async def test_forged_and_honest_forwarding(
    host: str, proxies: list[str], forwarded: str, address: str
) -> None:
    headers = {"x_forwarded_for": forwarded, "x_forwarded_proto": "https"}
    trusted = host in proxies or host == "10.1.2.3"
    assert await seen(host, proxies, **headers) == (address, "https" if trusted else "http")


def test_what_can_be_stated_as_a_proxy() -> None:
    assert stated_proxy("10.0.0.0/8") == "10.0.0.0/8" and stated_proxy("::1") == "::1"
    for wrong in ("*", "proxy.example", "10.0.0.1/8", "", "10.0.0.0/99"):
        with pytest.raises(ValueError):
            stated_proxy(wrong)


def test_over_tls_the_browser_is_told_to_stay_there(tmp_path: Path) -> None:
    secure = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    with table(tmp_path, address="10.0.0.1", proxies=["10.0.0.1"]) as client:
        assert "strict-transport-security" in client.get("/", headers=secure).headers
        assert "strict-transport-security" not in client.get("/").headers
    with table(tmp_path) as client:
        assert "strict-transport-security" not in client.get("/", headers=secure).headers


def test_a_stated_name_is_answered_to(tmp_path: Path) -> None:
    there = {"host": "cards.example", "origin": "https://cards.example"}
    with table(tmp_path, called=["cards.example"]) as client:
        assert client.post("/api/matches", json=NEW, headers=there).status_code == 201
    with table(tmp_path) as client:
        assert client.post("/api/matches", json=NEW, headers=there).status_code == 403


def test_one_address_makes_so_many_matches_and_others_notice_nothing(
    tmp_path: Path, clock: SimpleNamespace
) -> None:
    few = {**limits.QUOTAS, "matches": Quota(3, 0.1)}
    proxies = ["10.0.0.1"]
    given = Limits(proxied=True, quotas=few)
    with table(tmp_path, given, address="10.0.0.1", proxies=proxies) as client:

        def make(address: str) -> Any:
            return client.post("/api/matches", json=NEW, headers={"x-forwarded-for": address})

        # the forger’s own address is the last one, whatever it writes before it
        forged = [make(f"198.51.100.{number}, 203.0.113.9") for number in range(5)]
        assert [answer.status_code for answer in forged] == [201, 201, 201, 429, 429]
        assert forged[-1].headers["retry-after"] == "10"
        assert "10 s" in forged[-1].json()["error"]["reason"]
        assert make("203.0.113.10").status_code == 201
        clock.now += 10
        assert make("203.0.113.9").status_code == 201


@pytest.mark.parametrize(
    "begin", [{"type": "start"}, {"type": "vote", "game": "thirty-one"}], ids=["start", "vote"]
)
def test_matches_made_from_a_socket_are_counted_too(
    tmp_path: Path, clock: SimpleNamespace, begin: dict[str, str]
) -> None:
    few = {**limits.QUOTAS, "matches": Quota(3, 0.1)}
    with table(tmp_path, Limits(quotas=few), address="203.0.113.9") as client:
        made = client.post(
            "/api/tables", json={"game": "thirty-one", "places": 2, "name": "Ann"}
        ).json()
        with client.websocket_connect(f"{WS}/table") as socket:
            key = {"table": made["table"], "key": made["key"]}
            socket.send_json({"type": "hello", **key})
            socket.send_json({"type": "bot", "place": 1, "bot": "novice"})

            def answer_to(wish: dict[str, str]) -> Any:
                socket.send_json(wish)
                while True:
                    told = socket.receive_json()
                    if told["type"] == "refused":
                        return told["reason"]
                    if told["type"] == "table" and (told["match"] is None) == (wish is drop):
                        return None

            drop = {"type": "give-up"}
            answers = [answer_to(wish) for wish in (begin, drop) * 2]
            assert answers == [None] * 4
            assert "10 s" in answer_to(begin)
            clock.now += 10
            assert answer_to({"type": "start"}) is None, "and the page has stayed open"


def test_a_persons_own_machine_is_not_limited(tmp_path: Path, clock: SimpleNamespace) -> None:
    none = dict.fromkeys(limits.QUOTAS, Quota(0, 0.1))
    with table(tmp_path, Limits(quotas=none, sockets_of_one=0), "127.0.0.1") as client:
        assert client.post("/api/matches", json=NEW).status_code == 201
        assert client.get("/api/matches/unknown").status_code == 404
        with client.websocket_connect(WS) as socket:
            socket.send_json({"type": "ping"})
            assert socket.receive_json()["type"] == "refused"


def test_requests_are_counted(tmp_path: Path, clock: SimpleNamespace) -> None:
    with table(tmp_path, Limits(quotas={**limits.QUOTAS, "requests": Quota(2, 1)})) as client:
        assert [client.get("/").status_code for _ in range(3)] == [200, 200, 429]
        assert client.get("/").headers["content-security-policy"]
        assert client.get("/healthz").status_code == 429, "it asks the store"


def test_reviews_are_counted(tmp_path: Path, clock: SimpleNamespace) -> None:
    with table(tmp_path, Limits(quotas={**limits.QUOTAS, "reviews": Quota(3, 0.1)})) as client:
        made = client.post("/api/matches", json=NEW).json()["match"]
        found = [
            client.get(f"/api/matches/{made}/{kind}").status_code
            for kind in ("review", "replay", "proof", "record")
        ]
        assert found == [409, 409, 409, 429]


def test_reviews_of_all_addresses_are_counted_together(
    tmp_path: Path, clock: SimpleNamespace
) -> None:
    """Many addresses, each with a few: together they cannot exceed the work of one server."""
    assert set(limits.QUOTAS_OF_ALL) == {"matches", "reviews"}
    given = Limits(proxied=True, of_all={"reviews": Quota(3, 0.1)})
    with table(tmp_path, given, address="10.0.0.1", proxies=["10.0.0.1"]) as client:
        made = client.post("/api/matches", json=NEW).json()["match"]
        answers = [
            client.get(
                f"/api/matches/{made}/{kind}", headers={"x-forwarded-for": f"203.0.113.{number}"}
            )
            for number, kind in enumerate(("review", "replay", "proof", "record"))
        ]
        assert [answer.status_code for answer in answers] == [409, 409, 409, 429]
        assert answers[-1].headers["retry-after"] == "10"


def test_comparisons_are_counted(tmp_path: Path, clock: SimpleNamespace) -> None:
    with table(tmp_path, Limits(quotas={**limits.QUOTAS, "comparisons": Quota(1, 0.1)})) as client:
        found = [client.post("/api/comparisons", json={}).status_code for _ in range(2)]
        assert found == [400, 429]


def test_guessed_links_come_to_an_end(tmp_path: Path, clock: SimpleNamespace) -> None:
    """Unknown matches over HTTP, and wrong keys over the socket, are the same guessing."""
    with table(tmp_path, Limits(quotas={**limits.QUOTAS, "links": Quota(4, 0.1)})) as client:
        made = client.post("/api/matches", json=NEW).json()
        assert [client.get(f"/api/matches/{n}").status_code for n in range(2)] == [404, 404]
        for key in ("guess", "again"):
            with client.websocket_connect(WS) as socket:
                socket.send_json({"type": "hello", "match": made["match"], "key": key})
                assert socket.receive_json()["type"] == "refused"
        # now even a right one must wait
        assert client.get(f"/api/matches/{made['match']}").status_code == 429
        with pytest.raises(WebSocketDenialResponse) as caught, client.websocket_connect(WS):
            pass
        assert caught.value.status_code == 429 and caught.value.headers["retry-after"] == "10"
        assert client.get("/").status_code == 200
        clock.now += 10
        assert client.get(f"/api/matches/{made['match']}").status_code == 200


def test_a_thousand_sockets_from_one_address(tmp_path: Path) -> None:
    given = Limits(quotas={**limits.QUOTAS, "sockets": Quota(2000, 1)}, sockets_of_one=5)
    with table(tmp_path, given) as client, contextlib.ExitStack() as open_:
        for _ in range(5):
            open_.enter_context(client.websocket_connect(WS))
        for _ in range(995):
            with pytest.raises(WebSocketDenialResponse) as caught, client.websocket_connect(WS):
                pass
        assert caught.value.status_code == 429
        assert "connections" in caught.value.json()["error"]["reason"]
        open_.close()
        with client.websocket_connect(WS):
            pass  # closed ones no longer count


def test_a_full_server_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with table(tmp_path, Limits(sockets=1)) as client:
        made = client.post("/api/matches", json=NEW).json()
        with client.websocket_connect(WS):
            with pytest.raises(WebSocketDenialResponse) as caught, client.websocket_connect(WS):
                pass
            assert caught.value.status_code == 503 and caught.value.headers["retry-after"]
        monkeypatch.setattr(lobbies, "MOST_OPEN", 0)
        with client.websocket_connect(WS) as socket:
            socket.send_json({"type": "hello", "match": made["match"], "key": None})
            told = socket.receive_json()
            assert told["type"] == "status" and "full" in told["text"]
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == FAILED, "after a refusal the page would not come back"


def test_the_books_stay_small() -> None:
    found = Limits()
    for number in range(3 * limits.KEPT):
        address = f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
        found.spend("requests", scope(address))
        with found.socket(scope(address)):
            assert found.known <= limits.KEPT + 1
    assert found.known <= limits.KEPT


def test_who_comes_often_is_not_forgotten_before_others(clock: SimpleNamespace) -> None:
    found = Limits(quotas={"requests": Quota(1, 0.001)})
    found.spend("requests", scope("192.0.2.1"))
    for number in range(limits.KEPT - 1):
        found.spend("requests", scope(f"10.0.{number >> 8}.{number & 255}"))
    with pytest.raises(TooMany):
        found.spend("requests", scope("192.0.2.1"))


def test_every_language_says_when_to_try_again() -> None:
    for language in LANGUAGES:
        with speaking(language):
            for kind in limits.QUOTAS:
                with pytest.raises(TooMany, match="7 s"):
                    Limits(quotas={kind: Quota(0, 1 / 7)}).spend(kind, scope("192.0.2.1"))


def test_credits_come_back(clock: SimpleNamespace) -> None:
    credits = Credits(3, 2)
    assert [credits.spend() for _ in range(4)] == [True, True, True, False]
    clock.now += 1.0
    assert [credits.spend() for _ in range(3)] == [True, True, False]
    assert credits.wait() == pytest.approx(0.5)
