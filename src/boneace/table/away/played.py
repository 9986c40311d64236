"""One match that a bot plays away: it moves whenever the server says that it is to move."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import Any

import numpy as np

from boneace import bots, games
from boneace.games.options import options_record
from boneace.languages import current, say
from boneace.match.changes import followed
from boneace.moves import Move, Moves
from boneace.table.away.address import Address, AwayError
from boneace.table.away.line import Line, Message
from boneace.table.play import rules

TRIES = 5
"""How often a move is sent that the server does not take."""
_MOVES = 63


class Played:
    """A match, from its first message to its result. `tell` is told, in words, what happens."""

    def __init__(
        self, address: Address, match: str, key: str, level: str, tell: Callable[[str], None]
    ) -> None:
        self._match, self._key, self._level, self._tell = match, key, level, tell
        self._line = Line(address.socket("/ws"), self._hello, self._hear, self._lost)
        self._info: dict[str, Any] = {}
        self._view: dict[str, Any] = {}
        self._seat = 0
        self._held = False
        self._move: tuple[str, str] | None = None  # the id and the text of what was sent last
        self._tries = 0

    async def run(self) -> dict[str, Any]:
        """Play to the end; returns the last view. Raises AwayError where that is impossible."""
        await self._line.run()
        return self._view

    @property
    def names(self) -> list[str]:
        """The players, by seat."""
        return [str(one["name"]) for one in self._info.get("seats", ())]

    def _hello(self) -> Message:
        return {
            "type": "hello",
            "match": self._match,
            "key": self._key,
            "language": current(),
            "pace": "at-once",
            "known": True,
        }

    def _lost(self, why: str) -> None:
        self._tell(say("outside-lost", why=why))

    async def _hear(self, message: Message) -> bool:
        match message["type"]:
            case "welcome":
                self._info, self._seat = message["match"], message["you"]
                self._held = False
            case "known":
                await self._decide(message)
            case "waiting":
                self._held = bool(message["seats"])
                if not self._held:
                    await self._send()
            case "accepted":
                self._move = None
            case "refused" if self._move is not None and message["id"] == self._move[0]:
                await self._refused(message["reason"])
            case "replaced":
                raise AwayError(say("outside-replaced"))
        self._view = followed(self._view, message)
        return self._view.get("turn", 0) is None

    async def _decide(self, known: Message) -> None:
        seat = seat_of(self._info, self._seat, known)
        bot = bots.make(self._level, seat.game, secrets.randbits(62))
        move = await asyncio.to_thread(bot.choose, seat)
        self._move, self._tries = (str(known["number"]), move.text), 0
        await self._send()

    async def _send(self) -> None:
        """Make the move that was decided on; the server does it once, however often it is sent."""
        if self._move is not None:
            await self._line.send(type="act", id=self._move[0], move=self._move[1])

    async def _refused(self, reason: str) -> None:
        """A move was not taken: another player looks at the last result, or something is wrong."""
        if self._held:
            return
        self._tries += 1
        if self._tries == TRIES:
            raise AwayError(say("outside-refused", reason=reason))
        await asyncio.sleep(1.0)
        await self._send()


def seat_of(info: dict[str, Any], seat: int, known: Message) -> bots.Seat:
    """What a bot is given, from what the server tells. Raises AwayError for other rules."""
    game = info["game"]
    declaration = games.declaration(game)
    if known["layout"] != rules.layout(game):
        raise AwayError(say("outside-other-rules", game=declaration.title))
    state = games.part(game, "rules").State
    players = tuple(one["name"] for one in info["seats"])
    table = [Move(number, "") for number in range(_MOVES)]
    mask = 0
    for number, text in known["moves"]:
        table[number] = Move(number, text)
        mask |= 1 << number
    return bots.Seat(
        game=game,
        seat=seat,
        players=players,
        options=options_record(declaration, len(players), info["options"]),
        view=np.frombuffer(base64.b64decode(known["record"]), state).copy(),
        legal=Moves(mask, table),
        plies=known["number"],
        at_once=True,
    )
