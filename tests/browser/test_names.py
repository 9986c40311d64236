"""Long names of other players are whole wherever a seat has room for them."""

from __future__ import annotations

import pytest

from tests.browser.fitting import await_turn, begin
from tests.browser.player import Player

pytestmark = pytest.mark.browser

LONG = (
    "Anne-Katharina",
    "Maximiliana",
    "Jean-Baptiste",
    "Christopher",
    "Bartholomew",
    "Wilhelmina",
)
SIZES = [(1280, 800), (390, 844), (768, 1024), (1366, 657), (1920, 1080)]

#: The names that end in an ellipsis, be it for a twentieth of a pixel, and those that are too small
#: to read. What an ellipsis hides has no width, so it is measured without one.
UNREADABLE = """() => [...document.querySelectorAll('.plate .name')].filter((name) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    name.style.textOverflow = 'clip';
    const over = text.getBoundingClientRect().width - name.getBoundingClientRect().width;
    name.style.textOverflow = '';
    return over > 0.02 || parseFloat(getComputedStyle(name).fontSize) < 10.4;
}).map((name) => name.textContent)"""


@pytest.mark.parametrize(
    ("game", "preset", "seats"),
    [
        ("thirty-one", "pennies", 4),
        ("thirty-one", "pennies", 7),
        ("stop-the-bus", "default", 5),
        ("vingt-un", "default", 3),
        ("mus", "default", 4),
        ("three-stake-brag", "default", 5),
    ],
)
def test_long_names_are_whole(player: Player, game: str, preset: str, seats: int) -> None:
    page = player.page
    page.goto(begin(player.address, game, preset, seats, LONG))
    await_turn(page)
    assert page.locator(".plate .name").count() == seats - 1
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        player.settle()
        assert page.evaluate(UNREADABLE) == [], f"{width}×{height}"


def test_a_short_name_is_as_large_as_ever_beside_a_long_one(player: Player) -> None:
    page = player.page
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(begin(player.address, "thirty-one", "pennies", 4, ("Leo", "Jean-Baptiste", "Eva")))
    await_turn(page)
    player.settle()
    seats = page.locator(".plate")
    assert [one.locator(".portrait").is_visible() for one in seats.all()] == [True, False, True]
    assert len({one.evaluate("one => one.offsetHeight") for one in seats.all()}) == 1
    name = seats.first.locator(".name")
    assert name.evaluate("one => [one.style.fontSize, one.title]") == ["", "Leo"]


def test_fitting_names_lays_the_table_out_a_few_times_however_many_there_are(
    player: Player,
) -> None:
    page = player.page
    names = [f"{name} {seat}" for seat, name in enumerate(LONG * 3)]
    page.goto(begin(player.address, "three-stake-brag", "hoyle", 10, names))
    await_turn(page)
    player.settle()
    metrics = page.context.new_cdp_session(page)
    metrics.send("Performance.enable")

    def layouts() -> int:
        found = metrics.send("Performance.getMetrics")["metrics"]
        return next(int(one["value"]) for one in found if one["name"] == "LayoutCount")

    before = layouts()
    page.set_viewport_size({"width": 390, "height": 844})
    player.settle()
    assert layouts() - before < 20
