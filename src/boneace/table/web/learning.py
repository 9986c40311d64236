"""The part of the API for learning a game: its first deal, and its puzzles."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
from starlette.convertors import Convertor, register_url_convertor
from starlette.routing import Route

from boneace import games
from boneace.errors import OptionError
from boneace.languages import current, say
from boneace.learn.written import has_lesson, puzzle_lines
from boneace.table.web.responses import as_json, encoded, refused

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from boneace.table.web.limits import Limits


def offered() -> tuple[list[str], dict[str, int]]:
    """The games that have a lesson, and the number of puzzles of each game."""
    found = {name: len(puzzle_lines(name)) for name in games.declarations()}
    lessons = [name for name in found if has_lesson(name)]
    return lessons, {name: many for name, many in found.items() if many}


class _Place(Convertor[int]):
    """The number of a puzzle in an address; one with more digits is not matched."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("place", _Place())


class Learning:
    """The handlers of the routes."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    def routes(self) -> list[Route]:
        return [
            Route("/api/lessons/{game}", self.lesson),
            Route("/api/puzzles/{game}/{number:place}", self.puzzle),
        ]

    async def lesson(self, request: Request) -> Response:
        """The first deal of a game, with notes."""
        try:
            game = request.path_params["game"]
            return encoded(await asyncio.to_thread(_lesson, game, current()))
        except OptionError as error:
            return refused(404, str(error), "game")
        except FileNotFoundError:
            return refused(404, say("errors-no-lesson"))

    async def puzzle(self, request: Request) -> Response:
        """A position of a game, and what its moves are worth."""
        from boneace.table.play.learning.teaching import puzzle_of

        self._limits.spend("reviews", request.scope)
        game, number = request.path_params["game"], request.path_params["number"]
        try:
            return as_json(await asyncio.to_thread(puzzle_of, game, number))
        except OptionError as error:
            return refused(404, str(error), "game")
        except IndexError:
            return refused(404, say("errors-no-puzzle"), "number")


@lru_cache(maxsize=64)
def _lesson(game: str, language: str) -> bytes:
    """A lesson in the current language: it takes a while to make, and never changes."""
    from boneace.table.play.learning.teaching import lesson_of

    return msgspec.json.encode(lesson_of(game))
