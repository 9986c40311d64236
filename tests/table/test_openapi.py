"""The description of the HTTP interface matches the application, route by route."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from boneace.table.play.loader import GameLoader
from boneace.table.play.lobby import Lobby
from boneace.table.web.app import create_app
from boneace.table.web.openapi import OPERATIONS, openapi

#: Routes outside the interface: the one for unknown addresses, and the page.
NOTHING = {"/api/{rest:path}", "/api", "/{path:path}"}


def application() -> Starlette:
    """The application inside the layers that guard it."""

    async def opening() -> Any:
        raise AssertionError("no store is needed")

    app: Any = create_app(Lobby(opening, GameLoader(warm=()), 0.0), start_loader=False)
    while not isinstance(app, Starlette):
        app = app._app
    return app


def test_every_route_is_described_and_nothing_else() -> None:
    routes = [route for route in application().routes if isinstance(route, Route)]
    there = {
        (method.lower(), route.path)
        for route in routes
        for method in route.methods or ()
        if method != "HEAD" and route.path not in NOTHING
    }
    assert there == {(operation.method, operation.path) for operation in OPERATIONS}


def test_every_class_that_is_named_is_described() -> None:
    text = msgspec.json.encode(openapi()).decode()
    named = {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert named <= set(openapi()["components"]["schemas"])
    assert {"Created", "NewMatch", "Error", "Comparison"} <= named


def test_the_description_is_served(client: TestClient) -> None:
    answer = client.get("/api/openapi.json")
    assert answer.status_code == 200
    assert answer.json() == json.loads(msgspec.json.encode(openapi()))


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda found: f"{found.method} {found.path}")
def test_no_answer_sets_a_cookie(client: TestClient, operation: Any) -> None:
    """Seat keys are kept by the page; nothing that a browser sends automatically opens a seat."""
    path = operation.path.replace("{number:int}", "0")
    for name in ("game", "match", "id"):
        path = path.replace(f"{{{name}}}", "thirty-one")
    answers = [client.request(operation.method, path, json={})]
    if operation.method == "get":
        answers.append(client.get("/"))
    for answer in answers:
        assert "set-cookie" not in answer.headers
    assert not client.cookies
