"""Plain mode in Switch and Stop the Bus: output, input and the end."""

from __future__ import annotations

import re
from functools import cache

import pytest

from boneace.terminal import layouts as kinds
from boneace.terminal.exchange.speech import Exchange
from boneace.terminal.sitting import Sitting

from .sittings import (
    SWAPPING,
    arranged,
    at_random,
    check_written,
    looked_through,
    played,
    sitting,
    told,
)

SWITCH, BUS = SWAPPING
ONE_LIFE: dict[str, object] = {"lives": 1}


@pytest.mark.parametrize(
    ("game", "preset", "options"),
    [
        (SWITCH, None, {}), (SWITCH, "pass", {}), (BUS, None, {}),
        (BUS, "brag-specials", {}),
        (SWITCH, None, {"fourth_action": "both", "given_up": "face_up", "restart": "winner"}),
        (SWITCH, None, {"three_of_a_kind": "30.5", "blitz_after_knock": True}),
        (BUS, None, {"exchange": "one", "stop_when": "instead", "free_ride": True}),
    ],
)  # fmt: skip
def test_every_way_of_playing_comes_to_an_end(
    game: str, preset: str | None, options: dict[str, object]
) -> None:
    found = sitting(preset, 3, 5, {**options, **ONE_LIFE}, game=game)
    said = played(found, at_random(found, 1))
    text = check_written(said, 160)
    assert not re.search(r"\bYou \w+s [a-z0-9]", text), text


@pytest.mark.parametrize("game", SWAPPING)
def test_one_may_watch(game: str) -> None:
    said = told(sitting(None, 3, 3, ONE_LIFE, watch=True, game=game))
    assert "Your turn." not in said
    assert not any(line.startswith("You ") for line in said)


@pytest.mark.parametrize("game", SWAPPING)
def test_no_hidden_card_is_ever_named(game: str) -> None:
    assert looked_through(sitting(None, 4, 11, {"lives": 2}, game=game), 3) > 2


# --- Switch ---------------------------------------------------------------------------------------


def test_the_dealer_of_switch_keeps_one_of_two_hands() -> None:
    found = arranged(SWITCH, 3, "swap up")
    view = found.view()
    said = told(found, "2")
    at = said.index("Your turn.")
    assert said[at + 1].startswith("Your hand: ")
    assert said[at + 2].startswith(f"Your total: {view.seats[0].total}, counting ")
    second = said[at + 3]
    assert second.startswith("Your second hand: ")
    assert second.endswith(f" Its total: {view.second_total}.")
    assert said[at + 4 : at + 8] == [
        "Face down: 3 cards.", "1: keep first", "2: keep second", "Your move?",
    ]  # fmt: skip
    assert any(line.startswith("You keep the second hand and lay the other") for line in said)


def test_your_turn_in_switch() -> None:
    found = arranged(SWITCH, 3, "knock", dealer=2)
    told(found)
    view = found.view()
    said = told(found)
    at = said.index("Your turn.")
    up = ", ".join(said[at + 3].removeprefix("Face up: ")[:-1].split(", "))
    assert sorted(up.split(", ")) == sorted(view.up)
    assert said[at + 4 : at + 9] == [
        "Face down: 3 cards.",
        f"1: swap up ({up.replace(',', '')})",
        "2: swap down (unseen)",
        "3: knock",
        said[at + 8],
    ]
    assert re.fullmatch(
        r"Or swap one card, such as swap (\w\w) for (\w\w), or just \1 \2; moves lists them all\.",
        said[at + 8],
    )


def test_the_last_turn_of_switch() -> None:
    found = arranged(SWITCH, 3, "keep first", "knock", "stand", "decline")
    said = told(found, "keep first", "k", "why k", "stand")
    assert "Ann has knocked: this is your last turn." in said
    assert said.count("Somebody has knocked already: exchange or stand (T31-58).") == 2
    assert "You stand." in said


@pytest.mark.parametrize("form", ["swap {} for {}", "{} {}", "{} for {}", "o {} {}", "swap {} {}"])
@pytest.mark.parametrize("game", SWAPPING)
def test_a_swap_can_be_typed_in_several_ways(game: str, form: str) -> None:
    found = arranged(game, 3, "keep first", dealer=2)
    told(found)
    view = found.view()
    mine = view.seats[0].hand[0]
    other = (view.up if game == SWITCH else view.widow)[0]
    said = told(found, form.format(mine.lower(), other))
    assert f"You exchange {mine} for {other}." in said


