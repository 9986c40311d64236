"""The strength of the club player: matches against novices, with Match and Seat as at a table."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import sqrt
from statistics import pstdev
from time import thread_time

from benchmarks.report import console, machine, progress, wilson
from boneace import games

CHUNK = 10  # matches that a process plays before it reports


@dataclass(frozen=True)
class Duel:
    """One player of a kind against others of another kind."""

    game: str
    preset: str
    seats: int
    player: str
    others: str
    rollouts: int | None = None
    seed: int = 1


@dataclass
class Score:
    """What the player won, and how long his moves took."""

    played: int = 0
    heroes: int = 1
    """How many seats count as the player's: two where he has a partner."""
    won: float = 0.0
    gained: float = 0.0
    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    lengths: list[int] = field(default_factory=list)
    blocks: dict[int, float] = field(default_factory=dict)
    """By block of matches with the same deals: the sum of the gains over all seats and dealers."""

    def add(self, other: Score) -> None:
        self.played += other.played
        self.heroes = other.heroes
        self.won += other.won
        self.gained += other.gained
        self.moves += other.moves
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.lengths += other.lengths
        for block, gained in other.blocks.items():
            self.blocks[block] = self.blocks.get(block, 0.0) + gained

    def error(self) -> float:
        """Half of the 95 % interval of the mean return, from the spread between blocks of deals."""
        means = [gained * len(self.blocks) / self.played for gained in self.blocks.values()]
        return 1.96 * pstdev(means) / sqrt(max(1, len(means) - 1))


def play(duel: Duel, number: int) -> Score:
    """Play one match. The player's seat and the dealer rotate with the number of the match.

    Where two play as partners, both are of the kind that is measured.
    """
    import boneace
    from boneace.bots import Seat, act, make
    from boneace.bots.club import Club

    game = duel.game
    hero = number % duel.seats
    dealer = number // duel.seats % duel.seats
    # matches with the same deals: as many as there are seats and dealers
    block = number // duel.seats**2
    deals = block + 1_000_000 * duel.seed
    match = boneace.new(
        game,
        seats=duel.seats,
        preset=duel.preset,
        options=games.declaration(game).proposed(duel.preset),  # so that it has an end
        seed=deals,
        dealer=dealer,
    )
    partner = getattr(match.present(None).seats[hero], "partner", None)
    heroes = {hero} if partner is None else {hero, partner}
    bots = [
        make(duel.player if seat in heroes else duel.others, game, 1000 * number + seat)
        for seat in range(duel.seats)
    ]
    for seat in heroes:
        if duel.rollouts and isinstance(bots[seat], Club):
            bots[seat] = Club(game, 1000 * number + seat, duel.rollouts)
    score = Score(played=1, heroes=len(heroes))
    while isinstance(turn := match.turn, int):
        act(match, dict(enumerate(bots)))
        seat = Seat.of(match, turn)
        if turn in heroes and len(seat.legal) > 1:
            begun = thread_time()
            move = bots[turn].choose(seat)
            taken = thread_time() - begun
            score.moves += 1
            score.seconds += taken
            score.longest = max(score.longest, taken)
        else:
            move = bots[turn].choose(seat)
        match.push(move)
    result = match.result()
    assert result is not None
    winners = result["winners"]
    score.won = len(heroes.intersection(winners)) / len(winners)
    score.gained = match.returns()[hero]
    score.blocks[block] = score.gained
    score.lengths.append(match.deal)
    return score


def play_some(duel: Duel, numbers: range) -> Score:
    """Play several matches, in a separate process."""
    total = Score()
    for number in numbers:
        total.add(play(duel, number))
    return total


def contest(duel: Duel, matches: int, processes: int) -> Score:
    """Play a number of matches, with a progress bar."""
    play(duel, 0)  # so that the machine code is in the cache on disk before the others start
    total = Score()
    parts = [range(first, min(first + CHUNK, matches)) for first in range(0, matches, CHUNK)]
    title = f"{duel.player} against {duel.seats - 1} × {duel.others}, {duel.game} {duel.preset}"
    with progress(title, matches) as bar:
        for score in _scores(duel, parts, processes):
            total.add(score)
            bar.advance(bar.task_ids[0], score.played)
    return total


def _scores(duel: Duel, parts: list[range], processes: int) -> Iterator[Score]:
    if processes == 1:
        for part in parts:
            yield play_some(duel, part)
        return
    with ProcessPoolExecutor(processes) as pool:
        for done in as_completed([pool.submit(play_some, duel, part) for part in parts]):
            yield done.result()


def tell(duel: Duel, score: Score) -> None:
    """Print the result of a contest."""
    low, high = wilson(score.won, score.played)
    mean = score.gained / score.played
    console.print(
        f"[bold]{duel.player}[/bold]{' and partner' if score.heroes > 1 else ''} "
        f"against {duel.seats - score.heroes} × {duel.others}, "
        f"{duel.game} {duel.preset}: "
        f"won {score.won:,.4g} of {score.played:,} matches, share {score.won / score.played:.1%} "
        f"(95 % interval {low:.1%} to {high:.1%}; "
        f"an equal player {score.heroes / duel.seats:.1%}); "
        f"returns {mean:+.3f} ± {score.error():.3f} a match of "
        f"{sum(score.lengths) / score.played:.1f} deals; "
        f"{1000 * score.seconds / max(1, score.moves):.1f} ms of processor a move on average, "
        f"{1000 * score.longest:.0f} ms at most, over {score.moves:,} moves",
        highlight=False,
    )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--matches", type=int, default=2000, help="the number of matches in each contest"
    )
    parser.add_argument("--game", default="thirty-one", choices=games.names())
    parser.add_argument("--preset", help="a preset, if not the default one")
    parser.add_argument(
        "--seats", type=int, nargs="+", help="the numbers of seats to test (2, 4 and 6)"
    )
    parser.add_argument("--player", default="club", help="the bot to measure")
    parser.add_argument("--others", default="novice", help="the bot in every other seat")
    parser.add_argument(
        "--rollouts", type=int, help="playouts per move of the club player, if not its default"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)


def run(arguments: argparse.Namespace) -> None:
    machine()
    declaration = games.declaration(arguments.game)
    allowed = declaration.seats(declaration.resolve(arguments.preset))
    for seats in arguments.seats or [seats for seats in (2, 4, 6) if seats in allowed]:
        duel = Duel(
            declaration.name,
            declaration.preset(arguments.preset).name,
            seats,
            arguments.player,
            arguments.others,
            arguments.rollouts,
            arguments.seed,
        )
        tell(duel, contest(duel, arguments.matches, arguments.processes))
