"""The part of the API for learning a game: its first deal, and its puzzles."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.routing import Route

from boneace import games
from boneace.errors import OptionError
from boneace.languages import say
from boneace.learn.written import has_lesson, puzzle_lines
from boneace.table.web.responses import as_json, refused

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response


def offered() -> tuple[list[str], dict[str, int]]:
    """The games that have a lesson, and how many puzzles each game has."""
    found = {name: len(puzzle_lines(name)) for name in games.declarations()}
    lessons = [name for name in found if has_lesson(name)]
    return lessons, {name: many for name, many in found.items() if many}


async def lesson(request: Request) -> Response:
    """The first deal of a game, with notes."""
    from boneace.table.play.teaching import lesson_of

    try:
        return as_json(await asyncio.to_thread(lesson_of, request.path_params["game"]))
    except OptionError as error:
        return refused(404, str(error), "game")
    except FileNotFoundError:
        return refused(404, say("errors-no-lesson"))


async def puzzle(request: Request) -> Response:
    """A position of a game, and what its moves are worth."""
    from boneace.table.play.teaching import puzzle_of

    game, number = request.path_params["game"], request.path_params["number"]
    try:
        return as_json(await asyncio.to_thread(puzzle_of, game, number))
    except OptionError as error:
        return refused(404, str(error), "game")
    except IndexError:
        return refused(404, say("errors-no-puzzle"), "number")


ROUTES = [
    Route("/api/lessons/{game}", lesson),
    Route("/api/puzzles/{game}/{number:int}", puzzle),
]
