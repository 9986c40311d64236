"""The contract: everything that the package of a game provides, as types.

A game is a package of modules. Each class here is one of them: the names in the class are the names
in the module. `boneace.testing` checks a game against these classes first, and says what is missing
and where. A class whose name begins with `Optional` lists what a module may leave out, and what
happens then.

| Module           | Required | Classes                          |
|------------------|----------|----------------------------------|
| `declaration.py` | yes      | `DeclarationModule`              |
| `rules.py`       | yes      | `Rules`, `OptionalRules`         |
| `words.py`       | yes      | `Words`, `OptionalWords`         |
| `look.py`        | yes      | `Look`                           |
| `narration.py`   | yes      | `Narration`                      |
| `habits.py`      | yes      | `Habits`, `OptionalHabits`       |
| `worth.py`       | no       | `WorthModule`                    |
| `rulebook.md`    | yes      | the rules as a person reads them |

`o` is the record of the options: `seats`, then one field for each option. `s` is a state, a record
of the layout `State`. Functions of rules and habits take records, because they are compiled. All
others take `Facts`: the fields of a record as plain numbers and lists.

Some fields of a state have the same meaning in every game:

    hands      i8 × seats    sets of cards; more sets may follow those of the seats, for cards that
                             lie face down, such as the discards of each seat
    stock      i8            set of cards; their order is left to chance
    deal       i4            number of the deal, from 1
    dealer     i1            seat
    turn       i1            the seat to move, or the seat that a card is dealt to
    held       i1 × hands    in views: how many cards each of the `hands` holds
    stock_left i1            in views: how many cards the stock holds
    seen_by    i1            in views: 1 + the seat of the viewer, or SEEN_BY_NOBODY; else 0
    last_…                   how the last deal ended, as everybody saw it

In a view the stock holds every card that the viewer has not located. Where a hand has fewer cards
than `held` says, the rest are among them. Other cards that may lie face down are in the field
`widow` (i1 × any): card numbers by slot, EMPTY where there is none, FACE_DOWN where the viewer does
not know the card. A view sets every field that only views have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from boneace.cards import Pack
from boneace.declare import Declaration
from boneace.games.facts import Facts, Record
from boneace.games.worth import Worth

Json = dict[str, Any]
Effect = dict[str, Any]
Reason = tuple[str, str | None]
"""Why a move is closed: a sentence in the language spoken now, and the number of a clause."""


class DeclarationModule(Protocol):
    """`declaration.py`: what can be said about the game without its rules."""

    DECLARATION: Declaration
    """Name, seats, options and presets, each with the clauses that it comes from."""


# --- rules ----------------------------------------------------------------------------------------


class Rules(Protocol):
    """`rules.py`: the rules, in the Python that numba compiles. They run interpreted as well."""

    State: np.dtype[np.void]
    """The record layout of a state, made by `boneace.kernel.states.layout`."""

    def start(self, o: Record, s: Record) -> None:
        """Set the table for the first deal.

        `s` is all zeros except for `dealer`, and `carried_over`, which is 1 where the standing has
        been set too.
        """

    def seat_to_move(self, o: Record, s: Record) -> int:
        """Return a seat, CHANCE or OVER."""
        ...

    def moves(self, o: Record, s: Record) -> int:
        """Return the legal moves of the seat to move, or of chance, as a set of 0…62."""
        ...

    def play(self, o: Record, s: Record, move: int) -> None:
        """Make one legal move."""

    def view(self, o: Record, s: Record, seat: int) -> None:
        """Blank in place what the seat (or SPECTATOR) does not know."""

    def returns(self, o: Record, s: Record, out: npt.NDArray[np.float64]) -> None:
        """Write what each seat has won to `out` (float64 × seats). The match is over."""

    def possible(self, o: Record, s: Record) -> bool:
        """Return whether a state that was filled in from a view can have occurred."""
        ...


class OptionalRules(Protocol):
    """`rules.py`: what it may leave out. Then hidden cards are placed at random until possible."""

    def fill(self, o: Record, s: Record, rng: Any) -> None:
        """Turn a view into a state, each possible state being equally likely.

        The state may still be impossible; then it is made again. Write this where few of the
        states placed at random would be possible.
        """

    def stir(self, o: Record, s: Record, viewer: int, rng: Any) -> bool:
        """Turn a state behind the view of `viewer` into another one; False to fill in again.

        Write this where `fill` takes long.
        """
        ...


# --- words, views, events -------------------------------------------------------------------------


class Words(Protocol):
    """`words.py`: moves in notation, and where a match stands."""

    PACK: Pack
    """How the cards of the game are written."""

    NUMBERS: Mapping[str, int]
    """By notation, the numbers of the moves whose number is the same in every state."""

    def labels(self, options: Facts, f: Facts) -> Sequence[str]:
        """Return the notation of every move, by number, as moves are numbered in this state."""
        ...

    def chance_text(self, card: int) -> str:
        """Return the notation of a move of chance."""
        ...

    def parse(self, options: Facts, f: Facts, text: str) -> int:
        """Return the number of a move in notation, in upper or lower case.

        Raises InvalidMove where it is not a move of the game, IllegalMove where it is a move that
        has no number in this state.
        """
        ...

    def why_not(self, options: Facts, f: Facts, move: int) -> Reason:
        """Return why a move is closed in this state."""
        ...

    def standing(self, options: Facts, f: Facts) -> Json:
        """Return where the match stands, in the form that docs/notation.md gives for the game."""
        ...

    def restore(self, o: Record, s: Record, given: dict[str, Any]) -> None:
        """Write a standing into a state before `start`. Raises OptionError if it cannot be."""

    def result(self, options: Facts, f: Facts) -> Json:
        """Return the result of a match that is over: `winners`, and what the game adds."""
        ...


class OptionalWords(Protocol):
    """`words.py`: what it may leave out."""

    ON_TABLE: tuple[str, ...]
    """The fields of a state with cards that lie on the table, for a picture. Default: none."""

    def out_of_turn(self, options: Facts, f: Facts, seat: int) -> Reason | None:
        """Return why a seat must wait, where there is more to say than whose turn it is."""
        ...


class Look(Protocol):
    """`look.py`: what one viewer sees, for a table to draw. `f` is always read from a view."""

    def present(self, options: Facts, f: Facts) -> Json:
        """Return the view as JSON."""
        ...

    def last_deal(self, f: Facts, options: Facts) -> Json | None:
        """Return how the last deal ended, from the fields `last_…`; None in the first deal.

        It is kept as `menu` is.
        """
        ...

    def menu(self, options: Facts, f: Facts, legal: int) -> Json:
        """Return `legal`, the open moves, and `closed`, usual moves with the reason.

        The viewer is the seat to move; `legal` is the set of its moves. The result must depend on
        the arguments and the language alone: it is kept, and used again where they are the same.
        """
        ...


class Narration(Protocol):
    """`narration.py`: what happened, as one viewer saw it."""

    def seen_text(self, f: Facts, seat: int, text: str, viewer: int | None) -> str | None:
        """Return the notation of a move as the viewer saw it, None for a card that stays hidden.

        `f` is the viewer's view before the move. `viewer` is a seat, None for a spectator, or
        ALL_HANDS.
        """
        ...

    def opening(self, options: Facts, f: Facts, names: Sequence[str]) -> list[Effect]:
        """Return what to tell before the first event of a match."""
        ...

    def effects(
        self, options: Facts, b: Facts, a: Facts, seat: int, text: str | None, names: Sequence[str]
    ) -> list[Effect]:
        """Return what one move did.

        `b` and `a` are the viewer's views before and after it, `text` is as from `seen_text`. Each
        effect has `kind`, and `line`: a sentence for the log, empty where nothing is said.
        """
        ...


class WorthModule(Protocol):
    """`worth.py`: what a hand counts, for `boneace.score`. Leave it out if hands do not count."""

    def worth_of(self, options: Facts, f: Facts) -> Worth | None:
        """Return what the hand of seat 0 counts; None for a hand of the wrong number of cards."""
        ...


# --- heuristics for bots --------------------------------------------------------------------------


class Habits(Protocol):
    """`habits.py`: how a sensible player plays, for bots. Compiled like the rules."""

    def habit(self, o: Record, s: Record, chance: int) -> int:
        """Return a legal move for the seat to move, from what that seat knows.

        `chance` is a random integer, for habits that mix.
        """
        ...

    def worth(self, o: Record, s: Record, seat: int) -> float:
        """Return what a seat can expect to win from this standing; its returns when over."""
        ...

    def settle(self, o: Record, s: Record, me: int, rng: Any) -> bool:
        """Make hands that were filled in at random more like what their holders would have.

        The hand of `me` stays. False where the holders would not have played so.
        """
        ...


class OptionalHabits(Protocol):
    """`habits.py`: what it may leave out."""

    def sensible(self, o: Record, s: Record) -> int:
        """Return the moves worth searching, as a set with some legal ones. Default: all legal."""
        ...

    def aside(self, o: Record, s: Record, me: int, chance: int) -> int:
        """Return what the seat does out of turn, as a number of the game's asides, or -1."""
        ...


MODULES: Mapping[str, tuple[type, ...]] = {
    "declaration": (DeclarationModule,),
    "rules": (Rules, OptionalRules),
    "words": (Words, OptionalWords),
    "look": (Look,),
    "narration": (Narration,),
    "habits": (Habits, OptionalHabits),
    "worth": (WorthModule,),
}
"""The modules of a game, with the classes that say what is in them."""

MAY_LACK = frozenset({"worth"})
"""The modules that a game may leave out."""
