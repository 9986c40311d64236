"""The vying of Three-Stake Brag at three seats: betting with nothing wins nothing."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from boneace import games
from boneace.cards import Cards
from boneace.games.facts import facts
from boneace.games.options import options_record
from boneace.games.three_stake_brag.players import GAME, round_of
from boneace.games.three_stake_brag.state import BRAGGED
from boneace.games.vying.rules import BRAG, DROP, PASS, open_vying, vie
from boneace.games.vying.solved import mixture

SEATS, MOST = 3, 10
UPCARDS = [("KS", "7D", "9C"), ("AS", "TD", "6C"), ("8S", "8D", "QC"), ("4S", "JD", "5C")]


def opened(upcards: tuple[str, ...]) -> Any:
    """A round of vying in a match without an end, with a stake of 1 from each; seat 2 deals."""
    place = SimpleNamespace(
        staked=[0] * SEATS,
        chips=[-3] * SEATS,
        changes=[-3] * SEATS,
        pots=[SEATS] * 3,
        winner=[0, -1, -1],
        shown=[Cards.parse(card).mask for card in upcards],
        dealer=SEATS - 1,
        deal=1,
    )
    open_vying(place, (1 << SEATS) - 1, 0, 0)
    return place


def speaking(place: Any, deals: int, fine: bool) -> Any:
    """The round and the hands as the bot of the seat to speak sees them."""
    declaration = games.declaration(GAME)
    options = options_record(declaration, SEATS, declaration.resolve(None, {"deals": deals}))
    view: Any = SimpleNamespace(options=options, seat=place.turn)
    return round_of(view, facts(options), place, fine)


def all_drop(upcards: tuple[str, ...], fine: bool) -> float:
    """How often both others drop to the highest brag of the last seat, after two have passed."""
    place = opened(upcards)
    held: dict[int, Any] = {}

    def plays(move: int) -> float:
        """How often the seat to speak makes a move with the hands it may hold, which it makes."""
        table, rows = speaking(place, 0, fine)
        row = held.get(place.turn, rows[place.turn] if len(rows) == SEATS else None)
        made = row * mixture(table, rows).get(move, np.zeros_like(row))
        held[place.turn] = made
        vie(place, move, BRAGGED)
        return float(made.sum() / row.sum())

    plays(PASS), plays(PASS)
    vie(place, BRAG + MOST - 1, BRAGGED)
    return plays(DROP) * plays(DROP)


@pytest.mark.parametrize("fine", [False, True], ids=["expert", "master"])
def test_a_high_brag_with_nothing_from_the_last_place_wins_nothing(fine: bool) -> None:
    """The three chips of the pot are not worth the ten that it costs when somebody stays."""
    often = [all_drop(upcards, fine) for upcards in UPCARDS]
    gains = [share * SEATS - (1.0 - share) * MOST for share in often]
    assert np.mean(gains) < 0.25


def stays(changes: list[int], deal: int) -> float:
    """How often the second master stays when the first brags the most, in a match of ten deals."""
    found = []
    for upcards in UPCARDS:
        place = opened(upcards)
        place.deal, place.chips = deal, [change - 3 for change in changes]
        vie(place, BRAG + MOST - 1, BRAGGED)
        table, rows = speaking(place, 10, fine=True)
        row = rows[place.turn]
        found.append(1.0 - float(row @ mixture(table, rows)[DROP]) / float(row.sum()))
    return float(np.mean(found))


def test_two_who_raise_with_anything_are_known_by_their_chips() -> None:
    """One of them wins what the other loses, and so the match, if the others only wait for good
    hands. Two masters at four seats won a third of such matches."""
    assert stays([-61, -2, 63], 2) > 1.25 * stays([0, 0, 0], 1)
