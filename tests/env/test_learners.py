"""The games' data for learners, and their checks: each finds an error and reports its place."""

from __future__ import annotations

import sys
from dataclasses import replace
from math import inf
from types import ModuleType
from typing import Any

import pytest

from boneace import games, testing
from boneace.cards import members
from boneace.games.facts import facts
from boneace.games.fields import Bounds, Field, card, cards, code, count, marks, seat, seats, signed
from boneace.games.thirty_one.words import by_rank
from boneace.testing.learners import check_actions, check_bounds, check_observed
from boneace.testing.walks import Walk
from tests.swaps import cards as cards_of
from tests.swaps import push

BANKING = testing.Case("thirty-one", "banking", 3)
PENNIES = testing.Case("thirty-one", "pennies", 3)
PATH = "boneace.games.thirty_one.learners"
SWAPPING = ("switch", "stop-the-bus", "schwimmen")


def says(monkeypatch: pytest.MonkeyPatch, **said: Any) -> None:
    """Replace the learners' data of Thirty-one; None removes it."""
    module = ModuleType(PATH)
    vars(module).update(vars(sys.modules.get(PATH) or games.part("thirty-one", "learners")) | said)
    for name in [name for name, value in said.items() if value is None]:
        delattr(module, name)
    monkeypatch.setitem(sys.modules, PATH, module)


def told() -> Any:
    return games.part("thirty-one", "learners")


@pytest.mark.parametrize("game", games.shipped())
def test_every_shipped_game_says_all_to_learners(game: str) -> None:
    learners = games.part(game, "learners")
    assert learners.TABLES and learners.FIELDS and callable(learners.bounds)
    assert not [field.name for field in learners.FIELDS if field.name.startswith("last_")]


# --- the names of moves ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", SWAPPING)
def test_the_places_of_a_swap_are_those_of_the_hand_and_of_the_slots(game: str) -> None:
    table = games.part(game, "learners").TABLES[0]
    swaps = 0
    for seed in range(4):
        walk = Walk(testing.Case(game, "default", 3), seed)
        while not walk.over and swaps < 500:
            words, f = walk.case.words, facts(walk.s)
            hand = [walk.case.pack.text(held) for held in members(f.hands[f.turn])]
            for move in members(walk.legal if walk.seat >= 0 else 0):
                if table[move].startswith("swap ") and table[move][5].isdecimal():
                    given, slot = (int(word) - 1 for word in table[move].split()[1::2])
                    taken = walk.case.pack.text(f.widow[slot])
                    label = words.labels(facts(walk.case.o), f)[move]
                    assert label == f"swap {hand[given]} for {taken}"
                    swaps += 1
            walk.step()
    assert swaps >= 500


def test_the_places_of_an_exchange_with_the_widow_are_by_rank() -> None:
    walk = Walk(BANKING, 1)
    while walk.seat < 0:
        walk.step()
    hand = [walk.case.pack.text(held) for held in by_rank(facts(walk.s).hands[walk.seat])]
    labels = walk.case.words.labels(facts(BANKING.o), facts(walk.s))
    move = told().TABLES[0].index("exchange 1 3 for 1 2")
    assert labels[move] == f"exchange {hand[0]} {hand[2]} for 1 2"


def without(move: int) -> tuple[tuple[str, ...], ...]:
    first, second = told().TABLES
    return (*first[:move], "", *first[move + 1 :]), second


