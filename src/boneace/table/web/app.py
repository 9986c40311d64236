"""The web application: the page, a small JSON API, and the socket over which matches are played."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence

from starlette.applications import Starlette
from starlette.datastructures import Headers, QueryParams
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from boneace import bots, games, names
from boneace.described import GameDescribed
from boneace.errors import OptionError
from boneace.languages import best_of, say, speaking
from boneace.table.clubs.clubs import Clubs
from boneace.table.errors import Outdated, StoreError, TableError, WrongLink
from boneace.table.friends.tables import Tables
from boneace.table.play import protocol
from boneace.table.play.learning import daily
from boneace.table.play.lobby import Lobby, Made
from boneace.table.store.stored import StoredMatch
from boneace.table.web import health, learning, openapi, spoken
from boneace.table.web.answers import (
    BotDescribed,
    Compiled,
    Created,
    Found,
    Games,
    Key,
    PlayerNames,
    RuleBook,
)
from boneace.table.web.clubs import ClubRoutes
from boneace.table.web.entrance import Limited, behind
from boneace.table.web.friends import Friends
from boneace.table.web.laboratory import Laboratory
from boneace.table.web.limits import Limits
from boneace.table.web.logs import Logged, pattern
from boneace.table.web.mine import Mine
from boneace.table.web.responses import as_json, body, must_be_json, refusal, refused
from boneace.table.web.rulebook import rule_book
from boneace.table.web.security import AllowedHosts, Guard
from boneace.table.web.sockets import serve_viewer
from boneace.table.web.static import Client

log = logging.getLogger(__name__)


def create_app(
    lobby: Lobby,
    *,
    host: str = "127.0.0.1",
    called: Sequence[str] = (),
    proxies: Sequence[str] = (),
    limits: Limits | None = None,
    client: Client | None = None,
    start_loader: bool = True,
) -> ASGIApp:
    """The application over a lobby. It closes the lobby when it ends.

    It answers to the host it is bound to and to those in `called`. It trusts the addresses given by
    `proxies`.
    """
    limits = limits or Limits(proxied=bool(proxies))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        lobby.news.start()
        if start_loader:
            lobby.loader.start()
        yield
        await clubs.close()
        await tables.close()
        await lobby.comparisons.close()
        await lobby.loader.stop()
        await lobby.close()
        await lobby.news.close()

    async def table_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, TableError)
        if isinstance(error, WrongLink):
            limits.wrong_link(request.scope)
        return refusal(error)

    tables = Tables(lobby)
    clubs = Clubs(lobby, tables)
    pages = Pages(lobby, client or Client(), limits)
    app = Starlette(
        routes=[
            *pages.routes(),
            *learning.Learning(limits).routes(),
            *Laboratory(lobby.comparisons, limits).routes(),
            *Friends(tables, limits).routes(),
            *ClubRoutes(clubs, limits).routes(),
            *Mine(lobby, tables, limits).routes(),
            *pages.routes_of_the_rest(),
        ],
        # gzip: 6 costs a third of the time of 9 and gives nearly as much
        middleware=[
            Middleware(Logged),
            Middleware(Speaking),
            Middleware(Limited, limits=limits),
            Middleware(GZipMiddleware, minimum_size=600, compresslevel=6),
        ],
        exception_handlers={
            HTTPException: _http_error,
            TableError: table_error,
            StoreError: _store_error,
            Outdated: _outdated,
            500: _failure,
        },
        lifespan=lifespan,
    )
    return behind(Guard(app, AllowedHosts(host, called)), proxies)


class Speaking:
    """Middleware that answers requests in the language that they ask for.

    An address may name it (`?language=eu`), as the page does for files that are preloaded:
    the header of such a request has the browser's preference, not the choice on the page.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        asked = QueryParams(scope["query_string"]).get("language")
        with speaking(best_of(asked or Headers(scope=scope).get("accept-language"))):
            await self._app(scope, receive, send)


