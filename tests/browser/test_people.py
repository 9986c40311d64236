"""Clocks, offers and who is away, at two real browsers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server, seated
from tests.browser.fitting import await_turn, begin
from tests.browser.player import Player
from tests.browser.test_pacing import friend, make

pytestmark = pytest.mark.browser

BANK = {"kind": "bank", "seconds": 300, "increment": 5}
SHIFTS = """() => new Promise((done) => {
  let moved = 0;
  new PerformanceObserver((list) => { for (const e of list.getEntries()) moved += e.value; })
    .observe({ type: 'layout-shift' });
  setTimeout(() => done(moved), 700);
})"""


@pytest.fixture
def ann(page: Page, context: BrowserContext, server: Server) -> Iterator[Player]:
    yield from seated(Player(page, server.address), context)


@pytest.fixture
def at_a_match(
    ann: Player, server: Server, browser: Browser, browser_context_args: dict[str, Any]
) -> tuple[Player, Player]:
    """Ann and Ben at a match: whose turn it is, and the other."""
    mine, his = make(server, "you Ann", "human Ben")
    ann.page.goto(mine)
    ben = friend(browser, ann, his, browser_context_args)
    for player in (ann, ben):
        expect(player.button("Draw")).to_be_visible()
    return (ann, ben) if ann.open_now("Knock") else (ben, ann)


def bar(player: Player) -> Any:
    return player.page.get_by_role("region", name="Offer")


def offer(player: Player, name: str) -> None:
    player.page.locator("summary", has_text="Ask the others").click()
    player.button(name).click()


@pytest.mark.painted
def test_people_settle_things_among_themselves(
    ann: Player, server: Server, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    """A pause, a move taken back and the end of the match: asked, answered and seen by both."""
    mine, his = make(server, "you Ann", "human Ben", clock=BANK)
    ann.page.goto(mine)
    ben = friend(browser, ann, his, browser_context_args)
    for player in (ann, ben):
        # everybody sees both clocks, and whose runs is marked with more than a colour
        expect(player.page.get_by_role("timer")).to_have_count(2)
    running = ben.page.locator(".clock.runs")
    expect(running).to_have_text(re.compile(r"^[45]:\d\d$"))
    first = running.inner_text()
    expect(running).not_to_have_text(first)  # it counts down without a message

    mover, other = (ann, ben) if ann.button("Knock").is_enabled() else (ben, ann)
    offer(mover, "Pause the match")
    expect(bar(mover)).to_contain_text("Waiting for")
    assert violations(mover) == []
    moved = other.page.evaluate(SHIFTS)
    assert moved < 0.01, "the question lies over the table, and moves nothing"
    other.page.keyboard.press("Tab")  # the answers are reached by the keyboard
    bar(other).get_by_role("button", name="Agree").focus()
    other.page.keyboard.press("Enter")
    for player in (ann, ben):
        expect(bar(player)).to_contain_text("The match is paused.")
        expect(player.page.locator(".clock.runs")).to_have_count(0)
        line = player.page.locator(".mine > .line")  # nobody is to play
        expect(line).to_contain_text("The match is paused.")
        expect(line).not_to_contain_text("turn")
    bar(other).get_by_role("button", name="Go on").click()
    expect(bar(mover)).to_have_count(0)

    mover.button("Knock").click()
    expect(other.button("Draw")).to_be_enabled()
    offer(mover, "Take back my last move")
    bar(other).get_by_role("button", name="Agree").click()
    expect(mover.button("Knock")).to_be_enabled()
    for player in (ann, ben):
        expect(player.page.locator(".log, aside").first).not_to_contain_text("knocks")

    offer(other, "End the match as it stands")
    expect(other.page.get_by_text("It cannot be taken back.")).to_be_visible()
    other.button("End the match as it stands").click()
    bar(mover).get_by_role("button", name="Agree").click()
    for player in (ann, ben):
        panel = player.page.get_by_role("region", name="The match was ended by agreement.")
        expect(panel.get_by_role("listitem")).to_have_count(2)  # what both have
        expect(panel.get_by_role("button", name="Play again")).to_be_focused()
        expect(player.page.locator("summary", has_text="Ask the others")).to_have_count(0)
    assert ben.complaints == []


def test_a_key_asks_for_a_move_back(
    at_a_match: tuple[Player, Player],
) -> None:
    mover, other = at_a_match
    mover.button("Knock").click()
    expect(other.button("Draw")).to_be_enabled()
    mover.page.keyboard.press("Control+z")
    bar(other).get_by_role("button", name="Agree").click()
    expect(mover.button("Knock")).to_be_enabled()


def test_an_answer_stands_beside_whose_turn_it_is(
    at_a_match: tuple[Player, Player],
) -> None:
    mover, other = at_a_match
    offer(other, "Pause the match")
    bar(mover).get_by_role("button", name="Decline").click()
    line = mover.page.locator(".mine > .line")
    for size in ({"width": 360, "height": 640}, {"width": 844, "height": 390}):
        mover.page.set_viewport_size(size)
        expect(line.get_by_text("Declined by")).to_be_visible()
        expect(line.get_by_text("Your turn")).to_be_visible()
        assert line.evaluate("(one) => one.scrollHeight <= one.clientHeight")
    mover.button("Knock").click()
    expect(line.get_by_text("Declined by")).to_have_count(0)


def test_who_is_away_is_seen_and_a_bot_keeps_the_seat(
    ann: Player, server: Server, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    mine, his = make(server, "you Ann", "human Ben", away=0)
    ann.page.goto(mine)
    ben = friend(browser, ann, his, browser_context_args)
    expect(ben.page.locator("#mine-title")).to_be_attached()
    expect(ann.page.locator(".away")).to_have_count(0)
    ben.page.context.close()
    expect(ann.page.locator(".away")).to_have_text("away")
    ann.page.locator("summary", has_text="Ask the others").click()
    ann.button("Let a bot play for those who are away").click()
    expect(ann.page.locator(".away")).to_have_text("a bot plays")
    back = friend(browser, ann, his, browser_context_args)
    expect(back.page.locator("#mine-title")).to_be_attached()
    expect(ann.page.locator(".away")).to_have_count(0)


#: Whether the bar lies over a face, a name or a card of anybody.
COVERS = """() => {
    const bar = document.querySelector('.bar').getBoundingClientRect();
    const seen = ".board .portrait, .board .name, .board .card, .hand [data-card]";
    return [...document.querySelectorAll(seen)].filter((one) => {
        const box = one.getBoundingClientRect();
        return Math.min(box.right, bar.right) - Math.max(box.left, bar.left) > 1
            && Math.min(box.bottom, bar.bottom) - Math.max(box.top, bar.top) > 1;
    }).map((one) => one.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize(
    ("game", "preset"),
    [
        ("thirty-one", "pennies"),
        ("mus", "default"),
        ("vingt-un", "default"),
        ("schwimmen", "default"),
    ],
)
def test_a_pause_covers_nobody_and_an_agreed_end_has_its_panel(
    ann: Player, game: str, preset: str
) -> None:
    page = ann.page
    page.goto(begin(ann.address, game, preset, 4))
    await_turn(page)
    cloth = page.locator(".felt").bounding_box()
    page.locator("summary", has_text="Match options").click()
    page.get_by_role("button", name="Pause the match").click()
    expect(bar(ann)).to_contain_text("The match is paused.")
    for width, height in [(1280, 800), (1280, 720), (390, 844), (360, 640), (820, 1180)]:
        page.set_viewport_size({"width": width, "height": height})
        ann.settle()
        assert page.evaluate(COVERS) == [], f"{width}×{height}"
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.locator(".felt").bounding_box() == cloth
    bar(ann).get_by_role("button", name="Go on").click()
    page.locator("summary", has_text="Match options").click()
    page.get_by_role("button", name="End the match").click()
    page.get_by_role("button", name="End the match").click()
    panel = page.get_by_role("region", name="The match was ended by agreement.")
    expect(panel.get_by_role("heading", name="Final standing")).to_be_visible()
    expect(panel.get_by_role("listitem")).to_have_count(2 if game == "mus" else 4)
    assert violations(ann) == [], "an agreed end"
    panel.get_by_role("button", name="Play again").click()
    expect(panel).to_have_count(0)