@pytest.mark.parametrize(("game", "letter"), [(SWITCH, "a"), (BUS, "a")])
def test_the_whole_hand_can_be_swapped(game: str, letter: str) -> None:
    for typed in (letter, "all of them"):
        found = arranged(game, 3, "keep first", dealer=2)
        told(found)
        view = found.view()
        lying = view.up if game == SWITCH else view.widow
        hand = view.seats[0].hand
        cards = f"{' '.join(hand)} for {' '.join(lying)}"
        said = told(found, typed if typed == letter else cards)
        line = next(line for line in said if line.startswith("You exchange "))
        assert all(card in line for card in [*hand, *lying])


def test_an_unseen_swap_tells_you_what_you_have_got() -> None:
    found = arranged(SWITCH, 3, "keep first", "knock", "stand", "decline", dealer=2)
    before = told(found) and found.view().seats[0].hand
    said = told(found, "u", "table")
    line = next(line for line in said if line.startswith("You exchange the whole hand"))
    after = found.view().seats[0].hand
    assert all(card in line for card in after) and not any(card in line for card in before)
    down = next(line for line in said if line.startswith("Face down, and known to you: "))
    assert all(card in down for card in before), "you know what you gave up"


@cache
def restartable() -> int:
    """A seed of a deal of Switch in which you alone may restart."""
    for seed in range(400):
        found = one_round(seed)
        if found.view().phase == "restarting" and found.match.turn == 0:
            return seed
    raise AssertionError("nobody may restart in any of these deals")


def one_round(seed: int) -> Sitting:
    """A deal of Switch in which Ann knocks at once and all stand."""
    found = arranged(SWITCH, 3, "keep first", "knock", "stand", "decline", seed=seed, dealer=2)
    told(found, "knock")
    return found


def test_a_restart_is_asked_for_and_made() -> None:
    found = one_round(restartable())
    said = told(found, "knock", "moves", "restart")
    at = len(said) - said[::-1].index("All have shown. You may restart the deal.")
    assert "1: restart (nobody pays)" in said and "2: decline (the deal is settled)" in said
    assert "All have shown: restart the deal, or decline (T31-59)." in said
    assert "You restart the deal: nobody pays." in said[at:]
    assert any(line.startswith("Standing: You 3 lives, Ann 3 lives") for line in said[at:])
    assert any(line.startswith("Your hand lies face up: ") for line in said[at:])


def test_a_restart_is_declined() -> None:
    said = told(one_round(restartable()), "s")
    assert "You let the deal be settled." in said
    assert sum(" loses " in line or line.startswith("You lose ") for line in said) >= 1
    assert sum(line.startswith("Standing: ") for line in said) == 1


# --- Stop the Bus ---------------------------------------------------------------------------------


def test_your_turn_in_stop_the_bus() -> None:
    found = arranged(BUS, 3, "stop", dealer=2)
    view = found.view()
    said = told(found)
    at = said.index("Your turn.")
    assert said[at + 1].startswith("Your hand: ")
    assert said[at + 2].startswith(f"Its value: {view.seats[0].total}")
    assert re.fullmatch(r"On the table: \w\w, \w\w, \w\w\.", said[at + 3])
    assert re.fullmatch(r"1: swap all \(\w\w \w\w \w\w\)", said[at + 4])
    assert said[at + 5].startswith("Or swap one card, such as swap ")


@pytest.mark.parametrize("game", SWAPPING)
def test_a_game_need_not_say_which_cards_make_its_hands(game: str) -> None:
    view = arranged(game, 3, "stop" if game == BUS else "swap up", dealer=2).view()
    view.seats[0].best, view.seats[0].total = [], "18"
    assert list(Exchange(view).holding(view, "KS")) == ["Your hand: KS.", "Its value: 18."]


def test_the_bus_is_stopped() -> None:
    found = arranged(BUS, 3, "continue", dealer=2)
    said = told(found, "stop", "a", "why a", "s")
    assert "Exchange first: then you may stop the bus (B-T31-24)." in said
    assert "1: stop (the bus)" in said and "2: continue" in said
    assert "You have exchanged: stop the bus or continue (B-T31-24)." in said
    assert "You stop the bus." in said
    assert any(line.startswith("Shown: you ") for line in said)


