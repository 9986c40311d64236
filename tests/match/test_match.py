"""Match, the main class of the library."""

from __future__ import annotations

import re
from typing import Any
from xml.dom.minidom import parseString

import numpy as np
import pytest
from msgspec import to_builtins

import boneace
from boneace import IllegalMove, InvalidMove, Match, Move, OptionError, games
from boneace.bots import Seat
from boneace.cards import Cards
from boneace.errors import NothingPushed, OutOfRange, WrongType
from boneace.kernel.contract import ALL_HANDS, CHANCE
from boneace.match.past import Past
from boneace.option import Option


@pytest.fixture
def match() -> Match:
    """Three seats; seat 1 is to move."""
    return boneace.new("thirty-one", players=["Ann", "Ben", "Cleo"], seed=7)


def test_a_new_match_is_dealt_and_waits_for_eldest(match: Match) -> None:
    assert (match.turn, match.dealer, match.deal, match.over) == (1, 0, 1, False)
    assert repr(match.legal) == "<Moves draw, take, knock>"
    assert repr(match) == "<Match thirty-one (pennies), 3 seats, deal 1, turn 1>"
    assert [len(hand) for hand in match.view(1).hands[:3]] == [0, 3, 0]


def test_a_seed_repeats_a_match_and_no_seed_does_not() -> None:
    def hands(seed: int | None) -> list[Cards]:
        return [boneace.new("thirty-one", seed=seed).view(seat).hand for seat in (0, 1)]

    assert hands(3) == hands(3)
    assert hands(3) != hands(4)
    assert len({repr(hands(None)) for _ in range(5)}) == 5


def test_moves_are_pushed_as_text_move_or_number(match: Match) -> None:
    for move in ("Draw", "draw", match.legal[0], match.legal[0].number):
        assert match.push(move) == Move(52, "draw")
        assert match.pop() == Move(52, "draw")


def test_legal_moves_are_equal_if_they_are_the_same_moves(match: Match) -> None:
    before = match.legal
    assert before == match.legal == match.copy().legal
    assert len({before, match.legal}) == 1
    match.push("draw")
    assert match.legal != before and before != ["draw", "take", "knock"]


def test_a_push_brings_the_cards_that_follow_and_a_pop_takes_them_back(match: Match) -> None:
    before = match.view(1).hand
    plies = len(match)
    match.push("draw")
    assert len(match.view(1).hand) == 4
    assert [ply.seat for ply in match.plies[plies:]] == [1, -1]
    match.pop()
    assert match.view(1).hand == before
    assert len(match) == plies


def test_popping_what_was_never_pushed_is_an_error(match: Match) -> None:
    with pytest.raises(NothingPushed, match="nothing has been pushed") as found:
        match.pop()
    assert isinstance(found.value, IndexError)


def test_an_event_that_is_not_there_is_an_error(match: Match) -> None:
    for ply in (-1, len(match)):
        with pytest.raises(OutOfRange, match=f"there is no event {ply}: the match has ") as found:
            match.effects(ply)
        assert isinstance(found.value, IndexError)


def test_what_a_bot_is_given_has_no_move_with_another_number(match: Match) -> None:
    with pytest.raises(IllegalMove, match="move 61 is not legal now; these are: draw, take, knock"):
        Seat.of(match, 1).move(61)
    with pytest.raises(IllegalMove, match="seat 0 has no move now: it is not its turn"):
        Seat.of(match, 0).move(52)


def test_a_seat_is_a_number_of_the_match_or_is_named_in_the_text(match: Match) -> None:
    turn = match.seat
    for wrong in (float(turn), True, "a"):
        with pytest.raises(WrongType, match="“seat” must be a whole number"):
            match.push("draw", wrong)  # type: ignore[arg-type]
    for given in (lambda: match.push("draw", 3), lambda: match.push("3: draw")):
        with pytest.raises(InvalidMove, match="there is no seat 3: seats are 0 to 2"):
            given()
    with pytest.raises(IllegalMove, match="It is the turn of"):
        match.push(f"{turn - 1}: draw")
    assert match.why_not(f"{turn}: draw") is None
    assert match.push(f" {turn} :  Draw ", np.int64(turn)).text == "draw"


