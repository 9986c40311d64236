"""One match that a bot plays on another server: it moves when the server says it is its turn."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import Any

import numpy as np

from boneace import bots, games
from boneace.arena import players
from boneace.games.options import options_record
from boneace.languages import current, say
from boneace.match.changes import followed
from boneace.moves import Move, Moves
from boneace.table.away.address import Address, AwayError
from boneace.table.away.line import Line, Message
from boneace.table.play import rules

FIRST_PAUSE, LAST_PAUSE = 1.0, 10.0
"""Seconds until a move that was not accepted is sent again: the match may be paused."""
_MOVES = 63


class Played:
    """A match, from its first message to its result. `tell` is called with the events in words."""

    def __init__(
        self, address: Address, match: str, key: str, level: str, tell: Callable[[str], None]
    ) -> None:
        self._match, self._key, self._level, self._tell = match, key, level, tell
        self._line = Line(address.socket("/ws"), self._hello, self._hear, self._lost)
        self._info: dict[str, Any] = {}
        self._view: dict[str, Any] = {}
        self._seat = 0
        self._held = False
        self._coin = secrets.token_urlsafe(16)
        self._move: tuple[str, str] | None = None  # the id and the text of the last move sent
        self._again: asyncio.Task[None] | None = None
        self._pause = FIRST_PAUSE

    async def run(self) -> dict[str, Any]:
        """Play to the end; returns the last view, empty for a match that cannot be continued.

        Raises AwayError if it cannot be played.
        """
        try:
            await self._line.run()
        finally:
            self._forget_move()
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
            "coin": self._coin,
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
                self._forget_move()
            case "refused" if self._move is not None and message["id"] == self._move[0]:
                self._try_again()
            case "ended":  # by agreement, before the rules did
                return True
            case "outdated":  # the server has been brought up to date; the table lets it go
                self._tell(message["text"])
                self._view = {}
                return True
            case "replaced":
                raise AwayError(say("outside-replaced"))
        self._view = followed(self._view, message)
        return self._view.get("turn", 0) is None

    async def _decide(self, known: Message) -> None:
        seat = seat_of(self._info, self._seat, known)
        bot = players.make(self._level, seat.game, secrets.randbits(62))
        move = await asyncio.to_thread(bot.choose, seat)
        self._forget_move()
        self._move, self._pause = (secrets.token_hex(8), move.text), FIRST_PAUSE
        await self._send()

    async def _send(self) -> None:
        """Send the chosen move; the server does it once, however often it is sent."""
        if self._move is not None:
            await self._line.send(type="act", id=self._move[0], move=self._move[1])

    def _try_again(self) -> None:
        """A move was not accepted: others are looking at the last result, or the match is
        paused."""
        if self._view.get("turn") != self._seat:
            self._forget_move()
        elif not self._held and (self._again is None or self._again.done()):
            self._again = asyncio.create_task(self._send_later(self._pause))
            self._pause = min(2 * self._pause, LAST_PAUSE)

    async def _send_later(self, pause: float) -> None:
        await asyncio.sleep(pause)
        await self._send()

    def _forget_move(self) -> None:
        self._move = None
        if self._again is not None:
            self._again.cancel()
            self._again = None


def seat_of(info: dict[str, Any], seat: int, known: Message) -> bots.Seat:
    """A bot's input, from a message of the server. Raises AwayError for other rules."""
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