def test_the_last_exchange_of_stop_the_bus() -> None:
    said = told(arranged(BUS, 3, "stop"), "stop", "why stop")
    assert any(re.fullmatch(r"\w+ has stopped the bus: this is your last exchange\.", line)
               for line in said)  # fmt: skip
    closed = "The bus is already stopped: you have one more exchange (B-T31-24)."
    assert said.count(closed) == 2


# --- refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "typed", "answer"),
    [
        (SWITCH, "two", "Exchange one card or all three, never two (T31-57)."),
        (SWITCH, "swap 4C", "“swap 4c” lacks “for”: write an exchange as"),
        (SWITCH, "stand", "Stand only in the last turn, after a knock (T31-58)."),
        (SWITCH, "pass", "Passing is not allowed at this table (B-T31-01)."),
        (
            SWITCH,
            "keep first",
            "The dealer has already laid one of the two hands face up (T31-55).",
        ),
        (SWITCH, "restart", "You may restart only after the showdown (T31-59)."),
        (SWITCH, "draw", "“draw” is not a move of Switch: the moves are "),
        (SWITCH, "swap 1Z for 4C", "“1z” is not a card of the 52-card pack."),
        (BUS, "two", "Exchange one card or all three, never two (T31-69)."),
        (BUS, "continue", "Exchange first: then you may stop the bus (B-T31-24)."),
        (BUS, "knock", "“knock” is not a move of Stop the Bus: the moves are "),
        (BUS, "99", "“99” is not a move of Stop the Bus: the moves are "),
    ],
)
def test_a_bad_move_is_answered_and_asked_again(game: str, typed: str, answer: str) -> None:
    found = arranged(game, 3, "keep first", dealer=2)
    told(found)
    view = found.view()
    if typed == "two":
        lying = view.up if game == SWITCH else view.widow
        typed = f"{' '.join(view.seats[0].hand[:2])} {' '.join(lying[:2])}"
    said = told(found, typed)
    assert said.count("Your move?") == 2
    assert any(line.startswith(answer) for line in said), said[-4:]
    assert found.match.turn == 0


def test_a_card_that_does_not_lie_there() -> None:
    found = arranged(BUS, 3, dealer=2)
    mine = found.view().seats[0].hand
    said = told(found, f"swap {mine[0]} for {mine[1]}", f"swap {found.view().widow[0]} for 4C")
    assert f"{mine[1]} does not lie face up (T31-69)." in said
    assert f"{found.view().widow[0]} is not in the hand (T31-69)." in said


def test_the_face_down_hand_is_not_used_where_one_may_pass() -> None:
    found = arranged(SWITCH, 3, "keep first", "pass", dealer=2, options={"fourth_action": "pass"})
    said = told(found, "why u", "swap down", "p")
    assert said.count("The face-down hand is not used at this table (B-T31-01).") == 2
    assert "You pass." in said


# --- help -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SWAPPING)
def test_hand_table_log_rules_and_help(game: str) -> None:
    found = arranged(game, 3, "keep first", dealer=2)
    clause = found.match.declaration.options[0].clauses[0]
    said = told(found, "?", "hand", "table", "log", "rules", f"rules {clause}", "moves")
    assert sum(line.startswith("Your hand: ") for line in said) == 2
    assert "swap 4C for 9H, or just 4C 9H: swap one card." in said
    if game == SWITCH:
        assert "swap down or u: Swap all three, unseen, with the face-down hand." in said
    else:
        assert "stop or s: Stop the bus." in said
    assert any(line.startswith("Seat 1, Ann: 3 lives") for line in said)
    assert any(line.startswith(clause) for line in said)
    assert said.count("Deal 1: Ben deals.") == 2
    assert sum(bool(re.match(r"\d+: swap \w\w for \w\w$", line)) for line in said) == 9
    assert any(line.startswith("Not allowed: swap ") for line in said)


def test_so_many_moves_are_not_named_one_by_one() -> None:
    said = told(arranged(BUS, 3, dealer=2), "why swap")
    assert any(re.fullmatch(r"Nothing stops you: swap all and 9 more are legal\.", line)
               for line in said)  # fmt: skip


def test_letters_mean_what_the_game_has() -> None:
    view = arranged(SWITCH, 3, "keep first", dealer=2).view()
    switch, bus = kinds.speech(view), kinds.speech(arranged(BUS, 3).view())
    assert switch.verb("u", view) == "swap down" and switch.verb("first", view) == "keep first"
    assert bus.verb("all", view) == "swap all" and bus.verb("s", view) == "stop"