def exchanged(one: str, other: str) -> tuple[tuple[str, ...], ...]:
    """The tables with two names exchanged."""
    swap = {one: other, other: one}
    first, second = ([swap.get(name, name) for name in table] for table in told().TABLES)
    return tuple(first), tuple(second)


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (lambda: {"TABLES": without(52)}, "move 52, “draw”, has no name in table 0"),
        (lambda: {"TABLES": [[*told().TABLES[0], "draw"]]}, "there are 2 moves named “draw”"),
        (lambda: {"TABLES": [["draw "]]}, "the name “draw ” has spaces"),
        (lambda: {"TABLES": [[str(move) for move in range(64)]]}, "has 64 moves"),
        (
            lambda: {"TABLES": exchanged("draw", "take")},
            "the name of move 5[23] in table 0 is “(draw|take)”, not “(draw|take)”",
        ),
        (
            lambda: {"TABLES": exchanged("exchange 1 for 1", "exchange 2 for 1")},
            r"named “exchange \d.*”, but is “exchange .*other names after “exchange” count",
        ),
        (
            lambda: {"TABLES": exchanged("exchange 1 for 1", "exchange 1 2 for 1 2")},
            "the name of move . in table 0 is “exchange 1 2 for 1 2”, not “exchange .. for 1”",
        ),
        (lambda: {"table": lambda o, s: 2}, "numbered by table 2, but TABLES has 2"),
        (lambda: {"table": None}, "has no name in table 0|table 0 is"),
        (
            lambda: {"table": lambda o, s: 1 if s.seen_by else 0},
            "`table` says 0 of the state and 1 of its seat’s view",
        ),
        (lambda: {"TABLES": None}, "numbered by table [01], but TABLES has 0"),
    ],
)
def test_wrong_names_are_found(monkeypatch: pytest.MonkeyPatch, said: Any, found: str) -> None:
    says(monkeypatch, **said())
    with pytest.raises(AssertionError, match=rf"^thirty-one, preset banking, 3 seats.*: .*{found}"):
        check_actions(BANKING)


# --- observations ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "found"),
    [
        (cards("hand", "a hand", "own"), "field hand of FIELDS is no field of State"),
        (cards("hands", "hands"), "field hands of FIELDS is 7 numbers: `by` must say which"),
        (cards("stock", "the stock", "own"), "is one number, so it is not by own"),
        (card("widow", "the widow", "seat"), "has 3 entries, which are not of 7 seats"),
        (card("widow", "the widow", "place", only=4), "has no 4 places of 3"),
        (cards("points", "points", "seat"), "is int32, which cannot be a set of 52 cards"),
        (replace(code("phase", "the phase", ("a",)), names=()), "codes and marks have names"),
        (code("phase", "the phase", ("", "")), "codes and marks have names, and nothing else"),
        (marks("phase", "some", ("a", "a")), "two marks of one name, or one without: a, a"),
        (marks("phase", "some", [str(n) for n in range(9)]), "int8, which cannot be a set of 9"),
        (marks("phase", "some", ("a",)), "field phase .* is 3: not a set of its names"),
        (cards("hands", "hands", "seat", each=2), "not of 7 seats with 2 hands each"),
        (cards("hands", "hands", "own", each=2), "not of 7 seats with 2 hands each"),
        (cards("stock", "the stock", each=2), "2 entries of each seat, but is by nothing"),
        (seats("alive", "who", each=10), "is int64, which cannot be a set of 70 seats"),
        (count("widow", "by side", by="side", each=2), "2 entries of each seat, but is by side"),
        (count("widow", "by row", by="row", each=2), "3 entries, which are not rows of 2"),
        (count("past", "by row", by="row", each=2), "rows of 2, but there are 3 seats"),
        (count("turns", "turns", 0), "goes up to 0, but a place holds 1 to 255"),
        (seat("turn", ""), "does not say what it is"),
        (Field("turn", "who", "the turn"), "no such kind"),  # type: ignore[arg-type]
        (seat("turn", "the turn").when("speed"), "the option speed, which the game does not have"),
        (seat("turn", "the turn").when("keeps", 3), "keeps is 3, which stands for no value"),
        (card("chips", "chips", "seat"), "field chips in the view .* is -[3-9]: not a card of"),
        (seats("stock", "the stock"), "field stock in the view of seat . is .*not a set of seats"),
        (cards("seen_by", "a set"), "is int8, which cannot be a set of 52 cards"),
        (seat("stock_left", "how many"), "field stock_left in the view .* not one of 3 seats"),
        (count("turns", "turns", 2), "field turns in the view of seat . is 3: more than 2"),
        (count("chips", "chips", by="seat"), "field chips .* is -[2-9]: a count is not negative"),
        (signed("chips", "chips", 1, "seat"), "field chips in the view of .*: more than 1"),
        (code("phase", "phase", ("a", "b")), "field phase .* is 3: the last name is that of 1"),
    ],
)
def test_wrong_fields_are_found(monkeypatch: pytest.MonkeyPatch, field: Field, found: str) -> None:
    says(monkeypatch, FIELDS=(field,))
    with pytest.raises(AssertionError, match=rf"^thirty-one, preset banking, 3 seats.*{found}"):
        check_observed(BANKING)