class Pages:
    """The handlers of the routes."""

    def __init__(self, lobby: Lobby, client: Client, limits: Limits) -> None:
        self._lobby = lobby
        self._client = client
        self._limits = limits

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/healthz", self.health),
            Route("/api/openapi.json", openapi.answer),
            Route("/api/games", self.games),
            Route("/api/rules/{game}", self.rules),
            Route("/api/daily", self.daily),
            Route("/api/daily", self.new_daily, methods=["POST"]),
            Route("/api/matches", self.new_match, methods=["POST"]),
            Route("/api/matches/{match}", self.match),
            Route("/api/matches/{match}/review", self.review),
            Route("/api/matches/{match}/replay", self.replay),
            Route("/api/matches/{match}/record", self.record),
            Route("/api/matches/{match}/proof", self.proof),
            Route("/api/matches/{match}/play-on", self.play_on, methods=["POST"]),
            Route("/api/messages.json", self.messages),
            WebSocketRoute("/ws", self.socket),
        ]

    def routes_of_the_rest(self) -> list[BaseRoute]:
        """Every other address: an error in the API, otherwise the page."""
        return [
            Route("/api/{rest:path}", self.no_such_thing, methods=["GET", "POST"]),
            Route("/api", self.no_such_thing, methods=["GET", "POST"]),
            Route("/{path:path}", self.page),
        ]

    async def page(self, request: Request) -> Response:
        """A file of the client, or its one page, which shows “not found” itself."""
        path = request.path_params["path"]
        found = self._client.file(request, path) if path else None
        if found is None and "." in path.rpartition("/")[2]:
            return refused(404, say("errors-not-found-file"))
        return found or self._client.page(request)

    async def games(self, request: Request) -> Response:
        """The games with everything that a form needs, the bots, and the state of the engine."""
        # in a thread: catalogues are read the first time a language is used, which takes a moment
        found, kinds = await asyncio.to_thread(_described)
        lessons, puzzles = await asyncio.to_thread(learning.offered)
        note = self._lobby.loader.note
        progress = self._lobby.loader.progress()
        share = None if progress is None else progress.share
        called = PlayerNames(list(names.USUAL), names.LONGEST)
        return as_json(
            Games(found, kinds, called, Compiled(not note, note, share), lessons, puzzles)
        )

    async def rules(self, request: Request) -> Response:
        """The rule book of a game."""
        try:
            found = rule_book(request.path_params["game"])
        except OptionError as error:
            return refused(404, str(error), "game")
        if found is None:
            return refused(404, say("errors-no-rule-book"))
        return as_json(RuleBook(*found))

    async def daily(self, request: Request) -> Response:
        """Today's deal, or the one that a match was of."""
        asked = request.query_params.get("match", "")
        match = await self._lobby.find(asked) if asked else None
        return as_json(await daily.told(await self._lobby.store(), match))

    async def new_daily(self, request: Request) -> Response:
        """Today's match for a person."""
        self._may_make(request)
        asked = protocol.read_new_daily(await body(request))
        return as_json(_created(await daily.begin(self._lobby, asked.name)), status=201)

    def _may_make(self, request: Request) -> None:
        """Raise TableError if no match can be made for a request."""
        must_be_json(request)
        self._limits.spend("matches", request.scope)

    async def new_match(self, request: Request) -> Response:
        """Make a match; the keys of its seats are sent only once, in this answer."""
        self._may_make(request)
        made = await self._lobby.create(protocol.read_new_match(await body(request)))
        return as_json(_created(made), status=201)

    async def play_on(self, request: Request) -> Response:
        """Make a match that continues a finished one from some point."""
        self._may_make(request)
        asked = protocol.read_play_on(await body(request))
        return as_json(
            _created(await self._lobby.play_on(request.path_params["match"], asked)), 201
        )

    async def match(self, request: Request) -> Response:
        """Whether a match exists, whether it is over, whose turn it is. Nothing about its cards."""
        match = await self._lobby.find(request.path_params["match"])
        turn = self._lobby.turn(match.id)
        return as_json(Found(match.id, match.game, match.over, _hex(match.commitment), turn))

    async def _finished(self, request: Request) -> StoredMatch:
        """The match for a review or a replay; these take a while to make."""
        self._limits.spend("reviews", request.scope)
        return await self._lobby.find(request.path_params["match"])

    async def review(self, request: Request) -> Response:
        """What the decisions of a finished match were worth, for anyone who may watch it."""
        match = await self._finished(request)
        return as_json(await self._lobby.reviews.of(match, await self._lobby.store()))

    async def replay(self, request: Request) -> Response:
        """A finished match as a seat saw it (`?seat=2`), or a spectator."""
        match = await self._finished(request)
        asked = request.query_params.get("seat", "")
        # anything but a number is not a seat of any match
        number = len(asked) < 4 and asked.isascii() and asked.isdigit()
        seat = None if asked == "" else int(asked) if number else -1
        return as_json(await self._lobby.reviews.replay(match, await self._lobby.store(), seat))

    async def record(self, request: Request) -> Response:
        """The record of a finished match, as a file."""
        match = await self._finished(request)
        text = await self._lobby.reviews.record(match, await self._lobby.store())
        name = f"{match.game}-{match.id}.toml"
        return Response(
            text,
            media_type="application/toml",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    async def messages(self, request: Request) -> Response:
        """The description of the messages over the sockets."""
        told = await asyncio.to_thread(spoken.described)
        return Response(told, media_type="application/json")

    async def proof(self, request: Request) -> Response:
        """The proof of a finished match; a seat's key opens the cards that it has seen."""
        match = await self._finished(request)
        scheme, _, key = request.headers.get("authorization", "").partition(" ")
        return as_json(await self._lobby.proof(match, key if scheme.lower() == "bearer" else None))

    async def health(self, request: Request) -> Response:
        """Whether the server can do its work, for monitoring."""
        found = await health.of(self._lobby)
        return as_json(found, 200 if found.store == "ok" else 503)

    async def no_such_thing(self, request: Request) -> Response:
        """Any other address under /api."""
        return refused(404, say("errors-not-found-address"))

    async def socket(self, socket: WebSocket) -> None:
        """One viewer of one match."""
        await serve_viewer(socket, self._lobby, self._limits)


def _created(made: Made) -> Created:
    """The only answer that contains keys."""
    others = [Key(seat, key) for seat, key in made.keys.items() if seat != made.you]
    own = None if made.you is None else made.keys[made.you]
    return Created(made.id, made.you, own, others, _hex(made.commitment))


def _hex(found: bytes | None) -> str | None:
    return None if found is None else found.hex()


def _described() -> tuple[list[GameDescribed], list[BotDescribed]]:
    """The games and the bots in the current language."""
    found = [one.described() for one in games.declarations().values()]
    return found, [BotDescribed(**one) for one in bots.describe()]


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = refused(error.status_code, error.detail.lower())
    response.headers.update(error.headers or {})
    return response


async def _store_error(request: Request, error: Exception) -> Response:
    log.error("%s %s: %s", request.method, pattern(request.scope), error)
    return refused(503, say("errors-store"))


async def _outdated(request: Request, error: Exception) -> Response:
    assert isinstance(error, Outdated)
    return refused(409, str(error.reason))


async def _failure(request: Request, error: Exception) -> Response:
    return refused(500, say("errors-server"))
