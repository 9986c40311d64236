"""The observations of a game that does not define them: every field of the view."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneace import games
from boneace.games.fields import By, Field, card, cards, count, seat, seats, signed
from boneace.kernel.states import SPARE

_KNOWN = {
    "hands": cards("hands", "the cards that the viewer knows in each hand", "seat"),
    "stock": cards("stock", "the cards that the viewer has not located"),
    "turn": seat("turn", "the seat to move"),
    "dealer": seat("dealer", "the dealer"),
    "deal": count("deal", "the number of the deal, up to 255"),
    "held": count("held", "how many cards each seat holds", by="seat"),
    "stock_left": count("stock_left", "how many cards the stock holds"),
    "seen_by": count("seen_by", "the seat of the viewer, counted from 1"),
    "alive": seats("alive", "who still plays"),
    "last_hands": cards("last_hands", "the hands shown at the end of the last deal", "seat"),
}
"""The fields that mean the same in every game (`boneace.contract`)."""

_SAYS_NOTHING = ("carried_over", SPARE)


def fields(game: str) -> tuple[Field, ...]:
    """Every field of the view: what it holds is known from its name, or guessed from its type.

    A list with an entry for each possible seat is by seat. Numbers of 64 bits are sets of cards,
    if they are not what a deal has brought, or part of the standing.
    A set of seats whose meaning is not known is observed as a number, and `seen_by` says which
    seat is the viewer's: so nothing in the view is lost.
    """
    words = games.part(game, "words")
    on_table: tuple[str, ...] = words.ON_TABLE
    numbers = {"last_changes", *getattr(words, "STANDING", ()), *words.FACTS}
    most = games.declaration(game).max_seats
    state: np.dtype[Any] = games.part(game, "rules").State
    found = []
    for name in state.names or ():
        kind, shape = state[name].base, state[name].shape
        by: By = "" if not shape else "seat" if shape[0] == most else "place"
        about = name.replace("_", " ")
        if name in _SAYS_NOTHING or kind.kind != "i":
            continue
        if name in _KNOWN:
            found.append(_KNOWN[name])
        elif name in on_table:
            found.append(card(name, "cards on the table", "place" if shape else ""))
        elif kind.itemsize == 8 and name not in numbers:
            found.append(cards(name, about, by))
        else:
            found.append(signed(name, about, by=by))
    return tuple(found)