def test_what_fields_are_guessed_to_be_is_checked_too(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, FIELDS=None)
    check_observed(BANKING)
    monkeypatch.setattr(games.part("thirty-one", "words"), "ON_TABLE", ("chips",))
    guessed = "field chips .* not a card of the pack; without FIELDS in learners.py, .* its type"
    with pytest.raises(AssertionError, match=guessed):
        check_observed(BANKING)


def test_a_field_is_there_once(monkeypatch: pytest.MonkeyPatch) -> None:
    lives = count("lives", "lives", by="seat")
    says(monkeypatch, FIELDS=(lives.when("keeps", 0), lives.when("keeps", 2)))
    check_observed(PENNIES)
    says(monkeypatch, FIELDS=(lives, replace(lives, by="own")))
    check_observed(PENNIES)
    says(monkeypatch, FIELDS=(lives, lives))
    with pytest.raises(AssertionError, match="field lives of FIELDS, by seat, is there 2 times"):
        check_observed(PENNIES)


def test_only_a_field_can_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    says(monkeypatch, FOLLOWS=("turn", "turns_left"))
    with pytest.raises(AssertionError, match="turns_left of FOLLOWS is no field of State"):
        check_observed(BANKING)


# --- bounds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bounds", "found"),
    [
        (Bounds(5, -1, 2, "Ends."), r"match \d has \d+ decisions, and the bounds say at most 5"),
        (Bounds(None, 0, 2, "Ends."), r"have won \[.*-1.*, and the bounds are 0 and 2"),
        (Bounds(None, -1, 1, "Ends."), r"have won \[.*2\.0.*, and the bounds are -1 and 1"),
        (Bounds(0, -1, 2, "Ends."), "the bounds leave no decision"),
        (Bounds(None, 1, -1, "Ends."), "the bounds leave nothing to win"),
        (Bounds(None, -1, 2, "never"), "do not say in a sentence what ends a match"),
        (Bounds(None, -1, 2, ""), "do not say in a sentence what ends a match"),
    ],
)
def test_wrong_bounds_are_found(
    monkeypatch: pytest.MonkeyPatch, bounds: Bounds, found: str
) -> None:
    says(monkeypatch, bounds=lambda options: bounds)
    with pytest.raises(AssertionError, match=f"^thirty-one, preset pennies, 3 seats: .*{found}"):
        check_bounds(PENNIES)


def test_a_match_without_end_has_no_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    endless = testing.Case("thirty-one", "banking", 3, (("deals", 0),))
    check_bounds(endless)
    says(monkeypatch, bounds=lambda options: Bounds(900, -inf, inf, "Ends."))
    with pytest.raises(AssertionError, match="has no end, but at most 900 decisions"):
        check_bounds(endless)


def test_what_can_be_won_with_chips_is_reached() -> None:
    """A player who shows a 31 in every deal gets the others' payments: the ante, and one more
    each."""
    case = testing.Case("thirty-one", "banking", 2, (("deals", 2), ("ante", 4)))
    match = case.match()
    push(
        match,
        *cards_of("2H AS 3H 4H KS 5H 6H QS 7H 8H"),
        *cards_of("AS 2H 3H KS 4H 5H QS 6H 7H 8H"),
    )
    assert match.returns() == [10, -10]
    bounds = told().bounds(facts(case.o))
    assert (bounds.low, bounds.high) == (-10, 10)
    assert bounds.ends.endswith("; a match after deal 2.")


# --- games without --------------------------------------------------------------------------------


@pytest.mark.parametrize("check", [check_actions, check_observed, check_bounds])
def test_a_game_may_say_nothing(monkeypatch: pytest.MonkeyPatch, check: Any) -> None:
    monkeypatch.setitem(sys.modules, PATH, None)
    check(PENNIES)
    monkeypatch.setitem(sys.modules, PATH, ModuleType(PATH))
    if check is not check_actions:  # its moves do not have the same numbers in every state
        check(PENNIES)
