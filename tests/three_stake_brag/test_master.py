"""The master of Three-Stake Brag at a table for two with a limit: it plays the exact solution."""

from __future__ import annotations

import numpy as np
import pytest

from boneace import games
from boneace.bots.seat import Seat
from boneace.cards import Cards
from boneace.games.facts import facts
from boneace.games.options import options_record
from boneace.games.three_stake_brag.players import moves_by_hand, player
from boneace.games.three_stake_brag.solving.deal import Deal
from boneace.games.three_stake_brag.solving.holes import DEALER, ELDEST
from boneace.games.three_stake_brag.solving.learning import BEST
from boneace.games.three_stake_brag.solving.solved import solved

from .table import GAME, deal, new, passed, pots, stood

VALUES = dict(games.declaration(GAME).resolve(None, {"vying_limit": 4}))


def test_little_can_be_won_from_the_master_where_the_table_has_a_limit() -> None:
    """Its play at every place of the round, with every hand; the pot holds half a chip."""
    options = options_record(games.declaration(GAME), 2, VALUES | {"deals": 0})
    up, other = (Cards.parse(card).mask.bit_length() - 1 for card in ("KS", "7D"))
    known = solved((up, other), options.tobytes(), 2, None)
    assert known is not None
    vying = Deal(up, other, VALUES).vying
    shares = np.zeros_like(vying.sums)
    for at, place in enumerate(vying.rounds.places):
        moves = known.moves(place.player, place.staked)
        for edge, move in enumerate(place.moves, vying.tree.edges[at]):
            shares[edge] = moves[move]
    best = vying.worth(ELDEST, BEST, shares) + vying.worth(DEALER, BEST, shares)
    assert 0 < best / 2 < 0.01


@pytest.mark.parametrize(("limit", "low"), [(0, False), (4, True), (8, False)])
def test_the_master_plays_the_solution_where_the_limit_is_low(limit: int, low: bool) -> None:
    """Also if the match has an end, and a pot has been carried over."""
    options = {"vying_limit": limit, "deals": 2, "no_pair": "nothing"}
    match = deal(new(2, options=options), "2H 5D 9S", "3C 7D TH")
    stood(passed(match))
    assert pots(match)[1] == 4
    deal(match, "JC 8D 4S", "KD KC QH")
    seat = Seat.of(match, match.turn)
    found = moves_by_hand(seat, facts(seat.options), facts(seat.view))
    assert (found is not None) == low
    master = player("master", 1)
    assert master is not None
    while match.turn != "chance" and not match.over:
        match.push(master.choose(Seat.of(match, match.turn)))


def test_b_tsb_11_a_bonus_for_all_three_stakes_is_not_left_out() -> None:
    """The exact solution knows of none; the usual model of the master does."""
    match = deal(new(2, options={"vying_limit": 4, "all_three": 10}), "JC 8D 4S", "KD KC QH")
    seat = Seat.of(match, match.turn)
    assert moves_by_hand(seat, facts(seat.options), facts(seat.view)) is None
