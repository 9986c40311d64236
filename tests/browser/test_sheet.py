"""What belongs to a match besides its table: on a phone it is in a sheet, one press away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from benchmarks.page import WATCH, cumulative_shift
from tests.browser.axe import violations
from tests.browser.fitting import await_turn, begin
from tests.browser.player import Player
from tests.browser.screens import Screen, Screens, misfits
from tests.places import needs_page_sources

pytestmark = [pytest.mark.browser, needs_page_sources]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TABLET = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
#: The screens on which there is a sheet.
NARROW = Screens(
    (Screen(320, 568),), (Screen(360, 640), Screen(390, 844), Screen(820, 1180), Screen(740, 360))
)
#: Whether the page ends where the screen does.
ENDS = "() => document.documentElement.scrollHeight <= innerHeight"


@pytest.mark.painted
@pytest.mark.browser_context_args(**PHONE)
def test_the_log_and_the_rest_are_one_press_away_on_a_phone(player: Player) -> None:
    page = player.page
    page.goto(begin(player.address, "thirty-one", "pennies", 4))
    await_turn(page)
    expect(page.get_by_role("log")).to_have_count(0)
    assert page.evaluate(ENDS), "nothing lies below the table"
    cloth = page.locator(".felt").bounding_box()
    page.evaluate(WATCH)
    menu = page.get_by_role("banner").get_by_role("button", name="Match menu")
    menu.click()
    sheet = page.get_by_role("dialog", name="Match menu")
    expect(sheet.get_by_role("log")).to_contain_text("deals")
    expect(sheet.get_by_role("link", name="Rules", exact=True).first).to_be_visible()
    expect(sheet.get_by_role("heading", name="This match")).to_be_visible()
    expect(sheet).to_contain_text("Pennies")  # what it is played by
    # what the game is about, for somebody who sees it for the first time
    expect(sheet.get_by_role("heading", name="Thirty-one", exact=True)).to_be_visible()
    expect(sheet).to_contain_text("Collect 31 in one suit")
    assert page.locator(".felt").bounding_box() == cloth
    assert violations(player, "phone, dark", "phone, forced") == [], "the sheet"
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(menu).to_be_focused()
    assert round(cumulative_shift(page.evaluate("window.seen.shifts")), 2) == 0
    menu.click()
    page.mouse.click(195, 60)  # beside it
    expect(sheet).to_have_count(0)


def leave_for_settings(player: Player) -> Locator:
    """At a new table open the sheet, leave it for the settings, and close these. Returns the sheet,
    now gone."""
    page = player.page
    page.goto(begin(player.address, "thirty-one", "pennies", 4))
    await_turn(page)
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_be_focused()
    sheet = page.get_by_role("dialog", name="Match menu")
    sheet.get_by_role("button", name="Settings").click()
    expect(sheet).to_have_count(0)
    settings = page.get_by_role("dialog", name="Settings")
    expect(settings).to_be_visible()
    page.keyboard.press("Escape")
    expect(settings).to_be_hidden()
    return sheet


@pytest.mark.browser_context_args(**PHONE)
def test_the_sheet_is_left_for_what_is_asked_in_it(player: Player) -> None:
    page = player.page
    sheet = leave_for_settings(player)
    page.keyboard.press("/")
    sheet.get_by_label("Type a move").fill("draw")
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    expect(page.locator(".hand [data-card]")).to_have_count(4)


@pytest.mark.browser_context_args(**PHONE)
def test_a_key_is_heard_that_still_reaches_a_closed_dialog(player: Player) -> None:
    """Until the next frame the focus stays in a dialog that was closed, and keys go there."""
    page = player.page
    sheet = leave_for_settings(player)
    page.locator("dialog select").first.dispatch_event("keydown", {"key": "/", "bubbles": True})
    expect(sheet).to_be_visible()


def test_the_field_for_typed_moves_is_ready_when_it_opens(player: Player) -> None:
    page = player.page
    page.goto(begin(player.address, "mus", "default", 4))
    await_turn(page)
    page.get_by_text("Type a move", exact=True).first.click()
    expect(page.locator("#typed-move")).to_be_focused()
    page.keyboard.type("mus")  # letters are no keys of the table here
    expect(page.locator("#typed-move")).to_have_value("mus")


@pytest.mark.browser_context_args(**TABLET)
def test_a_tablet_has_the_sheet_too_and_the_way_to_the_rules_in_its_head(player: Player) -> None:
    page = player.page
    page.goto(begin(player.address, "mus", "default", 4))
    await_turn(page)
    assert page.evaluate(ENDS)
    head = page.get_by_role("banner")
    expect(head.get_by_role("link", name="Rules")).to_be_visible()
    head.get_by_role("button", name="Match menu").click()
    expect(page.get_by_role("dialog", name="Match menu").get_by_role("log")).to_be_visible()


@pytest.mark.browser_context_args(**PHONE)
def test_the_sheet_fits_every_screen(player: Player) -> None:
    page = player.page
    page.goto(begin(player.address, "three-stake-brag", "default", 4))
    await_turn(page)
    sheet = page.locator("dialog[open]")

    def open_sheet() -> None:
        page.locator(".more").click()
        sheet.wait_for()

    def close() -> None:
        sheet.wait_for()  # it was open on all screens
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)

    open_sheet()
    assert misfits(page, open_sheet, NARROW, leave=close) == []
    close()


def test_the_rules_lead_back_to_the_match_however_far_one_has_read(player: Player) -> None:
    page = player.page
    address = begin(player.address, "thirty-one", "pennies", 4)
    page.goto(address)
    await_turn(page)
    page.get_by_role("banner").get_by_role("link", name="Rules").click()
    back = page.get_by_role("link", name="Back to the match")
    expect(back).to_be_visible()
    page.locator(".contents a, nav a[href^='#']").first.click()
    page.goto(f"{player.address}/rules/mus")  # another book
    assert violations(player) == [], "the rules of a match"
    page.mouse.wheel(0, 4000)
    expect(back).to_be_in_viewport()
    back.click()
    await_turn(page)
    assert page.url == address.split("#")[0]
    page.get_by_role("heading", name="This match").click()
    with page.context.expect_page() as opened:
        page.get_by_role("complementary").get_by_role("link", name="Rules").click()
    tab = opened.value
    tab.get_by_role("link", name="Back to the match").wait_for()
    tab.close()
    page.goto(player.address)
    page.get_by_role("banner").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(back).to_have_count(0)  # the match was left before


def test_ones_own_seat_is_you_until_a_name_is_given_in_the_settings(player: Player) -> None:
    page = player.page
    page.add_init_script(
        "localStorage['boneace.settings'] = JSON.stringify({name: '', pace: 'at-once',"
        " ...JSON.parse(localStorage['boneace.test'] ?? '{}')})"
    )
    page.goto(begin(player.address, "mus", "default", 4))
    await_turn(page)
    own = page.locator(".mine .me .name, .mine strong.name").first
    expect(own).to_have_text("You")
    page.get_by_role("banner").get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").get_by_label("Your name").fill("Ann")
    page.keyboard.press("Escape")
    expect(own).to_have_text("Ann")


def test_on_a_wide_screen_somebody_may_want_the_table_alone(player: Player) -> None:
    page = player.page
    page.goto(begin(player.address, "thirty-one", "pennies", 4))
    await_turn(page)
    alone = page.get_by_role("button", name="Only the table")
    aside = page.get_by_role("complementary", name="Beside the table")
    menu = page.get_by_role("banner").get_by_role("button", name="Match menu")
    expect(aside).to_be_visible()
    expect(menu).to_be_hidden()
    alone.click()
    expect(aside).to_have_count(0)
    cloth = page.locator(".felt").bounding_box()
    assert cloth is not None and cloth["width"] == 1280
    rim = "parseFloat(getComputedStyle(document.querySelector('.felt'), '::before').width)"
    assert page.evaluate(rim) == 1280 - 2 * 32
    assert violations(player) == []
    page.reload()
    await_turn(page)
    expect(alone).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("l")
    sheet = page.get_by_role("dialog", name="Match menu")
    expect(sheet.get_by_role("log")).to_contain_text("deals")
    page.keyboard.press("Escape")
    menu.click()
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    alone.click()
    expect(aside.get_by_role("log")).to_be_visible()
    assert page.evaluate(ENDS)


@pytest.mark.browser_context_args(viewport={"width": 1280, "height": 720})
def test_what_is_unfolded_beside_a_table_is_seen(player: Player) -> None:
    page = player.page
    page.goto(begin(player.address, "thirty-one", "pennies", 4))
    await_turn(page)
    page.get_by_role("button", name="What are my moves worth?").click()
    expect(page.get_by_text("Estimates: each move was tried")).to_be_attached()
    page.locator("summary", has_text="Match options").click()
    expect(page.get_by_role("button", name="End the match")).to_be_in_viewport(ratio=1)
    page.locator("summary", has_text="This match").click()
    expect(page.get_by_role("button", name="Forget this match here")).to_be_in_viewport(ratio=0.95)
