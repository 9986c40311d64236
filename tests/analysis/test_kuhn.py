"""Kuhn poker: blunders whose losses are known exactly, by playouts and by the game's own
analyst."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

import boneace
from boneace.analysis import Expected, MoveValue, Values, hint, review
from boneace.analysis.analysts import valuer_of
from boneace.analysis.hints import ENOUGH, hint_from
from boneace.bots.seat import Seat
from boneace.errors import IllegalMove, OptionError, WrongType
from boneace.games.options import options_record
from boneace.languages import speaking
from boneace.match.match import Match
from boneace.values import OfDeal
from tests.solve.examples import other_kuhn, registered


def played(cards: str, moves: str, game: str = "kuhn") -> Match:
    match = boneace.new(game, by_hand=True, at_once=True)
    for text in [*cards.split(), *moves.split()]:
        match.push(text)
    return match


def test_folding_the_best_card_costs_three() -> None:
    """With the king, a call wins 2 for certain and a fold loses 1."""
    found = review(played("KS JS", "pass bet pass"), playouts=400)
    worst = found.worst_first[0]
    assert (worst.seat, worst.made.text, worst.values.best.move.text) == (0, "pass", "bet")
    assert (worst.loss, worst.chance_loss, worst.value.behind_error) == (3.0, 1.0, 0.0)
    assert [value.worth for value in worst.values.moves] == [2.0, -1.0]
    assert not any(decision.loss for decision in found.decisions if decision.seat == 1)


def test_calling_with_the_worst_card_costs_one() -> None:
    found = review(played("JS KS", "pass bet bet"), playouts=400)
    assert found.worst_first[0].loss == 1.0
    assert found.seats[0].mistakes == 1


@pytest.mark.parametrize("moves", ["pass pass", "bet pass", "bet bet", "pass bet pass", "pass"])
def test_luck_and_losses_sum_to_the_result(moves: str) -> None:
    match = played("QS KS", moves)
    found = review(match, playouts=50)
    assert found.over is match.over
    for seat in found.seats:
        assert abs(seat.start + seat.luck - seat.loss - seat.end) < 1e-9
        lucks = [one.luck for one in found.decisions if one.seat == seat.seat]
        assert abs(sum(lucks) + seat.last_luck - seat.luck) < 1e-9
        if match.over:
            assert seat.end == match.returns()[seat.seat]


def test_beliefs_are_of_cards_that_the_seat_has_not_seen() -> None:
    """With the queen a seat believes in jack and king; it does not know which."""
    first = review(played("QS KS", "pass bet bet"), playouts=400).decisions[0]
    assert {card for belief in first.before for card, _ in belief.cards} == {"JS", "KS"}
    assert abs(sum(share for _, share in first.before[0].cards) - 1) < 1e-9
    assert all(0 < share < 1 for _, share in first.before[0].cards)
    assert first.after is not None
    assert first.before[0].counts is None  # hands of Kuhn poker do not count


def test_the_same_each_time_and_the_match_stays_as_it_was() -> None:
    match = played("QS KS", "pass bet bet")
    before = match.copy()
    assert review(match, playouts=50) == review(match, playouts=50)
    assert match == before


def test_only_one_seat() -> None:
    match = played("QS KS", "pass bet bet")
    found = review(match, playouts=50, seat=1)
    assert [seat.seat for seat in found.seats] == [1]
    assert [decision.seat for decision in found.decisions] == [1]
    with pytest.raises(OptionError, match="seat"):
        review(match, seat=2)


def test_a_hint_for_the_seat_to_move() -> None:
    found = played("KS JS", "pass bet").hint(0)
    assert (found.seat, found.sure) == (0, "rollout")
    best, other = found.moves
    assert (best.move.text, other.move.text) == ("bet", "pass")
    assert best.why.startswith(
        "The best: wins 100 % of matches, 100 percentage points more than Pass."
    )
    assert other.why.startswith("Wins 0 % of matches, 100 percentage points less than Bet.")
    with speaking("es"):
        told = played("KS JS", "pass bet").hint().moves[0].why
    assert told.startswith("La mejor: gana el 100 % de las partidas")


def test_a_hint_says_what_the_deal_brings() -> None:
    """The king wins every showdown, and a player who passes now loses the ante (KP-06, KP-07)."""
    seat = Seat.of(played("KS JS", "pass bet"), 0)
    values = valuer_of(seat.game, seat.options, 2 * ENOUGH, None).values(
        replace(seat, at_once=False)
    )
    bet, fold = hint_from(seat, values).moves
    assert bet.value.of_deal == OfDeal(1.0, 0.0, ENOUGH, 2.0)
    assert fold.value.of_deal == OfDeal(0.0, 1.0, ENOUGH, -1.0)
    assert bet.why.endswith("This deal then brings a gain in 100 % of cases.")
    assert fold.why.endswith("This deal then brings a loss in 100 % of cases.")
    assert hint_from(seat, values).hands == ()  # Kuhn poker has no count of hands


def test_no_hint_for_another_seat() -> None:
    match = played("KS JS", "pass")
    with pytest.raises(IllegalMove, match="seat 0 is not to move"):
        match.hint(0)
    with pytest.raises(IllegalMove):
        played("KS", "").hint()  # a card comes next
    with pytest.raises(IllegalMove, match="over"):
        played("KS JS", "pass pass").hint(0)


# --- a game with its own analyst ------------------------------------------------------------------

EXACT = '''
from boneace.analysis import Expected, MoveValue, Values

class Sure:
    """Says that betting is worth 1, and passing 1/3 less; of an even mix with the king."""
    def values(self, seat):
        king = seat.view["hands"][0, seat.seat] >> 12 & 1
        mix = 0.5 if king else None
        bet, stay = (next(m for m in seat.legal if m.text == text) for text in ("bet", "pass"))
        worse = MoveValue(2 / 3, move=stay, behind=1 / 3, mix=mix)
        return Values((MoveValue(1.0, move=bet), worse), "exact")
    def expected(self, seat):
        return Expected(0.1)

def analyst(options):
    return Sure()
'''


def test_a_game_may_bring_its_own_analyst(tmp_path: Path) -> None:
    package = other_kuhn(tmp_path, "surekuhn", {})
    (tmp_path / package / "analyst.py").write_text(EXACT)
    with registered(tmp_path, package):
        found = review(played("QS KS", "pass pass", "surekuhn"))
        assert found.sure == "exact"
        first, second = found.decisions
        assert first.loss == 1 / 3
        assert second.loss == 0  # inside the mix of the equilibrium
        for seat in found.seats:
            assert abs(seat.start + seat.luck - seat.loss - seat.end) < 1e-9
        hint = played("QS KS", "", "surekuhn").hint()
        assert hint.sure == "exact"
    sys.modules.pop(f"{package}.analyst", None)


def test_a_caller_may_bring_one_too() -> None:
    class Flat:
        def values(self, seat: Seat) -> Values:
            return Values(tuple(MoveValue(0.0, move=move) for move in seat.legal), "abstract")

        def expected(self, seat: Seat) -> Expected:
            return Expected(0.0)

    found = review(played("QS KS", "pass bet bet"), analyst=Flat())
    assert found.sure == "abstract" and not found.worst_first


def test_without_one_playouts_are_made() -> None:
    match = played("QS KS", "")
    options = options_record(match.declaration, match.seats, match.options)
    valuer = valuer_of("kuhn", options, 70)
    assert valuer.analyst is None and valuer.playouts.playouts == 70


def test_where_an_analyst_has_no_value_as_many_playouts_are_made_as_were_asked_for() -> None:
    class Silent:
        def values(self, seat: Seat) -> None:
            return None

        def expected(self, seat: Seat) -> None:
            return None

    match = played("QS KS", "pass bet bet")
    for playouts in (20, 90):
        found = review(match, analyst=Silent(), playouts=playouts)
        assert found.sure == "rollout"
        assert found == review(match, playouts=playouts)
    assert review(match, playouts=20) != review(match, playouts=90)


def test_only_a_match_is_reviewed_or_has_hints() -> None:
    for asked in (hint, review):
        with pytest.raises(WrongType, match="“match” must be a match, as `new` begins"):
            asked(None)  # type: ignore[operator]
