"""The others sit in the middle of their places: the face with the name, and the cards."""

from __future__ import annotations

import pytest

from tests.browser.fitting import await_turn, begin
from tests.browser.player import Player

pytestmark = pytest.mark.browser

#: How far, in pixels, the middle of the cards of each seat is from the middle of its place, and so
#: the face with the name, where the place is wide.
ASIDE = """() => [...document.querySelectorAll('.plate:not(.head)')].map((plate) => {
    const place = plate.getBoundingClientRect(), middle = (place.left + place.right) / 2;
    const off = (what) => {
        const boxes = [...plate.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
        const left = Math.min(...boxes.map((box) => box.left));
        return (left + Math.max(...boxes.map((box) => box.right))) / 2 - middle;
    };
    return [off('.card'), innerWidth > 999 ? off('.portrait, .name, .mark, .chips') : 0];
}).flat().map(Math.abs)"""


@pytest.mark.parametrize(
    ("game", "preset", "most"),
    [
        ("schwimmen", "default", 3),
        ("three-stake-brag", "default", 22),  # a name is shorter than what is below it may become
        ("primiera", "primiera", 22),
        ("vingt-un", "default", 3),
    ],
)
def test_the_others_sit_in_the_middle_of_their_places(
    player: Player, game: str, preset: str, most: int
) -> None:
    page = player.page
    page.goto(begin(player.address, game, preset, 4, ("Leo", "Eva", "Hugo")))
    await_turn(page)
    for width, height in [(1280, 800), (1280, 720), (390, 844), (820, 1180)]:
        page.set_viewport_size({"width": width, "height": height})
        player.settle()
        aside = page.evaluate(ASIDE)
        assert len(aside) >= 4 and max(aside) <= most, f"{width}×{height}: {aside}"


#: How far the cards of each of the others are from the end of the name, to the right or below.
APART = """() => [...document.querySelectorAll('.plate')].map((plate) => {
    const name = plate.querySelector('.name').getBoundingClientRect();
    const card = plate.querySelector('.card').getBoundingClientRect();
    return Math.max(card.left - name.right, card.top - name.bottom);
})"""


def test_names_and_cards_are_together_at_mus_on_a_low_desktop(player: Player) -> None:
    page = player.page
    page.goto(begin(player.address, "mus", "default", 4, ("Leo", "Eva", "Hugo")))
    await_turn(page)
    for width, height in [(1280, 720), (1366, 657), (1280, 800)]:
        page.set_viewport_size({"width": width, "height": height})
        player.settle()
        assert max(page.evaluate(APART)) <= 48, f"{width}×{height}"
