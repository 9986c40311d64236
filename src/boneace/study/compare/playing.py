"""Playing one match, and counting what happens in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import boneace
from boneace.arena.players import make
from boneace.arena.playing import Account, Setting, push
from boneace.bots import Seat, act
from boneace.kernel.contract import ALL_HANDS, CHANCE
from boneace.kernel.luck import scattered
from boneace.study.compare.dealing import Dealing, compared
from boneace.study.compare.labels import Labels, kind_of

if TYPE_CHECKING:
    from boneace.match.match import Match

MOST_DEALS, MOST_MOVES = 200, 20_000
"""A match with no end in sight is ended after this many."""

MOVE, EVENT, AT_ONCE = "move:", "event:", ":dealt"
"""The keys of a count: `move:knock`, `event:blitz`, `event:blitz:dealt`."""


@dataclass
class Played:
    """What happened in a match. Places are counted from the first dealer, who has place 0, unless
    stated otherwise."""

    first: int
    """The seat of the first dealer."""
    deals: int
    moves: int
    cut: bool
    won: list[float]
    """The part of the match that each place has won; empty if it was cut short."""
    gained: list[float]
    """What each place holds at the end, less the average of all if there are more than one."""
    dealt: list[float]
    """What each place gained, counted from the dealer of each deal, less the average of all."""
    dealt_deals: list[int]
    """The number of deals behind each of these: those with enough players."""
    things: Counter[str]
    record: str = ""
    """The match as a line of a file of records, if that was asked for."""

    def by_seat(self, numbers: Sequence[float]) -> list[float]:
        """Numbers given by place, in the order of seats."""
        return [numbers[(seat - self.first) % len(numbers)] for seat in range(len(numbers))]


def play(
    setting: Setting,
    names: Sequence[str],
    number: int,
    labels: Labels,
    stopped: Callable[[], bool] = lambda: False,
    *,
    recorded: bool = False,
) -> Played | None:
    """Play the match with this number; None if it was stopped before the end.

    `names` are the bots by seat (`boneace.arena.players.make`). The first dealer changes from match
    to match. The labels of moves are added to `labels`. Raises OptionError for a bot that makes an
    illegal move.
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
        make(name, setting.game, scattered(setting.seed ^ number, seat) >> 1)
        for seat, name in enumerate(names)
    ]
    aside = {seat: bot for seat, bot in enumerate(players) if hasattr(bot, "aside")}
    account, things = Account(match), Counter[str]()
    dealing, moves = Dealing(match, account), 0
    while isinstance(turn := match.turn, int) and match.deal <= MOST_DEALS and moves < MOST_MOVES:
        if stopped():
            return None
        if match.has_asides:
            act(match, aside)
        move = players[turn].choose(Seat.of(match, turn))
        labels.look(match, turn)
        push(match, move, turn, names[turn])
        things[MOVE + kind_of(str(move))] += 1
        moves += 1
        account.look()
        dealing.look()
    _count_events(match, things)
    played = _ended(match, account, dealing, moves, things)
    if recorded:
        played.record = _written(match, names)
    return played


def _written(match: Match, names: Sequence[str]) -> str:
    record = match.to_record()
    record.players = [f"{name} {seat}" for seat, name in enumerate(names)]
    return record.to_json_line()


def _count_events(match: Match, things: Counter[str]) -> None:
    """Count other events than moves: the effects that are marked for counting."""
    plies, fresh = match.plies, True  # fresh: no player has moved in this deal
    for told in match.told(ALL_HANDS, 0):
        fresh = fresh and plies[told.ply - 1].seat == CHANCE
        for effect in told.effects:
            if effect.counted:
                things[EVENT + effect.kind] += 1
                if fresh and effect.counted == "dealt":
                    things[EVENT + effect.kind + AT_ONCE] += 1
        fresh = fresh or told.ends


def _ended(
    match: Match, account: Account, dealing: Dealing, moves: int, things: Counter[str]
) -> Played:
    held, result, first = account.holds(), match.result(), match.first_dealer
    alone = match.seats == 1  # there is nobody to compare with, or to share with
    won: list[float] = []
    if result is not None:
        winners = result["winners"] or (() if alone else range(match.seats))
        won = [(seat in winners) / len(winners or held) for seat in range(match.seats)]
    return Played(
        first=first,
        deals=max(1, match.deal - (not match.over)),
        moves=moves,
        cut=not match.over,
        won=_from(first, won),
        gained=_from(first, held if alone else compared(held)),
        dealt=dealing.gained,
        dealt_deals=dealing.deals,
        things=things,
    )


def _from(first: int, by_seat: Sequence[float]) -> list[float]:
    """Numbers given by seat, in the order of places from the first dealer."""
    return [*by_seat[first:], *by_seat[:first]]
