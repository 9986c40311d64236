"""Playing at the drawn table with keys and the mouse."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import Any

import textual.screen
from textual._compositor import Compositor
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Button, RichLog, Static

from boneace.terminal import layouts as kinds
from boneace.terminal.app import TableApp
from boneace.terminal.screens import Help, Showdown
from boneace.terminal.sitting import Sitting
from boneace.terminal.start import farewell
from boneace.terminal.widgets import Card

from .sittings import hidden_from_you, sitting

Play = Callable[[TableApp, Pilot[int]], Awaitable[None]]
PATIENCE = 60

# The pilot brings the screen up to date after each of its acts. What is drawn at 60 frames a second
# between two of its checks is never seen.
textual.screen.UPDATE_PERIOD = 0.5  # type: ignore[misc]

_RENDERED = 20
_render_update, _asked = Compositor.render_update, count()


def _render_some(self: Compositor, *given: Any, **named: Any) -> Any:
    """Render one picture in twenty: a test does not show them, and they take a third of its
    time."""
    if next(_asked) % _RENDERED:
        self._dirty_regions.clear()
        return None
    return _render_update(self, *given, **named)


Compositor.render_update = _render_some  # type: ignore[method-assign]


def drawn(play: Play, found: Sitting | None = None, size: tuple[int, int] = (80, 24)) -> TableApp:
    """Run a table without a pause and let `play` play it."""
    found = found or sitting(seats=4)
    app = kinds.app(found.view())(found, pause=0)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await waits(app, pilot)
            await play(app, pilot)

    asyncio.run(run())
    return app


async def waits(app: TableApp, pilot: Pilot[int]) -> None:
    """Wait until the table waits for the person again."""
    await pilot.pause()
    await asyncio.wait_for(app.waits.wait(), PATIENCE)
    await pilot.pause()


async def press(app: TableApp, pilot: Pilot[int], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await waits(app, pilot)


def text(app: TableApp, name: str) -> str:
    return str(app.screen_stack[0].query_one(name, Static).render())


def button(app: TableApp, label: str) -> Button:
    """The button of the move with this name."""
    found = app.screen_stack[0].query("#actions Button").results(Button)
    return next(one for one in found if one.display and str(one.label).startswith(label))


def codes(app: TableApp, name: str) -> list[str]:
    """The large cards of a hand, as shown."""
    cards = app.screen_stack[0].query(f"#{name} Card").results(Card)
    return [card.code or "" for card in cards if card.display]


def logged(app: TableApp) -> str:
    log = app.screen_stack[0].query_one("#log", RichLog)
    return "\n".join(strip.text.rstrip() for strip in log.lines)


def check_it_fits(app: TableApp, size: tuple[int, int]) -> None:
    """Every part lies on the screen and within its parent."""
    for part in [*app.query(Card), *app.query(Button), *app.query(Static)]:
        if part.display and part.region:
            assert part.region.right <= size[0] and part.region.bottom <= size[1], part
            assert isinstance(part.parent, Widget)
            assert part.parent.region.contains_region(part.region), (part, part.region)


def check_nothing_hidden(app: TableApp, *lists: Static) -> None:
    """No card that you may not know is shown, neither large nor in these lists of small ones."""
    hidden = hidden_from_you(app.sitting)
    shown = {card.code for card in app.query(Card).results(Card) if card.display}
    assert not hidden & shown
    signs = dict(zip("SHDC", "♠♥♦♣", strict=True))
    for listed in map(str, (part.render() for part in lists)):
        for card in hidden:
            name = "10" if card[0] == "T" else card[0]
            assert f"{name}{signs[card[1]]}" not in listed, listed


# --- what holds at every table --------------------------------------------------------------------


def check_refused(found: Sitting, keys: Sequence[str], answer: str) -> None:
    """Press keys of which the last is an illegal move: the table gives the reason."""

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, *keys)
        assert text(app, "#status") == answer
        assert app.query_one("#status").has_class("refused") and app.sitting.your_turn

    drawn(play, found)


def check_helped(found: Sitting, *wanted: str) -> None:
    """The help lists these keys, and the keys for the look of the table work."""

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await press(app, pilot, "question_mark")
        assert isinstance(app.screen, Help)
        keys = [str(part.render()) for part in app.screen.query(".key").results(Static)]
        assert set(wanted) <= set(keys)
        await press(app, pilot, "escape", "c", "l", "z")
        assert app.screen is app.screen_stack[0] and not app.current_theme.dark

    drawn(play, found)


def check_played(found: Sitting, turn: Play) -> None:
    """Play a whole match, in which `turn` checks the screen and makes a move."""

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        while not app.sitting.match.over or isinstance(app.screen, Showdown):
            if isinstance(app.screen, Showdown):
                await press(app, pilot, "n")
            else:
                await turn(app, pilot)
        await waits(app, pilot)
        assert text(app, "#status").startswith("The match is over")
        await pilot.press("q")

    app = drawn(play, found)
    assert app.return_value == 0
    assert "the match." in farewell(app.sitting)


def check_watched(found: Sitting) -> None:
    """Watch a match to its end, with no keys but the one to continue."""

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        while not app.sitting.match.over or isinstance(app.screen, Showdown):
            if isinstance(app.screen, Showdown):
                await pilot.press("enter")
            await waits(app, pilot)
        assert text(app, "#you") == "You watch this match."

    drawn(play, found)
