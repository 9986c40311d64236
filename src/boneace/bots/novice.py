"""Novice: the game's own rules of thumb, without thinking ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boneace.bots.out_of_turn import by_policy
from boneace.bots.seat import must_be_seat
from boneace.kernel.luck import scattered

if TYPE_CHECKING:
    from boneace.bots.seat import Seat
    from boneace.moves import Move


class Novice:
    """Plays the move of the game's `policy`."""

    def __init__(self, game: str, seed: int = 0) -> None:
        self.game = game
        self.seed = seed

    def choose(self, seat: Seat) -> Move:
        """The move of the policy."""
        must_be_seat(seat)
        if len(seat.legal) < 2:
            return seat.move(seat.legal[0].number if seat.legal else -1)
        chance = scattered(self.seed, seat.plies) >> 33
        return seat.move(int(seat.thinking().policy_of(seat.options, seat.view, chance)))

    def aside(self, seat: Seat) -> str | None:
        """The action out of turn that the policy suggests."""
        return by_policy(self.game, self.seed, seat)

    def __repr__(self) -> str:
        return f"<Novice for {self.game}>"
