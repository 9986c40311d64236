"""How the page answers a finger, a pointer at rest, a keyboard, and colours that are the reader's
own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.fitting import await_turn, begin
from tests.browser.player import Player
from tests.browser.waiting import until

pytestmark = pytest.mark.browser

#: The selectors with :hover, and those of them that a touch would trigger.
HOVERS = """() => {
    const all = [], stuck = [];
    const walk = (rules, guarded) => {
        for (const rule of rules) {
            if (rule.selectorText?.includes(':hover')) {
                all.push(rule.selectorText);
                if (!guarded) stuck.push(rule.selectorText);
            }
            const hovering = /\\(hover:\\s*hover\\)/.test(rule.media?.mediaText ?? '');
            if (rule.cssRules) walk(rule.cssRules, guarded || hovering);
        }
    };
    for (const sheet of document.styleSheets) walk(sheet.cssRules, false);
    return { all, stuck };
}"""

#: The cards, and the total beside the hand, that an element covers.
COVERED = """(over) => {
    const a = over.getBoundingClientRect();
    return [...document.querySelectorAll('[data-card], .me .total, [data-place]')].filter((one) => {
        const b = one.getBoundingClientRect();
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    }).length;
}"""


NAMES = "(all) => all.map((one) => one.getAttribute('aria-label'))"


def test_what_is_for_a_pointer_does_not_stick_to_a_finger(player: Player) -> None:
    player.page.goto(player.address)
    found = player.page.evaluate(HOVERS)
    assert found["all"] and found["stuck"] == []


@pytest.mark.parametrize("game", ["thirty-one", "vingt-un", "mus"])
def test_cards_keep_their_frames_in_forced_colours(player: Player, game: str) -> None:
    page = player.page
    page.emulate_media(forced_colors="active")
    page.goto(begin(player.address, game, "pennies" if game == "thirty-one" else "default", 4))
    await_turn(page)
    styles = page.locator(".card").evaluate_all(
        "(cards) => cards.map((card) => getComputedStyle(card).outlineStyle)"
    )
    assert styles and set(styles) == {"solid"}


def test_the_focus_is_at_the_table_when_a_match_opens(player: Player) -> None:
    page = player.page
    player.open_form("thirty-one", "Thirty-one")
    player.fill_form(2, "Pennies", "Novice")
    page.get_by_label("First dealer").select_option(index=1)
    page.get_by_role("button", name="Start", exact=True).focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/match/*")
    player.wait_for_my_turn()
    until(page, "document.activeElement !== document.body")
    assert page.evaluate("document.activeElement.matches('main .actions button, main h1')")
    expect(page.get_by_role("log")).not_to_contain_text("draws")


def test_a_hint_waits_for_the_pointer_and_covers_no_card(player: Player) -> None:
    page = player.page
    page.goto(begin(player.address, "thirty-one", "pennies", 3))
    await_turn(page)
    box = player.button("Knock").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.reload()  # the button appears under the pointer, as it does after Start
    await_turn(page)
    page.wait_for_timeout(2500)
    told = page.get_by_text(re.compile("^End the deal")).and_(page.locator(":visible"))
    shown = told.and_(page.locator(":not(.hidden-text)"))
    expect(shown).to_have_count(0)
    page.mouse.move(box["x"] + 40, box["y"] + 20, steps=4)
    expect(shown).to_have_count(1)
    assert shown.evaluate(COVERED) == 0
    page.mouse.move(5, 5)
    expect(shown).to_have_count(0)


def test_a_match_with_a_length_says_how_far_it_has_come(player: Player) -> None:
    page = player.page
    page.goto(begin(player.address, "three-stake-brag", "default", 2, deals=7))
    await_turn(page)
    expect(page.get_by_text("Deal 1 of 7", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("deal 1 of 7")
    page.goto(begin(player.address, "thirty-one", "pennies", 2))
    await_turn(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("deal 1")
    assert "of" not in page.get_by_role("heading", level=1).inner_text().split("deal")[1]


def test_a_discard_says_what_it_leaves_and_a_showdown_what_counted(player: Player) -> None:
    page = player.page
    page.goto(begin(player.address, "thirty-one", "pennies", 2))
    await_turn(page)
    player.button("Draw").click()
    discards = player.button(re.compile("^Discard .*, leaves [0-9]+$"))
    expect(discards).to_have_count(4)
    below = page.locator(".hand .left").all_inner_texts()
    named = [name.rsplit(" ", 1)[1] for name in discards.evaluate_all(NAMES)]
    assert below == named
    player.play_to_the_end_of_the_deal()
    counted = page.get_by_role("img", name=re.compile(", counts$"))
    assert counted.count() >= 2
    lifted = counted.evaluate_all(
        "(cards) => cards.map((card) => getComputedStyle(card).transform)"
    )
    assert set(lifted) == {"matrix(1, 0, 0, 1, 0, -6)"}


def test_a_hint_comes_to_the_keyboard_too_and_not_to_a_focus_that_the_page_has_set(
    player: Player,
) -> None:
    page = player.page
    page.goto(begin(player.address, "thirty-one", "pennies", 3))
    await_turn(page)
    hint = page.locator(".line .hint")
    player.button("Draw").focus()
    page.wait_for_timeout(1200)
    expect(hint).to_have_count(0)
    page.keyboard.press("Tab")
    expect(hint).to_have_count(1)
    assert hint.inner_text() in (player.button("Take").locator("..").inner_text())
    page.keyboard.press("Shift+Tab")
    expect(hint).to_contain_text("stock")


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_a_finger_that_stays_on_a_button_asks_what_it_does(player: Player) -> None:
    page = player.page
    page.goto(begin(player.address, "thirty-one", "pennies", 3))
    await_turn(page)
    box = player.button("Knock").bounding_box()
    assert box is not None
    at = {"x": box["x"] + 30, "y": box["y"] + 20}
    touch = page.context.new_cdp_session(page)

    def finger(kind: str) -> None:
        points = [at] if kind == "touchStart" else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    finger("touchStart")
    hint = page.locator(".line .hint")
    expect(hint).to_contain_text("End the deal")
    finger("touchEnd")
    page.wait_for_timeout(400)
    expect(hint).to_contain_text("End the deal")  # it stays to be read
    expect(page.locator(".mine.turn")).to_have_count(1)  # and nothing was played
    page.touchscreen.tap(12, 480)
    expect(hint).to_have_count(0)
    player.button("Knock").tap()
    expect(page.locator(".mine.turn")).to_have_count(0)


@pytest.mark.browser_context_args(viewport={"width": 1920, "height": 1080})
@pytest.mark.parametrize(
    ("game", "preset", "least"), [("vingt-un", "default", 75), ("mus", "default", 58)]
)
def test_on_a_large_screen_the_cards_of_the_others_are_large_too(
    player: Player, game: str, preset: str, least: int
) -> None:
    player.page.goto(begin(player.address, game, preset, 4))
    await_turn(player.page)
    card = player.page.locator(".players .card").first
    assert card.evaluate("(one) => one.getBoundingClientRect().width") >= least
