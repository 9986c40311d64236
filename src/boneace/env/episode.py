"""One match with the questions that learners and their libraries ask of it.

>>> from boneace.env.episode import Episode
>>> episode = Episode.new("thirty-one", seats=2, seed=7)
>>> episode.turn, [episode.actions.names[action] for action in episode.legal]
(1, ['draw', 'take', 'knock'])
>>> episode.act("draw")
>>> episode.turn
1
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.cards import members
from boneace.env.actions import NONE, Actions, learners_of
from boneace.env.kept import Kept
from boneace.env.recall import VERSION, Recall, chance_text
from boneace.errors import IllegalMove, RecordError, WrongValue
from boneace.games.facts import Live, facts
from boneace.games.fields import Bounds
from boneace.kernel.arguments import whole
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.states import twin
from boneace.languages import say
from boneace.shuffles import Shuffles, seeded, shuffle_of
from boneace.solve.setting import Setting

State = npt.NDArray[Any]

LIMIT = 1000
"""Decisions after which a match is cut, where its rules set no limit and nobody asks for another.
"""
_TRIES = 10_000
_NO_CARDS = np.zeros(0, np.int8)
_CHANCES = np.zeros(64, np.int8)
"""Where the drivers write the cards that they deal; read at once."""


class Episode:
    """A match as a sequence of actions.

    Chance is explicit: after `act`, the turn may be CHANCE, and the caller deals a card by `act`
    too. With a `seed`, or `shuffles`, cards are dealt by themselves, as `boneace.new` deals them
    from the same seed. A match that reaches `limit` decisions is cut: it is over, `truncated` is
    true, and nobody has won anything.
    """

    def __init__(
        self, setting: Setting, *, dealer: int = 0, limit: int | None = None,
        shuffles: Shuffles | None = None,
    ) -> None:  # fmt: skip
        self.setting = setting
        self.actions = Actions.of(setting.game)
        self.limit = limit_of(setting) if limit is None else whole("limit", limit, 1)
        self.decisions = 0
        self._shuffles, self._shuffle, self._next, self._at = shuffles, _NO_CARDS, 0, 0
        self._drivers = setting.compiled
        self._options, self._facts = setting.options, facts(setting.options)
        self._by = getattr(learners_of(setting.game), "table", None)
        self._state: State = np.zeros(1, setting.layout)
        self._state["dealer"] = whole("dealer", dealer, 0, setting.seats - 1)
        self._drivers.begin(self._options, self._state)
        self._kept = Kept(dealer, twin(self._state), [()] * setting.seats)
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
        """The same, with all cards to come dealt from a seed, as `boneace.new` deals them."""
        if self.turn == CHANCE:
            self._shuffles = seeded(seed, self._legal_set, self.game)
            self._play(NONE)
        return self

    # -- where the match stands -------------------------------------------------------------------

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
    def truncated(self) -> bool:
        """Whether the match was cut at its limit."""
        return self.over and self._mover != OVER

    @property
    def legal(self) -> list[int]:
        """The legal actions of the seat to move, in rising order; of chance, cards by number."""
        if self.turn == OVER:
            return []
        found = members(self._legal_set)
        if self.turn == CHANCE:
            return list(found)
        by_table = self.actions.by_table[self._table()]
        return sorted(int(by_table[move]) for move in found)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come, by number, each with its probability. Empty where none comes."""
        if self.turn != CHANCE:
            return []
        cards = list(members(self._legal_set))
        return [(card, 1 / len(cards)) for card in cards]

    def mask(self, seat: int) -> npt.NDArray[np.uint8]:
        """By action, 1 where the seat may take it now: uint8. All 0 when it is not its turn."""
        found = np.zeros(len(self.actions), np.uint8)
        if self.turn == whole("seat", seat, 0, self.seats - 1):
            found[self.legal] = 1
        return found

    def returns(self) -> list[float]:
        """What each seat has won; 0 for all before the end, and where the match was cut."""
        found = np.zeros(self.seats)
        if self.over and not self.truncated:
            self._drivers.returns_of(self._options, self._state, found)
        return found.tolist()

    def action_name(self, action: int) -> str:
        """The name of an action of the seat to move, or of a card of chance."""
        if self.turn == CHANCE:
            return chance_text(self.game)(action)
        return self.actions.names[action]

    # -- playing ----------------------------------------------------------------------------------

    def act(self, action: int | str) -> None:
        """Take an action by its number or name; where chance is to move, deal a card.

        Raises IllegalMove, with nothing changed, where that cannot be done now.
        """
        move = self._move_of(action)
        if move < 0 or not self._legal_set >> move & 1:
            raise IllegalMove(self._why_not(action))
        self._play(move)

    def _move_of(self, action: int | str) -> int:
        if self.turn == OVER:
            return NONE
        if self.turn == CHANCE:
            if isinstance(action, str):
                return games.part(self.game, "words").PACK.number(action)  # type: ignore[no-any-return]
            return int(action) if 0 <= action < 63 else NONE
        number = self.actions.number(action) if isinstance(action, str) else action
        if not 0 <= number < len(self.actions):
            return NONE
        return int(self.actions.moves[self._table(), number])

    def _why_not(self, action: int | str) -> str:
        if self.turn == OVER:
            return say("env-over")
        known = 0 <= action < len(self.actions) if isinstance(action, int) else False
        named = self.actions.names[int(action)] if known and self.turn != CHANCE else str(action)
        names = ", ".join(self.action_name(one) for one in self.legal[:12])
        return say("env-illegal", action=named, legal=names)

    def _play(self, move: int) -> None:
        """Make a legal move, of a seat or of chance; then deal, where cards come from a shuffle."""
        moves = self._kept.moves
        if move >= 0:
            moves.append((self._mover, move))
            self.decisions += self._mover != CHANCE
        if self._shuffles is None:
            self._drivers.play_one(self._options, self._state, move)
            self._turned(*self._drivers.turn_and_moves(self._options, self._state))
            return
        while True:
            stopped, self._at, made, mover, legal = self._drivers.advance(
                self._options, self._state, move, self._shuffle, self._at, _CHANCES
            )
            moves += [(CHANCE, card) for card in _CHANCES[:made].tolist()]
            if stopped != self._drivers.WANTS_SHUFFLE:
                break
            move = NONE
            self._shuffle, self._at = shuffle_of(self._shuffles, self._next), 0
            self._next += 1
        self._turned(mover, legal)

    def _turned(self, mover: int, legal: int) -> None:
        self._mover, self._legal_set = mover, legal
        cut = mover >= 0 and self.decisions >= self.limit
        self.turn: int = OVER if cut else mover
        """The seat to move, CHANCE or OVER."""

    def _look_around(self) -> None:
        """See who is to move in a state that has been written."""
        self._live = Live(self._state)
        self._turned(*self._drivers.turn_and_moves(self._options, self._state))

    def _table(self) -> int:
        return 0 if self._by is None else int(self._by(self._facts, self._live))

    # -- what a seat knows ------------------------------------------------------------------------

    def information_state(self, seat: int) -> str:
        """All that a seat has seen and done, as text: perfect recall.

        Two matches have the same text exactly when the seat cannot tell them apart. It begins with
        the version of the text, the game and its options.
        """
        return "\n".join([self._head, *self._recall(seat).lines])

    def _recall(self, seat: int) -> Recall:
        found = self._recalls.get(seat)
        if found is None:
            whole("seat", seat, 0, self.seats - 1)
            known = self._kept.known[seat]
            found = self._recalls[seat] = Recall(self.setting, seat, self._kept.begun, known)
        found.follow(self._kept.moves)
        return found

    @property
    def _head(self) -> str:
        differ = self.setting.declaration.differences(None, self.setting.values)
        told = "".join(f" {name}={value}" for name, value in differ.items())
        return f"boneace {VERSION}: {self.game} seats={self.seats}{told}"

    def view(self, seat: int) -> State:
        """What a seat sees now, as an array of one record."""
        seen: State = np.zeros(1, self.setting.layout)
        number = whole("seat", seat, 0, self.seats - 1)
        self._drivers.look(self._options, self._state, number, seen)
        return seen

    # -- copies -----------------------------------------------------------------------------------

    def clone(self) -> Episode:
        """A copy that goes on by itself."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other._state, other._kept = twin(self._state), self._kept.copy()
        other._live = Live(other._state)
        other._recalls = {seat: recall.copy() for seat, recall in self._recalls.items()}
        return other

    def resample(self, seat: int, seed: int) -> Episode:
        """A copy in which all that the seat does not know is drawn anew from a seed.

        Each state that could lie behind its view is equally likely. The seat cannot tell the two
        apart; what the others saw before is not made up: their past begins here. Raises WrongValue
        where no state that is possible was found.
        """
        other = self.clone()
        rng = np.array([Random(seed).getrandbits(64) | 1], np.uint64)
        if not self._drivers.sample(self._options, self.view(seat), other._state, rng, _TRIES):
            raise WrongValue(say("env-no-world", tries=str(_TRIES)))
        known: list[tuple[str, ...]] = [()] * self.seats
        known[seat] = tuple(self._recall(seat).lines)
        other._kept = Kept(self._kept.dealer, twin(other._state), known)
        other._recalls, other._shuffles = {}, None
        other._look_around()
        return other

    # -- as text ----------------------------------------------------------------------------------

    def text(self) -> str:
        """The match as one line of JSON, from which `Episode.read` makes it again."""
        return self._kept.text(self.setting, self.limit)

    @classmethod
    def read(cls, text: str) -> Episode:
        """The match that a text is of. Raises RecordError where it is none."""
        setting, limit, kept = Kept.read(text)
        made = cls(setting, dealer=kept.dealer, limit=limit)
        made._state = twin(kept.begun)
        made._kept = Kept(kept.dealer, kept.begun, kept.known)
        made._look_around()
        for _, move in kept.moves:
            if made.turn == OVER or not made._legal_set >> move & 1:
                raise RecordError(say("env-text-move", number=str(len(made._kept.moves) + 1)))
            made._play(move)
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).read, (self.text(),), {}

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        """All of it is in the text."""

    def __repr__(self) -> str:
        turn = {CHANCE: "chance", OVER: "over"}.get(self.turn, f"seat {self.turn}")
        return f"<Episode of {self.game}, {self.seats} seats, {self.decisions} decisions: {turn}>"


def bounds_of(setting: Setting) -> Bounds:
    """How long a match can last and what can be won in it, as far as the game says."""
    found = getattr(learners_of(setting.game), "bounds", None)
    if found is None:
        return Bounds(None, -np.inf, np.inf, "")
    return found(facts(setting.options))  # type: ignore[no-any-return]


def limit_of(setting: Setting) -> int:
    """After how many decisions a match is cut where nobody asks for another limit."""
    return bounds_of(setting).decisions or LIMIT
