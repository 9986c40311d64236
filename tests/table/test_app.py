"""The web application: routes, errors, and the headers of every answer."""

from __future__ import annotations

import gzip
import itertools
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from boneace import bots, games
from boneace.languages import speaking
from boneace.names import LONGEST, USUAL
from boneace.table.play.loader import GameLoader
from boneace.table.play.lobby import Lobby
from boneace.table.store.store import Store
from boneace.table.web.app import create_app
from boneace.table.web.security import AllowedHosts
from boneace.table.web.static import Client
from boneace.terminal import start
from tests.table.at_table import HERE
from tests.table.stores import store_at

BODY: dict[str, Any] = {
    "game": "thirty-one",
    "seats": [{"kind": "you", "name": "Ann"}, {"kind": "human"}, {"kind": "club"}],
}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Bone Ace</title>" + " " * 2000)
    (folder / "assets" / "app-1234.js").write_text("export const here = 1;\n" * 100)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / ".secret").write_text("x")
    (tmp_path / "outside.txt").write_text("outside")
    return folder


@pytest.fixture
def client(tmp_path: Path, built: Path) -> Iterator[TestClient]:
    lobby = Lobby(lambda: store_at(tmp_path / "table.sqlite"), GameLoader(warm=()), 0.0)
    app = create_app(lobby, client=Client(built), start_loader=False)
    with TestClient(app, HERE, raise_server_exceptions=False) as opened:
        yield opened


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("HEAD", "/", 200),
        ("GET", "/match/abc", 200),
        ("GET", "/rules/thirty-one", 200),
        ("GET", "/assets/app-1234.js", 200),
        ("GET", "/assets/none.js", 404),
        ("GET", "/favicon.ico", 404),
        ("GET", "/.secret", 404),
        ("GET", "/../outside.txt", 404),
        ("GET", "/%2e%2e/outside.txt", 404),
        ("GET", "/..%5coutside.txt", 404),
        ("GET", "/api/games", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/api", 404),
        ("GET", "/api/matches/unknown", 404),
        ("GET", "/api/rules/none", 404),
        ("DELETE", "/api/games", 405),
        ("PUT", "/", 405),
        ("POST", "/api/matches", 415),
    ],
)
def test_security_headers_are_everywhere(
    client: TestClient, method: str, path: str, status: int
) -> None:
    answer = client.request(method, path)
    assert answer.status_code == status
    policy = answer.headers["content-security-policy"]
    for part in (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ):
        assert part in policy.split("; ")
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    if status >= 400:
        assert set(answer.json()["error"]) == {"reason", "place"}
        assert answer.json()["error"]["reason"]


def test_an_unexpected_failure_has_the_headers_too(tmp_path: Path) -> None:
    async def broken() -> Store:
        raise RuntimeError("secret detail")

    app = create_app(Lobby(broken, GameLoader(warm=()), 0.0), start_loader=False)
    with (
        pytest.raises(RuntimeError),
        TestClient(app, HERE, raise_server_exceptions=False) as opened,
    ):
        answer = opened.get("/api/matches/abc")
        assert answer.status_code == 500
        assert "content-security-policy" in answer.headers
        assert "secret" not in answer.text
        assert answer.json()["error"]["reason"]


def test_the_page_gives_the_whole_address_of_its_preview(client: TestClient, built: Path) -> None:
    (built / "index.html").write_text('<meta property="og:image" content="/preview.png" />')
    for code in ("gzip", "br, gzip", "identity"):
        page = client.get("/rules/mus", headers={"accept-encoding": code}).text
        assert page == f'<meta property="og:image" content="{HERE}/preview.png" />'


