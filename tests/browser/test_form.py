"""The form of a match: who is asked for a name, the names of bots, and the numbers of players."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from boneace.names import LONGEST
from tests.browser.player import Player

pytestmark = pytest.mark.browser

ASKED = "What should the others call you?"


def a_newcomer(player: Player) -> None:
    """The browser has no stored data, and keeps what is entered from now on."""
    player.page.goto(player.address)
    player.page.evaluate("localStorage['boneace.settings'] = '{}'")


def open_form(player: Player, game: str = "thirty-one") -> None:
    player.page.goto(f"{player.address}/new/{game}")
    expect(name_at(player, 1)).to_be_visible()


def name_at(player: Player, seat: int) -> Locator:
    return player.page.get_by_label(f"Name at seat {seat}", exact=True)


def who_at(player: Player, seat: int) -> Locator:
    return player.page.get_by_label(f"Who sits at seat {seat}", exact=True)


def test_a_newcomer_is_you_and_is_asked_for_a_name_once(player: Player) -> None:
    a_newcomer(player)
    open_form(player)
    expect(name_at(player, 1)).to_have_value("")
    expect(name_at(player, 1)).to_have_attribute("placeholder", "Your name")
    expect(name_at(player, 1)).to_have_attribute("maxlength", str(LONGEST))
    expect(player.page.get_by_text(ASKED)).to_be_visible()
    expect(player.page.get_by_label("First dealer").locator("option").first).to_have_text("You")
    name_at(player, 1).fill("Itziar")
    player.button("Start").click()
    player.page.wait_for_url("**/match/*")
    open_form(player, "switch")
    expect(name_at(player, 1)).to_have_value("Itziar")
    expect(player.page.get_by_text(ASKED)).to_have_count(0)


def test_who_gives_no_name_may_play_and_is_a_guest(player: Player) -> None:
    a_newcomer(player)
    open_form(player)
    player.button("Start").click()
    player.page.wait_for_url("**/match/*")
    expect(player.page.get_by_text("You", exact=True).first).to_be_visible()
    player.wait_for_my_turn()
    player.button("Draw").click()
    expect(player.page.get_by_role("log")).to_contain_text("You draw")
    expect(player.page.get_by_role("log")).not_to_contain_text("Guest")
    browser = player.page.context.browser
    assert browser is not None
    watcher = browser.new_page()
    watcher.goto(player.page.url.split("#")[0])
    expect(watcher.get_by_text("Guest", exact=True).first).to_be_visible()
    watcher.close()


def test_a_match_of_vingt_un_begun_at_once_is_no_evening_of_deals(player: Player) -> None:
    open_form(player, "vingt-un")
    expect(player.page.get_by_label("Deals", exact=True)).to_have_value("100")
    player.page.goto(player.address)
    player.page.get_by_role("button", name="Play now: Vingt-Un").click()
    player.page.wait_for_url("**/match/*")
    expect(player.page.get_by_text("Deal 1 of 20", exact=True)).to_be_visible()


def test_the_usual_opponent_is_the_mildest(player: Player) -> None:
    open_form(player)
    for seat in (2, 3):
        expect(who_at(player, seat).locator("option:checked")).to_have_text("Novice")
    player.button("Add a seat").click()
    expect(who_at(player, 4).locator("option:checked")).to_have_text("Novice")


def test_a_seat_turned_to_a_bot_takes_the_name_of_a_bot(player: Player) -> None:
    open_form(player)
    who_at(player, 1).select_option(label="Club player")
    expect(name_at(player, 1)).to_have_value("Dora")
    who_at(player, 1).select_option(label="You")
    expect(name_at(player, 1)).to_have_value("Ann")
    who_at(player, 3).select_option(label="You")
    expect(name_at(player, 3)).to_have_value("Ann")
    expect(name_at(player, 1)).not_to_have_value("Ann")


def test_a_name_that_is_cleared_gives_way_to_one_that_is_free(player: Player) -> None:
    open_form(player)
    name_at(player, 2).fill("")
    name_at(player, 2).blur()
    expect(name_at(player, 2)).to_have_value("Ben")
    name_at(player, 1).fill("Ben")
    name_at(player, 1).press("Enter")  # without leaving the field: the bot still gets another name
    player.page.wait_for_url("**/match/*")


def test_the_form_says_why_mus_has_no_fifth_seat_and_how_it_gets_one(player: Player) -> None:
    open_form(player, "mus")
    page = player.page
    expect(page.get_by_text(re.compile("With these rules 4 play.*Mus ilustrada"))).to_be_visible()
    expect(player.button("Add a seat")).to_be_disabled()
    page.get_by_role("button", name=re.compile("^Play .*Mus ilustrada")).click()
    expect(page.get_by_role("radio", name=re.compile("^Mus ilustrada"))).to_be_checked()
    expect(name_at(player, 5)).to_be_visible()
    expect(player.button("Add a seat")).to_be_focused()
    expect(page.get_by_text("With these rules 4 play")).to_have_count(0)


def test_what_was_chosen_and_its_rules_can_be_read_in_full(player: Player) -> None:
    page = player.page
    page.set_viewport_size({"width": 390, "height": 844})
    open_form(player)
    page.locator("summary", has_text="House rules").click()
    option = page.locator(".option", has_text="When the stock is used up")
    value = "The turn in which the last card of the stock is taken"
    expect(option.get_by_role("combobox")).to_have_accessible_description(
        "What ends a deal in which nobody has knocked."
    )
    expect(option.locator(".chosen", has_text=value)).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(option.locator(".chosen")).to_be_hidden()  # there the box has room
    expect(option.get_by_role("link")).to_have_text(["Rule T31-18"])
    option.get_by_role("button", name="2 more").click()
    expect(option.get_by_role("link")).to_have_count(3)
    expect(option.get_by_role("link").nth(1)).to_be_focused()


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844})
def test_what_unfolds_below_the_foot_of_the_screen_comes_into_sight(player: Player) -> None:
    open_form(player)
    summary = player.page.locator("summary", has_text="About the opponents")
    summary.evaluate("(one) => one.scrollIntoView({ block: 'end' })")
    last = player.page.locator("details dd").last
    expect(last).to_be_hidden()
    summary.click()
    expect(last).to_be_in_viewport(ratio=1)
