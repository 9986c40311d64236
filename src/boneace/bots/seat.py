"""The input of a bot: everything that its seat may know, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from boneace.errors import IllegalMove
from boneace.languages import say

if TYPE_CHECKING:
    import numpy.typing as npt

    from boneace.cards import Cards
    from boneace.match.match import Match
    from boneace.moves import Move, Moves

THINKING = "boneace.bots.search"
"""The template of the functions that bots think with."""


@dataclass(frozen=True, repr=False)
class Seat:
    """A seat at a match, as its player knows it. It holds no reference to the match."""

    game: str
    seat: int
    players: tuple[str, ...]
    options: npt.NDArray[Any]
    """The record of the options."""
    view: npt.NDArray[Any]
    """The state, with what the seat does not know blanked."""
    legal: Moves
    """The legal moves of the seat; none when it is not its turn."""
    plies: int
    """The number of events in the match that the seat knows of."""
    log: tuple[str, ...] = ()
    """The match in words, if it was asked for."""
    at_once: bool = False
    """Whether the match, and so its bots, must not wait for the compiler."""

    @classmethod
    def of(cls, match: Match, seat: int, log: bool = False) -> Seat:
        """What a seat of a match knows now; with the match in words if `log` is True."""
        from boneace.games.options import options_record
        from boneace.kernel.arguments import any_whole, instance
        from boneace.match.match import Match
        from boneace.moves import Moves

        match, seat = instance("match", match, Match), any_whole("seat", seat)
        return cls(
            game=match.game,
            seat=seat,
            players=tuple(match.players),
            options=options_record(match.declaration, match.seats, match.options),
            view=match.view(seat).record,
            legal=match.legal if match.turn == seat else Moves(0, ()),
            plies=match.known(seat),
            log=tuple(match.log(seat)) if log else (),
            at_once=match.at_once,
        )

    def __repr__(self) -> str:
        return f"<Seat {self.seat} of {self.game}, {len(self.players)} seats: {self.legal!r}>"

    @property
    def hand(self) -> Cards:
        """The cards of the seat."""
        from boneace import games
        from boneace.cards import Cards

        return Cards(int(self.view["hands"][0, self.seat]), games.part(self.game, "words").PACK)

    def thinking(self, compiled: bool = False) -> Any:
        """The functions that a bot thinks with: `boneace.bots.search`, bound to the game.

        In a match that must not wait they may be interpreted, unless they have to be `compiled`.
        """
        from boneace import games

        drivers = games.at_hand if self.at_once and not compiled else games.drivers
        return drivers(self.game, THINKING)

    def move(self, number: int) -> Move:
        """The legal move with this number. Raises IllegalMove if there is none."""
        for move in self.legal:
            if move.number == number:
                return move
        if not self.legal:
            raise IllegalMove(say("match-no-move-now", seat=str(self.seat)))
        moves = ", ".join(move.text for move in self.legal)
        raise IllegalMove(say("match-not-legal", number=str(number), moves=moves))


def must_be_seat(given: object) -> None:
    """Raise WrongType for what is no `Seat`, such as a match, of which a bot may not know all."""
    if not isinstance(given, Seat):
        from boneace.kernel.arguments import instance

        instance("seat", given, Seat)
