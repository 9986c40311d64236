"""The drawn table of Vingt-Un, played by keys and by mouse."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot
from textual.widgets import Button, Static

from boneace.games.vingt_un.sent import BankHand, BankSeat
from boneace.terminal.app import TableApp
from boneace.terminal.bank.widgets import hands_in, side_by_side
from boneace.terminal.screens import Showdown
from boneace.terminal.widgets import Card, Seats

from .pilots import (
    button,
    check_helped,
    check_it_fits,
    check_nothing_hidden,
    check_played,
    check_refused,
    check_watched,
    codes,
    drawn,
    logged,
    press,
    text,
    waits,
)
from .sittings import sitting
from .test_bank_plain import FEW, GAME, PAIR, PLAIN, dealt

SMALL, LARGE = (80, 24), (120, 40)


def seats(app: TableApp) -> list[str]:
    return str(app.screen_stack[0].query_one(Seats).render()).splitlines()


def several(app: TableApp) -> str:
    return str(app.screen_stack[0].query_one("#hands-of-own .several", Static).render())


def test_the_table_shows_what_the_seat_knows() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert text(app, "#bank") == "Ann deals · pack ▰▰▰▰▰▰▰▰▰▰▰▰ 49 · used 0"
        assert codes(app, "own") == ["AS"] and codes(app, "theirs") == ["??"]
        assert "counts 1 or 11" in text(app, "#you")
        assert text(app, "#status") == "Your turn: stake 1 (s, type 1 to 10 or − +)."
        rows = seats(app)
        assert any("Ann" in row and "(D) deals" in row for row in rows)
        assert any("Ben" in row and "● 1" in row for row in rows)

    drawn(play, dealt(*PLAIN))


def test_a_stake_is_typed_and_a_deal_played() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "1", "0")
        assert button(app, "Stake").label.plain == "Stake 10 s"
        await press(app, pilot, "1", "5")
        assert button(app, "Stake").label.plain == "Stake 5 s", "15 is more than is allowed"
        await press(app, pilot, "plus")
        await pilot.click("#less")
        await pilot.click("#less")  # at once: no press is lost
        await waits(app, pilot)
        await press(app, pilot, "s")
        assert "You stake 4." in logged(app)
        assert "● 8" in text(app, "#you") and "counts 7 or 17" in text(app, "#you")
        assert "stakes doubled" in text(app, "#bank")
        await press(app, pilot, "d")
        assert codes(app, "own") == ["AS", "6S", "9H"] and "counts 16" in text(app, "#you")
        captions = [card.border_subtitle for card in app.query("#own Card").results(Card)]
        assert captions[:3] == ["", "", "up"]
        await pilot.click(button(app, "Stand"))
        await waits(app, pilot)
        assert isinstance(app.screen, Showdown)
        shown = [str(part.render()) for part in app.screen.query(Static)]
        assert "16 is below 19" in shown and "−8, now −8" in shown and "●8" in shown
        await press(app, pilot, "n")
        assert button(app, "Stake").label.plain == "Stake 4 s", "the stake is kept"

    drawn(play, dealt(*PLAIN, moves=("double",)))


def test_divided_hands_lie_side_by_side() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "2", "s")
        assert text(app, "#status").startswith("Your turn: divide for 2 (v, type 1 to 10 or − +),")
        await press(app, pilot, "5", "v")
        assert "5 chips on the new hand." in logged(app)
        shown = several(app)
        assert "▶1. ● 2" in shown and " 2. ● 5" in shown and "18" in shown
        assert text(app, "#status") == "Your turn, hand 1: draw (d), stand (s)."
        await press(app, pilot, "s")
        assert "11 stands" in several(app) and "▶2. ● 5" in several(app)
        await press(app, pilot, "s")
        assert isinstance(app.screen, Showdown)
        shown_at_end = [str(part.render()) for part in app.screen.query(Static)]
        assert any(line.startswith("11 is below 19: −2") for line in shown_at_end)
        assert any(line.startswith("18 is below 19: −5") for line in shown_at_end)

    drawn(play, dealt(*PAIR))


def test_four_hands_of_many_cards_fit() -> None:
    many = ["AS", "AH", "2C", "2D", "TS", "TC"]
    hand = BankHand(cards=many, stake=10, total="7 or 17", state="now", gone=False)
    shown = side_by_side([hand] * 4, 49).plain.split("\n")
    assert len(shown) == 5 and max(map(len, shown)) <= 49
    assert "7 or 17" in shown[4] or "7/17" in shown[4]
    assert sum(line.count("10♠") for line in shown) == 4


def test_hands_in_a_row_are_as_full_as_there_is_room() -> None:
    hand = BankHand(cards=["AS", "6S"], stake=10, total="17", state="stands", gone=False)
    other = replace(hand, cards=["TS", "TH"], total="20")
    hands = {"hands": [hand, other], "hand": [], "up": [], "total": "", "state": ""}
    seat = BankSeat(seat=0, is_in=True, dealer=False, chips=0, changed=0, **hands)
    assert hands_in(seat, 60).plain == "●10 A♠ 6♠ 17 stands │ ●10 10♥ 10♠ 20 stands".replace(
        "10♥ 10♠", "10♠ 10♥"
    )
    assert hands_in(seat, 30).plain == "●10 A♠6♠ 17│●10 10♠10♥ 20"
    assert hands_in(seat, 20).plain == "●10 17│●10 20"


def test_the_dealer_doubles_and_draws() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert text(app, "#status") == "Your turn: double (b), do not double (k)."
        assert text(app, "#bank").startswith("You deal · pack")
        await press(app, pilot, "b")
        assert "● 2" in "\n".join(seats(app))
        assert text(app, "#status") == "Your turn: draw (d), stand (s)."
        await press(app, pilot, "s")
        assert isinstance(app.screen, Showdown)

    drawn(play, dealt("9S", "TD", "8H", "7S", "9C", "5D", dealer=0))


@pytest.mark.parametrize(
    ("before", "key", "answer"),
    [
        ((), "d", "First all players stake on their first card (VU-10)."),
        (("s",), "v", "Only a pair in the first two cards may be divided (VU-47)."),
        (("s",), "b", "The dealer may double only before the second card is dealt (VU-12)."),
    ],
)
def test_a_closed_move_says_why(before: tuple[str, ...], key: str, answer: str) -> None:
    check_refused(dealt(*PLAIN), [*before, key], answer)


def test_help_tells_the_keys() -> None:
    check_helped(dealt(*PLAIN), "0–9", "s", "d", "b  k", "v  k")


@pytest.mark.parametrize("seats_", [2, 4])
def test_a_whole_match_by_keys(seats_: int) -> None:
    """And no hidden card is shown at any turn, in the seats' rows, side by side or large."""
    keys = {"keep": "k", "double": "b", "draw": "d", "stand": "s"}
    rng = random.Random(5)

    async def turn(app: TableApp, pilot: Pilot[int]) -> None:
        check_nothing_hidden(app, *app.query(Seats), *app.query(".several").results(Static))
        open_now = {offer.move.split()[0] for offer in app.view.legal}
        if "stake" in open_now:
            await press(app, pilot, str(rng.randint(1, 9)), "s")
        elif "divide" in open_now:
            await press(app, pilot, "v")
        else:
            await press(app, pilot, rng.choice([keys[move] for move in keys if move in open_now]))

    check_played(sitting(None, seats_, 5, FEW, game=GAME, dealer=1), turn)


