"""The drawn table of Switch and Stop the Bus, played by keys and by mouse."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot
from textual.widgets import Static

from boneace.terminal.app import TableApp
from boneace.terminal.exchange.widgets import Player
from boneace.terminal.screens import Showdown
from boneace.terminal.sitting import Sitting
from boneace.terminal.widgets import Card

from .pilots import (
    button,
    check_helped,
    check_it_fits,
    check_nothing_hidden,
    check_played,
    check_watched,
    codes,
    drawn,
    logged,
    press,
    text,
    waits,
)
from .sittings import SWAPPING, arranged, sitting
from .test_exchange_plain import one_round, restartable

SWITCH, BUS = SWAPPING
SMALL, LARGE = (80, 24), (120, 40)


def all_have_shown() -> Sitting:
    """A match of Switch in which you are asked whether to restart; nothing about it is shown
    yet."""
    found = one_round(restartable())
    found.told = 0
    return found


def face_down(app: TableApp) -> str:
    return str(app.screen_stack[0].query_one("#down .closed-hand", Static).render())


def test_the_two_spare_hands_of_switch() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        view = app.sitting.view()
        assert sorted(codes(app, "hand")) == sorted(view.seats[0].hand)
        assert codes(app, "up") == view.up
        assert str(app.query_one("#up .told", Static).render()) == "Face up"
        assert face_down(app).count("░░░") == 9, "three backs, three lines"
        assert f"total {view.seats[0].total}" in text(app, "#you")
        assert text(app, "#status") == (
            "Your turn: swap 1–3 for 7–9 (o), all three (a), unseen (u), knock (k)."
        )
        assert [card.border_subtitle for card in app.query("#up Card").results(Card)] == [
            "7", "8", "9",
        ]  # fmt: skip

    drawn(play, arranged(SWITCH, 3, "keep first", dealer=2))


def test_the_dealer_keeps_a_hand_by_key_or_by_mouse() -> None:
    async def by_key(app: TableApp, pilot: Pilot[int]) -> None:
        assert codes(app, "up") == app.sitting.view().second
        told = str(app.query_one("#up .told", Static).render())
        assert told == f"Your second hand: {app.sitting.view().second_total}"
        assert "keep your first hand (f), or the second (s)" in text(app, "#status")
        await press(app, pilot, "2")
        assert "You keep the second hand" in logged(app)

    async def by_mouse(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.click("#hand-1")
        await waits(app, pilot)
        assert "You keep the first hand" in logged(app)

    drawn(by_key, arranged(SWITCH, 3, "swap up"))
    drawn(by_mouse, arranged(SWITCH, 3, "swap up"))


def test_the_others_do_not_see_the_second_hand() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        app.view = replace(app.view, up=None, second=["??"] * 3, dealer=1)
        app.draw_table()
        assert codes(app, "up") == ["??"] * 3
        assert "dealer’s second hand" in str(app.query_one("#up .told", Static).render())

    drawn(play, arranged(SWITCH, 3, "keep first", dealer=2))


@pytest.mark.parametrize(("game", "lying"), [(SWITCH, "up"), (BUS, "open")])
def test_one_card_is_chosen_and_swapped(game: str, lying: str) -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "o")
        assert "Choose one of your cards" in text(app, "#status")
        mine, other = codes(app, "hand")[0], codes(app, lying)[1]
        await press(app, pilot, "1", "8")
        assert app.query_one("#hand-0", Card).has_class("chosen")
        assert app.query_one(f"#{lying}-1", Card).has_class("chosen")
        assert text(app, "#status") == f"Swap {mine} for {other}: o."
        await press(app, pilot, "o")
        assert f"You exchange {mine} for {other}." in logged(app)

    drawn(play, arranged(game, 3, "keep first", dealer=2))


@pytest.mark.parametrize(("game", "lying"), [(SWITCH, "up"), (BUS, "open")])
def test_two_cards_are_refused(game: str, lying: str) -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for name in ("hand-0", "hand-1", f"{lying}-0", f"{lying}-2"):
            await pilot.click(f"#{name}")
            await waits(app, pilot)
        await pilot.click(button(app, "Swap"))
        await waits(app, pilot)
        assert "Exchange one card or all three, never two (T31-" in text(app, "#status")
        assert app.query_one("#status").has_class("refused") and app.sitting.your_turn

    drawn(play, arranged(game, 3, "keep first", dealer=2))


@pytest.mark.parametrize("game", SWAPPING)
def test_three_for_three_is_the_whole_hand(game: str) -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "1", "2", "3", "7", "8", "9")
        assert text(app, "#status") == f"Swap {'up' if game == SWITCH else 'all'}: o."
        await press(app, pilot, "o")
        assert "You exchange " in logged(app)

    drawn(play, arranged(game, 3, "keep first", dealer=2))


def test_what_was_given_up_unseen_is_shown_to_you() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        gave = codes(app, "hand")
        await press(app, pilot, "u")
        assert "░" not in face_down(app)
        known = face_down(app)
        assert all(("10" if card[0] == "T" else card[0]) in known for card in gave)

    drawn(play, arranged(SWITCH, 3, "keep first", "knock", "stand", dealer=2))


def test_stop_or_continue() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert button(app, "Stop").has_class("closed")
        await press(app, pilot, "s")
        assert text(app, "#status").endswith("then you may stop the bus (B-T31-24).")
        await press(app, pilot, "a")
        assert text(app, "#status") == "Your turn: stop (s), continue (g)."
        await press(app, pilot, "1")
        assert "You have exchanged: stop the bus or continue (B-T31-24)." in text(app, "#status")
        await press(app, pilot, "s")
        assert "You stop the bus." in logged(app)
        assert isinstance(app.screen, Showdown)

    drawn(play, arranged(BUS, 3, "continue", dealer=2))


def test_the_last_exchange() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        status = text(app, "#status")
        assert status == "Last exchange (Ann stopped): swap 1–3 for 7–9 (o), all three (a)."
        player = next(player for player in app.query(Player) if player.seat == 1)
        assert "stopped" in str(player.border_subtitle)
        await press(app, pilot, "g")
        assert text(app, "#status").endswith("(B-T31-24).")
        await press(app, pilot, "a")
        assert isinstance(app.screen, Showdown)
        shown = "\n".join(str(part.render()) for part in app.screen.query(Static))
        assert "stopped" in shown and any(
            word in shown for word in ("high", "pair", "run", "flush")
        )

    drawn(play, arranged(BUS, 3, "stop"))


def test_a_restart_is_asked_for_before_the_deal_is_settled() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert text(app, "#status") == ("All have shown: restart (r), decline (s).")
        last = app.sitting.view().last
        for player in app.query(Player):
            assert last.totals[player.seat] in str(player.border_subtitle), "all have shown"
            assert "░" not in str(player.render())
        await press(app, pilot, "k")
        assert "All have shown: restart the deal, or decline (T31-59)." in text(app, "#status")
        await press(app, pilot, "s")
        assert isinstance(app.screen, Showdown)
        shown = "\n".join(str(part.render()) for part in app.screen.query(Static))
        assert "You let the deal be settled." in shown and "−" in shown
        await press(app, pilot, "n")
        assert app.sitting.match.deal == 2

    drawn(play, all_have_shown())


def test_a_restart() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        hand = codes(app, "hand")
        await press(app, pilot, "r")
        assert isinstance(app.screen, Showdown)
        shown = "\n".join(str(part.render()) for part in app.screen.query(Static))
        assert "You restart the deal: nobody pays." in shown
        await press(app, pilot, "n")
        assert sorted(codes(app, "up")) == sorted(hand) or "exchange" in logged(app)

    drawn(play, all_have_shown())


@pytest.mark.parametrize("game", SWAPPING)
def test_a_whole_match_by_keys(game: str) -> None:
    """Swap the whole hand, then knocks or stops; no hidden card is shown at any turn."""
    keys = {"keep first": "f", "knock": "k", "stand": "s", "decline": "s", "stop": "s"}

    async def turn(app: TableApp, pilot: Pilot[int]) -> None:
        check_nothing_hidden(app, *app.query(Player), *app.query(".closed-hand").results(Static))
        open_now = [offer.move for offer in app.view.legal]
        key = next((keys[move] for move in keys if move in open_now), None)
        await press(app, pilot, *([key] if key else ["1", "7", "o"]))

    check_played(sitting(None, 3, 5, {"lives": 1}, game=game), turn)


@pytest.mark.parametrize("game", SWAPPING)
def test_help_tells_the_keys(game: str) -> None:
    check_helped(arranged(game, 3, "keep first", dealer=2), "1–3", "7–9", "o")


@pytest.mark.parametrize("game", SWAPPING)
def test_watching_needs_no_keys(game: str) -> None:
    check_watched(sitting(None, 3, watch=True, options={"lives": 1}, game=game))


@pytest.mark.parametrize(
    ("game", "seats", "size", "options"),
    [
        (SWITCH, 2, SMALL, {}), (SWITCH, 7, SMALL, {"fourth_action": "both"}), (BUS, 7, SMALL, {}),
        (SWITCH, 7, LARGE, {}), (BUS, 4, LARGE, {}),
    ],
)  # fmt: skip
def test_everything_fits(
    game: str, seats: int, size: tuple[int, int], options: dict[str, object]
) -> None:
    rng = random.Random(2)

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(4):
            if isinstance(app.screen, Showdown):
                await press(app, pilot, "n")
                continue
            check_it_fits(app, size)
            app.act(rng.choice(app.view.legal).move)
            await waits(app, pilot)

    drawn(play, sitting(None, seats, 4, options, game=game), size)
