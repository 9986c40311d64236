"""The HTTP interface under requests that are made from its own description."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import DataObject, data
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient

from boneace.table.play.loader import GameLoader
from boneace.table.play.lobby import Lobby
from boneace.table.web.app import create_app
from boneace.table.web.limits import Limits, Quota
from boneace.table.web.openapi import openapi
from tests.table.at_table import HERE, load_once
from tests.table.stores import store_at

EXAMPLES = 12
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
schema = schemathesis.openapi.from_dict(openapi())
OPERATIONS = {found.ok().label: found.ok() for found in schema.get_all_operations()}  # type: ignore[union-attr]


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    """A table for all requests of this file, from an address that may make many."""
    many = {kind: Quota(1e6, 1e6) for kind in ("matches", "reviews")}
    with TemporaryDirectory() as folder:
        loader = GameLoader(warm=(), load=load_once)
        lobby = Lobby(lambda: store_at(Path(folder) / "table.sqlite"), loader, 0.0)
        app = create_app(lobby, limits=Limits(of_all=many))
        with TestClient(app, HERE, client=("127.0.0.1", 1)) as opened:
            yield opened


@pytest.mark.parametrize("operation", OPERATIONS)
@given(data=data())
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
def test_requests_of_every_kind(data: DataObject, operation: str, client: TestClient) -> None:
    case = data.draw(OPERATIONS[operation].as_strategy())
    asked = case.as_transport_kwargs(base_url=HERE)
    asked.pop("cookies", None)
    if "data" in asked:
        asked["content"] = asked.pop("data")
    response = client.request(**asked)
    case.validate_response(response, checks=CHECKS)
    assert response.headers["x-content-type-options"] == "nosniff"


def test_answers_to_good_requests_are_as_described(client: TestClient) -> None:
    """Requests made at random seldom find a match; these do."""

    def check(method: str, pattern: str, path: str, status: int, **given: object) -> object:
        response = client.request(method, path, **given)  # type: ignore[arg-type]
        assert response.status_code == status, response.text
        schema[pattern][method].validate_response(response)
        return response.json()

    seats = [{"kind": "you"}, {"kind": "human", "name": "Ben"}, {"kind": "club"}]
    body = {"game": "thirty-one", "seats": seats, "options": {"lives": 5}}
    made = check("POST", "/api/matches", "/api/matches", 201, json=body)
    assert isinstance(made, dict)
    match = f"/api/matches/{made['match']}"
    check("GET", "/api/matches/{match}", match, 200)
    for kind in ("review", "replay", "record", "proof"):
        check("GET", f"/api/matches/{{match}}/{kind}", f"{match}/{kind}", 409)
    check("POST", "/api/matches/{match}/play-on", f"{match}/play-on", 400, json={})
    asked = {"after": 0, "seat": 0}
    check("POST", "/api/matches/{match}/play-on", f"{match}/play-on", 409, json=asked)
    check("POST", "/api/daily", "/api/daily", 201, json={"name": "Ann"})
    check("GET", "/api/daily", f"/api/daily?match={made['match']}", 200)
    check("GET", "/api/games", "/api/games", 200)
    check("GET", "/api/rules/{game}", "/api/rules/thirty-one", 200)
    check("GET", "/api/lessons/{game}", "/api/lessons/thirty-one", 200)
    check("GET", "/api/puzzles/{game}/{number}", "/api/puzzles/thirty-one/0", 200)
    check("POST", "/api/comparisons", "/api/comparisons", 400, json={})
    check("GET", "/healthz", "/healthz", 200)
