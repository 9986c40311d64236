"""The key screens look as they did, with a stated tolerance.

A screenshot is made small and grey, so that fonts and smoothing matter little, and compared with
the picture in `pictures/`: on average `TOLERANCE` of the way from black to white, and at most
`CHANGED` of the points may be clearly different. After a change that is right,
`BONEACE_REWRITE=1 pytest tests/browser/test_pictures.py` writes the pictures again; look at them.
The README's pictures are two of these screens in full size, and are kept as they are now as well.
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from tests.browser.fitting import await_turn, begin
from tests.browser.player import Player

pytestmark = [pytest.mark.browser, pytest.mark.painted]

FOLDER = Path(__file__).parent / "pictures"
TOLERANCE, CHANGED, CLEARLY = 0.02, 0.04, 0.2
WIDTH = 120
COLOURS = 256  # enough for a picture of a table
#: Notes on how much has been compiled so far.
HIDE = "document.querySelectorAll('.note').forEach((one) => { one.style.display = 'none'; })"
#: The pictures that the README shows.
SHOWN = {f"{name}.png" for name in ("thirty-one-desktop", "mus-phone")}
PICTURES = FOLDER.parents[2] / "docs" / "pictures"
NAMES = ("Leo", "Eva", "Hugo")
SCREENS = {"desktop": (1280, 800), "phone": (390, 844)}


def opened(path: str, ready: str) -> Callable[[Player], None]:
    def show(player: Player) -> None:
        player.page.goto(player.address + path)
        player.page.locator(ready).first.wait_for()
        player.settle()

    return show


def at_table(game: str, preset: str, seats: int) -> Callable[[Player], None]:
    def show(player: Player) -> None:
        player.page.goto(begin(player.address, game, preset, seats, NAMES))
        await_turn(player.page)

    return show


PAGES: dict[str, Callable[[Player], None]] = {
    "form": opened("/new/mus", "button.primary.big"),
    "rules": opened("/rules/thirty-one", ".text h2"),
    "lesson": opened("/learn/stop-the-bus", ".coach .button[aria-disabled='false']"),
    "puzzle": opened("/puzzles/thirty-one/1", ".coach .ask"),
    "laboratory": opened("/lab/thirty-one", "main button.primary"),
    "thirty-one": at_table("thirty-one", "pennies", 4),
    "brag": at_table("three-stake-brag", "default", 4),
    "mus": at_table("mus", "default", 4),
    "vingt-un": at_table("vingt-un", "default", 4),
    "schwimmen": at_table("schwimmen", "default", 4),
}


def small(whole: Image.Image) -> Image.Image:
    height = round(whole.height * WIDTH / whole.width)
    return whole.convert("L").resize((WIDTH, height), Image.Resampling.BOX)


def light(picture: Image.Image) -> npt.NDArray[np.float64]:
    return np.asarray(picture, dtype=np.float64) / 255


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", PAGES)
def test_a_screen_looks_as_it_did(player: Player, name: str, screen: str) -> None:
    page, (width, height) = player.page, SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark" if screen == "phone" else "light")
    PAGES[name](player)
    page.evaluate(HIDE)
    found = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
    file = FOLDER / f"{name}-{screen}.png"
    shown = PICTURES / file.name if file.name in SHOWN else None
    if os.environ.get("BONEACE_REWRITE"):
        FOLDER.mkdir(exist_ok=True)
        small(found).save(file, optimize=True)
        if shown:
            found.convert("RGB").quantize(COLOURS).save(shown, optimize=True)
    compare(small(found), Image.open(file))
    if shown:
        compare(small(found), small(Image.open(shown)))


def compare(found: Image.Image, known: Image.Image) -> None:
    """Fails where one picture looks other than it did."""
    assert known.size == found.size
    apart = np.abs(light(found) - light(known))
    assert apart.mean() < TOLERANCE
    assert (apart > CLEARLY).mean() < CHANGED
