"""What a seat has seen and done, from the first card on: its information state.

A view says what a seat can see now. Two pasts may lead to the same view, and a player with a memory
can distinguish them. A `Recall` keeps every event as its seat saw it: who acted, what the seat saw
of the event, and each field of its view that changed. So two pasts have the same text exactly when
the seat cannot distinguish them (perfect recall).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.cards import Pack, members
from boneace.env.actions import NONE
from boneace.env.changes_seen import Changes, cards_told, differing, kept, where_it_begins
from boneace.env.kit import kit_of
from boneace.games.facts import FactsOfRecord, facts
from boneace.kernel.arguments import whole
from boneace.kernel.contract import CHANCE
from boneace.kernel.states import SPARE, blank, clone

if TYPE_CHECKING:
    from boneace.solve.setting import Setting

State = npt.NDArray[Any]


class Event(NamedTuple):
    """Something that a seat has noticed."""

    line: str
    """What the seat saw of it, as text."""
    mover: int | None = None
    """Who acted: a seat, CHANCE, or None."""
    number: int = NONE
    """The action, or the card that chance dealt; NONE if the seat did not see which."""
    cards: tuple[int, ...] = ()
    """The cards named in the action, as far as it saw them; UNSEEN for each other one."""
    changes: Changes = ()
    """What changed in its view."""


Known = list[Event]
VERSION = 1
"""The version of the text; it grows when the same past is written differently."""


class Recall:
    """What one seat knows of the past of a match up to some move. It does not change."""

    __slots__ = ("_seen", "_setting", "_state", "known", "reached", "seat")

    def __init__(
        self,
        setting: Setting,
        seat: int,
        state: State,
        seen: FactsOfRecord,
        known: Known,
        reached: int,
    ) -> None:
        self._setting, self.seat, self._state, self._seen = setting, seat, state, seen
        self.known = known
        """One event for each that the seat has noticed."""
        self.reached = reached
        """The number of moves so far."""

    @classmethod
    def begin(cls, setting: Setting, seat: int, state: State, known: Known) -> Recall:
        """What a seat knows where a match begins; `known` is what it knew before, if anything."""
        view = blank(setting.layout)
        setting.compiled.look(setting.options, state, seat, view)
        seen = facts(view)
        changes = where_it_begins(setting, seat, seen)
        first = Event("begin" + said(setting, view), changes=changes)
        return cls(setting, seat, clone(state), seen, known or [first], 0)

    def after(self, moves: list[tuple[int, int]]) -> Recall:
        """What it knows once these moves have been made: mover and number of each, all of them."""
        if self.reached == len(moves):
            return self
        setting, seat, seen = self._setting, self.seat, self._seen
        drivers, options = setting.compiled, setting.options
        state, view, known = clone(self._state), blank(setting.layout), list(self.known)
        for mover, move in moves[self.reached :]:
            told, number, cards = self._told(seen, state, mover, move)
            drivers.play_one(options, state, move)
            drivers.look(options, state, seat, view)
            before, seen = seen, facts(view)
            text, changes = ("", ()) if seen == before else _changes(setting, before, seen)
            if told or text:
                line = f"{_name(mover)} {told or 'acts'}{text}"
                known.append(Event(line, mover, number, cards, changes))
        return Recall(setting, seat, state, seen, known, len(moves))

    def _told(
        self, seen: FactsOfRecord, state: State, mover: int, move: int
    ) -> tuple[str | None, int, tuple[int, ...]]:
        """What the seat sees of a move (None: only what its view shows), as the text, the number
        and the cards of an event."""
        game, kit = self._setting.game, kit_of(self._setting)
        if mover == CHANCE:
            text, number = chance_text(game)(move), move
        else:
            now = facts(state)
            text = kit.labels(kit.facts, now)[move]
            table = 0 if kit.by is None else kit.by(kit.facts, now)
            number = int(kit.actions.by_table[table, move])
        told: str | None = games.part(game, "narration").seen_text(seen, mover, text, self.seat)
        cards = () if mover == CHANCE else cards_told(game, told or "")
        return told, number if told == text else NONE, cards


def said(setting: Setting, record: State) -> str:
    """All that is not zero in a state or a view, as text."""
    before, after = facts(blank(setting.layout)), facts(record)
    return _text(setting, before, after, differing(before, after))


@lru_cache(maxsize=1 << 12)
def _changes(setting: Setting, before: FactsOfRecord, after: FactsOfRecord) -> tuple[str, Changes]:
    """The changes from one view to the next, as text and as numbers."""
    places = differing(before, after)
    return _text(setting, before, after, places), kept(setting, after, places)


def _text(
    setting: Setting, before: FactsOfRecord, after: FactsOfRecord, places: Sequence[int]
) -> str:
    pack: Pack = games.part(setting.game, "words").PACK
    names = _named(setting.layout)
    return "".join(
        f"; {_changed(names[place], before[place], after[place], pack)}"
        for place in places
        if names[place]
    )


@cache
def _named(layout: np.dtype[np.void]) -> list[str]:
    """The name of each number of a view: `phase`, `hands[0]`; "" for a number without a meaning."""
    found = []
    for name in layout.names or ():
        kind = layout[name]
        if kind.subdtype is None:
            found.append(name)
        else:
            found += [f"{name}[{place}]" for place in range(kind.shape[0])]
    return ["" if name.partition("[")[0] in (SPARE, "seen_by") else name for name in found]


def chance_text(game: str) -> Callable[[int], str]:
    """The notation of a card that chance deals."""
    found: Callable[[int], str] = games.part(game, "words").chance_text
    return found


def card_name(game: str, number: int) -> str:
    """The notation of a card by its number. Raises WrongValue for a number of no card."""
    pack = games.part(game, "words").PACK
    return chance_text(game)(whole("action", number, 0, len(pack.ranks) * len(pack.suits) - 1))


def _name(mover: int) -> str:
    return "deal" if mover == CHANCE else f"seat {mover}:"


_SETS_OF_CARDS = ("hands", "stock", "shown", "seen", "dealt", "last_hands", "last_shown")


def _changed(name: str, old: int, new: int, pack: Pack) -> str:
    """How a number has changed; for a set of cards, those added and removed."""
    if name.partition("[")[0] not in _SETS_OF_CARDS:
        return f"{name}={new}"
    came, went = new & ~old, old & ~new
    cards = [" ".join(map(pack.text, members(some))) for some in (came, went)]
    return name + "".join(f" {sign}{some}" for sign, some in zip("+-", cards, strict=True) if some)
