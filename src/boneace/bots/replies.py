"""Players that are trained against one bot: at each decision they follow one of several advisers.

The advisers are the strategies of the zoo, the novice, and for each kind of move one that always
makes it. Which of them a reply follows, and how often, depends on the kind of decision: what may be
done, and what the textbook player and the novice would do. That is little to learn, so a few
minutes of play are enough (`boneace.arena.exploiting`).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from boneace.bots import zoo
from boneace.bots.kinds import Bot, make
from boneace.errors import OptionError
from boneace.kernel.luck import scattered
from boneace.languages import say

if TYPE_CHECKING:
    from boneace.bots.seat import Seat
    from boneace.moves import Move

FORMAT = 1
PLAIN = "novice"
GUIDES = ("zoo:textbook", PLAIN)
"""The advisers whose moves say what kind of decision it is."""
ALWAYS = "always:"
"""`always:raise` raises as much as it may, where it may; else it does what the novice does."""


@dataclass
class Weights:
    """What has been learned: for each kind of decision, how much each adviser is preferred.

    Kinds that have not occurred count as `usual`. The share of an adviser is proportional to the
    exponential of its number.
    """

    game: str
    against: str
    advisers: tuple[str, ...]
    usual: list[float]
    learned: dict[str, list[float]] = field(default_factory=dict)

    def of(self, kind: str) -> list[float]:
        """The preferences at a kind of decision."""
        return self.learned.get(kind, self.usual)

    def shares(self, kind: str) -> list[float]:
        """How often each adviser is followed at a kind of decision."""
        numbers = self.of(kind)
        most = max(numbers)
        powers = [exp(number - most) for number in numbers]
        return [power / sum(powers) for power in powers]

    def save(self, path: Path) -> None:
        """Write them to a file, as JSON."""
        kept = {"boneace-reply": FORMAT, **vars(self)}
        path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, path: Path) -> Weights:
        """Read such a file. Raises OptionError for a file that is not one."""
        try:
            read = json.loads(path.read_text(encoding="utf-8"))
            if read.pop("boneace-reply") != FORMAT:
                raise ValueError("of another version")
            found = cls(**{**read, "advisers": tuple(read["advisers"])})
            rows = [found.usual, *found.learned.values()]
            if any(len([float(number) for number in row]) != len(found.advisers) for row in rows):
                raise ValueError("of another length")
        except OSError as error:
            raise OptionError(say("exploit-no-file", file=str(path), why=str(error))) from error
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise OptionError(say("exploit-no-reply", file=str(path))) from error
        return found


class Always:
    """Makes one kind of move wherever it may: of several, the last, which is mostly the largest."""

    def __init__(self, word: str, otherwise: Bot) -> None:
        self.word = word
        self.otherwise = otherwise

    def choose(self, seat: Seat) -> Move:
        """The move."""
        found = [move for move in seat.legal if word_of(move) == self.word]
        return found[-1] if found else self.otherwise.choose(seat)

    def aside(self, seat: Seat) -> str | None:
        """Nothing."""
        return None


def word_of(move: Move) -> str:
    """What kind of move it is: its first word."""
    return move.text.split()[0]


class Reply:
    """Follows at each decision one of its advisers, as it has learned to."""

    def __init__(self, weights: Weights, game: str, seed: int = 0) -> None:
        if weights.game != game:
            raise OptionError(say("exploit-other-game", game=weights.game))
        self.weights = weights
        self.seed = seed
        self.advisers = [adviser(name, game, seed) for name in weights.advisers]

    def choose(self, seat: Seat) -> Move:
        """The move of an adviser."""
        if len(seat.legal) < 2:
            return seat.move(seat.legal[0].number if seat.legal else -1)
        kind, moves = self.advice(seat)
        return self.follow(kind, moves, seat)

    def advice(self, seat: Seat) -> tuple[str, list[Move]]:
        """What kind of decision it is, and the move of each adviser."""
        moves = [one.choose(seat) for one in self.advisers]
        names = self.weights.advisers
        guides = [word_of(moves[names.index(name)]) for name in GUIDES if name in names]
        words = sorted({word_of(move) for move in seat.legal})
        return " ".join([*words, "|", *guides]), moves

    def follow(self, kind: str, moves: Sequence[Move], seat: Seat) -> Move:
        """The move of one adviser, drawn at random by their shares."""
        luck = Random(scattered(self.seed, seat.plies))
        [move] = luck.choices(moves, self.weights.shares(kind))
        return move

    def aside(self, seat: Seat) -> str | None:
        """What the novice does out of turn."""
        return self.advisers[self.weights.advisers.index(PLAIN)].aside(seat)


def adviser(name: str, game: str, seed: int) -> Bot:
    """An adviser by its name."""
    if name.startswith(ALWAYS):
        return Always(name.removeprefix(ALWAYS), make(PLAIN, game, seed))
    if name.startswith("zoo:"):
        return zoo.make(name.removeprefix("zoo:"), game, seed)
    return make(name, game, seed)


def advisers(game: str, words: Sequence[str]) -> tuple[str, ...]:
    """The names of the advisers for a game with these kinds of moves."""
    known = [f"zoo:{name}" for name in zoo.names(game)]
    return (PLAIN, *known, *(f"{ALWAYS}{word}" for word in words))
