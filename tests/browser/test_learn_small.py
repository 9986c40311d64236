"""On a small phone a puzzle or a lesson shows its words and the cards they speak of at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from boneace import games
from boneace.learn.puzzles import puzzle
from tests.browser.player import Player
from tests.browser.screens import misfits
from tests.browser.test_learn import ON, turn

pytestmark = pytest.mark.browser

SMALL = {"width": 360, "height": 640}
small = pytest.mark.browser_context_args(viewport=SMALL, has_touch=True, reduced_motion="reduce")
every_game = pytest.mark.parametrize("game", games.names())

#: Whether the words are visible, and the visible share of the cards above and of the hand.
IN_SIGHT = """() => {
    const seen = (one, within) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return at !== null && within.contains(at);
    };
    const share = (some, all) => all.length === 0 ? 1 : some.length / all.length;
    const part = (where) => {
        const within = document.querySelector(where);
        const cards = [...within.querySelectorAll('.card')].filter((one) => one.checkVisibility());
        return share(cards.filter((one) => seen(one, within)), cards);
    };
    const said = document.querySelector('.coach [role=status]');
    const { top, bottom } = said.getBoundingClientRect();
    return [top >= 0 && bottom <= innerHeight && seen(said, said), part('.board'), part('.mine')];
}"""
#: Where the stock may lie behind the hand; in Mus four play, and there is room for the partner.
FEWEST = {"mus": 0.25, "best-pair-thirty-one": 0.75, "three-stake-brag": 0.75, "primiera": 0.9}


def check(page: Page, game: str) -> None:
    words, table, own = page.evaluate(IN_SIGHT)
    assert words
    assert table >= FEWEST.get(game, 1)
    assert own == 1


@small
@every_game
def test_a_puzzle_and_its_table_are_in_sight_together(player: Player, game: str) -> None:
    page = player.page
    page.goto(f"{player.address}/puzzles/{game}/1")
    expect(page.locator(".coach .ask")).to_be_visible()
    player.settle()
    check(page, game)
    page.keyboard.press("/")  # (which scrolls to below the table)
    page.keyboard.type(puzzle(game, 0).values.moves[-1].move.text)
    page.keyboard.press("Enter")
    expect(page.locator(".coach .verdict")).to_be_visible()
    player.settle()
    check(page, game)
    expect(page.get_by_role("button", name="Next puzzle")).to_be_in_viewport(ratio=1)


@small
@every_game
def test_a_lesson_and_its_table_are_in_sight_together(player: Player, game: str) -> None:
    page = player.page
    page.goto(f"{player.address}/learn/{game}")
    while turn(page) == "listen":
        player.settle()
        check(page, game)
        expect(page.get_by_role("button", name=ON)).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name=ON).tap()
    player.settle()
    check(page, game)


#: Who is partly covered by the words below, or by the coach's words above.
HALF_SEEN = """() => {
    const top = document.querySelector('.coach').getBoundingClientRect().bottom;
    const bottom = document.querySelector('.mine').getBoundingClientRect().top;
    return [...document.querySelectorAll('.board .plate')]
        .filter((one) => {
            const box = one.getBoundingClientRect();
            return box.top < top - 0.5 || box.bottom > bottom + 0.5;
        })
        .map((one) => one.querySelector('.name').textContent);
}"""


@pytest.mark.browser_context_args(
    viewport={"width": 360, "height": 740}, has_touch=True, reduced_motion="reduce"
)
def test_what_the_players_at_the_sides_of_a_mus_lesson_say_is_seen(player: Player) -> None:
    page = player.page
    page.goto(f"{player.address}/learn/mus")
    while turn(page) == "listen":
        player.settle()
        assert page.evaluate(HALF_SEEN) == []
        page.get_by_role("button", name=ON).tap()
    player.settle()
    assert page.evaluate(HALF_SEEN) == []


@small
def test_the_stones_of_the_players_at_the_sides_of_a_mus_puzzle_are_seen(player: Player) -> None:
    page = player.page
    page.goto(f"{player.address}/puzzles/mus/1")
    expect(page.locator(".coach .ask")).to_be_visible()
    player.settle()
    assert page.evaluate(HALF_SEEN) == []


#: A phone on its side.
ASIDE = {"width": 844, "height": 390}
aside = pytest.mark.browser_context_args(viewport=ASIDE, has_touch=True, reduced_motion="reduce")
#: The controls of the table and the cards of the hand that are not wholly on the screen.
OUT_OF_SIGHT = """() => [...document.querySelectorAll('.mine :is(.actions button, .hand .card)')]
    .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return one.checkVisibility() && (top < 0 || bottom > innerHeight + 0.5);
    })
    .map((one) => one.textContent.trim() || one.className)"""


@aside
@every_game
def test_on_its_side_a_phone_shows_the_whole_turn_below_the_words(
    player: Player, game: str
) -> None:
    page = player.page
    page.goto(f"{player.address}/puzzles/{game}/1")
    expect(page.locator(".coach .ask")).to_be_in_viewport(ratio=1)
    player.settle()
    assert page.evaluate(OUT_OF_SIGHT) == []
    page.goto(f"{player.address}/learn/{game}")
    while turn(page) == "listen":
        expect(page.get_by_role("button", name=ON)).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name=ON).tap()
    player.settle()
    expect(page.locator(".coach .said")).to_be_in_viewport(ratio=1)
    assert page.evaluate(OUT_OF_SIGHT) == []


@small
def test_what_else_a_puzzle_has_to_say_is_behind_a_button(player: Player) -> None:
    page = player.page
    page.goto(f"{player.address}/puzzles/switch/1")
    expect(page.get_by_text("None answered yet")).to_be_hidden()
    page.get_by_role("button", name="About this puzzle").tap()
    expect(page.get_by_text("None answered yet")).to_be_visible()
    page.locator(".coach select").select_option("mus")
    page.wait_for_url("**/puzzles/mus")


@pytest.mark.parametrize("page_of", ["puzzles/best-pair-thirty-one/1", "learn/mus"])
def test_it_fits_every_screen_in_every_language(player: Player, page_of: str) -> None:
    page = player.page
    page.goto(f"{player.address}/{page_of}")
    first = len(page_of)  # (another number for each)
    to_the_head = "scrollTo(0, 0)"
    assert misfits(page, player.settle, first=first, leave=lambda: page.evaluate(to_the_head)) == []