def test_watching_needs_no_keys() -> None:
    check_watched(sitting(None, 12, options={"deals": 1}, watch=True, game=GAME))


@pytest.mark.parametrize(
    ("players", "size", "dealer"),
    [(2, SMALL, 1), (4, SMALL, 1), (6, SMALL, 0), (7, SMALL, 1), (12, SMALL, 1), (12, LARGE, 1)],
)
def test_everything_fits(players: int, size: tuple[int, int], dealer: int) -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        for _ in range(6):
            if isinstance(app.screen, Showdown):
                await press(app, pilot, "n")
                continue
            check_it_fits(app, size)
            width = app.query_one(Seats).region.width
            assert all(len(row) <= width for row in seats(app)), seats(app)
            assert app.query_one("#you", Static).region.height == 1
            moves = [offer.move for offer in app.view.legal]
            divides = [move for move in moves if move.startswith("divide")]
            app.act(divides[-1] if divides else "draw" if "draw" in moves else moves[-1])
            await waits(app, pilot)

    drawn(play, sitting(None, players, 4, game=GAME, dealer=dealer), size)


def test_twelve_seats_have_a_row_each_and_in_a_larger_terminal_two() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert len(seats(app)) == 11 and not codes_shown(app, "theirs")
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        assert len(seats(app)) > 11 and codes_shown(app, "theirs")
        check_it_fits(app, LARGE)

    drawn(play, sitting(None, 12, 4, game=GAME, dealer=1))


def codes_shown(app: TableApp, name: str) -> bool:
    return app.query_one(f"#hands-of-{name}").display


def test_the_end_of_a_deal_of_twelve_fits() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        while not isinstance(app.screen, Showdown):
            moves = [offer.move for offer in app.view.legal]
            app.act("stand" if "stand" in moves else moves[-1])
            await waits(app, pilot)
        part = app.screen.query_one("#next", Button)
        assert part.region.height and part.region.bottom <= 24
        names = [str(one.render()) for one in app.screen.query(".who").results(Static)]
        assert set(app.sitting.names) <= set(names)

    drawn(play, sitting(None, 12, 4, game=GAME, dealer=1))