def test_the_page_is_asked_for_again_and_assets_are_kept(client: TestClient) -> None:
    page = client.get("/new/thirty-one", headers={"accept-encoding": "gzip"})
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["content-encoding"] == "gzip"
    assert "Bone Ace" in page.text
    again = client.get("/", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304 and again.content == b""

    asset = client.get("/assets/app-1234.js", headers={"accept-encoding": "identity"})
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert asset.headers["content-type"].startswith("text/javascript")
    assert "content-encoding" not in asset.headers
    with client.stream("GET", "/assets/app-1234.js", headers={"accept-encoding": "gzip"}) as raw:
        squeezed = b"".join(raw.iter_raw())
    assert len(squeezed) < 200 and gzip.decompress(squeezed) == asset.content


def test_the_head_of_the_page_names_what_it_needs_first(client: TestClient, built: Path) -> None:
    page = '<script src="/assets/page-1.js"></script><link href="/assets/page-2.css">'
    (built / "index.html").write_text(page)
    (built / "messages.json").write_text('{"en": "assets/en-3.js", "eu": "assets/eu-4.js"}')
    told = client.get("/", headers={"accept-language": "eu-ES, en;q=0.5"}).headers
    assert told["link"].split(", ") == [
        "</assets/page-1.js>; rel=preload; as=script; crossorigin",
        "</assets/page-2.css>; rel=preload; as=style; crossorigin",
        "</assets/eu-4.js>; rel=preload; as=script; crossorigin",
        "</api/games?language=eu>; rel=preload; as=fetch; crossorigin",
    ]
    assert told["vary"] == "accept-encoding, accept-language, cookie"


def test_the_language_that_was_chosen_is_sent_ahead(client: TestClient, built: Path) -> None:
    (built / "messages.json").write_text('{"en": "assets/en-3.js", "eu": "assets/eu-4.js"}')
    for chosen, sent in (("eu", "eu"), ("nl", "en"), ("", "en")):
        asked = {"accept-language": "en", "cookie": f"language={chosen}"}
        link = client.get("/", headers=asked).headers["link"]
        assert f"</api/games?language={sent}>" in link and f"assets/{sent}-" in link


def test_what_the_build_compressed_is_sent_to_who_takes_it(client: TestClient, built: Path) -> None:
    (built / "assets" / "app-1234.js.br").write_bytes(b"brotli")
    for accepted, coding in (("gzip, deflate, br, zstd", "br"), ("gzip", "gzip")):
        with client.stream(
            "GET", "/assets/app-1234.js", headers={"accept-encoding": accepted}
        ) as raw:
            assert raw.headers["content-encoding"] == coding
            assert (b"".join(raw.iter_raw()) == b"brotli") == (coding == "br")
            assert raw.headers["content-type"].startswith("text/javascript")


def test_a_client_that_is_built_again_is_served_again(client: TestClient, built: Path) -> None:
    client.get("/")
    (built / "index.html").write_text("<title>newer</title>")
    assert "newer" in client.get("/").text


def test_a_page_that_says_how_to_build_the_client(tmp_path: Path) -> None:
    lobby = Lobby(lambda: store_at(tmp_path / "table.sqlite"), GameLoader(warm=()), 0.0)
    app = create_app(lobby, client=Client(tmp_path / "nothing"), start_loader=False)
    with TestClient(app, HERE) as opened:
        assert "npm run build" in opened.get("/").text


def test_games(client: TestClient) -> None:
    found = client.get("/api/games").json()
    assert [game["name"] for game in found["games"]] == games.names()
    assert found["games"][0]["default_preset"] == "pennies"
    assert [bot["name"] for bot in found["bots"]] == bots.names()
    assert all(bot["title"] and bot["meaning"] for bot in found["bots"])
    assert found["engine"]["ready"] is False and found["engine"]["note"]


def test_rules(client: TestClient) -> None:
    found = client.get("/api/rules/thirty-one").json()
    assert found["title"] == "Thirty-one"
    assert 'id="T31-15"' in found["html"]


def test_a_match_without_an_end(client: TestClient) -> None:
    answer = client.post("/api/matches", json={**BODY, "options": {"keeps": "points", "deals": 0}})
    assert answer.status_code == 201


def test_a_new_match(client: TestClient) -> None:
    answer = client.post("/api/matches", json={**BODY, "options": {"lives": 5}})
    assert answer.status_code == 201
    assert answer.headers["cache-control"] == "no-store"
    made = answer.json()
    assert made["seat"] == 0 and len(made["key"]) > 20
    assert [other["seat"] for other in made["others"]] == [1]
    assert made["others"][0]["key"] != made["key"]
    found = client.get(f"/api/matches/{made['match']}")
    assert found.json() == {
        "match": made["match"],
        "game": "thirty-one",
        "over": False,
        "commitment": made["commitment"],
        "turn": None,
    }


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"game": "whist"}, "game"),
        ({"dealer": "cut"}, "dealer"),  # Thirty-one has no cut for deal
        ({"dealer": "lot"}, "dealer"),
        ({"game": 31}, "game"),
        ({"preset": "none"}, "preset"),
        ({"options": {"nothing": 1}}, "options.nothing"),
        ({"options": {"lives": 99}}, "options.lives"),
        ({"options": {"lives": "many"}}, "options.lives"),
        (
            {"game": "three-stake-brag", "options": {"vying": "modern", "vying_limit": 5}},
            "options",
        ),
        ({"options": {"lives": [1]}}, "options[...]"),
        ({"options": []}, "options"),
        ({"seats": []}, "seats"),
        ({"seats": [{"kind": "you"}]}, "seats"),
        ({"seats": [{"kind": "club"}] * 8}, "seats"),
        ({"seats": [{"kind": "club"}] * 99}, "seats"),
        ({"seats": [{"kind": "you"}, {"kind": "you"}]}, "seats[1].kind"),
        ({"seats": [{"kind": "you"}, {"kind": "wizard"}]}, "seats[1].kind"),
        ({"seats": [{"kind": "you"}, {"kind": "club", "key": "x"}]}, "seats[1]"),
        ({"seats": [{"kind": "you", "name": "x" * 30}, {"kind": "club"}]}, "seats[0].name"),
        (
            {"seats": [{"kind": "you", "name": "A"}, {"kind": "club", "name": "a "}]},
            "seats[1].name",
        ),
        ({"dealer": 3}, "dealer"),
        ({"dealer": -1}, "dealer"),
        ({"dealer": True}, "dealer"),
        ({"seed": "x"}, None),
    ],
)
def test_a_bad_match(client: TestClient, changes: dict[str, Any], place: str | None) -> None:
    answer = client.post("/api/matches", json={**BODY, **changes})
    assert answer.status_code == 400
    assert answer.json()["error"]["place"] == place
    assert len(answer.json()["error"]["reason"]) > 5


