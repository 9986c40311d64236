"""The description of the HTTP interface, OpenAPI 3.1, from the classes of its requests and answers.

`OPERATIONS` has a line for every route; a test compares it with the routes of the application. The
views of games are described by their common part.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from boneace import __version__
from boneace.fair.proof import Proof
from boneace.table.clubs.messages import (
    ClubFound,
    EveningSent,
    JoinedClub,
    NewClub,
    RatingsSent,
)
from boneace.table.friends.messages import Joined, Joining, LobbySent, NewTable, TableFound
from boneace.table.play.laboratory.compared import Comparison, NewComparison
from boneace.table.play.learning.daily import DailySent
from boneace.table.play.learning.taught import LessonSent, PuzzleSent
from boneace.table.play.past.own import Forgetting, Forgotten, Held, Own
from boneace.table.play.past.reviewed import MatchReviewed
from boneace.table.play.protocol import NewDaily, NewMatch, PlayOn, Replay
from boneace.table.web.answers import Created, Found, Games, RuleBook
from boneace.table.web.health import Health
from boneace.table.web.responses import as_json

_REFS = "#/components/schemas/{name}"
_PARAMETER = re.compile(r"{(\w+)(?::(\w+))?}")


class Reason(Struct, frozen=True):
    """Why a request is refused, in the language asked for; `place` is the wrong part."""

    reason: str
    place: str | None


class Error(Struct, frozen=True):
    """Every refusal."""

    error: Reason


class Operation(NamedTuple):
    """One method of one route: its request, its answer, and its refusals."""

    method: str
    path: str
    about: str
    answer: type[Struct] | str
    """A class, or the media type of a file."""
    refusals: tuple[int, ...] = ()
    body: type[Struct] | None = None
    status: int = 200
    query: tuple[str, ...] = ()


_MAKING = (400, 408, 413, 415)
OPERATIONS = (
    Operation("get", "/healthz", "Whether the server can do its work", Health),
    Operation("get", "/api/openapi.json", "This description", "application/json"),
    Operation("get", "/api/messages.json", "What the sockets say", "application/json"),
    Operation("post", "/api/mine", "The matches whose keys are shown", Own, _MAKING, Held),
    Operation(
        "post", "/api/mine/records", "Their records, zipped", "application/zip", _MAKING, Held
    ),
    Operation(
        "post",
        "/api/matches/{match}/forget",
        "Forgets a match",
        Forgotten,
        (*_MAKING, 404, 409),
        Forgetting,
    ),
    Operation("get", "/api/games", "Games, bots, and the state of the engine", Games),
    Operation("get", "/api/rules/{game}", "The rule book of a game", RuleBook, (404,)),
    Operation("get", "/api/lessons/{game}", "The first deal of a game", LessonSent, (404,)),
    Operation("get", "/api/puzzles/{game}/{number:place}", "A puzzle", PuzzleSent, (404,)),
    Operation("get", "/api/daily", "The daily deal", DailySent, (404,), query=("match",)),
    Operation("post", "/api/daily", "Today’s match for a person", Created, _MAKING, NewDaily, 201),
    Operation("post", "/api/matches", "A new match", Created, _MAKING, NewMatch, 201),
    Operation("get", "/api/matches/{match}", "Whether a match exists", Found, (404,)),
    Operation(
        "get", "/api/matches/{match}/review", "The review of a match", MatchReviewed, (404, 409)
    ),
    Operation(
        "get",
        "/api/matches/{match}/replay",
        "A match as a seat saw it",
        Replay,
        (404, 409),
        query=("seat",),
    ),
    Operation("get", "/api/matches/{match}/proof", "What its cards came from", Proof, (404, 409)),
    Operation("get", "/api/matches/{match}/record", "Its record", "application/toml", (404, 409)),
    Operation(
        "post",
        "/api/matches/{match}/play-on",
        "A match played on from some point",
        Created,
        (*_MAKING, 404, 409),
        PlayOn,
        201,
    ),
    Operation(
        "post", "/api/comparisons", "A comparison of rules", Comparison, _MAKING, NewComparison, 201
    ),
    Operation("get", "/api/comparisons/{id}", "How far it is", Comparison, (404,)),
    Operation("post", "/api/comparisons/{id}/stop", "Stops it", Comparison, (404,)),
    Operation("get", "/api/tables", "Tables that strangers may come to", LobbySent),
    Operation("post", "/api/tables", "A table of friends", Joined, _MAKING, NewTable, 201),
    Operation("get", "/api/tables/{code}", "What its link tells", TableFound, (404,)),
    Operation(
        "post",
        "/api/tables/{code}/join",
        "Coming to a table",
        Joined,
        (*_MAKING, 404, 409),
        Joining,
        201,
    ),
    Operation("post", "/api/clubs", "A club", JoinedClub, _MAKING, NewClub, 201),
    Operation("get", "/api/clubs/{code}", "What its link tells", ClubFound, (404,)),
    Operation(
        "post",
        "/api/clubs/{code}/join",
        "Joining a club",
        JoinedClub,
        (*_MAKING, 404, 409),
        Joining,
        201,
    ),
    Operation(
        "get", "/api/clubs/{code}/ratings/{game}", "Its ratings of a game", RatingsSent, (404,)
    ),
    Operation("get", "/api/evenings/{code}", "An evening of a club", EveningSent, (404,)),
    Operation("get", "/api/evenings/{code}/results.csv", "Its results", "text/csv", (404,)),
    Operation("get", "/api/comparisons/{id}/figures.csv", "Its figures", "text/csv", (404, 409)),
)
"""Every route below `/api`, and the one for health; the rest is the page."""

_REASONS = {
    400: "The body is not valid; `place` says where",
    403: "The request is of another site, or to a name that is not this server’s",
    404: "There is no such thing",
    408: "The body took too long",
    409: "Not yet: the match is not over, or there are no figures",
    413: "The body is too long",
    415: "The body is not JSON",
    429: "Too many requests from this address",
    503: "The store failed, the rules are not compiled yet, or the server is full",
}
_ALWAYS = (403, 429, 503)
_WAIT = {"description": "Seconds after which to try again", "schema": {"type": "integer"}}


@cache
def openapi() -> dict[str, Any]:
    """The description, as plain values."""
    kinds: list[type[Struct]] = [Error]
    for operation in OPERATIONS:
        kinds += [kind for kind in (operation.answer, operation.body) if isinstance(kind, type)]
    _, schemas = msgspec.json.schema_components(kinds, ref_template=_REFS)
    # an effect stands for those of all games, each with its own kind
    schemas["Effect"]["properties"]["kind"] = {"type": "string"}
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        path = _PARAMETER.sub(r"{\1}", operation.path)
        paths.setdefault(path, {})[operation.method] = _operation(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bone Ace", "version": __version__},
        "paths": paths,
        "components": {"schemas": schemas},
    }


async def answer(request: Request) -> Response:
    """The description of the interface."""
    return as_json(openapi())


def _operation(operation: Operation) -> dict[str, Any]:
    kind = operation.answer
    media = (
        {"application/json": {"schema": _schema(kind)}} if isinstance(kind, type) else {kind: {}}
    )
    refusals = sorted({*operation.refusals, *_ALWAYS})
    found: dict[str, Any] = {
        "summary": operation.about,
        "parameters": [*_in_path(operation.path), *map(_in_query, operation.query)],
        "responses": {
            str(operation.status): {"description": operation.about, "content": media},
            **{str(status): _refusal(status) for status in refusals},
        },
    }
    if operation.path == "/healthz":  # it has the same form when the store has failed
        found["responses"]["503"]["content"] = media
    if operation.body is not None:
        schema = {"schema": _schema(operation.body)}
        found["requestBody"] = {"required": True, "content": {"application/json": schema}}
    return found


def _refusal(status: int) -> dict[str, Any]:
    content = {"application/json": {"schema": _schema(Error)}}
    found: dict[str, Any] = {"description": _REASONS[status], "content": content}
    if status == 429:
        found["headers"] = {"Retry-After": _WAIT}
    return found


def _schema(kind: type[Struct]) -> dict[str, str]:
    return {"$ref": _REFS.format(name=kind.__name__)}


def _in_path(path: str) -> list[dict[str, Any]]:
    kinds: dict[str, dict[str, Any]] = {"int": {"type": "integer", "minimum": 0}}
    string = {"type": "string", "minLength": 1}
    return [
        {"name": name, "in": "path", "required": True, "schema": kinds.get(kind, string)}
        for name, kind in _PARAMETER.findall(path)
    ]


def _in_query(name: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}
