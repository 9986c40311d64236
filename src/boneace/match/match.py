"""Match: one match of a game, from the first deal to the last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from importlib import import_module
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np

from boneace import games
from boneace.cards import Cards, Pack
from boneace.declare import Declaration
from boneace.described import Value
from boneace.errors import InvalidMove, NothingPushed, OptionError, WrongValue, quoted
from boneace.games import standings
from boneace.games.facts import Live, facts
from boneace.games.options import options_record
from boneace.games.out_of_turn import Asides, Asked
from boneace.games.sent import Result
from boneace.kernel import states
from boneace.kernel.arguments import HIGHEST, whole, wrong_type
from boneace.kernel.contract import CHANCE, OVER
from boneace.languages import Line, say
from boneace.languages.you import named
from boneace.match.drawing import Row, html, lying, svg, table_rows
from boneace.match.keeping import ASIDE
from boneace.match.past import Past
from boneace.match.refusing import Refusing, one_line
from boneace.match.telling import Telling
from boneace.moves import Move, Moves, Ply, shared_ply, table_of
from boneace.shuffles import Shuffles, shuffle_of

if TYPE_CHECKING:
    from boneace.analysis import Hint, Review

_ILLEGAL, _WANTS_SHUFFLE = 1, 2

_NO_CARDS = np.zeros(64, np.int8)


_RECENT = 16
"""The states of this many pushes are kept; of earlier ones, every sixteenth."""

_LUCK = SystemRandom()  # shared: it has no state, but each one takes the memory of a state


class _Mark(NamedTuple):
    """Where a push began, for `pop` to return to. The state is empty if it is not kept."""

    plies: int
    state: bytes
    shuffle: int
    at: int
    asides: Any


class Match(Refusing, Telling):
    """A match of one game. Make one with `boneace.new`.

    `players` are names, one for each seat; `options` are those that differ from the preset. Once it
    has shuffles (`deal_from`), the match makes chance moves itself. Until then the caller makes
    them: `turn` is "chance", and a card is pushed like a move.

    It keeps its `declaration`, `players`, `preset` and `options` (all of them), `start` (the
    standing at which it began), `first_dealer`, and `cut` (the cards that decided who deals, each
    with its seat). `at_once` says that it began without waiting for the compiler; `luck` is the
    generator of the random parts of actions out of turn.
    """

    def __init__(
        self,
        declaration: Declaration,
        players: Sequence[str],
        preset: str | None = None,
        options: Mapping[str, object] | None = None,
        dealer: int = 0,
        standing: Mapping[str, Any] | None = None,
        at_once: bool = False,
    ) -> None:
        seats = declaration.check_seats(len(players))
        if not 0 <= dealer < seats:
            raise OptionError(say("match-dealer", last=seats - 1, dealer=dealer))
        self.at_once = at_once
        self._bind(declaration)
        self.players = list(players)
        self.preset = declaration.preset(preset).name
        self.options: dict[str, Value] = declaration.resolve(preset, options)
        declaration.check_seats(seats, self.options)
        self._o = options_record(declaration, seats, self.options)
        self._options = facts(self._o)
        self._s = np.zeros(1, games.part(declaration.name, "rules").State)
        self._s["dealer"][0] = dealer
        self._chances = np.zeros(64, np.int8)
        self._shuffles: Shuffles | None = None
        self._shuffle, self._shuffle_number, self._at = _NO_CARDS[:0], 0, 0
        self._order: list[int] = []
        self.luck: Random = _LUCK
        self._asides: Asides | None = None
        if declaration.asides:
            self._asides = games.part(declaration.name, declaration.asides).asides(self._o)
        self._plies: list[int] = []  # 64 * (seat + 1) + move; a card of chance is itself
        self._texts: dict[int, str] = {}  # of plies whose number is not enough
        self._told: list[Ply] = []  # the plies in words, as far as they have been asked for
        self._table: Sequence[Move] | None = None  # of this state, once asked for
        self._notes: dict[int, Sequence[Line]] = {}  # the wagers that a ply settled
        self._aside_plies: list[int] = []  # the plies that were out of turn
        self._marks: list[tuple[int, bytes, int, int, Any]] = []  # _Mark, as made on each push
        self.first_dealer = dealer
        self.cut: tuple[tuple[int, int], ...] = ()
        self.start = deepcopy(dict(standing or {}))
        self._restore(self.start)
        self._drivers.begin(self._o, self._s)
        self._first_state = self._s.tobytes()
        self._seat, self._legal = self._drivers.turn_and_moves(self._o, self._s)
        if standing and not self._can_go_on():
            raise OptionError(say("match-no-such-standing"))

    def _can_go_on(self) -> bool:
        """Whether the rules know what comes next: a card, a seat that can move, or the end."""
        somebody = self._seat == CHANCE or 0 <= self._seat < self.seats
        return self._seat == OVER or (somebody and self._legal != 0)

    def _bind(self, declaration: Declaration) -> None:
        self.declaration = declaration
        self._words: Any = games.part(declaration.name, "words")
        name = declaration.name
        self._drivers: Any = games.at_hand(name) if self.at_once else games.drivers(name).unchecked
        self._labels = self._words.labels

    def deal_from(self, shuffles: Shuffles) -> None:
        """Have the match make the chance moves itself, beginning with those due now.

        `shuffles` is called with 0, 1, 2 … and returns the numbers of the cards of the pack in the
        order in which they leave it; a new shuffle is taken when cards are wanted that the last one
        does not have any more. Raises WrongType for what is not a function, WrongValue for what is
        not such an order.
        """
        if not callable(shuffles):
            raise wrong_type("shuffles", "arguments-a-function", shuffles)
        self._shuffles = shuffles
        self._drive(-1)

    @property
    def cards_to_come(self) -> int:
        """The set of the cards in the stock; at the beginning, the pack."""
        return int(self._s["stock"][0])

    def _restore(self, standing: Mapping[str, Any]) -> None:
        given = dict(standing)
        if "bets" in given and self._asides is not None:
            self._asides.restore(given.pop("bets"))
        if given:
            self._words.restore(self._o, self._s, given)

    # --- the state of the match ---------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.declaration.name

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.players)

    @property
    def pack(self) -> Pack:
        """How the cards of the game are written."""
        pack: Pack = self._words.PACK
        return pack

    @property
    def _on_table(self) -> tuple[str, ...]:
        return getattr(self._words, "ON_TABLE", ())

    @property
    def turn(self) -> int | Literal["chance"] | None:
        """The seat to move, "chance" where a card is wanted, None when the match is over."""
        if self._seat >= 0:
            return int(self._seat)
        return None if self._seat == OVER else "chance"

    @property
    def seat(self) -> int:
        """The seat to move. Raises IllegalMove if a card is wanted or the match is over.

        >>> import boneace
        >>> from boneace import bots
        >>> match = boneace.new("best-pair-thirty-one", seed=7)
        >>> players = [bots.make("novice", match.game, seed) for seed in range(match.seats)]
        >>> while not match.over:
        ...     move = players[match.seat].choose(bots.Seat.of(match, match.seat))
        ...     match.push(move, match.seat) and None
        >>> match.result()["winners"]
        [1]
        """
        if self._seat < 0:
            raise self._not_its_turn(self._seat)
        return int(self._seat)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self._seat == OVER)

    @property
    def deal(self) -> int:
        """The number of the deal, from 1."""
        return int(self._s["deal"][0])

    @property
    def dealer(self) -> int:
        """The seat that deals now."""
        return int(self._s["dealer"][0])

    @property
    def legal(self) -> Moves:
        """The legal moves of the seat to move; none while a card is awaited."""
        if self._seat < 0:
            return Moves(0, ())
        return Moves(self._legal, self._table or self._make_table())

    def _make_table(self) -> Sequence[Move]:
        """The moves by number, as they are numbered in this state."""
        self._table = table_of(self._labels(self._options, Live(self._s)))
        return self._table

    @property
    def plies(self) -> list[Ply]:
        """Every event so far in order, including those of chance."""
        return list(self.plies_from(0))

    def plies_from(self, first: int) -> tuple[Ply, ...]:
        """The events from `first` on, counted from 0."""
        first = whole("first", first)
        told = len(self._told)
        if told < len(self._plies):
            self._told += map(self._ply, range(told, len(self._plies)))
        return tuple(self._told[first:])

    def _ply(self, ply: int) -> Ply:
        seat, number = divmod(self._plies[ply], 64)
        if seat == 0:
            return shared_ply(CHANCE, self._words.chance_text(number))
        return shared_ply(seat - 1, self._texts[ply], number == ASIDE)

    def __len__(self) -> int:
        return len(self._plies)

    def __repr__(self) -> str:
        where = "over" if self.over else f"deal {self.deal}, turn {self.turn}"
        return f"<Match {self.game} ({self.preset}), {self.seats} seats, {where}>"

    def _repr_svg_(self) -> str:
        """The table with every hand open, for a notebook."""
        return svg(repr(self).strip("<>"), self._rows(), self.pack.kind)

    def _repr_html_(self) -> str:
        """The same as a table."""
        return html(repr(self).strip("<>"), self._rows(), self.pack.kind)

    def _rows(self) -> list[Row]:
        hands = [list(Cards(hand, self.pack)) for hand in self._s["hands"][0].tolist()]
        standing = standings.parts(self.standing(), self._words.STANDING_OF)
        rows = table_rows(self.players, standing, self._seat, hands)
        return rows + lying(self._s, self._on_table, self.pack)

    def standing(self) -> dict[str, Any]:
        """The standing of the match, in the form that docs/notation.md gives for the game."""
        aside = {} if self._asides is None else self._asides.standing()
        return {**self._words.standing(self._options, facts(self._s)), **aside}

    def result(self) -> Result | None:
        """The winners and the game's own entries; None until the match is over."""
        if not self.over:
            return None
        found: Result = self._words.result(self._options, facts(self._s))
        return found

    def returns(self) -> list[float]:
        """The return of each seat; zeros until the match is over."""
        out = np.zeros(self.seats)
        if self.over:
            self._drivers.returns_of(self._o, self._s, out)
        return [float(won) for won in out]

    # --- moving -------------------------------------------------------------------------------

    def push(self, move: str | Move | int, seat: int | None = None) -> Move:
        """Make a move: one of the seat to move, or a card of chance. Returns the move made.

        `seat`, if given, must be the seat to move; text may name it too, as `1: draw`. Raises
        InvalidMove if the text is not a move of the game or there is no such seat, IllegalMove if
        the move is not allowed now; then nothing is changed.
        """
        mover = self._seat
        if seat is not None and (seat != mover or type(seat) is not int):
            self._require_turn(seat)
        at = len(self._plies)
        table = (self._table or self._make_table()) if mover >= 0 else None
        if type(move) is Move and table and move[0] < len(table) and table[move[0]] is move:
            number = move[0]  # a legal move of this state, as `legal` gave it
        else:
            number = self._number(move)
        asides = None if self._asides is None else self._asides.copy()
        mark = (at, self._s.tobytes(), self._shuffle_number, self._at, asides)
        self._plies.append(64 * (mover + 1) + number)
        try:
            legal = self._drive(number)
        except Exception:  # from the shuffles, which may be the caller’s
            self._texts[at] = ""
            self._marks.append(mark)
            self.pop()
            raise
        if not legal:
            del self._plies[at:]
            raise self._illegal(number)
        self._marks.append(mark)
        if self._asides is not None:
            self._settle(at)
        elif not len(self._marks) % _RECENT:
            self._thin_out()
        if table is None:
            return Move(number, self._words.chance_text(number))
        made = table[number]
        self._texts[at] = made.text
        return made

    def _thin_out(self) -> None:
        """Drop old states: they are found again by playing on from one that is kept."""
        now = len(self._marks)
        for at in range(max(0, now - 2 * _RECENT) + 1, now - _RECENT):
            plies, _, *rest = self._marks[at]
            self._marks[at] = _Mark(plies, b"", *rest)

    def _drive(self, number: int) -> bool:
        """Make a move and the chance moves that follow; False if the move is not legal."""
        self._table = None
        if self._shuffles is None:
            if number >= 0 and not self._drivers.play_one(self._o, self._s, number):
                return False
            self._seat, self._legal = self._drivers.turn_and_moves(self._o, self._s)
            return True
        while True:
            begun = self._at
            stopped, self._at, made, self._seat, self._legal = self._drivers.advance(
                self._o, self._s, number, self._shuffle, self._at, self._chances
            )
            if stopped == _ILLEGAL:
                return False
            if made == self._at - begun:
                self._plies += self._order[begun : self._at]
            else:  # cards were skipped that were not available
                self._plies += self._chances[:made].tolist()
            if stopped != _WANTS_SHUFFLE:
                return True
            if not made and not begun and self._shuffle_number and number < 0:
                raise WrongValue(say("arguments-shuffle-lacks"))
            number = -1
            self._shuffle_number += 1
            self._take_shuffle()
            self._at = 0

    def _take_shuffle(self) -> None:
        assert self._shuffles is not None
        if self._shuffle_number:
            self._shuffle = shuffle_of(self._shuffles, self._shuffle_number - 1)
            self._order = self._shuffle.tolist()

    def pop(self) -> Move:
        """Take back the last push, with the chance moves that followed it.

        Raises NothingPushed, an IndexError, if nothing has been pushed.
        """
        if not self._marks:
            raise NothingPushed(say("match-nothing-pushed"))
        mark = _Mark(*self._marks[-1])
        state = mark.state or self._state_at(mark.plies, Past()).tobytes()
        del self._marks[-1]
        taken_back = Move(self._plies[mark.plies] % 64, self._ply(mark.plies).text)
        self._s = states.of_bytes(state, self._s.dtype)
        for ply in range(mark.plies, len(self._plies)):
            self._texts.pop(ply, None)
            self._notes.pop(ply, None)
        del self._plies[mark.plies :]
        self._told = self._told[: mark.plies]
        self._aside_plies = [ply for ply in self._aside_plies if ply < mark.plies]
        self._asides = mark.asides and mark.asides.copy()  # a copy of the match may pop it too
        if self._shuffle_number != mark.shuffle:
            self._shuffle_number = mark.shuffle
            self._take_shuffle()
        self._at = mark.at
        self._table = None
        self._seat, self._legal = self._drivers.turn_and_moves(self._o, self._s)
        return taken_back

    @property
    def pushes(self) -> int:
        """How many times `pop` can be called: pushes and actions out of turn."""
        return len(self._marks)

    def hint(self, seat: int | None = None) -> Hint:
        """The value of each legal move for the seat to move, and why: `boneace.analysis.hint`."""
        found: Hint = import_module("boneace.analysis").hint(self, seat)
        return found

    def review(self, **given: Any) -> Review:
        """Every decision so far, with luck and skill separated: see `boneace.analysis.review`."""
        found: Review = import_module("boneace.analysis").review(self, **given)
        return found

    def aside(self, seat: int, text: str, *, as_written: bool = False) -> str:
        """Act out of turn, if the game has such actions (wagers, signals); returns the notation.

        Its random part is drawn from `luck`, and is in the notation; `as_written` takes it from
        the text, as in a record. Raises InvalidMove if the game has no such action, IllegalMove if
        it is not allowed now.
        """
        if not isinstance(text, str):
            raise wrong_type("text", "arguments-text", text)
        text = one_line(text)
        if not 0 <= whole("seat", seat, -HIGHEST) < self.seats:
            raise InvalidMove(say("match-no-seat", seat=seat, last=self.seats - 1))
        if self._asides is None:
            raise InvalidMove(say("match-no-aside", text=quoted(text)))
        at, state, asides = len(self._plies), self._s.tobytes(), self._asides.copy()
        luck = None if as_written else self.luck
        asked = Asked(seat, text, named(self.players), self.view(seat).record, luck)
        notation, line = self._asides.act(self._s, asked)
        self._marks.append((at, state, self._shuffle_number, self._at, asides))
        self._notes[at] = [line]
        self._texts[at] = notation
        self._plies.append(64 * (seat + 1) + ASIDE)
        self._aside_plies.append(at)
        return notation

    @property
    def has_asides(self) -> bool:
        """Whether anything can be done out of turn in this match."""
        return self._asides is not None

    def takes_aside(self, text: str) -> bool:
        """Whether a text begins like an action out of turn of this match."""
        if self._asides is None:
            return False
        first = text.lower().split()[:1]
        return bool(first) and first[0] in self._asides.verbs

    def _settle(self, ply: int) -> None:
        assert self._asides is not None
        lines = self._asides.settle(self._s, named(self.players))
        if lines:
            self._notes[ply] = lines
