"""How bots vie: raises in a row, the amounts asked, and the length of a match.

Either every seat is of the kind `--player`, or one is, against others (`zoo:caller`). To see how
much they win, use `boneace arena`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from time import thread_time
from typing import TYPE_CHECKING

from benchmarks.report import console, machine
from boneace import games
from boneace.arena.players import make

if TYPE_CHECKING:
    from boneace.bots import Bot

UP = {"brag", "raise", "envido", "reenvido", "ordago"}
"""The moves that raise."""
GAMES = ("three-stake-brag", "primiera", "best-pair-thirty-one", "mus")
OPTIONS = {"primiera": {"vying": True}}
"""The options that vying needs, by game."""
ENDLESS = 100
"""Raises in a row after which a match is given up."""


@dataclass
class Rounds:
    """The observations from some matches."""

    in_a_row: list[int] = field(default_factory=list)
    """The longest run of raises of each match."""
    raises: list[int] = field(default_factory=list)
    """The raises in each round of vying that had any."""
    asked: list[int] = field(default_factory=list)
    """The largest amount asked of one player, by round."""
    events: list[int] = field(default_factory=list)
    """The moves of each match."""
    unfinished: int = 0
    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Rounds) -> None:
        for name in ("in_a_row", "raises", "asked", "events"):
            getattr(self, name).extend(getattr(other, name))
        self.unfinished += other.unfinished
        self.moves += other.moves
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


@dataclass(frozen=True)
class Table:
    """The players at a table of a game."""

    game: str
    seats: int
    player: str
    others: str
    """The bot in the other seats; it can be the same."""
    rollouts: int | None
    seed: int


def bot_of(table: Table, name: str, seed: int) -> Bot:
    from boneace.bots.club import Club

    if name == "club" and table.rollouts:
        return Club(table.game, seed, table.rollouts)
    return make(name, table.game, seed)


def play(table: Table, number: int) -> Rounds:
    """Play one match."""
    import boneace
    from boneace.bots import Seat

    hero, dealer = number % table.seats, number // table.seats % table.seats
    deals = number // table.seats**2 + 1_000_000 * table.seed
    preset = "ilustrada" if table.game == "mus" and table.seats > 4 else None
    match = boneace.new(
        table.game,
        seats=table.seats,
        preset=preset,
        options=OPTIONS.get(table.game),
        seed=deals,
        dealer=dealer,
    )
    bots = [
        bot_of(table, table.player if seat == hero else table.others, 1000 * number + seat)
        for seat in range(table.seats)
    ]
    found, row, most_in_a_row, place = Rounds(), 0, 0, None
    raises, asked = 0, 0
    while isinstance(turn := match.turn, int) and row < ENDLESS:
        seat = Seat.of(match, turn)
        begun = thread_time()
        move = bots[turn].choose(seat)
        if len(seat.legal) > 1 and turn == hero:
            taken = thread_time() - begun
            found.moves, found.seconds = found.moves + 1, found.seconds + taken
            found.longest = max(found.longest, taken)
        names = seat.view.dtype.names or ()
        now = (match.deal, int(seat.view["lance"][0]) if "lance" in names else 0)
        if now != place:
            if raises:
                found.raises.append(raises)
                found.asked.append(asked)
            place, raises, row, asked = now, 0, 0, 0
        up = move.text.split()[0] in UP
        raises, row = raises + up, row + 1 if up else 0
        most_in_a_row = max(most_in_a_row, row)
        match.push(move)
        asked = max(asked, int(match.view(None).record["asked"][0]) if up else 0)
    found.in_a_row.append(most_in_a_row)
    if raises:
        found.raises.append(raises)
        found.asked.append(asked)
    found.events.append(len(match))
    found.unfinished += not match.over
    return found


def play_some(table: Table, numbers: range) -> Rounds:
    """Play several matches; this runs in a separate process."""
    total = Rounds()
    for number in numbers:
        total.add(play(table, number))
    return total


def contest(table: Table, matches: int, processes: int) -> Rounds:
    """Play a number of matches."""
    total = play(table, 0)
    parts = [range(first, matches, processes) for first in range(1, 1 + processes)]
    for found in _found(table, parts, processes):
        total.add(found)
    return total


def _found(table: Table, parts: list[range], processes: int) -> Iterator[Rounds]:
    if processes == 1:
        yield from (play_some(table, part) for part in parts)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play_some, [table] * len(parts), parts)


def tell(table: Table, found: Rounds) -> None:
    """Print the observations."""
    against = (
        f"{table.seats} × {table.player}"
        if table.player == table.others
        else f"{table.player} against {table.seats - 1} × {table.others}"
    )
    console.print(
        f"{table.game}, [bold]{against}[/bold], {len(found.events)} matches: raises in a row "
        f"{_spread(found.in_a_row)} a match; raises {_spread(found.raises)} a round; asked "
        f"{_spread(found.asked)}; moves {_spread(found.events)} a match; "
        f"{found.unfinished} given up; {1000 * found.seconds / max(1, found.moves):.1f} ms a "
        f"decision, {1000 * found.longest:.0f} at most",
        highlight=False,
    )


def _spread(numbers: list[int]) -> str:
    """The median, the 90th percentile and the maximum."""
    if not numbers:
        return "none"
    ordered = sorted(numbers)
    return f"{ordered[len(ordered) // 2]}, {ordered[len(ordered) * 9 // 10]}, {ordered[-1]}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--matches", type=int, default=20, help="the number of matches at each table"
    )
    parser.add_argument("--game", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 10])
    parser.add_argument("--player", default="club", help="the bot to measure")
    parser.add_argument(
        "--others",
        nargs="+",
        help="the bots in the other seats, such as zoo:caller",
    )
    parser.add_argument(
        "--rollouts", type=int, help="playouts per move of the club player, if not its default"
    )
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)


def run(arguments: argparse.Namespace) -> None:
    machine()
    for game in arguments.game:
        declaration = games.declaration(game)
        allowed = declaration.seats(declaration.resolve("ilustrada" if game == "mus" else None))
        for seats in sorted(
            {min(max(seats, allowed[0]), allowed[-1]) for seats in arguments.seats}
        ):
            for others in arguments.others or [arguments.player]:
                table = Table(
                    game,
                    seats,
                    arguments.player,
                    others,
                    arguments.rollouts,
                    arguments.seed,
                )
                tell(table, contest(table, arguments.matches, arguments.processes))
