"""Whether a state read from a text is possible in its game, as far as the game declares it.

Compiled rules check nothing: a seat that does not exist would be read beyond the end of an array. A
state that is made by moves needs no check. One that was drawn again has no moves that lead to it,
so its fields are compared with what the contract, and the fields that learners observe, allow.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.env.changes_seen import UNSEEN, entries
from boneace.env.kit import kit_of
from boneace.env.places import cards_in_play, fields_of
from boneace.env.recall import Known
from boneace.errors import RecordError
from boneace.games.fields import Field
from boneace.kernel.contract import CHANCE, EMPTY, MAX_MOVES
from boneace.languages import say
from boneace.solve.setting import Setting

State = npt.NDArray[Any]


def check_state(setting: Setting, state: State) -> None:
    """Raise RecordError, which names the field, for a state that is impossible in the game."""
    for name, low, high in (
        ("turn", 0, setting.seats - 1),
        ("dealer", 0, setting.seats - 1),
        ("deal", 1, np.iinfo(np.int32).max),
        ("seen_by", 0, 0),
    ):
        _within(name, _entries(state, name), low, high)
    pack = cards_in_play(setting)
    _check_cards(state, pack)
    for field in fields_of(setting.game):
        _check_field(setting, field, _entries(state, field.name), pack)


def check_known(setting: Setting, known: Sequence[Known]) -> None:
    """The same for what the seats knew: movers and numbers must exist."""
    actions = len(kit_of(setting).actions)
    cards = games.part(setting.game, "words").PACK.cards.bit_length()
    there, numbers = entries(setting), np.iinfo(np.int64)
    for event in (event for events in known for event in events):
        mover = event.mover
        _within("known", [CHANCE if mover is None else mover], CHANCE, setting.seats - 1)
        _within("known", [event.number], -1, (cards if mover == CHANCE else actions) - 1)
        _within("known", event.cards, UNSEEN, cards - 1)
        for place, new in event.changes:
            _within("known", [place], 0, len(there) - 1)
            _within("known", [new], numbers.min, numbers.max)
            if not there[place].field:
                raise _refused("known", place)


def _check_cards(state: State, pack: int) -> None:
    """Check that every card of the hands and the stock is in the pack, and in one place only."""
    there = 0
    for name in ("hands", "stock"):
        for cards in _entries(state, name):
            if cards & (there | ~pack):
                raise _refused(name, cards)
            there |= cards


def _check_field(setting: Setting, field: Field, entries: list[int], pack: int) -> None:
    name, seats = field.name, setting.seats
    match field.kind:
        case "cards":
            _members(name, entries, pack)
        case "card":
            _within(name, entries, EMPTY, MAX_MOVES - 1)
            _members(name, [1 << card for card in entries if card > EMPTY], pack)
        case "seats":
            _members(name, entries, (1 << seats * field.each) - 1)
        case "marks":
            _members(name, entries, (1 << len(field.names)) - 1)
        case "seat":
            _within(name, entries, -128, seats - 1)
        case "code" if name == "phase":  # others may have values that are not observed
            _within(name, entries, field.low, field.low + len(field.names) - 1)


def _entries(state: State, name: str) -> list[int]:
    found: list[int] = np.atleast_1d(state[0][name]).tolist()
    return found


def _within(name: str, entries: Iterable[int], low: int, high: int) -> None:
    for entry in entries:
        if not low <= entry <= high:
            raise _refused(name, entry)


def _members(name: str, entries: Iterable[int], known: int) -> None:
    for entry in entries:
        if entry & ~known:
            raise _refused(name, entry)


def _refused(name: str, given: int) -> RecordError:
    why = say("env-text-field", field=name, given=str(given))
    return RecordError(say("env-text", why=why))