def test_an_error_quotes_the_beginning_of_a_long_text(match: Match) -> None:
    with pytest.raises(InvalidMove, match=r"^“x{60}…” is too long to be a move$"):
        match.push("x" * 100_000)
    with pytest.raises(InvalidMove, match="“None” is not a move"):
        match.why_not(None)  # type: ignore[arg-type]


def test_a_whole_match_can_be_taken_back_move_by_move(match: Match) -> None:
    first = match.present(1)
    pushed = 0
    while not match.over:
        match.push(match.legal[pushed % len(match.legal)])
        pushed += 1
    assert match.result() and match.legal.mask == 0 and match.turn is None
    assert sum(match.returns()) == 0
    for _ in range(pushed):
        match.pop()
    assert match.present(1) == first


def test_a_long_match_keeps_few_states_and_every_one_can_be_found_again(match: Match) -> None:
    states = []
    while len(states) < 70 and not match.over:
        states.append((len(match), match._s.tobytes()))
        match.push(next((one for one in match.legal if one.text != "knock"), match.legal[0]))
    kept = [mark[1] for mark in match._marks if mark[1]]
    assert len(states) >= 70 and len(kept) <= 16 + 16 + len(states) // 16
    for plies, state in states:
        assert match._state_at(plies, Past()).tobytes() == state
    for _, state in reversed(states):
        match.pop()
        assert match._s.tobytes() == state


@pytest.mark.parametrize(
    ("move", "error", "said"),
    [
        ("bluff", InvalidMove, "not a move"),
        ("discard 1H", InvalidMove, "not a card"),
        (99, InvalidMove, "0 to 62"),
        (-3, InvalidMove, "0 to 62"),
        ("stand", IllegalMove, "T31-16"),
        ("discard AS", IllegalMove, "T31-12"),
        ("exchange 4C for 2", IllegalMove, "T31-38"),
        ("", InvalidMove, "not a move"),
    ],
)
def test_a_bad_move_says_why_and_changes_nothing(
    match: Match, move: str | int, error: type[Exception], said: str
) -> None:
    before = (match.present(1), match.plies)
    with pytest.raises(error, match=said):
        match.push(move)
    assert (match.present(1), match.plies) == before


def test_nobody_moves_for_another_seat(match: Match) -> None:
    with pytest.raises(IllegalMove, match="turn of Ben"):
        match.push("draw", seat=2)
    match.push("draw", seat=1)


def test_why_not_gives_the_sentence_and_the_clause(match: Match) -> None:
    assert match.why_not("draw") is None
    assert match.why_not("stand") == ("Stand only in the last turn, after a knock (T31-16)")
    with pytest.raises(InvalidMove):
        match.why_not("bluff")


def test_a_view_is_of_a_seat_that_there_is(match: Match) -> None:
    with pytest.raises(OptionError, match="no seat 3"):
        match.view(3)
    assert len(match.view(None).hand) == 0
    assert repr(match.view(2)).startswith("<View of seat 2: ")


def test_what_a_table_draws_is_json_and_hides_what_is_hidden(match: Match) -> None:
    for seat in (0, 1, 2, None):
        found = to_builtins(match.present(seat))
        for other in found["seats"]:
            known = "??" not in other["hand"]
            assert known == (other["seat"] == seat)
        assert bool(found["legal"]) == (seat == 1)


def test_the_log_tells_a_seat_what_it_saw(match: Match) -> None:
    match.push("draw")
    card = match.plies[-1].text
    assert match.log(1)[-1] == match.log(ALL_HANDS)[-1] == f"Ben draws {card} from the stock."
    assert match.log(0)[-1] == match.log(None)[-1] == "Ben draws from the stock."


def test_cards_may_be_dealt_by_hand() -> None:
    match = boneace.new("thirty-one", seats=2, by_hand=True)
    assert match.turn == "chance" and len(match.legal) == 0
    for card in ["9C", "KD", "4S", "3C", "2H", "7D", "5H"]:
        assert match.push(card).text == card
    assert match.turn == 1
    with pytest.raises(IllegalMove, match="draw, take"):
        match.push("knock")
        match.push("knock")
    match.push("draw")
    with pytest.raises(IllegalMove, match="is not in the pack now"):
        match.push("9C")
    with pytest.raises(InvalidMove, match="no card number 60"):
        match.push(60)
    assert match.pop().text == "draw"


