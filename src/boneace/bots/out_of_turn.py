"""What bots do out of turn, such as signals to their partners."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from boneace import games

if TYPE_CHECKING:
    from boneace.bots.kinds import Bot
    from boneace.bots.seat import Seat
    from boneace.match.match import Match


def by_policy(game: str, seed: int, seat: Seat) -> str | None:
    """What a seat does out of turn by the heuristics of its game; None for nothing."""
    from boneace.kernel.luck import scattered

    module = games.declaration(game).asides
    if module is None:
        return None
    chance = scattered(seed, seat.plies) >> 33
    number = int(seat.thinking().aside_of(seat.options, seat.view, seat.seat, chance))
    return None if number < 0 else str(games.part(game, module).text_of(number))


def act(match: Match, players: Mapping[int, Bot]) -> None:
    """Let the bots of a match act out of turn, each at most once. Refused actions are ignored."""
    from boneace.bots.seat import Seat
    from boneace.errors import IllegalMove

    if not match.has_asides or match.over:
        return
    for seat, bot in players.items():
        text = bot.aside(Seat.of(match, seat))
        if text is not None:
            try:
                match.aside(seat, text)
            except IllegalMove:
                continue
