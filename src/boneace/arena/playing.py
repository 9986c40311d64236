"""Playing one set: two bots on the same deals, in every seat and with every dealer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from time import thread_time
from typing import TYPE_CHECKING

import boneace
from boneace import games
from boneace.arena.figures import Decisions, SetScore
from boneace.arena.players import make
from boneace.bots import Bot, Seat, act
from boneace.described import Value
from boneace.errors import BoneAceError, OptionError
from boneace.kernel.luck import scattered
from boneace.languages import say

if TYPE_CHECKING:
    from boneace.match.match import Match
    from boneace.moves import Move

CUMULATED = ("chips", "lives", "points")
"""The fields of a state that count what each seat has, over all deals of a match."""


@dataclass(frozen=True)
class Setting:
    """The setting: a game with its options and seats, and the seed of all deals and bots."""

    game: str
    seats: int
    preset: str | None = None
    options: dict[str, Value] = field(default_factory=dict)
    """The options that differ from the preset."""
    seed: int = 0
    deals: int | None = None
    """After this many deals a match is ended; the bot whose seats are ahead then wins it."""

    def match(self, number: int) -> Match:
        """The match of a set, as it begins."""
        return boneace.new(
            self.game,
            self.seats,
            preset=self.preset,
            options=self.options,
            seed=scattered(self.seed, number) >> 1,
        )


def seatings(seats: int) -> list[tuple[int, ...]]:
    """The bot of each seat in the matches of a set: 0 and 1 alternately, in every rotation.

    With an odd number of seats, each bot has the smaller number of them equally often. Where
    partners face each other, both seats of a side belong to one bot.

    >>> seatings(2), seatings(4)
    ([(0, 1), (1, 0)], [(0, 1, 0, 1), (1, 0, 1, 0)])
    >>> len(seatings(3))
    6
    """
    by_turns = tuple(seat % 2 for seat in range(seats))
    found = [by_turns[turn:] + by_turns[:turn] for turn in range(seats)]
    found += [tuple(1 - one for one in found[turn]) for turn in range(seats)]
    return sorted(dict.fromkeys(found))


def play_set(
    setting: Setting, pair: tuple[str, str], number: int, stopped: Callable[[], bool]
) -> SetScore | None:
    """Play the matches of a set; None if it was stopped before the end.

    Raises OptionError for a bot that makes an illegal move.
    """
    for name in pair:
        _load(setting.game, name)
    score = SetScore.of(pair)
    for seated in seatings(setting.seats):
        match = setting.match(number)
        players = [
            make(pair[who], setting.game, scattered(setting.seed ^ number, seat) >> 1)
            for seat, who in enumerate(seated)
        ]
        held = played(match, players, [pair[who] for who in seated], setting.deals, score, stopped)
        if held is None:
            return None
        _count(score, match, held, seated)
    return score


@cache
def _load(game: str, name: str) -> None:
    """Let a bot make a first move, so that no timed decision waits for machine code."""
    values = games.declaration(game).proposed()
    match = boneace.new(game, options=values, seed=1)
    if isinstance(match.turn, int):
        make(name, game).choose(Seat.of(match, match.turn))


def played(
    match: Match,
    players: Sequence[Bot],
    names: Sequence[str],
    deals: int | None,
    score: SetScore,
    stopped: Callable[[], bool],
) -> list[float] | None:
    """Play a match to the end, or to the end of a deal; return the holdings of each seat."""
    account = Account(match)
    aside = {seat: bot for seat, bot in enumerate(players) if hasattr(bot, "aside")}
    while isinstance(turn := match.turn, int) and not (deals and match.deal > deals):
        if stopped():
            return None
        if match.has_asides:
            act(match, aside)
        seat = Seat.of(match, turn)
        begun = thread_time()
        move = players[turn].choose(seat)
        taken = thread_time() - begun
        if len(seat.legal) > 1:
            score.thinking[names[turn]].add(Decisions(1, taken, taken))
        push(match, move, turn, names[turn])
        account.look()
    return account.holds()


def push(match: Match, move: Move | str, turn: int, name: str) -> None:
    """Make the move of a bot. Raises OptionError that names the bot if it is illegal."""
    try:
        match.push(move, turn)
    except BoneAceError as error:
        raise OptionError(say("arena-illegal", name=name, move=str(move), why=str(error))) from None


def _count(score: SetScore, match: Match, held: Sequence[float], seated: Sequence[int]) -> None:
    """Add a match to the score of the bot that is 0 in `seated`."""
    first = [seat for seat, who in enumerate(seated) if who == 0]
    ahead = sum(held[seat] for seat in first) / len(first) - sum(held) / len(held)
    score.matches += 1
    score.deals += match.deal - (not match.over)
    score.gained += ahead
    result = match.result()
    if result is None:
        score.won += 0.5 if ahead == 0 else float(ahead > 0)
    elif result["winners"]:
        winners = result["winners"]
        score.won += len(set(first).intersection(winners)) / len(winners)
    else:
        score.won += 0.5


class Account:
    """The holdings of each seat in a match, in the unit of the game; all begin equal.

    Chips, lives and points are counted as they stand. Where they start again within a match, like
    the stones of a game of Mus, the changes of each deal are summed: call `look` for that.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.field = counted_in(match)
        self.partner = [_partner(match, seat) for seat in range(match.seats)]
        self.summed = [0.0] * match.seats
        self.deal = match.deal
        self.was_over = False

    def look(self) -> None:
        """Sum up the changes of a deal that has ended."""
        over = self.match.over and not self.was_over
        if self.field == "last_changes" and (over or self.match.deal != self.deal):
            changes = self._read()
            for seat, partner in enumerate(self.partner):
                self.summed[seat] += changes[min(seat, partner)]  # of a side: by its first seat
        self.deal, self.was_over = self.match.deal, self.match.over

    def holds(self) -> list[float]:
        """The holdings of each seat now."""
        if self.field in CUMULATED:
            return [max(0.0, held) if self.field == "lives" else held for held in self._read()]
        return self.summed if self.field else self.match.returns()

    def _read(self) -> list[float]:
        record = self.match.view(None).record
        return [float(number) for number in record[self.field][0][: self.match.seats]]


def counted_in(match: Match) -> str:
    """The field of a state that is counted; empty if only the returns are known."""
    standing = match.standing()
    names = match.view(None).record.dtype.names or ()
    of = games.part(match.game, "words").STANDING_OF
    if "games" not in standing:
        for known in CUMULATED:
            if known in standing and known in names and of.get(known, "seat") == "seat":
                return known
    return "last_changes" if "last_changes" in names else ""


def unit_of(match: Match) -> str:
    """The unit of gains: chips, lives, stones, points; else returns."""
    standing = match.standing()
    if not counted_in(match):
        return "returns"
    return next((one for one in ("chips", "lives", "stones") if one in standing), "points")


def _partner(match: Match, seat: int) -> int:
    """The seat of the partner, or the seat itself."""
    partner = getattr(match.present(None).seats[seat], "partner", None)
    return seat if partner is None else int(partner)
