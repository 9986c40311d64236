"""The checked interface of the drivers: Python calls it, and it checks arguments for machine code.

`Drivers` has the functions of `boneace.kernel.drivers` for one game. Every argument is checked once
per call; nothing is added to the loops inside. Code that is compiled itself, or that has just made
its arrays, calls the same functions as attributes of `Drivers.unchecked`.
"""

from __future__ import annotations

from typing import Any

from boneace.errors import WrongValue
from boneace.kernel.arguments import (
    CARDS,
    FLOATS,
    SETS,
    Array,
    Layouts,
    any_signed,
    generator,
    numbers,
    whole,
)
from boneace.kernel.contract import SPECTATOR
from boneace.languages import say

LOWEST = -(1 << 63)
TEMPLATE = "boneace.kernel.drivers"
"""The template whose functions are checked here."""


class Drivers:
    """The functions that run matches of one game. `boneace.games.drivers(name)` returns it.

    In every function `o` is the options, an array of one record (`options_record`) or specialized
    options (`specialize`), and `s` an array of one `State`, or of many where it is called a batch.
    Arrays have one dimension and are C-contiguous and writable. A random generator `rng` is an
    array of one uint64, not 0. States must come from `begin` and moves: of their fields only the
    deal, the turn and the dealer are checked, and fewer in a batch. Every function raises WrongType
    or WrongValue for an unsuitable argument, and OptionError for options that the game forbids.
    """

    def __init__(self, unchecked: Any, layouts: Layouts) -> None:
        self.unchecked = unchecked
        """The same functions without any check, compiled, so that numba code can call them. Their
        arguments must be right: the functions write beyond the end of an array that is too short.
        """
        self.layouts = layouts
        #: What `advance` stopped at.
        self.DECISION: int = unchecked.DECISION
        self.ILLEGAL: int = unchecked.ILLEGAL
        self.WANTS_SHUFFLE: int = unchecked.WANTS_SHUFFLE
        self.FINISHED: int = unchecked.FINISHED

    def __repr__(self) -> str:
        return f"<Drivers of {self.layouts.game}>"

    def _checked(self, o: Any, s: Any) -> None:
        self.layouts.of_state("s", s, self.layouts.of_options("o", o))

    # --- one state --------------------------------------------------------------------------------

    def begin(self, o: Any, s: Array) -> None:
        """Set the table. The state must be all zeros except for `dealer`."""
        self._may_begin(o, self.layouts.of_states("s", s, 1))
        self.unchecked.begin(o, s)

    def _may_begin(self, o: Any, s: Array) -> None:
        self.layouts.of_dealers("s", s, self.layouts.of_options("o", o))

    def turn_and_moves(self, o: Any, s: Array) -> tuple[int, int]:
        """The seat to move (or CHANCE or OVER), and its legal moves as a set."""
        self._checked(o, s)
        seat, legal = self.unchecked.turn_and_moves(o, s)
        return int(seat), int(legal)

    def advance(
        self, o: Any, s: Array, move: int, shuffle: Array, at: int, chances: Array
    ) -> tuple[int, int, int, int, int]:
        """Make a legal move, and the chance moves that follow, taken from a shuffle.

        `move` is -1 to make only chance moves. `shuffle` (int8) holds cards, used from place `at`
        on; cards that are not available are skipped. `chances` (int8, one place or more) receives
        the chance moves made. Returns what it stopped at, the place reached in the shuffle, the
        number of chance moves, the seat to move then and its legal moves. An illegal move changes
        nothing. WANTS_SHUFFLE means that the cards that chance may choose from are not all in the
        rest of the shuffle, or that `chances` is full: call again.
        """
        self._checked(o, s)
        move = whole("move", move, -1)
        cards = numbers("shuffle", shuffle, CARDS)
        if len(cards) and not 0 <= cards.min() <= cards.max() < 63:
            worst = cards[(cards < 0) | (cards > 62)][0]
            raise WrongValue(say("arguments-shuffle-cards", given=str(worst)))
        at = whole("at", at, 0, len(cards))
        numbers("chances", chances, CARDS, least=1)
        stopped, at, made, seat, legal = self.unchecked.advance(o, s, move, shuffle, at, chances)
        return int(stopped), int(at), int(made), int(seat), int(legal)

    def play_one(self, o: Any, s: Array, move: int) -> bool:
        """Make one move, of a seat or of chance. Returns False, with nothing changed, if illegal.

        `move` may be any whole number.
        """
        self._checked(o, s)
        return bool(self.unchecked.play_one(o, s, whole("move", move, LOWEST)))

    def look(self, o: Any, s: Array, seat: int, out: Array) -> None:
        """Write to `out`, an array of one State, what a seat (or SPECTATOR) knows of a state."""
        seats = self.layouts.of_options("o", o)
        self.layouts.of_state("s", s, seats)
        self.layouts.of_states("out", out, 1)
        self.unchecked.look(o, s, whole("seat", seat, SPECTATOR, seats - 1), out)

    def returns_of(self, o: Any, s: Array, out: Array) -> None:
        """Write what each seat has won to `out`: float64, at least one place for each seat."""
        seats = self.layouts.of_options("o", o)
        self.layouts.of_state("s", s, seats)
        self.unchecked.returns_of(o, s, numbers("out", out, FLOATS, least=seats))

    def sample(self, o: Any, seen: Array, out: Array, rng: Array, tries: int) -> bool:
        """Write to `out`, an array of one State, a state that could lie behind a view.

        Each such state is equally likely. Returns False if none was found in `tries` tries.
        """
        self.layouts.of_view("seen", seen, self.layouts.of_options("o", o))
        self.layouts.of_states("out", out, 1)
        generator("rng", rng)
        return bool(self.unchecked.sample(o, seen, out, rng, whole("tries", tries)))

    def shuffled(self, pack: int, rng: Array, out: Array) -> int:
        """Write a random order of the cards of a pack to `out` (int8); returns how many there are.

        `pack` is a set of cards; `out` has at least one place for each.
        """
        pack = whole("pack", pack)
        generator("rng", rng)
        return int(
            self.unchecked.shuffled(pack, rng, numbers("out", out, CARDS, least=pack.bit_count()))
        )

    def perft(self, o: Any, s: Array, depth: int) -> int:
        """Count the sequences of `depth` moves (100 at most), chance moves included, from a state.

        A sequence that ends the match earlier counts as one.
        """
        self._checked(o, s)
        return int(self.unchecked.perft(o, s, whole("depth", depth, 0, 100)))

    # --- many matches, many states ----------------------------------------------------------------

    def playouts(self, o: Any, states: Array, rng: Array, matches: int) -> tuple[int, int]:
        """Play matches with random legal moves; returns the decisions and the chance moves made.

        `states` is an array of one State to play them in; its content does not matter.
        """
        self.layouts.of_options("o", o)
        self.layouts.of_states("states", states, 1)
        generator("rng", rng)
        matches = whole("matches", matches)
        decisions, chances = self.unchecked.playouts(o, states, rng, matches)
        return int(decisions), int(chances)

    def begin_all(self, o: Any, s: Array) -> None:
        """Set the table of every state of a batch. They must be all zeros except for `dealer`."""
        self._may_begin(o, self.layouts.of_states("s", s))
        self.unchecked.begin_all(o, s)

    def turns_and_moves(self, o: Any, s: Array, seats: Array, legal: Array) -> None:
        """Write the seat to move and the legal moves of every state of a batch.

        They are written to `seats` (signed whole numbers) and `legal` (int64), which are as long
        as the batch.
        """
        self.layouts.of_options("o", o)
        many = len(self.layouts.of_states("s", s))
        any_signed("seats", seats, many)
        self.unchecked.turns_and_moves(o, s, seats, numbers("legal", legal, SETS, many))

    def play_all(self, o: Any, s: Array, chosen: Array) -> int:
        """Make one move in every state of a batch that is not over.

        `chosen` (signed whole numbers) is as long as the batch. Returns -1, or the first state
        whose move is not legal; that state and those after it are unchanged.
        """
        self.layouts.of_options("o", o)
        many = len(self.layouts.of_states("s", s))
        return int(self.unchecked.play_all(o, s, any_signed("chosen", chosen, many)))

    def play_all_at_random(self, o: Any, s: Array, rng: Array, steps: int) -> int:
        """Make `steps` random legal moves in every state of a batch; returns the moves made.

        A match that is over begins again, so the batch keeps its size.
        """
        self.layouts.of_options("o", o)
        self.layouts.of_states("s", s)
        generator("rng", rng)
        made = int(self.unchecked.play_all_at_random(o, s, rng, whole("steps", steps)))
        if made < 0:
            raise WrongValue(say("arguments-not-begun", name="s"))
        return made


Door = Drivers
