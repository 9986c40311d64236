"""The first deal of each game with a coach: from the first page to the end of the lesson."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from boneace import games
from boneace.learn.lessons import LEARNER, lesson
from boneace.learn.puzzles import puzzle
from boneace.learn.written import has_lesson
from tests.browser import axe
from tests.browser.player import Player
from tests.browser.waiting import until

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 740}
SAID = ".coach .said"
ON = "Go on"
#: The coach has something to say, and waits for the learner.
READY = """() => {
    const coach = document.querySelector('.coach');
    if (!coach) return null;
    if (coach.querySelector('.yours')) return 'yours';
    const way = coach.querySelector('.ways .button:not(.fold)');
    if (!way || way.getAttribute('aria-disabled') === 'true') return null;
    return way.getAttribute('aria-keyshortcuts') ? 'listen' : 'over';
}"""


def turn(page: Page) -> str:
    return str(until(page, READY))


def play(page: Page, move: str) -> None:
    before = page.locator(SAID).inner_text()
    page.keyboard.press("/")
    page.keyboard.type(move)
    page.keyboard.press("Enter")
    expect(page.locator(SAID)).not_to_have_text(before)


@pytest.mark.browser_context_args(viewport=PHONE, reduced_motion="reduce")
@pytest.mark.parametrize("game", [name for name in games.names() if has_lesson(name)])
def test_a_lesson_is_played_through(player: Player, game: str) -> None:
    page = player.page
    page.goto(f"{player.address}/learn/{game}")
    moves = [p.text for p in lesson(game).match.plies if p.seat == LEARNER and not p.aside]
    heard = set()
    while (now := turn(page)) != "over":
        heard.add(page.locator(SAID).inner_text())
        if now == "yours":
            # (the end of the deal before would hide the cards)
            expect(page.get_by_role("button", name="Next deal")).to_have_count(0)
            expect(page.locator("[data-pointed]").first).to_be_attached()
            play(page, moves.pop(0))
        else:
            page.get_by_role("button", name=ON, exact=True).click()
    heard.add(page.locator(SAID).inner_text())
    assert moves == []
    # there is no other deal: what the last one came to stays, and the coach has the ways on
    expect(page.get_by_role("button", name="Next deal")).to_have_count(0)
    page.keyboard.press("n")
    expect(page.get_by_text("Dealing", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Play now")).to_be_focused()
    # (a clause stands behind its note as a link of its own)
    told = [re.sub(r"\s*\([^()]*-\d+\)$", "", note.text) for note in lesson(game).notes]
    assert [one for one in told if not any(words(one) <= words(said) for said in heard)] == []
    assert "boneace.seats" not in page.evaluate("Object.keys(localStorage)")
    page.goto(f"{player.address}/learn")
    done = page.get_by_role("listitem").filter(has_text="learned")
    expect(done).to_have_count(1)
    expect(done.get_by_role("link", name=re.compile("^Learn "))).to_have_attribute(
        "href", f"/learn/{game}"
    )


def words(text: str) -> set[str]:
    return set(re.findall(r"[a-z]{4,}", text.lower()))


def test_another_move_is_refused_kindly(player: Player) -> None:
    page = player.page
    page.goto(player.address)
    page.get_by_role("link", name=re.compile("^Learn Stop the Bus")).click()
    expect(page.get_by_role("heading", name="Your first deal: Stop the Bus")).to_be_visible()
    assert turn(page) == "listen"
    expect(page.locator(".mine .whose")).to_have_text("")  # the coach speaks: nobody is to move
    expect(page.locator(".mine strong").filter(has_text="You")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("stop")
    page.keyboard.press("Enter")
    expect(page.locator(".mine .note")).to_have_text("Go on with the lesson first")
    page.locator(".coach h2").click()  # (letters are keys again)
    while turn(page) == "listen":
        page.keyboard.press("n")
    expect(page.locator(".mine .note")).to_have_count(0)
    assert axe.violations(player) == []
    page.keyboard.press("/")
    page.keyboard.type("swap all")
    page.keyboard.press("Enter")
    expect(page.locator(".coach .ways")).to_contain_text("Here, do what the lesson says.")
    page.locator("[data-hand='0'] [data-card='4D'], .mine [data-card='4D']").first.click()
    page.get_by_role("button", name=re.compile("jack of spades")).first.click()
    page.keyboard.press("o")
    expect(page.locator(SAID)).to_contain_text("You could stop the bus now")
    expect(page.get_by_role("log")).to_contain_text("You exchange")


def test_a_lesson_points_at_what_it_speaks_of(player: Player) -> None:
    page = player.page
    page.goto(f"{player.address}/learn/stop-the-bus")
    while turn(page) == "listen":
        expect(page.locator("[data-pointed]")).to_have_count(0)
        page.keyboard.press("n")
    expect(page.locator(".mine [data-card='4D'][data-pointed]")).to_have_count(1)
    expect(page.locator(".board [data-pointed]")).to_have_count(1)  # the jack of spades
    button = page.locator(".mine .actions [data-pointed]")
    expect(button).to_contain_text("Swap one")
    expect(button).to_be_focused()
    arrow = "(one) => getComputedStyle(one, '::before').content"
    assert button.evaluate(arrow) == '"▼"'
    assert axe.violations(player) == []


def test_what_is_your_own_lies_within_the_rim(player: Player) -> None:
    player.page.goto(f"{player.address}/learn/mus")
    own = player.page.locator(".felt .me").bounding_box()
    cloth = player.page.locator(".felt").bounding_box()
    assert own is not None and cloth is not None
    assert own["x"] - cloth["x"] > 40  # the cloth begins after 32


def test_all_that_can_be_learned_is_in_one_list(player: Player) -> None:
    page = player.page
    page.goto(f"{player.address}/learn")
    first = page.get_by_role("link", name=re.compile("^Learn .*: your first deal"))
    expect(first).to_have_count(sum(map(has_lesson, games.names())))
    assert axe.violations(player) == []
    page.get_by_role("link", name="Puzzles: Mus").click()
    expect(page.locator(".coach h2")).to_contain_text("Mus: puzzle")
    page.locator(".actions button").first.click()
    expect(page.locator(".verdict")).to_be_visible()
    page.goto(f"{player.address}/learn")
    mus = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Mus"))
    expect(mus).to_contain_text("of 1 right at the first try")
    first.first.click()
    expect(page.get_by_role("heading", name=re.compile("^Your first deal"))).to_be_visible()


def test_a_game_without_a_lesson(player: Player) -> None:
    player.expected = ["404"]
    player.page.goto(f"{player.address}/learn/whist")
    expect(player.page.get_by_role("heading", level=1)).to_have_text("No lesson")


@pytest.mark.browser_context_args(viewport=PHONE, has_touch=True)
@pytest.mark.parametrize(("game", "tall"), [("mus", False), ("three-stake-brag", True)])
def test_the_coach_makes_room_for_a_tall_table(player: Player, game: str, tall: bool) -> None:
    page = player.page
    page.goto(f"{player.address}/learn/{game}")
    turn(page)
    hidden = """() => document.querySelector('.board').getBoundingClientRect().bottom
        - document.querySelector('.mine').getBoundingClientRect().top"""
    assert (page.evaluate(hidden) > 1) == tall
    box = player.button("Hide the text").bounding_box()
    assert box is not None and box["y"] >= 0, "the head of the page is scrolled away, and no more"
    player.button("Hide the text").tap()
    expect(page.locator(SAID)).to_be_hidden()
    assert page.evaluate(hidden) <= 1
    player.button(ON).tap()
    expect(page.locator(SAID)).to_be_visible()
    expect(player.button("Hide the text")).to_be_visible()


#: How many heartbeats there are.
BEATS = """(() => {
    const [start, stop] = [window.setInterval.bind(window), window.clearInterval.bind(window)];
    window.beats = new Set();
    window.setInterval = (...given) => {
        const one = start(...given);
        if (given[1] === 2500) window.beats.add(one);
        return one;
    };
    window.clearInterval = (one) => { window.beats.delete(one); stop(one); };
})()"""


@pytest.mark.parametrize("kind", ["lessons", "puzzles"])
def test_what_comes_after_its_page_was_left_begins_nothing(player: Player, kind: str) -> None:
    page = player.page
    held: list[Route] = []
    page.add_init_script(BEATS)
    page.route(f"**/api/{kind}/**", lambda route: held.append(route))
    with page.expect_request(f"**/api/{kind}/**"):
        page.goto(player.address + {"lessons": "/learn/mus", "puzzles": "/puzzles/mus/1"}[kind])
    page.get_by_role("link", name="Bone Ace").click()
    expect(page.get_by_role("region", name="Today")).to_be_attached()
    with page.expect_response(f"**/api/{kind}/**"):
        held.pop().continue_()
    player.settle()
    assert page.evaluate("beats.size") == 0
    page.unroute_all()
    page.go_back()
    until(page, "() => beats.size === 1")


def test_a_change_of_language_loses_nothing_that_was_done(player: Player) -> None:
    page = player.page
    language = page.get_by_role("banner").get_by_role("combobox")
    page.goto(f"{player.address}/learn/stop-the-bus")
    assert turn(page) == "listen"
    page.get_by_role("button", name=ON, exact=True).click()
    before = page.locator(".coach .ways").inner_text(), page.locator(SAID).inner_text()
    at = page.locator("[data-card]").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    language.select_option(value="es")
    expect(page.get_by_role("button", name=ON, exact=True)).to_have_count(0)
    expect(page.locator(SAID)).not_to_have_text(before[1])
    language.select_option(value="en")
    expect(page.locator(SAID)).to_have_text(before[1])
    found = page.locator("[data-card]").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    assert found == at
    page.goto(f"{player.address}/puzzles/thirty-one/1")
    expect(page.get_by_text("Your turn: what is the best move?")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type(puzzle("thirty-one", 0).values.moves[0].move.text)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Yes, that is the best move.")).to_be_visible()
    language.select_option(value="es")
    expect(page.get_by_text("Yes, that is the best move.")).to_have_count(0)
    expect(page.locator(".verdict.right")).to_be_visible()
