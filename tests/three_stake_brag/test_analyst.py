"""Hints in the vying: the values of moves if the others play as the master does."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from boneace import games
from boneace.analysis import hints
from boneace.analysis.analysts import own_analyst
from boneace.bots.seat import Seat
from boneace.cards import members
from boneace.games.facts import facts
from boneace.games.options import options_record
from boneace.games.three_stake_brag import state as st
from boneace.games.three_stake_brag.analyst import WORLDS, Solved, _hands
from boneace.games.three_stake_brag.drawing import CLASSES
from boneace.games.three_stake_brag.players import round_of
from boneace.games.vying.people import KINDS, reached
from boneace.games.vying.rules import DROP, PASS
from boneace.games.vying.solved import asked
from boneace.games.vying.stakes import Terms, worths
from boneace.games.vying.valued import Valued
from boneace.match.match import Match
from boneace.values import Values

from .table import GAME, deal, new, passed, play, pots


def values(match: Match) -> Values:
    found = Solved().values(Seat.of(match, match.seat))
    assert found is not None and found.sure == "abstract"
    return found


def test_a_poor_hand_does_not_brag() -> None:
    """Playouts with players who drop too often overvalued a bluff."""
    match = deal(new(3), "2C 4D 7H", "9S 5D KC", "3S 8D QH")
    found = values(match)
    assert found.best.move.text == "pass"
    pass_, brag = found.of(PASS), found.of(9)
    assert brag.move.text == "brag 10" and pass_.worth - brag.worth > 2
    assert hints.hint(match).moves[0].move.text == "pass"


def test_a_prial_goes_up_and_never_drops() -> None:
    match = deal(new(3), "KC KD KH", "9S 5D 8C", "3S 8D QH")
    play(match, "brag 3", "raise 5", "drop")
    found = values(match)
    assert found.best.move.text.startswith("raise")
    assert found.moves[-1].move.text == "drop"


def test_who_drops_loses_what_they_staked() -> None:
    """The chips of the seat, and its share of the third pot."""
    match = deal(new(3, options={"deals": 0}), "KC KD KH", "9S 5D 8C", "3S 8D QH")
    before = match.view(1).record[0]["chips"].tolist()
    match.push("brag 3")
    drop = values(match).of(DROP)
    assert drop.worth == pytest.approx(before[1] + pots(match)[st.COUNTED] / 3)
    assert drop.chance is None
    assert drop.behind == pytest.approx(values(match).best.worth - drop.worth)


def test_values_are_those_of_the_tree_and_between_its_amounts() -> None:
    match = deal(new(2, options={"deals": 0}), "KC KD 9H", "9S 5D 8C")
    found = values(match)
    worths = {move.move.text: move.worth for move in found.moves}
    low, middle, high = (worths[f"brag {n}"] for n in (3, 6, 10))
    assert min(low, high) <= middle <= max(low, high)
    known = {move.move.text for move in found.moves if move.mix is not None}
    assert {"pass", "brag 1", "brag 3"} <= known
    assert "brag 6" not in known


def test_the_values_of_all_hands_add_up_to_the_pot() -> None:
    """If both play the solution, nothing is lost or gained."""
    match = deal(new(2, options={"deals": 0}), "KC KD 9H", "9S 5D 8C")
    seat = Seat.of(match, match.seat)
    found = asked(*round_of(seat, facts(seat.options), facts(seat.view), fine=True))
    assert found.exact
    given, nobody = np.array(found.chances), ((0.0,) * len(KINDS),) * len(found.order)
    people = reached(found.known, given, float(found.bets.pot), nobody)
    sums = replace(found, shares=nobody).averages(GAME)
    reach, worth = np.zeros_like(people), np.zeros_like(people)
    known, ends = found.known, worths(found.known, float(found.bets.pot), Terms(2), None)
    tree = known.actor, known.many, known.children, known.vying
    balance = games.drivers(GAME, "boneace.games.vying.balance")
    balance.look(*tree, ends, False, False, given, people, sums, reach, worth)
    assert np.allclose(reach[0], given)
    assert (given * worth[0]).sum() == pytest.approx(pots(match)[st.BRAGGED], rel=1e-3)


def test_beliefs_are_hands_with_which_the_others_would_have_done_that() -> None:
    match = deal(new(2, options={"deals": 0}), "2C 4D 9H", "9S 5D 8C")
    before = values(match).hands
    match.push("brag 10")
    seat = Seat.of(match, match.seat)
    found = Solved().values(seat)
    assert found is not None and found.hands is not None and before is not None
    hands, f = found.hands, facts(seat.view)
    assert hands.shape == (WORLDS, 2)
    assert (hands[:, 1] == f.hands[1]).all()
    other = hands[:, 0]
    assert (other & f.shown[0] == f.shown[0]).all() and not (other & f.hands[1]).any()
    assert {int(hand).bit_count() for hand in other} == {3}

    pairs = [len({card % 13 for card in members(int(hand))}) < 3 for hand in other]
    assert np.mean(pairs) > 0.3  # such a brag is informative


def test_hands_that_cannot_be_held_together_do_not_hinder() -> None:
    """Two kings lie open, and both players are assumed to hold the other two."""
    match = deal(new(3), "2C 4D 9H", "5S 6D KC", "3S 8D KD")
    seat = Seat.of(match, match.seat)
    prials = np.zeros(CLASSES)
    prials[-2] = 1.0  # kings; the last class is the prial of aces
    hands = _hands(seat, facts(seat.view), Valued([], {1: prials, 2: prials}))
    assert len(hands) == WORLDS
    for world in hands.tolist():
        assert sum(world).bit_count() == 9
        assert {card % 13 for card in members(world[1])} <= {12, 10}  # the jack of clubs is wild


def test_what_is_not_in_the_tree_is_left_to_playouts() -> None:
    modern = options_record(new(2).declaration, 2, dict(new(2).options) | {"vying": "modern"})
    assert own_analyst(GAME, modern) is None
    match = passed(deal(new(3), "2C 4D 9H", "9S 5D 8C", "3S 8D QH"))
    assert Solved().values(Seat.of(match, match.seat)) is None  # drawing
    # five raises of three: the tree has no raise that could be compared with the next one
    match = deal(new(3), "KC KD KH", "9S 5D 8C", "3S 8D QH")
    play(match, "brag 1", *["raise 1"] * 4)
    assert Solved().values(Seat.of(match, match.seat)) is None
    assert hints.hint(match).sure == "rollout"