@pytest.mark.parametrize(
    ("body", "status"),
    [(b"", 400), (b"{", 400), (b"\xff\xfe", 400), (b"[" * 9000, 400), (b'"' + b"x" * 20000, 413)],
)
def test_a_bad_body(client: TestClient, body: bytes, status: int) -> None:
    answer = client.post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status
    assert answer.json()["error"]["reason"]


def test_names_are_clean(client: TestClient) -> None:
    from boneace.table.play.people import names

    assert names.clean("  Ann\u202e \x00 B\n ", "here") == "Ann B"
    bots = [False] * 3
    assert names.complete(["", "ann", ""], ["a", "b", "c"], bots) == ["Ben", "ann", "Cleo"]


def test_who_gives_no_name_is_a_guest() -> None:
    """Never a name that a bot could have, and in the language of the match's creator."""
    from boneace.table.play.people import names

    places, persons = ["a", "b", "c", "d"], [True, False, True, True]
    given = ["", "", "Guest 2", ""]
    assert names.complete(given, places, persons) == ["Guest", "Ann", "Guest 2", "Guest 3"]
    with speaking("es"):
        assert names.complete([""], ["a"], [True]) == ["Invitado"]


def test_a_cleared_name_is_never_one_that_is_taken() -> None:
    from boneace.table.play.people import names

    for held in itertools.permutations([*USUAL[:3], ""]):
        found = names.complete(held, [str(seat) for seat in range(4)], [False] * 4)
        assert len({name.casefold() for name in found}) == 4


