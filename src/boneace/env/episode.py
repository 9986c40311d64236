"""One match with what learners and their libraries need.

>>> from boneace.env.episode import Episode
>>> episode = Episode.new("thirty-one", seats=2, seed=7)
>>> episode.turn, [episode.actions.names[action] for action in episode.legal]
(1, ['draw', 'take', 'knock'])
>>> episode.act("draw")
>>> episode.turn
1
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import repeat
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.env.actions import NONE, cards_of
from boneace.env.kept import Kept
from boneace.env.kit import kit_of
from boneace.env.memory import ROWS, Memory
from boneace.env.recall import VERSION, Event, Known, Recall, card_name, said
from boneace.env.tensors import Tensor
from boneace.errors import IllegalMove, InvalidMove, RecordError, WrongValue, quoted
from boneace.games.facts import Live
from boneace.games.fewer import CARDS
from boneace.kernel.arguments import HIGHEST, any_whole, instance, whole
from boneace.kernel.contract import CHANCE, MAX_MOVES, OVER
from boneace.kernel.states import blank, clone
from boneace.languages import say
from boneace.moves import Moves, table_of
from boneace.shuffles import Shuffles, seeded, shuffle_of
from boneace.solve.setting import Setting

State = npt.NDArray[Any]

_TRIES = 10_000
_NO_CARDS = np.zeros(0, np.int8)
_CHANCES = np.zeros(64, np.int8)
"""A buffer to which the drivers write the cards that they deal; it is read immediately."""


class Episode:
    """A match as a sequence of actions.

    Chance is explicit: after `act`, the turn may be CHANCE, and the caller deals a card by `act`
    too. With a `seed`, or `shuffles`, cards are dealt automatically, as `boneace.new` deals them
    from the same seed. A match that reaches `limit` decisions is cut: it is over, `truncated` is
    true, and nobody has won anything.
    """

    turn: int
    """The seat to move, CHANCE or OVER."""
    _mover: int

    def __init__(
        self, setting: Setting, *, dealer: int = 0, limit: int | None = None,
        shuffles: Shuffles | None = None,
    ) -> None:  # fmt: skip
        self._kit = kit = kit_of(instance("setting", setting, Setting))
        self.setting, self.actions = setting, kit.actions
        self.limit = kit.limit if limit is None else whole("limit", limit, 1)
        self.decisions = 0
        self.turn: int = CHANCE
        """The seat to move, CHANCE or OVER."""
        self._mover: int = CHANCE
        """The same, except for the limit."""
        self._shuffles, self._shuffle, self._next, self._at = shuffles, _NO_CARDS, 0, 0
        self._drivers, self._options = kit.drivers, setting.options
        self._advance = kit.drivers.advance
        self._opened: Mapping[int, int] | None = None
        self._state: State = blank(setting.layout)
        self._state["dealer"] = whole("dealer", dealer, 0, setting.seats - 1)
        self._drivers.begin(self._options, self._state)
        self._kept = Kept(dealer, clone(self._state), [[] for _ in range(setting.seats)])
        self._recalls: dict[int, Recall] = {}
        self._look_around()
        if shuffles is not None:
            self._play(NONE)

    @classmethod
    def new(
        cls, game: str, seats: int | None = None, preset: str | None = None,
        options: Mapping[str, object] | None = None, *, seed: int | None = None, dealer: int = 0,
        limit: int | None = None,
    ) -> Episode:  # fmt: skip
        """Begin a match. Without a seed the caller deals the cards.

        Raises OptionError for what the game does not allow.
        """
        setting = Setting.of(game, seats, preset, options)
        begun = cls(setting, dealer=dealer, limit=limit)
        return begun if seed is None else begun.dealt_from(seed)

    def dealt_from(self, seed: int) -> Episode:
        """The same match, with all further cards dealt from a seed, which is any whole number.

        Called at the beginning, it deals the cards of `boneace.new` with that seed.
        """
        self._shuffles = seeded(any_whole("seed", seed), self.setting.shuffled, self.game)
        self._shuffle, self._next, self._at = _NO_CARDS, 0, 0
        self._play(NONE)
        return self

    # -- the state of the match -------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.setting.game

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.setting.seats

    @property
    def over(self) -> bool:
        """Whether the match has ended, by its rules or by the limit."""
        return self.turn == OVER

    @property
    def started(self) -> bool:
        """Whether anything has been done or dealt in it yet."""
        return bool(self._kept.moves)

    @property
    def truncated(self) -> bool:
        """Whether the match was cut at its limit."""
        return self.over and self._mover != OVER

    @property
    def legal(self) -> list[int]:
        """The legal actions of the seat to move, in rising order; of chance, cards by number."""
        if self.turn == OVER:
            return []
        if self.turn == CHANCE:
            return cards_of(self._legal_set)
        return list(self._open())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may be dealt, by number, each with its probability; empty if none is
        due."""
        if self.turn != CHANCE:
            return []
        cards = cards_of(self._legal_set)
        return list(zip(cards, repeat(1 / len(cards), len(cards)), strict=True))

    def mask(self, seat: int) -> npt.NDArray[np.uint8]:
        """By action, 1 if the seat may take it now: uint8, `(len(actions),)`. All 0 when it is not
        its turn."""
        found = np.zeros(len(self.actions), np.uint8)
        if self.turn == whole("seat", seat, 0, self.seats - 1):
            self._kit.observing.mask(self._options, self._state, found)
        return found

    @property
    def legal_moves(self) -> Moves:
        """The legal moves as the rules number and name them now, as in `Match.legal`."""
        if self.turn < 0:
            return Moves(0, ())
        labels = self._kit.labels(self._kit.facts, Live(self._state))
        return Moves(self._legal_set, table_of(labels))

    def returns(self) -> list[float]:
        """What each seat has won, in the units of the rules' `returns`: chips, points, stakes; 0
        for all before the end, and where the match was cut."""
        found = np.zeros(self.seats)
        if self.over and not self.truncated:
            self._drivers.returns_of(self._options, self._state, found)
        return found.tolist()

    def action_name(self, action: int) -> str:
        """The name of an action of the seat to move, or of a card of chance."""
        if self.turn == CHANCE:
            return card_name(self.game, action)
        return self.actions.name(action)

    # -- playing ----------------------------------------------------------------------------------

    def act(self, action: int | str) -> None:
        """Take an action by its number or name; where chance is to move, deal a card.

        Raises IllegalMove, with nothing changed, if that cannot be done now.
        """
        if self.turn >= 0:
            number = action if type(action) is int else self._number_of(action)
            if self._opened is not None:
                move = self._opened.get(number, NONE)
            elif abs(number) > HIGHEST:  # machine code does not take it
                move = NONE
            else:
                by_action = self.actions.moves
                move = self._kit.move_of(self._options, self._state, by_action, number)
        else:
            move = self._card_of(action)
        if move < 0:
            raise IllegalMove(self._why_not(action))
        self._play(move)

    def _number_of(self, action: int | str) -> int:
        if isinstance(action, str):
            try:
                return self.actions.number(action)
            except InvalidMove:  # suggest what can be done now
                names = [self.actions.names[one] for one in self.legal]
                raise self.actions.unknown(action, names) from None
        return whole("action", action, -HIGHEST)

    def action_of(self, move: int) -> int:
        """The number of the action for a move of the rules in this state; -1 if there is none."""
        return int(self.actions.by_table[self._table(), whole("move", move, 0, MAX_MOVES - 1)])

    def _card_of(self, action: int | str) -> int:
        """The card that chance will deal; NONE if it cannot be dealt."""
        if self.turn == OVER:
            return NONE
        if isinstance(action, str):
            card: int = games.part(self.game, "words").PACK.number(action)
        else:
            card = action if type(action) is int else whole("action", action, -HIGHEST)
        return card if 0 <= card < MAX_MOVES and self._legal_set >> card & 1 else NONE

    def _open(self) -> Mapping[int, int]:
        """The legal actions of the seat to move, in rising order, each with its move."""
        if self._opened is None:
            self._opened = self.actions.legal(self._table(), self._legal_set)
        return self._opened

    def _why_not(self, action: int | str) -> str:
        if self.turn == OVER:
            return say("env-over")
        known = 0 <= action < len(self.actions) if isinstance(action, int) else False
        named = self.actions.names[int(action)] if known and self.turn != CHANCE else quoted(action)
        names = ", ".join(self.action_name(one) for one in self.legal[:12])
        return say("env-illegal", action=named, legal=names)

    def _play(self, move: int) -> None:
        """Make a legal move, of a seat or of chance; then deal, where cards come from a shuffle."""
        if self._shuffles is not None:
            self._play_and_deal(move)
            return
        mover = self._mover
        self._kept.moves.append((mover, move))
        if mover >= 0:
            self.decisions += 1
        # without a shuffle it stops after the move
        _, _, _, mover, legal = self._advance(
            self._options, self._state, move, _NO_CARDS, 0, _CHANCES
        )
        self._turned(mover, legal)

    def _play_and_deal(self, move: int) -> None:
        assert self._shuffles is not None
        moves = self._kept.moves
        if move >= 0:
            moves.append((self._mover, move))
            self.decisions += 1
        while True:
            stopped, self._at, made, mover, legal = self._advance(
                self._options, self._state, move, self._shuffle, self._at, _CHANCES
            )
            if made:
                moves += [(CHANCE, card) for card in _CHANCES[:made].tolist()]
            if stopped != self._drivers.WANTS_SHUFFLE:
                break
            move = NONE
            self._shuffle, self._at = shuffle_of(self._shuffles, self._next), 0
            self._next += 1
        self._turned(mover, legal)

    def _turned(self, mover: int, legal: int) -> None:
        self._mover, self._legal_set, self._opened = mover, legal, None
        self.turn = OVER if mover >= 0 and self.decisions >= self.limit else mover

    def _look_around(self) -> None:
        """Find whose turn it is, after the state has changed."""
        self._turned(*self._drivers.turn_and_moves(self._options, self._state))

    def _table(self) -> int:
        return 0 if self._kit.by is None else self._kit.table_of(self._options, self._state)

    # -- what a seat knows ------------------------------------------------------------------------

    def information_state(self, seat: int) -> str:
        """All that a seat has seen and done, as text: perfect recall.

        Two matches have the same text exactly when the seat cannot tell them apart. It begins with
        the version of the text, the game, its options, and the seat.
        """
        lines = [event.line for event in self.recall(seat)]
        return "\n".join([f"{self._head} seat={seat}", *lines])

    def recall(self, seat: int) -> Sequence[Event]:
        """All that a seat has noticed, in order."""
        seat = whole("seat", seat, 0, self.seats - 1)
        found = self._recalls.get(seat)
        if found is None:
            known = self._kept.known[seat]
            found = Recall.begin(self.setting, seat, self._kept.begun, known)
        found = self._recalls[seat] = found.after(self._kept.moves)
        return found.known

    @cached_property
    def _head(self) -> str:
        differ = self.setting.declaration.differences(None, self.setting.values)
        if self.setting.without:
            differ[CARDS] = str(self.setting.words[CARDS]).replace(" ", ",")
        told = "".join(f" {name}={value}" for name, value in differ.items())
        return f"boneace {VERSION}: {self.game} seats={self.seats}{told}"

    def view(self, seat: int) -> State:
        """What a seat sees now, as an array of one record."""
        seen: State = blank(self.setting.layout)
        number = whole("seat", seat, 0, self.seats - 1)
        self._drivers.look(self._options, self._state, number, seen)
        return seen

    def view_text(self, seat: int) -> str:
        """What a seat sees now, as text."""
        return said(self.setting, self.view(seat))

    def __str__(self) -> str:
        """The whole state, hidden cards too, as text."""
        return f"{self._head} decisions={self.decisions}{said(self.setting, self._state)}"

    def observation(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat sees now, as a row of bytes, `(tensor.size,)`: `tensor` names each of
        them."""
        return self.observed(seat)[0]

    def observed(self, seat: int) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]]:
        """The observation and the mask of a seat, faster than by two calls."""
        kit = self._kit
        whole("seat", seat, 0, kit.setting.seats - 1)
        out, mask = np.zeros(kit.size, np.uint8), np.zeros(kit.many, np.uint8)
        kit.see(self._options, self._state, seat, out, mask)
        if self.turn == OVER:  # by the limit: the rules would continue
            mask[:] = 0
        return out, mask

    def information_state_tensor(self, seat: int, rows: int = ROWS) -> npt.NDArray[np.uint8]:
        """The observation of a seat, and its past in this many `rows`: one row of bytes, of
        `tensor.size + Memory.of(setting, rows).size` places.

        `tensor` names the places of the first part, `Memory.of(episode.setting)` those of a row.
        Where no row is left out (`Memory.needed`), it has perfect recall like `information_state`.
        """
        past = Memory.of(self.setting, rows=rows)
        known = past.written(self.recall(seat), seat)
        return np.concatenate((self.observation(seat), known.ravel()))

    @property
    def tensor(self) -> Tensor:
        """The layout of an observation."""
        return self._kit.tensor

    @property
    def moves(self) -> tuple[tuple[int, int], ...]:
        """Mover and number of each move so far, by the rules; the mover -1 is chance."""
        return tuple(self._kept.moves)

    # -- copies -----------------------------------------------------------------------------------

    def clone(self) -> Episode:
        """An independent copy."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other._state, other._kept = clone(self._state), self._kept.copy()
        other._recalls = dict(self._recalls)
        return other

    def __deepcopy__(self, memo: object) -> Episode:
        return self.clone()

    def resample(self, seat: int, seed: int) -> Episode:
        """A copy in which everything that the seat does not know is drawn again from a seed.

        Each state that agrees with its view is equally likely. The seat cannot distinguish the two
        matches. What the others saw before is not made up: their past begins here. Chance is
        explicit in the copy, no matter how cards were dealt before; `dealt_from` deals them
        automatically. The seed is any whole number. Raises WrongValue if no possible state was
        found.
        """
        other = self.clone()
        rng = np.array([Random(any_whole("seed", seed)).getrandbits(64) | 1], np.uint64)
        if not self._drivers.sample(self._options, self.view(seat), other._state, rng, _TRIES):
            raise WrongValue(say("env-no-world", tries=str(_TRIES)))
        known: list[Known] = [[] for _ in range(self.seats)]
        known[seat] = list(self.recall(seat))
        other._kept = Kept(self._kept.dealer, clone(other._state), known, self.decisions)
        other._recalls, other._shuffles = {}, None
        other._look_around()
        return other

    # -- as text ----------------------------------------------------------------------------------

    def text(self) -> str:
        """The match as one line of JSON, from which `Episode.read` makes it again."""
        return self._kept.text(self.setting, self.limit)

    @classmethod
    def read(cls, text: str) -> Episode:
        """The match in a text made by `text`. Raises RecordError for any other text."""
        setting, limit, kept = Kept.read(text)
        made = cls(setting, dealer=kept.dealer, limit=limit)
        if not kept.drawn_again and not kept.begins_like(made._kept):
            raise RecordError(say("env-text", why=say("env-text-begun")))
        made._state = clone(kept.begun)
        made._kept = Kept(kept.dealer, kept.begun, kept.known, kept.made)
        made.decisions = kept.made
        made._look_around()
        for mover, move in kept.moves:
            known = mover == made.turn >= CHANCE and 0 <= move < MAX_MOVES
            if not known or not made._legal_set >> move & 1:
                raise RecordError(say("env-text-move", number=str(len(made._kept.moves) + 1)))
            made._play(move)
        return made

    def __eq__(self, other: object) -> bool:
        """Whether both are the same match: all that `text` holds, without the cards to come."""
        return self is other or (isinstance(other, Episode) and self.text() == other.text())

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __reduce__(self) -> tuple[Any, ...]:
        cards = {name: vars(self)[name] for name in ("_shuffles", "_shuffle", "_next", "_at")}
        return type(self).read, (self.text(),), cards

    def __setstate__(self, cards: Mapping[str, Any]) -> None:
        """The text holds everything except the cards to come."""
        vars(self).update(cards)

    def __repr__(self) -> str:
        turn = {CHANCE: "chance", OVER: "over"}.get(self.turn, f"seat {self.turn}")
        return f"<Episode of {self.game}, {self.seats} seats, {self.decisions} decisions: {turn}>"