def test_a_seed_decides_what_is_random_out_of_turn_where_cards_are_dealt_by_hand() -> None:
    drawn = [boneace.new("mus", seed=seed, by_hand=True).luck.random() for seed in (7, 7, 8)]
    assert drawn[0] == drawn[1] != drawn[2]


def test_side_wagers_are_for_tables_that_have_them(match: Match) -> None:
    with pytest.raises(InvalidMove, match="out of turn"):
        match.aside(0, "bet 5 on 1")
    lansing = boneace.new("thirty-one", seats=3, preset="west-lansing", seed=1)
    assert lansing.aside(0, "BET 5 on 1") == "bet 5 on 1"
    with pytest.raises(InvalidMove, match="no seat 9"):
        lansing.aside(9, "bet 5 on 1")
    assert lansing.present(None).wagers[0].stake == 5
    lansing.pop()
    assert lansing.present(None).wagers == []


def test_the_story_begins_where_it_is_asked_for() -> None:
    match = boneace.new("thirty-one", seats=3, preset="west-lansing", seed=1)
    match.aside(0, "bet 5 on 1")
    match.aside(2, "cover 0")
    match.push("draw")
    for first in range(len(match)):
        told = list(match.story(None, first))
        assert [number for number, _ in told] == list(range(first, len(match)))
        assert told[0][1] == match.effects(first)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seats": 1}, "2 to 7 seats"),
        ({"seats": 8}, "2 to 7 seats"),
        ({"seats": 3, "players": ["Ann", "Ben"]}, "2 players are named for 3 seats"),
        ({"preset": "dimes"}, "no preset “dimes”"),
        ({"options": {"lives": 0}}, "1 to 10"),
        ({"dealer": 2}, "0 to 1"),
        ({"preset": "banking", "options": {"deals": -1}}, "0 to 1000"),
    ],
)
def test_what_the_game_does_not_allow_is_refused(given: dict[str, object], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        boneace.new("thirty-one", **given)  # type: ignore[arg-type]


@pytest.mark.parametrize("allowed", [(False, True), (1, 2)])
def test_an_option_that_is_of_no_kind_is_refused(allowed: tuple[Any, ...]) -> None:
    kinds = "a range of numbers, None for yes or no, or texts for a choice"
    with pytest.raises(OptionError, match=re.escape(f"“last” allows {kinds}, not {allowed}")):
        Option.of("thirty-one", "last", allowed[0], allowed, ())


def test_options_that_do_not_go_together_are_refused() -> None:
    """Each of them can be chosen, but not both together."""
    options = {"vying": "modern", "vying_limit": 5}
    for name, value in options.items():
        match = boneace.new("three-stake-brag", seats=2, options={name: value})
        assert match.options[name] == value
    with pytest.raises(OptionError, match="“vying_limit” must be 0"):
        boneace.new("three-stake-brag", seats=2, options=options)


def test_an_unknown_game_is_refused_with_a_suggestion() -> None:
    with pytest.raises(OptionError, match="did you mean “thirty-one”"):
        boneace.new("thirtyone")


def test_the_pictures_are_well_formed_and_a_view_shows_no_hidden_card(match: Match) -> None:
    parseString(match._repr_svg_())
    picture = match.view(1)._repr_svg_()
    parseString(picture)
    shown = picture.count("<title>") - picture.count("<title>??</title>")
    assert shown == 4  # the hand, and the upcard on the table


@pytest.mark.parametrize("found", [(64, 0), (0, 0), (2, 1), (CHANCE, 0)])
def test_a_standing_from_which_nobody_can_move_is_refused(
    monkeypatch: pytest.MonkeyPatch, found: tuple[int, int]
) -> None:
    standing = {"lives": [2, 1]}
    boneace.new("switch", 2, at_once=True, standing=standing)
    monkeypatch.setattr(games.at_hand("switch"), "turn_and_moves", lambda o, s: found)
    with pytest.raises(OptionError, match="no match can go on from this standing"):
        boneace.new("switch", 2, at_once=True, standing=standing)