def test_the_page_learns_what_players_may_be_called(client: TestClient) -> None:
    """One source for the limit and for the names of bots: page, server and terminal."""
    found = client.get("/api/games").json()["names"]
    assert found == {"usual": list(USUAL), "longest": LONGEST}
    assert len(USUAL) >= max(game.max_seats for game in games.declarations().values())
    long = [{"kind": "you", "name": "x" * (LONGEST + 1)}, {"kind": "novice", "name": ""}]
    answer = client.post("/api/matches", json={**BODY, "seats": long})
    assert answer.status_code == 400 and str(LONGEST) in answer.json()["error"]["reason"]
    assert start.clean("x" * LONGEST) and start.complete([None] * 12, ["novice"] * 12) == [*USUAL]


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"origin": HERE}, True),
        ({"origin": HERE, "sec-fetch-site": "same-origin"}, True),
        ({"origin": "http://127.0.0.1:4000"}, False),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"host": "evil.example:3131", "origin": "http://evil.example:3131"}, False),
        ({"host": "localhost:3131", "origin": "http://localhost:3131"}, True),
        ({"host": "[::1]:3131", "origin": "http://[::1]:3131"}, True),
        ({"host": ""}, False),
        ({"host": "127.0.0.1.evil.example"}, False),
        ({"host": "[::1"}, False),
    ],
)
def test_other_sites_are_turned_away(
    client: TestClient, headers: dict[str, str], allowed: bool
) -> None:
    answer = client.post("/api/matches", json=BODY, headers=headers)
    assert answer.status_code == (201 if allowed else 403)
    if not allowed:
        assert answer.json()["error"]["reason"]
    assert "access-control-allow-origin" not in answer.headers
    if allowed:
        with client.websocket_connect("ws://127.0.0.1:3131/ws", headers=headers) as socket:
            socket.send_json({"type": "ping"})
            assert socket.receive_json()["type"] == "refused"
    else:
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect("ws://127.0.0.1:3131/ws", headers=headers) as socket,
        ):
            socket.receive_json()


def test_a_foreign_name_gets_not_even_the_page(client: TestClient) -> None:
    assert client.get("/", headers={"host": "rebound.example"}).status_code == 403


def test_hosts_when_bound_to_every_address() -> None:
    hosts = AllowedHosts("0.0.0.0")
    assert "192.168.1.7:3131" in hosts and "[fe80::1]:3131" in hosts and "localhost" in hosts
    assert "evil.example" not in hosts
    assert "192.168.1.7" not in AllowedHosts("127.0.0.1")
    assert "table.example" in AllowedHosts("127.0.0.1", ["Table.example"])


def test_too_many_new_matches(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    from boneace.table.web import limits

    now = time.monotonic()
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))
    statuses = {client.post("/api/matches", json={}).status_code for _ in range(400)}
    assert statuses == {400, 429}


def test_a_page_elsewhere_cannot_spend_a_visitors_patience(client: TestClient) -> None:
    """An image of an unknown match in another site's page does not count against its visitor."""
    for site in ("cross-site", "same-site"):
        headers = {"sec-fetch-site": site, "sec-fetch-dest": "image"}
        assert client.get("/api/matches/nope/review", headers=headers).status_code == 403
    pressed = {"sec-fetch-site": "cross-site", "sec-fetch-dest": "document"}
    assert client.get("/api/games", headers=pressed).status_code == 200


def test_numbers_of_any_length_are_answered(client: TestClient) -> None:
    assert client.get(f"/api/puzzles/thirty-one/{'1' * 5000}").status_code == 404
