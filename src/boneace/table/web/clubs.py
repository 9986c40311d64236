"""The part of the API for clubs and their evenings, and the socket over which they are followed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from boneace.languages import say
from boneace.table.clubs import absence, evenings, messages, picture, rules
from boneace.table.clubs.evening_room import EveningRoom
from boneace.table.clubs.messages import (
    CheckIn,
    CloseEvening,
    ClubHello,
    ClubWish,
    Correct,
    DeleteEvening,
    DropRules,
    EveningWish,
    FromClubMember,
    MakeHost,
    NewClub,
    NextRound,
    PlanEvening,
    Planned,
    PutRules,
    Remove,
    RenameEvening,
    Retitle,
    StartTable,
    TakeOver,
)
from boneace.table.clubs.room import now
from boneace.table.errors import TableError
from boneace.table.friends.messages import Joining, Rename
from boneace.table.friends.state import Rules
from boneace.table.play import protocol
from boneace.table.web.following import Following
from boneace.table.web.responses import as_json, body, must_be_json

if TYPE_CHECKING:
    from starlette.requests import Request

    from boneace.table.clubs.clubhouse import Clubhouse
    from boneace.table.clubs.clubs import Clubs
    from boneace.table.web.limits import Limits

_new_club = msgspec.json.Decoder(NewClub)
_joining = msgspec.json.Decoder(Joining)


class ClubRoutes:
    """The handlers of the routes."""

    def __init__(self, clubs: Clubs, limits: Limits) -> None:
        self._clubs, self._limits = clubs, limits

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/clubs", self.make, methods=["POST"]),
            Route("/api/clubs/{code}", self.found),
            Route("/api/clubs/{code}/join", self.join, methods=["POST"]),
            Route("/api/clubs/{code}/ratings/{game}", self.ratings),
            Route("/api/evenings/{code}", self.evening),
            Route("/api/evenings/{code}/results.csv", self.results),
            WebSocketRoute("/ws/club", self.socket),
        ]

    def _may_come(self, request: Request) -> None:
        must_be_json(request)
        self._limits.spend("matches", request.scope)

    async def make(self, request: Request) -> Response:
        """Make a club; the answer has the host's key."""
        self._may_come(request)
        asked = protocol.read(_new_club, await body(request))
        return as_json(await self._clubs.make(asked), 201)

    async def found(self, request: Request) -> Response:
        """What a person with the link sees."""
        return as_json(await self._clubs.found(request.path_params["code"]))

    async def join(self, request: Request) -> Response:
        """Join a club; the answer has the new member's key."""
        self._may_come(request)
        asked = protocol.read(_joining, await body(request))
        return as_json(await self._clubs.join(request.path_params["code"], asked.name), 201)

    async def ratings(self, request: Request) -> Response:
        """The ratings of a game after every match."""
        found = await self._clubs.ratings(request.path_params["code"], request.path_params["game"])
        return as_json(found)

    async def evening(self, request: Request) -> Response:
        """An evening, for anybody with its link."""
        room = await self._clubs.evening(request.path_params["code"])
        return as_json(room.seen_by(None))

    async def results(self, request: Request) -> Response:
        """The table of results, as a file."""
        room = await self._clubs.evening(request.path_params["code"])
        name = f"evening-{room.id}.csv"
        return Response(
            picture.as_csv(room.state),
            media_type="text/csv",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    async def socket(self, socket: WebSocket) -> None:
        """One page that follows one club, or one evening."""
        await _InClub(socket, self._clubs, self._limits).serve()


class _InClub(Following):
    """One page, and the club or evening that it shows."""

    hello = ClubHello

    def __init__(self, socket: WebSocket, clubs: Clubs, limits: Limits) -> None:
        super().__init__(socket, limits)
        self._clubs = clubs
        self._room: Clubhouse | EveningRoom | None = None

    def read(self, text: str | None) -> FromClubMember:
        return messages.read(text)

    async def enter(self, hello: ClubHello) -> None:
        self._room = await self._clubs.enter(self.visitor, hello)

    def leave(self) -> None:
        if self._room is not None:
            self._clubs.leave(self._room, self.visitor)

    @staticmethod
    def _club(room: Clubhouse | EveningRoom) -> Clubhouse:
        return room.club if isinstance(room, EveningRoom) else room

    def who(self) -> str:
        room = self._room
        club = "" if room is None else self._club(room).id
        return f"club/{club}/{self.visitor.member}"

    def heard(self) -> None:
        if self._room is not None:
            self._club(self._room).see(self.visitor)

    async def grant(self, wish: ClubWish | EveningWish) -> None:
        room, by = self._room, self.visitor.member
        assert room is not None
        club = self._club(room)
        if by is None or club.state.member(by) is None:
            raise TableError(say("clubs-only-members"))
        if isinstance(wish, PlanEvening):
            self.spend_a_match()  # it is stored for as long
            planned = await self._clubs.plan(club, by, wish)
            self.visitor.send(messages.write(Planned(planned)))
        elif isinstance(wish, EveningWish):
            if not isinstance(room, EveningRoom):
                raise TableError(say("clubs-no-evening"))
            if isinstance(wish, NextRound):
                self.spend_a_match()
            await _at_evening(room, by, wish)
        else:
            await _in_club(club, by, wish)


async def _in_club(club: Clubhouse, by: int, wish: ClubWish) -> None:
    """The effect of a request on a club."""
    match wish:
        case Rename():
            await club.change(lambda state: rules.rename(state, by, wish.name))
        case Retitle():
            await club.change(lambda state: rules.retitle(state, by, wish.title))
        case MakeHost():
            await club.change(lambda state: rules.make_host(state, by, wish.member, wish.on))
        case TakeOver():
            await club.change(lambda state: absence.take_over(state, by, now()))
        case Remove():
            await club.change(lambda state: rules.remove(state, by, wish.member))
        case PutRules():
            house = Rules(wish.game, wish.preset, dict(wish.options))
            await club.change(
                lambda state: rules.put_rules(state, by, wish.name, house, wish.instead)
            )
        case DropRules():
            await club.change(lambda state: rules.drop_rules(state, by, wish.name))
        case _:
            raise AssertionError(wish)


async def _at_evening(room: EveningRoom, by: int, wish: EveningWish) -> None:
    """The effect of a request on an evening."""
    club = room.club.state
    match wish:
        case CheckIn():
            await room.change(
                lambda state: evenings.check_in(state, club, by, wish.member, wish.here)
            )
        case NextRound():
            await room.next_round(by)
        case StartTable():
            await room.start(by, wish.table)
        case Correct():
            await room.correct(by, wish.table, wish.won)
        case CloseEvening():
            await room.close_by(by)
        case RenameEvening():
            await room.rename(by, wish.title)
        case DeleteEvening():
            await room.delete(by)
