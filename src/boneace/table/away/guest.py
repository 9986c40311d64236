"""A bot at a table of friends: it joins, sits, and plays every match until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from typing import Any

from boneace import games
from boneace.bots.kinds import names
from boneace.bots.kinds import title as title_of
from boneace.compiling.preparing import Preparing
from boneace.languages import current, say
from boneace.languages.lists import listed
from boneace.table.away.address import Address, AwayError, Place, join
from boneace.table.away.line import Line, Message
from boneace.table.away.played import Played

NUMBERED = 9
"""The number of names tried, if none was asked for."""
USUAL_NAME = "Robo"
"""The name of a bot that is not a level."""
PATIENCE = 2.0
"""Seconds that leaving may take."""


class Guest:
    """A bot, by its level or another name of the arena, such as `policy:FILE`.

    `matches` is the number it plays before it leaves; None: until it is stopped.
    """

    def __init__(
        self,
        address: Address,
        level: str,
        name: str | None = None,
        matches: int | None = None,
        tell: Callable[[str], None] = print,
    ) -> None:
        self._address, self._level, self._name = address, level, name
        self._left_to_play, self._tell = matches, tell
        self._line = Line(address.socket("/ws/table"), self._hello, self._hear, self._lost)
        self._place = Place(0, "")
        self._table: Message = {}
        self._seated: bool | None = None
        self._done: set[str] = set()
        self._playing: asyncio.Task[None] | None = None
        self._match = ""  # the one that it plays, or has played last
        self._tasks: set[asyncio.Task[None]] = set()
        self._failed: asyncio.Future[None] | None = None
        self._going = False
        self._preparing = ExitStack()
        self._prepared: set[str] = set()

    async def play(self) -> None:
        """Play all matches. Raises AwayError if it cannot play at the table."""
        self._place = await asyncio.to_thread(self._join)
        failed = self._failed = asyncio.get_running_loop().create_future()
        listening = asyncio.create_task(self._line.run())
        try:
            done, _ = await asyncio.wait({listening, failed}, return_when=asyncio.FIRST_COMPLETED)
            for one in done:
                one.result()
        finally:
            await self._goodbye(listening)
            self._preparing.close()

    def leave(self) -> bool:
        """Leave now, or after the match that is being played; False if there is one."""
        self._going = True
        if self._plays:
            return False
        self._spawn(self._line.send(type="leave"))
        return True

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def _plays(self) -> bool:
        return self._playing is not None and not self._playing.done()

    def _join(self) -> Place:
        if self._name is not None:
            return self._joined_as(self._name)
        title = title_of(self._level) if self._level in names() else USUAL_NAME
        for number in range(1, NUMBERED):
            try:
                return self._joined_as(title if number == 1 else f"{title} {number}")
            except AwayError as error:
                if error.place != "name":
                    raise
        return self._joined_as("")

    def _joined_as(self, name: str) -> Place:
        place = join(self._address, name)
        self._tell(say("outside-joined", code=self._address.code, name=name))
        return place

    async def _goodbye(self, listening: asyncio.Task[None]) -> None:
        """Leave the table at the end, whatever happens, so that the bot's place becomes free."""
        if self._playing is not None:
            self._playing.cancel()
        if not listening.done():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._line.send(type="leave")
            listening.cancel()

    # -- the table --------------------------------------------------------------------------------

    def _hello(self) -> Message:
        key = {"key": self._place.key, "language": current()}
        return {"type": "hello", "table": self._address.code, **key}

    def _lost(self, why: str) -> None:
        self._tell(say("outside-lost", why=why))

    async def _hear(self, message: Message) -> bool:
        match message["type"]:
            case "table":
                self._table = message
                await self._look()
            case "left":
                self._tell(say("outside-left"))
                return True
            case "refused" if self._going and not self._plays:  # nobody else is there
                return True
        return False

    async def _look(self) -> None:
        """React to the state of the table: play, sit down, or leave."""
        table = self._table
        me = next((one for one in table["members"] if one["id"] == self._place.member), None)
        if me is None and self._going:
            return
        if me is None:
            raise AwayError(say("outside-sent-away"))
        match, place = table["match"], me["place"]
        if match in self._done:  # the table has not closed it yet
            return
        if self._plays and (match in (None, self._match) or place is None):
            return
        if match is not None and place is not None:
            self._begin(table["game"], match)
        elif self._going:
            await self._line.send(type="leave")
        elif match is None and place is None and not table["fixed"]:
            await self._sit(table["places"])
        self._say_seated(place is not None)

    async def _sit(self, places: list[dict[str, Any]]) -> None:
        for at, place in enumerate(places):
            if place["member"] is None and place["bot"] is None:
                await self._line.send(type="sit", place=at)
                return

    def _say_seated(self, seated: bool) -> None:
        if seated != self._seated:
            self._seated = seated
            self._tell(say("outside-seated" if seated else "outside-no-place"))

    # -- matches ----------------------------------------------------------------------------------

    def _prepare(self, game: str) -> None:
        """Compile a game during play; until it is compiled the bot moves by policy."""
        if game not in self._prepared:
            self._prepared.add(game)
            self._preparing.enter_context(Preparing(game, lambda _: None))

    def _begin(self, game: str, match: str) -> None:
        """Play a match; one before it that the host has given up may never end."""
        if self._playing is not None:
            self._playing.cancel()
        self._prepare(game)
        self._match = match
        self._playing = asyncio.create_task(self._play(match))
        self._playing.add_done_callback(self._played)

    async def _play(self, match: str) -> None:
        self._tell(say("outside-begins", match=match))
        played = Played(self._address, match, self._place.key, self._level, self._tell)
        view = await played.run()
        self._done.add(match)
        if view:
            self._tell(_ended(view, played.names))
        if self._left_to_play is not None:
            self._left_to_play -= 1
            self._going = self._going or self._left_to_play == 0

    def _played(self, match: asyncio.Task[None]) -> None:
        """A match is over, or cannot be played; then no other match can be played either."""
        if match.cancelled():
            return
        error = match.exception()
        if error is None:  # the table may have reported the next step in the meantime
            self._spawn(self._look())
        elif self._failed is not None and not self._failed.done():
            self._failed.set_exception(error)


def _ended(view: dict[str, Any], names: list[str]) -> str:
    """The result of a match, in a line."""
    winners = (view.get("result") or {}).get("winners", [])
    title = games.declaration(view["game"]).title
    if not winners:
        return say("outside-stopped", game=title)
    return say("outside-ended", game=title, who=listed([names[seat] for seat in winners]))
