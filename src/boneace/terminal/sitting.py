"""A match played by one person at a terminal: the match, the bots, and the news."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from boneace import bots
from boneace.compiling.progress import Progress
from boneace.games.sent import Effect, TableView
from boneace.kernel.luck import scattered
from boneace.languages import say
from boneace.match.beginning import new
from boneace.match.match import Match
from boneace.moves import Move
from boneace.terminal.seats import YOU

#: The bots’ seeds are separate from those of the shuffles.
BOT_SEEDS = 1 << 40


@dataclass
class Sitting:
    """`kinds` are the players of the seats; `you` is your seat, None when you watch."""

    match: Match
    kinds: list[str]
    players: dict[int, bots.Bot]
    you: int | None
    told: int = 0
    preparing: Progress | None = None
    """The progress of compiling during the match; None when nothing is being compiled."""

    @property
    def names(self) -> list[str]:
        return self.match.players

    @property
    def your_turn(self) -> bool:
        return self.you is not None and self.match.turn == self.you

    def view(self) -> TableView:
        """What you see."""
        return self.match.present(self.you)

    def bot_turn(self) -> tuple[int, Callable[[], Move]]:
        """The bot to move, and a function that chooses its move from what it sees now. Only that
        function is slow, and it touches no shared state."""
        seat = self.match.turn
        assert isinstance(seat, int)
        return seat, partial(self.players[seat].choose, bots.Seat.of(self.match, seat))

    def act(self, text: str) -> None:
        """Make your move, or take an action out of turn. Raises InvalidMove, IllegalMove."""
        assert self.you is not None
        if self.match.takes_aside(text):
            self.match.aside(self.you, text)
        else:
            self.match.push(text, self.you)

    def why_not(self, text: str) -> str | None:
        """Why a move is closed to you; only on your turn, since it depends on who is to move."""
        return self.match.why_not(text) if self.your_turn else say("terminal-not-your-turn")

    def hinting(self) -> Callable[[], list[str]]:
        """A function that finds what your moves are worth, from what you know now: a sentence for
        each, the best first. It takes a moment, and touches no shared state."""
        if not self.your_turn or self.you is None:
            return lambda: [say("terminal-no-hint")]
        return partial(_hinted, bots.Seat.of(self.match, self.you))

    def news(self) -> list[list[Effect]]:
        """What has happened since the last call, event by event, as you saw it. Before that the
        bots may act out of turn, such as signal to their partners."""
        bots.act(self.match, self.players)
        found = [effects for _, effects in self.match.story(self.you, self.told, you=True)]
        self.told = self.match.known(self.you)
        return found


def _hinted(seat: bots.Seat) -> list[str]:
    from boneace.analysis.hints import hint_of

    return [
        say("terminal-hinted", move=hinted.label, why=hinted.why) for hinted in hint_of(seat).moves
    ]


def sit_down(
    game: str,
    preset: str | None,
    options: Mapping[str, object] | None,
    seats: Sequence[str],
    names: Sequence[str],
    dealer: int | str,
    seed: int | None,
    at_once: bool = False,
) -> Sitting:
    """Begin a match and seat the bots. Raises OptionError. `at_once` as for `boneace.new`."""
    match = new(
        game,
        preset=preset,
        options=options,
        players=names,
        dealer=dealer,
        seed=seed,
        at_once=at_once,
    )
    base = secrets.randbits(64) if seed is None else seed
    players = {
        seat: bots.make(kind, game, scattered(base, BOT_SEEDS + seat))
        for seat, kind in enumerate(seats)
        if kind != YOU
    }
    you = list(seats).index(YOU) if YOU in seats else None
    return Sitting(match, list(seats), players, you)
