"""Playing one match, and counting what happens in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import boneace
from boneace import bots
from boneace.arena.playing import Account, Setting
from boneace.bots import Seat, act
from boneace.kernel.contract import ALL_HANDS, CHANCE
from boneace.shuffles import scattered
from boneace.study.compare.labels import Labels, kind_of

if TYPE_CHECKING:
    from boneace.match.match import Match

MOST_DEALS, MOST_MOVES = 200, 20_000
"""Where a match has no end in sight: after so many it is ended."""

MOVE, EVENT, AT_ONCE = "move:", "event:", ":dealt"
"""How things are called in a count: `move:knock`, `event:blitz`, `event:blitz:dealt`."""


@dataclass
class Played:
    """What happened in a match. Places are counted from the first dealer, who has place 0."""

    deals: int
    moves: int
    cut: bool
    won: list[float]
    """What part of the match each place has won; empty where it was ended."""
    gained: list[float]
    """What each place holds at the end, less the average of all."""
    things: Counter[str]


def play(
    setting: Setting,
    level: str,
    number: int,
    labels: Labels,
    stopped: Callable[[], bool] = lambda: False,
) -> Played | None:
    """Play the match with this number; None where it was stopped before the end.

    The first dealer changes from match to match. What moves are called is added to `labels`.
    """
    seed = scattered(setting.seed, number) >> 1
    first = number % setting.seats
    match = boneace.new(
        setting.game,
        setting.seats,
        preset=setting.preset,
        options=setting.options,
        dealer=first,
        seed=seed,
    )
    players = [
        bots.make(level, setting.game, scattered(setting.seed ^ number, seat) >> 1)
        for seat in range(setting.seats)
    ]
    aside = {seat: bot for seat, bot in enumerate(players) if hasattr(bot, "aside")}
    account, things = Account(match), Counter[str]()
    moves = 0
    while isinstance(turn := match.turn, int) and match.deal <= MOST_DEALS and moves < MOST_MOVES:
        if stopped():
            return None
        if match.has_asides:
            act(match, aside)
        move = players[turn].choose(Seat.of(match, turn))
        labels.look(match, turn)
        match.push(move, turn)
        things[MOVE + kind_of(move.text)] += 1
        moves += 1
        account.look()
    _count_events(match, things)
    return _ended(match, first, account, moves, things)


def _count_events(match: Match, things: Counter[str]) -> None:
    """Count what happened beside the moves: the effects that say that they are to be counted."""
    plies, fresh = match.plies, True  # fresh: nobody has moved in this deal
    for told in match.told(ALL_HANDS, 0):
        fresh = fresh and plies[told.ply - 1].seat == CHANCE
        for effect in told.effects:
            if effect.counted:
                things[EVENT + effect.kind] += 1
                if fresh and effect.counted == "dealt":
                    things[EVENT + effect.kind + AT_ONCE] += 1
        fresh = fresh or told.ends


def _ended(match: Match, first: int, account: Account, moves: int, things: Counter[str]) -> Played:
    held, result = account.holds(), match.result()
    middle = sum(held) / len(held)
    won: list[float] = []
    if result is not None:
        winners = result["winners"] or range(match.seats)
        won = [(seat in winners) / len(winners) for seat in range(match.seats)]
    return Played(
        deals=max(1, match.deal - (not match.over)),
        moves=moves,
        cut=not match.over,
        won=_from(first, won),
        gained=_from(first, [one - middle for one in held]),
        things=things,
    )


def _from(first: int, by_seat: Sequence[float]) -> list[float]:
    """By place, counted from the first dealer, what is given by seat."""
    return [*by_seat[first:], *by_seat[:first]]
