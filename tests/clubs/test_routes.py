"""Clubs over HTTP and their socket, as a page uses them; and malicious clients."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

SOCKET = "ws://127.0.0.1:3131/ws/club"
PLAN = {"type": "plan", "title": "Thursday", "game": "stop-the-bus", "size": 2, "rounds": 3}


@pytest.fixture
def made(client: TestClient) -> dict[str, Any]:
    answer = client.post("/api/clubs", json={"title": "Thursdays", "name": "=Ann"})
    assert answer.status_code == 201
    found: dict[str, Any] = answer.json()
    return found


def joined(client: TestClient, club: str, name: str) -> dict[str, Any]:
    answer = client.post(f"/api/clubs/{club}/join", json={"name": name})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def hear(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] == kind:
            return message


def hear_of(socket: WebSocketTestSession, kind: str, **told: Any) -> dict[str, Any]:
    """The next message of a kind in which these are so."""
    while True:
        message = hear(socket, kind)
        if told.items() <= message.items():
            return message


def ask(socket: WebSocketTestSession, told: str, **message: Any) -> dict[str, Any]:
    socket.send_json(message)
    return hear(socket, told)


def planned(client: TestClient, made: dict[str, Any], **more: Any) -> str:
    with client.websocket_connect(SOCKET) as socket:
        ask(socket, "club", type="hello", club=made["club"], key=made["key"])
        evening: str = ask(socket, "planned", **{**PLAN, **more})["evening"]
        return evening


def test_a_club_is_made_with_one_link(client: TestClient, made: dict[str, Any]) -> None:
    found = client.get(f"/api/clubs/{made['club']}").json()
    assert found == {"club": made["club"], "title": "Thursdays", "hosts": ["=Ann"], "members": 1}
    ben = joined(client, made["club"], "Ben")
    with client.websocket_connect(SOCKET) as host, client.websocket_connect(SOCKET) as guest:
        told = ask(host, "club", type="hello", club=made["club"], key=made["key"])
        assert [one["name"] for one in told["members"]] == ["=Ann", "Ben"] and told["host"]
        told = ask(guest, "club", type="hello", club=made["club"], key=ben["key"])
        assert told["you"] == ben["member"] and not told["host"]
        rules = {"type": "rules", "name": "Ours", "game": "mus", "options": {"target": 30}}
        assert "only a host" in ask(guest, "refused", **rules)["reason"]
        told = ask(host, "club", **rules)
        assert told["rule_sets"][0]["options"] == {"target": 30}
        told = ask(host, "club", type="host", member=ben["member"], on=True)
        told = ask(host, "club", type="host", member=made["member"], on=False)
        assert [one["host"] for one in told["members"]] == [False, True]
        assert hear(guest, "club") and hear(guest, "club") and hear(guest, "club")["host"]
        refused = ask(guest, "refused", type="host", member=ben["member"], on=False)
        assert "needs a host" in refused["reason"]
        assert "30 days" in ask(host, "refused", type="take-over")["reason"]


def test_an_evening_is_open_to_whoever_has_its_link(
    client: TestClient, made: dict[str, Any]
) -> None:
    ben = joined(client, made["club"], "Ben")
    evening = planned(client, made)
    with client.websocket_connect(SOCKET) as host:
        told = ask(host, "evening", type="hello", evening=evening, key=made["key"])
        assert [one["name"] for one in told["absent"]] == ["=Ann", "Ben"]
        ask(host, "evening", type="here", member=0, here=True)
        assert "two people" in ask(host, "refused", type="next-round")["reason"]
        ask(host, "evening", type="here", member=ben["member"], here=True)
        told = ask(host, "evening", type="next-round")
        (table,) = told["rounds"][0]["tables"]
        assert table["state"] == "waiting" and told["playing"]
        told = ask(host, "evening", type="correct", table=table["table"], won=[2, -2])
        assert told["rounds"][0]["tables"][0]["corrected"] == "=Ann"
    found = client.get(f"/api/evenings/{evening}").json()
    assert found["rounds"][0]["tables"][0]["table"] is None and found["you"] is None
    lines = client.get(f"/api/evenings/{evening}/results.csv").text.splitlines()
    assert lines[0] == "rank,name,points,won,played,sat_out,wins"
    assert sorted(line.split(",")[1] for line in lines[1:]) == ["'=Ann", "Ben"]
    with client.websocket_connect(SOCKET) as stranger:
        ask(stranger, "evening", type="hello", evening=evening)
        refused = ask(stranger, "refused", type="here", member=0, here=False)
        assert "join the club" in refused["reason"]


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        ({"size": 20}, None),
        ({"size": 9}, "size"),
        ({"game": "whist"}, "game"),
        ({"options": {"lives": 99}}, "options.lives"),
        ({"partners": "evening"}, "partners"),
        ({"game": "mus", "size": 4}, "partners"),
        ({"game": "mus", "size": 4, "partners": "round", "system": "knock-out"}, "partners"),
        ({"title": " "}, "title"),
        ({"rules": "Nobody's"}, "rules"),
        ({"rounds": 0}, None),
        ({"system": "league"}, None),
        ({"more": 1}, None),
    ],
)
def test_a_plan_that_cannot_be_is_refused_with_its_place(
    client: TestClient, made: dict[str, Any], wrong: dict[str, Any], place: str | None
) -> None:
    with client.websocket_connect(SOCKET) as socket:
        ask(socket, "club", type="hello", club=made["club"], key=made["key"])
        refused = ask(socket, "refused", **{**PLAN, **wrong})
        assert refused["reason"]
        assert place is None or refused["place"] == place


@pytest.mark.parametrize(
    "hello",
    [
        {"type": "hello", "club": "nosuchclub", "key": None},
        {"type": "hello", "evening": "nosuchevening"},
        {"type": "hello"},
        {"type": "next-round"},
        {"type": "hello", "club": "../../etc"},
        {"type": "ping", "more": "x" * 70_000},
    ],
)
def test_who_says_no_proper_hello_is_sent_away(client: TestClient, hello: dict[str, Any]) -> None:
    with client.websocket_connect(SOCKET) as socket:
        assert ask(socket, "refused", **hello)["reason"]
        with pytest.raises(WebSocketDisconnect) as gone:
            socket.receive_json()
        assert gone.value.code == 1008


def test_a_club_is_shown_to_members_only(client: TestClient, made: dict[str, Any]) -> None:
    for key in (None, "x" * 32):
        with client.websocket_connect(SOCKET) as socket:
            ask(socket, "refused", type="hello", club=made["club"], key=key)


def test_a_page_that_floods_is_sent_away(client: TestClient, made: dict[str, Any]) -> None:
    with client.websocket_connect(SOCKET) as socket:
        ask(socket, "club", type="hello", club=made["club"], key=made["key"])
        for number in range(60):
            socket.send_json({"type": "title", "title": f"Club {number}"})
        with pytest.raises(WebSocketDisconnect):
            while True:
                socket.receive_json()


def test_what_is_no_club_is_not_found(client: TestClient) -> None:
    for address in ("clubs/nosuch", "evenings/nosuch", "evenings/nosuch/results.csv"):
        assert client.get(f"/api/{address}").status_code == 404
    assert client.post("/api/clubs", json={"title": ""}).json()["error"]["place"] == "title"
    assert client.post("/api/clubs", content=b"title=x").status_code == 415


def test_ratings_are_told_for_a_game(client: TestClient, made: dict[str, Any]) -> None:
    answer = client.get(f"/api/clubs/{made['club']}/ratings/mus").json()
    assert answer == {"club": made["club"], "game": "mus", "members": []}


@pytest.mark.parametrize("by", ["host", "guest"])
def test_who_is_removed_or_leaves_is_told(
    client: TestClient, made: dict[str, Any], by: str
) -> None:
    ben = joined(client, made["club"], "Ben")
    with client.websocket_connect(SOCKET) as host, client.websocket_connect(SOCKET) as guest:
        ask(host, "club", type="hello", club=made["club"], key=made["key"])
        ask(guest, "club", type="hello", club=made["club"], key=ben["key"])
        asking = host if by == "host" else guest
        asking.send_json({"type": "remove", "member": ben["member"]})
        assert hear(guest, "left")
        with pytest.raises(WebSocketDisconnect) as gone:
            guest.receive_json()
        assert gone.value.code == 1000


def test_rules_are_not_replaced_unless_that_is_asked_for(
    client: TestClient, made: dict[str, Any]
) -> None:
    with client.websocket_connect(SOCKET) as host:
        ask(host, "club", type="hello", club=made["club"], key=made["key"])
        rules = {"type": "rules", "name": "Ours", "game": "mus"}
        ask(host, "club", **rules, options={"target": 30})
        refused = ask(host, "refused", **rules, options={"target": 35})
        assert "already has rules" in refused["reason"] and refused["place"] == "name"
        told = ask(host, "club", **rules, options={"target": 35}, instead=True)
        assert [one["options"] for one in told["rule_sets"]] == [{"target": 35}]


def test_an_evening_is_renamed_closed_and_deleted(client: TestClient, made: dict[str, Any]) -> None:
    ben = joined(client, made["club"], "Ben")
    evening = planned(client, made)
    with (
        client.websocket_connect(SOCKET) as club,
        client.websocket_connect(SOCKET) as host,
        client.websocket_connect(SOCKET) as guest,
    ):
        told = ask(club, "club", type="hello", club=made["club"], key=ben["key"])
        assert [(one["title"], one["over"]) for one in told["evenings"]] == [("Thursday", False)]
        ask(host, "evening", type="hello", evening=evening, key=made["key"])
        ask(guest, "evening", type="hello", evening=evening, key=ben["key"])
        for wish in ({"type": "evening-title", "title": "Friday"}, {"type": "delete"}):
            assert "only a host" in ask(guest, "refused", **wish)["reason"]
        assert ask(host, "refused", type="evening-title", title=" ")["place"] == "title"
        host.send_json({"type": "evening-title", "title": "Friday"})
        hear_of(host, "evening", title="Friday")
        assert hear(club, "club")["evenings"][0]["title"] == "Friday"
        for member in (0, ben["member"]):
            host.send_json({"type": "here", "member": member, "here": True})
        host.send_json({"type": "next-round"})
        (table,) = hear_of(host, "evening", playing=True)["rounds"][0]["tables"]
        assert "being played" in ask(host, "refused", type="delete")["reason"]
        found = client.get(f"/api/tables/{table['table']}").json()
        assert (found["evening_title"], found["evening_table"]) == ("Friday", 1)
        host.send_json({"type": "evening-title", "title": "Saturday"})
        hear(club, "club")
        assert "no such table" in ask(host, "refused", type="start", table="nosuch")["reason"]
        found = client.get(f"/api/tables/{table['table']}").json()
        assert found["evening_title"] == "Saturday"
        ask(host, "evening", type="close")
        assert hear(club, "club")["evenings"][0]["over"]
        host.send_json({"type": "delete"})
        assert hear(guest, "deleted") and hear(host, "deleted")
        assert hear(club, "club")["evenings"] == []
    for gone in (f"evenings/{evening}", f"tables/{table['table']}"):
        assert client.get(f"/api/{gone}").status_code == 404
