"""The drawn table, played by keys and by mouse."""

from __future__ import annotations

import asyncio

from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Button, Input, RichLog, Static

from boneace.compiling.progress import Progress
from boneace.terminal.app import TableApp
from boneace.terminal.exchange.widgets import Player
from boneace.terminal.screens import Help, Leave, Showdown, Wagers
from boneace.terminal.start import farewell
from boneace.terminal.widgets import Card

from .pilots import PATIENCE, button, check_watched, drawn, logged, press, text, waits
from .sittings import sitting


def test_the_table_shows_what_the_seat_knows() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        view = app.sitting.view()
        players = list(app.query(Player))
        assert [player.border_title for player in players] == ["Ann", "Ben", "Cleo"]
        assert "●●● 3" in str(players[0].render())
        shown = [card.code for card in app.query("#hand Card").results(Card) if card.display]
        assert sorted(filter(None, shown)) == sorted(view.seats[0].hand)
        assert app.query_one("#upcard", Card).code == view.upcard
        assert f"{view.stock} left" in str(app.query_one("#stock", Card).render())
        assert f"total {view.seats[0].total}" in text(app, "#you")
        assert text(app, "#status").startswith("Your turn: draw, take or knock.")
        assert "--plain" in text(app, "#hint") and "--plain" in logged(app)

    drawn(play)


def test_a_hint_is_written_to_the_log() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("i")
        async with asyncio.timeout(PATIENCE):
            while "% of matches" not in " ".join(logged(app).split()):
                await pilot.pause(0.05)

    drawn(play)


def test_the_heading_tells_how_far_the_engine_is() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert text(app, "#title") == "Bone Ace · Thirty-one · Pennies"
        for progress, end in ((Progress(0.4), " · compiling: 40 %"), (None, "Pennies")):
            app.sitting.preparing = progress
            async with asyncio.timeout(PATIENCE):  # checked every second
                while not text(app, "#title").endswith(end):
                    await pilot.pause(0.1)

    drawn(play)


def test_the_heading_may_be_told_when_the_table_is_gone() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        app.push_screen(Help([], []))
        await pilot.pause()
        app.sitting.preparing = Progress(0.4)
        app._head()
        assert text(app, "#title").endswith("40 %"), "under a dialog too"
        await app.base.remove_children()
        app._head()

    app = drawn(play)
    app._head()  # its timer may fire once more while it closes


def test_a_deal_by_keys() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "d")
        assert text(app, "#status").startswith("Discard a card")
        assert sum(card.display for card in app.query("#hand Card")) == 4
        await press(app, pilot, "1")
        while not isinstance(app.screen, Showdown):
            last = app.sitting.view().knocker is not None
            await press(app, pilot, "s" if last else "k")
        assert "Shown: " in logged(app)
        await press(app, pilot, "enter")
        assert app.sitting.match.deal >= 2
        assert text(app, "#where").startswith("deal ")

    drawn(play)


def test_a_whole_match_by_keys() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        while not app.sitting.match.over or isinstance(app.screen, Showdown):
            if isinstance(app.screen, Showdown):
                await press(app, pilot, "n")
            elif app.sitting.your_turn:
                last = app.sitting.view().knocker is not None
                await press(app, pilot, "s" if last else "k")
            else:
                await pilot.pause()
        await waits(app, pilot)
        assert text(app, "#status").startswith("The match is over")
        await pilot.press("q")

    app = drawn(play, sitting(seats=2, options={"lives": 1}))
    assert app.return_value == 0
    assert farewell(app.sitting) in ("Ann wins the match.", "You win the match.")


def test_a_closed_move_says_why() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "s")
        assert "Stand only in the last turn" in text(app, "#status")
        assert "(T31-16)" in text(app, "#status")
        await press(app, pilot, "1")
        assert "Draw or take a card first (T31-12)." in text(app, "#status")
        assert app.sitting.view().phase == "turn"

    drawn(play)


def test_the_mouse() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.click("#upcard")
        await waits(app, pilot)
        assert app.sitting.view().phase == "discarding"
        open_now = {move.text for move in app.sitting.match.legal}
        place = next(
            card for card in app.query("#hand Card").results(Card)
            if f"discard {card.code}" in open_now
        )  # fmt: skip
        await pilot.click(f"#{place.id}")
        await waits(app, pilot)
        assert "You discard" in logged(app)

    drawn(play)


def test_buttons() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.click(button(app, "Draw"))
        await waits(app, pilot)
        assert app.sitting.view().phase == "discarding"
        assert button(app, "Knock").has_class("closed")
        await pilot.click("#help")
        await pilot.pause()
        assert isinstance(app.screen, Help)
        await pilot.press("escape")
        await pilot.click("#leave")
        await pilot.pause()
        assert isinstance(app.screen, Leave)

    drawn(play)


def test_help_and_leaving() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, Help)
        await press(app, pilot, "escape", "q")
        assert isinstance(app.screen, Leave)
        await press(app, pilot, "n")
        assert app.screen is app.screen_stack[0]
        await press(app, pilot, "q")
        await pilot.press("y")
        await pilot.pause()

    app = drawn(play)
    assert app.return_value == 0 and not app.sitting.match.over
    assert farewell(app.sitting) == "You leave the match."


def test_dark_and_light() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert app.current_theme.dark
        await press(app, pilot, "c")
        assert not app.current_theme.dark

    drawn(play)


def test_the_log_can_be_reached_and_keys_still_play() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "l")
        assert isinstance(app.focused, RichLog)
        await press(app, pilot, "d")
        assert app.sitting.view().phase == "discarding"

    drawn(play)


def test_an_exchange_with_the_widow() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "e")
        assert "Choose your cards" in text(app, "#status")
        card = app.query_one("#hand-0", Card).code
        await press(app, pilot, "1", "8")
        assert app.query_one("#hand-0", Card).has_class("chosen")
        assert app.query_one("#widow-1", Card).has_class("chosen")
        await press(app, pilot, "e")
        assert f"You put {card} into the widow" in logged(app).replace("\n", " ")

    drawn(play, sitting("banking", 4), (80, 24))


def test_a_side_wager() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "b")
        assert isinstance(app.screen, Wagers)
        app.screen.query_one(Input).value = "bet 5 on 1"
        await press(app, pilot, "enter")
        assert "You bet 5 that Ann wins the match." in logged(app).replace("\n", " ")
        await press(app, pilot, "b")
        app.screen.query_one(Input).value = "draw"
        await press(app, pilot, "enter")
        assert "A wager is written" in text(app, "#status")
        assert app.sitting.view().phase == "turn"

    drawn(play, sitting("west-lansing", 4))


def test_watching_needs_no_keys() -> None:
    check_watched(sitting(seats=2, watch=True, options={"lives": 1}))


def test_everything_fits_a_small_terminal() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "d")
        width, height = 80, 24
        parts = [*app.query(Card), *app.query(Button), *app.query(Player), *app.query(Static)]
        for part in parts:
            if part.display and part.region:
                assert part.region.right <= width and part.region.bottom <= height, part
                assert isinstance(part.parent, Widget)
                assert part.parent.region.contains_region(part.region), part

    drawn(play, sitting("banking", 7), (80, 24))
