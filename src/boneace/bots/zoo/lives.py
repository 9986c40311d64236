"""What strategies for the games of lives share.

Each game says what its exchanges lead to; when to knock is the same question in all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from boneace.bots.zoo.base import Strategy, Turn
from boneace.bots.zoo.entry import Entry, textbook
from boneace.cards import FRENCH_52

if TYPE_CHECKING:
    from boneace.moves import Move

PATIENCE = 12
"""Turns of each player after which everybody knocks: two might exchange the same cards without
end."""


def cards_in(words: list[str]) -> int:
    """The cards written in some words, as a set."""
    return sum(1 << FRENCH_52.number(word) for word in words)


class Player(Strategy):
    """Takes the exchange that counts most, and knocks from fixed totals.

    `worth` is in points, or in whatever unit orders the hands of a game.
    """

    def __init__(self, game: str, seed: int, knocks_at: Sequence[float]) -> None:
        super().__init__(game, seed)
        self.knocks_at = knocks_at
        """The points from which to knock, by how many turns everybody has had."""

    def worth(self, turn: Turn, hand: int) -> float:
        """What three cards count in this game."""
        raise NotImplementedError

    def enough(self, turn: Turn) -> bool:
        """Whether to knock with the present hand."""
        f = turn.f
        if f.turns > PATIENCE * f.alive.bit_count():
            return True
        rounds = (f.turns - 1) // f.alive.bit_count()
        wanted = self.knocks_at[min(rounds, len(self.knocks_at) - 1)]
        return bool(self.worth(turn, f.hands[turn.seat]) >= wanted)

    def ends(self, turn: Turn, verb: str) -> Move | None:
        """The move that ends the deal, if the hand is good enough; otherwise “continue”, if
        asked."""
        end = turn.first(verb)
        return end if end and self.enough(turn) else turn.legal.get("continue")

    def exchanges(self, turn: Turn) -> Iterator[tuple[float, Move]]:
        """Each exchange for cards that lie face up, with what the hand counts after it."""
        hand = turn.f.hands[turn.seat]
        for text, move in turn.legal.items():
            words = text.split()
            if words[0] == "swap" and "for" in words:
                middle = words.index("for")
                after = hand & ~cards_in(words[1:middle]) | cards_in(words[middle + 1 :])
                yield self.worth(turn, after), move
            elif text in ("swap up", "swap all"):
                yield self.worth(turn, sum(1 << card for card in turn.f.widow[:3])), move

    def best(self, turn: Turn) -> tuple[float, Move | None]:
        """The exchange after which the hand counts most, and what it counts then."""
        return max(self.exchanges(turn), key=lambda found: found[0], default=(-1.0, None))


def knockers(
    player: type[Player],
    game: str,
    book: Sequence[float],
    constants: Sequence[tuple[str, float, str, dict[str, int]]],
) -> tuple[Entry, ...]:
    """The textbook of a game, which knocks from `book` points by rounds, and constant knockers.

    Each constant knocker has a name, its points, its message, and the arguments of that.
    """
    return (
        textbook(game, partial(player, knocks_at=book)),
        *(
            Entry(name, partial(player, knocks_at=(points,)), message, given)
            for name, points, message, given in constants
        ),
        Entry("first_turn_knocker", partial(player, knocks_at=(0.0,)), "zoo-first-turn-knocker"),
    )


def points(*totals: int) -> list[tuple[str, float, str, dict[str, int]]]:
    """Constant knockers from these points."""
    return [(f"knock_{total}", float(total), "zoo-knock", {"points": total}) for total in totals]
